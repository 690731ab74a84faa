/** Ranges of units still to be done, for several threads at once. */

/** How long a worker is to be busy with one range of units, in milliseconds: long enough to be worth a message, short enough to watch. */
const BUSY = 150;
/** A range is at most so many times as long as the one before it: the first units may have been short ones. */
const GROWTH = 4;
/** Of what is left nobody takes more than this share of what falls to each: whoever takes the last units is not long alone. */
const SHARE = 0.5;

export type Range = { readonly from: number; readonly to: number };

/** The ranges that one thread takes. */
export class Ranges {
  static readonly BYTES = Int32Array.BYTES_PER_ELEMENT;
  readonly #taken: Int32Array;
  readonly #units: number;
  readonly #workers: number;
  #size = 1;

  /** @param taken how many units were taken by anybody: `BYTES` bytes that all threads share */
  constructor(taken: SharedArrayBuffer, units: number, workers: number) {
    this.#taken = new Int32Array(taken);
    this.#units = units;
    this.#workers = workers;
  }

  /** Takes units that nobody else has taken; undefined when none is left. */
  next(): Range | undefined {
    const left = this.#units - Atomics.load(this.#taken, 0);
    if (left <= 0) return undefined;
    const size = Math.min(this.#size, Math.max(1, Math.ceil((left / this.#workers) * SHARE)));
    const from = Atomics.add(this.#taken, 0, size);
    return from < this.#units ? { from, to: Math.min(this.#units, from + size) } : undefined;
  }

  /** Nobody takes any more. */
  close(): void {
    Atomics.store(this.#taken, 0, this.#units);
  }

  /** Hears how long a range took: what it takes next should keep it busy for a while. */
  took({ from, to }: Range, ms: number): void {
    const units = to - from;
    this.#size = Math.max(1, Math.min(units * GROWTH, Math.round((units * BUSY) / Math.max(ms, 1))));
  }
}
