/** What is answered while the studio starts. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerStarting } from "./starting.ts";

const server = createServer(answerStarting);
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

async function ask(path: string) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const { status, headers } = answer;
  return {
    status,
    again: headers.get("retry-after"),
    refresh: headers.get("refresh"),
    type: headers.get("content-type"),
    text: await answer.text(),
  };
}

test.each(["/", "/decks", "/apiary", "/megacorp/cards?q=api"])("the page %s comes by itself", async (path) => {
  const { text, ...head } = await ask(path);
  expect(head).toEqual({ status: 503, again: "1", refresh: "1", type: "text/html; charset=utf-8" });
  expect(text).toContain("The studio is starting. This page reloads by itself in a second.");
});

test.each(["/api", "/api/games", "/api?x=1"])("%s is told to ask again, as of every error of the API", async (path) => {
  const { text, ...head } = await ask(path);
  expect(head).toEqual({ status: 503, again: "1", refresh: null, type: expect.stringMatching(/^application\/json/) });
  expect(JSON.parse(text)).toEqual({ error: { code: "starting", message: "The studio is starting. Try again in a second." } });
});
