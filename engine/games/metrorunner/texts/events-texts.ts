/** What only texts do to cards, cubes, figures and what lasts (MR-R58 to MR-R66). */
import { events } from "../../../kernel/events.ts";
import { at } from "../../../kernel/state.ts";
import { mingleCards, moveCard } from "../../../kernel/zones.ts";
import type { MetroContent } from "../content.ts";
import { COLOUR_COUNT, cubesOn, supplyOf } from "../jobs/cubes.ts";
import { cardsIn, JOB_DECK, type MetroState } from "../layout.ts";
import type { MetroEvent } from "../tracks/events-tracks.ts";

const event = events<MetroState, MetroContent>();

/** A player looks at the top job cards; who had seen them before does not know which is which any more. */
export const lookAtJobs: MetroEvent = event("look at job cards", ["player", "number"], (state, player, n, _c, _d, { layout }) =>
  mingleCards(state, layout, cardsIn(state, JOB_DECK).slice(-n), 1 << player),
);
/** The top job cards go under the deck. */
export const coverTop: MetroEvent = event("put job cards under the deck", ["player", "number"], (state, _player, n, _c, _d, { layout }) => {
  for (const card of cardsIn(state, JOB_DECK).slice(-n)) moveCard(state, layout, card, JOB_DECK, 0);
});

/** Where cubes of a district go that do not go to another one. */
export const TO_SUPPLY = -1;
/** Cubes leave a district: district, colour, number, the district they go to. */
export const shiftCubes: MetroEvent = event(
  "move cubes",
  ["number", "number", "number", "number"],
  (state, district, colour, number, to) => {
    const n = Math.min(number, cubesOn(state, district, colour));
    state.resources[district * COLOUR_COUNT + colour] = cubesOn(state, district, colour) - n;
    if (to !== TO_SUPPLY) state.resources[to * COLOUR_COUNT + colour] = cubesOn(state, to, colour) + Math.min(n, supplyOf(state, colour));
  },
);

/** The figures of two players exchange their spaces. */
export const swapFigures: MetroEvent = event("exchange figures", ["player", "player"], (state, one, other) => {
  const station = at(state.figure, one);
  state.figure[one] = at(state.figure, other);
  state.figure[other] = station;
});
/** A completed job goes to another slot, without its bonus: its player, the card, the place. */
export const moveJob: MetroEvent = event(
  "move a completed job",
  ["player", "card", "place"],
  (state, _player, card, place, _d, { layout }) => moveCard(state, layout, card, place),
);
/** Two completed jobs of a player exchange their slots, without bonus. */
export const swapJobs: MetroEvent = event(
  "exchange completed jobs",
  ["player", "card", "card"],
  (state, _player, one, other, _d, { layout }) => {
    const place = at(state.zone, one);
    moveCard(state, layout, one, at(state.zone, other));
    moveCard(state, layout, other, place);
  },
);

/** Something holds for a time: what, whose, how much, until which turn (MR-R63). */
export const addLasting: MetroEvent = event(
  "give for a time",
  ["number", "player", "number", "number"],
  (state, what, player, n, until) => void state.lasting.push(what, player, n, until),
);
/** All of it that a player has of a kind is used up. */
export const spendLasting: MetroEvent = event("use up", ["number", "player"], (state, what, player) => {
  const kept: number[] = [];
  for (let i = 0; i < state.lasting.length; i += 4)
    if (state.lasting[i] !== what || state.lasting[i + 1] !== player) kept.push(...state.lasting.slice(i, i + 4));
  state.lasting = kept;
});

/** A text is used that can be used once a turn, or once a game: the card, 1 for a game (MR-R58). */
export const noteUse: MetroEvent = event(
  "use a text",
  ["card", "number"],
  (state, card, game) => void (game === 1 ? state.gameUsed : state.turnUsed).push(card),
);

export const TEXT_EVENTS: readonly MetroEvent[] = [
  ...[lookAtJobs, coverTop, shiftCubes, swapFigures, moveJob, swapJobs],
  ...[addLasting, spendLasting, noteUse],
];
