import { describe, expect, test } from "vitest";
import type { ApiError } from "../engine/cards/library.ts";
import { misaddressed } from "./address.ts";

const told = async (method: string, target: string) => {
  const answer = misaddressed(method, target);
  if (!answer) return undefined;
  const { error } = (await answer.json()) as ApiError;
  expect(error.message).toMatch(/^[A-Z].*\.$/);
  return `${answer.status} ${error.code} ${answer.headers.get("allow") ?? ""}`.trim();
};

describe("an address of the API", () => {
  test.each([
    ["GET", "/api/games"],
    ["HEAD", "/api/games"],
    ["OPTIONS", "/api/decks"],
    ["GET", "/api/games/megacorp/cards?q=a/b"],
    ["DELETE", "/api/decks/abc"],
    ["GET", "/api/decks/"],
    ["GET", "/api/openapi"],
    ["GET", "/api/decks/..%2f..%2fetc"],
  ])("%s %s goes to its route", async (method, target) => expect(await told(method, target)).toBeUndefined());
  test.each([["/"], ["/decks"], ["/apiary"], ["/megacorp/cards?to=/api/nothing"]])("%s is a page", async (target) =>
    expect(await told("POST", target)).toBeUndefined(),
  );
  test.each([["/decks/%E0%A4%A"], ["/megacorp/cards/100%"]])("%s is refused as text, since it cannot be read", async (target) => {
    const answer = misaddressed("GET", target);
    expect([answer?.status, await answer?.text()]).toEqual([400, "The address contains an invalid % escape. Write % as %25.\n"]);
  });
  test.each([
    ["GET", "/api", "404 no-such-route"],
    ["GET", "/api/nothing", "404 no-such-route"],
    ["GET", "/api/decks/a/b/c/d", "404 no-such-route"],
    ["GET", "/api/cards/megacorp/%E0%A4%A", "400 invalid"],
    ["PATCH", "/api/decks", "405 method GET, POST"],
    ["POST", "/api/decks/abc", "405 method DELETE, GET, PUT"],
    ["GET", "/api/decks/import", "405 method POST"],
  ])("%s %s is refused with a sentence", async (method, target, answer) => expect(await told(method, target)).toBe(answer));
});
