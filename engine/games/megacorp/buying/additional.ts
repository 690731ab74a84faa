/** What is paid for a card beside its price: “as an additional cost to play this, discard a card” (MC-R265). */
import type { Refusal } from "../../../kernel/offers.ts";
import { EVENT, type MegacorpEngine } from "../content.ts";
import type { MegacorpView } from "../layout.ts";

/** The additional costs of a card for a player: the text, and which of its payments. */
function additionalOf(state: MegacorpView, engine: MegacorpEngine, card: number, player: number) {
  const isEvent = engine.content.type[state.card[card] ?? 0] === EVENT;
  return engine.content.machine.ownStatics(state, engine, card, player, isEvent ? "additional.play" : "additional.deploy");
}

/** Why the additional costs of a card cannot be paid together with its price; undefined if they can. */
export function whyNoAdditional(state: MegacorpView, engine: MegacorpEngine, player: number, card: number): Refusal | undefined {
  for (const { text, holes } of additionalOf(state, engine, card, player)) {
    const failure = engine.content.machine.unpayable(state, engine, card, text, Number(holes[0]), player);
    if (failure) return { rule: "MC-R265", reason: failure.reason };
  }
  return undefined;
}

/** Makes a player pay the n-th additional cost of a card, if it has so many; the caller's last act. Whether there was one. */
export function payAdditional(state: MegacorpView, engine: MegacorpEngine, player: number, card: number, n: number): boolean {
  const cost = additionalOf(state, engine, card, player)[n];
  if (cost === undefined) return false;
  engine.content.machine.pay(state, engine, card, cost.text, Number(cost.holes[0]), player);
  return true;
}
