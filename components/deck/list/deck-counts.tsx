/** How large a deck is: the copies of its piles that count by the game's rules, the same wherever a deck is named. */

import { Fragment } from "react";
import { DECK_SECTIONS, PILE_SECTION_IDS, type PlayedSectionId } from "../../../engine/cards/deck-sections.ts";

export function DeckCounts({ counts }: { readonly counts: Readonly<Record<PlayedSectionId, number>> }) {
  return PILE_SECTION_IDS.map((id, i) => (
    <Fragment key={id}>
      {i > 0 && ", "}
      <b className="num">{counts[id]}</b> {DECK_SECTIONS[id].name.toLowerCase()}
    </Fragment>
  ));
}
