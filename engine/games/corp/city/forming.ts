/** The Runner Action (CORP-3.9): assemble, disband, reform or move a team. */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { nothing, type Offer } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import type { CorpContent } from "../content.ts";
import { type CorpEngine, type CorpState, type CorpView, cardsIn, GARRISON, TEAMS, teamPlace } from "../layout.ts";
import { STILL } from "../moments.ts";
import { takeAct } from "../turn/events-turn.ts";
import { disbandTeam, formTeam, joinTeam, leaveTeam } from "./events-city.ts";
import { move } from "./moving.ts";
import { freeTeam, hqOf, isSo, isTeam, spotOf, stepsOf } from "./teams.ts";

export type RunnerNext = "runner";
type RunnerOffer = Offer<CorpState, CorpContent, RunnerNext>;

const ownTeams = (state: CorpView, into: number[]): void => {
  for (let team = 0; team < TEAMS; team++) if (isTeam(state, state.active, team)) into.push(team);
};
const atHome = {
  rule: "CORP-8.8",
  holds: (state: CorpView, team: number, _frame: number, engine: Parameters<typeof hqOf>[1]) =>
    spotOf(state, state.active, team) === hqOf(state, engine, state.active),
  reason: () => "You can disband or reform a team only at your own HQ",
};

/** Runners of the Garrison become a team at the own HQ (CORP-8.3). The first one is named here. */
const assemble: RunnerOffer = {
  verb: "assemble",
  needs: [{ rule: "CORP-8.4", holds: (state) => freeTeam(state, state.active) >= 0, reason: () => "You have three teams" }],
  items: (state, into) => void into.push(...cardsIn(state, GARRISON + state.active)),
  action: (_state, card) => ({ kind: "assemble", card }),
  carryOut(state, card, _frame, engine) {
    const team = freeTeam(state, state.active);
    engine.call(state, FORMING, team, 1, card);
    engine.propose(state, takeAct, state.active);
    engine.propose(state, formTeam, state.active, team);
    engine.propose(state, joinTeam, state.active, card, team);
    return "runner";
  },
};
const disband: RunnerOffer = {
  verb: "disband",
  form: { kind: "disband", members: { team: "number" } },
  items: ownTeams,
  fits: [atHome],
  action: (_state, team) => ({ kind: "disband", team }),
  carryOut(state, team, _frame, engine) {
    engine.propose(state, takeAct, state.active);
    engine.propose(state, disbandTeam, state.active, team);
    return "runner";
  },
};
const reform: RunnerOffer = {
  verb: "reform",
  form: { kind: "reform", members: { team: "number" } },
  items: ownTeams,
  fits: [
    atHome,
    {
      rule: "CORP-8.7",
      holds: (state, team) =>
        cardsIn(state, GARRISON + state.active).length > 0 || cardsIn(state, teamPlace(state.active, team)).length > 1,
      reason: () => "There is nothing to exchange: a team keeps at least one runner",
    },
  ],
  action: (_state, team) => ({ kind: "reform", team }),
  carryOut(state, team, _frame, engine) {
    engine.call(state, FORMING, team, 0, BEFORE_ALL);
    engine.propose(state, takeAct, state.active);
    return "runner";
  },
};
const moving: RunnerOffer = {
  verb: "move",
  form: { kind: "move", members: { team: "number" } },
  items: ownTeams,
  fits: [
    {
      rule: "CORP-R88",
      holds: (state, team, _frame, engine) => !isSo(state, engine, state.active, team, STILL),
      reason: () => "This team cannot move now",
    },
    {
      rule: "CORP-8.9",
      holds: (state, team, _frame, engine) => stepsOf(state, engine, state.active, team) > 0,
      reason: () => "This team has no Move",
    },
  ],
  action: (_state, team) => ({ kind: "move", team }),
  carryOut(state, team, _frame, engine) {
    engine.propose(state, takeAct, state.active);
    move(state, engine, team);
    return "runner";
  },
};
export const RUNNER_ACTS: readonly RunnerOffer[] = [assemble, disband, reform, moving];

/** Slots: the team; 1 while runners join, 0 while they leave; the last card that was named. */
const TEAM = 0;
const JOINS = 1;
const LAST = 2;
const DONE = -1;
/** No card was named yet. */
const BEFORE_ALL = -1;

/** Whether a team is about to be reformed and nobody was named yet. A single runner is not asked to leave. */
export function isReformBegun(state: CorpView, engine: CorpEngine): boolean {
  const asking = engine.asking(state);
  if (asking?.choice.kind !== "form" || slot(state, asking.frame, LAST) !== BEFORE_ALL) return false;
  return slot(state, asking.frame, JOINS) === 0 || cardsIn(state, teamPlace(state.active, slot(state, asking.frame, TEAM))).length === 1;
}

/** Those of a place behind the last one named, each design once: equal copies make no difference. */
function behind(state: CorpView, place: number, last: number, into: number[]): void {
  const cards = cardsIn(state, place);
  for (const card of [...cards].sort((a, b) => a - b))
    if (card > last && !into.some((other) => state.card[other] === state.card[card])) into.push(card);
}

/** Runners leave a team, then others join it (CORP-8.3, CORP-8.7, CORP-R64). Begun with the team, whether runners join at once, and the card named first. */
export const FORMING = procedures<CorpState, CorpContent>()("form", {
  choose: {
    kind: "form",
    rule: "CORP-8.7",
    forms: [
      { kind: "leave", members: { card: "card" } },
      { kind: "join", members: { card: "card" } },
      { kind: "done", members: {} },
    ],
    player: (state) => state.active,
    prompt: (state, frame) => (slot(state, frame, JOINS) === 1 ? "Which runner joins the team?" : "Which runner leaves the team?"),
    candidates(state, into, frame) {
      const place = teamPlace(state.active, slot(state, frame, TEAM));
      if (slot(state, frame, JOINS) === 1) behind(state, GARRISON + state.active, slot(state, frame, LAST), into);
      else if (cardsIn(state, place).length > 1) behind(state, place, slot(state, frame, LAST), into);
      into.push(DONE);
    },
    action: (state, card, frame) => (card === DONE ? { kind: "done" } : { kind: slot(state, frame, JOINS) === 1 ? "join" : "leave", card }),
    carryOut(state, card, frame, engine) {
      const joins = slot(state, frame, JOINS) === 1;
      if (card === DONE) {
        if (joins) return "done";
        setSlot(state, frame, JOINS, 1);
        setSlot(state, frame, LAST, BEFORE_ALL);
        return "choose";
      }
      setSlot(state, frame, LAST, card);
      engine.propose(state, joins ? joinTeam : leaveTeam, state.active, card, slot(state, frame, TEAM));
      return "choose";
    },
  },
});

/** The Runner Action is passed (CORP-R7). */
export const passOffer = <N extends string>(then: N): Offer<CorpState, CorpContent, N> => ({
  verb: "pass",
  items: nothing,
  action: () => ({ kind: "pass" }),
  carryOut: () => then,
});
