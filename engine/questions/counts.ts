/** What is counted in the games of one lane: whole numbers that are only added up, and sample games in an order of their own. So it does not matter who played which. */
import type { Histogram } from "../lab/statistics/index.ts";

/** What a game is worth in points, to be shared among those who won it: every number of players up to six divides it. */
export const GAME_POINTS = 60;

/** A game that is worth a look. */
export type Odd = {
  readonly value: number;
  /** The seed, the table and the bot's lane say which game it is. */
  readonly seed: number;
  readonly table: number;
};

/** Why a game is worth a look. */
export const ODDITIES = ["shortest", "longest", "decisions", "leads", "comeback", "stuck", "idle"] as const;
export type Oddity = (typeof ODDITIES)[number];
/** Games that are kept of each. */
const KEPT = 3;

/** Of one card, by player and game: how many had it and the points that they made. */
export type CardCounts = {
  opening: number;
  openingPoints: number;
  drawn: number;
  drawnPoints: number;
  played: number;
  playedPoints: number;
  /** Games in which its text did something. */
  acted: number;
  /** Games in which somebody could have chosen an action with it. */
  offered: number;
};
export const NO_CARD_COUNTS: Readonly<CardCounts> = {
  opening: 0,
  openingPoints: 0,
  drawn: 0,
  drawnPoints: 0,
  played: 0,
  playedPoints: 0,
  acted: 0,
  offered: 0,
};

/** What is watched more closely in every so many games. */
export type Closely = {
  games: number;
  /** Choices that had one option only. */
  single: number;
  choices: number;
  /** Sums over games of the squares of both, and of their products: how far their ratio can be relied on. */
  singleSquares: number;
  singleByChoices: number;
  choicesSquares: number;
  /** Turns in which whoever had the turn never had a choice. */
  idle: number;
  turns: number;
  idleSquares: number;
  idleByTurns: number;
  turnsSquares: number;
  /** Games by how often the lead changed hands. */
  leads: Histogram;
  /** Games in which somebody led after half of the turns, and those of them that the leader won. */
  ahead: number;
  aheadWon: number;
  /** Games by how often in a row the same was asked of the same player at most. */
  stuck: Histogram;
  /** By id of the card. */
  cards: { [card: string]: CardCounts };
};

export type Shape = {
  games: number;
  draws: number;
  /** Points by seat. */
  seats: number[];
  /** By two places in turn order, of three players or more: 2 for each game that ended better for the first of them, 1 where they ended alike. */
  pairs: number[];
  /** Games by the first reason of their end. */
  endings: { [words: string]: number };
  turns: Histogram;
  decisions: Histogram;
  closely: Closely;
  odd: { [Kind in Oddity]?: Odd[] };
};

export type Counts = {
  /** Units played: each is one seed at one table from every seat. */
  units: number;
  games: number;
  /** Units by what is asked: the weighted points of the arms. */
  value: Histogram;
  /** By arm: points of whoever is asked about. */
  points: number[];
  /** By arm: turns of its games, to compare lengths. */
  turns: number[];
  /** Of the first arm. */
  shape: Shape;
};

const NONE_CLOSELY = {
  games: 0,
  single: 0,
  choices: 0,
  singleSquares: 0,
  singleByChoices: 0,
  choicesSquares: 0,
  idle: 0,
  turns: 0,
  idleSquares: 0,
  idleByTurns: 0,
  turnsSquares: 0,
  ahead: 0,
  aheadWon: 0,
};
const SUMS_CLOSELY = Object.keys(NONE_CLOSELY) as (keyof typeof NONE_CLOSELY)[];

export const emptyCounts = (arms: number, seats: number): Counts => ({
  units: 0,
  games: 0,
  value: {},
  points: Array.from({ length: arms }, () => 0),
  turns: Array.from({ length: arms }, () => 0),
  shape: {
    games: 0,
    draws: 0,
    seats: Array.from({ length: seats }, () => 0),
    pairs: Array.from({ length: seats < 3 ? 0 : seats * seats }, () => 0),
    endings: {},
    turns: {},
    decisions: {},
    closely: { ...NONE_CLOSELY, leads: {}, stuck: {}, cards: {} },
    odd: {},
  },
});

export const addTo = (histogram: { [value: string]: number }, value: number | string, count = 1): void => {
  histogram[value] = (histogram[value] ?? 0) + count;
};

const addAll = (into: { [value: string]: number }, from: { readonly [value: string]: number }): void => {
  for (const [value, count] of Object.entries(from)) addTo(into, value, count);
};

const addLists = (into: number[], from: readonly number[]): void => {
  for (const [i, value] of from.entries()) into[i] = (into[i] ?? 0) + value;
};

/** Keeps a game if it is odd enough: a greater value first, then the earlier seed. */
export function keepOdd(odd: Shape["odd"], kind: Oddity, { value, seed, table }: Odd): void {
  // A database gives back the names of an object in another order; an answer is the same letter for letter.
  const game = { value, seed, table };
  const kept = odd[kind] ?? [];
  odd[kind] = kept;
  const place = kept.findIndex((other) => isOdder(game, other));
  if (place < 0 && kept.length >= KEPT) return;
  kept.splice(place < 0 ? kept.length : place, 0, game);
  kept.length = Math.min(kept.length, KEPT);
}

const isOdder = (a: Odd, b: Odd): boolean =>
  a.value > b.value || (a.value === b.value && (a.seed < b.seed || (a.seed === b.seed && a.table < b.table)));

export function cardCounts(cards: Closely["cards"], card: string): CardCounts {
  const known = cards[card] ?? { ...NO_CARD_COUNTS };
  cards[card] = known;
  return known;
}

/** Adds what was counted elsewhere. */
export function addCounts(into: Counts, from: Counts): void {
  into.units += from.units;
  into.games += from.games;
  addAll(into.value, from.value);
  addLists(into.points, from.points);
  addLists(into.turns, from.turns);
  const [a, b] = [into.shape, from.shape];
  a.games += b.games;
  a.draws += b.draws;
  addLists(a.seats, b.seats);
  addLists(a.pairs, b.pairs);
  for (const name of ["endings", "turns", "decisions"] as const) addAll(a[name], b[name]);
  for (const name of SUMS_CLOSELY) a.closely[name] += b.closely[name];
  for (const name of ["leads", "stuck"] as const) addAll(a.closely[name], b.closely[name]);
  for (const [card, counts] of Object.entries(b.closely.cards)) addAll(cardCounts(a.closely.cards, card), counts);
  for (const kind of ODDITIES) for (const game of b.odd[kind] ?? []) keepOdd(a.odd, kind, game);
}

/** Counts that were written down: what an earlier version of the studio did not count is zero. */
export function countsRead(kept: Counts): Counts {
  const none = emptyCounts(kept.points.length, kept.shape.seats.length);
  const { shape } = structuredClone(kept);
  return { ...structuredClone(kept), shape: { ...none.shape, ...shape, closely: { ...none.shape.closely, ...shape.closely } } };
}
