/** What ongoing abilities of completed jobs and of the character add up to, where each counts all the time (MR-R45, MR-R56, MR-R67). */
import { at } from "../../../kernel/state.ts";
import { CHARACTER, cardsIn, type MetroEngine, type MetroView, SLOTS, slotPlace } from "../layout.ts";
import type { Ongoing } from "../moments.ts";

type Kind = Extract<Ongoing, { readonly n: number }>["is"];

export function ongoingOf(state: MetroView, engine: MetroEngine, player: number, kind: Kind): number {
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++) sum += inPlace(state, engine, slotPlace(player, slot), kind);
  return sum + inPlace(state, engine, CHARACTER + player, kind);
}
function inPlace(state: MetroView, { content }: MetroEngine, place: number, kind: Kind): number {
  let sum = 0;
  for (const card of cardsIn(state, place)) {
    const ongoing = content.texts.ongoing(at(state.card, card));
    if (ongoing?.is === kind && "n" in ongoing) sum += ongoing.n;
  }
  return sum;
}

/** The cards of a player whose texts go on: completed jobs by their slots, then the character. */
export function cardsWithAbilities(state: MetroView, player: number): number[] {
  const cards: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) cards.push(...cardsIn(state, slotPlace(player, slot)));
  cards.push(...cardsIn(state, CHARACTER + player));
  return cards;
}
