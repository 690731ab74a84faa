import { describe, expect, test } from "vitest";
import { gate, shippedLanguage } from "../../tests/gates/language.ts";
import { construct } from "./construct.ts";
import { TOY_LANGUAGE } from "./fixtures/toy.ts";
import { grammarOf } from "./grammar.ts";

/** The full size, 20,000 for each vocabulary, runs by `node tests/gates/language.ts`. */
const TREES = 2500;
const SEED = 20_261_121;

describe(`random sentences are read back as the one equal tree (seed ${SEED})`, () => {
  test.each(["san", "megacorp"] as const)("core and %s", (game) => {
    const { failures, depths, neverDrawn } = gate(shippedLanguage(game), TREES, SEED);
    expect(failures).toEqual([]);
    expect(Math.max(...Object.keys(depths).map(Number))).toBe(10);
    expect(neverDrawn.filter((id) => game === "megacorp" && !id.startsWith("kwname."))).toEqual([]);
  });
  test("a vocabulary that says one thing in two ways is caught", () => {
    const twice = construct("Act", "may.act", "you may {v:VPe:0}", "May owns no more than one act.", "draw 1 card, then you may gain 2M");
    // Its example would be refused when loaded, so the grammar is built without that check.
    const constructs = [...TOY_LANGUAGE.constructs, twice];
    const { failures } = gate({ ...TOY_LANGUAGE, constructs, grammar: grammarOf(constructs) }, 1000, SEED);
    expect(failures.some(({ reason }) => reason === "several")).toBe(true);
  });
});
