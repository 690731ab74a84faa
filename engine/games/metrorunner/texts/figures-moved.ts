/** What texts do to figures: on, home, past one another; one more move step (MR-R64). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { isTaken, stationAhead } from "../city/figures.ts";
import type { MetroContent } from "../content.ts";
import { ongoingOf } from "../jobs/abilities.ts";
import { IN_MOVE, mostPayable, PAYING_MOVE } from "../jobs/paying.ts";
import type { MetroEngine, MetroState, MetroView } from "../layout.ts";
import { moveFigure } from "../turn/events-turn.ts";
import { BLOCKED } from "../turn/lasting.ts";
import { addLasting, swapFigures } from "./events-texts.ts";
import { opponentsOf } from "./losing.ts";
import type { Operation } from "./operations.ts";

const procedure = procedures<MetroState, MetroContent>();

/** The caller's last act. */
export function moveByText(state: MetroView, engine: MetroEngine, operation: Extract<Operation, { op: "figure" }>): void {
  const { active } = state;
  switch (operation.does) {
    case "ahead":
      engine.propose(state, moveFigure, active, stationAhead(state, engine, operation.n));
      return;
    case "home": {
      const { route } = engine.content;
      let station = at(at(route.start, route.sideOf[state.players] ?? 0), at(state.board, active));
      while (isTaken(state, station)) station = at(route.next, station);
      if (station !== state.figure[active]) engine.propose(state, moveFigure, active, station);
      return;
    }
    case "push":
      engine.call(state, PUSHING, operation.n);
      return;
    case "exchange":
      engine.call(state, PUSHING, 0);
  }
}

/** An opponent's figure goes on so many free stations; with 0 it exchanges its place with that of the active player. */
export const PUSHING = procedure("move another figure", {
  next: (state) => (opponentsOf(state).length > 0 ? "choose" : "done"),
  choose: {
    kind: "an opponent's figure",
    rule: "MR-R64",
    forms: [{ kind: "opponent", members: { player: "player" } }],
    player: (state) => state.active,
    prompt: (state, frame) =>
      slot(state, frame, 0) === 0
        ? "With which opponent's figure does yours exchange places?"
        : `Which opponent's figure advances ${slot(state, frame, 0)}?`,
    candidates: (state, into) => void into.push(...opponentsOf(state)),
    action: (_state, player) => ({ kind: "opponent", player }),
    carryOut(state, player, frame, engine) {
      const n = slot(state, frame, 0);
      if (n === 0) engine.propose(state, swapFigures, state.active, player);
      else engine.propose(state, moveFigure, player, stationAhead(state, engine, n, player));
      return "done";
    },
  },
});

/** Stations of a move step that cost nothing (MR-5.3), with what completed jobs add (MR-R45). */
const freeOf = (state: MetroView, engine: MetroEngine): number => 2 + ongoingOf(state, engine, state.active, "moves");

/** One more move step, or none: paid for as the first (MR-5.3). */
export const MOVING_AGAIN = procedure("one more move step", {
  choose: {
    kind: "one more move step",
    rule: "MR-R64",
    forms: [{ kind: "move on", members: { stations: "number" } }],
    player: (state) => state.active,
    prompt: () => "Move again: two stations are free, each further one costs a cube; 0 to stay",
    candidates(state, into, _frame, engine) {
      for (let n = 0; n <= freeOf(state, engine) + mostPayable(state, IN_MOVE); n++) into.push(n);
    },
    action: (_state, stations) => ({ kind: "move on", stations }),
    carryOut(state, n, frame, engine) {
      if (n === 0) return "done";
      setSlot(state, frame, 0, n);
      const due = n - freeOf(state, engine);
      if (due > 0) engine.call(state, PAYING_MOVE, due);
      return "moved";
    },
  },
  moved(state, frame, engine) {
    engine.propose(state, moveFigure, state.active, stationAhead(state, engine, slot(state, frame, 0)));
    return "done";
  },
});

/** A station on which no figure can stop for a time: any but those on which one stands (MR-R63). */
export const BLOCKING = procedure("block a space", {
  choose: {
    kind: "block a space",
    rule: "MR-R63",
    forms: [{ kind: "block", members: { station: "number" } }],
    player: (state) => state.active,
    prompt: () => "On which station can no figure stop?",
    candidates(state, into, _frame, { content }) {
      for (const station of content.route.stations[content.route.sideOf[state.players] ?? 0] ?? [])
        if (!state.figure.includes(station)) into.push(station);
    },
    action: (_state, station) => ({ kind: "block", station }),
    carryOut(state, station, _frame, engine) {
      engine.propose(state, addLasting, BLOCKED, state.active, station, state.turn + state.players - 1);
      return "done";
    },
  },
});

export const MOVES = [PUSHING, MOVING_AGAIN, BLOCKING] as const;
