/** Cards that are just made, for the tests of the pictures that each game proposes. */
import { expect, test } from "vitest";
import { type Card, type GameId, parseCardId } from "../../../engine/cards/card.ts";
import { proposeArt } from "../index.ts";

type Given = {
  readonly name: string;
  readonly kind: string;
  readonly text?: string;
  readonly hint?: string;
  readonly fields?: Card["fields"];
};
/** A card as it is made. */
export const madeCard = (game: GameId, { name, kind, text = "", hint, fields = {} }: Given): Card => {
  const id = parseCardId(`${game}/example`);
  if (!id) throw new Error("the example has no id");
  const art = { motif: "none", seed: "none", palette: "none", ...(hint === undefined ? {} : { hint }) };
  return {
    id,
    game,
    set: "XX1",
    number: "1",
    kind,
    name,
    names: {},
    text,
    flavor: "",
    flavors: {},
    count: 1,
    fields,
    art,
    credit: { artist: "", licence: "" },
    provenance: "original",
    fixed: [],
  };
};
/** That a card is offered a motif in a palette: "portrait in gnost". */
export const proposes = (title: string, game: GameId, given: Given, expected: string) =>
  test(title, () => {
    const { motif, palette } = proposeArt(madeCard(game, given));
    expect(`${motif} in ${palette}`).toBe(expected);
  });
