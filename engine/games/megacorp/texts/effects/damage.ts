/** What the verbs of Megacorp's texts do with damage: dealing it and removing it (MC-10.1, MC-9.19). */
import { at } from "../../../../kernel/state.ts";
import { type Fit, type Run, runsFor } from "../../../../language/index.ts";
import { damage } from "../../combat/events-combat.ts";
import { type MegacorpContent, type MegacorpEngine, NULL_SCORE } from "../../content.ts";
import { isNetwork, type MegacorpState, type MegacorpView, TRAIT_COUNT } from "../../layout.ts";
import { scoreOf } from "../../state/characteristics.ts";
import { countDamage, heal } from "../events-text.ts";
import type { Damage } from "../terms.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];
type Needs = Fit<MegacorpState, MegacorpContent>;

export const deployed: Needs = {
  rule: "MC-2.4",
  holds: (state, card) => isNetwork(at(state.zone, card)),
  reason: () => "It is not in a network",
};

/** MC-R131, MC-R132: damage is of one trait, which the card must have. */
export const hasTheTrait: Needs = {
  rule: "MC-R132",
  holds: (state, card, _acting, engine, dealt) => scoreOf(state, engine, card, (dealt as Damage).trait) !== NULL_SCORE,
  reason: () => "It does not have that trait",
};

/** More than any card has. */
const MOST_DAMAGE = 1_000_000;

/** Damage of sources to cards, all at once; not combat damage (MC-9.19, MC-R82). */
function dealTo(state: MegacorpView, engine: MegacorpEngine, sources: Cards, { n, trait }: Damage, cards: Cards): void {
  engine.propose(state, countDamage);
  const dealt = sources.flatMap((source) => cards.map((card) => [card, source, trait, n]));
  if (n > 0) engine.together(state, damage, dealt);
}

/** “destroyed this way”: its points destroyed the card at the check that followed (MC-R237). */
export const killed = {
  of: "destroyed",
  did: (state: MegacorpView, card: number): boolean => state.destroyedIn[card] === state.turn && !isNetwork(at(state.zone, card)),
} as const;

/** The runs, by construct. */
export const DAMAGE_EFFECTS: Readonly<Record<string, Run>> = {
  deal: run.verb({
    fits: [deployed, hasTheTrait],
    asksHoles: true,
    way: killed,
    run: (state, { source }, engine, dealt: Damage, cards: Cards) => dealTo(state, engine, [source], dealt, cards),
    amount: (state) => state.dealt,
  }),
  deals: run.verb({
    fits: [deployed],
    way: killed,
    run(state, _acting, engine, sources: Cards, dealt: Damage, cards: Cards) {
      const hurt = cards.filter((card) => scoreOf(state, engine, card, dealt.trait) !== NULL_SCORE);
      dealTo(state, engine, sources, dealt, hurt);
    },
    amount: (state) => state.dealt,
  }),
  "heal.all": run.verb({
    fits: [deployed],
    run(state, _acting, engine, cards: Cards) {
      for (const card of cards) for (let trait = 0; trait < TRAIT_COUNT; trait++) engine.propose(state, heal, card, trait, MOST_DAMAGE);
    },
  }),
  heal: run.verb({
    fits: [deployed],
    run(state, _acting, engine, n, trait, cards: Cards) {
      for (const card of cards) engine.propose(state, heal, card, Number(trait), Number(n));
    },
  }),
};
