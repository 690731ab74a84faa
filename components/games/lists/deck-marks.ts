/** The marks of the kinds and values of games whose players build decks, for the builder. */
import type { DeckGame } from "../../../engine/games/game.ts";
import type { CardMarks } from "../../cards/marks.tsx";
import { MEGACORP_CARD_MARKS } from "../megacorp/card-marks.ts";

export const DECK_MARKS = {
  megacorp: MEGACORP_CARD_MARKS,
} satisfies Readonly<Record<DeckGame, CardMarks>>;
