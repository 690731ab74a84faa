/** What counters of any name do: they lie on a card and are counted, and no rule speaks of them (MC-R182). */
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Fit, type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent, MegacorpEngine } from "../../content.ts";
import { isNetwork, type MegacorpState, type MegacorpView } from "../../layout.ts";
import { countersNamed, nameCounters } from "../../state/changes.ts";
import { goneCard } from "../as-meant.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

const deployed: Fit<MegacorpState, MegacorpContent> = {
  rule: "MC-2.4",
  holds: (state, card) => isNetwork(at(state.zone, card)),
  reason: () => "It is not in a network",
};
const nameOf = ({ content }: MegacorpEngine, label: unknown): number => content.counterNames.indexOf(String(label));
const on = (state: MegacorpView, engine: MegacorpEngine, card: number, label: unknown): number =>
  countersNamed(state, card, nameOf(engine, label));
/** The same of one that has left, as it last was (MC-R164). */
const meant = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number, label: unknown): number =>
  goneCard(state, engine, card, acting)?.counter(nameOf(engine, label)) ?? on(state, engine, card, label);
const counted = run.value((state, acting, engine, label, cards: Cards) =>
  cards.reduce((all, card) => all + meant(state, engine, acting, card, label), 0),
);

/** The runs, by construct. */
export const COUNTERS_RUNS: Readonly<Record<string, Run>> = {
  "named.put": run.verb({
    fits: [deployed],
    run(state, _acting, engine, n, label, cards: Cards) {
      for (const card of cards) if (Number(n) > 0) engine.propose(state, nameCounters, card, nameOf(engine, label), Number(n));
    },
  }),
  "named.remove": run.verb({
    fits: [deployed],
    asksHoles: true,
    run(state, _acting, engine, n, label, cards: Cards) {
      for (const card of cards) if (Number(n) > 0) engine.propose(state, nameCounters, card, nameOf(engine, label), -Number(n));
    },
    costs: [
      {
        rule: "MC-R182",
        holds: (state, card, _acting, engine, n, label) => on(state, engine, card, label) >= Number(n),
        reason: (state, card, _acting, engine, _n, label) => `It has ${on(state, engine, card, label)} ${label} counters`,
      },
    ],
  }),
  "named.removeAll": run.verb({
    fits: [deployed],
    run(state, _acting, engine, label, cards: Cards) {
      for (const card of cards) {
        const n = on(state, engine, card, label);
        if (n > 0) engine.propose(state, nameCounters, card, nameOf(engine, label), -n);
      }
    },
  }),
  "named.on": counted,
  "named.per": counted,
  "named.has": run.condition((state, acting, engine, cards: Cards, n, label) =>
    cards.some((card) => meant(state, engine, acting, card, label) >= Number(n)),
  ),
  "named.few": run.condition((state, acting, engine, cards: Cards, n, label) =>
    cards.some((card) => meant(state, engine, acting, card, label) <= Number(n)),
  ),
  "named.none": run.condition((state, acting, engine, cards: Cards, label) =>
    cards.some((card) => meant(state, engine, acting, card, label) === 0),
  ),
  "named.with": run.test((state, card, engine, acting, label) => meant(state, engine, acting, card, label) > 0, { rule: "MC-R182" }),
  "named.withMany": run.test((state, card, engine, acting, n, label) => meant(state, engine, acting, card, label) >= Number(n), {
    rule: "MC-R182",
  }),
};
