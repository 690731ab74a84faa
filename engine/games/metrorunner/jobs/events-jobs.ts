/** What happens to cubes, credits, tokens and job cards (MR-7, MR-8). Only these functions change them once the game is set up. */
import { SHOW } from "../../../kernel/card-events.ts";
import { events } from "../../../kernel/events.ts";
import { clearNumbers, setNumber } from "../../../kernel/fork.ts";
import { everybody } from "../../../kernel/layout.ts";
import { below } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { mingleCards, moveCard, showCard } from "../../../kernel/zones.ts";
import type { MetroContent } from "../content.ts";
import {
  BOX,
  cardsIn,
  HAND,
  IN_PLAY,
  JOB_DECK,
  type MetroEngine,
  type MetroState,
  type MetroView,
  OFFER,
  OFFER_SIZE,
  SLOT_SIZE,
  SLOTS,
  slotPlace,
  topOf,
} from "../layout.ts";
import { BY_DECK, BY_NINTH, type MetroEvent, trigger } from "../tracks/events-tracks.ts";
import { bruteLeft, COLOUR_COUNT, creditsLeft, cubesOn, ownCubeList, supplyOf } from "./cubes.ts";

const event = events<MetroState, MetroContent>();

/** Cubes of one colour come from the supply, as many as it has (MR-R1). */
export const gainCubes: MetroEvent = event("gain cubes", ["player", "number", "number"], (state, player, colour, n) =>
  addCubes(state, player, colour, n),
);
function addCubes(state: MetroState, player: number, colour: number, n: number): void {
  const list = ownCubeList(state, colour);
  list[player] = at(list, player) + Math.min(n, supplyOf(state, colour));
}
/** An ongoing ability gives cubes, and is used in this action (MR-8.13, MR-8.16). */
export const gainBonus: MetroEvent = event("gain a bonus", ["player", "card", "number", "number"], (state, player, card, colour, n) => {
  addCubes(state, player, colour, n);
  setNumber(state, "used", card, 1);
});
/** All cubes of a district come to a player (MR-6.9). */
export const claimDistrict: MetroEvent = event("claim a district", ["player", "number"], (state, player, district) => {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const list = ownCubeList(state, colour);
    list[player] = at(list, player) + cubesOn(state, district, colour);
    state.resources[district * COLOUR_COUNT + colour] = 0;
  }
});
/** Cubes go back to the supply. */
export const payCubes: MetroEvent = event("pay cubes", ["player", "number", "number"], (state, player, colour, n) => {
  const list = ownCubeList(state, colour);
  list[player] = at(list, player) - n;
});
/** Cubes come from the supply to a district; nobody gains them (MR-11.21). */
export const placeCubes: MetroEvent = event("place cubes", ["number", "number", "number"], (state, district, colour, n) => {
  state.resources[district * COLOUR_COUNT + colour] = cubesOn(state, district, colour) + Math.min(n, supplyOf(state, colour));
});
/** All cubes of a district go back to the supply (MR-14.10). */
export const clearDistrict: MetroEvent = event("clear a district", ["number"], (state, district) => {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) state.resources[district * COLOUR_COUNT + colour] = 0;
});
export const gainCredits: MetroEvent = event("gain credits", ["player", "number"], (state, player, n) => {
  state.credits[player] = at(state.credits, player) + Math.min(n, creditsLeft(state));
});
export const gainBrute: MetroEvent = event("gain brute force", ["player", "number"], (state, player, n) => {
  state.brute[player] = at(state.brute, player) + Math.min(n, bruteLeft(state));
});

/** A job card of the offer comes to the hand; everybody knows which (MR-7.1). */
export const takeJob: MetroEvent = event("take a job", ["player", "card"], (state, player, card, _c, _d, { layout }) =>
  moveCard(state, layout, card, HAND + player),
);
/** The top card of the job deck comes to the hand (MR-7.1). */
export const drawJob: MetroEvent = event("draw a job", ["player", "card"], (state, player, card, _c, _d, { layout }) => {
  moveCard(state, layout, card, HAND + player);
  testDeck(state);
});
/** Empty places of the offer are filled from the deck, the lowest first (MR-7.3, MR-R29). */
export const refillOffer: MetroEvent = event("refill the offer", [], (state, _a, _b, _c, _d, { layout }) => {
  for (let place = OFFER; place < OFFER + OFFER_SIZE; place++) {
    const card = topOf(state, JOB_DECK);
    if (card === undefined) return;
    if (cardsIn(state, place).length > 0) continue;
    moveCard(state, layout, card, place);
    testDeck(state);
  }
});
/** An empty job deck triggers the end, whatever comes back to it (MR-R22). */
function testDeck(state: MetroState): void {
  if (cardsIn(state, JOB_DECK).length === 0) trigger(state, BY_DECK);
}
/** A hand card goes face down under the deck, a starting job to the box (MR-7.5, MR-8.12). */
export const discardJob: MetroEvent = event("discard a job", ["player", "card"], (state, _player, card, _c, _d, { layout, content }) => {
  if (content.isStarting[at(state.card, card)]) {
    showCard(state, card, everybody(state.players));
    moveCard(state, layout, card, BOX);
  } else moveCard(state, layout, card, JOB_DECK, 0);
});
/** A player mixes the jobs of the hand but the starting ones, so that nobody sees which is discarded next: the last of them (MR-7.5). */
const mixJobs: MetroEvent = event("mix the hand", ["player", "secret"], (state, player, card, _c, _d, { layout, content }) =>
  mingleCards(state, layout, hiddenJobs(state, player, content), at(layout.sights, HAND + player), card),
);
const hiddenJobs = (state: MetroView, player: number, content: MetroContent): number[] =>
  cardsIn(state, HAND + player).filter((card) => !content.isStarting[at(state.card, card)]);
/** The instance that a hand card is when it is discarded: a job that goes face down is no longer any that others have seen (MR-7.5). */
export function toDiscard(state: MetroView, engine: MetroEngine, player: number, card: number): number {
  if (state.players === 1 || engine.content.isStarting[at(state.card, card)]) return card;
  engine.propose(state, mixJobs, player, card);
  return at(hiddenJobs(state, player, engine.content).slice(-1), 0);
}
/** A job card of a hand is discarded, whichever comes: nobody chooses (MR-R61). */
export const discardAnyJob: MetroEvent = event("discard at random", ["player"], (state, player, _b, _c, _d, engine) => {
  const card = anyJob(state, player, engine);
  if (card !== undefined) discardJob.apply(state, player, card, 0, 0, engine);
});
/** A job card of another hand is taken, whichever comes: who takes it, whose hand (MR-R61). */
export const takeAnyJob: MetroEvent = event("take at random", ["player", "player"], (state, player, other, _c, _d, engine) => {
  const card = anyJob(state, other, engine);
  if (card !== undefined) moveCard(state, engine.layout, card, HAND + player);
});
/** A hand card at random; what is not a starting job is mixed with the others before, as when it is discarded. */
function anyJob(state: MetroState, player: number, { layout, content }: MetroEngine): number | undefined {
  const hand = cardsIn(state, HAND + player);
  if (hand.length === 0) return undefined;
  const card = at(hand, below(state.rng, hand.length, "at random"));
  const hidden = hiddenJobs(state, player, content);
  if (!hidden.includes(card)) return card;
  mingleCards(state, layout, hidden, at(layout.sights, HAND + player), card);
  return hidden.at(-1);
}
/** A job card goes from one hand to another: who gets it, the card (MR-R61). */
export const passJob: MetroEvent = event("pass a job", ["player", "card"], (state, player, card, _c, _d, { layout }) =>
  moveCard(state, layout, card, HAND + player),
);
/** A card of the offer goes under the deck (MR-10.5, MR-14.10). */
export const coverJob: MetroEvent = event("put under the deck", ["card"], (state, card, _b, _c, _d, { layout }) =>
  moveCard(state, layout, card, JOB_DECK, 0),
);

/** A job is shown and leaves the hand to be completed (MR-8.2, MR-R13). */
export const playJob: MetroEvent = event("play a job", ["player", "card"], (state, _player, card, _c, _d, { layout }) => {
  showCard(state, card, everybody(state.players));
  moveCard(state, layout, card, IN_PLAY);
});
/** A hand card is discarded in place of a cube, once per window (MR-7.4). The number is 0 in the move step, 1 in an action. */
export const spendJob: MetroEvent = event(
  "discard for a cube",
  ["player", "card", "number"],
  (state, _player, card, window, _d, engine) => {
    if (window === 0) state.moveDiscard = 1;
    else state.actionDiscard = 1;
    discardJob.apply(state, _player, card, 0, 0, engine);
  },
);
/** An ongoing ability is used in this action (MR-8.16). */
export const useAbility: MetroEvent = event("use an ability", ["card"], (state, card) => setNumber(state, "used", card, 1));
/** The job is tucked into a slot; the ninth triggers the end (MR-8.7, MR-8.10). */
export const tuckJob: MetroEvent = event("tuck", ["player", "card", "number"], (state, player, card, slot, _d, { layout }) => {
  moveCard(state, layout, card, slotPlace(player, slot));
  let completed = 0;
  for (let one = 0; one < SLOTS; one++) completed += cardsIn(state, slotPlace(player, one)).length;
  if (completed >= SLOTS * SLOT_SIZE) trigger(state, BY_NINTH);
});
/** A new action begins: abilities and the discard can be used again (MR-R10). */
export const openScope = (state: MetroState): void => {
  clearNumbers(state, "used");
  state.actionDiscard = 0;
};

export const JOB_EVENTS: readonly MetroEvent[] = [
  ...[gainCubes, gainBonus, claimDistrict, payCubes, placeCubes, clearDistrict, gainCredits, gainBrute],
  ...[takeJob, drawJob, refillOffer, discardJob, coverJob, playJob, spendJob, useAbility, tuckJob],
  ...[mixJobs, discardAnyJob, takeAnyJob, passJob, SHOW as MetroEvent],
];

export type { MetroEngine };
