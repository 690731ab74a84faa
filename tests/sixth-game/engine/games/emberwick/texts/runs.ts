/** What the words of Emberwick's texts do (EW-5). Lanterns that hang in the house are in play; nothing else is. */
import { at, type State } from "../../../kernel/state.ts";
import { type Acting, type Run, runsFor, type TextRules } from "../../../language/index.ts";
import type { EmberwickContent } from "../content.ts";
import { beginTurn, burn, discard, draw, hang, play, snuff, walk } from "../events.ts";
import { cardsIn, type EmberwickState, type EmberwickView, HAND, holderOf, isWindow, SATCHEL, WINDOW, WINDOWS } from "../layout.ts";
import { DRAWING } from "../turn.ts";

const textRules = <S extends State, C>(rules: TextRules<S, C>): TextRules => rules as TextRules;
const run = runsFor<EmberwickState, EmberwickContent>();

type Cards = readonly number[];

function allWindows(into: number[]): void {
  for (let window = 0; window < WINDOWS; window++) into.push(WINDOW + window);
}

const fromHand = (_state: EmberwickView, { actor }: Acting, into: number[]): void => void into.push(HAND + actor);

/** The runs of the words, by construct. */
export const RUNS: Readonly<Record<string, Run>> = {
  "noun.lantern": run.test((state, card) => isWindow(at(state.zone, card)), {
    rule: "EW-5.5",
    implies: (_state, _acting, into) => allWindows(into),
  }),
  named: run.test(({ card: designs }, card, { content }, _acting, name) => at(content.cards, at(designs, card)).name === name),
  "zone.hand": run.places((_state, player, into) => void into.push(HAND + player), { seen: "owner" }),

  walk: run.verb({ plain: true, run: (state, { actor }, engine, n) => engine.propose(state, walk, actor, Number(n)) }),
  snuff: run.verb({
    fits: [
      {
        rule: "EW-5.2",
        open: true,
        holds: (state, card) => isWindow(at(state.zone, card)),
        reason: () => "It does not hang in a window",
      },
    ],
    run: (state, { actor }, engine, cards: Cards) => {
      for (const card of cards) engine.propose(state, snuff, actor, card);
    },
  }),
  draw: run.verb({
    able: (state, { actor }) => cardsIn(state, SATCHEL + actor).length > 0,
    run: (state, { actor }, engine, n) => engine.call(state, DRAWING, actor, Number(n)),
  }),
  discard: run.verb({
    from: fromHand,
    fits: [
      {
        rule: "EW-5.4",
        open: true,
        holds: (state, card, { actor }) => at(state.zone, card) === HAND + actor,
        reason: () => "Cards are discarded from the own hand",
      },
    ],
    run: (state, { actor }, engine, cards: Cards) => {
      for (const card of cards) engine.propose(state, discard, actor, card);
    },
  }),

  "event.plays": run.event({ on: play, args: { p: 0, s: 1 }, also: [{ on: hang, args: { p: 0, s: 1 } }] }),
  "event.draws": run.event({ on: draw, args: { p: 0, s: 1 } }),
  "event.discarded": run.event({
    on: discard,
    args: { s: 1 },
    also: [
      { on: burn, args: { s: 1 } },
      { on: snuff, args: { s: 1 } },
    ],
  }),
  "time.yourTurn": run.time(beginTurn, (_state, [player], controller) => player === controller),
};

/** Why Emberwick cannot carry out what the words of other games say. */
const NO_MONEY = "Emberwick has no money: say “walk 1 step”";
export const LACKS: Readonly<Record<string, string>> = Object.fromEntries(
  ["pay", "gain", "lose", "lose.half", "money.equal", "unless"].map((id) => [id, NO_MONEY]),
);

/** How Emberwick's texts are carried out: one instruction after the other (EW-5.6). */
export const TEXT_RULES = textRules<EmberwickState, EmberwickContent>({
  order: "sequence",
  asks: {
    unit: "EW-5.6",
    may: "EW-5.6",
    choose: "EW-5.7",
    target: "EW-5.7",
    mode: "EW-5.7",
    number: "EW-5.7",
    player: "EW-5.7",
    order: "EW-5.7",
    search: "EW-5.7",
    pay: "EW-5.7",
  },
  inPlay: (_state, into) => allWindows(into),
  works: (_state, into) => allWindows(into),
  keeps: true,
  controller: holderOf,
});
