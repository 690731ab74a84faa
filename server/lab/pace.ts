/** How long games take, told by the jobs that were played: so that each is worth a message and short enough to be stopped. It changes no answer. */
import type { Counts, Plan } from "../../engine/questions/index.ts";
import type { Job } from "./carrier.ts";

/** A job is never so many times as long as the longest one before it: the first games may have been short ones. */
const GROWTH = 4;

export class Pace {
  readonly #plan: Plan;
  readonly #busyMs: number;
  /** By lane milliseconds for a unit, the newer ones counting more. */
  readonly #perUnit = new Map<number, number>();
  /** By bot the same of whichever lane was played last. */
  readonly #ofBot = new Map<string, number>();
  #longest = 1;

  /** @param busyMs how long a job should be, in milliseconds */
  constructor(plan: Plan, busyMs: number) {
    this.#plan = plan;
    this.#busyMs = busyMs;
  }

  /** Units of a lane that are a job. */
  units(lane: number): number {
    const perUnit = this.#perUnit.get(lane) ?? this.#ofBot.get(this.#plan.lanes[lane]?.bot ?? "");
    return perUnit === undefined ? 1 : Math.max(1, Math.min(this.#longest * GROWTH, Math.round(this.#busyMs / Math.max(perUnit, 1e-3))));
  }

  /** @param ms how long whoever played it was busy */
  took({ lane }: Job, { units }: Counts, ms: number): void {
    const before = this.#perUnit.get(lane);
    const now = ms / Math.max(units, 1);
    const perUnit = before === undefined ? now : (before + now) / 2;
    this.#perUnit.set(lane, perUnit);
    this.#ofBot.set(this.#plan.lanes[lane]?.bot ?? "", perUnit);
    this.#longest = Math.max(this.#longest, units);
  }
}
