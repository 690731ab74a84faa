/** What the verbs of Megacorp's texts change for a time (see changes.ts). What is counted or read is so once, when it is carried out. */
import { at } from "../../../../kernel/state.ts";
import { type Fit, type GivenKeyword, type Run, runsFor } from "../../../../language/index.ts";
import { isCombat, ofAttack, TRAIT } from "../../bots/fight.ts";
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

/** “+1 BQ and +1 to each score”, so many times. */
function modify(state: MegacorpView, engine: MegacorpEngine, cards: Cards, mods: Mods, times: number, until: number): void {
  for (const card of cards)
    for (const mod of mods) {
      // Never -0, which no state can hold.
      const n = mod.n * times + 0;
      if (mod.of === DECLARED) {
        if (isCombat(state)) engine.propose(state, change, card, lasting(SCORE, until), ofAttack(state, TRAIT), n);
      } else if (mod.of === THE_VALUATION) engine.propose(state, change, card, lasting(VALUATION, until), n, 0);
      else for (const trait of traitsOf(mod)) engine.propose(state, change, card, lasting(SCORE, until), trait, n);
    }
}

function give(state: MegacorpView, engine: MegacorpEngine, cards: Cards, keywords: readonly GivenKeyword[], until: number): void {
  for (const card of cards) for (const { text, n } of keywords) engine.propose(state, change, card, lasting(GIVEN, until), text, n);
}

/** A change that is the same for each of some cards. */
function changeAll(state: MegacorpView, engine: MegacorpEngine, cards: Cards, kind: number, until: number, a = 0, b = 0): void {
  for (const card of cards) engine.propose(state, change, card, lasting(kind, until), a, b);
}

/** Doubling adds no more than this, so that doubling again and again stays within what a state can hold (MC-R159). */
const MOST_DOUBLED = 10_000;

/** The runs, by construct. */
export const CHANGE_EFFECTS: Readonly<Record<string, Run>> = {
  gets: run.verb({
    fits: [deployed],
    run: (state, acting, engine, cards: Cards, mods: Mods, until) => modify(state, engine, cards, mods, 1, untilOf(until, acting)),
  }),
  "gets.each": run.verb({
    fits: [deployed],
    run: (state, acting, engine, cards: Cards, mods: Mods, times, until) =>
      modify(state, engine, cards, mods, Number(times), untilOf(until, acting)),
  }),
  gains: run.verb({
    fits: [deployed],
    run: (state, acting, engine, cards: Cards, keywords, until) => give(state, engine, cards, givenIn(keywords), untilOf(until, acting)),
  }),
  "gets.gains": run.verb({
    fits: [deployed],
    run(state, acting, engine, cards: Cards, mods: Mods, keywords, until) {
      modify(state, engine, cards, mods, 1, untilOf(until, acting));
      give(state, engine, cards, givenIn(keywords), untilOf(until, acting));
    },
  }),
  loses: run.verb({
    fits: [deployed],
    run(state, acting, engine, cards: Cards, keyword, until) {
      const lost = engine.content.keywords.indexOf(String(keyword));
      changeAll(state, engine, cards, LOST_KEYWORD, untilOf(until, acting), lost);
    },
  }),
  "loses.all": run.verb({
    fits: [deployed],
    run: (state, acting, engine, cards: Cards, until) => changeAll(state, engine, cards, LOST_ABILITIES, untilOf(until, acting)),
  }),
  isAlso: run.verb({
    fits: [deployed],
    run(state, acting, engine, cards: Cards, tag, until) {
      const gained = engine.content.tagNames.indexOf(tagKey(String(tag)));
      changeAll(state, engine, cards, TAG, untilOf(until, acting), gained);
    },
  }),
  cannot: run.verb({
    fits: [deployed],
    run(state, acting, engine, cards: Cards, ban, until) {
      for (const one of [ban as Ban | readonly Ban[]].flat())
        changeAll(state, engine, cards, BANNED, untilOf(until, acting), BANS.indexOf(one));
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
        if (score !== NULL_SCORE) engine.propose(state, change, card, lasting(SCORE, untilOf(until, acting)), Number(trait), more);
      });
    },
  }),
  prevent: run.verb({
    fits: [deployed],
    run: (state, _acting, engine, n, trait, cards: Cards) =>
      changeAll(state, engine, cards, PREVENTED, UNTIL_END_OF_TURN, Number(trait), Number(n)),
  }),
  "prevent.combat": run.verb({
    fits: [deployed],
    run: (state, _acting, engine, cards: Cards) => changeAll(state, engine, cards, PREVENTED_COMBAT, UNTIL_END_OF_TURN),
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
        engine.propose(state, change, card, lasting(LENT, untilOf(until, acting)), at(state.controller, card), acting.actor);
        engine.propose(state, takeControl, card, acting.actor);
      }
    },
  }),
};
