/** Chapter 1.4: what lies ready before the first question: shuffled decks, Business and Founder aside (MC-4.1, MC-2.2). */
import { setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { createCards, shufflePlace } from "../../../kernel/zones.ts";
import type { MegacorpContent } from "../content.ts";
import { ASIDE, cardsIn, hostOf, LAYOUT, MAIN_DECK, type MegacorpState, NETWORK, RESOURCE_DECK } from "../layout.ts";
import type { DeckOption, MegacorpOptions } from "./options.ts";

/** Makes the cards of the decks, of whatever factions (MC-3.8, MC-R17), and shuffles them. Throws if a deck names a card that is not in the content, or if there is no deck for each player. */
export function setUp(state: MegacorpState, { decks }: MegacorpOptions, content: MegacorpContent): void {
  if (decks.length !== state.players) throw new Error(`${decks.length} decks for ${state.players} players`);
  const designOf = (id: string): number => {
    const design = content.designs.get(id);
    if (design === undefined) throw new Error(`A deck names ${id}, which is not in the content`);
    return design;
  };
  const designsOf = (entries: DeckOption["main"]) => entries.flatMap(([id, copies]) => Array<number>(copies).fill(designOf(id)));
  decks.forEach(({ business, founder, main, resources }, player) => {
    createCards(state, LAYOUT, [business, founder].map(designOf), player, ASIDE + player);
    for (const [zone, entries] of [
      [MAIN_DECK, main],
      [RESOURCE_DECK, resources],
    ] as const) {
      createCards(state, LAYOUT, designsOf(entries), player, zone + player);
      shufflePlace(state, LAYOUT, zone + player);
    }
  });
}

/** After cards were laid by hand: each in a network is an object of its own with a timestamp, and a pile is one (MC-1.5, MC-2.10, MC-15.5). */
export function layByHand(state: MegacorpState): void {
  // Decisions are counted from the position on (MC-R145).
  state.decisionsBefore = 0;
  for (let network = 0; network < state.players; network++)
    for (const card of cardsIn(state, NETWORK + network)) {
      if (state.stamp[card] === 0) setNumber(state, "stamp", card, ++state.stamps);
      if (state.object[card] === 0) setNumber(state, "object", card, ++state.objects);
      const host = hostOf(state, card);
      if (host < 0) continue;
      setNumber(state, "x", card, at(state.x, host));
      setNumber(state, "y", card, at(state.y, host));
      setNumber(state, "controller", card, at(state.controller, host));
    }
}
