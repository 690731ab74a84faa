/** What Megacorp's words for counted players, for what players may not do too often, for phases and for places mean. */
import { type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import { isCombat } from "../../combat/fight.ts";
import type { MegacorpContent } from "../../content.ts";
import { ACCOUNTING, BUY, CHALLENGE, DIVEST, END, type MegacorpState } from "../../layout.ts";
import { networkOfSlot, xOf, yOf } from "../../network/network.ts";
import { hasTag, scoreOf, valuationOf } from "../../state/characteristics.ts";
import { dockedMeant, goneCard, slotMeant } from "../as-meant.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

const only = (ban: "buy" | "use" | "bond"): Run =>
  run.termOf((cards) => ({ ban, group: { fits: (card: number) => (cards as Cards).includes(card), places: undefined } satisfies Grouped }));

const PHASES = { Accounting: ACCOUNTING, Buy: BUY, Challenge: CHALLENGE, Divest: DIVEST, End: END } as const;
const phases: Readonly<Record<string, Run>> = Object.fromEntries(
  Object.entries(PHASES).flatMap(([name, number]): (readonly [string, Run])[] => [
    [`cond.phase.your.${name}`, run.condition((state, { controller }) => state.phase === number && state.active === controller)],
    [`cond.phase.any.${name}`, run.condition((state) => state.phase === number)],
    [`cond.phase.not.${name}`, run.condition((state) => state.phase !== number)],
  ]),
);

/** The runs, by construct. */
export const WHO_RUNS: Readonly<Record<string, Run>> = {
  // MC-R250
  "ban.drawMore": run.termOf((n) => ({ ban: "draws", n })),
  "ban.buyMore": run.termOf((n) => ({ ban: "buys", n })),
  "ban.sellMore": run.termOf((n) => ({ ban: "sells", n })),
  "ban.buyIt": only("buy"),
  "ban.useIt": only("use"),
  "ban.bondIt": only("bond"),
  ...phases,
  "cond.combat": run.condition((state) => isCombat(state)),
  "valuation.near": run.value((state, acting, engine, cards) => {
    const [card] = cards as Cards;
    return card === undefined ? 0 : (goneCard(state, engine, card, acting)?.valuation ?? valuationOf(state, engine, card));
  }),
  "trait.near": run.value((state, acting, engine, trait, cards) => {
    const [card] = cards as Cards;
    if (card === undefined) return 0;
    return Math.max(0, goneCard(state, engine, card, acting)?.score(Number(trait)) ?? scoreOf(state, engine, card, Number(trait)));
  }),
  "with.noTags": run.test(
    (state, card, engine, acting) => {
      const gone = goneCard(state, engine, card, acting);
      return engine.content.tagNames.every((tag) => !(gone ? gone.hasTag(tag) : hasTag(state, engine, card, tag)));
    },
    { rule: "MC-16.1" },
  ),
  "place.dockedMany": run.test(
    (state, card, engine, acting, n, group) => {
      const docked = dockedMeant(state, engine, card, acting);
      return docked !== undefined && docked.filter((other) => (group as Grouped).fits(other)).length >= Number(n);
    },
    { rule: "MC-8.3" },
  ),
  "place.diagonal": run.test(
    (state, card, engine, acting, others) => {
      const slot = slotMeant(state, engine, card, acting);
      if (slot < 0) return false;
      return (others as Cards).some((other) => {
        const beside = slotMeant(state, engine, other, acting);
        if (beside < 0 || networkOfSlot(beside) !== networkOfSlot(slot)) return false;
        return Math.abs(xOf(beside) - xOf(slot)) === 1 && Math.abs(yOf(beside) - yOf(slot)) === 1;
      });
    },
    { rule: "MC-8.1" },
  ),
};
