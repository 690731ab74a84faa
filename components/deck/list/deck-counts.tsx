/** How large a deck is: the copies of its piles that count by the game's rules, the same wherever a deck is named. */

import { Fragment } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { SectionCounts } from "../../../engine/cards/deck.ts";
import { pileSectionIds, sectionIn } from "../../../engine/cards/sections.ts";

export function DeckCounts({ game, counts }: { readonly game: GameId; readonly counts: SectionCounts }) {
  return pileSectionIds(game).map((id, i) => (
    <Fragment key={id}>
      {i > 0 && ", "}
      <b className="num">{counts[id] ?? 0}</b> {sectionIn(game, id)?.name.toLowerCase()}
    </Fragment>
  ));
}
