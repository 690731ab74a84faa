/** The marks of the cards of a game, in the deck builder. */
import type { GameId } from "../../engine/cards/card.ts";
import { hasDecks } from "../../engine/games/game.ts";
import type { CardMarks } from "../cards/marks.tsx";
import { DECK_MARKS } from "../games/lists/deck-marks.ts";

const NONE: CardMarks = { kinds: {} };

export const cardMarksOf = (game: GameId): CardMarks => (hasDecks(game) ? DECK_MARKS[game] : NONE);
