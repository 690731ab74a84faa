/**
 * Chapter 1.14: the stack. What waits on it is a number; the top is carried out when all players pass in a row (MC-14.2, MC-14.11). An event is played, an ability activated or triggered
 * elsewhere: `play.ts`, `use.ts`, and the machine of the texts.
 */
import { WAITING } from "../../../kernel/event-frame.ts";
import { type EventRule, events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import type { StateCheck } from "../../../kernel/rules.ts";
import { at } from "../../../kernel/state.ts";
import { ACTIVATED, EFFECT, NO_TEXT, putOnStack, type StackObject, setStackSource, stackOf, takeOff } from "../../../language/index.ts";
import type { MegacorpContent } from "../content.ts";
import { isNetwork, type MegacorpState, type MegacorpView } from "../layout.ts";
import { EFFECT as BY_EFFECT, destroy, regenerate } from "../losing/leave.ts";
import { noteDeed } from "../state/deeds.ts";

const event = events<MegacorpState, MegacorpContent>();
type MegacorpEvent = EventRule<MegacorpState, MegacorpContent>;

/** Whether nothing waits on the stack. */
export const isStackEmpty = (state: MegacorpView): boolean => state.stack.length === 0;

/** What is carried out next, or undefined. */
export const topOfStack = (state: MegacorpView): StackObject | undefined => stackOf(state).at(-1);

/** Which object the source of something is; 0 for a card that is in no network and cannot leave one (MC-R78). */
export const sourceObject = (state: MegacorpView, card: number): number => (isNetwork(at(state.zone, card)) ? at(state.object, card) : 0);

/** The effect of an event that has no text to carry out is put on the stack: card, player (MC-14.4). */
export const putEffect: MegacorpEvent = event("put on the stack without a text", ["card", "player"], (state, card, player) => {
  putOnStack(state, EFFECT, card, 0, player);
});

/** REGENERATE was activated and paid for: card, player (MC-G36). */
export const putRegeneration: MegacorpEvent = event("put regeneration on the stack", ["card", "player"], (state, card, player) => {
  putOnStack(state, ACTIVATED, card, sourceObject(state, card), player);
});

/** An event that was played lies in its slot, a card like others (MC-14.5): if the card leaves it, the effect is cancelled: number, card (MC-14.4, MC-14.6). */
export const playedInto: MegacorpEvent = event("played into its slot", ["number", "card"], (state, id, card) =>
  setStackSource(state, id, at(state.object, card)),
);

/** What waits on the stack is carried out: number, card that it comes from. An event stays where it lies (MC-R79), and what its text says of all the time begins (MC-14.2, MC-R125). */
export const resolve: MegacorpEvent = event("resolve", ["number", "card"], (state, id, card, _c, _d, engine) => {
  const taken = takeOff(state, id);
  if (!taken) return;
  // A copy is no card (MC-R253).
  if (taken.kind === EFFECT) {
    if (taken.object !== 0) setNumber(state, "resolved", card, at(state.object, card));
  } else if (taken.program === NO_TEXT) engine.propose(state, regenerate, card);
  engine.content.machine.resume(state, engine, taken);
});

/** What waits on the stack has lost its source: number, card that it came from. It is not carried out, what it cost stays paid (MC-14.6, MC-R80). */
export const loseSource: MegacorpEvent = event("lose its source", ["number", "card"], (state, id) => void takeOff(state, id));

/** CANCEL: something leaves the stack without being carried out: number, card that it comes from. An Event is destroyed, the source of an ability is not (MC-G7). */
export const cancel: MegacorpEvent = event("cancel", ["number", "card"], (state, id, card, _c, _d, engine) => {
  const taken = takeOff(state, id);
  if (taken?.kind === EFFECT && taken.object !== 0) engine.propose(state, destroy, card, card, BY_EFFECT);
});

/** Whether what waits on the stack has lost its source: it left, or is another object (MC-14.6, MC-R78). */
const hasLostSource = (state: MegacorpView, { source, object }: StackObject): boolean =>
  object !== 0 && sourceObject(state, source) !== object;

/** State check: what has lost its source is cancelled; nothing is destroyed by that (MC-14.6, MC-R78, MC-R80). */
export const cancelWithoutSource: StateCheck<MegacorpState, MegacorpContent> = (state, engine) => {
  if (isStackEmpty(state)) return false;
  const lost = stackOf(state).filter((one) => hasLostSource(state, one));
  for (const { id, source } of lost) engine.propose(state, loseSource, id, source);
  return lost.length > 0;
};

/** Everything that a player has on the stack, or that waits to go there, is gone without effect; for the `apply` of an event (MC-R103). */
export function clearStackOf(state: MegacorpState, player: number): void {
  state.waiting = state.waiting.filter((_, i, waiting) => waiting[i - (i % WAITING) + CONTROLLER] !== player);
  for (const { id, controller } of stackOf(state)) if (controller === player) takeOff(state, id);
}

/** Where a trigger that waits says whose it is. */
const CONTROLLER = 2;

/** What waits on the stack and what waits to go there is gone without effect; for the `apply` of an event (MC-R103). */
export function clearStack(state: MegacorpState): void {
  state.stack = [];
  state.waiting = [];
}

/** A player has played an Event: player, card. Its effect is on the stack (MC-14.4). */
export const play: MegacorpEvent = event("play", ["player", "card"], (state, player, card, _c, _d, { content }) => {
  noteDeed(state, content, player, "played", card);
  setNumber(state, "playedIn", card, state.turn);
});

/** A player has activated an ability: player, card. It is paid for and on the stack (MC-14.3). */
export const activate: MegacorpEvent = event("activate", ["player", "card"], () => {});

/** A card has become the target of what was put on the stack: card, the card that it comes from, whose it is (MC-R238). */
export const becomeTarget: MegacorpEvent = event("become a target", ["card", "card", "player"], () => {});

export const STACK_EVENTS: readonly MegacorpEvent[] = [putEffect, putRegeneration, playedInto, resolve, loseSource, cancel, play, activate];
