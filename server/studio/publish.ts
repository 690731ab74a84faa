/** What cards lack before they are shown to others (story S13): as they are saved. */
import type { GameId, LibraryCard } from "../../engine/cards/card.ts";
import type { CardChecks, SetChecks } from "../../engine/cards/work.ts";
import { libraryOf } from "../library.ts";
import { gamesOf } from "./clean-games.ts";
import { savedChecks } from "./saved-checks.ts";
import { runScenarios } from "./scenarios.ts";

/** The checks of one card, its scenarios played now, and the games that bots play with it. */
export function checksOfCard(card: LibraryCard): CardChecks {
  const played = runScenarios(card);
  const scenarios = played.length > 0 ? { all: played.length, passed: played.filter(({ passes }) => passes).length } : undefined;
  return { checks: savedChecks(card, scenarios), games: gamesOf(card) ?? null };
}

/** The checks of the cards in use of a set, or of a game. Scenarios are not played again: what they showed last counts. */
export function checksOfSet(game: GameId, set: string | undefined): SetChecks {
  const cards = cardsOfSet(game, set);
  const open = cards.flatMap((card) => {
    const checks = savedChecks(card).filter(({ passed }) => !passed);
    return checks.length > 0 ? [{ id: card.id, name: card.name, checks }] : [];
  });
  return { cards: cards.length, open, runs: cards.flatMap((card) => gamesOf(card) ?? []) };
}

/** The cards in use of a set; without one, of the game. */
export const cardsOfSet = (game: GameId, set: string | undefined): readonly LibraryCard[] =>
  libraryOf(game).cards.filter((card) => !card.archived && (set === undefined || card.set === set));
