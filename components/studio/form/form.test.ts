import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blankFields } from "../../../engine/cards/blank.ts";
import { GAME_IDS } from "../../../engine/cards/card.ts";
import { storedFields } from "../../../engine/cards/fields.ts";
import { fieldsSchema } from "../../../engine/cards/fields-schema.ts";
import { readPrice } from "../../../engine/cards/price-line.ts";
import { checkCard } from "../../../engine/games/check-card.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { inColoursOf } from "../art/follow-colours.ts";
import { type Draft, get, put, withKind } from "../card/draft.ts";
import { fieldProblems, problemsOf } from "./problems.ts";
import { printNumber, printPrice, readNumber } from "./typed.ts";
import { newVariant, variantsOf, withVariants } from "./variants.tsx";

const MEGACORP = { unit: "M", hasMoney: true, keys: ["IQ", "EQ", "MQ", "BQ"] } as const;

describe("A box for a number", () => {
  test.each([
    ["4", { nullable: true }, 4],
    [" 0 ", { nullable: true }, 0],
    ["-", { nullable: true }, null],
    ["–", { nullable: true }, null],
    ["", { nullable: true }, null],
    ["", {}, undefined],
    ["-", {}, "-"],
    ["4M", { unit: "M" }, 4],
    ["four", {}, "four"],
    ["1.5", {}, "1.5"],
  ] as const)("%j with %j is %j", (text, spec, value) => expect(readNumber(text, spec)).toBe(value));
  test("null is a dash and not 0", () => expect([printNumber(null), printNumber(0), printNumber(undefined)]).toEqual(["-", "0", ""]));
});

describe("A price", () => {
  test.each([
    ["4 3bq", { money: 4, amounts: { BQ: 3 } }],
    ["4M + 3 BQ", { money: 4, amounts: { BQ: 3 } }],
    ["2i 1 e 5", { money: 5, amounts: { IQ: 2, EQ: 1 } }],
    ["", { money: undefined, amounts: {} }],
    ["3 0iq", { money: 3, amounts: {} }],
  ])("%j is %j", (text, price) => expect(readPrice(text, MEGACORP)).toEqual(price));
  test.each([
    ["4 3xq", "“xq” is not one of M, IQ, EQ, MQ, BQ."],
    ["bq", "Type a number before “bq”, such as 4M 2 IQ."],
    ["2.5", "“2.5” is not a whole number. Prices are whole numbers."],
    ["4M 1.5 bq", "“1.5” is not a whole number. Prices are whole numbers."],
    ["-2", "“-2” is below zero. A price is 0 or more."],
    ["4, −3bq", "“−3” is below zero. A price is 0 or more."],
    ["4 5", "The price has money twice: 4 and 5."],
  ])("%j: %s", (text, sentence) => expect(readPrice(text, MEGACORP)).toBe(sentence));
  test("a letter that begins two colours asks for one more", () =>
    expect(readPrice("2b", { hasMoney: false, keys: ["black", "blue"] })).toBe("“b” could be black or blue. Type one more letter."));
  test("what is printed is read as the same price", () => {
    const amount = fc.dictionary(fc.constantFrom(...MEGACORP.keys), fc.integer({ min: 1, max: 20 }), { noNullPrototype: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), amount, (money, amounts) => {
        expect(readPrice(printPrice(money, amounts, MEGACORP), MEGACORP)).toEqual({ money, amounts });
      }),
    );
  });
});

/** A card with nothing on it yet, complete but for its address. */
const blankCard = (game: LibraryGame, kind: string): Draft => ({
  ...{ game: game.id, set: "MY1", number: "7", kind, name: "New", names: {}, text: "", flavor: "", flavors: {}, count: 1 },
  fields: blankFields(game.fields, kind, []),
  ...{ art: { motif: "skyline", seed: "s", palette: "neutral" }, credit: { artist: "", licence: "" }, provenance: "mine", fixed: [] },
});

describe("A new card", () => {
  test.each(GAME_IDS.flatMap((id) => gameDefinition(id).kinds.map((kind) => [id, kind.id] as const)))("%s %s is complete", (id, kind) => {
    expect([...problemsOf(gameDefinition(id), blankCard(gameDefinition(id), kind))]).toEqual([]);
  });
  test("as another type keeps what both types have", () => {
    const game = gameDefinition("san");
    const card = put(blankCard(game, "hacking"), "fields.cost", 7);
    const virus = withKind(game, card, "virus", []);
    expect([get(virus, "fields.cost"), get(virus, "fields.virus")]).toEqual([undefined, 1]);
    expect(get(withKind(game, card, "propaganda", []), "fields.cost")).toBe(7);
  });
});

describe("The colours of a drawn picture", () => {
  const card = put(blankCard(gameDefinition("megacorp"), "character"), "art.palette", "corp");
  const recoloured = (draft: Draft, before: unknown, now: unknown) => get(inColoursOf(draft, before, now), "art.palette");
  test("go along with the word that they are named like", () => expect(recoloured(card, "corp", "gnost")).toBe("gnost"));
  test("stay where somebody chose others, and where there are none of that name", () => {
    expect(recoloured(card, "incarnate", "gnost")).toBe("corp");
    expect(recoloured(card, "corp", "expert")).toBe("corp");
    const own = put(card, "art", { image: "pictures/x.webp" });
    expect(inColoursOf(own, undefined, "gnost")).toEqual(own);
  });
});

describe("Other printings (S6)", () => {
  test("a printing begins as the card, with a picture and a number of its own, and the last one taken away leaves no list", () => {
    const card = blankCard(gameDefinition("megacorp"), "character");
    const two = withVariants(card, [newVariant(card)]);
    expect(
      variantsOf(withVariants(two, [...variantsOf(two), newVariant(two)])).map(({ number, art }) => [number, get({ art }, "art.seed")]),
    ).toEqual([
      ["7a", "s~v1"],
      ["7b", "s~v2"],
    ]);
    expect(checkCard({ ...two, id: "megacorp/x" }).ok).toBe(true);
    expect(withVariants(two, [])).toEqual(card);
  });
});

describe("Problems at a field", () => {
  const values = fc.oneof(
    fc.integer({ min: -3, max: 12 }),
    fc.constantFrom(
      null,
      undefined,
      "",
      "-",
      "x",
      1.5,
      true,
      false,
      [],
      ["x"],
      ["N", "N"],
      {},
      { IQ: 1 },
      { IQ: null, EQ: 0, MQ: 2, BQ: "x" },
      "blue",
      "sun",
    ),
  );
  test.each(GAME_IDS)("%s: a value has a problem exactly where the server would refuse it", (id) => {
    const game = gameDefinition(id);
    for (const kind of game.kinds) {
      const schema = fieldsSchema(game.fields, kind.id);
      const specs = storedFields(game.fields, kind.id);
      if (specs.length === 0) continue;
      const blank = get(blankCard(game, kind.id), "fields");
      fc.assert(
        fc.property(fc.constantFrom(...specs), values, ([name, spec], value) => {
          const fields = put(blank as Readonly<Record<string, unknown>>, name, value);
          expect(fieldProblems(name, spec, fields[name]).length > 0, `${name} = ${JSON.stringify(value)}`).toBe(
            !schema.safeParse(fields).success,
          );
        }),
        { numRuns: 150 },
      );
    }
  });
});
