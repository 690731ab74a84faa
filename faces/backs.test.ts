import { describe, expect, test } from "vitest";
import type { Card, GameId } from "../engine/cards/card.ts";
import { GAME_IDS } from "../engine/cards/card.ts";
import { backOf, drawBack } from "./backs.ts";
import { FACES } from "./lists/faces.ts";
import { boxOfItems, type Item, pictureOf } from "./print/picture.ts";
import { widthOf } from "./svg.ts";

const card = (game: GameId, kind: string, fields: Card["fields"] = {}): Card => ({
  ...{
    id: `${game}/x` as Card["id"],
    game,
    kind,
    set: "X",
    number: "1",
    name: "X",
    names: {},
    text: "",
    flavor: "",
    flavors: {},
    count: 1,
    fields,
  },
  ...{ art: { motif: "wave", seed: "x", palette: "x" }, credit: { artist: "", licence: "" }, provenance: "original", fixed: [] },
});
const wordsIn = (items: readonly Item[]): Extract<Item, { is: "words" }>[] =>
  items.flatMap((item) => (item.is === "words" ? [item] : item.is === "group" ? wordsIn(item.items) : []));

describe("backs", () => {
  for (const game of GAME_IDS)
    test(`of ${game} cover the card with its bleed, and their words stay inside`, () => {
      for (const kind of FACES[game].kinds) {
        const items = pictureOf(drawBack(backOf(card(game, kind))));
        expect(boxOfItems(items.slice(0, 1))).toEqual({ x: -3, y: -3, w: 69, h: 94 });
        for (const { text, size, spacing } of wordsIn(items)) expect(widthOf("display7", size, text, spacing), text).toBeLessThan(54);
      }
    });

  test("tell Megacorp's three decks apart (MC-1.16)", () => {
    const keys = ["green", "blue", "red"].map((back) => backOf(card("megacorp", "event", { back })));
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
    expect(keys.map(({ word }) => word)).toEqual(["RESOURCE", "MAIN DECK", "BUSINESS · FOUNDER"]);
  });

  test("of San are all alike and say what a Corruption Zone costs, each from its own side (SAN-3.4)", () => {
    const [one, other] = ["hacking", "virus"].map((kind) => drawBack(backOf(card("san", kind))));
    expect(one).toBe(other);
    expect(wordsIn(pictureOf(one ?? "")).map(({ text }) => text)).toEqual(["SAN", "+1", "−1"]);
  });
});
