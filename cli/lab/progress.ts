/** One line on a terminal that says how far a long run is. Nothing is written where nobody watches. */

import { counted, duration } from "../words.ts";
import type { LabIo } from "./lab-arguments.ts";

/** Milliseconds between two looks. */
const PAUSE = 200;

export type Progress = {
  /** So many of all are done. */
  show(done: number): void;
  /** Takes the line away. */
  clear(): void;
};

/** `what` names the things that are counted: "games". */
export function progressOf(io: Pick<LabIo, "err" | "watched" | "now">, all: number, what: string): Progress {
  const begun = io.now();
  let shown = begun;
  let width = 0;
  const put = (line: string) => {
    io.err(`\r${line.padEnd(width)}`);
    width = line.length;
  };
  return {
    show(done) {
      const now = io.now();
      if (!io.watched || now - shown < PAUSE) return;
      shown = now;
      const left = done === 0 ? "" : `, ${duration(((now - begun) / done) * (all - done))} left`;
      put(`${counted(done)} of ${counted(all)} ${what}${left}. Ctrl-C stops.`);
    },
    clear() {
      if (width === 0) return;
      put("");
      io.err("\r");
    },
  };
}
