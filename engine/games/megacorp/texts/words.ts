/** What the nouns, kinds, states, zones and places of Megacorp's texts mean. A noun speaks of the top card of a pile, unless it says “bonded”. */
import { at, type State } from "../../../kernel/state.ts";
import {
  ACTIVATED,
  type Acting,
  EFFECT,
  type Run,
  runsFor,
  type StackKind,
  type TextRules,
  TRIGGERED,
  walk,
} from "../../../language/index.ts";
import { TOLL } from "../buying/ability-price.ts";
import { canPay } from "../buying/paying.ts";
import { canBeTargeted } from "../combat/camouflage.ts";
import {
  BUSINESS,
  CHARACTER,
  EQUIPMENT,
  EVENT,
  GREEN,
  LOCATION,
  type MegacorpContent,
  type MegacorpEngine,
  NULL_SCORE,
  tagKey,
} from "../content.ts";
import { FACTIONS } from "../fields.ts";
import {
  ANNIHILATED,
  countersOf,
  damageOf,
  HAND,
  hostOf,
  isNetwork,
  isPlaying,
  isTop,
  MAIN_DECK,
  MARKET,
  type MegacorpState,
  type MegacorpView,
  NETWORK,
  RESOURCE_DECK,
  TRAIT_COUNT,
  TRAIT_NAMES,
} from "../layout.ts";
import { priceBy } from "../network/deploy.ts";
import { dockedTo, isOrphaned, isSurrounded, networkOfSlot, radius, type Slot, topOf, wouldDock, xOf, yOf } from "../network/network.ts";
import { STACK_RULES } from "../stack/stack-rules.ts";
import { FREE_ABILITY } from "../stack/unchanged.ts";
import { addGiven, counts } from "../state/abilities.ts";
import { saidNow } from "../state/changes.ts";
import { hasKeyword, hasTag, isAnythingGiven, mayBeTargetedBy, scoreOf, valuationOf } from "../state/characteristics.ts";
import { hasLeft, hostThen, type Left, lastOf, leftSoFar } from "../state/left.ts";
import { goneCard, hostMeant, slotMeant } from "./as-meant.ts";
import { remember } from "./effects/remembered.ts";
import { megacorpIdle } from "./idle.ts";
import { megacorpOneWording } from "./one-wording.ts";
import { megacorpRemarks } from "./remarks.ts";
import { untilOf } from "./terms.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

/** Adds a place of every player. */
const ofAll = (zone: number) => (state: MegacorpView, _player: unknown, into: number[]) => {
  for (let player = 0; player < state.players; player++) into.push(zone + player);
};

const inNetworks = ofAll(NETWORK);

const designOf = (state: MegacorpView, card: number): number => at(state.card, card);
const ofType = (type: number, not = false, onStack?: readonly StackKind[]): Run =>
  run.test((state, card, { content }) => (at(content.type, designOf(state, card)) === type) !== not, {
    rule: "MC-1.3",
    value: type,
    ...(onStack ? { onStack } : {}),
  });
const isFounder = (state: MegacorpView, card: number, { content }: MegacorpEngine): boolean => at(content.isFounder, designOf(state, card));

const nouns: Readonly<Record<string, Run>> = {
  "noun.character": ofType(CHARACTER),
  // On the stack its effect; a card is never an ability (MC-14.2).
  "noun.event": ofType(EVENT, false, [EFFECT]),
  "noun.ability": run.test(() => false, {
    rule: "MC-14.3",
    noCard: "An ability is no card: it can only be cancelled (MC-14.2)",
    onStack: [ACTIVATED, TRIGGERED],
  }),
  "noun.location": ofType(LOCATION),
  "noun.equipment": ofType(EQUIPMENT),
  "noun.business": ofType(BUSINESS),
  "noun.founder": run.test(isFounder, { rule: "MC-1.11" }),
  named: run.test((state, card, { content }, _acting, name) => at(content.cards, designOf(state, card)).name === name, { rule: "MC-1.4" }),
};

const kinds: Readonly<Record<string, Run>> = {
  tag: run.test(
    (state, card, engine, acting, tag) =>
      goneCard(state, engine, card, acting)?.hasTag(String(tag)) ?? hasTag(state, engine, card, tagKey(String(tag))),
    { rule: "MC-16.1" },
  ),
  ...Object.fromEntries(
    FACTIONS.map((faction, number) => [
      `kind.${faction}`,
      run.test((state, card, { content }) => at(content.faction, designOf(state, card)) === number, { rule: "MC-1.15" }),
    ]),
  ),
  "kind.resource": run.test((state, card, { content }) => at(content.back, designOf(state, card)) === GREEN, { rule: "MC-R19" }),
  "kind.non-business": ofType(BUSINESS, true),
  "kind.non-character": ofType(CHARACTER, true),
  "kind.non-event": ofType(EVENT, true),
  "kind.non-founder": run.test((state, card, engine) => !isFounder(state, card, engine), { rule: "MC-1.11" }),
};

/** A state that only cards in networks are in; `last`: whether one that has left was. */
const inNetwork = (
  rule: string,
  holds: (state: MegacorpView, card: number, engine: MegacorpEngine) => boolean,
  last: (left: Left) => boolean = () => false,
): Run =>
  run.test(
    (state, card, engine, acting) => {
      const left = goneCard(state, engine, card, acting);
      return left ? last(left) : isNetwork(at(state.zone, card)) && holds(state, card, engine);
    },
    { rule },
  );

const states: Readonly<Record<string, Run>> = {
  "state.engaged": inNetwork(
    "MC-7.7",
    (state, card) => state.engaged[card] === 1,
    ({ isEngaged }) => isEngaged,
  ),
  "state.disengaged": inNetwork(
    "MC-7.7",
    (state, card) => state.engaged[card] === 0,
    ({ isEngaged }) => !isEngaged,
  ),
  "state.damaged": inNetwork(
    "MC-10.1",
    (state, card) => {
      for (let trait = 0; trait < TRAIT_COUNT; trait++) if (at(damageOf(state, trait), card) > 0) return true;
      return false;
    },
    ({ isDamaged }) => isDamaged,
  ),
  "state.orphaned": inNetwork(
    "MC-8.7",
    (state, card, { content }) => isOrphaned(state, content, card),
    (left) => left.isOrphaned,
  ),
  "state.surrounded": inNetwork(
    "MC-8.10",
    (state, card) => isTop(state, card) && isSurrounded(state, card),
    (left) => left.isSurrounded,
  ),
  "state.bonded": run.test((state, card) => hostOf(state, card) >= 0, { rule: "MC-15.1", unusual: true }),
};

const zone = (first: number, seen?: "owner" | "nobody"): Run =>
  run.places((_state, player, into) => void into.push(first + player), seen ? { seen } : {});

const zones: Readonly<Record<string, Run>> = {
  "zone.hand": zone(HAND, "owner"),
  "zone.mainDeck": zone(MAIN_DECK, "nobody"),
  "zone.resourceDeck": zone(RESOURCE_DECK, "nobody"),
  // A text that names no deck means both (MC-2.9, MC-R84).
  "zone.decks": run.places((_state, player, into) => void into.push(MAIN_DECK + player, RESOURCE_DECK + player), { seen: "nobody" }),
  "zone.market": zone(MARKET),
  "zone.network": zone(NETWORK),
  "zone.annihilated": zone(ANNIHILATED),
  "zone.anyNetwork": run.places(ofAll(NETWORK)),
  // MC-R166
  "zone.anyMarket": run.places(ofAll(MARKET), { any: true }),
};

/**
 * Where a card lies as seen from others: any of those near it will do. Cards in one network only are near each other (MC-8.1), and a bonded card has no slot of its own, so nothing is near it
 * (MC-8.12). What has left lies where it last lay (MC-R164).
 */
const near = (rule: string, holds: (slot: Slot, there: Slot) => boolean): Run =>
  run.test(
    (state, card, engine, acting, others) => {
      const slot = slotMeant(state, engine, card, acting);
      return (
        slot >= 0 && (others as Cards).some((other) => isNear(slot, other === card ? -1 : slotMeant(state, engine, other, acting), holds))
      );
    },
    { rule },
  );
const isNear = (slot: Slot, there: Slot, holds: (slot: Slot, there: Slot) => boolean): boolean =>
  there >= 0 && networkOfSlot(slot) === networkOfSlot(there) && holds(slot, there);

const places: Readonly<Record<string, Run>> = {
  "place.docked": run.test(
    (state, card, engine, acting, others) => {
      const isGone = acting.past !== undefined;
      if (!isGone)
        return (
          isTop(state, card) &&
          (others as Cards).some((other) => isTop(state, other) && dockedTo(state, engine.content, other).includes(card))
        );
      const slot = slotMeant(state, engine, card, acting);
      return (
        slot >= 0 &&
        (others as Cards).some((other) => {
          const there = slotMeant(state, engine, other, acting);
          return there >= 0 && wouldDock(state, engine.content, card, slot, other, there);
        })
      );
    },
    { rule: "MC-8.3" },
  ),
  "place.bonded": run.test((state, card, _engine, _acting, others) => (others as Cards).includes(hostOf(state, card)), {
    rule: "MC-15.1",
    unusual: true,
  }),
  "place.radius": run.test(
    (state, card, engine, acting, n, others) => {
      const slot = slotMeant(state, engine, card, acting);
      return (
        slot >= 0 &&
        (others as Cards).some((other) => {
          const there = slotMeant(state, engine, other, acting);
          const distance = there < 0 ? 0 : radius(slot, there);
          return distance > 0 && distance <= Number(n);
        })
      );
    },
    { rule: "MC-G9" },
  ),
  "place.row": near("MC-8.1", (slot, there) => yOf(slot) === yOf(there)),
  "place.column": near("MC-8.1", (slot, there) => xOf(slot) === xOf(there)),
};

/** A score that a card does not have fits no comparison (MC-1.7). `words`: what the score must be. */
const scored = (fits: (score: number, n: number) => boolean, words: (n: number) => string): Run =>
  run.test(
    (state, card, engine, acting, trait, n) => {
      const score = goneCard(state, engine, card, acting)?.score(Number(trait)) ?? scoreOf(state, engine, card, Number(trait));
      return score !== NULL_SCORE && fits(score, Number(n));
    },
    {
      rule: "MC-1.9",
      reason(state, card, engine, _acting, trait, n) {
        const score = scoreOf(state, engine, card, Number(trait));
        const name = at(TRAIT_NAMES, Number(trait));
        return score === NULL_SCORE ? `It has no ${name}` : `Its ${name} is ${score}, not ${words(Number(n))}`;
      },
    },
  );

/** `words`: what the valuation must be. */
const priced = (fits: (valuation: number, m: number) => boolean, words: string): Run =>
  run.test(
    (state, card, engine, acting, m) =>
      fits(goneCard(state, engine, card, acting)?.valuation ?? valuationOf(state, engine, card), Number(m)),
    {
      rule: "MC-R33",
      reason: (state, card, engine, _acting, m) => `Its valuation is ${valuationOf(state, engine, card)}M, not ${m}M or ${words}`,
    },
  );

const properties: Readonly<Record<string, Run>> = {
  "with.less": scored(
    (score, n) => score <= n,
    (n) => `${n} or less`,
  ),
  "with.more": scored(
    (score, n) => score >= n,
    (n) => `${n} or more`,
  ),
  "with.lessThan": scored(
    (score, n) => score < n,
    (n) => `less than ${n}`,
  ),
  "with.no": run.test(
    (state, card, engine, acting, trait) =>
      (goneCard(state, engine, card, acting)?.score(Number(trait)) ?? scoreOf(state, engine, card, Number(trait))) === NULL_SCORE,
    {
      rule: "MC-1.7",
      reason: (state, card, engine, _acting, trait) =>
        `Its ${at(TRAIT_NAMES, Number(trait))} is ${scoreOf(state, engine, card, Number(trait))}`,
    },
  ),
  "with.cheap": priced((valuation, m) => valuation <= m, "less"),
  "with.dear": priced((valuation, m) => valuation >= m, "more"),
  "with.total": run.whole(
    (state, cards, engine, _acting, m) => cards.reduce((sum, card) => sum + valuationOf(state, engine, card), 0) <= Number(m),
    { rule: "MC-G12" },
  ),
  "with.counters": run.test(
    (state, card, engine, acting, n) => (goneCard(state, engine, card, acting)?.counters ?? at(state.counters, card)) >= Number(n),
    {
      rule: "MC-16.5",
      reason: (state, card) => `It has ${countersOf(state, card)}`,
    },
  ),
  "with.keyword": run.test(
    (state, card, engine, acting, keyword) =>
      goneCard(state, engine, card, acting)?.hasKeyword(String(keyword)) ?? hasKeyword(state, engine, card, String(keyword)),
    {
      rule: "MC-1.4",
    },
  ),
  "without.keyword": run.test(
    (state, card, engine, acting, keyword) =>
      !(goneCard(state, engine, card, acting)?.hasKeyword(String(keyword)) ?? hasKeyword(state, engine, card, String(keyword))),
    {
      rule: "MC-1.4",
    },
  ),
};

/** “the host”: the top card of the pile that this card lies in (MC-15.1). Cards never lie two deep (MC-R140). */
const host: Run = run.cards((state, { source }: Acting, into) => {
  const card = hostMeant(state, source);
  if (card >= 0) into.push(card);
});
const hosts: Readonly<Record<string, Run>> = { host, "near.host": host, "scope.host": host, "subj.host": host, "ev.host": host };

/** The runs of the words, by construct. */
export const WORDS: Readonly<Record<string, Run>> = { ...nouns, ...kinds, ...states, ...zones, ...places, ...properties, ...hosts };

const textRules = <S extends State, C>(rules: TextRules<S, C>): TextRules => rules as TextRules;

/**
 * How Megacorp's texts are carried out: in printed order; targets and modes on announcement, all else on resolution (MC-14.3, MC-14.10).
 * Targets have to be there together (MC-R183), and what a text has paid instead replaces only what can be paid (MC-R163).
 */
export const TEXT_RULES = textRules<MegacorpState, MegacorpContent>({
  order: "sequence",
  alike: megacorpOneWording,
  idle: megacorpIdle,
  remarks: megacorpRemarks,
  asks: {
    unit: "MC-14.3",
    may: "MC-14.3",
    choose: "MC-G11",
    target: "MC-14.10",
    mode: "MC-14.3",
    number: "MC-14.3",
    player: "MC-17.2",
    order: "MC-14.3",
    search: "MC-G38",
    pay: "MC-14.3",
  },
  inPlay(state, into) {
    inNetworks(state, undefined, into);
  },
  keeps: true,
  until: untilOf,
  remember,
  free: FREE_ABILITY,
  stack: STACK_RULES,
  toll: TOLL,
  // MC-R265
  besides: (state, { source, actor }, engine, taken) => canPay(state, engine, actor, priceBy(state, engine, actor, source, 0), taken),
  counts,
  given: addGiven,
  isAnyGiven: isAnythingGiven,
  saidNow,
  // Outside of networks a card is its owner's (MC-2.7).
  controller: (state, card) => at(isNetwork(at(state.zone, card)) ? state.controller : state.owner, card),
  isPlaying,
  // MC-R164
  past: {
    soFar: leftSoFar,
    hasLeft,
    beside(state, card) {
      const host = hostThen(state, card);
      return host >= 0 && hasLeft(state, host, 0) ? [host] : [];
    },
    isBeside: ({ is }) => is === "host" || is.endsWith(".host"),
    stays: ({ is }) => is === "engage" || is === "disengage",
    controller: (state, card, engine) => lastOf(state, card, engine).controller,
    // Businesses never change control (MC-R130).
    matters: (tree) => tree.is !== "player.controller" || [...walk(tree)].every(({ is }) => is !== "noun.business"),
  },
  // “Card” in a network means the top card of a pile unless the words say “bonded” (MC-15.2).
  usual: { rule: "MC-15.2", holds: (state, card) => hostOf(state, card) < 0, reason: () => "It is bonded under another card" },
  targets: [
    {
      rule: "MC-15.2",
      holds: (state, card, { source }, engine) => hostOf(state, card) < 0 || hasKeyword(state, engine, source, "penetrator"),
      reason: () => "It is bonded under another card",
    },
    {
      rule: "MC-G6",
      holds: (state, card, _acting, engine) => !isNetwork(at(state.zone, card)) || canBeTargeted(state, engine, topOf(state, card)),
      reason: () => "It cannot be targeted now",
    },
    {
      rule: "MC-R194",
      holds: (state, card, { source }, engine) =>
        !isNetwork(at(state.zone, card)) || mayBeTargetedBy(state, engine, topOf(state, card), source),
      reason: () => "A card says it cannot be targeted by this",
    },
  ],
});
