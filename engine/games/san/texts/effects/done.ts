/** What San's words for what was done this turn mean (SAN-R56). */
import { type Run, runsFor } from "../../../../language/index.ts";
import { ALL_KINDS, type SanContent } from "../../content.ts";
import type { SanState } from "../../layout.ts";
import { buy, corrupt, cross, draw } from "../../turn/events.ts";
import { type Deed, timesDone } from "../done.ts";
import { DEEDS } from "../vocabulary/done.ts";

const run = runsFor<SanState, SanContent>();
const kindsIn = (noun: unknown): number => (typeof noun === "number" ? noun : ALL_KINDS);
const any = (deed: Deed): Run => run.condition((state, { controller }) => timesDone(state, controller, deed) > 0);
const second = (on: Parameters<typeof run.event>[0]["on"], deed: Deed): Run =>
  run.event({ on, args: {}, fits: (state, [player], { controller }) => player === controller && timesDone(state, controller, deed) === 1 });

/** The runs, by construct. */
export const DONE_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(
    DEEDS.flatMap(({ id, open }): (readonly [string, Run])[] => {
      // The number stands before the noun; without a noun it is any card.
      const count = run.value((state, { controller }, _engine, noun) => timesDone(state, controller, id, open ? kindsIn(noun) : ALL_KINDS));
      return [
        [
          `did.${id}`,
          run.condition((state, { controller }, _engine, noun) => timesDone(state, controller, id, open ? kindsIn(noun) : ALL_KINDS) > 0),
        ],
        [
          `did.more.${id}`,
          run.condition(
            (state, { controller }, _engine, n, noun) => timesDone(state, controller, id, open ? kindsIn(noun) : ALL_KINDS) >= Number(n),
          ),
        ],
        [
          `did.none.${id}`,
          run.condition((state, { controller }, _engine, noun) => timesDone(state, controller, id, open ? kindsIn(noun) : ALL_KINDS) === 0),
        ],
        [`did.per.${id}`, count],
        [
          `did.lots.${id}`,
          run.value((state, { controller }, _engine, n, noun) =>
            Math.floor(timesDone(state, controller, id, open ? kindsIn(noun) : ALL_KINDS) / Number(n)),
          ),
        ],
        [`did.number.${id}`, count],
      ];
    }),
  ),
  "event.second.buy": second(buy, "bought"),
  "event.second.cross": second(cross, "crossed"),
  "event.second.corrupt": second(corrupt, "corrupted"),
  "event.second.draw": second(draw, "drew"),
  "did.passed": any("passed"),
  "did.moved": any("moved"),
  "did.none.moved": run.condition((state, { controller }) => timesDone(state, controller, "moved") === 0),
  "did.won": any("won"),
};
