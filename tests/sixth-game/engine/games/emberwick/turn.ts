/** Chapter EW-4: a turn. */
import { setSlot, slot } from "../../kernel/frames.ts";
import { type Offer, offersChoice } from "../../kernel/offers.ts";
import { procedures } from "../../kernel/procedure.ts";
import { at } from "../../kernel/state.ts";
import type { EmberwickContent } from "./content.ts";
import { beginTurn, burn, draw, drawSome, dusk, hang, play, snuff, walk } from "./events.ts";
import { cardsIn, type EmberwickState, type EmberwickView, HAND, LAYOUT, nextPlayer, SATCHEL, SEATS, WINDOW, WINDOWS } from "./layout.ts";

/** Steps that a burnt card brings (EW-4.5). */
const BURNT = 1;

const CARD = 0;
const PLAYER = 1;
const PLACE = 2;

/** A lantern is hung: in which window, then what hangs there is snuffed, then what its text does (EW-4.3). Begun with the card and the player. */
export const HANGING = procedures<EmberwickState, EmberwickContent>()("hanging", {
  window: {
    kind: "lay",
    rule: "EW-4.3",
    forms: [{ kind: "lay", members: { card: "card", place: "place" } }],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => "In which window do you hang it?",
    candidates(_state, into) {
      for (let window = 0; window < WINDOWS; window++) into.push(WINDOW + window);
    },
    action: (state, place, frame) => ({ kind: "lay", card: slot(state, frame, CARD), place }),
    carryOut(state, place, frame, engine) {
      setSlot(state, frame, PLACE, place);
      for (const hung of cardsIn(state, place)) engine.propose(state, snuff, slot(state, frame, PLAYER), hung);
      return "hang";
    },
  },
  hang(state, frame, engine) {
    engine.propose(state, hang, slot(state, frame, PLAYER), slot(state, frame, CARD), slot(state, frame, PLACE));
    return "text";
  },
  text(state, frame, engine) {
    engine.content.machine.begin(state, engine, { source: slot(state, frame, CARD) });
    return "done";
  },
});

function handOf(state: EmberwickView, into: number[]): void {
  for (const card of cardsIn(state, HAND + state.active)) into.push(card);
}

/** Cards in sight that are not in the own hand. */
function beyondHand(state: EmberwickView, into: number[]): void {
  state.zone.forEach((place, card) => {
    if (place !== HAND + state.active && (at(state.seen, card) & (1 << state.active)) !== 0) into.push(card);
  });
}

/** Where a card lies: "in window 3", "in BLUE's hand". */
export function placeWords(state: EmberwickView, card: number): string {
  const { zone, player, space } = at(LAYOUT.places, at(state.zone, card));
  if (zone === "window") return `in window ${space + 1}`;
  return player < 0 ? `in the ${zone}` : `in ${SEATS[player]}'s ${zone}`;
}

/** Slot of the turn: the card that was played. */
const PLAYED = 0;

const playOffer: Offer<EmberwickState, EmberwickContent, "text" | "draw"> = {
  verb: "play",
  items: handOf,
  beyond: {
    rule: "EW-4.2",
    items: beyondHand,
    reason: (state, card) => `You can play only cards from your hand; this one is ${placeWords(state, card)}`,
  },
  action: (_state, card) => ({ kind: "play", card }),
  carryOut(state, card, frame, engine) {
    if (engine.content.isLantern[at(state.card, card)]) {
      engine.call(state, HANGING, card, state.active);
      return "draw";
    }
    setSlot(state, frame, PLAYED, card);
    engine.propose(state, play, state.active, card);
    return "text";
  },
};

const burnOffer: Offer<EmberwickState, EmberwickContent, "draw"> = {
  verb: "burn",
  items: handOf,
  beyond: {
    rule: "EW-4.5",
    items: beyondHand,
    reason: (state, card) => `Cards are burnt from your hand; this one lies ${placeWords(state, card)}`,
  },
  action: (_state, card) => ({ kind: "burn", card }),
  carryOut(state, card, _frame, engine) {
    engine.propose(state, burn, state.active, card);
    engine.propose(state, walk, state.active, BURNT);
    return "draw";
  },
};

/** The game: turn after turn, clockwise, until somebody wins or dusk falls (EW-1.2, EW-4.1). */
export const GAME = procedures<EmberwickState, EmberwickContent>()("turn", {
  begin(state, _frame, engine) {
    engine.propose(state, beginTurn, state.active);
    return "ask";
  },
  // EW-6.2: who has nothing left to play brings dusk.
  ask(state, _frame, engine) {
    if (cardsIn(state, HAND + state.active).length > 0) return "play";
    engine.propose(state, dusk);
    return "done";
  },
  // Asked of the last card too: that it is the last tells of the hand.
  play: offersChoice<EmberwickState, EmberwickContent, "text" | "draw">({
    kind: "play",
    rule: "EW-4.2",
    always: true,
    player: (state) => state.active,
    prompt: () => "Play a card, or burn one to walk 1 step",
    offers: [playOffer, burnOffer],
  }),
  text(state, frame, engine) {
    engine.content.machine.begin(state, engine, { source: slot(state, frame, PLAYED) });
    return "draw";
  },
  draw(state, _frame, engine) {
    drawSome(state, state.active, 1, engine);
    return "pass";
  },
  pass(state, _frame, engine) {
    if (state.turnLimit > 0 && state.turn >= state.turnLimit) {
      engine.propose(state, dusk);
      return "done";
    }
    engine.propose(state, beginTurn, nextPlayer(state));
    return "ask";
  },
});

/** Draws one card at a time, so that each is noticed by itself (EW-5.3). Begun with the player and the number. */
export const DRAWING = procedures<EmberwickState, EmberwickContent>()("drawing", {
  draw(state, frame, engine) {
    const left = slot(state, frame, 1);
    const card = cardsIn(state, SATCHEL + slot(state, frame, 0)).at(-1);
    if (left === 0 || card === undefined) return "done";
    setSlot(state, frame, 1, left - 1);
    engine.propose(state, draw, slot(state, frame, 0), card);
    return "draw";
  },
});
