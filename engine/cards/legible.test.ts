import { describe, expect, test } from "vitest";
import { legible } from "./legible.ts";

describe("What people typed, in a sentence", () => {
  test.each([
    ['No name has "x\u202eabc" in it.', 'No name has "x\ufffdabc" in it.'],
    ["v1 \u2067winter\u2069 plan", "v1 \ufffdwinter\ufffd plan"],
    ["Tidal\u200bWave\ufeff", "Tidal\ufffdWave\ufffd"],
    ["👩\u200d🚀", "👩\u200d🚀"],
    ["שלום, Ægir", "שלום, Ægir"],
  ])("%j reads %j", (typed, read) => expect(legible(typed)).toBe(read));
});
