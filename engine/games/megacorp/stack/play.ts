/** Chapter 1.14: playing an Event, from hand at any priority or bought from the top of an Open Market (MC-14.4, MC-6.10, MC-R158). */
import { SHOW } from "../../../kernel/card-events.ts";
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import type { Offer, Refusal } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { payAdditional, whyNoAdditional } from "../buying/additional.ts";
import { isEvent } from "../buying/buy.ts";
import { whyUnpayable } from "../buying/paying.ts";
import { priceOf } from "../buying/price.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { cardsIn, HAND, LAYOUT, type MegacorpState, type MegacorpView } from "../layout.ts";
import { DEPLOYING, FREE, FROM_HAND, hasPlace, OWN_NETWORK, sellerOf } from "../network/deploy.ts";
import { isAllowedBy } from "../state/characteristics.ts";
import { beyondPlaying } from "../table/elsewhere.ts";
import { isBannedWith, isPlayedEnough, isPlayerBanned, whyOverLimit } from "../texts/prohibitions.ts";
import { isMomentFor } from "./played-in.ts";
import { play, playedInto, putEffect, topOfStack } from "./stack.ts";

const EVERYBODY = (1 << LAYOUT.players) - 1;

/** One thing that playing an Event may fail by. */
type Check = (state: MegacorpView, engine: MegacorpEngine, player: number, card: number, flags: number) => Refusal | undefined;

/** Whether its price can be paid, and may be (MC-R236). */
function whyTooDear(state: MegacorpView, engine: MegacorpEngine, player: number, card: number): Refusal | undefined {
  const price = priceOf(state, engine, player, card, sellerOf(state, card));
  return whyUnpayable(state, engine, player, price) ?? whyOverLimit(state, engine, player, price.money);
}

/** Its additional costs, paid together with its price (MC-R265). */
function whyNotBesides(state: MegacorpView, engine: MegacorpEngine, player: number, card: number, flags: number): Refusal | undefined {
  return (flags & FREE) === 0 ? whyNoAdditional(state, engine, player, card) : undefined;
}

/** A prohibition, the price, a place, its targets (MC-14.4, MC-R112, MC-R121). Cheapest to mend first. */
const CHECKS: readonly Check[] = [
  (state, engine, player) =>
    isPlayerBanned(state, engine, player, "play") ? { rule: "a card's text", reason: "A card says you cannot play Events" } : undefined,
  (state, engine, player, card) =>
    isBannedWith(state, engine, player, "playThose", card) || isPlayedEnough(state, engine, player)
      ? { rule: "a card's text", reason: "A card says you cannot play it" }
      : undefined,
  (state, engine, player, card) =>
    isAllowedBy(state, engine, card, player, "static.playIf")
      ? undefined
      : { rule: "a card's text", reason: "Its text does not allow you to play it now" },
  (state, engine, player, card) =>
    isMomentFor(state, engine, player, card) ? undefined : { rule: "MC-R232", reason: "Its text does not allow you to play it now" },
  // MC-R235
  (state, engine, player, card, flags) => ((flags & FREE) === 0 ? whyTooDear(state, engine, player, card) : undefined),
  whyNotBesides,
  (state, engine, player, card) =>
    hasPlace(state, engine, card, player, OWN_NETWORK) ? undefined : { rule: "MC-R112", reason: "No slot in your network would dock it" },
  (state, engine, player, card, flags) =>
    (flags & BY_TEXT) !== 0 && playsOthers(state, engine, card)
      ? undefined
      : engine.content.machine.unannounceable(state, engine, { source: card, controller: player }),
];

/** Beside the flags of deploying: a text asks whether it could have the Event played. */
export const BY_TEXT = 2 ** 29;
const PLAYS = ["play", "play.free"];
/** Whether an Event has others played: whether there are any is asked when it is its turn, or two such Events would ask of each other without end. */
const playsOthers = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean => {
  const uses = engine.content.machine.programOf(state, engine, card)?.uses;
  return uses !== undefined && PLAYS.some((id) => uses.has(id));
};

/** Why an Event cannot be played by a player from where it lies, undefined if it can: the first of `allAgainstPlaying`. */
export function whyNotPlayed(state: MegacorpView, engine: MegacorpEngine, player: number, card: number, flags = 0): Refusal | undefined {
  for (const check of CHECKS) {
    const refusal = check(state, engine, player, card, flags);
    if (refusal) return refusal;
  }
  return undefined;
}

/** All that keeps an Event from being played by a player from where it lies, cheapest to mend first. */
export const allAgainstPlaying = (state: MegacorpView, engine: MegacorpEngine, player: number, card: number): readonly Refusal[] =>
  CHECKS.flatMap((check) => check(state, engine, player, card, 0) ?? []);

/** What keeps an Event from being announced when its additional costs are paid. */
const whyNotAnnounced: Check = (state, engine, player, card, flags) =>
  CHECKS.filter((check) => check !== whyNotBesides).reduce<Refusal | undefined>(
    (found, check) => found ?? check(state, engine, player, card, flags),
    undefined,
  );

/** Its targets are named, and its effect is put on the stack (MC-14.4). */
function announce(state: MegacorpView, engine: MegacorpEngine, card: number, player: number): void {
  const { machine } = engine.content;
  if (machine.programOf(state, engine, card)?.entry === undefined) engine.propose(state, putEffect, card, player);
  else machine.begin(state, engine, { source: card, controller: player });
}

// Slots of the frame: card, player, flags of deploying; then its number on the stack; before that how many additional costs are paid.
const CARD = 0;
const PLAYER = 1;
const FLAGS = 2;
const OBJECT = 3;

/**
 * PLAYING: card, player, `FROM_HAND` or `BOUGHT`. It is shown, its targets are named, a slot is chosen, it is paid for and deployed; deployment triggers follow at once; then its effect waits on the
 * stack (MC-14.4). For cards that nothing refuses.
 */
export const PLAYING = procedures<MegacorpState, MegacorpContent>()(
  "playing",
  {
    announce(state, frame, engine) {
      const card = slot(state, frame, CARD);
      const player = slot(state, frame, PLAYER);
      engine.propose(state, SHOW, card, EVERYBODY);
      if ((slot(state, frame, FLAGS) & FREE) === 0 && payAdditional(state, engine, player, card, 0)) return "costs";
      announce(state, engine, card, player);
      return "deploy";
    },
    deploy(state, frame, engine) {
      setSlot(state, frame, OBJECT, topOfStack(state)?.id ?? 0);
      engine.call(state, DEPLOYING, slot(state, frame, CARD), slot(state, frame, PLAYER), slot(state, frame, FLAGS) | OWN_NETWORK);
      return "played";
    },
    played(state, frame, engine) {
      engine.propose(state, playedInto, slot(state, frame, OBJECT), slot(state, frame, CARD));
      engine.propose(state, play, slot(state, frame, PLAYER), slot(state, frame, CARD));
      return "done";
    },
    // The slot counts them meanwhile. What they took may have been all that it could target (MC-R265).
    costs(state, frame, engine) {
      const [card, player, flags] = [slot(state, frame, CARD), slot(state, frame, PLAYER), slot(state, frame, FLAGS)];
      const n = slot(state, frame, OBJECT) + 1;
      setSlot(state, frame, OBJECT, n);
      if (payAdditional(state, engine, player, card, n)) return "costs";
      if (whyNotAnnounced(state, engine, player, card, flags)) return "done";
      announce(state, engine, card, player);
      return "deploy";
    },
  },
  { holds: true, whose: (state, frame) => slot(state, frame, PLAYER) },
);

/** PLAYING BY A TEXT: card, player, `FREE` if nothing is paid. One of several may no longer be payable when its turn comes (MC-R162). */
export const PLAYING_BY_TEXT = procedures<MegacorpState, MegacorpContent>()(
  "playing by a text",
  {
    check(state, frame, engine) {
      const [card, player, free] = [slot(state, frame, CARD), slot(state, frame, PLAYER), slot(state, frame, FLAGS)];
      if (whyNotPlayed(state, engine, player, card, free) === undefined)
        engine.call(state, PLAYING, card, player, free | (state.zone[card] === HAND + player ? FROM_HAND : 0));
      return "done";
    },
  },
  { holds: true, whose: (state, frame) => slot(state, frame, PLAYER) },
);

/** PLAY: an Event of the own hand, whenever its player has priority (MC-14.1, MC-R158). `playerOf`: who has it. */
export const playOffer = (playerOf: (state: MegacorpView, frame: Frame) => number): Offer<MegacorpState, MegacorpContent, "acted"> => ({
  verb: "play",
  items(state, into, frame, engine) {
    for (const card of cardsIn(state, HAND + playerOf(state, frame))) if (isEvent(state, engine, card)) into.push(card);
  },
  refuses: (state, card, frame, engine) => whyNotPlayed(state, engine, playerOf(state, frame), card),
  refusals: (state, card, frame, engine) => allAgainstPlaying(state, engine, playerOf(state, frame), card),
  beyond: beyondPlaying(playerOf),
  action: (_state, card) => ({ kind: "play", card }),
  carryOut(state, card, frame, engine) {
    engine.call(state, PLAYING, card, playerOf(state, frame), FROM_HAND);
    return "acted";
  },
});
