/** What the verbs of Megacorp's texts change for a time (see changes.ts). What is counted or read is so once, when it is carried out. */
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Fit, type GivenKeyword, type Run, runsFor } from "../../../../language/index.ts";
import { isCombat, ofAttack, TRAIT } from "../../combat/fight.ts";
import { type MegacorpContent, type MegacorpEngine, NULL_SCORE, tagKey } from "../../content.ts";
import { isNetwork, type MegacorpState, type MegacorpView } from "../../layout.ts";
import { takeControl } from "../../network/events-cards.ts";
import {
  BANNED,
  BANS,
  type Ban,
  change,
  GIVEN,
  LENT,
  LOST_ABILITIES,
  LOST_KEYWORD,
  lasting,
  PREVENTED,
  PREVENTED_COMBAT,
  SCORE,
  TAG,
  UNTIL_END_OF_TURN,
  VALUATION,
} from "../../state/changes.ts";
import { scoreOf } from "../../state/characteristics.ts";
import { DECLARED, givenIn, type Mods, THE_VALUATION, traitsOf, untilOf } from "../terms.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

const deployed: Fit<MegacorpState, MegacorpContent> = {
  rule: "MC-2.4",
  holds: (state, card) => isNetwork(at(state.zone, card)),
  reason: () => "It is not in a network",
};

/** Until when it lasts for a card: “its controller's next turn” is its own (MC-R230). */
type Until = (card: number) => number;
const untilFor =
  (state: MegacorpView, duration: unknown, acting: Acting): Until =>
  (card) =>
    untilOf(duration, acting, at(state.controller, card));
const endOfTurn: Until = () => UNTIL_END_OF_TURN;

/** “+1 BQ and +1 to each score”, so many times. */
function modify(state: MegacorpView, engine: MegacorpEngine, cards: Cards, mods: Mods, times: number, until: Until): void {
  for (const card of cards)
    for (const mod of mods) {
      // Never -0, which no state can hold.
      const n = mod.n * times + 0;
      if (mod.of === DECLARED) {
        if (isCombat(state)) engine.propose(state, change, card, lasting(SCORE, until(card)), ofAttack(state, TRAIT), n);
      } else if (mod.of === THE_VALUATION) engine.propose(state, change, card, lasting(VALUATION, until(card)), n, 0);
      else for (const trait of traitsOf(mod)) engine.propose(state, change, card, lasting(SCORE, until(card)), trait, n);
    }
}

function give(state: MegacorpView, engine: MegacorpEngine, cards: Cards, keywords: readonly GivenKeyword[], until: Until): void {
  for (const card of cards) for (const { text, n } of keywords) engine.propose(state, change, card, lasting(GIVEN, until(card)), text, n);
}

/** A change that is the same for each of some cards. */
function changeAll(state: MegacorpView, engine: MegacorpEngine, cards: Cards, kind: number, until: Until, a = 0, b = 0): void {
  for (const card of cards) engine.propose(state, change, card, lasting(kind, until(card)), a, b);
}

/** Doubling adds no more than this, so that doubling again and again stays within what a state can hold (MC-R159). */
const MOST_DOUBLED = 10_000;

/** The runs, by construct. */
export const CHANGE_EFFECTS: Readonly<Record<string, Run>> = {
  gets: run.verb({
    fits: [deployed],
    run: (state, acting, engine, cards: Cards, mods: Mods, until) => modify(state, engine, cards, mods, 1, untilFor(state, until, acting)),
  }),
  "gets.each": run.verb({
    fits: [deployed],
    run: (state, acting, engine, cards: Cards, mods: Mods, times, until) =>
      modify(state, engine, cards, mods, Number(times), untilFor(state, until, acting)),
  }),
  gains: run.verb({
    fits: [deployed],
    run: (state, acting, engine, cards: Cards, keywords, until) =>
      give(state, engine, cards, givenIn(keywords), untilFor(state, until, acting)),
  }),
  "gets.gains": run.verb({
    fits: [deployed],
    run(state, acting, engine, cards: Cards, mods: Mods, keywords, until) {
      modify(state, engine, cards, mods, 1, untilFor(state, until, acting));
      give(state, engine, cards, givenIn(keywords), untilFor(state, until, acting));
    },
  }),
  loses: run.verb({
    fits: [deployed],
    run(state, acting, engine, cards: Cards, keyword, until) {
      const lost = engine.content.keywords.indexOf(String(keyword));
      changeAll(state, engine, cards, LOST_KEYWORD, untilFor(state, until, acting), lost);
    },
  }),
  "loses.all": run.verb({
    fits: [deployed],
    run: (state, acting, engine, cards: Cards, until) => changeAll(state, engine, cards, LOST_ABILITIES, untilFor(state, until, acting)),
  }),
  isAlso: run.verb({
    fits: [deployed],
    run(state, acting, engine, cards: Cards, tag, until) {
      const gained = engine.content.tagNames.indexOf(tagKey(String(tag)));
      changeAll(state, engine, cards, TAG, untilFor(state, until, acting), gained);
    },
  }),
  cannot: run.verb({
    fits: [deployed],
    run(state, acting, engine, cards: Cards, ban, until) {
      for (const one of [ban as Ban | readonly Ban[]].flat())
        changeAll(state, engine, cards, BANNED, untilFor(state, until, acting), BANS.indexOf(one));
    },
  }),
  // Doubling adds the score that the card has then.
  double: run.verb({
    fits: [deployed],
    run(state, acting, engine, trait, cards: Cards, until) {
      const scores = cards.map((card) => scoreOf(state, engine, card, Number(trait)));
      cards.forEach((card, i) => {
        const score = at(scores, i);
        const more = Math.min(score, MOST_DOUBLED);
        if (score !== NULL_SCORE)
          engine.propose(state, change, card, lasting(SCORE, untilFor(state, until, acting)(card)), Number(trait), more);
      });
    },
  }),
  prevent: run.verb({
    fits: [deployed],
    run: (state, _acting, engine, n, trait, cards: Cards) =>
      changeAll(state, engine, cards, PREVENTED, endOfTurn, Number(trait), Number(n)),
  }),
  "prevent.combat": run.verb({
    fits: [deployed],
    run: (state, _acting, engine, cards: Cards) => changeAll(state, engine, cards, PREVENTED_COMBAT, endOfTurn),
  }),
  // MC-R130: who lends the card gets it back where it lies then.
  "control.for": run.verb({
    fits: [
      deployed,
      {
        rule: "MC-R130",
        holds: (state, card, _acting, { content }) => !at(content.isBusiness, at(state.card, card)),
        reason: () => "A Business cannot change control",
      },
    ],
    run(state, acting, engine, cards: Cards, until) {
      for (const card of cards) {
        engine.propose(state, change, card, lasting(LENT, untilFor(state, until, acting)(card)), at(state.controller, card), acting.actor);
        engine.propose(state, takeControl, card, acting.actor);
      }
    },
  }),
};
