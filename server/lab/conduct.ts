/** Plays a run to its end, round by round. */
import type { Conduct, StoppedBy } from "../../engine/questions/index.ts";
import type { Carrier } from "./carrier.ts";

/**
 * @param look called after every job
 * @returns why it ended; undefined: `stop` said so
 */
export async function conductRun(conduct: Conduct, carrier: Carrier, stop: AbortSignal, look: () => void): Promise<StoppedBy | undefined> {
  for (;;) {
    const round = conduct.next();
    if (typeof round === "string") return round;
    if (stop.aborted) return undefined;
    await carrier.carry(round, stop, ({ job, counts }) => {
      conduct.take(job, counts);
      look();
    });
    if (stop.aborted) {
      const after = conduct.next();
      return typeof after === "string" ? after : undefined;
    }
  }
}
