/** Plays units of a lane and counts them: a unit is one seed at one table, once for every side of the comparison and for every seat of whoever is asked about. */
import { type Bot, botNamed } from "../bots/index.ts";
import type { Playable } from "../games/game.ts";
import { at, type Player, type State } from "../kernel/state.ts";
import { firstOf } from "../lab/first.ts";
import { meetingsWon } from "../lab/ladder.ts";
import { type Beginning, markOf, Playout, playout, type Watch, type Without } from "../lab/playout.ts";
import { addTo, type Counts, emptyCounts, GAME_POINTS, keepOdd, type Shape } from "./counts.ts";
import type { Ended, KnownGame, KnownGames } from "./known.ts";
import { type Arm, BEGINS, gameKey, type Lane, type Plan, type Sitting } from "./plan.ts";
import { type Told, Watcher } from "./watch.ts";

/** Of the first units every few are watched closely, which takes time at every choice; then fewer, so that a long run is hardly longer for it. */
const isCloselyWatched = (unit: number): boolean => unit % (unit < 64 ? 4 : unit < 512 ? 32 : 128) === 0;

export type Stage = {
  readonly plan: Plan;
  readonly seed: number;
  /** The game of each of the plan's contents. */
  readonly game: (content: number) => Playable;
  /** Games that lanes share. */
  readonly known: KnownGames;
};

/** Plays units `from` to below `to` of a lane. */
export function playLane({ plan, seed, game, known }: Stage, lane: Lane, from: number, to: number): Counts {
  const bot = botNamed(lane.bot);
  if (!bot.ok) throw new Error(bot.error);
  const counts = emptyCounts(lane.arms.length, plan.seats.length);
  const rival = lane.versus && botNamed(lane.versus.bot);
  if (rival && !rival.ok) throw new Error(rival.error);
  for (let unit = from; unit < to; unit++) {
    const one = { plan, seed: seed + unit, unit, game, known, bot: bot.value, lane };
    if (rival) meet(one, rival.value, counts);
    else playUnit(one, counts);
  }
  return counts;
}

type Unit = Omit<Stage, "seed"> & { readonly seed: number; readonly unit: number; readonly bot: Bot; readonly lane: Lane };

function playUnit(unit: Unit, counts: Counts): void {
  const { lane } = unit;
  // The same game may be looked at from several seats.
  const played = new Map<string, Ended>();
  let value = lane.plus;
  lane.arms.forEach((arm, side) => {
    let [points, turns] = [0, 0];
    for (const sitting of at(arm.tables, unit.unit % arm.tables.length)) {
      const key = gameKey(arm, sitting);
      let one = played.get(key);
      if (one === undefined) {
        one = playGame(unit, arm, sitting, arm.isPlain ? counts.shape : undefined);
        played.set(key, one);
        counts.games++;
      }
      points += at(one.points, sitting.seat === BEGINS ? one.first : sitting.seat);
      turns += one.turns;
    }
    counts.points[side] = at(counts.points, side) + points;
    counts.turns[side] = at(counts.turns, side) + turns;
    value += arm.weight * points;
  });
  counts.units++;
  addTo(counts.value, value);
}

/** Two bots on every other seat, then on the others: what the lane's bot won of the meetings. */
function meet({ plan, game, bot, seed, unit, lane }: Unit, rival: Bot, counts: Counts): void {
  const [arm] = lane.arms;
  const playable = game(arm?.content ?? 0);
  const tables = arm?.tables ?? [];
  const lasts = at(tables, unit % tables.length).map(({ table, seat: first }) => {
    const bots = plan.seats.map((_, seat) => (seat % 2 === first ? bot : rival));
    return playout(playable, bots, { seed, options: plan.tables[table] });
  });
  const won = meetingsWon(playable, at(lasts, 0), at(lasts, 1));
  counts.games += lasts.length;
  counts.units++;
  counts.points[0] = at(counts.points, 0) + won;
  counts.turns[0] = at(counts.turns, 0) + lasts.reduce((sum, last) => sum + (playable.turns?.(last) ?? 0), 0);
  addTo(counts.value, won);
}

/** One game of a unit: played, or taken from those that are known where it is the same. */
function playGame(unit: Unit, arm: Arm, sitting: Sitting, shape: Shape | undefined): Ended {
  const { table, seat } = sitting;
  if (arm.without === undefined) return asItIs(unit, arm, table, shape).ended;
  const design = unit.game(arm.content).cards.findIndex(({ id }) => id === arm.without);
  const { ended, marks, choices } = asItIs(unit, arm, table, undefined);
  const without = { player: seat, design };
  const mark = markOf(marks, without);
  return mark === undefined ? ended : played(unit, arm, table, { without, like: { choices, mark } }).ended;
}

/** A game in which nobody leaves anything alone. `shape` counts it, and may watch it closely. */
function asItIs(unit: Unit, arm: Arm, table: number, shape: Shape | undefined): KnownGame {
  const { known, seed, bot, lane } = unit;
  const key = `${bot.name} ${arm.content} ${table} ${seed}`;
  const isWatched = shape !== undefined && isCloselyWatched(unit.unit);
  const before = isWatched ? undefined : known.get(key);
  if (before) {
    if (shape) count(shape, before.ended, { seed, table, told: undefined });
    return before;
  }
  // Lanes about cards play the same games; others have each for themselves.
  const isShared = lane.card !== undefined;
  const { ended, playout } = played(unit, arm, table, { marks: isShared, shape, isWatched });
  return isShared ? known.keep(key, ended, playout) : { ended, marks: playout.marks, choices: playout.choices };
}

type How = {
  readonly without?: Without;
  readonly like?: Beginning;
  readonly marks?: boolean;
  readonly shape?: Shape | undefined;
  readonly isWatched?: boolean;
};

function played(
  { plan, game, bot, seed }: Unit,
  { content }: Arm,
  table: number,
  { shape, isWatched = false, ...how }: How,
): { readonly ended: Ended; readonly playout: Playout } {
  const playable = game(content);
  const playout = new Playout(
    playable,
    plan.seats.map(() => bot),
    { seed, options: plan.tables[table], log: isWatched, ...how },
  );
  const watcher = isWatched ? new Watcher(playable, plan.seats.length) : undefined;
  const told = playable.turnOrder?.(playout.state);
  let first: Player | undefined;
  const watch: Watch | undefined = watcher && ((state, decision, chosen) => watcher.choice(state, decision, chosen));
  do first ??= firstOf(playable, playout.state);
  while (playout.step(watch));
  const last = playout.state;
  const [ending] = playable.game.returns(last)?.reasons ?? [];
  const ended = {
    points: pointsOf(last.returns),
    turns: playable.turns?.(last) ?? 0,
    first: first ?? 0,
    pairs: pairsOf(playable, last, told ?? plan.seats.map((_, place) => ((first ?? 0) + place) % plan.seats.length)),
    decisions: last.decisions,
    ending: ending ? `${ending.reason} (${ending.rule})` : "",
    // Whoever loses alone has drawn with nobody.
    isDraw: last.returns.length > 1 && last.returns.every((value) => value <= 0),
  };
  if (shape) count(shape, ended, { seed, table, told: watcher?.end(last, ended.points, playable.cards, shape.closely) });
  return { ended, playout };
}

/** What a game is worth, shared among those who won it; among all, where nobody did. Whoever plays alone has all of it or nothing. */
export function pointsOf(returns: readonly number[]): number[] {
  if (returns.length === 1) return [at(returns, 0) > 0 ? GAME_POINTS : 0];
  const winners = returns.filter((value) => value > 0).length;
  return returns.map((value) => (winners === 0 ? GAME_POINTS / returns.length : value > 0 ? GAME_POINTS / winners : 0));
}

/** Who ended better than whom, by winning or by points, in turn order; nothing of two players, whose places say as much as who won. */
function pairsOf(playable: Playable, last: State, order: readonly Player[]): readonly number[] {
  if (order.length < 3) return [];
  const worth = (player: Player): readonly [number, number] => [at(last.returns, player), playable.points?.(last, player) ?? 0];
  return order.flatMap((player, place) =>
    order.map((other, against) => {
      if (place === against) return 0;
      const [[ended, points], [otherEnded, otherPoints]] = [worth(player), worth(other)];
      return 1 + Math.sign(ended - otherEnded || points - otherPoints);
    }),
  );
}

type Game = { readonly seed: number; readonly table: number; readonly told: Told | undefined };

function count(shape: Shape, { points, pairs, turns, decisions, ending, isDraw }: Ended, { seed, table, told }: Game): void {
  shape.games++;
  if (isDraw) shape.draws++;
  points.forEach((value, player) => {
    shape.seats[player] = at(shape.seats, player) + value;
  });
  pairs.forEach((halves, i) => {
    shape.pairs[i] = at(shape.pairs, i) + halves;
  });
  addTo(shape.endings, ending);
  addTo(shape.turns, turns);
  addTo(shape.decisions, decisions);
  keepOdd(shape.odd, "shortest", { value: -turns, seed, table });
  keepOdd(shape.odd, "longest", { value: turns, seed, table });
  keepOdd(shape.odd, "decisions", { value: decisions, seed, table });
  if (!told) return;
  for (const kind of ["leads", "comeback", "stuck", "idle"] as const)
    if (told[kind] > 0) keepOdd(shape.odd, kind, { value: told[kind], seed, table });
}
