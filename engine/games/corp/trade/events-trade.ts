/** What happens in trades (CORP-5): offers are made and end, bundles change hands at one moment. */
import { events } from "../../../kernel/events.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { mingleCards, moveCard, showCard } from "../../../kernel/zones.ts";
import type { CorpContent } from "../content.ts";
import {
  ACTIONS,
  ASSETS,
  type CorpEngine,
  type CorpState,
  type CorpView,
  cardsIn,
  GARRISON,
  HAND,
  OWN_ASSETS,
  RUNNERS,
  SECURITY_TEAM,
} from "../layout.ts";
import type { CorpEvent } from "../mat/events-mat.ts";
import { againstBundle, type Bundle, openOffers, packOffer, type TradeOffer } from "./offers.ts";

const event = events<CorpState, CorpContent>();
const isBetween = (a: Player, b: Player) => (offer: TradeOffer) =>
  (offer.from === a && offer.to === b) || (offer.from === b && offer.to === a);
const keep = (state: CorpState, wanted: (offer: TradeOffer) => boolean): void => {
  if (state.offers.length > 0) state.offers = openOffers(state).filter(wanted).flatMap(packOffer);
};

/** The cards of a hand that no open offer of its player names. */
function notOffered(state: CorpView, player: Player): number[] {
  const named = new Set(openOffers(state).flatMap(({ from, gives }) => (from === player ? gives.cards : [])));
  return cardsIn(state, HAND + player).filter((card) => !named.has(card));
}

/**
 * A card of the hand is taken out of it and laid apart for one other player, who sees it. Others who had seen cards of that hand no longer know which is which (CORP-R70), so that
 * neither the offer nor the trade tells them the card. Returns the instance that it is from then on.
 */
function layApart(state: CorpState, { layout }: CorpEngine, from: Player, to: Player, card: number): number {
  const others = (1 << state.players) - 1 - (1 << from) - (1 << to);
  const hand = notOffered(state, from);
  const isTold = hand.length > 1 && hand.some((one) => (at(state.seen, one) & others) !== 0);
  if (!isTold || !hand.includes(card)) {
    showCard(state, card, 1 << to);
    return card;
  }
  // Whoever is offered the card sees that it is taken out, and so still knows the rest.
  const known = hand.filter((one) => one !== card && (at(state.seen, one) & (1 << to)) !== 0).map((one) => at(state.card, one));
  mingleCards(state, layout, hand, 1 << from, card);
  const apart = at(hand, hand.length - 1);
  for (const one of hand) {
    const i = one === apart ? -1 : known.indexOf(at(state.card, one));
    if (i < 0) continue;
    known.splice(i, 1);
    showCard(state, one, 1 << to);
  }
  showCard(state, apart, 1 << to);
  return apart;
}

/** The instance of a design in a hand that no open offer of its player names; the card itself where it lies elsewhere. Cards of the hand may be other instances once one of them was laid apart. */
export function stillInHand(state: CorpView, player: Player, card: number, design: number): number {
  if (at(state.zone, card) !== HAND + player) return card;
  return notOffered(state, player).find((one) => at(state.card, one) === design) ?? card;
}

/** An offer of one thing for one: who, to whom, and both things as numbers: a card, or credits below zero. What is offered from the hand is shown to the other. */
export const makeOffer: CorpEvent = event("offer", ["player", "player", "secret", "number"], (state, from, to, thing, wanted, engine) => {
  const given = thing < 0 ? thing : layApart(state, engine as CorpEngine, from, to, thing);
  const bundle = (thing: number): Bundle => (thing < 0 ? { credits: -thing, cards: [] } : { credits: 0, cards: [thing] });
  state.offers = [...state.offers, ...packOffer({ from, to, gives: bundle(given), wants: bundle(wanted) })];
  state.proposals[from] = at(state.proposals, from) + 1;
});
/** An offer of any bundles is opened: who, to whom, credits given and wanted; its cards are added one by one. */
export const openOffer: CorpEvent = event("open an offer", ["player", "player", "number", "number"], (state, from, to, given, wanted) => {
  state.offers = [...state.offers, ...packOffer({ from, to, gives: { credits: given, cards: [] }, wants: { credits: wanted, cards: [] } })];
  state.proposals[from] = at(state.proposals, from) + 1;
});
/** A card is added to an offer: who, to whom, the card, and 0 if it is given or 1 if it is wanted. What is offered from the hand is shown to the other. */
export const addToOffer: CorpEvent = event(
  "add to an offer",
  ["player", "player", "secret", "number"],
  (state, from, to, named, isWanted, engine) => {
    const card = isWanted === 1 ? named : layApart(state, engine as CorpEngine, from, to, named);
    state.offers = openOffers(state)
      .map((offer): TradeOffer => {
        if (offer.from !== from || offer.to !== to) return offer;
        const more = ({ credits, cards }: Bundle): Bundle => ({ credits, cards: [...cards, card] });
        return isWanted === 1 ? { ...offer, wants: more(offer.wants) } : { ...offer, gives: more(offer.gives) };
      })
      .flatMap(packOffer);
  },
);
/** The offer between two players is over without a trade: by whom, with whom. */
export const dropOffer: CorpEvent = event("drop an offer", ["player", "player"], (state, one, other) =>
  keep(state, (offer) => !isBetween(one, other)(offer)),
);
/** Offers that name cards end with the turn, and those of which somebody no longer has what is named (CORP-R42). */
export const lapse: CorpEvent = event("lapse", ["number"], (state, isTurnOver) =>
  keep(
    state,
    ({ from, to, gives, wants }) =>
      againstBundle(state, from, gives) === undefined &&
      againstBundle(state, to, wants) === undefined &&
      (isTurnOver === 0 || gives.cards.length + wants.cards.length === 0),
  ),
);
/** The offer between two players is carried out as a whole: who accepts, who offered (CORP-5.3). */
export const trade: CorpEvent = event("trade", ["player", "player"], (state, by, from, _c, _d, engine) => {
  const offer = openOffers(state).find((one) => one.from === from && one.to === by);
  if (offer === undefined) return;
  keep(state, (one) => !isBetween(by, from)(one));
  if (againstBundle(state, from, offer.gives) !== undefined || againstBundle(state, by, offer.wants) !== undefined) return;
  handOver(state, engine, from, by, offer.gives);
  handOver(state, engine, by, from, offer.wants);
});

function handOver(state: CorpState, { layout, content }: CorpEngine, from: Player, to: Player, { credits, cards }: Bundle): void {
  state.credits[from] = at(state.credits, from) - credits;
  state.credits[to] = at(state.credits, to) + credits;
  for (const card of cards) {
    const kind = at(content.kind, at(state.card, card));
    const place = kind === ACTIONS ? HAND : kind === ASSETS ? OWN_ASSETS : kind === RUNNERS ? GARRISON : SECURITY_TEAM;
    moveCard(state, layout, card, place + to);
  }
}

export const TRADE_EVENTS: readonly CorpEvent[] = [makeOffer, openOffer, addToOffer, dropOffer, lapse, trade];
