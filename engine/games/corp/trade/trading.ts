/** The Trade step (CORP-3.6, CORP-5): one thing for one from a finite list, and the other's answer, which may be to let it lie (CORP-R42, CORP-R66). */
import { slot } from "../../../kernel/frames.ts";
import type { Need, Offer } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { discardCard } from "../cards/events-cards.ts";
import type { CorpContent } from "../content.ts";
import { type CorpState, type CorpView, cardsIn, HAND } from "../layout.ts";
import { handLimit } from "../mat/mat.ts";
import { dropOffer, makeOffer, trade } from "./events-trade.ts";
import { againstBundle, isOpenBetween, openOffers, publicCards } from "./offers.ts";

/** Credits that are offered, in ¥M (CORP-R42), and offers of a turn in this step. */
export const SUMS = [1, 2, 5, 10] as const;
const IN_STEP = 2;

/** Items: the partner, what is given and what is wanted. A thing is a card, or one of the sums behind all cards. */
const CARDS = 252;
const THINGS = CARDS + SUMS.length;
type Item = { readonly to: Player; readonly given: number; readonly wanted: number };
const itemOf = (to: Player, given: number, wanted: number): number => (to * THINGS + given) * THINGS + wanted;
const partsOf = (item: number): Item => ({
  to: Math.trunc(item / (THINGS * THINGS)),
  given: Math.trunc(item / THINGS) % THINGS,
  wanted: item % THINGS,
});
/** As `makeOffer` has it: a card, or credits below zero. */
const thingOf = (thing: number): number => (thing < CARDS ? thing : -at(SUMS, thing - CARDS));
const sumOf = (thing: number): number => at(SUMS, thing - CARDS);

type TradeOfferVerb<N extends string> = Offer<CorpState, CorpContent, N>;
const few: Need<CorpState, CorpContent> = {
  rule: "CORP-R42",
  holds: (state) => at(state.proposals, state.active) < IN_STEP,
  reason: () => `You can make at most ${IN_STEP} offers from this list in a turn`,
};
/** Why a thing cannot be offered for another. */
const against = (state: CorpView, item: number): string =>
  isOpenBetween(state, state.active, partsOf(item).to)
    ? "There is already an open offer between the two of you"
    : "Nobody can trade credits that they do not have";
const canPay = (state: CorpView, player: Player, thing: number): boolean => thing < CARDS || sumOf(thing) <= at(state.credits, player);

function ownCards(state: CorpView): number[] {
  const cards = [...cardsIn(state, HAND + state.active)];
  publicCards(state, state.active, cards);
  return cards;
}
const SUM_THINGS = SUMS.map((_, i) => CARDS + i);

type Things = (state: CorpView, other: readonly number[]) => readonly [given: readonly number[], wanted: readonly number[]];
function addAll(into: number[], to: Player, given: readonly number[], wanted: readonly number[]): void {
  for (const one of given) for (const other of wanted) into.push(itemOf(to, one, other));
}
/** What can be offered for what; or what cannot, for people who ask. Partners and sums are looked at once, since the list is long. */
function addPairs(state: CorpView, into: number[], things: Things, offered: boolean): void {
  for (let to = 0; to < state.players; to++) {
    if (to === state.active) continue;
    const isOpen = isOpenBetween(state, state.active, to);
    if (isOpen && offered) continue;
    const theirs: number[] = [];
    publicCards(state, to, theirs);
    const [given, wanted] = things(state, theirs);
    const mine = (thing: number) => canPay(state, state.active, thing);
    const paid = (thing: number) => canPay(state, to, thing);
    if (offered) addAll(into, to, given.filter(mine), wanted.filter(paid));
    else if (isOpen) addAll(into, to, given, wanted);
    else {
      const [lacking, dear] = [given.filter((thing) => !mine(thing)), wanted.filter((thing) => !paid(thing))];
      addAll(into, to, lacking, wanted);
      addAll(into, to, given.filter(mine), dear);
    }
  }
}

/** What is given and wanted, as the members of an action say it. */
const verb = <N extends string>(
  name: string,
  form: Offer<CorpState, CorpContent, N>["form"],
  things: Things,
  action: (item: Item) => Readonly<Record<string, number>>,
  then: N,
): TradeOfferVerb<N> => ({
  verb: name,
  ...(form ? { form } : {}),
  needs: [few],
  items: (state, into) => addPairs(state, into, things, true),
  beyond: {
    rule: "CORP-R42",
    items: (state, into) => addPairs(state, into, things, false),
    reason: against,
  },
  action: (_state, item) => ({ kind: name, player: partsOf(item).to, ...action(partsOf(item)) }),
  carryOut(state, item, _frame, engine) {
    const { to, given, wanted } = partsOf(item);
    engine.call(state, ANSWERING, state.active, to);
    engine.propose(state, makeOffer, state.active, to, thingOf(given), thingOf(wanted));
    return then;
  },
});

/** The verbs of the Trade step. */
export const tradeOffers = <N extends string>(then: N): readonly TradeOfferVerb<N>[] => [
  verb(
    "offer a card for a card",
    { kind: "offer a card for a card", members: { player: "player", card: "card", other: "card" } },
    (state, theirs) => [ownCards(state), theirs],
    ({ given, wanted }) => ({ card: given, other: wanted }),
    then,
  ),
  verb(
    "offer a card for credits",
    { kind: "offer a card for credits", members: { player: "player", card: "card", credits: "number" } },
    (state) => [ownCards(state), SUM_THINGS],
    ({ given, wanted }) => ({ card: given, credits: sumOf(wanted) }),
    then,
  ),
  verb(
    "offer credits for a card",
    { kind: "offer credits for a card", members: { player: "player", credits: "number", card: "card" } },
    (_state, theirs) => [SUM_THINGS, theirs],
    ({ given, wanted }) => ({ credits: sumOf(given), card: wanted }),
    then,
  ),
];

/** Slots: who offers, who answers; whose hand is looked at. */
const FROM = 0;
const TO = 1;
const ACCEPT = 0;
const REFUSE = 1;
const LIE = 2;

/** Hands above the limit are cut down at once after a trade (CORP-5.6, CORP-R10); the one of who offered first. */
function tooMany(state: CorpView, frame: number, engine: Parameters<typeof handLimit>[1]): number {
  for (const player of [slot(state, frame, FROM), slot(state, frame, TO)])
    if (cardsIn(state, HAND + player).length > handLimit(state, engine, player)) return player;
  return -1;
}

/** The offer that is asked about, as long as it is open. */
const asked = (state: CorpView, frame: number) =>
  openOffers(state).find(({ from, to }) => from === slot(state, frame, FROM) && to === slot(state, frame, TO));

/** The other answers an offer. Begun with who offers and who answers. */
export const ANSWERING = procedures<CorpState, CorpContent>()("answer an offer", {
  answer: {
    kind: "answer",
    rule: "CORP-R42",
    forms: [
      { kind: "accept", members: {} },
      { kind: "refuse", members: {} },
      { kind: "let it lie", members: {} },
    ],
    player: (state, frame) => slot(state, frame, TO),
    prompt: () => "An offer: accept it, refuse it or let it lie",
    requirements: [
      {
        verb: "accept",
        rule: "CORP-R42",
        holds(state, code, frame) {
          if (code !== ACCEPT) return true;
          const offer = asked(state, frame);
          return (
            offer !== undefined &&
            againstBundle(state, offer.from, offer.gives) === undefined &&
            againstBundle(state, offer.to, offer.wants) === undefined
          );
        },
        reason: () => "Somebody no longer has what the offer names",
      },
      // An offer that was answered or withdrawn beside the question leaves nothing to be asked.
      {
        verb: "refuse",
        rule: "CORP-R42",
        holds: (state, code, frame) => code !== REFUSE || asked(state, frame) !== undefined,
        reason: () => "This offer no longer exists",
      },
    ],
    candidates: (_state, into) => void into.push(ACCEPT, REFUSE, LIE),
    action: (_state, code) => ({ kind: code === ACCEPT ? "accept" : code === REFUSE ? "refuse" : "let it lie" }),
    carryOut(state, code, frame, engine) {
      if (code === LIE) return "done";
      if (code === REFUSE) {
        engine.propose(state, dropOffer, slot(state, frame, TO), slot(state, frame, FROM));
        return "done";
      }
      engine.call(state, CUTTING, slot(state, frame, FROM), slot(state, frame, TO));
      engine.propose(state, trade, slot(state, frame, TO), slot(state, frame, FROM));
      return "done";
    },
  },
});

/** Hands over their limit are cut down after a trade (CORP-5.6). Begun with the two players. */
export const CUTTING = procedures<CorpState, CorpContent>()("cut hands", {
  hands: (state, frame, engine) => (tooMany(state, frame, engine) >= 0 ? "discard" : "done"),
  discard: {
    kind: "discard",
    rule: "CORP-5.6",
    forms: [{ kind: "discard", members: { card: "card" } }],
    player: (state, frame, engine) => tooMany(state, frame, engine),
    prompt: () => "Your hand is over its limit: discard an action card",
    candidates: (state, into, frame, engine) => void into.push(...cardsIn(state, HAND + tooMany(state, frame, engine))),
    action: (_state, card) => ({ kind: "discard", card }),
    carryOut(state, card, frame, engine) {
      engine.propose(state, discardCard, tooMany(state, frame, engine), card);
      return "hands";
    },
  },
});
