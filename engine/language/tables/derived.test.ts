import { describe, expect, test } from "vitest";
import { gate, shippedLanguage } from "../../../tests/gates/language.ts";
import { rngOf } from "../../kernel/rng.ts";
import { offersFor } from "../editing/block-edit.ts";
import { blocksOf, slotsIn, wordsOfSlot } from "../editing/blocks.ts";
import { complete } from "../editing/complete.ts";
import { loaded, TOY_LANGUAGE, toyVocabularies } from "../fixtures/toy.ts";
import { readText } from "../reading/read.ts";
import { echo } from "../telling/echo.ts";
import { intentsOf } from "../telling/intent.ts";
import { aboutAt, wordsOf } from "../telling/look.ts";
import { meaningsOf } from "../telling/meaning.ts";
import { tellText } from "../telling/tell.ts";
import { bare, GAP } from "../tree.ts";
import { construct } from "./construct.ts";
import { referenceOf } from "./reference.ts";
import { samplerOf } from "./sample.ts";
import { type JsonSchema, treeSchema } from "./schema.ts";

const polish = construct(
  "VP",
  "polish",
  "(polish|polishes) {c:CardsL} with {t:Trait}",
  "Makes cards shine.",
  "polish target robot with STEAM",
  {
    also: ["(rub|rubs) {c:CardsL} with {t:Trait}"],
  },
);
const grown = loaded(...toyVocabularies(), { id: "polish", imports: ["core", "toy"], constructs: [polish] });

describe("one new entry shows up everywhere", () => {
  test("before, nobody knows it", () => {
    expect(readText(TOY_LANGUAGE, "Polish this with STEAM.").problems).toHaveLength(1);
    expect(complete(TOY_LANGUAGE, "Pol")).toEqual([]);
  });
  test("the parser reads it, the printer writes it", () => {
    expect(readText(grown, "Each player rubs a robot with steam.")).toMatchObject({
      problems: [],
      canonical: "Each player polishes a robot with STEAM.",
    });
  });
  test("completions offer it", () => expect(complete(grown, "Pol").map(({ text }) => text)).toEqual(["polish"]));
  test("the reference tells of it", () => {
    expect(referenceOf(grown).flatMap(({ entries }) => entries.filter(({ id }) => id === "polish"))).toEqual([
      {
        id: "polish",
        from: "polish",
        phrase: "polish ‹cards: a card› with ‹a trait›",
        doc: "Makes cards shine.",
        example: "polish target robot with STEAM",
        same: [],
        also: ["rub ‹cards: a card› with ‹a trait›"],
        refused: [],
      },
    ]);
  });
  test("the block editor offers it, with its holes open, and shows its slots", () => {
    const polished = offersFor(grown, "Body").find(({ id }) => id === "polish");
    expect(polished).toMatchObject({ doc: "Makes cards shine.", tree: { is: "polish", holes: { c: GAP, t: GAP } } });
    expect(offersFor(TOY_LANGUAGE, "Body").map(({ id }) => id)).not.toContain("polish");
    const text = "Polish this with STEAM.";
    const [sentence] = blocksOf(grown, text, readText(grown, text));
    const block = sentence?.slot && slotsIn(sentence.slot)[0];
    expect(block && slotsIn(block).map((slot) => `${slot.label}: ${wordsOfSlot(slot)}`)).toEqual(["cards: this", "a trait: STEAM"]);
  });
  test("search finds it, and its word is enough to begin with", () => {
    const { words, of } = meaningsOf(grown);
    expect(words.does.map(({ value }) => value)).toContain("polish");
    expect(of(readText(grown, "Polish this with STEAM.").abilities).does).toEqual(["polish"]);
    expect(intentsOf(grown, "destroyed polish").map(({ sentence }) => sentence)).toContain(
      "When this is destroyed, polish target robot with STEAM.",
    );
  });
  test("its words have their colour and their help", () => {
    const words = wordsOf(grown, readText(grown, "Polish this with STEAM."));
    expect(words.map(({ look }) => look)).toEqual(["verb", "cards", "verb", "trait"]);
    expect(aboutAt(grown, words, 0)).toMatchObject({ id: "polish", doc: "Makes cards shine." });
  });
  test("what it does is told", () =>
    expect(
      tellText(grown, readText(grown, "When this is destroyed, polish a robot with STEAM."), { instructions: false }).abilities,
    ).toMatchObject([{ when: "When this is destroyed", steps: [{ number: "1", text: "Polish a robot with STEAM." }] }]));
  test("the schema allows it", () => {
    expect(JSON.stringify(treeSchema(grown))).toContain('"#/$defs/is polish"');
    expect(JSON.stringify(treeSchema(TOY_LANGUAGE))).not.toContain("polish");
  });
  test("the sampler draws it, and it still has one reading", () => {
    const { failures, neverDrawn } = gate(grown, 1500, 3);
    expect(failures).toEqual([]);
    expect(neverDrawn).not.toContain("polish");
  });
});

/** As much of JSON schema as the trees need. */
function allows(root: JsonSchema, schema: JsonSchema, value: unknown): boolean {
  const {
    $ref,
    anyOf,
    type,
    properties = {},
    required = [],
    pattern,
  } = schema as {
    readonly $ref?: string;
    readonly anyOf?: readonly JsonSchema[];
    readonly type?: string;
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
    readonly pattern?: string;
  };
  const definitions = root["$defs"] as Readonly<Record<string, JsonSchema>>;
  if ($ref !== undefined && $ref !== "#") return allows(root, definitions[$ref.replace("#/$defs/", "")] ?? { const: undefined }, value);
  if (anyOf) return anyOf.some((option) => allows(root, option, value));
  if ("const" in schema) return schema["const"] === value;
  if ("enum" in schema) return (schema["enum"] as readonly unknown[]).includes(value);
  if (type === "integer") return Number.isInteger(value) && (typeof schema["minimum"] !== "number" || Number(value) >= schema["minimum"]);
  if (type === "string") return typeof value === "string" && (pattern === undefined || new RegExp(pattern).test(value));
  if (typeof value !== "object" || value === null) return false;
  const members = Object.entries(value);
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    members.every(([name, member]) => properties[name] !== undefined && allows(root, properties[name], member))
  );
}

describe("the schema of trees", () => {
  const language = shippedLanguage("san");
  const schema = treeSchema(language);
  test("allows what the sampler draws", () => {
    const rng = rngOf(5);
    const sample = samplerOf(language.grammar);
    for (let i = 0; i < 300; i++) expect(allows(schema, schema, JSON.parse(JSON.stringify(bare(sample(rng, "Line", 8)))))).toBe(true);
  });
  test.each([
    ["a construct that there is not", { is: "line.do", holes: { b: { is: "explode", holes: {} } } }],
    ["a hole of another sort", { is: "line.do", holes: { b: { is: "draw", holes: { n: { is: "this", holes: {} } } } } }],
    ["a hole left out", { is: "line.do", holes: {} }],
    ["a hole that it does not have", { is: "line.do", holes: { b: { is: "nothing", holes: { n: 1 } } } }],
  ])("refuses %s", (_, tree) => expect(allows(schema, schema, tree)).toBe(false));
});

test("every construct stands in the reference once, with documentation and an example", () => {
  for (const game of ["san", "megacorp"] as const) {
    const language = shippedLanguage(game);
    const entries = referenceOf(language).flatMap((sort) => sort.entries);
    expect(entries.map(({ id }) => id).sort()).toEqual(language.constructs.map(({ id }) => id).sort());
    for (const { doc, example, from } of entries) expect([doc, example, from]).not.toContain("");
  }
});

test("the echo says what asks about the part before it, and what each “for each” covers", () => {
  const language = shippedLanguage("megacorp");
  const told = (text: string) => echo(language, readText(language, text).abilities).map(({ text: line }) => line);
  const [, ...lines] = told("You may draw 1 card. If you do, lose 1M. Otherwise, draw 1 card for each location you control, then gain 2M.");
  expect(lines).toContain("If you do, lose 1M. Only if the part before it was done.");
  expect(lines.filter((line) => line.startsWith("Otherwise, ")).map((line) => line.split(". ").at(-1))).toEqual([
    "Only if the part before it was not done.",
  ]);
  expect(lines.some((line) => /^Draw 1 card for each .* alone\.$/.test(line))).toBe(true);
  expect(told("For each character you control, draw 1 card, then gain 1M.")[1]).toMatch(
    /For each character you control all of “draw 1 card, then gain 1M” is done/,
  );
});

test("the echo tells what was understood, step by step", () => {
  const language = shippedLanguage("megacorp");
  const text = "Upkeep 1. Once per turn, pay 1M: Deal 2 BQ damage to target location, then destroy that location.";
  expect(echo(language, readText(language, text).abilities).map(({ depth, text: line }) => `${"  ".repeat(depth)}${line}`)).toEqual([
    "Ability 1. Keyword.",
    "  Upkeep 1. In your Accounting phase pay 1M, or it is destroyed.",
    "Ability 2. Can be used by paying its cost.",
    "  Once per turn, pay 1M: Deal 2 BQ damage to target location, then destroy that location.",
    "    Once per turn. Once each turn for each card.",
    "    Pay 1M. Money goes to the bank. A player with less cannot pay.",
    "    Deal 2 BQ damage to target location, then destroy that location.",
    "      Deal 2 BQ damage to target location. Damage of one trait each; a card without the score is not damaged.",
    "      Destroy that location. In play unless a zone is named; the acting player chooses. “that location” is “target location”.",
  ]);
});
