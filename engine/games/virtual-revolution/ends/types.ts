/** Before scoring, owners of an Agent whose promotion says so choose its type, in turn order (VR-15.2, VR-R19). */
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { VrContent } from "../content.ts";
import { AGENT_TYPES } from "../fields.ts";
import { cardsIn, RETIRED, turnOrder, type VrEngine, type VrState, type VrView } from "../layout.ts";
import { chooseType } from "../turn/events-turn.ts";

/** The first Agent whose type is still to be chosen, and whose it is. */
function open(state: VrView, { content }: VrEngine): { readonly player: number; readonly card: number } | undefined {
  for (const player of turnOrder(state))
    for (const card of cardsIn(state, RETIRED + player))
      if (state.applied[card] === 1 && state.typeAs[card] === 0 && content.texts.choosesType(at(state.card, card))) return { player, card };
  return undefined;
}

export const CHOOSING_TYPES = procedures<VrState, VrContent>()("types", {
  next: (state, _frame, engine) => (open(state, engine) === undefined ? "done" : "type"),
  type: {
    kind: "type",
    rule: "VR-15.2",
    forms: [{ kind: "count as", members: { card: "card", type: "words" } }],
    player: (state, _frame, engine) => open(state, engine)?.player ?? 0,
    prompt: () => "Which type does this Agent count as?",
    candidates: (_state, into) => void into.push(...AGENT_TYPES.keys()),
    action: (state, type, _frame, engine) => ({ kind: "count as", card: open(state, engine)?.card ?? 0, type: at(AGENT_TYPES, type) }),
    carryOut(state, type, _frame, engine) {
      const found = open(state, engine);
      if (found) engine.propose(state, chooseType, found.player, found.card, type);
      return "next";
    },
  },
});
