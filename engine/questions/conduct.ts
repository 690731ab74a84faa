/** A run as far as it has come: what is to be played next, and what came of it, put in order. It can be written down at any moment and taken up again. */
import { at } from "../kernel/state.ts";
import type { Configuration } from "./configuration.ts";
import { addCounts, type Counts, countsRead } from "./counts.ts";
import type { Plan } from "./plan.ts";
import { type Block, nextRound, noCounts, roundAfter, type StoppedBy } from "./schedule.ts";

/** All that has to be kept of a run. Plain data. */
export type Progress = {
  readonly counts: readonly Counts[];
  /** The round that is under way, as it was planned. */
  readonly round: readonly Block[];
};

/** Units that were handed out, and what came of them. They lie under the first one. */
type Piece = { readonly to: number; readonly counts?: Counts };

/** How many units of a lane from one on somebody would like to play. */
export type Wanted = (lane: number, from: number) => number;

export class Conduct {
  readonly configuration: Configuration;
  readonly plan: Plan;
  readonly #counts: Counts[];
  #round: readonly Block[];
  #stoppedBy: StoppedBy | undefined;
  /** By lane. */
  readonly #pieces: Map<number, Piece>[];

  constructor(configuration: Configuration, plan: Plan, progress?: Progress) {
    this.configuration = configuration;
    this.plan = plan;
    this.#counts = progress ? progress.counts.map(countsRead) : noCounts(plan);
    this.#round = progress?.round ?? [];
    this.#pieces = plan.lanes.map(() => new Map());
    this.#goOn();
  }

  /** What was counted, of units without a gap, up to the end of the round. */
  get counts(): readonly Counts[] {
    return this.#counts;
  }
  get games(): number {
    return this.#counts.reduce((sum, { games }) => sum + games, 0);
  }
  get progress(): Progress {
    return { counts: this.#counts, round: this.#round };
  }
  /** Why there is nothing more to play. */
  get stoppedBy(): StoppedBy | undefined {
    return this.#stoppedBy;
  }

  /**
   * Units to be played, which nobody else is given; undefined: there are none until something comes. When all of the round are handed out, those
   * that most likely follow: if they do not, they are not counted.
   *
   * @param ahead how many pieces may be out or waiting that are not of the round
   */
  deal(wanted: Wanted, ahead: number): Block | undefined {
    if (this.#stoppedBy !== undefined) return undefined;
    let mayDeal = true;
    for (let round = this.#round; round.length > 0 && mayDeal; round = roundAfter(this.configuration, this.#counts, round)) {
      // Of many lanes the one of which the least was handed out, so that whoever stops early has something of each.
      let next: { readonly block: Block; readonly from: number } | undefined;
      for (const block of round) {
        const from = this.#freeFrom(block);
        if (from < block.to && (next === undefined || from - block.from < next.from - next.block.from)) next = { block, from };
      }
      if (next) {
        const { from, block: whole } = next;
        const { lane } = whole;
        const block = { lane, from, to: Math.min(whole.to, from + Math.max(1, Math.floor(wanted(lane, from)))) };
        at(this.#pieces, lane).set(from, { to: block.to });
        return block;
      }
      mayDeal = this.#ahead() < ahead;
    }
    return undefined;
  }

  /** The first unit of a block that nobody was given. */
  #freeFrom({ lane, to }: Block): number {
    const pieces = at(this.#pieces, lane);
    let from = at(this.#counts, lane).units;
    for (let piece = pieces.get(from); piece && piece.to <= to; piece = pieces.get(from)) from = piece.to;
    return from;
  }

  /** Pieces that are not of the round. */
  #ahead(): number {
    const ends = new Map(this.#round.map(({ lane, to }) => [lane, to]));
    return this.#pieces.reduce((sum, pieces, lane) => {
      const end = ends.get(lane) ?? 0;
      let more = 0;
      for (const from of pieces.keys()) if (from >= end) more++;
      return sum + more;
    }, 0);
  }

  /** Takes what came of a piece that was handed out. What comes twice is counted once; what nobody needs any more is not counted. */
  take({ lane, from, to }: Block, counts: Counts): void {
    const pieces = at(this.#pieces, lane);
    const piece = pieces.get(from);
    if (piece?.to !== to || piece.counts) return;
    pieces.set(from, { to, counts });
    this.#goOn();
  }

  /** Counts what is there, as long as whole rounds are. */
  #goOn(): void {
    while (this.#stoppedBy === undefined) {
      for (const { lane, to } of this.#round) {
        const [into, pieces] = [at(this.#counts, lane), at(this.#pieces, lane)];
        for (let piece = pieces.get(into.units); piece?.counts && piece.to <= to; piece = pieces.get(into.units)) {
          pieces.delete(into.units);
          addCounts(into, piece.counts);
        }
      }
      if (this.#round.some(({ lane, to }) => at(this.#counts, lane).units < to)) return;
      const round = nextRound(this.configuration, this.plan, this.#counts);
      if (typeof round === "string") this.#stoppedBy = round;
      else this.#begin(round);
    }
  }

  /** A round may end where none was foreseen, or without a lane: what does not fit is played again in other pieces, or not needed. */
  #begin(round: readonly Block[]): void {
    this.#round = round;
    const ends = new Map(round.map(({ lane, to }) => [lane, to]));
    for (const [lane, pieces] of this.#pieces.entries()) {
      const end = ends.get(lane);
      for (const [from, { to }] of pieces) if (end === undefined || (from < end && to > end)) pieces.delete(from);
    }
  }
}
