/** What ongoing abilities of completed jobs add up to, where each counts all the time (MR-R45, MR-R56). */
import { at } from "../../../kernel/state.ts";
import { cardsIn, type MetroEngine, type MetroView, SLOTS, slotPlace } from "../layout.ts";
import type { Ongoing } from "../moments.ts";

type Kind = Extract<Ongoing, { readonly n: number }>["is"];

export function ongoingOf(state: MetroView, { content }: MetroEngine, player: number, kind: Kind): number {
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++)
    for (const card of cardsIn(state, slotPlace(player, slot))) {
      const ongoing = content.texts.ongoing(at(state.card, card));
      if (ongoing?.is === kind && "n" in ongoing) sum += ongoing.n;
    }
  return sum;
}
