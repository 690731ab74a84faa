/** Why verbs are not on offer for the cards that they are never done to, or at a moment that is not theirs: what people may ask of any card that they know. */
import type { Frame } from "../../../kernel/frames.ts";
import type { Offer } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import { isEvent, wares } from "../buying/buy.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { HAND, isMarket, isTop, type MegacorpState, type MegacorpView, networkOf, TRAIT_COUNT } from "../layout.ts";
import { zoneWords } from "./zone-words.ts";

type PlayerOf = (state: MegacorpView, frame: Frame) => number;
type Beyond = NonNullable<Offer<MegacorpState, MegacorpContent>["beyond"]>;

/** The cards that a player knows and that are meant. */
function known(state: MegacorpView, player: number, isMeant: (card: number) => boolean): number[] {
  const cards: number[] = [];
  state.seen.forEach((seen, card) => {
    if ((seen & (1 << player)) !== 0 && isMeant(card)) cards.push(card);
  });
  return cards;
}

const isControlled = (state: MegacorpView, player: number, card: number): boolean =>
  networkOf(state, card) >= 0 && state.controller[card] === player;

/** What is not bought: own cards, cards under others, cards that are not on top of an Open Market (MC-6.2, MC-R29). */
export const beyondBuying = (playerOf: PlayerOf): Beyond => ({
  rule: "MC-6.2",
  items(state: MegacorpView, into, frame, engine) {
    const offered: number[] = [];
    wares(state, playerOf(state, frame), offered, engine);
    into.push(...known(state, playerOf(state, frame), (card) => !offered.includes(card)));
  },
  reason(state: MegacorpView, card, frame) {
    if (networkOf(state, card) >= 0)
      return isTop(state, card) && isControlled(state, playerOf(state, frame), card)
        ? "You already control it"
        : "It is under another card: you buy a pile by its top card";
    return isMarket(at(state.zone, card))
      ? "Only the top card of an Open Market can be bought"
      : `It ${zoneWords(at(state.zone, card)).lies}`;
  },
});

/** What is not played: all but Events of the own hand (MC-14.1). */
export const beyondPlaying = (playerOf: PlayerOf): Beyond => ({
  rule: "MC-14.1",
  items(state: MegacorpView, into, frame, engine: MegacorpEngine) {
    const player = playerOf(state, frame);
    into.push(...known(state, player, (card) => state.zone[card] !== HAND + player || !isEvent(state, engine, card)));
  },
  reason: (state: MegacorpView, card, _frame, engine: MegacorpEngine) =>
    isEvent(state, engine, card)
      ? "You play an Event from your hand, or buy it from the top of an Open Market in your Buy phase"
      : "It is not an Event",
});

/** What has no ability that the player could use (MC-14.1, MC-14.3). `itemOf`: a card as the offer names it. */
export const beyondUsing = (
  playerOf: PlayerOf,
  itemOf: (card: number) => number,
  cardOf: (item: number) => number,
  offered: Offered,
): Beyond => ({
  rule: "MC-14.3",
  items(state: MegacorpView, into, frame, engine: MegacorpEngine) {
    const items: number[] = [];
    offered(state, items, frame, engine);
    const cards = new Set(items.map(cardOf));
    into.push(...known(state, playerOf(state, frame), (card) => !cards.has(card)).map(itemOf));
  },
  reason(state: MegacorpView, item, frame) {
    if (networkOf(state, cardOf(item)) < 0) return "Abilities can be used only while the card is in a network";
    return isControlled(state, playerOf(state, frame), cardOf(item))
      ? "It has no ability you can use"
      : "Only a card's controller can use its abilities";
  },
});

type Offered = Offer<MegacorpState, MegacorpContent>["items"];

/** What the player cannot engage for traits, whatever its state: a card and a trait as one item (MC-7.4). */
export const beyondEngaging = (playerOf: PlayerOf): Beyond => ({
  rule: "MC-7.4",
  items(state: MegacorpView, into, frame) {
    const player = playerOf(state, frame);
    for (const card of known(state, player, (one) => !isControlled(state, player, one)))
      for (let trait = 0; trait < TRAIT_COUNT; trait++) into.push(card * TRAIT_COUNT + trait);
  },
  reason: (state: MegacorpView, item) =>
    networkOf(state, Math.trunc(item / TRAIT_COUNT)) < 0
      ? "Only cards in a network can be engaged"
      : "Only a card's controller can engage it",
});

/** A verb of another moment: it is never on offer here, and this is why. */
export const otherwise = (
  verb: string,
  playerOf: PlayerOf,
  rule: string,
  reason: string,
): Offer<MegacorpState, MegacorpContent, never> => ({
  verb,
  items: () => {},
  beyond: {
    rule,
    items(state: MegacorpView, into, frame) {
      into.push(...known(state, playerOf(state, frame), () => true));
    },
    reason: () => reason,
  },
  action: (_state, card) => ({ kind: verb, card }),
  carryOut() {
    throw new Error(`${verb}: ${reason}`);
  },
});

const NO_PRIORITY = "Nobody has priority now: do this before or after this step";

/** What is done with priority, at a question of the turn player. */
export const withPriority = (playerOf: PlayerOf): readonly Offer<MegacorpState, MegacorpContent, never>[] => [
  otherwise("buy", playerOf, "MC-6.1", "You buy cards in your own Buy phase"),
  ...["play", "use", "engage"].map((verb) => otherwise(verb, playerOf, "MC-14.11", NO_PRIORITY)),
];

/** What is done in the Challenge phase, elsewhere. */
export const attackElsewhere = (playerOf: PlayerOf): Offer<MegacorpState, MegacorpContent, never> =>
  otherwise("attack", playerOf, "MC-9.1", "You declare attacks in your own Challenge phase, one at a time");

/** What is done in the Divest phase, elsewhere. */
export const sellElsewhere = (playerOf: PlayerOf): Offer<MegacorpState, MegacorpContent, never> =>
  otherwise("sell", playerOf, "MC-11.1", "You sell one card in your own Divest phase");
