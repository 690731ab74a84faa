/** Any text whatever: an answer, no exception, no part lost, and the normal form means the same. */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { times } from "../../../tests/size.ts";
import { valueKey } from "./field.ts";
import { searchFields } from "./fields.ts";
import { makeCards, SMALL } from "./fixtures/small.ts";
import {
  buildIndex,
  complete,
  explainNothing,
  highlight,
  loadRegex,
  parseQuery,
  printQuery,
  readFilters,
  search,
  toggleFilter,
} from "./index.ts";
import { DEEPEST_GROUP } from "./parse.ts";
import { compileRegex } from "./regex.ts";
import type { Node, Query } from "./types.ts";

const index = buildIndex(
  makeCards({
    "M.I.C.": [
      "guard",
      { text: "Draw 2 cards.", fields: { colour: "red", price: 3, powers: { AA: 2, BB: null }, upkeep: {}, tags: ["#Human"] } },
    ],
    "Tidal Wave": ["tide", { fields: { colour: "dark blue", price: 5, powers: { AA: 1, BB: 4 }, upkeep: {}, tags: ["#Water"] } }],
  }),
  SMALL,
);
const context = {
  today: "2026-11-12",
  saved: (name: string) => (name === "a" ? "@b" : name === "b" ? "@a type:guard" : undefined),
  savedNames: ["a", "b"],
};

const PIECES = [
  ...'()|,-!#@/"“:=<> i',
  ...[
    "or",
    "not",
    "and",
    "a",
    "b",
    "mic",
    "wave",
    ">=",
    "!=",
    "<=",
    "=>",
    "type",
    "t:",
    "guard",
    "c:red",
    "colour:",
    '"dark blue"',
    "p",
    "aa",
    "bb",
    "aa+bb",
    "3",
    "2-4",
    "-1",
    "5M",
    "1.5",
  ],
  ...[
    "#human",
    "tag=water",
    "@a",
    "@b",
    '!"tidal wave"',
    "x:/[a-z]+/i",
    "/(/",
    "n:",
    "changed<7d",
    "2026-11-01",
    "sort:-p,n",
    "view:grid",
    "game:san",
    "unique:name",
    "in:deck",
    "count",
    "legal:open",
  ],
  ...[
    "has:",
    "is:rare",
    "is:new",
    "noise",
    "k:fly",
    "\u202e",
    "\u200b",
    "é",
    "★",
    "😀",
    "\ud800",
    "\n",
    "\t",
    "tpye:guard",
    "c:red,",
    "num:r-h4",
  ],
];
const queries = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.constant(" ")), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }).map((parts) => parts.join(" ")),
);

/** The tree without the places. */
const bare = (node: Node): unknown =>
  JSON.parse(JSON.stringify(node, (key, value: unknown) => (["from", "to", "group"].includes(key) ? undefined : value)));
const leaves = (node: Node): readonly Node[] =>
  node.kind === "and" || node.kind === "or" ? node.parts.flatMap(leaves) : node.kind === "not" ? leaves(node.part) : [node];

/** What of the text is neither in a part of the tree, nor a directive, nor ignored. */
function unaccounted(query: Query): string {
  const chars = [...query.text].flatMap((char) => char.split(""));
  for (const { from, to } of [...leaves(query.tree), ...query.directiveParts, ...query.ignored]) chars.fill(" ", from, to);
  return chars.join("");
}

beforeAll(loadRegex);

describe("any text", () => {
  const law = (title: string, holds: (text: string) => void) =>
    test(title, () => fc.assert(fc.property(queries, holds), { numRuns: times(1500) }));

  law("is answered, with every fault in its place", (text) => {
    const result = search(index, text, context);
    expect(result.total).toBe(result.cards.length);
    for (const each of [...result.ignored]) {
      expect(each.from).toBeLessThan(each.to);
      expect(each.to).toBeLessThanOrEqual(text.length);
      expect(each.message.length).toBeGreaterThan(10);
    }
  });
  law("is all in the tree, a directive, an ignored part, or what joins them", (text) => {
    expect(unaccounted(parseQuery(text, SMALL)).replace(/\b(or|not)\b/gi, "")).toMatch(/^[\s()|,-]*$/u);
  });
  law("means the same in its normal form", (text) => {
    const query = parseQuery(text, SMALL);
    const again = parseQuery(printQuery(query), SMALL);
    expect(again.ignored).toEqual([]);
    expect(bare(again.tree)).toEqual(bare(parseQuery(printQuery(again), SMALL).tree));
    expect(printQuery(again)).toBe(printQuery(query));
    expect(search(index, printQuery(query), context).cards).toEqual(search(index, text, context).cards);
  });
  law("is closed by its closing", (text) => {
    expect(parseQuery(text + parseQuery(text, SMALL).closing, SMALL).closing).toBe("");
  });
  law("is coloured without gaps", (text) => {
    const tokens = highlight(text, SMALL);
    expect(tokens.map((token) => text.slice(token.from, token.to)).join("")).toBe(text);
  });
  law("can be completed anywhere and explained", (text) => {
    for (let at = 0; at <= text.length; at++)
      for (const each of complete(text, at, index, context)) expect(each.from <= at && at <= each.to).toBe(true);
    explainNothing(index, text, context);
  });
});

describe("chips", () => {
  const chips = fc.constantFrom(
    ...searchFields(SMALL).all.flatMap((field) =>
      (field.name === "tag"
        ? ["human", "water"]
        : field.name === "colour"
          ? ["red", "dark blue", "-"]
          : field.name === "price"
            ? ["3", "5", "-"]
            : field.name === "type"
              ? ["guard", "tide"]
              : field.name === "is"
                ? ["rare", "vanilla"]
                : []
      ).map((value) => ({ field: field.name, value })),
    ),
  );
  const sorted = (text: string) =>
    readFilters(text, SMALL)
      .map((each) => JSON.stringify(each))
      .toSorted();

  test("a click changes that chip and no other, whatever the text", () =>
    fc.assert(
      fc.property(queries, chips, fc.constantFrom("include" as const, "exclude" as const, "clear" as const), (text, chip, mode) => {
        const closed = text + parseQuery(text, SMALL).closing;
        const others = readFilters(closed, SMALL)
          .filter((each) => each.field !== chip.field || valueKey(each.value) !== valueKey(chip.value))
          .map((each) => JSON.stringify(each));
        const edited = toggleFilter(text, SMALL, chip.field, chip.value, mode);
        const wanted = mode === "clear" ? others : [...others, JSON.stringify({ ...chip, mode })];
        expect(sorted(edited)).toEqual(wanted.toSorted());
      }),
      { numRuns: times(3000) },
    ));

  test("chips → text → chips is identity", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ chip: chips, mode: fc.constantFrom("include" as const, "exclude" as const) }), {
          selector: ({ chip }) => `${chip.field}:${chip.value}`,
        }),
        (state) => {
          const text = state.reduce((edited, { chip, mode }) => toggleFilter(edited, SMALL, chip.field, chip.value, mode), "");
          expect(sorted(text)).toEqual(state.map(({ chip, mode }) => JSON.stringify({ ...chip, mode })).toSorted());
          const cleared = state.reduce((edited, { chip }) => toggleFilter(edited, SMALL, chip.field, chip.value, "clear"), text);
          expect(cleared).toBe("");
        },
      ),
    ));
});

describe("hostile texts", () => {
  test.each([
    ["100,000 characters", "type:guard ".repeat(10_000)],
    ["10,000 parentheses", "(".repeat(10_000)],
    ["2,000 parentheses", "(".repeat(2000)],
    ["2,000 minus signs", "-".repeat(2000)],
    ["as many ors", "or ".repeat(660)],
    ["right to left", "\u202e\u2067type:guard\u202c"],
    ["zero width", "\u200btype\u200b:guard"],
    ["script", "<script>alert(1)</script>"],
    ["SQL", "'; DROP TABLE cards; --"],
    ["a path", "../../etc/passwd"],
  ])("%s: a sentence, no exception", (_, text) => {
    const result = search(index, text, context);
    expect(result.ignored.length + result.notices.length).toBeGreaterThan(0);
  });

  test("groups nest as deep as is allowed within a long text", () => {
    const deep = `${"-(".repeat(DEEPEST_GROUP)}mic${")".repeat(DEEPEST_GROUP)}`;
    expect(search(index, deep).cards.map((card) => card.name)).toEqual(["M.I.C."]);
  });

  test.each(["(a+)+$", "(a|aa)+$", "(.*)*x", "^(([a-z])+.)+[A-Z]([a-z])+$"])("%s takes time in proportion to the text", (pattern) => {
    const compiled = compileRegex(pattern, false);
    if (!compiled.ok) throw new Error(compiled.error);
    // A backtracking engine would need 2 to the 20,000 steps.
    expect(compiled.value(`${"a".repeat(20_000)}!`)).toBe(false);
  });

  test.each(["x{0,1000}".repeat(30), "((a{100}){100}){100}", "(", "[", "(?=a)", "\\1", "a".repeat(400), "(".repeat(290)])(
    "%s is refused with a sentence",
    (pattern) => {
      const { ignored, total } = search(index, `x:/${pattern}/`);
      expect(ignored.map((each) => each.message)).toEqual([expect.stringMatching(/^(The|A) regular expression .+\.$/)]);
      expect(total).toBe(2);
    },
  );

  test.each([true, false])("a fault quotes the pattern as it was typed (small letters too: %s)", (ignoreCase) => {
    expect(compileRegex("a(", ignoreCase)).toEqual({ ok: false, error: "The regular expression is not valid: missing closing ): `a(`." });
  });
});
