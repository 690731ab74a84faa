/** Emberwick: what the library needs to know about it. */
import type { Card } from "../../cards/card.ts";
import type { Facts } from "../facts.ts";
import type { GameDefinition } from "../game.ts";
import { EMBERWICK_ABOUT } from "./about.ts";
import { deck } from "./decks/deck.ts";
import { emberwick, fields } from "./fields.ts";

export const EMBERWICK: GameDefinition<"emberwick"> = {
  ...EMBERWICK_ABOUT,
  tagline: "Lamplighters walk one street and light the four windows of one house before dusk.",
  kinds: [
    { id: "wick", name: "Wick", plural: "Wicks" },
    { id: "lantern", name: "Lantern", plural: "Lanterns" },
  ],
  fields,
  facts,
  deck,
};

/** "wick", "green lantern, glow 2". */
function facts(card: Card): Facts {
  const { glow, glass } = emberwick(card);
  return card.kind === "lantern" ? { kind: `${glass} lantern`, traits: [`glow ${glow}`] } : { kind: card.kind };
}
