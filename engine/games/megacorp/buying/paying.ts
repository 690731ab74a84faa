/**
 * Paying (MC-7.3 to MC-7.6, MC-R121). A price is offered only if it can be paid in full: the money is there, and pool and disengaged cards, each for one
 * trait, give what it asks for. It is then paid one engagement at a time, until the pool covers it; nobody can act meanwhile.
 */
import type { Frame } from "../../../kernel/frames.ts";
import { frameAt, setSlot, slot, slotCount } from "../../../kernel/frames.ts";
import type { Refusal } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { sourceUnderWay } from "../../../language/index.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { cardsIn, type MegacorpState, type MegacorpView, NETWORK, poolOf, TRAIT_COUNT, TRAIT_NAMES } from "../layout.ts";
import { hasKeyword, isBanned, scoreOf } from "../state/characteristics.ts";
import { isBannedWith } from "../texts/prohibitions.ts";
import { payMoney, produce, spendTrait } from "./events-money.ts";
import { type Price, priceWords } from "./price.ts";

/** Adds the cards that a player may engage now: disengaged top cards under the player's control in any network, no TERRAIN (MC-7.4, MC-R7, MC-G43). */
export function engageable(state: MegacorpView, engine: MegacorpEngine, player: number, into: number[]): void {
  for (let network = 0; network < state.players; network++)
    for (const card of cardsIn(state, NETWORK + network))
      if (state.controller[card] === player && state.host[card] === 0 && state.engaged[card] === 0 && canProduce(state, engine, card))
        into.push(card);
}

/** Whether no rule or text keeps a card from being engaged (MC-7.4, MC-G43). */
export const canBeEngaged = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  !hasKeyword(state, engine, card, "terrain") &&
  !isBanned(state, engine, card, "be-engaged") &&
  !isBannedWith(state, engine, at(state.controller, card), "engage", card);

/** Whether no rule or text keeps a card from being engaged for a trait (MC-7.3). */
export const canProduce = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  canBeEngaged(state, engine, card) && !isBanned(state, engine, card, "be-engaged-for-traits");

/** Whether the pool of a player covers a price in traits. */
function isCovered(state: MegacorpView, player: number, traits: readonly number[]): boolean {
  for (let trait = 0; trait < TRAIT_COUNT; trait++) if (at(traits, trait) > at(poolOf(state, trait), player)) return false;
  return true;
}

/** What of a price the pool of a player does not cover, by trait. */
function lackingFor(state: MegacorpView, player: number, traits: readonly number[]): number[] {
  const lacking: number[] = [];
  for (let trait = 0; trait < TRAIT_COUNT; trait++) lacking.push(Math.max(0, at(traits, trait) - at(poolOf(state, trait), player)));
  return lacking;
}

const isNothing = (numbers: readonly number[]): boolean => numbers.every((n) => n === 0);

/**
 * Whether a player can pay a price now, with these cards left alone (MC-6.3, MC-R45, MC-R121).
 *
 * @param without cards that may not be engaged for it, because the cost engages them already or they are what is paid for
 */
export function canPay(
  state: MegacorpView,
  engine: MegacorpEngine,
  player: number,
  price: Price,
  without: readonly number[] = [],
): boolean {
  if (price.money > at(state.money, player)) return false;
  if (isCovered(state, player, price.traits)) return true;
  const lacking = lackingFor(state, player, price.traits);
  return covers(lacking, yields(state, engine, player, lacking, without));
}

/** What each card that may be engaged would give of what is lacking: its score in each lacking trait, 0 elsewhere. */
type Yield = { readonly card: number; readonly gives: readonly number[] };

function yields(
  state: MegacorpView,
  engine: MegacorpEngine,
  player: number,
  lacking: readonly number[],
  without: readonly number[],
): Yield[] {
  const cards: number[] = [];
  engageable(state, engine, player, cards);
  const found: Yield[] = [];
  for (const card of cards) {
    if (without.includes(card)) continue;
    const gives = lacking.map((n, trait) => (n > 0 ? Math.max(0, scoreOf(state, engine, card, trait)) : 0));
    if (!isNothing(gives)) found.push({ card, gives });
  }
  return found;
}

/** Whether the cards, each engaged for one trait at most, give all that is lacking. Exact: every sum that can be reached is followed, up to what is needed. */
function covers(lacking: readonly number[], cards: readonly Yield[]): boolean {
  const sizes = lacking.map((n) => n + 1);
  const goal = sizes.reduce((product, size) => product * size, 1) - 1;
  let reached = new Set([0]);
  for (const { gives } of cards) {
    const more = new Set(reached);
    for (const sums of reached)
      for (let trait = 0; trait < TRAIT_COUNT; trait++) if (at(gives, trait) > 0) more.add(raised(sums, trait, at(gives, trait), sizes));
    if (more.has(goal)) return true;
    reached = more;
  }
  return reached.has(goal);
}

/** Sums of the four traits as one number, the first trait the lowest digit, with one of them raised up to what is needed. */
function raised(sums: number, trait: number, n: number, sizes: readonly number[]): number {
  let unit = 1;
  for (let i = 0; i < trait; i++) unit *= at(sizes, i);
  const size = at(sizes, trait);
  const have = Math.trunc(sums / unit) % size;
  return sums + unit * (Math.min(size - 1, have + n) - have);
}

/**
 * More money than there is. Of most cards that are looked at that is found and nobody reads it, so the sentence is made when it is read, before the state
 * changes.
 */
class TooDear implements Refusal {
  readonly rule = "MC-6.3";
  readonly #state: MegacorpView;
  readonly #engine: MegacorpEngine;
  readonly #player: number;
  readonly #price: Price;

  constructor(state: MegacorpView, engine: MegacorpEngine, player: number, price: Price) {
    this.#state = state;
    this.#engine = engine;
    this.#player = player;
    this.#price = price;
  }
  get reason(): string {
    const [state, engine, player, price] = [this.#state, this.#engine, this.#player, this.#price];
    const traits = canPay(state, engine, player, { ...price, money: 0 }) ? "" : `; ${missingTraits(state, engine, player, price, [])}`;
    return `It costs ${priceWords(price, TRAIT_NAMES)} and you have ${at(state.money, player)}M${traits}`;
  }
}

/** Why a price cannot be paid, or undefined if it can: a rule and a sentence with all that is missing. */
export function whyUnpayable(state: MegacorpView, engine: MegacorpEngine, player: number, price: Price): Refusal | undefined {
  if (price.money > at(state.money, player)) return new TooDear(state, engine, player, price);
  if (canPay(state, engine, player, price)) return undefined;
  return {
    rule: "MC-7.3",
    reason: `It costs ${priceWords(price, TRAIT_NAMES)}: ${missingTraits(state, engine, player, price, [])}`,
  };
}

/** What traits of a price are missing, and what there is to give them: “it takes 2 more IQ, and the cards you could engage give 1”. `without`: as for `canPay`. */
export function missingTraits(
  state: MegacorpView,
  engine: MegacorpEngine,
  player: number,
  { traits }: Price,
  without: readonly number[],
): string {
  const lacking = lackingFor(state, player, traits);
  const cards = yields(state, engine, player, lacking, without);
  const words = lacking.flatMap((n, trait) => {
    if (n === 0) return [];
    const could = cards.reduce((sum, { gives }) => sum + at(gives, trait), 0);
    return [`${n} more ${at(TRAIT_NAMES, trait)}, and the cards you can engage give ${could}`];
  });
  return `it takes ${words.join("; ")}${words.length > 1 ? " (each card gives one trait)" : ""}`;
}

// Slots of the frame: who pays, money, the four traits, payee plus 1; then the cards that are left alone.
const PLAYER = 0;
const MONEY = 1;
const TRAITS = 2;
const PAYEE = TRAITS + TRAIT_COUNT;
const WITHOUT = PAYEE + 1;

/** Makes a player pay a price that can be paid; the caller's last act. */
export function pay(
  state: MegacorpView,
  engine: MegacorpEngine,
  player: number,
  price: Price,
  payee = 0,
  without: readonly number[] = [],
): void {
  const frame = engine.callWide(state, PAYING, WITHOUT + without.length);
  setSlot(state, frame, PLAYER, player);
  setSlot(state, frame, MONEY, price.money);
  price.traits.forEach((n, trait) => {
    setSlot(state, frame, TRAITS + trait, n);
  });
  setSlot(state, frame, PAYEE, payee);
  without.forEach((card, i) => {
    setSlot(state, frame, WITHOUT + i, card);
  });
}

const traitsIn = (state: MegacorpView, frame: Frame): number[] => {
  const traits: number[] = [];
  for (let trait = 0; trait < TRAIT_COUNT; trait++) traits.push(slot(state, frame, TRAITS + trait));
  return traits;
};

/** What the payment that is asked for still lacks, by trait. */
export const lackingIn = (state: MegacorpView, frame: Frame): readonly number[] =>
  lackingFor(state, slot(state, frame, PLAYER), traitsIn(state, frame));

/** An engagement that may be made: card and trait as one number. */
const engagement = (card: number, trait: number): number => card * TRAIT_COUNT + trait;

/**
 * The engagements that give something still lacking and leave the rest payable, those that waste least first, then those that give most. If texts
 * have changed what cards give since the price was offered, all that give something.
 */
function engagements(state: MegacorpView, frame: Frame, engine: MegacorpEngine): number[] {
  const player = slot(state, frame, PLAYER);
  const lacking = lackingFor(state, player, traitsIn(state, frame));
  const without: number[] = [];
  for (let i = WITHOUT; i < slotCount(state, frame); i++) without.push(slot(state, frame, i));
  const cards = yields(state, engine, player, lacking, without);
  const possible: { readonly code: number; readonly waste: number; readonly gives: number; readonly good: boolean }[] = [];
  for (const { card, gives } of cards) {
    const others = cards.filter((other) => other.card !== card);
    gives.forEach((n, trait) => {
      if (n === 0) return;
      const needed = at(lacking, trait);
      const rest = lacking.with(trait, Math.max(0, needed - n));
      possible.push({
        code: engagement(card, trait),
        waste: Math.max(0, n - needed),
        gives: n,
        good: isNothing(rest) || covers(rest, others),
      });
    });
  }
  const good = possible.filter((one) => one.good);
  return (good.length > 0 ? good : possible)
    .sort((a, b) => a.waste - b.waste || b.gives - a.gives || a.code - b.code)
    .map(({ code }) => code);
}

/** Procedures that pay for a card, which is their first slot. */
const FOR_A_CARD: ReadonlySet<string | undefined> = new Set(["buying", "deploying"]);

/** What a payment is for: the card that is bought or deployed, upkeep, or the ability of a card. */
function paidFor(state: MegacorpView, frame: Frame, engine: MegacorpEngine): string {
  const nameOf = (card: number) => at(engine.content.cards, at(state.card, card)).name;
  const below = frame - frameAt(state, frame - 1);
  const by = engine.procedureAt(frameAt(state, below))?.name;
  if (FOR_A_CARD.has(by)) return nameOf(slot(state, below, 0));
  const source = by === "upkeep" ? undefined : sourceUnderWay(state, engine, engine.content.machine);
  return source === undefined ? "upkeep" : `the ability of ${nameOf(source)}`;
}

/** PAYING: engagements until the pool covers the price, then all of it is taken at once (MC-6.3, MC-6.4, MC-7.3). */
export const PAYING = procedures<MegacorpState, MegacorpContent>()(
  "paying",
  {
    cover(state, frame, engine) {
      const lacking = lackingIn(state, frame);
      return isNothing(lacking) || engagements(state, frame, engine).length === 0 ? "take" : "engage";
    },
    engage: {
      kind: "pay",
      rule: "MC-7.3",
      forms: [{ kind: "engage", members: { card: "card", trait: "words" } }],
      player: (state, frame) => slot(state, frame, PLAYER),
      candidates(state, into, frame, engine) {
        into.push(...engagements(state, frame, engine));
      },
      action: (_state, code) => ({ kind: "engage", card: Math.trunc(code / TRAIT_COUNT), trait: at(TRAIT_NAMES, code % TRAIT_COUNT) }),
      carryOut(state, code, frame, engine) {
        const card = Math.trunc(code / TRAIT_COUNT);
        const trait = code % TRAIT_COUNT;
        engine.propose(state, produce, slot(state, frame, PLAYER), card, trait, scoreOf(state, engine, card, trait));
        return "cover";
      },
      prompt(state, frame, engine) {
        const lacking = lackingIn(state, frame);
        const words = lacking.flatMap((n, trait) => (n > 0 ? [`${n} ${at(TRAIT_NAMES, trait)}`] : []));
        return `Engage a card: ${words.join(" and ")} still to pay for ${paidFor(state, frame, engine)}`;
      },
    },
    take(state, frame, engine) {
      const player = slot(state, frame, PLAYER);
      const traits = traitsIn(state, frame);
      const money = slot(state, frame, MONEY);
      if (money > 0) engine.propose(state, payMoney, player, money, slot(state, frame, PAYEE));
      traits.forEach((n, trait) => {
        if (n > 0) engine.propose(state, spendTrait, player, trait, n);
      });
      return "done";
    },
  },
  { holds: true, whose: (state, frame) => slot(state, frame, PLAYER) },
);
