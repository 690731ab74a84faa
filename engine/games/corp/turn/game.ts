/** Chapter CORP-3: turns in their eight steps, rounds, and the market's close (CORP-R44). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { type Need, nothing, type Offer, offersChoice } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { discardCard, draw, drawFrom, lookAtDeck, replaceCard } from "../cards/events-cards.ts";
import { poolCards } from "../cards/pools.ts";
import { playOffer } from "../cards/windows.ts";
import { passOffer, RUNNER_ACTS } from "../city/forming.ts";
import { bonusOf, isTeam } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { faceOf, rollOne, showDice } from "../encounters/events-dice.ts";
import { NO_HITS } from "../encounters/faces.ts";
import { close, LIMIT, MARKET } from "../ends/events-ends.ts";
import {
  ACTION_CARDS,
  ACTIONS,
  CORPORATE,
  type CorpState,
  type CorpView,
  cardsIn,
  deckOf,
  GARRISON,
  HAND,
  POOL_CHANGE,
  PROFITS,
  RUNNER,
  STOCK,
  TEAMS,
  TRADE,
  UPKEEP,
} from "../layout.ts";
import { CORPORATE_ACTS, stockOffer } from "../market/acts.ts";
import { gain } from "../mat/events-mat.ts";
import { handLimit, maySpeculate, salesOf } from "../mat/mat.ts";
import { INCOME, LOOKS, SWAPS } from "../moments.ts";
import { lapse } from "../trade/events-trade.ts";
import { tradeOffers } from "../trade/trading.ts";
import { beginTurn, evenStart, reachStep, useSwap } from "./events-turn.ts";
import { FIRST } from "./first.ts";
import { abilityOffer, assetOffer, buildingOffer, hasAbility, upkeeps } from "./upkeep.ts";

/** Decisions that one turn can take at most, with long infiltrations and much hiring. */
export const MOST_IN_TURN = 3_000;

/** Slot: 1 once a pool card was replaced in this turn. */
const REPLACED = 0;

const hand = (state: CorpView): readonly number[] => cardsIn(state, HAND + state.active);
const holds = (state: CorpView): boolean => hand(state).length > 0;

type GameOffer<N extends string> = Offer<CorpState, CorpContent, N>;
/** A step is over. */
const end = <N extends string>(verb: string, then: N, needs: readonly Need<CorpState, CorpContent>[] = []): GameOffer<N> => ({
  verb,
  needs,
  items: nothing,
  action: () => ({ kind: verb }),
  carryOut: () => then,
});

/** A pool card is discarded and replaced (CORP-3.2, CORP-R6). */
const replace: GameOffer<"pooled"> = {
  verb: "replace",
  needs: [{ rule: "CORP-3.2", holds: (state) => state.swaps > 0, reason: () => "One pool card is replaced" }],
  items: (state, into) => poolCards(state, into),
  action: (_state, card) => ({ kind: "replace", card }),
  carryOut(state, card, frame, engine) {
    setSlot(state, frame, REPLACED, 1);
    engine.propose(state, useSwap, state.active);
    engine.propose(state, replaceCard, card);
    return "pooled";
  },
};
const isPoolEmpty = (state: CorpView): boolean => {
  const cards: number[] = [];
  poolCards(state, cards);
  return cards.length === 0;
};
/** Any number of action cards is discarded, one after the other (CORP-3.3). */
const discard: GameOffer<"drop"> = {
  verb: "discard",
  items: (state, into) => void into.push(...hand(state)),
  action: (_state, card) => ({ kind: "discard", card }),
  carryOut(state, card, _frame, engine) {
    engine.propose(state, discardCard, state.active, card);
    return "drop";
  },
};
export const GAME = procedures<CorpState, CorpContent>()("game", {
  opening(state, _frame, engine) {
    if (state.first < 0) engine.call(state, FIRST);
    return "even";
  },
  even(state, _frame, engine) {
    if (state.even === 1) engine.propose(state, evenStart);
    return "begin";
  },
  begin(state, _frame, engine) {
    engine.propose(state, beginTurn, state.first);
    return "turn";
  },
  // Step 1 (CORP-3.2)
  turn(state, frame, engine) {
    setSlot(state, frame, REPLACED, 0);
    engine.propose(state, reachStep, POOL_CHANGE, 1 + bonusOf(state, engine, state.active, SWAPS));
    return "pool";
  },
  // Without an action card nothing is left to do: everybody sees that.
  pooled: (state, _frame, engine) => (state.swaps > 0 || holds(state) || hasAbility(state, engine) ? "pool" : "toCards"),
  pool: offersChoice<CorpState, CorpContent, "pool" | "pooled" | "toCards">({
    kind: "pool change",
    rule: "CORP-3.2",
    always: true,
    player: (state) => state.active,
    prompt: (state) =>
      state.swaps > 0 ? "Pool Change: replace one card of a pool" : "Pool Change: the card is replaced. Play an action card, or go on",
    offers: [
      replace,
      playOffer("pool"),
      end("done", "toCards", [
        {
          rule: "CORP-R6",
          holds: (state, frame) => slot(state, frame, REPLACED) === 1 || isPoolEmpty(state),
          reason: () => "Replace one pool card first",
        },
      ]),
      abilityOffer("pool"),
    ],
  }),
  // Step 2 (CORP-3.3)
  toCards(state, _frame, engine) {
    engine.propose(state, reachStep, ACTION_CARDS);
    return holds(state) ? "drop" : "toDraw";
  },
  drop: offersChoice<CorpState, CorpContent, "drop" | "toDraw">({
    kind: "action cards",
    rule: "CORP-3.3",
    always: true,
    player: (state) => state.active,
    prompt: () => "Action Cards: discard any number, then draw below your limit",
    offers: [
      discard,
      playOffer("drop"),
      end("done", "toDraw", [
        {
          rule: "CORP-R10",
          holds: (state, _frame, engine) => hand(state).length <= handLimit(state, engine, state.active),
          reason: (state, _frame, engine) => `Discard down to ${handLimit(state, engine, state.active)}`,
        },
      ]),
      abilityOffer("drop"),
    ],
  }),
  // CORP-6.2
  toDraw(state, _frame, engine) {
    if (hand(state).length >= handLimit(state, engine, state.active)) return "toUpkeep";
    const looks = bonusOf(state, engine, state.active, LOOKS);
    if (looks < 2) {
      engine.propose(state, draw, state.active);
      return "toUpkeep";
    }
    engine.propose(state, lookAtDeck, state.active, looks);
    return "seen";
  },
  seen: (state) => (cardsIn(state, deckOf(ACTIONS)).length > 0 ? "drawOne" : "toUpkeep"),
  drawOne: {
    kind: "draw one",
    rule: "CORP-3.3",
    always: true,
    secret: true,
    forms: [{ kind: "draw", members: { card: "card" } }],
    player: (state) => state.active,
    prompt: () => "Which of these cards do you take? The others go to the bottom",
    candidates: (state, into, _frame, engine) =>
      void into.push(...cardsIn(state, deckOf(ACTIONS)).slice(-bonusOf(state, engine, state.active, LOOKS))),
    action: (_state, card) => ({ kind: "draw", card }),
    carryOut(state, card, _frame, engine) {
      engine.propose(state, drawFrom, state.active, card, bonusOf(state, engine, state.active, LOOKS));
      return "toUpkeep";
    },
  },
  // Step 3 (CORP-3.4)
  toUpkeep(state, _frame, engine) {
    engine.propose(state, reachStep, UPKEEP);
    return "beforeUpkeep";
  },
  beforeUpkeep(state, _frame, engine) {
    const items: number[] = [];
    upkeeps(state, engine, items);
    return items.length > 0 || holds(state) || hasAbility(state, engine) ? "upkeep" : "toProfits";
  },
  upkeep: offersChoice<CorpState, CorpContent, "upkeep" | "toProfits">({
    kind: "upkeep",
    rule: "CORP-3.4",
    always: true,
    player: (state) => state.active,
    prompt: () => "Upkeep: use effects of your assets and buildings",
    offers: [assetOffer("upkeep"), buildingOffer("upkeep"), playOffer("upkeep"), end("done", "toProfits"), abilityOffer("upkeep")],
  }),
  // Step 4 (CORP-3.5)
  toProfits(state, _frame, engine) {
    engine.propose(state, reachStep, PROFITS);
    engine.propose(state, gain, state.active, salesOf(state, engine, state.active) + bonusOf(state, engine, state.active, INCOME));
    return "toTrade";
  },
  // Step 5 (CORP-3.6)
  toTrade(state, _frame, engine) {
    engine.propose(state, reachStep, TRADE);
    return "trade";
  },
  trade: offersChoice<CorpState, CorpContent, "trade" | "toStock">({
    kind: "trade",
    rule: "CORP-3.6",
    always: true,
    player: (state) => state.active,
    prompt: () => "Trade: offer one thing for another, or go on",
    offers: [...tradeOffers("trade"), playOffer("trade"), end("done", "toStock"), abilityOffer("trade")],
  }),
  // Step 6 (CORP-3.7)
  toStock(state, _frame, engine) {
    engine.propose(state, reachStep, STOCK);
    return maySpeculate(state, engine, state.active) || holds(state) || hasAbility(state, engine) ? "stock" : "toCorporate";
  },
  stock: offersChoice<CorpState, CorpContent, "stock" | "toCorporate">({
    kind: "stock",
    rule: "CORP-3.7",
    always: true,
    player: (state) => state.active,
    prompt: () => "Stock: buy one piece on the mat of another corp, or pass",
    offers: [stockOffer("toCorporate"), playOffer("stock"), end("pass", "toCorporate"), abilityOffer("stock")],
  }),
  // Step 7 (CORP-3.8)
  toCorporate(state, _frame, engine) {
    engine.propose(state, reachStep, CORPORATE);
    return "corporate";
  },
  corporate: (state) => (state.acts > 0 ? "act" : "toRunner"),
  act: offersChoice<CorpState, CorpContent, "corporate" | "act" | "toRunner">({
    kind: "corporate action",
    rule: "CORP-3.8",
    always: true,
    player: (state) => state.active,
    prompt: () => "Corporate Action: build, buy an asset, hire runners or security, or pass",
    offers: [...CORPORATE_ACTS, playOffer("corporate"), passOffer("toRunner"), abilityOffer("corporate")],
  }),
  // Step 8 (CORP-3.9)
  toRunner(state, _frame, engine) {
    engine.propose(state, reachStep, RUNNER);
    return "runner";
  },
  runner: (state, _frame, engine) => (state.acts > 0 && (holds(state) || hasRunners(state) || hasAbility(state, engine)) ? "run" : "end"),
  run: offersChoice<CorpState, CorpContent, "runner" | "end">({
    kind: "runner action",
    rule: "CORP-3.9",
    always: true,
    player: (state) => state.active,
    prompt: () => "Runner Action: assemble, disband, reform or move a team, or pass",
    offers: [...RUNNER_ACTS, playOffer("runner"), passOffer("end"), abilityOffer("runner")],
  }),
  end(state, _frame, engine) {
    engine.propose(state, lapse, 1);
    return "market";
  },
  // CORP-R44: one die at the end of every turn, from the round on.
  market(state, _frame, engine) {
    if (state.closes === 0 || state.round < state.closes) return "next";
    engine.propose(state, rollOne, state.active);
    return "rolled";
  },
  rolled(state, _frame, engine) {
    engine.propose(state, showDice, state.active, 0, faceOf(state), NO_HITS);
    if (faceOf(state) < CLOSING_FACE) return "next";
    engine.propose(state, close, MARKET);
    return "done";
  },
  next(state, _frame, engine) {
    // CORP-R5
    const next = (state.active + 1) % state.players;
    // CORP-R29, CORP-R61
    if (next === state.first && state.round >= state.mostRounds) {
      engine.propose(state, close, LIMIT);
      return "done";
    }
    engine.propose(state, beginTurn, next);
    return "turn";
  },
});

/** The die that closes the market (CORP-R44). */
const CLOSING_FACE = 6;

/** Whether the active player has runners or teams to act with. */
function hasRunners(state: CorpView): boolean {
  if (cardsIn(state, GARRISON + state.active).length > 0) return true;
  for (let team = 0; team < TEAMS; team++) if (isTeam(state, state.active, team)) return true;
  return false;
}
