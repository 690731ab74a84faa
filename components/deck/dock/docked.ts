/** Whether this browser has a current deck of a game: known before the first paint, since its copies stand below the cards. */
import type { GameId } from "../../../engine/cards/card.ts";

const KEY = "arcology.dock.";

/** Where this browser keeps the last deck of a game. */
export const dockedKey = (game: GameId): string => `${KEY}${game}`;

/** Runs in the document's head: marks the document where the page's game has a current deck. */
export const DOCKED_SCRIPT = `try{const d=localStorage.getItem("${KEY}"+location.pathname.split("/")[1]);if(d&&d!=='""')document.documentElement.dataset.docked=""}catch{}`;
