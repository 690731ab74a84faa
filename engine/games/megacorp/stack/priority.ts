/**
 * Priority windows (MC-14.11, MC-14.12): the turn player first, who has priority acts or passes; when all pass in a row the top of the stack is carried out, or the window closes.
 * Triggers that wait go onto the stack whenever somebody is to get priority (MC-14.9): the window is the only procedure of the game that does not hold them.
 */
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { everybody } from "../../../kernel/layout.ts";
import { type Need, nothing, type Offer, offersChoice, oneVerb } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { produceOffer } from "../buying/produce.ts";
import { abruptOffer, buyOffer } from "../buying/purchases.ts";
import type { MegacorpContent } from "../content.ts";
import { isPlaying, type MegacorpState, type MegacorpView, playersFrom } from "../layout.ts";
import { attackElsewhere, sellElsewhere } from "../table/elsewhere.ts";
import { playOffer } from "./play.ts";
import { isStackEmpty, resolve, topOfStack } from "./stack.ts";
import { abilityOffer } from "./use.ts";

// Kinds of windows: the first slot of `WINDOW`.

/** A window like most. */
export const PLAIN = 0;
/** The Buy phase: the turn player may buy (MC-6.1, MC-14.12). */
export const BUYING = 1;
/** A window that closes as soon as the stack is empty (MC-5.7). */
export const WHILE_STACK = 3;
/** Nobody has priority: what waits is carried out, the top first (MC-R43). */
export const SILENT = 2;

/** Slots: kind, who has priority, who has passed since anybody did anything, and who has since the last purchase, one bit each. */
const KIND = 0;
const PRIORITY = 1;
const PASSED = 2;
const ANSWERED = 3;
/** In `ANSWERED`: the round that a purchase opened is not over. */
const ROUND = 1 << 16;

type Next = "acted" | "bought" | "passed";

const pass: Offer<MegacorpState, MegacorpContent, Next> = {
  verb: "pass",
  items: nothing,
  action: () => ({ kind: "pass" }),
  carryOut(state, _item, frame) {
    const bit = 1 << slot(state, frame, PRIORITY);
    setSlot(state, frame, PASSED, slot(state, frame, PASSED) | bit);
    setSlot(state, frame, ANSWERED, slot(state, frame, ANSWERED) | bit);
    return "passed";
  },
};

const playerOf = (state: MegacorpView, frame: Frame): number => slot(state, frame, PRIORITY);

/** Whether everybody else has had priority and passed since the last purchase (MC-14.12). */
const hasBeenAnswered = (state: MegacorpView, frame: Frame): boolean =>
  playersFrom(state, state.active).every((player) => player === state.active || (slot(state, frame, ANSWERED) & (1 << player)) !== 0);

/** Whether a Buy phase's window is one in which its player could buy again if nobody answered the last purchase (MC-14.12). */
export const isBetweenPurchases = (state: MegacorpView, window: Frame): boolean =>
  slot(state, window, KIND) === BUYING && !hasBeenAnswered(state, window);

/** What a purchase needs of the moment. */
const BUY_NEEDS: readonly Need<MegacorpState, MegacorpContent>[] = [
  {
    rule: "MC-6.1",
    holds: (state, frame) => slot(state, frame, KIND) === BUYING && slot(state, frame, PRIORITY) === state.active,
    reason: () => "You buy cards in your own Buy phase",
  },
  { rule: "MC-6.1", holds: (state) => isStackEmpty(state), reason: () => "Something on the stack must resolve first" },
  {
    rule: "MC-14.12",
    holds: hasBeenAnswered,
    reason: () => "Other players can still respond to your last purchase: pass first",
  },
];

const buy = buyOffer(playerOf, BUY_NEEDS);
const OFFERS: readonly Offer<MegacorpState, MegacorpContent, Next>[] = [
  buy,
  playOffer(playerOf),
  abruptOffer(playerOf),
  abilityOffer(playerOf),
  produceOffer(playerOf),
  attackElsewhere(playerOf),
  sellElsewhere(playerOf),
  pass,
];

/** The code of passing, which is always on offer. */
export const PASS = oneVerb(OFFERS, pass).code(0);
/** What may be bought, of the wares of who has priority. */
export const PURCHASE = oneVerb(OFFERS, buy);

/** `engine.call(state, WINDOW, kind)` opens a priority window; the step that calls goes on when it has closed. */
export const WINDOW = procedures<MegacorpState, MegacorpContent>()("window", {
  // The first purchase may come at once: the others had the window after the draw (MC-14.12).
  open(state, frame) {
    setSlot(state, frame, ANSWERED, everybody(state.players));
    return round(state, frame);
  },
  // Triggers that wait have gone onto the stack before this step: now somebody may act.
  give(state, frame) {
    const kind = slot(state, frame, KIND);
    if (kind === SILENT) return isStackEmpty(state) ? "done" : "top";
    if (!isPlaying(state, state.active) || (kind === WHILE_STACK && isStackEmpty(state))) return "done";
    const [player = state.active] = playersFrom(state, slot(state, frame, PRIORITY));
    setSlot(state, frame, PRIORITY, player);
    return "priority";
  },
  // Everybody is asked even with nothing but to pass: that there is nothing tells of the hand (MC-R102).
  priority: offersChoice<MegacorpState, MegacorpContent, Next>({
    kind: "priority",
    rule: "MC-14.11",
    always: true,
    player: (state, frame) => slot(state, frame, PRIORITY),
    prompt(state, _frame, { content }) {
      const top = topOfStack(state);
      return top ? `Respond to ${at(content.cards, at(state.card, top.source)).name}, or pass` : "Do something, or pass";
    },
    offers: OFFERS,
  }),
  // Who acted keeps priority (MC-14.11).
  acted(_state, frame) {
    setSlot(_state, frame, PASSED, 0);
    return "give";
  },
  // The round after a purchase is a window of its own (MC-14.12).
  bought(state, frame) {
    setSlot(state, frame, ANSWERED, ROUND);
    return round(state, frame);
  },
  passed(state, frame) {
    const player = slot(state, frame, PRIORITY);
    const next = playersFrom(state, player).find((other) => (slot(state, frame, PASSED) & (1 << other)) === 0);
    if (next !== undefined) {
      setSlot(state, frame, PRIORITY, next);
      return "give";
    }
    if (!isStackEmpty(state)) return "top";
    const answered = slot(state, frame, ANSWERED);
    if ((answered & ROUND) === 0) return "done";
    setSlot(state, frame, ANSWERED, answered & ~ROUND);
    return round(state, frame);
  },
  top(state, _frame, engine) {
    const top = topOfStack(state);
    if (top) engine.propose(state, resolve, top.id, top.source);
    return "resolved";
  },
  resolved: round,
});

/** A round begins with the turn player (MC-14.11). */
function round(state: MegacorpView, frame: number): "give" {
  setSlot(state, frame, PRIORITY, state.active);
  setSlot(state, frame, PASSED, 0);
  return "give";
}
