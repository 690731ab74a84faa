/** Chapter 1.6: playing cards. */
import { slot } from "../../kernel/frames.ts";
import { type Fit, nothing, type Offer } from "../../kernel/offers.ts";
import { procedures } from "../../kernel/procedure.ts";
import { at } from "../../kernel/state.ts";
import { type SanContent, TYPE_NAMES } from "./content.ts";
import { isMercenary, play } from "./events.ts";
import { cardsIn, HAND, type SanState, type SanView } from "./layout.ts";

/**
 * Whether a card of a type may be played now: Equipment and Virus always (SAN-6.4, SAN-6.5), a Mercenary if it is of the one type of the turn or
 * fixes it, or if all types may be played (SAN-6.3, SAN-13.7, SAN-R15).
 */
export const typeFits = (state: SanView, type: number): boolean =>
  !isMercenary(type) || state.allTypes === 1 || state.type === 0 || state.type === type;

const typeOf = (state: SanView, content: SanContent, card: number): number => at(content.type, at(state.card, card));

/** The one-type rule, for whatever plays a card. */
export const oneType: Fit<SanState, SanContent> = {
  rule: "SAN-6.3",
  holds: (state, card, _frame, { content }) => typeFits(state, typeOf(state, content, card)),
  reason: (state, card, _frame, { content }) =>
    `It is a ${TYPE_NAMES[typeOf(state, content, card)]} card and you have played ${TYPE_NAMES[state.type]} this turn: one Mercenary type a turn`,
};

const CARD = 0;
const PLAYER = 1;

/** PLAY: a card is played, and what its text brings is resolved before anything else (section 2.2). Begun with the card and the player. */
export const PLAYING = procedures<SanState, SanContent>()("playing", {
  play(state, frame, engine) {
    engine.propose(state, play, slot(state, frame, PLAYER), slot(state, frame, CARD));
    return "done";
  },
});

/** PLAY of a hand card (SAN-6.1, SAN-6.2). */
export const playOffer: Offer<SanState, SanContent, "play"> = {
  verb: "play",
  items(state, into) {
    for (const card of cardsIn(state, HAND + state.active)) into.push(card);
  },
  fits: [oneType],
  action: (_state, card) => ({ kind: "play", card }),
  carryOut(state, card, _frame, engine) {
    engine.call(state, PLAYING, card, state.active);
    return "play";
  },
};

/** Whether a player has to play a card from hand and can (SAN-6.1, SAN-R9). */
export function mustPlay(state: SanView, content: SanContent): boolean {
  if (state.playedFromHand > 0) return false;
  for (const card of cardsIn(state, HAND + state.active)) if (typeFits(state, typeOf(state, content, card))) return true;
  return false;
}

/** END_PLAY: on to phase 2 (SAN-6.8). */
export const endPlayOffer: Offer<SanState, SanContent, "buyPhase"> = {
  verb: "end play",
  needs: [
    {
      rule: "SAN-6.1",
      holds: (state, _frame, { content }) => !mustPlay(state, content),
      reason: (state) => `You have to play at least 1 card from your hand and have played ${state.playedFromHand}`,
    },
  ],
  items: nothing,
  action: () => ({ kind: "end play" }),
  carryOut: () => "buyPhase",
};
