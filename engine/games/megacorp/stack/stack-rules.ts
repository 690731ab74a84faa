/** How texts use the stack: what waits there and what happens at once, what has lost its source, and what a target is (MC-14.2 to MC-14.10). */
import type { EventRule } from "../../../kernel/events.ts";
import { at } from "../../../kernel/state.ts";
import type { StackRules } from "../../../language/index.ts";
import { keywordId, type MegacorpContent } from "../content.ts";
import { hostOf, isNetwork, type MegacorpState } from "../layout.ts";
import { deploy } from "../network/events-cards.ts";
import { cardAt, slotOf } from "../network/network.ts";
import { becomeTarget, sourceObject } from "./stack.ts";

/** Keywords whose triggers never wait: they are part of what they answer (MC-14.8, MC-R77, MC-R67, MC-R96). What they do is said in their definitions. */
const AT_ONCE = ["demolisher", "disruptor", "independent"];

/** Slots are below it: a number above it names a bonded card in the pile of a slot (MC-G32). */
const SLOTS = 0x4_0000;

/** How the texts use the stack (MC-14.2 to MC-14.10). */
export const STACK_RULES: StackRules<MegacorpState, MegacorpContent> = {
  object: sourceObject,
  // MC-14.4, MC-14.8: what follows from a deployment follows at once.
  isAtOnce: (on, keyword) => on === (deploy as EventRule) || (keyword !== undefined && AT_ONCE.includes(keywordId(keyword))),
  // MC-14.10, MC-R81: in a network a space is targeted, with PENETRATOR also the card in its pile; elsewhere the card.
  spaceOf(state, card) {
    if (!isNetwork(at(state.zone, card))) return -1 - card;
    return slotOf(state, card) + (hostOf(state, card) < 0 ? 0 : SLOTS * (card + 1));
  },
  // MC-R238
  targeted(state, card, { source, controller }, engine) {
    if (engine.content.hearsTargets) engine.propose(state, becomeTarget, card, source, controller);
  },
  cardIn(state, space) {
    if (space < 0) return -1 - space;
    if (space < SLOTS) return cardAt(state, space);
    const card = Math.trunc(space / SLOTS) - 1;
    return hostOf(state, card) >= 0 && isNetwork(at(state.zone, card)) && slotOf(state, card) === space % SLOTS ? card : undefined;
  },
};
