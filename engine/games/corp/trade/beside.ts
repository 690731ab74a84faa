/** Offers beside the decision that is owed, at any time (CORP-3.10, CORP-R42): made, withdrawn, accepted and refused by whoever they concern, at any decision but those of a loss, a discard or a skill. */
import type { Beside } from "../../../kernel/beside.ts";
import type { Action } from "../../../kernel/choice.ts";
import type { Refusal } from "../../../kernel/offers.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { CorpContent } from "../content.ts";
import { type CorpState, type CorpView, TRADE } from "../layout.ts";
import { addToOffer, dropOffer, openOffer, stillInHand, trade } from "./events-trade.ts";
import { againstBundle, type Bundle, isOpenBetween, MOST_OFFERS, openOffers, type TradeOffer } from "./offers.ts";
import { CUTTING } from "./trading.ts";

type Said = Beside<CorpState, CorpContent>;

/** Decisions during which no offer is made or answered (CORP-R42). */
const NOT_WHILE: ReadonlySet<string> = new Set(["lose a card", "save a card", "discard an asset", "discard", "skill"]);
const no = (reason: string, rule = "CORP-R42"): Refusal => ({ rule, reason });

/** "5 12 40": credits, then cards; undefined for what is no bundle. */
export function bundleOf(written: unknown): Bundle | undefined {
  if (typeof written !== "string" || !/^\d{1,4}(?: \d{1,4}){0,20}$/.test(written)) return undefined;
  const [credits = 0, ...cards] = written.split(" ").map(Number);
  return { credits, cards };
}
export const writeBundle = ({ credits, cards }: Bundle): string => [credits, ...cards].join(" ");

const other = (action: Action): Player => Number(action["player"]);

/** What stands against anything between two players now. */
function againstTalk(state: CorpView, player: Player, action: Action, open: string): Refusal | undefined {
  const to = other(action);
  if (to === player || to < 0 || to >= state.players || !Number.isInteger(to))
    return no("You can trade only with another player", "CORP-5.1");
  return NOT_WHILE.has(open) ? no("Somebody is choosing a loss, a discard or a skill") : undefined;
}
/** Whether offers are made and answered now (CORP-R42). */
export const isTalkTime = (open: string): boolean => !NOT_WHILE.has(open);
/** Whether cards change hands between two players now (CORP-5.2). */
export const mayTradeCards = ({ active, step }: CorpView, a: Player, b: Player): boolean =>
  step === TRADE && (active === a || active === b);
/** Cards change hands only in the Trade step of one of the two (CORP-5.2). */
function againstCards(state: CorpView, a: Player, b: Player, { gives, wants }: Pick<TradeOffer, "gives" | "wants">): Refusal | undefined {
  if (gives.cards.length + wants.cards.length === 0) return undefined;
  if (state.active !== a && state.active !== b) return no("One of the two players must be in the Trade step of their turn", "CORP-5.2");
  return state.step === TRADE ? undefined : no("You can trade cards only in the Trade step", "CORP-5.2");
}
/** What is named is there (CORP-5.3); undefined if it is. */
function againstOffer(state: CorpView, offer: TradeOffer): Refusal | undefined {
  const reason = againstBundle(state, offer.from, offer.gives) ?? againstBundle(state, offer.to, offer.wants);
  return reason === undefined ? againstCards(state, offer.from, offer.to, offer) : no(reason, "CORP-5.3");
}
/** The open offer of one player to another. */
const offerOf = (state: CorpView, from: Player, to: Player): TradeOffer | undefined =>
  openOffers(state).find((one) => one.from === from && one.to === to);

const offer: Said = {
  form: { kind: "offer", members: { player: "player", gives: "words", wants: "words" } },
  secret: true,
  against(state, player, action, open) {
    const refused = againstTalk(state, player, action, open);
    if (refused !== undefined) return refused;
    const [gives, wants] = [bundleOf(action["gives"]), bundleOf(action["wants"])];
    if (gives === undefined || wants === undefined) return no('A bundle is written as its credits and its cards: "5 12 40"');
    if (gives.cards.length + wants.cards.length + gives.credits + wants.credits === 0) return no("An offer cannot be empty");
    if (isOpenBetween(state, player, other(action))) return no("There is already an open offer between the two of you");
    if (at(state.proposals, player) >= MOST_OFFERS) return no(`You can make at most ${MOST_OFFERS} offers in a turn`);
    // Of the other's hand only what is known can be named.
    if (wants.cards.some((card) => (at(state.seen, card) & (1 << player)) === 0)) return no("You do not know that card", "CORP-1.5");
    return againstOffer(state, { from: player, to: other(action), gives, wants });
  },
  carryOut(state, player, action, engine) {
    const [gives, wants] = [bundleOf(action["gives"]), bundleOf(action["wants"])];
    if (gives === undefined || wants === undefined) return;
    engine.propose(state, openOffer, player, other(action), gives.credits, wants.credits);
    const designs = gives.cards.map((card) => at(state.card, card));
    gives.cards.forEach((card, i) => {
      engine.propose(state, addToOffer, player, other(action), stillInHand(state, player, card, at(designs, i)), 0);
    });
    for (const card of wants.cards) engine.propose(state, addToOffer, player, other(action), card, 1);
  },
};
/** Whoever offered takes it back; whoever was asked refuses it. */
const end = (kind: string, isOwn: boolean): Said => ({
  form: { kind, members: { player: "player" } },
  against(state, player, action, open) {
    const [from, to] = isOwn ? [player, other(action)] : [other(action), player];
    return (
      againstTalk(state, player, action, open) ?? (offerOf(state, from, to) === undefined ? no("This offer no longer exists") : undefined)
    );
  },
  carryOut: (state, player, action, engine) => engine.propose(state, dropOffer, player, other(action)),
});
/** Checked anew and carried out as a whole; the terms are repeated, so that an offer that has changed is not accepted. */
const accept: Said = {
  form: { kind: "accept an offer", members: { player: "player", gives: "words", wants: "words" } },
  secret: true,
  against(state, player, action, open) {
    const refused = againstTalk(state, player, action, open);
    if (refused !== undefined) return refused;
    const found = offerOf(state, other(action), player);
    if (found === undefined) return no("This offer no longer exists");
    if (writeBundle(found.gives) !== action["gives"] || writeBundle(found.wants) !== action["wants"]) return no("The offer has changed");
    return againstOffer(state, found);
  },
  carryOut(state, player, action, engine) {
    engine.call(state, CUTTING, other(action), player);
    engine.propose(state, trade, player, other(action));
  },
};

/** Everything that stands beside decisions. */
export const BESIDE: readonly Said[] = [offer, end("withdraw an offer", true), end("refuse an offer", false), accept];
