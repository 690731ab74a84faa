/** Moments that cards in play answer: “When this is recruited, …”, “At the end of your turn, …” (VR-R108). */
import type { EventRule, Trigger } from "../../../kernel/events.ts";
import type { Procedure } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { declare } from "../actions/events-actions.ts";
import { beginRaid, discardAgent, discardVerse, recruit, takeVerse } from "../cards/events-cards.ts";
import { takeTitle } from "../city/events-city.ts";
import type { VrContent } from "../content.ts";
import { cardsIn, SERVICE, TITLE, VERSES, type VrEngine, type VrState, type VrView } from "../layout.ts";
import { beginRound, beginTurn, endTurn } from "../turn/events-turn.ts";
import { ACTION } from "./ids.ts";
import type { ActionId, Answer, Moment } from "./operations.ts";

/** What the cards answer, by design, each with its place in the program. */
export type Answered = readonly (readonly { readonly answer: Answer; readonly start: number }[])[];
type Args = readonly [number, number, number, number];
type Text = Procedure<VrState, VrContent>;

/** Cards of a player that answer: Agents in service, Online Verses, Titles. */
function* inPlay(state: VrView, player: Player): Generator<number> {
  yield* cardsIn(state, SERVICE + player);
  for (const card of cardsIn(state, VERSES + player)) if (state.online[card] === 1) yield card;
  yield* cardsIn(state, TITLE + player);
}

const ACTION_IDS = Object.keys(ACTION) as ActionId[];

export function answersOf(answered: Answered, text: Text): readonly Trigger<VrState, VrContent>[] {
  const moments = new Set(answered.flatMap((all) => all.map(({ answer }) => answer.at)));
  const start = (state: VrView, engine: VrEngine, place: number, card: number, player: Player): void =>
    engine.call(state, text, place, card, player, card);

  /** Of all players from `of` on; what is begun last is done first. */
  function answer(state: VrView, engine: VrEngine, moment: Moment, of: Player | undefined): void {
    const due: (() => void)[] = [];
    const first = of ?? 0;
    for (let i = 0; i < state.players; i++) {
      const player = (first + i) % state.players;
      for (const card of inPlay(state, player))
        for (const { answer: one, start: place } of answered[at(state.card, card)] ?? [])
          if (one.at === moment && (of === undefined || one.other === (player !== of)))
            due.push(() => start(state, engine, place, card, player));
    }
    for (const one of due.reverse()) one();
  }
  /** A card answers what happens to itself. */
  function answerItself(state: VrView, engine: VrEngine, moment: Moment, player: Player, card: number): void {
    for (const { answer: one, start: place } of [...(answered[at(state.card, card)] ?? [])].reverse())
      if (one.at === moment) start(state, engine, place, card, player);
  }

  const trigger = (
    name: string,
    rule: EventRule<VrState, VrContent>,
    momentOf: (args: Args) => Moment,
    begin: (state: VrView, engine: VrEngine, args: Args) => void,
  ): Trigger<VrState, VrContent> => ({
    name,
    on: rule,
    judged: "after",
    listens: (_state, args) => moments.size > 0 && moments.has(momentOf(args)),
    sources: (_state, _args, into) => void into.push(0),
    controller: () => 0,
    begin: (state, _source, args, engine) => begin(state, engine, args),
  });
  const itself = (moment: Moment, rule: EventRule<VrState, VrContent>) =>
    trigger(
      `${rule.name}: itself`,
      rule,
      () => moment,
      (state, engine, [player, card]) => answerItself(state, engine, moment, player, card),
    );
  const ofPlayer = (moment: Moment, rule: EventRule<VrState, VrContent>) =>
    trigger(
      rule.name,
      rule,
      () => moment,
      (state, engine, [player]) => answer(state, engine, moment, player),
    );
  const actionOf = ([, action]: Args): Moment => ACTION_IDS.find((id) => ACTION[id] === action) ?? "WORK";
  return [
    itself("this recruited", recruit),
    itself("this taken", takeVerse),
    itself("this discarded", discardAgent),
    itself("this discarded", discardVerse),
    ofPlayer("begins", beginTurn),
    ofPlayer("ends", endTurn),
    ofPlayer("raid", beginRaid),
    ofPlayer("title", takeTitle),
    trigger(
      beginRound.name,
      beginRound,
      () => "round",
      (state, engine) => answer(state, engine, "round", undefined),
    ),
    trigger(declare.name, declare, actionOf, (state, engine, args) => answer(state, engine, actionOf(args), args[0])),
  ];
}
