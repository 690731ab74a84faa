/** What Megacorp's words for what is divided do: each card is handed over once for each point that it gets (MC-R226). */
import { type Run, runsFor } from "../../../../language/index.ts";
import { damage } from "../../combat/events-combat.ts";
import type { MegacorpContent, MegacorpEngine } from "../../content.ts";
import type { MegacorpState, MegacorpView } from "../../layout.ts";
import { countDamage, putCounter } from "../events-text.ts";
import type { Damage } from "../terms.ts";
import { deployed, hasTheTrait, killed } from "./damage.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

/** Damage of one trait, all at once; each card is dealt what it got in one piece. */
function dealShares(state: MegacorpView, engine: MegacorpEngine, source: number, { trait }: Damage, shares: Cards): void {
  engine.propose(state, countDamage);
  engine.together(
    state,
    damage,
    [...new Set(shares)].map((card) => [card, source, trait, shares.filter((one) => one === card).length]),
  );
}

const points = (dealt: unknown): number => (dealt as Damage).n;

/** The runs, by construct. */
export const DIVIDED_RUNS: Readonly<Record<string, Run>> = {
  "deal.divided": run.verb({
    kind: "deal",
    fits: [deployed, hasTheTrait],
    asksHoles: true,
    way: killed,
    divided: { hole: "c", points },
    run: (state, { source }, engine, dealt: Damage, shares: Cards) => dealShares(state, engine, source, dealt, shares),
    amount: (state) => state.dealt,
  }),
  "counters.put.divided": run.verb({
    kind: "put",
    fits: [deployed],
    divided: { hole: "c", points: Number },
    run(state, _acting, engine, _n, shares: Cards) {
      for (const card of shares) engine.propose(state, putCounter, card);
    },
  }),
};
