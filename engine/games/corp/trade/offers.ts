/** Chapter CORP-5: offers as data. An offer is two bundles of credits and cards, and no promise (CORP-5.5); each lies in the state as a run of numbers. */
import { at, type Player } from "../../../kernel/state.ts";
import { money } from "../fields.ts";
import { type CorpView, cardsIn, GARRISON, HAND, OWN_ASSETS, SECURITY_TEAM } from "../layout.ts";

export type Bundle = { readonly credits: number; readonly cards: readonly number[] };
/** Who offers what to whom, against what. */
export type TradeOffer = { readonly from: Player; readonly to: Player; readonly gives: Bundle; readonly wants: Bundle };

/** Length, from, to, credits given and wanted, cards given; then the cards. */
const HEAD = 6;
/** Offers of a player in a turn (CORP-R42). */
export const MOST_OFFERS = 20;

/** An offer as numbers. */
export const packOffer = ({ from, to, gives, wants }: TradeOffer): number[] => [
  HEAD + gives.cards.length + wants.cards.length,
  from,
  to,
  gives.credits,
  wants.credits,
  gives.cards.length,
  ...gives.cards,
  ...wants.cards,
];

/** The open offers, oldest first. */
export function openOffers({ offers }: CorpView): TradeOffer[] {
  const found: TradeOffer[] = [];
  for (let i = 0; i < offers.length; i += at(offers, i)) {
    const [length = HEAD, from = 0, to = 0, given = 0, wanted = 0, cards = 0] = offers.slice(i, i + HEAD);
    found.push({
      from,
      to,
      gives: { credits: given, cards: offers.slice(i + HEAD, i + HEAD + cards) },
      wants: { credits: wanted, cards: offers.slice(i + HEAD + cards, i + length) },
    });
  }
  return found;
}

/** Whether two players have an open offer between them (CORP-R42). */
export function isOpenBetween({ offers }: CorpView, a: Player, b: Player): boolean {
  for (let i = 0; i < offers.length; i += at(offers, i)) {
    const [from, to] = [at(offers, i + 1), at(offers, i + 2)];
    if ((from === a && to === b) || (from === b && to === a)) return true;
  }
  return false;
}

/** Whether everybody still has what the open offers name (CORP-R42). Asked after every change, so nothing is made of them. */
export function areThere(state: CorpView): boolean {
  const { offers } = state;
  for (let i = 0; i < offers.length; i += at(offers, i)) {
    const [from, to] = [at(offers, i + 1), at(offers, i + 2)];
    if (at(offers, i + 3) > at(state.credits, from) || at(offers, i + 4) > at(state.credits, to)) return false;
    const wanted = i + HEAD + at(offers, i + 5);
    for (let card = i + HEAD; card < i + at(offers, i); card++)
      if (!isTradable(state, card < wanted ? from : to, at(offers, card))) return false;
  }
  return true;
}

/** Whether a card can change hands: of the hand, the assets, the Garrison or the Security Team, not of a team or its loot (CORP-5.2, CORP-5.4, CORP-5.7, CORP-R11). */
export const isTradable = (state: CorpView, player: Player, card: number): boolean => {
  const place = state.zone[card];
  return place === HAND + player || place === OWN_ASSETS + player || place === GARRISON + player || place === SECURITY_TEAM + player;
};

/** What is wrong with a bundle that a player is to hand over; undefined if nothing is. */
export function againstBundle(state: CorpView, player: Player, { credits, cards }: Bundle): string | undefined {
  if (!Number.isInteger(credits) || credits < 0) return "Credits are a whole number of ¥M";
  if (credits > at(state.credits, player)) return `${money(credits)} is more than the player has`;
  if (new Set(cards).size !== cards.length) return "A card is named twice";
  return cards.every((card) => isTradable(state, player, card)) ? undefined : "A card in it cannot be traded";
}

/** The cards of a player that others can know: those that are public (CORP-1.5). */
export function publicCards(state: CorpView, player: Player, into: number[]): void {
  for (const place of [OWN_ASSETS, GARRISON, SECURITY_TEAM]) into.push(...cardsIn(state, place + player));
}
