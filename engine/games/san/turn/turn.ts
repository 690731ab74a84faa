/** Chapter 1.5: a turn and its four phases (SAN-5.1), in the order in which they are played. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { offersChoice } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import type { SanContent } from "../content.ts";
import { opponentOf, riverCard, type SanState, type SanView, SLOTS } from "../layout.ts";
import { BANNED, isBanned } from "../texts/bans.ts";
import { corruptOffer } from "../zones/corruption.ts";
import { moveMarkerOffer } from "../zones/hacking.ts";
import { crossOffer } from "../zones/propaganda.ts";
import { buyOffer, endBuyOffer, later } from "./buy.ts";
import { discardPlayed, drawSome, largerHand, missingInHand, moreToDraw } from "./discard-refill.ts";
import { beginPhase, beginTurn, reachLimit, toBox, useSkip } from "./events.ts";
import { beginEffects, endPlayOffer, PLAYED, playOffer } from "./play.ts";
import { useOffer } from "./use.ts";

/** Slots of the frame, beside `PLAYED`: how many cards are still to be drawn in phase 4, what played cards add to the hand size, and to what is drawn beyond it. */
const TO_DRAW = 0;
const LARGER_HAND = 2;
const MORE_TO_DRAW = 3;

const PLAY_FIRST = "You buy in phase 2, after you finish playing";
const PLAYED_BEFORE = "Phase 1 is over: you play cards and spend icons before you buy";

/** The game: turn after turn, alternating (SAN-1.1, SAN-5.3). */
export const GAME = procedures<SanState, SanContent>()("turn", {
  playPhase(state, _frame, engine) {
    engine.propose(state, beginPhase, 1);
    return "play";
  },
  // Asked even if there is nothing but to end: that there is nothing to play tells of the hand.
  play: offersChoice<SanState, SanContent, "play" | "effects" | "buy" | "discard">({
    kind: "play",
    rule: "SAN-6.1",
    always: true,
    player: (state) => state.active,
    prompt: () => "Play a card, spend icons, or go on to buying",
    offers: [
      playOffer,
      useOffer,
      corruptOffer,
      crossOffer,
      moveMarkerOffer,
      endPlayOffer,
      later(buyOffer, PLAY_FIRST),
      later(endBuyOffer, PLAY_FIRST),
    ],
  }),
  effects(state, frame, engine) {
    beginEffects(state, slot(state, frame, PLAYED), engine);
    return "play";
  },
  buyPhase(state, _frame, engine) {
    engine.propose(state, beginPhase, 2);
    return "buy";
  },
  buy: offersChoice<SanState, SanContent, "buy" | "discard">({
    kind: "buy",
    rule: "SAN-7.6",
    player: (state) => state.active,
    prompt: (state) => `Buy a River card for your Revenue of ${state.revenue}, or end buying`,
    offers: [
      buyOffer,
      endBuyOffer,
      ...[playOffer, useOffer, corruptOffer, crossOffer, moveMarkerOffer, endPlayOffer].map((offer) => later(offer, PLAYED_BEFORE)),
    ],
  }),
  discardPhase(state, _frame, engine) {
    engine.propose(state, beginPhase, 3);
    return "discard";
  },
  discard(state, frame, engine) {
    setSlot(state, frame, LARGER_HAND, largerHand(state, state.active, engine));
    setSlot(state, frame, MORE_TO_DRAW, moreToDraw(state, state.active, engine));
    const next = firstMarked(state) === undefined ? "refillPhase" : "marked";
    discardPlayed(state, engine);
    return next;
  },
  // SAN-R17: marked River cards in ascending order of their slots; each slot is refilled before the next card goes.
  marked(state, _frame, engine) {
    const card = firstMarked(state);
    if (card === undefined) return "refillPhase";
    engine.propose(state, toBox, card);
    return "marked";
  },
  refillPhase(state, frame, engine) {
    const missing = missingInHand(state, state.active, slot(state, frame, LARGER_HAND));
    const skips = isBanned(state, engine, state.active, "skip refill");
    setSlot(state, frame, TO_DRAW, skips ? 0 : missing + slot(state, frame, MORE_TO_DRAW));
    if (skips) engine.propose(state, useSkip, state.active, BANNED.indexOf("skip refill"));
    engine.propose(state, beginPhase, 4);
    return "refill";
  },
  refill(state, frame, engine) {
    const left = drawSome(state, state.active, slot(state, frame, TO_DRAW), engine);
    setSlot(state, frame, TO_DRAW, left);
    return left > 0 ? "refill" : "pass";
  },
  pass(state, _frame, engine) {
    if (state.turn >= state.turnLimit) engine.propose(state, reachLimit);
    else engine.propose(state, beginTurn, state.extraTurns > 0 ? state.active : opponentOf(state.active));
    return "play";
  },
});

/** The marked River card of the lowest slot, or undefined. */
function firstMarked(state: SanView): number | undefined {
  for (let i = 0; i < SLOTS; i++) {
    const card = riverCard(state, i);
    if (card !== undefined && state.marked[card] === 1) return card;
  }
  return undefined;
}
