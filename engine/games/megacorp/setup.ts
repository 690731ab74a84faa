/** Chapter 1.4: what lies ready before the first question: shuffled decks, Business and Founder aside (MC-4.1, MC-2.2). */
import { shufflePlace } from "../../kernel/zones.ts";
import type { MegacorpContent } from "./content.ts";
import { ASIDE, LAYOUT, MAIN_DECK, type MegacorpState, RESOURCE_DECK } from "./layout.ts";
import { bringIn } from "./leave.ts";
import type { MegacorpOptions } from "./options.ts";

/** Makes the cards of the decks and shuffles them. Throws if a deck names a card that is not in the content, or if there is no deck for each player. */
export function setUp(state: MegacorpState, { decks }: MegacorpOptions, content: MegacorpContent): void {
  if (decks.length !== state.players) throw new Error(`${decks.length} decks for ${state.players} players`);
  const designs = new Map(content.cards.map(({ id }, design) => [String(id), design]));
  const designOf = (id: string): number => {
    const design = designs.get(id);
    if (design === undefined) throw new Error(`A deck names ${id}, which is not in the content`);
    return design;
  };
  decks.forEach(({ business, founder, main, resources }, player) => {
    bringIn(state, designOf(business), player, ASIDE);
    bringIn(state, designOf(founder), player, ASIDE);
    for (const [zone, entries] of [
      [MAIN_DECK, main],
      [RESOURCE_DECK, resources],
    ] as const) {
      for (const [id, copies] of entries) for (let i = 0; i < copies; i++) bringIn(state, designOf(id), player, zone);
      shufflePlace(state, LAYOUT, zone + player);
    }
  });
}
