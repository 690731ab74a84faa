/** What the verbs of Megacorp's texts do to cards in networks: engaging, moving, bonding, control, deploying, buying and selling. */
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Fit, type Run, runsFor } from "../../../../language/index.ts";
import { BUYING, whyNotBought } from "../../buying/buy.ts";
import { disengage, engage } from "../../buying/events-money.ts";
import { canBeEngaged } from "../../buying/paying.ts";
import { EVENT, type MegacorpContent, type MegacorpEngine } from "../../content.ts";
import {
  ANNIHILATED,
  cardsIn,
  controlled,
  countersOf,
  HAND,
  hostOf,
  isEngaged,
  isMarket,
  isNetwork,
  isTop,
  MARKET,
  type MegacorpState,
  type MegacorpView,
  MOST_PLAYERS,
  NETWORK,
  networkOf,
  playersFrom,
} from "../../layout.ts";
import { annihilate, destroy, EFFECT } from "../../losing/leave.ts";
import { bondFilter, DEPLOYING, FREE, forLess, hasPlace, inNetwork } from "../../network/deploy.ts";
import { bond, deploy, sell, swap, takeControl } from "../../network/events-cards.ts";
import { MOVING } from "../../network/moving.ts";
import { underHost } from "../../network/network.ts";
import { hasKeyword, isBanned } from "../../state/characteristics.ts";
import { salePrice } from "../../turn/divest.ts";
import { putCounter, removeCounters } from "../events-text.ts";
import { isBannedWith, isDeployedEnough, isPlayerBanned } from "../prohibitions.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];
type Needs = Fit<MegacorpState, MegacorpContent>;

const isAnnihilated = (place: number): boolean => place >= ANNIHILATED && place < ANNIHILATED + MOST_PLAYERS;
const isBusiness = (state: MegacorpView, card: number, { content }: MegacorpEngine): boolean =>
  at(content.isBusiness, at(state.card, card));
const isEvent = (state: MegacorpView, card: number, { content }: MegacorpEngine): boolean => content.type[at(state.card, card)] === EVENT;

/** What every verb of this file needs: the card lies in a network. */
const deployed: Needs = { rule: "MC-2.4", holds: (state, card) => isNetwork(at(state.zone, card)), reason: () => "It is not in a network" };
const onTop: Needs = {
  rule: "MC-15.2",
  holds: (state, card) => hostOf(state, card) < 0,
  reason: () => "It is bonded under another card",
};
const bonded: Needs = { rule: "MC-15.6", holds: (state, card) => hostOf(state, card) >= 0, reason: () => "It is not bonded to a card" };
const noBusiness = (rule: string, reason: string): Needs => ({
  rule,
  holds: (state, card, _acting, engine) => !isBusiness(state, card, engine),
  reason: () => reason,
});
const unbanned = (ban: "be-moved" | "be-engaged" | "be-disengaged", reason: string): Needs => ({
  rule: "a card's text",
  holds: (state, card, _acting, engine) => !isBanned(state, engine, card, ban),
  reason: () => reason,
});

/** How many top cards of networks are engaged, or not, of those that are meant. */
const soMany =
  (engaged: boolean) =>
  (state: MegacorpView, _acting: Acting, isMeant: (card: number) => boolean): number =>
    playersFrom(state, 0)
      .flatMap((player) => cardsIn(state, NETWORK + player))
      .filter((card) => isTop(state, card) && isEngaged(state, card) === engaged && isMeant(card)).length;

const engaging: Readonly<Record<string, Run>> = {
  // MC-G21: as an effect on an engaged card nothing happens, as a cost only a disengaged one can be engaged.
  engage: run.verb({
    wayOf: { of: "engaged", has: soMany(true) },
    fits: [
      deployed,
      {
        rule: "MC-7.4",
        holds: (state, card, _acting, engine) => canBeEngaged(state, engine, card),
        reason: () => "It cannot be engaged",
      },
    ],
    costs: [{ rule: "MC-G21", holds: (state, card) => !isEngaged(state, card), reason: () => "It is already engaged" }],
    run(state, _acting, engine, cards: Cards) {
      for (const card of cards) if (!isEngaged(state, card)) engine.propose(state, engage, card);
    },
  }),
  disengage: run.verb({
    wayOf: { of: "disengaged", has: soMany(false) },
    fits: [deployed, unbanned("be-disengaged", "A card says it cannot be disengaged")],
    run(state, _acting, engine, cards: Cards) {
      for (const card of cards) if (isEngaged(state, card)) engine.propose(state, disengage, card);
    },
  }),
};

const ends: Readonly<Record<string, Run>> = {
  destroy: run.verb({
    way: { of: "destroyed", did: (state, card) => state.destroyedIn[card] === state.turn && isMarket(at(state.zone, card)) },
    fits: [deployed],
    // MC-G24: no cost can destroy what is indestructible.
    costs: [
      {
        rule: "MC-G24",
        holds: (state, card, _acting, engine) => !isBanned(state, engine, card, "be-destroyed"),
        reason: () => "It cannot be destroyed",
      },
    ],
    run(state, { source }, engine, cards: Cards) {
      engine.together(
        state,
        destroy,
        cards.map((card) => [card, source, EFFECT]),
      );
    },
  }),
  annihilate: run.verb({
    way: { of: "annihilated", did: (state, card) => isAnnihilated(at(state.zone, card)) },
    run(state, _acting, engine, cards: Cards) {
      for (const card of cards) engine.propose(state, annihilate, card);
    },
  }),
  // MC-R75: every restriction of a sale but the phase and the one a turn.
  sell: run.verb({
    way: { of: "sold", did: (state, card) => isMarket(at(state.zone, card)) },
    fits: [
      deployed,
      onTop,
      { rule: "MC-11.1", holds: (state, card, { actor }) => state.controller[card] === actor, reason: () => "You do not control it" },
      noBusiness("MC-11.1", "A Business cannot be sold"),
      { rule: "MC-11.1", holds: (state, card, _acting, engine) => !isEvent(state, card, engine), reason: () => "An Event cannot be sold" },
      { rule: "MC-11.1", holds: (state, card) => state.engaged[card] === 0, reason: () => "It is engaged" },
      {
        rule: "MC-G26",
        holds: (state, card, _acting, engine) => !hasKeyword(state, engine, card, "loyal"),
        reason: () => "It is Loyal: it cannot be sold",
      },
      {
        rule: "a card's text",
        // That a Loyal card cannot be sold is said already.
        holds: (state, card, _acting, engine) => hasKeyword(state, engine, card, "loyal") || !isBanned(state, engine, card, "be-sold"),
        reason: () => "A card says it cannot be sold",
      },
      {
        rule: "a card's text",
        holds: (state, card, { actor }, engine) =>
          !isPlayerBanned(state, engine, actor, "sell") && !isBannedWith(state, engine, actor, "sell", card),
        reason: () => "A card says you cannot sell cards",
      },
    ],
    run(state, { actor }, engine, cards: Cards) {
      for (const card of cards) engine.propose(state, sell, actor, card, salePrice(state, engine, card));
    },
  }),
};

const moves: Readonly<Record<string, Run>> = {
  move: run.verb({
    fits: [deployed, onTop, unbanned("be-moved", "A card says it cannot be moved")],
    run(state, { actor }, engine, cards: Cards) {
      for (const card of [...cards].reverse()) engine.call(state, MOVING, card, actor, 0);
    },
  }),
  "move.next": run.verb({
    fits: [deployed, onTop, unbanned("be-moved", "A card says it cannot be moved")],
    run(state, { actor }, engine, cards: Cards, [beside]: Cards) {
      if (beside !== undefined) for (const card of [...cards].reverse()) engine.call(state, MOVING, card, actor, beside + 1);
    },
  }),
  // MC-R99: any two piles of one network.
  swap: run.verb({
    fits: [deployed, onTop, unbanned("be-moved", "A card says it cannot be moved")],
    run(state, _acting, engine, [a]: Cards, [b]: Cards) {
      if (a !== undefined && b !== undefined && a !== b && networkOf(state, a) === networkOf(state, b)) engine.propose(state, swap, a, b);
    },
  }),
};

const piles: Readonly<Record<string, Run>> = {
  // MC-R140: only a top card can be a host, no card is bonded to itself, a Business under none.
  bond: run.verb({
    fits: [deployed],
    apart: "MC-R140",
    run(state, _acting, engine, cards: Cards, [host]: Cards) {
      if (host === undefined || !isTop(state, host)) return;
      for (const card of cards)
        if (card !== host && hostOf(state, card) !== host && !isBusiness(state, card, engine)) engine.propose(state, bond, card, host);
    },
  }),
  // MC-R92, MC-G44: a deployment, not from hand; who controls it stays.
  unbond: run.verb({
    way: { of: "unbonded", did: (state, card) => isNetwork(at(state.zone, card)) && hostOf(state, card) < 0 },
    fits: [deployed, bonded],
    run(state, _acting, engine, cards: Cards) {
      for (const card of [...cards].reverse()) engine.call(state, DEPLOYING, card, at(state.controller, card), FREE);
    },
  }),
};

const control: Readonly<Record<string, Run>> = {
  // MC-R130, MC-R74: the card stays in its slot and network, LOYAL or not. Never a Business.
  control: run.verb({
    fits: [deployed, noBusiness("MC-R130", "A Business cannot change control")],
    run(state, { actor }, engine, cards: Cards) {
      for (const card of cards) engine.propose(state, takeControl, card, actor);
    },
  }),
  // MC-R243: both change control or neither does.
  exchange: run.verb({
    fits: [deployed, noBusiness("MC-R130", "A Business cannot change control")],
    run(state, _acting, engine, [a]: Cards, [b]: Cards) {
      if (a === undefined || b === undefined) return;
      const gains = [
        [a, at(state.controller, b)],
        [b, at(state.controller, a)],
      ] as const;
      if (gains.some(([card, player]) => isBannedWith(state, engine, player, "control", card))) return;
      for (const [card, player] of gains) engine.propose(state, takeControl, card, player);
    },
  }),
};

/** What may be deployed by a text: no card that lies in a network already, no Event, no Business. */
const deployable: readonly Needs[] = [
  { rule: "MC-G14", holds: (state, card) => !isNetwork(at(state.zone, card)), reason: () => "It is already in a network" },
  {
    rule: "MC-G14",
    holds: (state, card, _acting, engine) => !isEvent(state, card, engine),
    reason: () => "An Event is played, not deployed",
  },
  {
    rule: "MC-R195",
    holds: (state, card, { actor }, engine) =>
      !isDeployedEnough(state, engine, actor, card) && !isBannedWith(state, engine, actor, "deploy", card),
    reason: () => "A card says you cannot deploy another this turn",
  },
  {
    rule: "MC-R142",
    holds: (state, card, { actor }, engine) => hasPlace(state, engine, card, actor, FREE),
    reason: () => "It has nowhere to go",
  },
];
const fromHand = (_state: MegacorpView, { actor }: Acting, into: number[]): void => void into.push(HAND + actor);

/** What lay in no network before lies in one. */
const arrived = { of: "deployed", did: (state: MegacorpView, card: number): boolean => isNetwork(at(state.zone, card)) } as const;

const deployments: Readonly<Record<string, Run>> = {
  deploy: run.verb({
    way: arrived,
    from: fromHand,
    fits: deployable,
    run(state, { actor }, engine, cards: Cards) {
      for (const card of [...cards].reverse())
        if (whyNotBought(state, engine, actor, card) === undefined) engine.call(state, DEPLOYING, card, actor, 0);
    },
  }),
  // MC-G12, MC-R86: one after the other, and not “from hand”.
  "deploy.free": run.verb({
    way: arrived,
    from: fromHand,
    fits: deployable,
    run(state, { actor }, engine, cards: Cards) {
      for (const card of [...cards].reverse()) engine.call(state, DEPLOYING, card, actor, FREE);
    },
  }),
  "deploy.into": run.verb({
    way: arrived,
    from: fromHand,
    fits: deployable,
    run(state, { actor }, engine, cards: Cards, [place]: Cards) {
      if (place === undefined || !isNetwork(place)) return;
      for (const card of [...cards].reverse()) engine.call(state, DEPLOYING, card, actor, FREE | inNetwork(place));
    },
  }),
  // MC-G29, MC-R157: straight under the card, which is no target; its own BOND filter must fit.
  "deploy.under": run.verb({
    way: arrived,
    from: fromHand,
    fits: deployable.slice(0, 2),
    run(state, { actor }, engine, cards: Cards, [host]: Cards) {
      if (host === undefined || !isTop(state, host)) return;
      for (const card of cards)
        if (bondFilter(state, engine, card)?.(host) !== false) engine.propose(state, deploy, actor, card, underHost(host), FREE);
    },
  }),
};

/** What may be bought by a text, at any time: what could be in the own Buy phase (MC-6.2, MC-G47). */
const wares: readonly Needs[] = [
  {
    rule: "MC-6.2",
    holds: (state, card, { actor }) => {
      const place = at(state.zone, card);
      if (isMarket(place)) return at(state.zones, place).at(-1) === card;
      // MC-R228: a deck, an Annihilated zone or another hand is looked into only by a text that says so.
      return !isNetwork(place) || state.controller[card] !== actor;
    },
    reason: (state, card) =>
      isMarket(at(state.zone, card)) ? "Of an Open Market you can buy only the top card" : "You control it already",
  },
  {
    rule: "MC-G47",
    holds: (state, card, _acting, engine) => !isEvent(state, card, engine),
    reason: () => "An Event is played, not bought",
  },
];

/** MC-G47: a text keeps the rules of buying: price, place, Loyal. `less`: how much cheaper it is. */
const buyable = (flagsFor: (less: unknown) => number): Needs => ({
  rule: "MC-G47",
  holds: (state, card, { actor }, engine, less = 0) => whyNotBought(state, engine, actor, card, flagsFor(less)) === undefined,
  reason: (state, card, { actor }, engine, less = 0) =>
    whyNotBought(state, engine, actor, card, flagsFor(less))?.reason ?? "It cannot be bought",
});
const forPrice = buyable((less) => forLess(Number(less)));

function buyAll(state: MegacorpView, actor: number, cards: Cards, flags: number, engine: MegacorpEngine): void {
  for (const card of [...cards].reverse())
    if (whyNotBought(state, engine, actor, card, flags) === undefined) engine.call(state, BUYING, card, actor, flags);
}

/** Where what can be bought lies: the own hand, any Open Market, any network (MC-6.2, MC-G47). */
function fromAnywhere(state: MegacorpView, { actor }: Acting, into: number[]): void {
  into.push(HAND + actor);
  for (let player = 0; player < state.players; player++) into.push(MARKET + player, NETWORK + player);
}

/** What a player controls more than before. */
const bought = {
  of: "bought",
  has: (state: MegacorpView, { actor }: Acting, isMeant: (card: number) => boolean) => controlled(state, actor).filter(isMeant).length,
} as const;

const purchases: Readonly<Record<string, Run>> = {
  buy: run.verb({
    wayOf: bought,
    from: fromAnywhere,
    fits: [...wares, forPrice],
    run: (state, { actor }, engine, cards: Cards) => buyAll(state, actor, cards, 0, engine),
  }),
  // MC-R229
  "buy.free": run.verb({
    wayOf: bought,
    from: fromAnywhere,
    fits: [...wares, buyable(() => FREE)],
    run: (state, { actor }, engine, cards: Cards) => buyAll(state, actor, cards, FREE, engine),
  }),
  "buy.less": run.verb({
    wayOf: bought,
    from: fromAnywhere,
    asksHoles: true,
    fits: [...wares, forPrice],
    run: (state, { actor }, engine, cards: Cards, less) => buyAll(state, actor, cards, forLess(Number(less)), engine),
  }),
};

const counters: Readonly<Record<string, Run>> = {
  "counters.put": run.verb({
    fits: [deployed],
    run(state, _acting, engine, n, cards: Cards) {
      for (const card of cards) for (let i = 0; i < Number(n); i++) engine.propose(state, putCounter, card);
    },
  }),
  "counters.remove": run.verb({
    fits: [deployed],
    asksHoles: true,
    run(state, _acting, engine, n, cards: Cards) {
      for (const card of cards) engine.propose(state, removeCounters, card, Number(n));
    },
    costs: [
      {
        rule: "MC-16.5",
        holds: (state, card, _acting, _engine, n) => at(state.counters, card) >= Number(n),
        reason: (state, card) => `It has ${countersOf(state, card)}`,
      },
    ],
  }),
};

/** The runs, by construct. */
export const NETWORK_EFFECTS: Readonly<Record<string, Run>> = {
  ...engaging,
  ...ends,
  ...moves,
  ...piles,
  ...control,
  ...deployments,
  ...purchases,
  ...counters,
};
