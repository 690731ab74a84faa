/** Numbers and conditions of Megacorp's texts, and which players they speak of. */
import { at } from "../../../kernel/state.ts";
import { type Acting, type Counted, type Run, runsFor } from "../../../language/index.ts";
import { type MegacorpContent, type MegacorpEngine, NULL_SCORE } from "../content.ts";
import { isNetwork, isPlaying, MARKET, type MegacorpState, type MegacorpView, playersFrom } from "../layout.ts";
import { scoreOf, valuationOf } from "../state/characteristics.ts";
import { goneCard } from "./as-meant.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

/** As a number: what a card does not have counts as nothing (MC-1.7). */
const scoreNumber = (state: MegacorpView, acting: Acting, engine: MegacorpEngine, card: number, trait: unknown): number =>
  Math.max(0, goneCard(state, engine, card, acting)?.score(Number(trait)) ?? scoreOf(state, engine, card, Number(trait)));

const sumOf = (cards: Cards, number: (card: number) => number): number => cards.reduce((sum, card) => sum + number(card), 0);
const countersOn = run.value((state, acting, engine, cards: Cards) =>
  sumOf(cards, (card) => goneCard(state, engine, card, acting)?.counters ?? at(state.counters, card)),
);

const numbers: Readonly<Record<string, Run>> = {
  "trait.of": run.value((state, acting, engine, cards: Cards, _noun, trait) =>
    sumOf(cards, (card) => scoreNumber(state, acting, engine, card, trait)),
  ),
  "trait.this": run.value((state, acting, engine, trait) => scoreNumber(state, acting, engine, acting.source, trait)),
  "valuation.of": run.value((state, acting, engine, cards: Cards) =>
    sumOf(cards, (card) => goneCard(state, engine, card, acting)?.valuation ?? valuationOf(state, engine, card)),
  ),
  "counters.on": countersOn,
  "per.counter": countersOn,
  "damage.dealt": run.amount(),
  "per.damage": run.amount(),
};

const moneyOf = (state: MegacorpView, player: number): number => at(state.money, player);

/** What happened to cards this turn, wherever they lie now. */
const wasThisTurn = (field: "destroyedIn" | "deployedIn" | "playedIn") => (state: MegacorpView, card: number) =>
  state[field][card] === state.turn;

const conditions: Readonly<Record<string, Run>> = {
  "cond.rich": run.condition((state, { controller }, _engine, m) => moneyOf(state, controller) >= Number(m)),
  "cond.poor": run.condition((state, { controller }, _engine, m) => moneyOf(state, controller) <= Number(m)),
  "cond.richest": run.condition((state, { controller }) =>
    playersFrom(state, 0).every((player) => player === controller || moneyOf(state, player) < moneyOf(state, controller)),
  ),
  "cond.poorest": run.condition((state, { controller }) =>
    playersFrom(state, 0).every((player) => player === controller || moneyOf(state, player) > moneyOf(state, controller)),
  ),
  "cond.playedCards": run.condition((state, _acting, _engine, counted: Counted) =>
    counted(state.card.flatMap((_, card) => (wasThisTurn("playedIn")(state, card) ? [card] : []))),
  ),
  "cond.counters": run.condition((state, acting, engine, cards: Cards, n) =>
    cards.some((card) => (goneCard(state, engine, card, acting)?.counters ?? at(state.counters, card)) >= Number(n)),
  ),
  "cond.score": run.condition((state, acting, engine, cards: Cards, trait, n) =>
    cards.some((card) => {
      const score = goneCard(state, engine, card, acting)?.score(Number(trait)) ?? scoreOf(state, engine, card, Number(trait));
      return score !== NULL_SCORE && score >= Number(n);
    }),
  ),
  "cond.attacked": run.condition((state, acting, engine, cards: Cards) =>
    cards.some((card) => (goneCard(state, engine, card, acting)?.attacks ?? at(state.attacks, card)) > 0),
  ),
  "cond.destroyed": run.condition((state, _acting, _engine, counted: Counted) =>
    counted(state.card.flatMap((_, card) => (wasThisTurn("destroyedIn")(state, card) ? [card] : []))),
  ),
};

const histories: Readonly<Record<string, Run>> = {
  // What was destroyed lies in an Open Market: there it is looked for where the text names no zone (MC-R244).
  "history.destroyed": run.test(wasThisTurn("destroyedIn"), {
    rule: "MC-10.4",
    implies(state, _acting, into) {
      for (let player = 0; player < state.players; player++) into.push(MARKET + player);
    },
  }),
  "history.deployed": run.test(wasThisTurn("deployedIn"), { rule: "MC-G14" }),
  "history.played": run.test(wasThisTurn("playedIn"), { rule: "MC-14.4" }),
  "history.notAttacked": run.test((state, card) => isNetwork(at(state.zone, card)) && at(state.attacks, card) === 0, { rule: "MC-9.3" }),
  "history.attacked": run.test((state, card) => at(state.attacks, card) > 0, { rule: "MC-9.3" }),
};

const players: Readonly<Record<string, Run>> = {
  "player.rich": run.players((state, player, _acting, _engine, m) => isPlaying(state, player) && moneyOf(state, player) >= Number(m)),
  "player.poor": run.players((state, player, _acting, _engine, m) => isPlaying(state, player) && moneyOf(state, player) <= Number(m)),
};

/** The runs, by construct. */
export const VALUES: Readonly<Record<string, Run>> = { ...numbers, ...conditions, ...histories, ...players };
