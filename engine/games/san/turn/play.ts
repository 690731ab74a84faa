/** Chapter 1.6: playing cards. */
import type { Engine } from "../../../kernel/engine.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import { type Fit, nothing, type Offer } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, missing } from "../../../kernel/state.ts";
import { type SanContent, TYPE_NAMES } from "../content.ts";
import { cardsIn, designOf, HAND, PLAY_AREA, type SanState, type SanView } from "../layout.ts";
import { cardsBeyondHand, placeWords } from "../table/sight.ts";
import { BAN_REASON, BANNED, isAnySaid, isBanned } from "../texts/bans.ts";
import { isPlayBanned, mayBeside, PLAY_IF, saysNotNow } from "../texts/laid.ts";
import { beginPhase, isMercenary, play, useSkip } from "./events.ts";

/**
 * Whether a card of a type may be played now: Equipment and Virus always (SAN-6.4, SAN-6.5), a Mercenary if it is of the one type of the turn or
 * fixes it, or if all types may be played (SAN-6.3, SAN-13.7, SAN-R15).
 */
export const typeFits = (state: SanView, type: number): boolean =>
  !isMercenary(type) || state.allTypes === 1 || state.type === 0 || state.type === type || mayBeside(state, type);

/** Whether a card of the hand could be played now. */
const canPlay = (state: SanView, engine: Engine<SanContent>, card: number): boolean =>
  typeFits(state, typeOf(state, engine.content, card)) && !isPlayBanned(state, engine, state.active, card);

function typeOf({ card: designs }: SanView, { type }: SanContent, card: number): number {
  const design = designs[card] ?? missing(designs, card);
  return type[design] ?? missing(type, design);
}

/** The one-type rule, for whatever plays a card. */
export const oneType: Fit<SanState, SanContent> = {
  rule: "SAN-6.3",
  matters: (state) => state.type !== 0 && state.allTypes === 0,
  holds: (state, card, _frame, { content }) => typeFits(state, typeOf(state, content, card)),
  reason: (state, card, _frame, { content }) =>
    `It is a ${TYPE_NAMES[typeOf(state, content, card)]} card and you have played ${TYPE_NAMES[state.type]} this turn: you can play only one Mercenary type each turn`,
};

const CARD = 0;
const PLAYER = 1;
const ANY_TYPE = 2;

/** PLAY by a text: a card is played, and what its own text brings is resolved first (section 2.2). Begun with the card, the player, and 1 if its type does not matter (SAN-R40). */
export const PLAYING = procedures<SanState, SanContent>()("playing", {
  play(state, frame, engine) {
    const card = slot(state, frame, CARD);
    // Of several cards that a text plays the first may rule out the next.
    if (slot(state, frame, ANY_TYPE) === 0 && !typeFits(state, typeOf(state, engine.content, card))) return "done";
    if (isPlayBanned(state, engine, slot(state, frame, PLAYER), card)) return "done";
    engine.propose(state, play, slot(state, frame, PLAYER), card);
    return "effects";
  },
  effects(state, frame, engine) {
    beginEffects(state, slot(state, frame, CARD), engine);
    return "done";
  },
});

/**
 * Step 5 of playing: what happens by itself, then what the player takes or leaves (SAN-6.6, SAN-6.7, SAN-R11). A Virus lies in the discard by
 * now and has no text (SAN-3.3, SAN-R8).
 */
export function beginEffects(state: SanView, card: number, engine: Engine<SanContent>): void {
  if (at(state.zone, card) === PLAY_AREA + state.active) engine.content.machine.begin(state, engine, { source: card });
}

/** Slot of the turn: the card that was played last. */
export const PLAYED = 1;

/** PLAY of a hand card (SAN-6.1, SAN-6.2). */
export const playOffer: Offer<SanState, SanContent, "play" | "effects"> = {
  verb: "play",
  items(state, into) {
    for (const card of cardsIn(state, HAND + state.active)) into.push(card);
  },
  fits: [
    oneType,
    {
      rule: "SAN-R68",
      matters: (_state, _frame, { content }) => content.statics.has(PLAY_IF),
      holds: (state, card, _frame, engine) => !saysNotNow(state, engine, state.active, card),
      reason: () => "Its text says that it cannot be played now",
    },
    {
      rule: "SAN-R43",
      matters: (state, _frame, { content }) => isAnySaid(state, content),
      holds: (state, card, _frame, engine) => !isPlayBanned(state, engine, state.active, card),
      reason: () => `${BAN_REASON} play it`,
    },
  ],
  beyond: {
    rule: "SAN-6.1",
    items: cardsBeyondHand,
    reason: (state, card) => `You can play only cards from your hand; this one is ${placeWords(state, card)}`,
  },
  action: (_state, card) => ({ kind: "play", card }),
  carryOut(state, card, frame, engine) {
    setSlot(state, frame, PLAYED, card);
    const next = engine.content.hasText[designOf(state, card)] === true ? "effects" : "play";
    engine.propose(state, play, state.active, card);
    return next;
  },
};

/** Whether a player has to play a card from hand and can (SAN-6.1, SAN-R9). */
export function mustPlay(state: SanView, engine: Engine<SanContent>): boolean {
  if (state.playedFromHand > 0) return false;
  for (const card of cardsIn(state, HAND + state.active)) if (canPlay(state, engine, card)) return true;
  return false;
}

/** END_PLAY: on to phase 2 (SAN-6.8). */
export const endPlayOffer: Offer<SanState, SanContent, "buy" | "discard"> = {
  verb: "end play",
  needs: [
    {
      rule: "SAN-6.1",
      holds: (state, _frame, engine) => !mustPlay(state, engine),
      reason: (state) => `You must play at least 1 card from your hand; you have played ${state.playedFromHand}`,
    },
  ],
  items: nothing,
  action: () => ({ kind: "end play" }),
  carryOut(state, _item, _frame, engine) {
    const skips = isBanned(state, engine, state.active, "skip buy");
    engine.propose(state, beginPhase, 2);
    if (!skips) return "buy";
    engine.propose(state, useSkip, state.active, BANNED.indexOf("skip buy"));
    engine.propose(state, beginPhase, 3);
    return "discard";
  },
};
