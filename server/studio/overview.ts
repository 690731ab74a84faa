/** What there is to design in each game. */
import { GAME_IDS } from "../../engine/cards/card.ts";
import type { StudioGame } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { libraryOf } from "../library.ts";
import { openCards } from "./cards.ts";

/** Every game with its counts, its drafts and the cards that somebody is typing at, in the order of the studio. */
export const studioGames = (): readonly StudioGame[] =>
  GAME_IDS.map((id) => {
    const cards = libraryOf(id).cards.filter((card) => !card.archived);
    const typed = new Set(openCards(id).map((work) => work.id));
    return {
      game: gameDefinition(id),
      cards: cards.length,
      changed: cards.filter((card) => card.revision.origin !== "shipped").length,
      drafts: cards.filter((card) => card.state === "draft"),
      open: cards.filter((card) => typed.has(card.id)),
    };
  });
