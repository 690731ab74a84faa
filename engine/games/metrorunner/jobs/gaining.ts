/** Gain events (section 2.3): cubes of free colours are chosen, all come at once, then BONUS abilities give more (MR-8.13). Job cards are taken one by one (MR-7.1). */
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { COLOURS } from "../fields.ts";
import {
  cardsIn,
  JOB_DECK,
  type MetroEngine,
  type MetroState,
  type MetroView,
  OFFER,
  OFFER_SIZE,
  SLOTS,
  slotPlace,
  topOf,
} from "../layout.ts";
import { COLOUR_COUNT, cubesOn, supplyOf } from "./cubes.ts";
import { claimDistrict, drawJob, gainBonus, gainCubes, refillOffer, takeJob } from "./events-jobs.ts";

const procedure = procedures<MetroState, MetroContent>();

/** Slots: free cubes to choose, cubes by colour, the least colour that may still be chosen, the district to be claimed from 1. */
const ANY = 0;
const CUBES = 1;
const LEAST = 2;
const CLAIMED = 3;

/** Counts of up to 31 by colour, as one number. */
const BITS = 5;
const MASK = 31;
const countIn = (packed: number, colour: number): number => (packed >> (colour * BITS)) & MASK;
/** One count more of a colour. */
const plus = (packed: number, colour: number, n: number): number => packed + (n << (colour * BITS));

/** Free cubes that are still to be chosen in a gain under way, and by colour those that come with it: for those who think ahead. */
export const openGain = (state: MetroView, frame: number): { readonly any: number; readonly cubes: readonly number[] } => ({
  any: slot(state, frame, ANY),
  cubes: COLOURS.map((_, colour) => countIn(slot(state, frame, CUBES), colour)),
});

/** Cubes of the supply that can still be chosen, from a colour on. */
function left(state: MetroView, packed: number, from: number): number {
  let sum = 0;
  for (let colour = from; colour < COLOUR_COUNT; colour++) sum += Math.max(0, supplyOf(state, colour) - countIn(packed, colour));
  return sum;
}

/** Begun by `gain` and `claim`. */
export const GAINING = procedure("gain", {
  count(state, frame) {
    const claimed = slot(state, frame, CLAIMED);
    if (claimed > 0) {
      let packed = 0;
      for (let colour = 0; colour < COLOUR_COUNT; colour++) packed = plus(packed, colour, cubesOn(state, claimed - 1, colour));
      if (packed === 0) return "done";
      setSlot(state, frame, CUBES, packed);
      return "take";
    }
    // MR-R1: no more than there is.
    let packed = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      packed = plus(packed, colour, Math.min(countIn(slot(state, frame, CUBES), colour), supplyOf(state, colour)));
    setSlot(state, frame, CUBES, packed);
    setSlot(state, frame, ANY, Math.min(slot(state, frame, ANY), left(state, packed, 0)));
    return "next";
  },
  next: (state, frame) => (slot(state, frame, ANY) > 0 ? "choose" : "take"),
  // Colours are chosen in their order, so that each combination is reached in one way.
  choose: {
    kind: "gain",
    rule: "MR-6.4",
    forms: [{ kind: "gain", members: { cube: "words" } }],
    player: (state) => state.active,
    prompt(state, frame) {
      const any = slot(state, frame, ANY);
      // Whoever has chosen orange and misses red is told why.
      const order = any > 1 || slot(state, frame, LEAST) > 0 ? ", in the order of the list" : "";
      return `Which cube do you gain? ${any} to choose${order}`;
    },
    candidates(state, into, frame) {
      const packed = slot(state, frame, CUBES);
      const any = slot(state, frame, ANY);
      for (let colour = slot(state, frame, LEAST); colour < COLOUR_COUNT; colour++)
        if (supplyOf(state, colour) > countIn(packed, colour) && left(state, packed, colour) >= any) into.push(colour);
    },
    action: (_state, colour) => ({ kind: "gain", cube: at(COLOURS, colour) }),
    carryOut(state, colour, frame) {
      setSlot(state, frame, CUBES, plus(slot(state, frame, CUBES), colour, 1));
      setSlot(state, frame, LEAST, colour);
      setSlot(state, frame, ANY, slot(state, frame, ANY) - 1);
      return "next";
    },
  },
  take(state, frame, engine) {
    const packed = slot(state, frame, CUBES);
    const claimed = slot(state, frame, CLAIMED);
    if (claimed > 0) engine.propose(state, claimDistrict, state.active, claimed - 1);
    else
      for (let colour = 0; colour < COLOUR_COUNT; colour++)
        if (countIn(packed, colour) > 0) engine.propose(state, gainCubes, state.active, colour, countIn(packed, colour));
    return packed === 0 ? "done" : "bonus";
  },
  // Section 2.3: once for the whole event; bonus cubes are no event of their own.
  bonus(state, frame, engine) {
    const packed = slot(state, frame, CUBES);
    for (let place = 0; place < SLOTS; place++)
      for (const card of cardsIn(state, slotPlace(state.active, place))) {
        const ongoing = state.used[card] === 0 ? engine.content.texts.ongoing(at(state.card, card)) : undefined;
        if (ongoing?.is === "bonus" && countIn(packed, ongoing.of) >= ongoing.least)
          engine.propose(state, gainBonus, state.active, card, ongoing.colour, ongoing.gains);
      }
    return "done";
  },
});

/** The active player gains cubes: of given colours, and of free choice. The caller's last act. */
export function gain(
  state: MetroView,
  engine: MetroEngine,
  any: number,
  fixed: readonly (readonly [colour: number, n: number])[] = [],
): void {
  const packed = fixed.reduce((sum, [colour, n]) => plus(sum, colour, Math.min(n, MASK)), 0);
  engine.call(state, GAINING, any, packed, 0, 0);
}
/** The active player claims a district (MR-6.9). The caller's last act. */
export const claim = (state: MetroView, engine: MetroEngine, district: number): void => engine.call(state, GAINING, 0, 0, 0, district + 1);

const DRAW = -1;
const ENOUGH = -2;

/** Where job cards may come from. */
export const FROM_BOTH = 0;
export const FROM_OFFER = 1;
export const FROM_DECK = 2;
/** From the offer, only jobs of a district, whose number is added; 5 is freelance. */
const FROM_DISTRICT = 3;
export const fromOfferOf = (district?: number): number => (district === undefined ? FROM_OFFER : FROM_DISTRICT + district);

/** Job cards come to the hand, each from the offer or the deck; the offer is refilled after the last (MR-7.1, MR-7.3). Begun with their number, where they may come from, the player, from 1; 0 is the active one, and 1 where fewer may be taken. */
const takerOf = (state: MetroView, frame: Frame): number => (slot(state, frame, 2) > 0 ? slot(state, frame, 2) - 1 : state.active);
export const TAKING = procedure("take jobs", {
  next: (state, frame, engine) => (slot(state, frame, 0) > 0 && isJobThere(state, slot(state, frame, 1), engine) ? "choose" : "refill"),
  choose: {
    kind: "take a job",
    rule: "MR-7.1",
    forms: [
      { kind: "take", members: { card: "card" } },
      { kind: "draw", members: {} },
      { kind: "take no more", members: {} },
    ],
    player: takerOf,
    prompt: () => "Take a job card of the offer, or draw one",
    candidates(state, into, frame, engine) {
      const from = slot(state, frame, 1);
      if (from !== FROM_DECK)
        for (let place = OFFER; place < OFFER + OFFER_SIZE; place++)
          for (const card of cardsIn(state, place)) if (isOffered(state, engine, card, from)) into.push(card);
      if ((from === FROM_BOTH || from === FROM_DECK) && topOf(state, JOB_DECK) !== undefined) into.push(DRAW);
      if (slot(state, frame, 3) === 1) into.push(ENOUGH);
    },
    action: (_state, code) =>
      code === DRAW ? { kind: "draw" } : code === ENOUGH ? { kind: "take no more" } : { kind: "take", card: code },
    carryOut(state, code, frame, engine) {
      setSlot(state, frame, 0, slot(state, frame, 0) - 1);
      if (code === ENOUGH) return "refill";
      if (code !== DRAW) engine.propose(state, takeJob, takerOf(state, frame), code);
      else engine.propose(state, drawJob, takerOf(state, frame), topOf(state, JOB_DECK) ?? 0);
      return "next";
    },
  },
  refill(state, _frame, engine) {
    engine.propose(state, refillOffer);
    return "done";
  },
});

/** Whether a card of the offer can be taken: any, or one of the district that is asked for. */
const isOffered = (state: MetroView, { content }: MetroEngine, card: number, from: number): boolean =>
  from <= FROM_DECK || content.district[at(state.card, card)] === from - FROM_DISTRICT;

/** Whether a job card can be had (MR-R8, MR-7.6). */
export function isJobThere(state: MetroView, from: number, engine: MetroEngine): boolean {
  if ((from === FROM_BOTH || from === FROM_DECK) && cardsIn(state, JOB_DECK).length > 0) return true;
  if (from === FROM_DECK) return false;
  for (let place = OFFER; place < OFFER + OFFER_SIZE; place++)
    for (const card of cardsIn(state, place)) if (isOffered(state, engine, card, from)) return true;
  return false;
}
