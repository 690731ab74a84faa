/**
 * Toy: the smallest game with hidden hands, secret bids, shuffles, a subset, replacements, a prohibition and triggers; and the same game with
 * one fault planted, for each law one that it has to find.
 *
 * T1 Each of two players bids 0 to 2 in secret; both pay, the higher bid starts.
 * T2 In a turn draw a card, then play one or pass: a card costs what it says and brings twice that.
 * T3 A card that costs 3 (Echo) is answered: its player draws and gains 1, the other gains 1 and looks at the top of the own deck.
 * T4 Thrift: with an Echo on top of your discard you gain 1 instead of drawing. Luck: with exactly 5 you gain 2 instead.
 * T5 Nobody draws with 6 cards in hand.
 * T6 At the end of a turn discard up to 2.
 * T7 An empty deck is the shuffled discard.
 * T8 20 wins.
 * T9 After 40 turns: draw.
 *
 * In the toy that is called "obliged", T2 lets nobody pass who holds a card that can be paid.
 */
import { MOVE, SHOW, SHUFFLE } from "../card-events.ts";
import type { Engine, EngineOptions } from "../engine.ts";
import { events, type Trigger } from "../events.ts";
import { ownZone, setNumber } from "../fork.ts";
import { setSlot, slot } from "../frames.ts";
import { type Game, openGame } from "../game.ts";
import { defineLayout } from "../layout.ts";
import { procedures } from "../procedure.ts";
import { below } from "../rng.ts";
import type { Content } from "../rules.ts";
import { numberChoice, subsetChoice } from "../shapes.ts";
import { at, fieldsOf, type StateOf, type View } from "../state.ts";
import { createCard, moveCard, shufflePlace } from "../zones.ts";

export const TOY_FAULTS = ["lose", "debt", "double", "endless", "unsaved", "shared", "peek", "tell", "chance", "memory", "eager"] as const;
/** A fault planted in the toy: what it is called says what goes wrong. */
export type ToyFault = (typeof TOY_FAULTS)[number];
/** No fault, but a rule by which a player whose hand is dealt anew may be left with nothing to choose. */
export type ToyVariant = "obliged";

const LAYOUT = defineLayout({
  players: 2,
  zones: {
    deck: { per: "player", seen: "none", region: { each: "own" } },
    hand: { per: "player", seen: "owner", region: { each: "own" } },
    discard: { per: "player", seen: "all" },
  },
  fields: {
    turn: { per: "game" },
    active: { per: "game" },
    money: { per: "player", start: 3 },
    bid: { per: "player", seen: "owner", supposed: (rng) => below(rng, 3) },
    played: { per: "card" },
  },
});
export type ToyState = StateOf<typeof LAYOUT>;
type ToyView = View<ToyState>;
export type ToyContent = Content & { readonly costs: readonly number[] };
export type Toy = Game<ToyState>;

export const TOY_CONTENT: ToyContent = { hash: "toy-1", costs: [0, 1, 2, 3] };
const COPIES = 4;
const ECHO = 3;
/** Slots of the match: how many cards were chosen to be discarded (which, in slots 1 and 2), and what the played card brings. */
const CHOSEN = 0;
const EARNED = 3;
export const DECK = LAYOUT.at.deck;
export const HAND = LAYOUT.at.hand;
export const DISCARD = LAYOUT.at.discard;

let playsEver = 0;

/** The toy, or the toy with a planted fault or another rule. */
export function openToy(options: EngineOptions = {}, fault?: ToyFault | ToyVariant, content = TOY_CONTENT): Toy {
  const event = events<ToyState, ToyContent>();
  const procedure = procedures<ToyState, ToyContent>();
  let playsOfThisGame = 0;
  const costOf = (state: ToyView, id: number) => at(content.costs, at(state.card, id));
  const hand = (state: ToyView, player: number) => at(state.zones, HAND + player);
  const topOf = (state: ToyView, place: number) => at(state.zones, place).at(-1);

  const bid = event("bid", ["player", fault === "tell" ? "number" : "secret"], (state, player, n) => {
    state.bid[player] = n;
  });
  const pay = event("pay bids", [], (state) => {
    for (const player of [0, 1]) state.money[player] = at(state.money, player) - at(state.bid, player);
    state.active = at(state.bid, 1) > at(state.bid, 0) ? 1 : 0;
    state.bid = [0, 0];
  });
  const gain = event("gain", ["player", "number"], (state, player, n) => {
    state.money[player] = at(state.money, player) + n;
  });
  const gather = event("gather", ["player"], (state, player) => {
    for (const id of [...at(state.zones, DISCARD + player)]) moveCard(state, LAYOUT, id, DECK + player);
  });
  const draw = event("draw", ["player"], (state, player) => {
    const card = topOf(state, DECK + player);
    if (card !== undefined) moveCard(state, LAYOUT, card, HAND + player);
  });
  const play = event("play", ["player", "card"], (state, player, card) => {
    state.money[player] = at(state.money, player) - costOf(state, card);
    setNumber(state, "played", card, at(state.played, card) + 1);
    playsEver++;
    playsOfThisGame++;
    if (fault === "chance" && playsEver % 7 === 0) state.money[player] = at(state.money, player) + 1;
    if (fault === "memory" && playsOfThisGame % 7 === 0) state.money[player] = at(state.money, player) + 1;
    if (fault === "unsaved") {
      const extra = fieldsOf(state)["extra"] ?? 0;
      fieldsOf(state)["extra"] = Number(extra) + 1;
      if (Number(extra) === 2) state.money[player] = at(state.money, player) + 1;
    }
    if (fault === "shared") {
      fieldsOf(state)["extra"] ??= [];
      const extra = fieldsOf(state)["extra"];
      if (Array.isArray(extra) && extra.push(1) % 3 === 0) state.money[player] = at(state.money, player) + 1;
    }
    if (fault === "lose" && costOf(state, card) === 2) ownZone(state, HAND + player).splice(hand(state, player).indexOf(card), 1);
    else moveCard(state, LAYOUT, card, DISCARD + player);
  });
  const next = event("next turn", [], (state, _a, _b, _c, _d, engine) => {
    state.turn++;
    state.active = 1 - state.active;
    if (state.turn === 40 && fault !== "endless") engine.end(state, 1, [0, 0]);
  });
  const win = event("win", ["player"], (state, player, _b, _c, _d, engine) => engine.end(state, 0, player === 0 ? [1, -1] : [-1, 1]));

  const drawOne = (state: ToyView, player: number, engine: Engine<ToyContent>) => {
    if (at(state.zones, DECK + player).length === 0) {
      engine.propose(state, gather, player);
      engine.propose(state, SHUFFLE, DECK + player);
    }
    engine.propose(state, draw, player);
  };
  const bidding = (player: number, then: "second" | "pay") =>
    numberChoice<ToyState, ToyContent, "second" | "pay">({
      kind: "bid",
      rule: "T1",
      secret: true,
      player: () => player,
      prompt: () => "How much do you bid?",
      from: () => 0,
      to: () => 2,
      choose(state, n, _frame, engine) {
        engine.propose(state, bid, player, n);
        return then;
      },
    });
  const PASS = -1;
  const match = procedure("match", {
    first: bidding(0, "second"),
    second: bidding(1, "pay"),
    pay(state, _frame, engine) {
      engine.propose(state, pay);
      return "draw";
    },
    draw(state, frame, engine) {
      setSlot(state, frame, CHOSEN, 0);
      drawOne(state, state.active, engine);
      return fault === "obliged" ? "oblige" : "play";
    },
    play: {
      kind: "play",
      rule: "T2",
      always: true,
      player: (state) => state.active,
      prompt: () => "Which card do you play?",
      requirements: [
        {
          verb: "play",
          rule: "T2",
          holds: (state, card) => fault === "debt" || card === PASS || costOf(state, card) <= at(state.money, state.active),
          reason: (state, card) => `It costs ${costOf(state, card)} and you have ${at(state.money, state.active)}`,
        },
        {
          verb: "play",
          rule: "none",
          holds: (state, card) => fault !== "peek" || card === PASS || hand(state, 1 - state.active).every((id) => costOf(state, id) !== 0),
          reason: () => "The other player holds a card that costs nothing",
        },
      ],
      candidates(state, into) {
        for (const card of hand(state, state.active)) into.push(card);
        if (fault === "double") into.push(PASS);
        if (fault !== "obliged") into.push(PASS);
      },
      forms: [
        { kind: "pass", members: {} },
        { kind: "play", members: { card: "card" } },
      ],
      action: (_state, card) => (card === PASS ? { kind: "pass" } : { kind: "play", card }),
      carryOut(state, card, frame, engine) {
        if (card === PASS) return "discard";
        setSlot(state, frame, EARNED, 2 * costOf(state, card));
        engine.propose(state, play, state.active, card);
        return "earn";
      },
    },
    earn(state, frame, engine) {
      engine.propose(state, gain, state.active, slot(state, frame, EARNED));
      return "discard";
    },
    discard: subsetChoice<ToyState, ToyContent, "discard" | "next">({
      rule: "T6",
      always: true,
      player: (state) => state.active,
      prompt: () => "Discard up to 2 cards",
      items(state, into) {
        for (const card of hand(state, state.active)) into.push(card);
      },
      added: (state, frame) => slot(state, frame, CHOSEN),
      last: (state, frame) => slot(state, frame, slot(state, frame, CHOSEN)),
      least: () => 0,
      most: (state) => Math.min(2, hand(state, state.active).length),
      add(state, card, frame) {
        setSlot(state, frame, CHOSEN, slot(state, frame, CHOSEN) + 1);
        setSlot(state, frame, slot(state, frame, CHOSEN), card);
        return "discard";
      },
      done(state, frame, engine) {
        for (let i = 1; i <= slot(state, frame, CHOSEN); i++) {
          const card = slot(state, frame, i);
          engine.propose(state, MOVE, card, DISCARD + at(state.owner, card));
        }
        return "next";
      },
    }),
    next(state, _frame, engine) {
      engine.propose(state, next);
      if (fault === "eager" && state.turn % 5 === 0) engine.propose(state, gain, 0, 1);
      return "draw";
    },
    oblige: (state) =>
      hand(state, state.active).some((card) => costOf(state, card) <= at(state.money, state.active)) ? "play" : "discard",
  });

  const answered = (
    name: string,
    who: (player: number) => number,
    begin: Trigger<ToyState, ToyContent>["begin"],
  ): Trigger<ToyState, ToyContent> => ({
    name,
    on: play,
    judged: "before",
    sources(state, [, card], into) {
      if (at(state.card, card) === ECHO) into.push(card);
    },
    controller: (state, card) => who(at(state.owner, card)),
    begin,
  });

  return openGame<ToyState, ToyContent>(
    {
      id: "toy",
      layout: LAYOUT,
      bound: { decisions: 400, rule: "T9" },
      designs: (cards) => cards.costs.length,
      endings: [
        { rule: "T8", reason: "A player has 20" },
        { rule: "T9", reason: "40 turns are over" },
      ],
      procedures: [match],
      events: [bid, pay, gain, gather, SHUFFLE, draw, MOVE, SHOW, play, next, win],
      prohibitions: [{ name: "full hand", on: draw, forbids: (state, [player]) => hand(state, player).length >= 6 }],
      replacements: [
        {
          name: "thrift",
          on: draw,
          sources(state, [player], into) {
            const top = topOf(state, DISCARD + player);
            if (top !== undefined && at(state.card, top) === ECHO) into.push(top);
          },
          replace(state, [player], _source, engine) {
            engine.propose(state, gain, player, 1);
            return undefined;
          },
        },
        {
          name: "luck",
          on: draw,
          sources(state, [player], into) {
            if (at(state.money, player) === 5) into.push(0);
          },
          replace(state, [player], _source, engine) {
            engine.propose(state, gain, player, 2);
            return undefined;
          },
        },
      ],
      triggers: [
        answered(
          "echo",
          (player) => player,
          (state, card, _args, engine) => drawOne(state, at(state.owner, card), engine),
        ),
        answered(
          "bonus",
          (player) => player,
          (state, card, _args, engine) => engine.propose(state, gain, at(state.owner, card), 1),
        ),
        answered(
          "toll",
          (player) => 1 - player,
          (state, card, _args, engine) => {
            const other = 1 - at(state.owner, card);
            engine.propose(state, gain, other, 1);
            const top = topOf(state, DECK + other);
            if (top !== undefined) engine.propose(state, SHOW, top, 1 << other);
          },
        ),
      ],
      checks: [
        (state, engine) => {
          const rich = fault === "endless" ? -1 : state.money.findIndex((money) => money >= 20);
          if (rich >= 0) engine.propose(state, win, rich);
          return rich >= 0;
        },
      ],
      active: (state) => state.active,
      stands: {
        play: { procedure: "match", step: "play" },
        draw: { procedure: "match", step: "draw" },
        bid: { procedure: "match", step: "first" },
      },
      activeField: "active",
      restZone: "discard",
      setup(state) {
        for (const player of [0, 1]) {
          for (let card = 0; card < content.costs.length; card++)
            for (let copy = 0; copy < COPIES; copy++) createCard(state, LAYOUT, card, player, DECK + player);
          shufflePlace(state, LAYOUT, DECK + player);
          for (let i = 0; i < 3; i++) moveCard(state, LAYOUT, at(at(state.zones, DECK + player), 15 - i), HAND + player);
        }
      },
      cardName: (_content, card) => ["Mouse", "Fox", "Bear", "Echo"][card] ?? "?",
    },
    content,
    options,
  );
}
