/** What games are like: lengths, ends, leads, idle turns, the cards that were had and played, and the odd games. */
import { byCodePoint } from "../kernel/order.ts";
import { at } from "../kernel/state.ts";
import {
  type Interval,
  type Median,
  meanInterval,
  medianSequence,
  type Rating,
  type Ratio,
  ratings,
  ratioInterval,
  type Summary,
  summary,
} from "../lab/statistics/index.ts";
import { type CardCounts, type Counts, GAME_POINTS, keepOdd, ODDITIES, type Odd, type Oddity } from "./counts.ts";
import type { Plan } from "./plan.ts";

/** Players who played a card before it is told that its text never acts. */
const SEEN_ENOUGH = 5;

export type CardLine = {
  readonly card: string;
  readonly opening: Had;
  readonly drawn: Had;
  readonly played: Had;
  readonly acted: number;
  readonly offered: number;
};
/** Players and games that had it, and the share of points that they made. */
export type Had = { readonly games: number; readonly share: number } & Interval;

/** A share with its interval; undefined where too little was counted to tell. */
export type Often = { readonly share: number; readonly interval: Interval | undefined };

export type Feel = {
  readonly bot: string;
  readonly games: number;
  readonly draws: number;
  readonly seats: readonly { readonly seat: string; readonly share: number; readonly interval: Interval }[];
  /** With three players or more: each place in turn order, rated by who ended before whom in every pair. */
  readonly places: readonly (Rating & { readonly place: number })[];
  readonly endings: readonly { readonly words: string; readonly games: number }[];
  readonly turns: Summary | undefined;
  /** The median number of turns, with an interval that holds at every moment. */
  readonly median: Median | undefined;
  readonly decisions: Summary | undefined;
  readonly lengths: readonly { readonly turns: number; readonly games: number }[];
  /** Of the games that were watched closely. */
  readonly closely: {
    readonly games: number;
    readonly single: Often;
    readonly idle: Often;
    readonly leads: Summary | undefined;
    readonly ahead: number;
    readonly aheadWon: number;
    /** The share of games that the leader at half-time wins. */
    readonly aheadInterval: Interval;
    readonly stuck: Summary | undefined;
  };
  readonly neverPlayed: readonly string[];
  readonly neverActed: readonly string[];
  readonly cards: readonly CardLine[];
  readonly odd: readonly (Odd & { readonly kind: Oddity })[];
};

/** What the games of a bot were like. `names`: of cards, by id, with their texts. */
export function feelOf(
  bot: string,
  { lanes, seats }: Plan,
  counts: readonly Counts[],
  names: readonly { readonly id: string; readonly text: string }[],
): Feel {
  const all = lanes.flatMap((lane, i) => (lane.bot === bot ? [{ lane, shape: at(counts, i).shape }] : []));
  // Lanes about cards play the same seeds: what games are like is told of the first one's, so that no game counts twice.
  const own = all.filter(({ lane, shape }, i) => i === 0 || (lane.card === undefined && shape.games > 0)).map(({ shape }) => shape);
  const games = own.reduce((sum, shape) => sum + shape.games, 0);
  const merged = (of: (shape: (typeof own)[number]) => { readonly [value: string]: number }): { [value: string]: number } => {
    const all: { [value: string]: number } = {};
    for (const shape of own) for (const [value, count] of Object.entries(of(shape))) all[value] = (all[value] ?? 0) + count;
    return all;
  };
  const total = (of: (shape: (typeof own)[number]) => number): number => own.reduce((sum, shape) => sum + of(shape), 0);
  const turns = merged((shape) => shape.turns);
  const cards = new Map<string, CardCounts>();
  for (const { closely } of own)
    for (const [id, one] of Object.entries(closely.cards)) {
      const known = cards.get(id);
      if (!known) cards.set(id, { ...one });
      else for (const name of Object.keys(known) as (keyof CardCounts)[]) known[name] += one[name];
    }
  // A card that has a lane of its own was seen best there.
  for (const { lane, shape } of all) {
    const seen = lane.card === undefined ? undefined : shape.closely.cards[lane.card];
    if (lane.card !== undefined && seen) cards.set(lane.card, { ...seen });
  }
  const odd: { [Kind in Oddity]?: Odd[] } = {};
  for (const { odd: found } of own) for (const kind of ODDITIES) for (const game of found[kind] ?? []) keepOdd(odd, kind, game);
  const watched = total(({ closely }) => closely.games);
  return {
    bot,
    games,
    draws: total(({ draws }) => draws),
    seats: seats.map((seat, i) => {
      const points = total((shape) => at(shape.seats, i));
      const share = games === 0 ? 0 : points / (games * GAME_POINTS);
      return { seat, share, interval: shareInterval(share, games) };
    }),
    places: placesOf(
      own.map(({ pairs }) => pairs),
      seats.length,
    ),
    endings: Object.entries(merged((shape) => shape.endings))
      .map(([words, count]) => ({ words, games: count }))
      .sort((a, b) => b.games - a.games || byCodePoint(a.words, b.words)),
    turns: summary(turns),
    median: medianSequence(turns),
    decisions: summary(merged((shape) => shape.decisions)),
    lengths: Object.entries(turns)
      .map(([value, count]) => ({ turns: Number(value), games: count }))
      .sort((a, b) => a.turns - b.turns),
    closely: {
      games: watched,
      single: often(watched, {
        part: total(({ closely }) => closely.single),
        whole: total(({ closely }) => closely.choices),
        partSquares: total(({ closely }) => closely.singleSquares),
        both: total(({ closely }) => closely.singleByChoices),
        wholeSquares: total(({ closely }) => closely.choicesSquares),
      }),
      idle: often(watched, {
        part: total(({ closely }) => closely.idle),
        whole: total(({ closely }) => closely.turns),
        partSquares: total(({ closely }) => closely.idleSquares),
        both: total(({ closely }) => closely.idleByTurns),
        wholeSquares: total(({ closely }) => closely.turnsSquares),
      }),
      leads: summary(merged(({ closely }) => closely.leads)),
      ahead: total(({ closely }) => closely.ahead),
      aheadWon: total(({ closely }) => closely.aheadWon),
      aheadInterval: shareInterval(
        ratio(
          total(({ closely }) => closely.aheadWon),
          total(({ closely }) => closely.ahead),
        ),
        total(({ closely }) => closely.ahead),
      ),
      stuck: summary(merged(({ closely }) => closely.stuck)),
    },
    neverPlayed:
      watched === 0 ? [] : names.flatMap(({ id }) => ((cards.get(id)?.offered ?? 0) > 0 && cards.get(id)?.played === 0 ? [id] : [])),
    neverActed:
      watched === 0
        ? []
        : names.flatMap(({ id, text }) =>
            text !== "" && (cards.get(id)?.played ?? 0) >= SEEN_ENOUGH && cards.get(id)?.acted === 0 ? [id] : [],
          ),
    cards: [...cards]
      .map(([card, one]) => ({
        card,
        opening: had(one.opening, one.openingPoints),
        drawn: had(one.drawn, one.drawnPoints),
        played: had(one.played, one.playedPoints),
        acted: one.acted,
        offered: one.offered,
      }))
      .sort((a, b) => byCodePoint(a.card, b.card)),
    odd: ODDITIES.flatMap((kind) => (odd[kind] ?? []).map((game) => ({ ...game, kind }))),
  };
}

/**
 * Places in turn order by who ended before whom: a draw is half for both, and half a game of each pair is supposed, so that nobody is infinitely good.
 *
 * @param pairs of each lane, as `Shape.pairs` has them
 */
export function placesOf(pairs: readonly (readonly number[])[], players: number): Feel["places"] {
  if (players < 3 || pairs.every((one) => one.every((halves) => halves === 0))) return [];
  const all = Array.from({ length: players }, (_, i) => i);
  const won = all.map((i) => all.map((j) => pairs.reduce((sum, one) => sum + (one[i * players + j] ?? 0), 0) / 2));
  // The pairs of one game depend on each other: of players who are alike, each wins a number of pairs that varies so much more than that of single games.
  const wider = Math.sqrt((players + 1) / 3);
  return ratings(won, 0.25).map(({ rating, low, high }, i) => ({
    rating,
    low: rating - (rating - low) * wider,
    high: rating + (high - rating) * wider,
    place: i + 1,
  }));
}

/** A share of choices or turns: those of one game are alike, so its interval is that of a ratio of games' sums. */
function often(games: number, sums: Ratio): Often {
  return { share: ratio(sums.part, sums.whole), interval: sums.wholeSquares === 0 ? undefined : ratioInterval(games, sums) };
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

function had(games: number, points: number): Had {
  const share = games === 0 ? 0 : points / (games * GAME_POINTS);
  return { games, share, ...shareInterval(share, games) };
}

/** Of games that do not depend on each other; points that were shared count as the part that they are. */
function shareInterval(share: number, games: number): Interval {
  const sum = share * games;
  const { low, high } = meanInterval({ n: games, sum, squares: sum }, 1);
  return { low: Math.max(0, low), high: Math.min(1, high) };
}
