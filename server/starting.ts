/** What the studio answers from the moment on in which it has a port until it can show pages. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isApi, refuseInJson } from "./door.ts";
import { PLAIN_HEADING, plainPage } from "./plain-page.ts";

const PAGE = plainPage(
  "Starting",
  `  <div>${PLAIN_HEADING}<p role="status">The studio is starting. This page reloads by itself in a second.</p></div>`,
);

/** A page asks again by itself; who asks the API is told to. */
export function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("retry-after", "1");
  if (isApi(request)) refuseInJson(response, 503, "starting", "The studio is starting. Try again in a second.");
  else
    response
      .writeHead(503, {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        refresh: "1",
      })
      .end(PAGE);
}
