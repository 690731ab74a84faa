/** What Megacorp's words for cards beside others mean. */
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import { ATTACKER, attackedCards, attackerStands, BLOCKED, hasFlag, isCombat, ofAttack } from "../../combat/fight.ts";
import { EQUIPMENT, GREEN, LOCATION, type MegacorpContent, type MegacorpEngine, NULL_SCORE } from "../../content.ts";
import { FACTIONS } from "../../fields.ts";
import {
  cardsIn,
  damageOf,
  isNetwork,
  isTop,
  type MegacorpState,
  type MegacorpView,
  NETWORK,
  networkOf,
  playersFrom,
  TRAIT_COUNT,
} from "../../layout.ts";
import { bondedUnder, networkOfSlot, wouldDock } from "../../network/network.ts";
import { COUNTERS, changesOf } from "../../state/changes.ts";
import { hasKeyword, hasTag, scoreOf, valuationOf } from "../../state/characteristics.ts";
import { damageMeant, goneCard, hostMeant, slotMeant } from "../as-meant.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

const scoreNow = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number, trait: unknown): number =>
  goneCard(state, engine, card, acting)?.score(Number(trait)) ?? scoreOf(state, engine, card, Number(trait));
const worthNow = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number): number =>
  goneCard(state, engine, card, acting)?.valuation ?? valuationOf(state, engine, card);
const has = (score: number): number | undefined => (score === NULL_SCORE ? undefined : score);

/** A score that a card does not have fits no comparison (MC-1.7). */
const scored = (fits: (own: number, n: number) => boolean): Run =>
  run.test(
    (state, card, engine, acting, trait, n) => {
      const own = scoreNow(state, engine, acting, card, trait);
      return own !== NULL_SCORE && fits(own, Number(n));
    },
    { rule: "MC-1.9" },
  );
const besideCard = (fits: (own: number, other: number) => boolean): Run =>
  run.test(
    (state, card, engine, acting, trait, others) => {
      const own = scoreNow(state, engine, acting, card, trait);
      return (
        own !== NULL_SCORE &&
        (others as Cards).some((other) => {
          const score = scoreNow(state, engine, acting, other, trait);
          return score !== NULL_SCORE && fits(own, score);
        })
      );
    },
    { rule: "MC-1.9" },
  );
const priced = (fits: (own: number, n: number) => boolean): Run =>
  run.test((state, card, engine, acting, n) => fits(worthNow(state, engine, acting, card), Number(n)), { rule: "MC-R33" });
const printed = (fits: (own: number, n: number) => boolean): Run =>
  run.test(
    (state, card, { content }, _acting, trait, n) => {
      const own = at(at(content.scores, at(state.card, card)), Number(trait));
      return own !== NULL_SCORE && fits(own, Number(n));
    },
    { rule: "MC-1.9" },
  );

const allCounters = (state: MegacorpView, card: number): number =>
  at(state.counters, card) + changesOf(state, card, COUNTERS).reduce((sum, { b }) => sum + b, 0);
const allDamage = (state: MegacorpView, engine: MegacorpEngine, acting: Acting, card: number): number => {
  let sum = 0;
  for (let trait = 0; trait < TRAIT_COUNT; trait++) sum += damageMeant(state, engine, card, trait, acting);
  return sum;
};
const bonded = (holds: (n: number, least: number) => boolean): Run =>
  run.test((state, card, _engine, _acting, n = 1) => isTop(state, card) && holds(bondedUnder(state, card).length, Number(n)), {
    rule: "MC-15.1",
  });
const traitCost = (state: MegacorpView, { content }: MegacorpEngine, card: number): boolean =>
  at(content.traitCost, at(state.card, card)).some((n) => n > 0);

const filters: Readonly<Record<string, Run>> = {
  "with.highest": run.most((state, card, engine, acting, trait) => has(scoreNow(state, engine, acting, card, trait)), { rule: "MC-1.9" }),
  "with.lowest": run.most((state, card, engine, acting, trait) => has(scoreNow(state, engine, acting, card, trait)), {
    rule: "MC-1.9",
    least: true,
  }),
  "with.dearest": run.most((state, card, engine, acting) => worthNow(state, engine, acting, card), { rule: "MC-R33" }),
  "with.cheapest": run.most((state, card, engine, acting) => worthNow(state, engine, acting, card), { rule: "MC-R33", least: true }),
  "with.mostCounters": run.most((state, card) => at(state.counters, card) || undefined, { rule: "MC-16.5" }),
  "with.worthLess": priced((own, n) => own < n),
  "with.worthMore": priced((own, n) => own > n),
  "with.worthEqual": priced((own, n) => own === n),
  "with.worthAtMost": priced((own, n) => own <= n),
  "with.atMost": scored((own, n) => own <= n),
  "with.atLeast": scored((own, n) => own >= n),
  "with.moreThanCard": besideCard((own, other) => own > other),
  "with.lessThanCard": besideCard((own, other) => own < other),
  "with.printedMore": printed((own, n) => own >= n),
  "with.printedLess": printed((own, n) => own <= n),
  "with.sharesTag": run.test(
    (state, card, engine, _acting, others) =>
      (others as Cards).some((other) =>
        engine.content.tagNames.some((tag) => hasTag(state, engine, card, tag) && hasTag(state, engine, other, tag)),
      ),
    { rule: "MC-16.1" },
  ),
  "with.sameFaction": run.test(
    (state, card, { content }, _acting, others) =>
      (others as Cards).some((other) => content.faction[at(state.card, other)] === content.faction[at(state.card, card)]),
    { rule: "MC-1.15" },
  ),
  "with.sameType": run.test(
    (state, card, { content }, _acting, others) =>
      (others as Cards).some((other) => content.type[at(state.card, other)] === content.type[at(state.card, card)]),
    { rule: "MC-1.3" },
  ),
  "with.anyCounter": run.test((state, card) => allCounters(state, card) > 0, { rule: "MC-16.5" }),
  "with.noCounter": run.test((state, card) => allCounters(state, card) === 0, { rule: "MC-16.5" }),
  "with.damage": run.test((state, card, engine, acting, n) => allDamage(state, engine, acting, card) >= Number(n), { rule: "MC-10.1" }),
  "with.traitDamage": run.test((state, card, _engine, _acting, trait) => at(damageOf(state, Number(trait)), card) > 0, { rule: "MC-10.1" }),
  "with.traitCost": run.test((state, card, engine) => traitCost(state, engine, card), { rule: "MC-1.6" }),
  "with.noTraitCost": run.test((state, card, engine) => !traitCost(state, engine, card), { rule: "MC-1.6" }),
  "with.eitherKeyword": run.test(
    (state, card, engine, acting, a, b) =>
      [a, b].some(
        (keyword) => goneCard(state, engine, card, acting)?.hasKeyword(String(keyword)) ?? hasKeyword(state, engine, card, String(keyword)),
      ),
    { rule: "MC-1.4" },
  ),
  "with.bondedCard": bonded((n) => n > 0),
  "with.noBondedCard": bonded((n) => n === 0),
  "with.manyBonded": bonded((n, least) => n >= least),
  "with.noText": run.test((state, card, { content }) => at(content.cards, at(state.card, card)).text === "", { rule: "MC-1.4" }),
  "with.totalScore": run.whole(
    (state, cards, engine, _acting, trait, n) =>
      cards.reduce((sum, card) => sum + Math.max(0, scoreOf(state, engine, card, Number(trait))), 0) <= Number(n),
    { rule: "MC-1.9" },
  ),
};

/** The network that a card is in, or, of one that has left, was in; below 0 for none. */
function networkMeant(state: MegacorpView, engine: MegacorpEngine, card: number, acting: Acting): number {
  const gone = goneCard(state, engine, card, acting);
  if (!gone) return networkOf(state, card);
  return gone.slot < 0 ? -1 : networkOfSlot(gone.slot);
}

const notOfType = (type: number): Run =>
  run.test((state, card, { content }) => content.type[at(state.card, card)] !== type, { rule: "MC-1.3" });
const places: Readonly<Record<string, Run>> = {
  "place.notDocked": run.test(
    (state, card, engine, acting, others) => {
      const slot = slotMeant(state, engine, card, acting);
      return (
        slot >= 0 &&
        !(others as Cards).some((other) => {
          const there = slotMeant(state, engine, other, acting);
          return there >= 0 && wouldDock(state, engine.content, card, slot, other, there);
        })
      );
    },
    { rule: "MC-8.3" },
  ),
  "place.sameNetwork": run.test(
    (state, card, engine, acting, others) =>
      networkOf(state, card) >= 0 &&
      (others as Cards).some((other) => other !== card && networkMeant(state, engine, other, acting) === networkOf(state, card)),
    { rule: "MC-8.1" },
  ),
  "state.undamaged": run.test(
    (state, card, engine, acting) => isNetwork(at(state.zone, card)) && allDamage(state, engine, acting, card) === 0,
    { rule: "MC-10.1" },
  ),
  "state.blocked": run.test((state, card) => isAttacker(state, card) && hasFlag(state, BLOCKED), { rule: "MC-9.11" }),
  "state.unblocked": run.test((state, card) => isAttacker(state, card) && !hasFlag(state, BLOCKED), { rule: "MC-9.11" }),
  "state.attacked": run.test((state, card, engine) => isCombat(state) && attackedCards(state, engine).includes(card), { rule: "MC-9.5" }),
  "kind.non-location": notOfType(LOCATION),
  "kind.non-equipment": notOfType(EQUIPMENT),
  "kind.non-resource": run.test((state, card, { content }) => content.back[at(state.card, card)] !== GREEN, { rule: "MC-R19" }),
  ...Object.fromEntries(
    FACTIONS.map((faction, number) => [
      `kind.non-${faction}`,
      run.test((state, card, { content }) => content.faction[at(state.card, card)] !== number, { rule: "MC-1.15" }),
    ]),
  ),
};
const isAttacker = (state: MegacorpView, card: number): boolean =>
  isCombat(state) && attackerStands(state) && ofAttack(state, ATTACKER) === card;

const attacked: Run = run.cards((state, _acting, into, engine) => {
  if (isCombat(state)) into.push(...attackedCards(state, engine));
});
const attacker: Run = run.cards((state, _acting, into) => {
  if (isCombat(state) && attackerStands(state)) into.push(ofAttack(state, ATTACKER));
});
const fights: Readonly<Record<string, Run>> = Object.fromEntries(
  ["", ".near", ".subj", ".scope"].flatMap((as) => [
    [`attacked${as}`, attacked],
    [`attacker${as}`, attacker],
  ]),
);

/** The cards of a group: where its words say, else in all networks. */
function cardsOf(state: MegacorpView, group: unknown): number[] {
  const { fits, places: named } = group as Grouped;
  return (named ?? Array.from({ length: state.players }, (_, player) => NETWORK + player))
    .flatMap((place) => cardsIn(state, place))
    .filter(fits);
}
const tagsAmong = run.value((state, _acting, engine, group) => {
  const cards = cardsOf(state, group);
  return engine.content.tagNames.filter((tag) => cards.some((card) => hasTag(state, engine, card, tag))).length;
});
const damageOn = run.value((state, acting, engine, cards: Cards) =>
  cards.reduce((sum, card) => sum + allDamage(state, engine, acting, card), 0),
);
const numbers: Readonly<Record<string, Run>> = {
  "trait.host": run.value((state, acting, engine, trait) => {
    const host = hostMeant(state, acting.source);
    return host < 0 ? 0 : Math.max(0, scoreNow(state, engine, acting, host, trait));
  }),
  "valuation.host": run.value((state, acting, engine) => {
    const host = hostMeant(state, acting.source);
    return host < 0 ? 0 : worthNow(state, engine, acting, host);
  }),
  "tags.among": tagsAmong,
  "per.tag": tagsAmong,
  "per.faction": run.value(
    (state, _acting, { content }, group) => new Set(cardsOf(state, group).map((card) => at(content.faction, at(state.card, card)))).size,
  ),
  "names.among": run.value(
    (state, _acting, { content }, group) => new Set(cardsOf(state, group).map((card) => at(content.cards, at(state.card, card)).name)).size,
  ),
  "valuation.lowest": run.value((state, _acting, engine, group) => {
    const worths = cardsOf(state, group).map((card) => valuationOf(state, engine, card));
    return worths.length === 0 ? 0 : Math.min(...worths);
  }),
  "damage.on": damageOn,
  "per.anyDamage": damageOn,
  "damage.traitOn": run.value((state, acting, engine, trait, cards: Cards) =>
    cards.reduce((sum, card) => sum + damageMeant(state, engine, card, Number(trait), acting), 0),
  ),
  "number.players": run.value((state) => playersFrom(state, 0).length),
  "number.opponents": run.value((state, { controller }) => playersFrom(state, 0).filter((player) => player !== controller).length),
};

/** The runs, by construct. */
export const BESIDE_RUNS: Readonly<Record<string, Run>> = {
  ...filters,
  ...places,
  ...fights,
  ...numbers,
  "money.thatPlayer": run.value((state, _acting, _engine, players: Cards) =>
    players.reduce((sum, player) => sum + at(state.money, player), 0),
  ),
};
