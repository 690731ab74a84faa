/**
 * A hint in a hack: in how many manipulations the active player can connect what is unlocked, how many of them are paid (MR-11.4), and by which. It reads the grid, the visible
 * networks and what the player has; nothing that is hidden from that player. What is looked at is bounded.
 */
import { at } from "../../../kernel/state.ts";
import type { Hint } from "../../hint.ts";
import { IN_ACTION, mostPayable } from "../jobs/paying.ts";
import { CELLS, CHARACTER, type MetroEngine, type MetroView, NETWORKS, NOWHERE, SIDES, topOf } from "../layout.ts";
import { ALL_OPEN } from "./circuit.ts";
import { ALPHA_HACK, BETA_HACK, fitsGrid, openCells, unlockedBy } from "./grid.ts";
import { freeManipulations, SIDE_WORDS } from "./hacking.ts";
import { BASIC, cellWord, type Move } from "./moves.ts";
import { plan, type Wanted } from "./planner.ts";

/** Manipulations that are looked ahead, and grids that are looked at for each of the questions. */
const MOST_AHEAD = 4;
const MOST_GRIDS = 250_000;
/** The same before a network is declared, and with a brute force token, of which every tile is tried. */
const FEWER_AHEAD = 3;
const FORCED_AHEAD = 2;

/** A way to connect something: a cell for a brute force token, or -1, and the manipulations. */
type Way = { readonly brute: number; readonly moves: readonly Move[] };

/** The hint for the player whose hack it is; undefined where no network lies. */
export function hackHint(state: MetroView, engine: MetroEngine): Hint | undefined {
  const { content } = engine;
  const open = openCells(state, content);
  const character = topOf(state, CHARACTER + state.active);
  const stretch = character === undefined ? undefined : at(content.ownMoves, at(state.card, character));
  const own = stretch === undefined || state.ownManipulation !== 0 ? [] : content.moves.slice(stretch.first, stretch.first + stretch.count);
  const free = Math.max(0, freeManipulations(state, engine) - state.manipulations);
  const affordable = free + mostPayable(state, IN_ACTION);
  const ahead = Math.min(affordable, state.declared === NOWHERE ? FEWER_AHEAD : MOST_AHEAD);
  const canForce = state.bruteOn === NOWHERE && at(state.brute, state.active) > 0;
  // What a move of a character needs is a kind of tile; a token changes what a tile is open to, and not its kind.
  const usable = state.bruteOn === NOWHERE ? own : own.filter((move) => move.needs === undefined && fitsGrid(state, content, move));

  const find = (from: readonly number[], wanted: Wanted, most: number, moves: readonly Move[]): readonly Move[] | undefined => {
    const found = plan(from, wanted, { basic: BASIC, own: moves, most, nodes: MOST_GRIDS });
    return found?.moves.map((move) => (move < BASIC.length ? at(BASIC, move) : at(moves, move - BASIC.length)));
  };
  const wayTo = (wanted: Wanted): Way | undefined => {
    const plain = find(open, wanted, ahead, usable);
    let best: Way | undefined = plain && { brute: NOWHERE, moves: plain };
    if (!canForce) return best;
    const withoutKinds = own.filter((move) => move.needs === undefined);
    for (let cell = 0; cell < CELLS; cell++) {
      const most = Math.min(best === undefined ? FORCED_AHEAD : best.moves.length - 1, FORCED_AHEAD, affordable);
      if (state.tile[cell] === content.skull || most < 0) continue;
      const forced = open.map((sides, one) => (one === cell ? ALL_OPEN : sides));
      const moves = find(forced, wanted, most, withoutKinds);
      if (moves !== undefined) best = { brute: cell, moves };
    }
    return best;
  };

  const words: string[] = [];
  const which: string[] = [];
  for (let side = 0; side < SIDES; side++) {
    const card = topOf(state, NETWORKS + side);
    if (card === undefined || (state.declared !== NOWHERE && state.declared !== side)) continue;
    const design = at(state.card, card);
    const name = state.declared === NOWHERE ? `${capital(SIDE_WORDS[side] ?? "")} network, ${at(content.cards, design).name}: ` : "";
    const tell = (what: string, wanted: Wanted) => {
      const way = wayTo(wanted);
      words.push(`${name}${what} ${inWords(way, free, ahead, affordable)}`);
      if (way !== undefined && way.moves.length + (way.brute >= 0 ? 1 : 0) > 0) which.push(`${name}${what}: ${stepsOf(way)}.`);
    };
    const core = at(content.core, design);
    const unlocked = unlockedBy(state, engine, state.active);
    const more = [
      { name: "alpha", ports: (unlocked & ALPHA_HACK) !== 0 ? at(content.alpha, design) : [] },
      { name: "beta", ports: (unlocked & BETA_HACK) !== 0 ? at(content.beta, design) : [] },
    ].filter(({ ports }) => ports.length > 0);
    tell("The core", { core });
    for (const one of more) tell(`Core and ${one.name}`, { core, more: [one.ports] });
    if (more.length > 1) tell("All three", { core, more: more.map(({ ports }) => ports) });
  }
  return words.length === 0 ? undefined : { words, which };
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const manipulations = (n: number): string => `${n} ${n === 1 ? "manipulation" : "manipulations"}`;

function inWords(way: Way | undefined, free: number, ahead: number, affordable: number): string {
  if (way === undefined)
    return ahead === affordable
      ? `cannot be connected with the ${manipulations(affordable)} you can do.`
      : `takes more than ${FEWER_AHEAD} manipulations, if it can be done at all.`;
  const n = way.moves.length;
  const paid = Math.max(0, n - free);
  const token = way.brute < 0 ? "" : " and a brute force token";
  if (n === 0) return way.brute < 0 ? "can be hacked as it is." : "needs only a brute force token.";
  return `can be connected in ${manipulations(n)}${paid === 0 ? "" : `, ${paid === n ? (n === 1 ? "paid" : "all paid") : `${paid} of them paid`}`}${token}.`;
}

function stepsOf({ brute, moves }: Way): string {
  const steps = moves.map(({ words }) => words);
  return (brute < 0 ? steps : [`brute force on tile ${cellWord(brute)}`, ...steps]).join(", then ");
}
