/** The question that the parts of a cards page share: whose cards, the text, and how to change it. */
import type { GameDefinition } from "../../engine/games/game.ts";

export type Ask = { readonly game: GameDefinition; readonly text: string; readonly setText: (text: string) => void };
