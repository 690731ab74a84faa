/** A run as far as it has come: what is to be played next, and what came of it, put in order. It can be written down at any moment and taken up again. */
import { at } from "../kernel/state.ts";
import type { Configuration } from "./configuration.ts";
import { addCounts, type Counts } from "./counts.ts";
import type { Plan } from "./plan.ts";
import { type Block, nextRound, noCounts, type StoppedBy } from "./schedule.ts";

/** All that has to be kept of a run. Plain data. */
export type Progress = {
  readonly counts: readonly Counts[];
  /** The round that is under way, as it was planned. */
  readonly round: readonly Block[];
};

export class Conduct {
  readonly configuration: Configuration;
  readonly plan: Plan;
  readonly #counts: Counts[];
  #round: readonly Block[];
  /** By lane what came before what is in front of it, by its first unit. */
  readonly #early: Map<number, { readonly to: number; readonly counts: Counts }>[];

  constructor(configuration: Configuration, plan: Plan, progress?: Progress) {
    this.configuration = configuration;
    this.plan = plan;
    this.#counts = progress ? progress.counts.map((counts) => structuredClone(counts)) : noCounts(plan);
    this.#round = progress?.round ?? [];
    this.#early = plan.lanes.map(() => new Map());
  }

  /** What was counted, of units without a gap. */
  get counts(): readonly Counts[] {
    return this.#counts;
  }
  get games(): number {
    return this.#counts.reduce((sum, { games }) => sum + games, 0);
  }
  get progress(): Progress {
    return { counts: this.#counts, round: this.#round };
  }

  /** What is left of the round, or the next one; why there is none. */
  next(): readonly Block[] | StoppedBy {
    const left = this.#round.flatMap(({ lane, from, to }) => {
      const units = at(this.#counts, lane).units;
      return units < to ? [{ lane, from: Math.max(from, units), to }] : [];
    });
    if (left.length > 0) return left;
    const round = nextRound(this.configuration, this.plan, this.#counts);
    if (typeof round === "string") return round;
    this.#round = round;
    return round;
  }

  /** Takes what came of units `from` to below `to`. What came already is left out: it is counted once, however often it is sent. */
  take({ lane, from, to }: Block, counts: Counts): void {
    const into = at(this.#counts, lane);
    const early = at(this.#early, lane);
    if (from < into.units || early.has(from)) return;
    early.set(from, { to, counts });
    for (let next = early.get(into.units); next; next = early.get(into.units)) {
      early.delete(into.units);
      addCounts(into, next.counts);
    }
  }
}
