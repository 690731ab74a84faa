/** Plays units of a lane and counts them: a unit is one seed at one table, once for every side of the comparison and for every seat of whoever is asked about. */
import { type Bot, botNamed } from "../bots/index.ts";
import type { Playable } from "../games/game.ts";
import { at, type Player, type State } from "../kernel/state.ts";
import { firstOf } from "../lab/first.ts";
import { meetingsWon } from "../lab/ladder.ts";
import { Playout, playout, type Watch } from "../lab/playout.ts";
import { addTo, type Counts, emptyCounts, GAME_POINTS, keepOdd, type Shape } from "./counts.ts";
import { type Arm, BEGINS, gameKey, type Lane, type Plan, type Sitting } from "./plan.ts";
import { type Told, Watcher } from "./watch.ts";

/** Of the first units every few are watched closely, which takes time at every choice; then fewer, so that a long run is hardly longer for it. */
const isCloselyWatched = (unit: number): boolean => unit % (unit < 64 ? 4 : unit < 512 ? 32 : 128) === 0;

export type Stage = {
  readonly plan: Plan;
  readonly seed: number;
  /** The game of each of the plan's contents. */
  readonly game: (content: number) => Playable;
};

/** Plays units `from` to below `to` of a lane. */
export function playLane({ plan, seed, game }: Stage, lane: Lane, from: number, to: number): Counts {
  const bot = botNamed(lane.bot);
  if (!bot.ok) throw new Error(bot.error);
  const counts = emptyCounts(lane.arms.length, plan.seats.length);
  const rival = lane.versus && botNamed(lane.versus.bot);
  if (rival && !rival.ok) throw new Error(rival.error);
  for (let unit = from; unit < to; unit++) {
    const one = { plan, seed: seed + unit, unit, game, bot: bot.value, lane };
    if (rival) meet(one, rival.value, counts);
    else playUnit(one, counts);
  }
  return counts;
}

type Unit = Omit<Stage, "seed"> & { readonly seed: number; readonly unit: number; readonly bot: Bot; readonly lane: Lane };

/** `first`: who had the first turn. */
type Played = { readonly points: readonly number[]; readonly turns: number; readonly first: Player };

function playUnit(unit: Unit, counts: Counts): void {
  const { lane } = unit;
  // The same game may be looked at from several seats.
  const played = new Map<string, Played>();
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

function playGame({ plan, game, bot, seed, unit }: Unit, arm: Arm, { table, seat }: Sitting, shape: Shape | undefined): Played {
  const playable = game(arm.content);
  const bots = plan.seats.map(() => bot);
  const design = arm.without === undefined ? -1 : playable.cards.findIndex(({ id }) => id === arm.without);
  const isWatched = shape !== undefined && isCloselyWatched(unit);
  const playout = new Playout(playable, bots, {
    seed,
    options: plan.tables[table],
    log: isWatched,
    ...(design < 0 ? {} : { without: { player: seat, design } }),
  });
  const watcher = isWatched ? new Watcher(playable, bots.length) : undefined;
  let first: Player | undefined;
  const watch: Watch | undefined = watcher && ((state, decision, chosen) => watcher.choice(state, decision, chosen));
  do first ??= firstOf(playable, playout.state);
  while (playout.step(watch));
  const last = playout.state;
  const points = pointsOf(last.returns);
  const turns = playable.turns?.(last) ?? 0;
  if (shape) {
    count(shape, playable, last, points, { seed, table, turns, told: watcher?.end(last, points, playable.cards, shape.closely) });
  }
  return { points, turns, first: first ?? 0 };
}

/** What a game is worth, shared among those who won it; among all, where nobody did. Whoever plays alone has all of it or nothing. */
export function pointsOf(returns: readonly number[]): number[] {
  if (returns.length === 1) return [at(returns, 0) > 0 ? GAME_POINTS : 0];
  const winners = returns.filter((value) => value > 0).length;
  return returns.map((value) => (winners === 0 ? GAME_POINTS / returns.length : value > 0 ? GAME_POINTS / winners : 0));
}

type Game = { readonly seed: number; readonly table: number; readonly turns: number; readonly told: Told | undefined };

function count(shape: Shape, { game }: Playable, last: State, points: readonly number[], { seed, table, turns, told }: Game): void {
  shape.games++;
  if (last.returns.every((value) => value <= 0)) shape.draws++;
  points.forEach((value, player) => {
    shape.seats[player] = at(shape.seats, player) + value;
  });
  const [ending] = game.returns(last)?.reasons ?? [];
  addTo(shape.endings, ending ? `${ending.reason} (${ending.rule})` : "");
  addTo(shape.turns, turns);
  addTo(shape.decisions, last.decisions);
  keepOdd(shape.odd, "shortest", { value: -turns, seed, table });
  keepOdd(shape.odd, "longest", { value: turns, seed, table });
  keepOdd(shape.odd, "decisions", { value: last.decisions, seed, table });
  if (!told) return;
  for (const kind of ["leads", "comeback", "stuck", "idle"] as const)
    if (told[kind] > 0) keepOdd(shape.odd, kind, { value: told[kind], seed, table });
}
