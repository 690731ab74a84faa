/** How an action that is under way usually goes on: so that bots judge it when it is done, and not by what is half paid and half gained. It knows no card. */
import type { Asking } from "../../../kernel/engine.ts";
import { forkState } from "../../../kernel/fork.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { openCells, unlockedBy } from "../hack/grid.ts";
import { freeManipulations, HACK_CODES, hasOwnManipulation } from "../hack/hacking.ts";
import { BASIC } from "../hack/moves.ts";
import { allCubes, COLOUR_COUNT, supplyOf } from "../jobs/cubes.ts";
import { openGain } from "../jobs/gaining.ts";
import { duePayment, IN_ACTION, mostPayable } from "../jobs/paying.ts";
import { CHARACTER, cardsIn, HAND, type MetroEngine, type MetroState, type MetroView, NETWORKS, NOWHERE, SIDES, topOf } from "../layout.ts";
import { MOST_CUBES } from "../turn/game.ts";
import { hackPrize, type Prizes } from "./prizes.ts";
import { leaning, type Outlook, purseOf } from "./prospects.ts";
import { reachOf, type Way } from "./reach.ts";
import { BRUTE, CUBE, JOB } from "./weights.ts";

/** Choices one after another, and how things look after them. */
type Tried = { readonly codes: readonly number[]; readonly points: number };

export type Habits = {
  /** Whether the active player is in the middle of an action. */
  isUnderWay(state: MetroView): boolean;
  /** Whether the active player is in the manipulations of a hack. */
  isHacking(state: MetroView): boolean;
  /** Plays on, in place, until the action is done. */
  settle(state: MetroState): void;
  /** Takes the usual next step of a turn, with what follows from it, in place. */
  follow(state: MetroState): void;
};

/** Boosts that can be bought in the middle of things: habit leaves them alone. */
const BOOSTS: readonly string[] = ["crash job boards", "viral marketing"];
const HACK_CHOICES: readonly string[] = ["hack", "pay for a manipulation"];
const QUIET: readonly string[] = ["move", "after the action"];
/** Stations that are usually gone, at most: two are free (MR-5.3). */
const USUAL_STATIONS = 4;

/** `worth`: of a state to its active player, where no action is under way. */
export function habitsOf(
  engine: MetroEngine,
  prizes: Prizes,
  worth: (state: MetroView) => number,
  outlook: (state: MetroView, player: Player) => Outlook,
): Habits {
  const { content } = engine;
  const reach = reachOf(content);

  const isUnderWay = (state: MetroView): boolean => {
    const asking = engine.asking(state);
    return asking !== undefined && !QUIET.includes(asking.choice.kind);
  };
  const isHacking = (state: MetroView): boolean => HACK_CHOICES.includes(engine.asking(state)?.choice.kind ?? "");
  const settle = (state: MetroState): void => void settled(state);
  /** Plays on, in place, until the action is done; answers with what was chosen. */
  const settled = (state: MetroState): readonly number[] => {
    const chosen: number[] = [];
    for (let asking = engine.asking(state); asking !== undefined && !QUIET.includes(asking.choice.kind); asking = engine.asking(state))
      for (const code of habit(state, asking)) {
        engine.take(state, code);
        chosen.push(code);
      }
    return chosen;
  };

  const actionOf = (state: MetroView, { choice, frame }: Asking, code: number) => choice.action(state, code, frame, engine);

  /** Chooses, in a copy, and plays on until the action is done. */
  function tried(state: MetroState, code: number): Tried {
    const next = forkState(engine.rules.layout, state);
    engine.take(next, code);
    const codes = [code, ...settled(next)];
    return { codes, points: worth(next) };
  }
  /** Of these codes the one after which things look best once the action is done, and those that follow it: what was found once is not looked for again. */
  function best(state: MetroState, codes: readonly number[]): readonly number[] {
    if (codes.length === 1) return codes;
    let found: Tried | undefined;
    for (const code of codes) {
      const one = tried(state, code);
      if (found === undefined || one.points > found.points) found = one;
    }
    return found?.codes ?? codes;
  }

  /**
   * The colour that helps most, or is missed least, and where several are asked for the first of them: they are chosen together, since the rules ask in
   * the order of the list, and what is passed over cannot be chosen any more.
   */
  function colour(state: MetroState, asking: Asking, by: 1 | -1): number {
    const jobs = cardsIn(state, HAND + state.active);
    const ahead = outlook(state, state.active);
    const { cubes, any } = by === 1 ? openGain(state, asking.frame) : { cubes: undefined, any: dueIn(state, asking) };
    const purse = purseOf(state, state.active).map((own, cube) => own + (cubes?.[cube] ?? 0));
    const room = purse.map((own, cube) => (cubes === undefined ? own : supplyOf(state, cube) - at(cubes, cube)));
    // A colour is its own code; codes of cards come after those of colours.
    const least = Math.min(...engine.legal(state));
    let first: number = COLOUR_COUNT;
    for (let n = 0; n < any; n++) {
      let [found, most] = [NOWHERE, Number.NEGATIVE_INFINITY];
      let now: number | undefined;
      for (let cube = least; cube < COLOUR_COUNT; cube++) {
        if (at(room, cube) <= 0) continue;
        const fewer = Math.min(at(purse, cube), at(purse, cube) + by);
        const matters = ahead.matters(jobs, cube, fewer);
        if (!matters) now ??= ahead.of(jobs, purse);
        purse[cube] = at(purse, cube) + by;
        const points = (matters ? ahead.of(jobs, purse) : (now ?? 0)) + leaning(purse, at(state.board, state.active));
        purse[cube] = at(purse, cube) - by;
        if (points > most) [found, most] = [cube, points];
      }
      if (found === NOWHERE) break;
      purse[found] = at(purse, found) + by;
      room[found] = at(room, found) - 1;
      first = Math.min(first, found);
    }
    return first < COLOUR_COUNT && engine.legal(state).includes(first) ? first : at(engine.legal(state), 0);
  }
  /** Cubes that have to be paid or returned. */
  const dueIn = (state: MetroView, { choice, frame }: Asking): number =>
    choice.kind === "return cubes" ? allCubes(state, state.active) - MOST_CUBES : duePayment(state, frame);

  /** The job card that is missed least. */
  function leastJob(state: MetroState, asking: Asking): number {
    const jobs = cardsIn(state, HAND + state.active);
    const ahead = outlook(state, state.active);
    const purse = purseOf(state, state.active);
    let [found, most] = [at(engine.legal(state), 0), Number.NEGATIVE_INFINITY];
    for (const code of engine.legal(state)) {
      const { card } = actionOf(state, asking, code);
      if (typeof card !== "number") continue;
      const points = ahead.of(
        jobs.filter((one) => one !== card),
        purse,
      );
      if (points > most) [found, most] = [code, points];
    }
    return found;
  }

  /** The job of the offer that adds most to the hand, or the top of the deck. */
  function taken(state: MetroState, asking: Asking): number {
    const jobs = cardsIn(state, HAND + state.active);
    const ahead = outlook(state, state.active);
    const purse = purseOf(state, state.active);
    const now = ahead.of(jobs, purse);
    let [found, most] = [at(engine.legal(state), 0), Number.NEGATIVE_INFINITY];
    for (const code of engine.legal(state)) {
      const { card } = actionOf(state, asking, code);
      const points = typeof card === "number" ? ahead.of([...jobs, card], purse) - now : 0.5 * JOB;
      if (points > most) [found, most] = [code, points];
    }
    return found;
  }

  /** The best way to hack that is left with the free manipulations, and the network that it is of; a paid one more where none is free. */
  function hack(state: MetroView): { readonly side: number; readonly way: Way; readonly points: number } | undefined {
    const open = openCells(state, content);
    const character = at(state.card, topOf(state, CHARACTER + state.active) ?? 0);
    const { first, count } = at(content.ownMoves, character);
    const free = freeManipulations(state, engine) - state.manipulations;
    const most = free > 0 ? free : mostPayable(state, IN_ACTION) > 0 ? 1 : 0;
    const hacker = {
      own: hasOwnManipulation(state, engine) ? ownMoves(first, count) : [],
      unlocked: unlockedBy(state, engine, state.active),
      canForce: state.bruteOn === NOWHERE && at(state.brute, state.active) > 0,
    };
    let found: { readonly side: number; readonly way: Way; readonly points: number } | undefined;
    for (let side = 0; side < SIDES; side++) {
      const card = topOf(state, NETWORKS + side);
      if (card === undefined || (state.declared !== NOWHERE && state.declared !== side)) continue;
      const design = at(state.card, card);
      for (const way of reach(open, design, hacker, character, most)) {
        const paid = Math.max(0, way.moves.length - free);
        const points = hackPrize(prizes, design, way.connects) - (way.brute >= 0 ? BRUTE : 0) - CUBE * paid - 0.01 * way.moves.length;
        if (points > 0 && (found === undefined || points > found.points)) found = { side, way, points };
      }
    }
    return found;
  }
  const lists = new Map<number, (typeof content.moves)[number][]>();
  const ownMoves = (first: number, count: number) => {
    const known = lists.get(first) ?? content.moves.slice(first, first + count);
    lists.set(first, known);
    return known;
  };

  /** The next step of a hack. */
  function hacking(state: MetroState): number {
    const found = hack(state);
    if (state.declared === NOWHERE) {
      const side = found?.side ?? (topOf(state, NETWORKS) === undefined ? 1 : 0);
      return HACK_CODES.declare(side);
    }
    if (found === undefined) return HACK_CODES.stop;
    const { brute, moves } = found.way;
    if (brute >= 0) return HACK_CODES.brute(brute);
    const [move] = moves;
    if (move === undefined) return HACK_CODES.stop;
    if (move < BASIC.length) return HACK_CODES.basic(move);
    const character = at(state.card, topOf(state, CHARACTER + state.active) ?? 0);
    const code = HACK_CODES.own(at(content.ownMoves, character).first + move - BASIC.length);
    return engine.legal(state).includes(code) ? code : HACK_CODES.stop;
  }

  /** What is chosen now, and what of the choices after it is known already. */
  function habit(state: MetroState, asking: Asking): readonly number[] {
    const legal = engine.legal(state);
    switch (asking.choice.kind) {
      case "action":
        return best(
          state,
          legal.filter((code) => !BOOSTS.includes(actionOf(state, asking, code).kind)),
        );
      case "tuck":
      case "slot bonus":
      case "choose one":
        return best(state, [...legal]);
      case "gain":
        return [colour(state, asking, 1)];
      case "pay for stations":
      case "pay for a manipulation":
      case "return cubes":
        return [colour(state, asking, -1)];
      case "discard":
        return [leastJob(state, asking)];
      case "take a job":
        return [taken(state, asking)];
      case "hack":
        return [hacking(state)];
      default:
        return [at(legal, 0)];
    }
  }

  /** A short way on with the action that is best there, and then what is bought because it brings more than it costs. */
  function usual(state: MetroState, asking: Asking): readonly number[] {
    const legal = engine.legal(state);
    const ofKind = (...kinds: readonly string[]) => legal.filter((code) => kinds.includes(actionOf(state, asking, code).kind));
    switch (asking.choice.kind) {
      case "move":
        return best(state, ofKind("move").slice(0, USUAL_STATIONS));
      case "after the action": {
        const bought = ofKind("strong arm locals", "viral marketing").map((code) => tried(state, code));
        const most = Math.max(...bought.map(({ points }) => points));
        const found = most > worth(state) ? bought.find(({ points }) => points === most) : undefined;
        return found?.codes ?? [ofKind("end turn")[0] ?? at(legal, 0)];
      }
      default:
        return habit(state, asking);
    }
  }
  const follow = (state: MetroState): void => {
    const asking = engine.asking(state);
    if (asking !== undefined) for (const code of usual(state, asking)) engine.take(state, code);
  };

  return { isUnderWay, isHacking, settle, follow };
}
