/** What a deck is called, and who leads it. */

import type { GameId } from "../../../engine/cards/card.ts";
import type { DeckList } from "../../../engine/cards/deck.ts";
import { leadersIn, sectionName } from "../../../engine/cards/entries.ts";
import { leaderSectionIds } from "../../../engine/cards/sections.ts";

/** A deck out of a link may have no name. */
export const nameOf = (list: DeckList | undefined): string => list?.name.trim() || "A shared deck";

/** "Chrysalis Dynamics with Raamaa": the foremost by its whole name. Which are missing, where there are none. */
export const leaderWords = ([first, ...others]: readonly string[], game: GameId): string =>
  first === undefined ? `No ${leaderKinds(game)} yet` : [first, ...others.map((name) => name.split(",")[0])].join(" with ");

/** The same for a list. */
export const leadersOf = (list: DeckList): string =>
  leaderWords(
    leadersIn(list).map(({ name }) => name),
    list.game,
  );

/** What leads a game's decks, by the names of its sections: "one or another". */
export const leaderKinds = (game: GameId): string =>
  leaderSectionIds(game)
    .map((id) => sectionName(game, id).toLowerCase())
    .join(" or ");
