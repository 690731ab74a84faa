/** Hands that are revealed all the time: “each opponent plays with their hand revealed” (MC-R241). */
import { SHOW } from "../../../kernel/card-events.ts";
import { everybody } from "../../../kernel/layout.ts";
import type { StateCheck } from "../../../kernel/rules.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent } from "../content.ts";
import { cardsIn, HAND, type MegacorpState } from "../layout.ts";

const OPEN: ReadonlySet<string> = new Set(["players.openHand"]);

/** State check: cards of such a hand that not all players have seen are shown (MC-R241). */
export const showOpenHands: StateCheck<MegacorpState, MegacorpContent> = (state, engine) => {
  const { machine } = engine.content;
  if (state.changes.length === 0 && !machine.isAnyAtWork(state, engine, OPEN)) return false;
  const open = machine.statics(state, engine, "players.openHand");
  if (open.length === 0) return false;
  const all = everybody(state.players);
  const hidden = open
    .flatMap(({ holes: [players] }) => players as readonly number[])
    .flatMap((player) => cardsIn(state, HAND + player).filter((card) => at(state.seen, card) !== all));
  for (const card of new Set(hidden)) engine.propose(state, SHOW, card, all);
  return hidden.length > 0;
};
