/** What completed jobs and the character let their player do in the windows of the turn, once a turn or once a game (MR-R58). */
import type { Offer } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { cardsWithAbilities } from "../jobs/abilities.ts";
import type { MetroState } from "../layout.ts";
import { noteUse } from "../texts/events-texts.ts";

/** The one text of a card that can be used is its first. */
const FIRST = 0;

export const textOffer = <N extends string>(then: N): Offer<MetroState, MetroContent, N> => ({
  verb: "use a text",
  items(state, into, _frame, { content }) {
    for (const card of cardsWithAbilities(state, state.active)) if (content.texts.uses(at(state.card, card)).length > 0) into.push(card);
  },
  fits: [
    {
      rule: "MR-R58",
      holds: (state, card) => !state.turnUsed.includes(card) && !state.gameUsed.includes(card),
      reason: (state, card) => (state.gameUsed.includes(card) ? "It is used once in a game" : "You have already used it this turn"),
    },
    {
      rule: "MR-R51",
      holds: (state, card, _frame, engine) => engine.content.texts.canUse(state, engine, card),
      reason: () => "Not all of what it says can be done now",
    },
  ],
  action: (_state, card) => ({ kind: "use a text", card }),
  carryOut(state, card, _frame, engine) {
    const use = at(engine.content.texts.uses(at(state.card, card)), FIRST);
    engine.propose(state, noteUse, card, use.limit === "game" ? 1 : 0);
    engine.content.texts.use(state, engine, card, FIRST);
    return then;
  },
});
