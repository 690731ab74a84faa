/** What San's words for what was done “this way” count (SAN-R44), and for what comes into the River. */
import { at } from "../../../../kernel/state.ts";
import { type Run, runsFor } from "../../../../language/index.ts";
import { NONE, type SanContent } from "../../content.ts";
import { designOf, type SanState } from "../../layout.ts";
import { enterRiver } from "../../turn/events.ts";
import { COUNTED_DEEDS, FURTHER_DEEDS, UNSEEN_DEEDS } from "../vocabulary/ways.ts";

const run = runsFor<SanState, SanContent>();
const byKind = (word: string): readonly (readonly [string, Run])[] =>
  ["each", "count", "was"].map((what) => [`way.${what}.${word}`, run.way(word)] as const);
const ofAny = (word: string): readonly (readonly [string, Run])[] => [
  ...["per", "number", "any"].map((what) => [`way.${what}.${word}`, run.way(word)] as const),
  [`way.none.${word}`, run.way(word, true)],
];

const costThan = (holds: (cost: number, n: number) => boolean): Run =>
  run.test(
    (state, card, { content }, _acting, n) => {
      const cost = at(content.cost, designOf(state, card));
      return cost !== NONE && holds(cost, Number(n));
    },
    { rule: "SAN-7.3" },
  );

/** The runs, by construct. */
export const WAY_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries([
    ...[...COUNTED_DEEDS, ...FURTHER_DEEDS].flatMap(({ word }) => byKind(word)),
    ...[...FURTHER_DEEDS, ...UNSEEN_DEEDS].flatMap(({ word }) => ofAny(word)),
  ]),
  "way.any.won": run.way("won"),
  "way.any.passed": run.way("passed"),
  "way.per.passed": run.way("passed"),
  "amount.that": run.amount(),
  "ncards.that": run.amount(),
  "event.refilledWith": run.event({ on: enterRiver, args: { s: 0 }, judged: "after" }),
  "with.costThan.equal": costThan((cost, n) => cost === n),
  "with.costThan.less": costThan((cost, n) => cost < n),
  "with.costThan.more": costThan((cost, n) => cost > n),
};
