/** What coins and dice of texts do: a number by lot, which the rest of the ability may ask for (MC-R190). */
import { type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent } from "../../content.ts";
import type { MegacorpState } from "../../layout.ts";
import { rollNumber } from "../events-text.ts";

const run = runsFor<MegacorpState, MegacorpContent>();

const COIN = 2;
const HEADS = 1;
const DIE = 6;
const rolled = (sides: number, counts: string): Run =>
  run.verb({
    run: (state, { actor }, engine) => engine.propose(state, rollNumber, sides, actor),
    amount: (state) => state.dealt,
    counts,
  });

/** The runs, by construct. */
export const ODDS_RUNS: Readonly<Record<string, Run>> = {
  coin: rolled(COIN, "coin"),
  die: rolled(DIE, "die"),
  "coin.heads": run.amount((n) => (n === HEADS ? 1 : 0), "coin"),
  "coin.tails": run.amount((n) => (n === HEADS ? 0 : 1), "coin"),
  "die.is": run.amount((n, wanted) => (n === Number(wanted) ? 1 : 0), "die"),
  "die.more": run.amount((n, least) => (n >= Number(least) ? 1 : 0), "die"),
  "die.less": run.amount((n, most) => (n <= Number(most) ? 1 : 0), "die"),
  "die.value": run.amount(undefined, "die"),
};
