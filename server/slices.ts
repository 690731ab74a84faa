/** Long work that lets others be answered in between. */
import { setImmediate } from "node:timers/promises";

/** Milliseconds of work after which others are answered: a few of these are the longest that anybody waits for it. */
const SLICE_MS = 12;

/** A clock for one piece of work: `rest` waits for the others when it has had its time, and otherwise for nothing. */
export class Slices {
  #begun = performance.now();

  async rest(): Promise<void> {
    if (performance.now() - this.#begun < SLICE_MS) return;
    await setImmediate();
    this.#begun = performance.now();
  }
}
