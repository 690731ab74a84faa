/** What texts do to teams (CORP-R87, CORP-R88): which ones can be chosen, and what becomes of them. */
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { type Procedure, procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { discardCard } from "../cards/events-cards.ts";
import { destroyTeam, moveTeam } from "../city/events-city.ts";
import { CROSSING } from "../city/map.ts";
import { hqOf, isSo, isTeam, spotOf } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { DELIVERING } from "../infiltration/delivering.ts";
import { type CorpEngine, type CorpState, type CorpView, cardsIn, NOBODY, NOWHERE, RUNNER, TEAMS, teamPlace } from "../layout.ts";
import { parentOf } from "../mat/shares.ts";
import { STILL } from "../moments.ts";
import { lastTeam, TEAM_FLAGS, untilBits } from "../turn/events-turn.ts";
import type { Effect, TeamDeed, Teams } from "./effects.ts";
import { march } from "./events-texts.ts";

type OfTeams = Extract<Effect, { is: "team" }>;

/** A team on its way, in an encounter or at home in its Runner Action, where it may be formed, stays as it is (CORP-R87). */
function isBusy(state: CorpView, engine: CorpEngine, player: Player, team: number): boolean {
  if (player === state.active && state.step === RUNNER && spotOf(state, player, team) === hqOf(state, engine, player)) return true;
  return state.mover >= 0 && ((player === state.active && team === state.mover) || (player === state.met && team === state.metTeam));
}

function stands(state: CorpView, engine: CorpEngine, player: Player, team: number, { inside }: Teams): boolean {
  const spot = spotOf(state, player, team);
  return spot !== NOWHERE && (!inside || at(engine.content.city.buildingAt, spot) !== NOWHERE);
}
/** Whether something would come of it. */
function fits(state: CorpView, engine: CorpEngine, player: Player, team: number, deed: TeamDeed): boolean {
  // CORP-R97: only in its owner's turn, while no team moves.
  if (deed.is === "march") return player === state.active && state.mover < 0 && !isSo(state, engine, player, team, STILL);
  return deed.is !== "put" || spotOf(state, player, team) !== targetOf(state, engine, player, deed.home);
}
/** Of a team in the middle of things only what an infiltration knows can be done: to be thrown out of it, to lose runners (CORP-R96). */
const isUnderWay = (state: CorpView, player: Player, team: number): boolean =>
  state.mover >= 0 && ((player === state.active && team === state.mover) || (player === state.met && team === state.metTeam));
/** Where a team is put: in its HQ, or at its gate. */
function targetOf(state: CorpView, engine: CorpEngine, player: Player, home: boolean): number {
  const hq = hqOf(state, engine, player);
  return home ? hq : at(engine.content.city.gate, hq);
}

/** Teams as one number each: those that an effect is about. A Vassal does nothing to the teams of its Parent but give (CORP-R87). */
export function teamsFor(state: CorpView, engine: CorpEngine, { teams, deed }: OfTeams, you: Player, that: number): number[] {
  if (teams.whose === "that" || teams.whose === "its") {
    const [player, team] = [Math.trunc(that / TEAMS), that % TEAMS];
    if (that < 0 || !isTeam(state, player, team) || !fits(state, engine, player, team, deed)) return [];
    if (player !== you && deed.is !== "given" && parentOf(state, you) === player) return [];
    const isStuck = isUnderWay(state, player, team) && (deed.is === "place" || (deed.is === "put" && state.infiltrated === NOBODY));
    return isStuck ? [] : [that];
  }
  const found: number[] = [];
  for (let i = 0; i < state.players; i++) {
    const player = (you + i) % state.players;
    if ((teams.whose === "own" && player !== you) || (teams.whose === "other" && player === you)) continue;
    if (player !== you && parentOf(state, you) === player) continue;
    for (let team = 0; team < TEAMS; team++)
      if (
        stands(state, engine, player, team, teams) &&
        !(deed.is !== "given" && isBusy(state, engine, player, team)) &&
        fits(state, engine, player, team, deed)
      )
        found.push(player * TEAMS + team);
  }
  return found;
}

/** Does it to one team. The caller's last act for this team. */
export function doToTeam(state: CorpView, engine: CorpEngine, code: number, deed: TeamDeed, you: Player): void {
  const [player, team] = [Math.trunc(code / TEAMS), code % TEAMS];
  switch (deed.is) {
    case "put":
      engine.propose(state, moveTeam, player, team, targetOf(state, engine, player, deed.home));
      // CORP-13.12
      if (deed.home) engine.call(state, DELIVERING, team, player + 1);
      return;
    case "place":
      engine.call(state, PLACING, player, team, you);
      return;
    case "lose":
      engine.call(state, LOSING, player, team, deed.n);
      return;
    case "destroy":
      for (const card of [...cardsIn(state, teamPlace(player, team))]) engine.propose(state, discardCard, player, card);
      engine.propose(state, destroyTeam, player, team);
      return;
    case "given":
      for (const { kind, n } of deed.bonuses) engine.propose(state, lastTeam, you, code, kind + TEAM_FLAGS * untilBits(deed.until), n);
      return;
    case "march":
      engine.propose(state, march, player, team, deed.n);
  }
}

/** Slots: whose team, which, how many cards still. */
const PLAYER = 0;
const TEAM = 1;
const LEFT = 2;
const cardsOfTeam = (state: CorpView, frame: Frame): readonly number[] =>
  cardsIn(state, teamPlace(slot(state, frame, PLAYER), slot(state, frame, TEAM)));

/** A team loses runner cards; its owner chooses. Without a card left it is destroyed (CORP-8.10). */
export const LOSING: Procedure<CorpState, CorpContent> = procedures<CorpState, CorpContent>()(
  "team loses",
  {
    next(state, frame, engine) {
      if (cardsOfTeam(state, frame).length === 0) {
        engine.propose(state, destroyTeam, slot(state, frame, PLAYER), slot(state, frame, TEAM));
        return "done";
      }
      return slot(state, frame, LEFT) > 0 ? "lose" : "done";
    },
    lose: {
      kind: "lose for a text",
      rule: "CORP-R87",
      forms: [{ kind: "lose", members: { card: "card" } }],
      player: (state, frame) => slot(state, frame, PLAYER),
      prompt: () => "Which runner of your team is lost?",
      candidates(state, into, frame) {
        for (const card of cardsOfTeam(state, frame)) if (!into.some((other) => state.card[other] === state.card[card])) into.push(card);
      },
      action: (_state, card) => ({ kind: "lose", card }),
      carryOut(state, card, frame, engine) {
        setSlot(state, frame, LEFT, slot(state, frame, LEFT) - 1);
        engine.propose(state, discardCard, slot(state, frame, PLAYER), card);
        return "next";
      },
    },
  },
  { holds: true },
);

/** The slot of who chooses. */
const YOU = 2;
/** A team is put on an intersection; it meets nobody there (CORP-R54, CORP-R104). */
export const PLACING: Procedure<CorpState, CorpContent> = procedures<CorpState, CorpContent>()(
  "team is put",
  {
    next: () => "place",
    place: {
      kind: "put a team",
      rule: "CORP-R104",
      forms: [{ kind: "go", members: { spot: "number" } }],
      player: (state, frame) => slot(state, frame, YOU),
      prompt: () => "On which intersection is the team put?",
      candidates(state, into, frame, engine) {
        const now = spotOf(state, slot(state, frame, PLAYER), slot(state, frame, TEAM));
        engine.content.city.kind.forEach((kind, spot) => {
          if (kind === CROSSING && spot !== now) into.push(spot);
        });
      },
      action: (_state, spot) => ({ kind: "go", spot }),
      carryOut(state, spot, frame, engine) {
        engine.propose(state, moveTeam, slot(state, frame, PLAYER), slot(state, frame, TEAM), spot);
        return "done";
      },
    },
  },
  { holds: true },
);
