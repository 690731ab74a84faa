/** The printed text is the program: without any one of its clauses a card makes a game go another way. */
import { describe, expect, test } from "vitest";
import { SHIPPED_CARDS } from "../megacorp.test-support.ts";
import { CLAUSES, isNoticed } from "./clauses.test-support.ts";

/** Every so many of them, of those that a game notices soon; all are tried by `npm run gates -- --only clauses`. */
const EVERY = 60;

describe("A text decides what happens", () => {
  test("the same text again changes nothing", () => expect(isNoticed(7, SHIPPED_CARDS[7]?.text ?? "", 10)).toBe(false), 60_000);
  test.each(CLAUSES.filter((_, i) => i % EVERY === 20))(
    "$id without “$words”",
    ({ index, rest }) => expect(isNoticed(index, rest)).toBe(true),
    60_000,
  );
});
