/** Answers without Next. */
import type { ServerResponse } from "node:http";

/** Writes an answer, headers and all, and ends it. */
export async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}
