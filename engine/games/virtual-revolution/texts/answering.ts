/** Moments that cards in play answer: “When this is recruited, …”, “At the end of your turn, …” (VR-R108). */
import type { EventRule, Trigger } from "../../../kernel/events.ts";
import type { Procedure } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { declare } from "../actions/events-actions.ts";
import { beginRaid, discardAgent, discardVerse, drawCorruption, goOnline, promote, recruit, takeVerse } from "../cards/events-cards.ts";
import { controls } from "../city/control.ts";
import { eliminate, loseTitle, placeDirector, placeServer, removeServer, takeTitle } from "../city/events-city.ts";
import type { VrContent } from "../content.ts";
import { cardsIn, NOWHERE, SERVICE, TITLE, VERSES, type VrEngine, type VrState, type VrView } from "../layout.ts";
import { beginRound, beginTurn, endTurn, noteUse } from "../turn/events-turn.ts";
import { ACTION, districtNumbers } from "./ids.ts";
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

/** What happens is answered in the order in which it happened, so nobody is asked which comes next (VR-R108). */
const IN_ORDER = { what: () => 0, uses: (): readonly number[] => [] } as const;

export function answersOf(answered: Answered, text: Text): readonly Trigger<VrState, VrContent>[] {
  const moments = new Set(answered.flatMap((all) => all.map(({ answer }) => answer.at)));
  const start = (state: VrView, engine: VrEngine, place: number, card: number, player: Player): void =>
    engine.call(state, text, place, card, player, card);

  /** Of all players from `of` on; what is begun last is done first. */
  function answer(state: VrView, engine: VrEngine, moment: Moment, of: Player | undefined, borough = NOWHERE): void {
    const due: (() => void)[] = [];
    const first = of ?? 0;
    for (let i = 0; i < state.players; i++) {
      const player = (first + i) % state.players;
      for (const card of inPlay(state, player))
        for (const { answer: one, start: place } of answered[at(state.card, card)] ?? [])
          if (
            one.at === moment &&
            (of === undefined || one.other === (player !== of)) &&
            isThere(state, engine, one, player, borough) &&
            !(one.once && state.textUsed.includes(card))
          )
            due.push(() => {
              start(state, engine, place, card, player);
              if (one.once) engine.propose(state, noteUse, card);
            });
    }
    for (const one of due.reverse()) one();
  }
  /** Whether it happened where the text says, and has not been answered in this round if that is the limit. */
  function isThere(state: VrView, engine: VrEngine, one: Answer, player: Player, borough: number): boolean {
    if (
      one.districts !== undefined &&
      !districtNumbers(engine.content, one.districts).includes(at(engine.content.city.districtOf, borough))
    )
      return false;
    return one.at !== "director near" || controls(state, borough, player);
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
    ...IN_ORDER,
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
  /** Several moments of one event, one after the other: nobody is asked which comes first. */
  const several = (
    rule: EventRule<VrState, VrContent>,
    all: readonly (readonly [moment: Moment, begin: (state: VrView, engine: VrEngine, args: Args) => void])[],
  ): Trigger<VrState, VrContent> => ({
    name: rule.name,
    on: rule,
    judged: "after",
    listens: () => moments.size > 0 && all.some(([moment]) => moments.has(moment)),
    sources: (_state, _args, into) => void into.push(0),
    controller: () => 0,
    ...IN_ORDER,
    begin(state, _source, args, engine) {
      // What is begun last is done first.
      for (const [moment, begin] of [...all].reverse()) if (moments.has(moment)) begin(state, engine, args);
    },
  });
  const ofCard = (moment: Moment) =>
    [moment, (state: VrView, engine: VrEngine, [player, card]: Args) => answerItself(state, engine, moment, player, card)] as const;
  const ofWho = (moment: Moment) =>
    [moment, (state: VrView, engine: VrEngine, [player, borough]: Args) => answer(state, engine, moment, player, borough)] as const;
  const actionOf = ([, action]: Args): Moment => ACTION_IDS.find((id) => ACTION[id] === action) ?? "WORK";
  return [
    several(recruit, [ofCard("this recruited"), ofWho("recruits")]),
    itself("this taken", takeVerse),
    itself("this discarded", discardAgent),
    itself("this discarded", discardVerse),
    ofPlayer("begins", beginTurn),
    ofPlayer("ends", endTurn),
    ofPlayer("raid", beginRaid),
    ofPlayer("title", takeTitle),
    ofPlayer("title lost", loseTitle),
    several(promote, [ofCard("this promoted"), ofWho("promotes")]),
    ofPlayer("online", goOnline),
    ofPlayer("eliminated", eliminate),
    ofPlayer("draws", drawCorruption),
    ofPlayer("server", placeServer),
    ofPlayer("server lost", removeServer),
    several(placeDirector, [ofWho("director"), ofWho("director near")]),
    trigger(
      beginRound.name,
      beginRound,
      () => "round",
      (state, engine) => answer(state, engine, "round", undefined),
    ),
    trigger(declare.name, declare, actionOf, (state, engine, args) => answer(state, engine, actionOf(args), args[0])),
  ];
}
