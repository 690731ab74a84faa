/** A position as it is judged: what the evaluation asks of it again and again is found once. Good until the state changes. Only for bots. */
import type { Player } from "../../../kernel/state.ts";
import { bonusOf } from "../city/teams.ts";
import { worthOf } from "../ends/standing.ts";
import { type Defence, defenceOf, type Gear, gearOf } from "../infiltration/odds.ts";
import { type CorpEngine, type CorpView, NOBODY } from "../layout.ts";
import { maySpeculate, parentOf, piecesOf, piecesOn, salesOf } from "../mat/mat.ts";
import { INCOME } from "../moments.ts";
import { WEIGHTS } from "./weights.ts";

/** What is found by number, kept. */
const kept = <T>(find: (i: number) => T): ((i: number) => T) => {
  const found: (T | undefined)[] = [];
  return (i) => (found[i] ??= find(i));
};

export class Position {
  readonly state: CorpView;
  readonly engine: CorpEngine;
  /** What a player gains in one Profits step. */
  readonly profit: (player: Player) => number;
  readonly maySpeculate: (player: Player) => boolean;
  /** Who is Parent of a corp, and how many pieces are on its mat. */
  readonly parent: (mat: Player) => Player;
  readonly pieces: (mat: Player) => number;
  /** Who is ahead of all others but a player, as the market would rank them, a Vassal at what it is worth. */
  readonly rival: (player: Player) => Player;
  /** What an intruder meets in an HQ, and what a player's runners have beside their own numbers. */
  readonly defence: (target: Player) => Defence;
  readonly gear: (player: Player) => Gear;
  readonly #owned: (index: number) => number;

  constructor(state: CorpView, engine: CorpEngine) {
    this.state = state;
    this.engine = engine;
    this.profit = kept((player) => salesOf(state, engine, player) + bonusOf(state, engine, player, INCOME));
    this.maySpeculate = kept((player) => maySpeculate(state, engine, player));
    this.parent = kept((mat) => parentOf(state, mat));
    this.pieces = kept((mat) => piecesOn(state, mat));
    this.#owned = kept((index) => piecesOf(state, Math.trunc(index / state.players), index % state.players));
    const standing = kept((player) => worthOf(state, engine, player) + WEIGHTS.vassal * this.vassals(player));
    this.rival = kept((player) => this.#best(player, standing));
    this.defence = kept((target) => defenceOf(state, engine, target));
    this.gear = kept((player) => gearOf(state, engine, player));
  }

  /** Pieces of a player on a mat. */
  owned(mat: Player, player: Player): number {
    return this.#owned(mat * this.state.players + player);
  }
  vassals(player: Player): number {
    let count = 0;
    for (let mat = 0; mat < this.state.players; mat++) if (mat !== player && this.parent(mat) === player) count++;
    return count;
  }

  #best(player: Player, standing: (player: Player) => number): Player {
    let [rival, most] = [NOBODY, Number.NEGATIVE_INFINITY];
    for (let other = 0; other < this.state.players; other++) {
      if (other === player || standing(other) <= most) continue;
      [rival, most] = [other, standing(other)];
    }
    return rival;
  }
}
