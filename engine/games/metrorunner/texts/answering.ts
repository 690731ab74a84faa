/** Moments that completed jobs answer: “Ongoing: When you take Contact Agents, …” (MR-R55). */
import type { EventRule, Trigger } from "../../../kernel/events.ts";
import type { Procedure } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { districtsHere, stepsBetween } from "../city/figures.ts";
import { AGENTS, ASSETS, GIGS, HACK } from "../city/route.ts";
import type { MetroContent } from "../content.ts";
import { cycleNetwork, discardNetwork, manipulate, placeBrute } from "../hack/events-hack.ts";
import { cardsWithAbilities } from "../jobs/abilities.ts";
import { COLOUR_COUNT } from "../jobs/cubes.ts";
import { discardJob, gainCubes, spendJob, tuckJob, useAbility } from "../jobs/events-jobs.ts";
import { AFTER, type MetroEngine, type MetroState, type MetroView, NOWHERE } from "../layout.ts";
import { LOCATION } from "../turn/actions.ts";
import { beginTurn, buyBoost, endTurn, moveFigure, reachPhase } from "../turn/events-turn.ts";
import { noteUse } from "./events-texts.ts";
import { doFor } from "./losing.ts";
import type { Answer, Limit, Moment, Stop } from "./operations.ts";

/** What the jobs answer, by design, each with its place in the program. */
export type Answered = readonly (readonly { readonly answer: Answer; readonly start: number }[])[];

type Args = readonly [number, number, number, number];
/** Which of the events count, when that is looked at, the job that one is about, who did it, and the station from which it went, from 1. */
type Only = {
  readonly only?: (state: MetroView, args: Args) => boolean;
  readonly judged?: "before" | "after";
  readonly job?: (args: Args) => number;
  readonly who?: (state: MetroView, args: Args) => number;
  readonly from?: (state: MetroView, args: Args) => number;
  readonly discarded?: (args: Args) => number;
  readonly colours?: (args: Args) => number;
};
/** What happened. */
type About = {
  readonly at: Moment;
  readonly who: number;
  readonly district: number | undefined;
  readonly itself: number;
  /** Colours of cubes that came, one bit each. */
  readonly colours: number;
  /** The card that was discarded. */
  readonly card: number;
  readonly from: number;
};

/** Whether a text answers what happened: whose card it is, whose deed it was, and where. */
function isMeantBy(state: MetroView, engine: MetroEngine, answer: Answer, player: number, about: About): boolean {
  if (answer.at !== about.at) return false;
  if (about.at !== "round" && answer.other !== (about.who !== player)) return false;
  if (answer.of !== undefined && answer.of !== about.district) return false;
  if (answer.colour !== undefined && (about.colours & (1 << answer.colour)) === 0) return false;
  if (answer.home && !districtsHere(state, engine, about.who).includes(at(state.board, player))) return false;
  if (answer.at === "passes")
    return answer.other
      ? isPassed(state, engine, player, about)
      : state.returns.some((_, other) => other < state.players && other !== player && isPassed(state, engine, other, about));
  return answer.stop === undefined || isStop(state, engine, player, answer.stop, about);
}

/** Whether a figure went past another one. */
function isPassed(state: MetroView, engine: MetroEngine, player: number, { who, from }: About): boolean {
  if (from === 0) return false;
  const [start, end, theirs] = [from - 1, at(state.figure, who), at(state.figure, player)];
  return theirs !== end && theirs !== start && stepsBetween(engine, start, theirs) < stepsBetween(engine, start, end);
}

function isStop(state: MetroView, engine: MetroEngine, player: number, stop: Stop, { who, from }: About): boolean {
  const here = districtsHere(state, engine, who);
  switch (stop.on) {
    case "border":
      return here.length > 1;
    case "home":
      return here.includes(at(state.board, player));
    case "district":
      return here.includes(stop.district);
    case "icon":
      return engine.content.route.icon[at(state.figure, who)] === stop.icon;
    case "way":
      return from > 0 && stepsBetween(engine, from - 1, at(state.figure, who)) >= stop.least;
  }
}

const isUsed = (state: MetroView, card: number, limit: Limit | undefined): boolean =>
  limit === undefined
    ? false
    : limit === "action"
      ? at(state.used, card) !== 0
      : (limit === "turn" ? state.turnUsed : state.gameUsed).includes(card);

/** Which action was taken, by its number and the icon of the station. */
function actionOf(state: MetroView, { content }: MetroEngine, action: number): Moment {
  if (action !== LOCATION) return action <= COLOUR_COUNT ? "collect" : "complete";
  const icon = at(content.route.icon, at(state.figure, state.active));
  return icon === GIGS ? "gigs" : icon === ASSETS ? "assets" : icon === AGENTS ? "agents" : icon === HACK ? "hack" : "collect";
}

/** The triggers of a content; none where no job answers anything. */
export function answersOf(answered: Answered, text: Procedure<MetroState, MetroContent>): readonly Trigger<MetroState, MetroContent>[] {
  const moments = new Set(answered.flatMap((all) => all.map(({ answer }) => answer.at)));
  if (moments.has("itself discarded")) moments.add("discards");

  /** Of all players the jobs and characters that answer, in turn order; what is begun last is done first. */
  function begin(state: MetroView, engine: MetroEngine, about: About): void {
    const due: (() => void)[] = [];
    for (let i = 0; i < state.players; i++) {
      const player = (state.active + i) % state.players;
      for (const card of cardsWithAbilities(state, player))
        for (const { answer, start } of answered[at(state.card, card)] ?? []) {
          if (card === about.itself || !isMeantBy(state, engine, answer, player, about) || isUsed(state, card, answer.limit)) continue;
          due.push(() => {
            if (player !== state.active) for (const operation of [...answer.do].reverse()) doFor(state, engine, player, operation);
            else engine.call(state, text, start, card);
            if (answer.limit === "action") engine.propose(state, useAbility, card);
            else if (answer.limit !== undefined) engine.propose(state, noteUse, card, answer.limit === "game" ? 1 : 0);
          });
        }
    }
    // A starting job that is discarded answers that itself, out of the hand (MR-R69).
    if (about.at === "discards" && about.card >= 0)
      for (const { answer } of answered[at(state.card, about.card)] ?? [])
        if (answer.at === "itself discarded")
          due.push(() => {
            for (const operation of [...answer.do].reverse()) doFor(state, engine, about.who, operation);
          });
    for (const one of due.reverse()) one();
  }

  const on = (
    name: string,
    rule: EventRule<MetroState, MetroContent>,
    momentsOf: (state: MetroView, args: Args, engine: MetroEngine) => readonly Moment[],
    { only, judged = "after", job = () => -1, who = (state) => state.active, from, discarded, colours }: Only = {},
  ): Trigger<MetroState, MetroContent> => ({
    name,
    on: rule,
    judged,
    listens: (state, args, engine) =>
      moments.size > 0 && (only?.(state, args) ?? true) && momentsOf(state, args, engine).some((moment) => moments.has(moment)),
    sources: (state, args, into) => void into.push(from?.(state, args) ?? 0),
    controller: (state) => state.active,
    begin(state, source, args, engine) {
      const card = job(args);
      const about = {
        colours: colours?.(args) ?? 0,
        who: who(state, args),
        district: card < 0 ? undefined : at(engine.content.district, at(state.card, card)),
        itself: card,
        card: discarded?.(args) ?? -1,
        from: source,
      };
      // What is begun last is done first.
      for (const moment of [...momentsOf(state, args, engine)].reverse())
        if (moments.has(moment)) begin(state, engine, { ...about, at: moment });
    },
  });
  const byPlayer = (_state: MetroView, [player]: Args): number => player;
  return [
    // Once it is carried out; a boost that is bought then does not end it once more.
    on(
      "takes an action",
      reachPhase,
      (state, _args, engine) => [actionOf(state, engine, state.taken - 1), state.taken - 1 === LOCATION ? "location" : "district"],
      { only: (state, [phase]) => phase === AFTER && state.phase !== AFTER && state.taken > 0, judged: "before" },
    ),
    on("completes a job", tuckJob, () => ["completed"], { job: ([, card]) => card }),
    on("hacks a network", discardNetwork, () => ["hacked"]),
    on("buys a boost", buyBoost, () => ["boost"]),
    on("begins a turn", beginTurn, (state, [player]) => (player === state.first ? ["round", "begins"] : ["begins"])),
    on("ends a turn", endTurn, () => ["ends"]),
    on("gains cubes", gainCubes, () => ["gains"], {
      only: (state, [player]) => player === state.active,
      colours: ([, colour]) => 1 << colour,
    }),
    // A network that was declared goes under its deck: the hack failed (MR-11.17).
    on("fails a hack", cycleNetwork, () => ["failed"], { only: (state) => state.declared !== NOWHERE }),
    on("uses brute force", placeBrute, () => ["brute"]),
    on("uses the character", manipulate, () => ["manipulates"], { only: (_state, [player, , own]) => player >= 0 && own === 1 }),
    on("discards a job", discardJob, () => ["discards"], { who: byPlayer, discarded: ([, card]) => card }),
    on("discards for a cube", spendJob, () => ["discards"], { discarded: ([, card]) => card }),
    // Where the figure stood before tells how far it went, and past whom.
    on("moves a figure", moveFigure, () => ["passes", "stops"], {
      judged: "before",
      who: byPlayer,
      from: (state, [player]) => at(state.figure, player) + 1,
    }),
  ];
}
