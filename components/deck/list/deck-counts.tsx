/** How large a deck is: the copies of main deck and resource deck that count by the game's rules, the same wherever a deck is named. */
import type { PlayedSectionId } from "../../../engine/cards/deck.ts";

export function DeckCounts({ counts }: { readonly counts: Readonly<Record<PlayedSectionId, number>> }) {
  return (
    <>
      <b className="num">{counts.main}</b> main, <b className="num">{counts.resources}</b> resources
    </>
  );
}
