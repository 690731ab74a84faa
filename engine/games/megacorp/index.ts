/** Megacorp: what the library and the deck builder need to know about it. */
import type { GameDefinition } from "../game.ts";
import { deck } from "./decks/deck.ts";
import { MEGACORP_LIBRARY } from "./library.ts";

export const MEGACORP: GameDefinition<"megacorp"> = { ...MEGACORP_LIBRARY, deck };
