/** Abilities that texts of played cards offer: “once per turn, discard a card: draw 1 card”. Used in phase 1, while nothing is pending, any time (SAN-R12). */
import type { Offer } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import type { SanContent } from "../content.ts";
import { cardsIn, effectiveDesign, PLAY_AREA, type SanState } from "../layout.ts";

/** Abilities that one text can have, as items count them. */
const MOST = 64;

const cardOf = (item: number): number => Math.trunc(item / MOST);
const abilityOf = (item: number): number => item % MOST;

/** Using an ability of a card in play; its cost is paid next. */
export const useOffer: Offer<SanState, SanContent, "play"> = {
  verb: "use",
  form: { kind: "use", members: { card: "card", ability: "number" } },
  items(state, into, _frame, { content }) {
    if (!content.anyAbility) return;
    for (const card of cardsIn(state, PLAY_AREA + state.active)) {
      const abilities = at(content.abilities, effectiveDesign(state, card));
      for (let ability = 0; ability < abilities; ability++) into.push(card * MOST + ability);
    }
  },
  refuses: (state, item, _frame, engine) => engine.content.machine.refusal(state, engine, cardOf(item), abilityOf(item)),
  action: (_state, item) => ({ kind: "use", card: cardOf(item), ability: abilityOf(item) + 1 }),
  carryOut(state, item, _frame, engine) {
    engine.content.machine.activate(state, engine, cardOf(item), abilityOf(item));
    return "play";
  },
};
