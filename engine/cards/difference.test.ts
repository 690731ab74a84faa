import { describe, expect, test } from "vitest";
import type { Card } from "./card.ts";
import { changesBetween } from "./difference.ts";

const card = (change: Partial<Record<keyof Card, unknown>>) =>
  ({
    name: "Reed Stalker",
    text: "Flying.",
    fields: { scores: { IQ: 1, BQ: null }, tags: ["#Beast"] },
    names: {},
    ...change,
  }) as unknown as Card;

describe("what two revisions do not share", () => {
  test("nothing, when they have the same meaning in another order", () => {
    expect(changesBetween(card({}), card({ fields: { tags: ["#Beast"], scores: { BQ: null, IQ: 1 } } }))).toEqual([]);
  });
  test("a value deep inside has its path; null is not 0", () => {
    expect(changesBetween(card({}), card({ fields: { scores: { IQ: 1, BQ: 0 }, tags: ["#Beast"] } }))).toEqual([
      { path: "fields.scores.BQ", from: null, to: 0 },
    ]);
  });
  test("lists are compared as a whole", () => {
    expect(changesBetween(card({}), card({ fields: { scores: { IQ: 1, BQ: null }, tags: ["#Beast", "#Wild"] } }))).toEqual([
      { path: "fields.tags", from: ["#Beast"], to: ["#Beast", "#Wild"] },
    ]);
  });
  test("what is new comes from undefined, what is gone leads to it", () => {
    expect(changesBetween(card({ names: { fr: "Roseau" } }), card({ names: { de: "Schilf" } }))).toEqual([
      { path: "names.fr", from: "Roseau", to: undefined },
      { path: "names.de", from: undefined, to: "Schilf" },
    ]);
  });
  test("null and absent differ", () => {
    expect(changesBetween(card({ names: { fr: null } }), card({}))).toEqual([{ path: "names.fr", from: null, to: undefined }]);
  });
});
