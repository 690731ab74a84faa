/** What is looked at after every change: supremacy (CORP-14.2) and the asset limit (CORP-7.4). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import type { StateCheck } from "../../../kernel/rules.ts";
import { discardCard, draw } from "../cards/events-cards.ts";
import { bonusOf } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { type CorpState, type CorpView, cardsIn, NOBODY, OWN_ASSETS, SEATS } from "../layout.ts";
import { assetLimit, vassalsOf } from "../mat/mat.ts";
import { LIMIT_DRAW } from "../moments.ts";
import { lapse } from "../trade/events-trade.ts";
import { areThere } from "../trade/offers.ts";
import { judged, overLimit, rank, win } from "./events-ends.ts";
import { supremeOf } from "./standing.ts";

const procedure = procedures<CorpState, CorpContent>();

/** Slots: the winner, the next place. */
const WINNER = 0;
const PLACE = 1;

const unranked = (state: CorpView, frame: number): number[] =>
  vassalsOf(state, slot(state, frame, WINNER)).filter((player) => state.ranked[player] === 0);

/** The winner ranks the Vassals, then the game is over (CORP-14.4). Begun with the winner. */
export const SUPREMACY = procedure("supremacy", {
  first(state, frame) {
    setSlot(state, frame, PLACE, 2);
    return unranked(state, frame).length > 0 ? "rank" : "win";
  },
  rank: {
    kind: "rank vassals",
    rule: "CORP-14.4",
    forms: [{ kind: "rank", members: { player: "player" } }],
    player: (state, frame) => slot(state, frame, WINNER),
    prompt: (state, frame) => `You have supremacy. Which Vassal takes place ${slot(state, frame, PLACE)}?`,
    candidates: (state, into, frame) => void into.push(...unranked(state, frame)),
    action: (_state, player) => ({ kind: "rank", player }),
    carryOut(state, player, frame, engine) {
      engine.propose(state, rank, player, slot(state, frame, PLACE));
      setSlot(state, frame, PLACE, slot(state, frame, PLACE) + 1);
      return "next";
    },
  },
  next: (state, frame) => (unranked(state, frame).length > 0 ? "rank" : "win"),
  win(state, frame, engine) {
    engine.propose(state, win, slot(state, frame, WINNER));
    return "done";
  },
});

/** Slots: the player. */
const PLAYER = 0;
/** Assets are discarded until they are within the limit, new ones included (CORP-7.4). Begun with the player. */
export const DISCARDING = procedure("discard assets", {
  next(state, frame, engine) {
    const player = slot(state, frame, PLAYER);
    if (cardsIn(state, OWN_ASSETS + player).length > assetLimit(state, engine, player)) return "choose";
    engine.propose(state, overLimit, 0);
    return "done";
  },
  choose: {
    kind: "discard an asset",
    rule: "CORP-7.4",
    forms: [{ kind: "discard", members: { card: "card" } }],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: (state, frame, engine) =>
      `${SEATS[slot(state, frame, PLAYER)]} may have ${assetLimit(state, engine, slot(state, frame, PLAYER))} assets: which one is discarded?`,
    candidates: (state, into, frame) => void into.push(...cardsIn(state, OWN_ASSETS + slot(state, frame, PLAYER))),
    action: (_state, card) => ({ kind: "discard", card }),
    carryOut(state, card, frame, engine) {
      const player = slot(state, frame, PLAYER);
      // CORP-R76: what the assets say before one of them is discarded.
      const drawn = bonusOf(state, engine, player, LIMIT_DRAW);
      engine.propose(state, discardCard, player, card);
      for (let i = 0; i < drawn; i++) engine.propose(state, draw, player);
      return "next";
    },
  },
});

/** Assets over a limit (CORP-7.4, CORP-R10). */
export const checkAssets: StateCheck<CorpState, CorpContent> = (state, engine) => {
  if (state.over !== 0) return false;
  for (let player = 0; player < state.players; player++) {
    const assets = cardsIn(state, OWN_ASSETS + player).length;
    if (assets > 0 && assets > assetLimit(state, engine, player)) {
      engine.call(state, DISCARDING, player);
      engine.propose(state, overLimit, player + 1);
      return true;
    }
  }
  return false;
};

/** Offers of which somebody no longer has what is named lapse (CORP-R42). */
export const checkOffers: StateCheck<CorpState, CorpContent> = (state, engine) => {
  if (areThere(state)) return false;
  engine.propose(state, lapse, 0);
  return true;
};

/** Supremacy, from the round on in which it counts (CORP-R4). */
export const checkSupremacy: StateCheck<CorpState, CorpContent> = (state, engine) => {
  if (state.shares === 0) return false;
  engine.propose(state, judged);
  if (state.round >= state.supremacyFrom) {
    const winner = supremeOf(state);
    if (winner !== NOBODY) engine.call(state, SUPREMACY, winner);
  }
  return true;
};
