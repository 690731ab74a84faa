/** Where figures and claims go by a text (MR-R54, MR-R57). */
import { type Frame, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { districtsHere, isTaken } from "../city/figures.ts";
import type { MetroContent } from "../content.ts";
import { COLOURS } from "../fields.ts";
import { COLOUR_COUNT, cubesOn, supplyOf } from "../jobs/cubes.ts";
import { claim, gain } from "../jobs/gaining.ts";
import type { MetroEngine, MetroState, MetroView } from "../layout.ts";
import { collectFrom, contactAgents, takeGigs } from "../turn/actions.ts";
import { moveFigure } from "../turn/events-turn.ts";

const procedure = procedures<MetroState, MetroContent>();

/** Districts with a cube on them: all, or those in which the active player's figure stands. */
export function claimable(state: MetroView, engine: MetroEngine, here: boolean): number[] {
  const there = here ? districtsHere(state, engine) : COLOURS.map((_, district) => district);
  return there.filter((district) => {
    for (let colour = 0; colour < COLOUR_COUNT; colour++) if (cubesOn(state, district, colour) > 0) return true;
    return false;
  });
}

/** All cubes of a district are gained. Begun with 1 for a district of the figure, 0 for any. */
export const CLAIMING = procedure("claim for a text", {
  next: (state, frame, engine) => (claimable(state, engine, isHere(state, frame)).length > 0 ? "choose" : "done"),
  choose: {
    kind: "claim for a text",
    rule: "MR-R54",
    forms: [{ kind: "claim", members: { district: "words" } }],
    player: (state) => state.active,
    prompt: () => "Of which district do you gain all cubes?",
    candidates: (state, into, frame, engine) => void into.push(...claimable(state, engine, isHere(state, frame))),
    action: (_state, district) => ({ kind: "claim", district: at(COLOURS, district) }),
    carryOut(state, district, _frame, engine) {
      claim(state, engine, district);
      return "done";
    },
  },
});
const isHere = (state: MetroView, frame: Frame): boolean => slot(state, frame, 0) === 1;

/** The figure is put on any free station (MR-R57). */
export const PLACING_FIGURE = procedure("put a figure", {
  choose: {
    kind: "put a figure",
    rule: "MR-R57",
    forms: [{ kind: "put", members: { station: "number" } }],
    player: (state) => state.active,
    prompt: () => "On which station do you put your figure?",
    candidates(state, into, _frame, { content }) {
      for (const station of content.route.stations[content.route.sideOf[state.players] ?? 0] ?? [])
        if (station === at(state.figure, state.active) || !isTaken(state, station)) into.push(station);
    },
    action: (_state, station) => ({ kind: "put", station }),
    carryOut(state, station, _frame, engine) {
      if (station !== at(state.figure, state.active)) engine.propose(state, moveFigure, state.active, station);
      return "done";
    },
  },
});

/** One cube of a district of the figure, with what lies there: on a border of one of the two (MR-R68). */
export const COLLECTING = procedure("collect for a text", {
  choose: {
    kind: "collect for a text",
    rule: "MR-R68",
    forms: [{ kind: "collect", members: { district: "words" } }],
    player: (state) => state.active,
    prompt: () => "In which district do you collect?",
    candidates: (state, into, _frame, engine) => void into.push(...districtsHere(state, engine)),
    action: (_state, district) => ({ kind: "collect", district: at(COLOURS, district) }),
    carryOut(state, district, _frame, engine) {
      collectFrom(state, engine, district);
      return "done";
    },
  },
});

/** So many cubes of one colour that the supply has. Begun with their number. */
export const GAINING_SAME = procedure("gain one colour", {
  next: (state) => (COLOURS.some((_, colour) => supplyOf(state, colour) > 0) ? "choose" : "done"),
  choose: {
    kind: "gain one colour",
    rule: "MR-R1",
    forms: [{ kind: "gain", members: { cube: "words" } }],
    player: (state) => state.active,
    prompt: (state, frame) => `Of which colour do you gain ${slot(state, frame, 0)} cubes?`,
    candidates(state, into) {
      for (let colour = 0; colour < COLOUR_COUNT; colour++) if (supplyOf(state, colour) > 0) into.push(colour);
    },
    action: (_state, colour) => ({ kind: "gain", cube: at(COLOURS, colour) }),
    carryOut(state, colour, frame, engine) {
      gain(state, engine, 0, [[colour, slot(state, frame, 0)]]);
      return "done";
    },
  },
});

/** What an action gives, without taking it (MR-R68). The caller's last act. */
export function takeByText(state: MetroView, engine: MetroEngine, action: "gigs" | "agents" | "collect"): void {
  if (action === "gigs") takeGigs(state, engine);
  else if (action === "agents") contactAgents(state, engine);
  else engine.call(state, COLLECTING);
}

export const PLACINGS = [CLAIMING, PLACING_FIGURE, COLLECTING, GAINING_SAME] as const;
