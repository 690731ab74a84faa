/** What a deck is called, and who leads it. */

import type { DeckList, DeckShape } from "../../../engine/cards/deck.ts";
import { DECK_SECTIONS } from "../../../engine/cards/deck-sections.ts";
import { leadersIn } from "../../../engine/cards/entries.ts";

/** A deck out of a link may have no name. */
export const nameOf = (list: DeckList | undefined): string => list?.name.trim() || "A shared deck";

/** "Chrysalis Dynamics with Raamaa": the foremost by its whole name. Which are missing, where there are none. */
export const leaderWords = ([first, ...others]: readonly string[], rules: DeckShape): string =>
  first === undefined ? `No ${leaderKinds(rules)} yet` : [first, ...others.map((name) => name.split(",")[0])].join(" with ");

/** The same for a list. */
export const leadersOf = (list: DeckList, rules: DeckShape): string =>
  leaderWords(
    leadersIn(list).map(({ name }) => name),
    rules,
  );

/** The sections of leaders that a game's decks have: "business or founder". */
export const leaderKinds = ({ sections }: DeckShape): string =>
  sections
    .filter(({ id }) => DECK_SECTIONS[id].role === "leader")
    .map(({ name }) => name.toLowerCase())
    .join(" or ");
