/** Chapters CORP-8.9 and CORP-12: a team moves step by step (section 2.4). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { nothing, type Offer, offersChoice } from "../../../kernel/offers.ts";
import { procedures } from "../../../kernel/procedure.ts";
import type { StateCheck } from "../../../kernel/rules.ts";
import { at, type View } from "../../../kernel/state.ts";
import { type CorpContent, HACKER, THIEF, THUG } from "../content.ts";
import { goInside, halt, setOff } from "../effects/events-texts.ts";
import { BACK, MEETING, PASSED, REFUSED } from "../encounters/meeting.ts";
import { DELIVERING } from "../infiltration/delivering.ts";
import { INFILTRATING } from "../infiltration/infiltrating.ts";
import { type CorpEngine, type CorpState, type CorpView, SEATS, TEAMS } from "../layout.ts";
import { isBound } from "../mat/mat.ts";
import { CLOSED as CLOSED_HQ, OUTSIDE } from "../moments.ts";
import { beginMove, endMove, moveTeam } from "./events-city.ts";
import { BUILDING, CROSSING, HQ } from "./map.ts";
import { bonusOf, hqOf, hqOwner, isSo, isTeam, rolesOf, spotOf, stepsOf } from "./teams.ts";

/** The slot of a Move with the steps that are left. */
export const STEPS_LEFT = 0;
/** Slots: steps left, the spot that the team came from, teams met on this spot, spots that are closed to it (30 each). */
const LEFT = STEPS_LEFT;
const FROM = 1;
const MET = 2;
const CLOSED = 3;
/** Slots of the frame of a Move, which is begun by `callWide`. */
export const MOVE_SLOTS = 6;
const BITS = 30;

const isClosed = (state: View<CorpState>, frame: number, spot: number): boolean =>
  ((slot(state, frame, CLOSED + Math.trunc(spot / BITS)) >> (spot % BITS)) & 1) !== 0;

const here = (state: CorpView): number => spotOf(state, state.active, state.mover);
/** One number for each team of each player. */
const teamBit = (player: number, team: number): number => 1 << (player * TEAMS + team);

/** Whether a team has a Hacker and a Thief or a Thug (CORP-13.3, CORP-R24). */
export function canInfiltrate(state: CorpView, engine: CorpEngine, player: number, team: number): boolean {
  const roles = rolesOf(state, engine, player, team);
  return (roles & HACKER) !== 0 && (roles & (THIEF | THUG)) !== 0;
}

type MoveNext = "meet" | "infiltrated" | "end";
type MoveOffer = Offer<CorpState, CorpContent, MoveNext>;

/** The next spot: an intersection, a building, the own HQ (CORP-8.9, CORP-12.5, CORP-12.7). */
const stepOffer: MoveOffer = {
  verb: "go",
  form: { kind: "go", members: { spot: "number" } },
  items(state, into, _frame, engine) {
    const { city } = engine.content;
    for (const spot of at(city.next, here(state)))
      if (city.kind[spot] !== HQ || hqOwner(state, engine, spot) === state.active) into.push(spot);
  },
  fits: [
    {
      rule: "CORP-R49",
      holds: (state, spot, frame) => !isClosed(state, frame, spot),
      reason: () => "The team cannot go there for the rest of this Move",
    },
    {
      rule: "CORP-R103",
      holds: (state, spot, _frame, engine) =>
        at(engine.content.city.kind, spot) !== BUILDING || !isSo(state, engine, state.active, state.mover, OUTSIDE),
      reason: () => "The team cannot enter buildings now",
    },
  ],
  action: (_state, spot) => ({ kind: "go", spot }),
  carryOut(state, spot, frame, engine) {
    setSlot(state, frame, FROM, here(state));
    setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
    setSlot(state, frame, MET, 0);
    engine.propose(state, moveTeam, state.active, state.mover, spot);
    return "meet";
  },
};
/** From the gate into the HQ of another corp (CORP-13.3). */
const infiltrateOffer: MoveOffer = {
  verb: "infiltrate",
  form: { kind: "infiltrate", members: { player: "player" } },
  items(state, into) {
    for (let player = 0; player < state.players; player++) if (player !== state.active) into.push(player);
  },
  refuses(state, player, _frame, engine) {
    if (at(engine.content.city.gate, hqOf(state, engine, player)) !== here(state))
      return { rule: "CORP-13.3", reason: `The team is not at the gate of ${SEATS[player]}` };
    if (!canInfiltrate(state, engine, state.active, state.mover))
      return { rule: "CORP-13.3", reason: "The team needs a Hacker with a Thief or a Thug" };
    if (bonusOf(state, engine, player, CLOSED_HQ) > 0)
      return { rule: "CORP-R88", reason: `The HQ of ${SEATS[player]} cannot be infiltrated now` };
    return isBound(state, state.active, player)
      ? { rule: "CORP-11.3", reason: "A Vassal cannot infiltrate the HQ of its Parent" }
      : undefined;
  },
  action: (_state, player) => ({ kind: "infiltrate", player }),
  carryOut(state, player, _frame, engine) {
    engine.call(state, INFILTRATING, player);
    return "infiltrated";
  },
};
const stop: MoveOffer = { verb: "stop", items: nothing, action: () => ({ kind: "stop" }), carryOut: () => "end" };

/** Any number of teams can be on a spot (CORP-12.2); own ones never meet (CORP-9.12). Enemy teams on the spot of the moving team that it has not met yet, as player and team in one number (CORP-9.11). */
function toMeet(state: CorpView, frame: number, into: number[]): void {
  const spot = here(state);
  for (let player = 0; player < state.players; player++)
    if (player !== state.active)
      for (let team = 0; team < TEAMS; team++)
        if (spotOf(state, player, team) === spot && (slot(state, frame, MET) & teamBit(player, team)) === 0)
          into.push(player * TEAMS + team);
}

export const MOVING = procedures<CorpState, CorpContent>()("move", {
  next: (state, frame) => (slot(state, frame, LEFT) > 0 ? "choose" : "end"),
  choose: offersChoice<CorpState, CorpContent, MoveNext>({
    kind: "step",
    rule: "CORP-8.9",
    player: (state) => state.active,
    prompt: (state, frame) =>
      `Where does the team go? ${slot(state, frame, LEFT)} ${slot(state, frame, LEFT) === 1 ? "step" : "steps"} left`,
    offers: [stepOffer, infiltrateOffer, stop],
  }),
  // CORP-9.1, CORP-9.11
  meet(state, frame) {
    const teams: number[] = [];
    toMeet(state, frame, teams);
    return teams.length === 0 ? "arrive" : "whom";
  },
  whom: {
    kind: "meet first",
    rule: "CORP-9.11",
    forms: [{ kind: "meet", members: { player: "player", team: "number" } }],
    player: (state) => state.active,
    prompt: () => "Which team do you meet next?",
    candidates: (state, into, frame) => toMeet(state, frame, into),
    action: (_state, code) => ({ kind: "meet", player: Math.trunc(code / TEAMS), team: code % TEAMS }),
    carryOut(state, code, frame, engine) {
      setSlot(state, frame, MET, slot(state, frame, MET) | teamBit(Math.trunc(code / TEAMS), code % TEAMS));
      engine.call(state, MEETING, Math.trunc(code / TEAMS), code % TEAMS);
      return "met";
    },
  },
  met(state, frame, engine) {
    switch (state.result) {
      case PASSED:
        return "meet";
      // CORP-9.9: no new encounter there.
      case BACK:
        engine.propose(state, moveTeam, state.active, state.mover, slot(state, frame, FROM));
        return "end";
      // CORP-R49: the step is not paid.
      case REFUSED: {
        const spot = here(state);
        const closed = CLOSED + Math.trunc(spot / BITS);
        setSlot(state, frame, closed, slot(state, frame, closed) | (1 << (spot % BITS)));
        setSlot(state, frame, LEFT, slot(state, frame, LEFT) + 1);
        engine.propose(state, moveTeam, state.active, state.mover, slot(state, frame, FROM));
        return "next";
      }
      default:
        return "end";
    }
  },
  // CORP-12.5, CORP-12.7
  arrive(state, _frame, engine) {
    const kind = at(engine.content.city.kind, here(state));
    if (kind === HQ) engine.call(state, DELIVERING, state.mover);
    if (kind === BUILDING && engine.content.answered.has("enters building")) engine.propose(state, goInside, state.active, state.mover);
    return kind === CROSSING ? "next" : "end";
  },
  infiltrated: () => "end",
  end(state, _frame, engine) {
    const { mover } = state;
    engine.propose(state, endMove, state.active);
    // CORP-R90, CORP-R95: what answers finds a team that moves no more.
    const { answered } = engine.content;
    if ((answered.has("stops near") || answered.has("ends move")) && isTeam(state, state.active, mover))
      engine.propose(state, halt, state.active, mover, spotOf(state, state.active, mover));
    return "done";
  },
});

/** Whether a Move has begun and no step of it was taken yet. */
export function isMoveBegun(state: CorpView, engine: CorpEngine): boolean {
  const asking = engine.asking(state);
  return asking?.choice.kind === "step" && slot(state, asking.frame, LEFT) >= stepsOf(state, engine, state.active, state.mover);
}

/** Begins the Move of a team (CORP-8.9). The caller's last act. */
export function move(state: CorpView, engine: CorpEngine, team: number, steps = stepsOf(state, engine, state.active, team)): void {
  engine.propose(state, beginMove, state.active, team);
  const frame = engine.callWide(state, MOVING, MOVE_SLOTS);
  setSlot(state, frame, LEFT, steps);
}

/** A Move that a text begins, at once (CORP-R97). */
export const checkMarch: StateCheck<CorpState, CorpContent> = (state, engine) => {
  const [team, steps] = state.march;
  if (team === undefined || steps === undefined || state.mover >= 0) return false;
  const frame = engine.callWide(state, MOVING, MOVE_SLOTS);
  setSlot(state, frame, LEFT, steps);
  engine.propose(state, setOff);
  engine.propose(state, beginMove, state.active, team);
  return true;
};
