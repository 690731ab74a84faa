/** Moments that completed jobs answer: “Ongoing: When you take Contact Agents, …” (MR-R55). */
import type { EventRule, Trigger } from "../../../kernel/events.ts";
import type { Procedure } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { AGENTS, ASSETS, GIGS, HACK } from "../city/route.ts";
import type { MetroContent } from "../content.ts";
import { discardNetwork } from "../hack/events-hack.ts";
import { COLOUR_COUNT } from "../jobs/cubes.ts";
import { tuckJob, useAbility } from "../jobs/events-jobs.ts";
import { AFTER, cardsIn, type MetroEngine, type MetroState, type MetroView, SLOTS, slotPlace } from "../layout.ts";
import { LOCATION } from "../turn/actions.ts";
import { beginTurn, buyBoost, endTurn, reachPhase } from "../turn/events-turn.ts";
import { doFor } from "./losing.ts";
import type { Answer, Moment } from "./operations.ts";

/** What the jobs answer, by design, each with its place in the program. */
export type Answered = readonly (readonly { readonly answer: Answer; readonly start: number }[])[];

type Args = readonly [number, number, number, number];
/** Which of the events count, when that is looked at, and the job that one is about. */
type Only = {
  readonly only?: (state: MetroView, args: Args) => boolean;
  readonly judged?: "before" | "after";
  readonly job?: (args: Args) => number;
};

/** Which action was taken, by its number and the icon of the station. */
function actionOf(state: MetroView, { content }: MetroEngine, action: number): Moment {
  if (action !== LOCATION) return action <= COLOUR_COUNT ? "collect" : "complete";
  const icon = at(content.route.icon, at(state.figure, state.active));
  return icon === GIGS ? "gigs" : icon === ASSETS ? "assets" : icon === AGENTS ? "agents" : icon === HACK ? "hack" : "collect";
}

/** The triggers of a content; none where no job answers anything. */
export function answersOf(answered: Answered, text: Procedure<MetroState, MetroContent>): readonly Trigger<MetroState, MetroContent>[] {
  const moments = new Set(answered.flatMap((all) => all.map(({ answer }) => answer.at)));

  /** Of all players the jobs that answer, in turn order; what is begun last is done first. */
  function begin(state: MetroView, engine: MetroEngine, moment: Moment, district: number | undefined, itself: number): void {
    const due: (() => void)[] = [];
    for (let i = 0; i < state.players; i++) {
      const player = (state.active + i) % state.players;
      for (let place = 0; place < SLOTS; place++)
        for (const card of cardsIn(state, slotPlace(player, place)))
          for (const { answer, start } of answered[at(state.card, card)] ?? []) {
            if (answer.at !== moment || answer.other !== i > 0 || card === itself) continue;
            if (answer.of !== undefined && answer.of !== district) continue;
            if (answer.once && at(state.used, card) !== 0) continue;
            due.push(() => {
              if (answer.other) for (const operation of [...answer.do].reverse()) doFor(state, engine, player, operation);
              else engine.call(state, text, start, card);
              if (answer.once) engine.propose(state, useAbility, card);
            });
          }
    }
    for (const one of due.reverse()) one();
  }

  const on = (
    name: string,
    rule: EventRule<MetroState, MetroContent>,
    momentOf: (state: MetroView, args: Args, engine: MetroEngine) => Moment,
    { only, judged = "after", job = () => -1 }: Only = {},
  ): Trigger<MetroState, MetroContent> => ({
    name,
    on: rule,
    judged,
    listens: (state, args, engine) => moments.size > 0 && (only?.(state, args) ?? true) && moments.has(momentOf(state, args, engine)),
    sources: (_state, _args, into) => void into.push(0),
    controller: (state) => state.active,
    begin(state, _source, args, engine) {
      const card = job(args);
      const district = card < 0 ? undefined : at(engine.content.district, at(state.card, card));
      begin(state, engine, momentOf(state, args, engine), district, card);
    },
  });
  return [
    // Once it is carried out; a boost that is bought then does not end it once more.
    on("takes an action", reachPhase, (state, _args, engine) => actionOf(state, engine, state.taken - 1), {
      only: (state, [phase]) => phase === AFTER && state.phase !== AFTER && state.taken > 0,
      judged: "before",
    }),
    on("completes a job", tuckJob, () => "completed", { job: ([, card]) => card }),
    on("hacks a network", discardNetwork, () => "hacked"),
    on("buys a boost", buyBoost, () => "boost"),
    on("begins a turn", beginTurn, () => "begins"),
    on("ends a turn", endTurn, () => "ends"),
  ];
}
