/** What a deck is called, and who leads it. */
import type { DeckList } from "../../../engine/cards/deck.ts";

/** A deck out of a link may have no name. */
export const nameOf = (list: DeckList | undefined): string => list?.name.trim() || "A shared deck";

/** "Chrysalis Dynamics with Raamaa". */
export function leadersOf({ sections: { business, founder } }: DeckList): string {
  const names = [business[0]?.name, founder[0]?.name.split(",")[0]].filter((name) => name !== undefined);
  return names.join(" with ") || "No business or founder yet";
}
