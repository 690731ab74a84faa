/** What belongs in a field is recognized in the text of a card, and nothing else is. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { GAMES } from "../games/index.ts";
import { GAME_IDS } from "./card.ts";
import { fieldSaid } from "./field-said.ts";
import { cardFields, type FieldSpec, storedFields } from "./fields.ts";

const SPECS = cardFields({
  worth: { is: "number", min: 0, unit: "M", label: "Valuation", search: ["value", "cost", "c"] },
  paid: { is: "numbers", keys: ["IQ", "BQ"], min: 1, sparse: true, label: "Trait cost", search: ["cost.{key}"] },
  scores: { is: "numbers", keys: ["IQ", "EQ", "BQ"], nullable: true, label: "Scores", search: ["{key}"] },
  tags: { is: "set", of: "tag", label: "Tags", search: ["tag"] },
  points: { is: "number", min: 0, label: "Points", search: ["points", "vp"] },
  yields: { is: "number", min: 0, unit: "$", label: "Revenue", search: ["revenue", "r"] },
  level: { is: "number", min: 1, max: 2, label: "Level", search: ["level", "lvl"] },
  roles: { is: "set", of: ["hacker", "thief"], label: "Roles", search: ["role"] },
  side: { is: "one", of: ["left", "right"], aliases: { port: "left" }, label: "Side", search: ["side"] },
  founder: { is: "flag", label: "Founder" },
  steals: { is: "set", of: ["left", "right"], label: "Steals", search: ["steals"] },
});
const said = (sentence: string) => fieldSaid(storedFields(SPECS, "any"), sentence);

describe("what a field is for", () => {
  test.each([
    ["Cost 4M.", "Price", { worth: 4, paid: {} }],
    ["Costs 4M and 2 IQ", "Price", { worth: 4, paid: { IQ: 2 } }],
    ["Price: 2 bq", "Price", { paid: { BQ: 2 } }],
    ["0/0/1.", "Scores", { "scores.IQ": 0, "scores.EQ": 0, "scores.BQ": 1 }],
    ["IQ 2, BQ 3", "Scores", { "scores.IQ": 2, "scores.BQ": 3 }],
    ["Scores: 2 EQ", "Scores", { "scores.EQ": 2 }],
    ["#Gun.", "Tags", { tags: ["#Gun"] }],
    ["#cyborg, #Human", "Tags", { tags: ["#Cyborg", "#Human"] }],
    ["5 points.", "Points", { points: 5 }],
    ["Points: 5", "Points", { points: 5 }],
    ["Worth 3 VP", "Points", { points: 3 }],
    ["(Worth $3 Revenue.)", "Revenue", { yields: 3 }],
    ["Level 2", "Level", { level: 2 }],
    ["Role: Hacker, Thief", "Roles", { roles: ["hacker", "thief"] }],
    ["Hacker and thief.", "Roles", { roles: ["hacker", "thief"] }],
    ["Side: Port", "Side", { side: "left" }],
    ["Founder", "Founder", { founder: true }],
    ["Level 2, Side: Port", "Level” and “Side", { level: 2, side: "left" }],
    ["Level 2 hacker", "Level” and “Roles", { level: 2, roles: ["hacker"] }],
    ["Worth 9.", "Points", { points: 9 }],
    ["Skill: Steal Left", "Steals", { steals: ["left"] }],
  ])("%s", (sentence, label, values) => expect(said(sentence)).toEqual({ label, values }));
  test.each([
    "Costs 1M less for each #Human.",
    "Cost of your cards: 1M less",
    "Gain 2 IQ.",
    "2M: Draw a card.",
    "2 points per cube.",
    "Other #Cyborg cards you control get +1 BQ.",
    "Level 7",
    "Gain 3 points",
    "Founders get +1 IQ",
    "#Gun card",
    "Level 2, draw a card.",
    "The level is 1 higher.",
    "X",
  ])("nothing: %s", (sentence) => expect(said(sentence)).toBeUndefined());
});

const example = (spec: FieldSpec): readonly [string, unknown] | undefined => {
  if (spec.is === "number") return [`${spec.label}: ${spec.max ?? 2}`, spec.max ?? 2];
  if (spec.is === "one") return [`${spec.label}: ${spec.of[0]}`, spec.of[0]];
  return spec.is === "set" && typeof spec.of !== "string" ? [`${spec.label}: ${spec.of[0]}`, [spec.of[0]]] : undefined;
};

describe.each(GAME_IDS)("%s", (game) => {
  const { fields } = GAMES[game];
  const cards = loadContent().content[game].cards;
  test("a field is found by its name", () => {
    for (const kind of new Set(cards.map((card) => card.kind)))
      for (const [name, spec] of storedFields(fields, kind)) {
        const [sentence, value] = example(spec) ?? [];
        if (sentence !== undefined)
          expect(fieldSaid(storedFields(fields, kind), sentence)?.values[name], `${kind}, ${sentence}`).toEqual(value);
      }
  });
  test("no sentence of a shipped card is taken for what a field says", () => {
    for (const { kind, text } of cards)
      for (const sentence of text.split(/[.\n]\s*/u).filter((one) => one.includes(" ")))
        expect(fieldSaid(storedFields(fields, kind), sentence), sentence).toBeUndefined();
  });
});
