import { describe, expect, test } from "vitest";
import { DEPTHS, gate, shippedLanguage } from "../../../tests/gates/language.ts";
import { some } from "../../../tests/size.ts";
import { LANGUAGE_GAMES } from "../../games/game.ts";
import { type Construct, construct, readPhrase } from "./construct.ts";
import { grammarOf } from "./grammar.ts";
import { inclusions, type Sort } from "./sort.ts";

/** The full size, 20,000 for each vocabulary: `npm run gates -- --only language`. */
const TREES = 4500;
/** A larger vocabulary is drawn from more often, so that as few of its words are missed. */
const TREES_EACH = 4;
const SEED = 20_261_121;

describe(`random sentences are read back as the one equal tree (seed ${SEED})`, () => {
  test.each(LANGUAGE_GAMES)("core and %s", (game) => {
    const language = shippedLanguage(game);
    const { failures, depths, neverDrawn } = gate(language, Math.max(TREES, TREES_EACH * language.constructs.length), SEED);
    expect(failures).toEqual([]);
    expect(Math.max(...Object.keys(depths).map(Number))).toBe(deepest(language.constructs));
    // Names are drawn from a list; of the other constructs the rarest few of a vocabulary may be missed by so small a sample.
    const missed = neverDrawn.filter((id) => !id.startsWith("kwname."));
    expect(missed.length / language.constructs.length, missed.join(" ")).toBeLessThan(0.03);
  });
});

/** How deep a sentence of these constructs can be, up to the deepest that is drawn. */
function deepest(constructs: readonly Construct[]): number {
  let depths = new Map<Sort, number>();
  for (let i = 0; i < Math.max(...DEPTHS); i++) {
    const before = depths;
    const of = (sort: Sort): number => Math.max(before.get(sort) ?? 0, ...inclusions(sort).map((inner) => of(inner.sort)));
    depths = new Map(
      constructs.map(({ sort }) => [
        sort,
        Math.max(
          ...constructs
            .filter((other) => other.sort === sort)
            .map(
              ({ phrase, means }) =>
                (means === undefined ? 1 : 0) + Math.max(0, ...readPhrase(phrase).map((item) => (item.is === "hole" ? of(item.sort) : 0))),
            ),
        ),
      ]),
    );
  }
  return depths.get("Line") ?? 0;
}

test("games whose sentences can be as deep as any that is drawn have such sentences drawn", () =>
  expect(LANGUAGE_GAMES.filter((game) => deepest(shippedLanguage(game).constructs) === 10)).toEqual(
    expect.arrayContaining(["megacorp", "san", "virtual-revolution"]),
  ));

/** Each cure of an ambiguity undone on purpose: what the strata forbid is allowed, and the gate must notice. A sample undoes the first two. */
describe("a cure undone is caught", () => {
  const phrase = (sort: Sort, words: string): Construct => construct(sort, `undone ${words}`, words, "Undone.", "");
  const undone: readonly (readonly [string, readonly Construct[]])[] = [
    ["conditions behind their act", [phrase("VPe", "{v:VP:=} if {c:Conds}"), phrase("Body", "{l:Loop} if {c:Conds}")]],
    ["“may” within a sequence", [phrase("Act", "you may {v:VPe:0}")]],
    ["“if” within a sequence", [phrase("Act", "if {c:Conds}, {v:VPe:0}")]],
    ["“for each” over a sequence", [phrase("Loop", "{s:Seq} for each {p:Per}")]],
    ["acts without a duration", [{ ...phrase("Act", "{c:CardsL} (gets|get)@c {m:Mods}"), weight: 6 }]],
    ["selections without a determiner", [{ ...phrase("Cards", "{g:Group:1}"), num: 1 }]],
    ["“and” mixed with “or”", [phrase("Conds", "{a:Cond} and {b:Conds}"), phrase("Conds", "{a:Cond} or {b:Conds}")]],
    ["a verb with a number and with a selection", [phrase("VP", "(draw|draws) {c:CardsL}")]],
    ["an open value inside a noun", [phrase("With", "with {t:Trait} less than {v:Value}")]],
  ];
  const language = shippedLanguage("megacorp");
  test.each(some(undone, 2))("%s", (_, added) => {
    const constructs = [...language.constructs, ...added];
    const { failures } = gate({ ...language, constructs, grammar: grammarOf(constructs) }, 2000, SEED);
    expect(failures.some(({ reason }) => reason === "several")).toBe(true);
  });
});
