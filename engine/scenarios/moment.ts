/** What an expectation is asked about: the match at one moment, and what is said when it is not so. */
import type { Action } from "../kernel/choice.ts";
import type { LogEntry } from "../kernel/log.ts";
import { knows, type Observation } from "../kernel/observe.ts";
import { at, fieldsOf, listOf, type State } from "../kernel/state.ts";
import { phraseOfAction, say } from "./phrase.ts";
import type { Labels } from "./position.ts";
import type { Path, Table } from "./table.ts";

export type Moment = {
  readonly table: Table;
  readonly state: State;
  readonly labels: Labels;
  /** What happened since the step before last, that is by the last action of a player. */
  readonly events: readonly LogEntry[];
};

/** Something that is not as it was expected. */
export type Failure = {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
};

/** One thing to look at; answers with what is not so. */
export type Check = (moment: Moment) => Failure[];

/** Cards and numbers as they are, or as a seat sees them. */
export type Look = {
  /** The cards of a place, the top first. */
  pile(place: number): readonly CardLook[];
  /** A number of the game, of a player or of a list; null if it cannot be seen. */
  number(field: string, i: number): number | null;
  /** How many numbers a field has. */
  length(field: string): number;
};

export type CardLook = {
  readonly id: number;
  /** Undefined for a card that is not known. */
  readonly design: number | undefined;
  /** The players, one bit each, who know it. */
  readonly seen: number;
  field(name: string): number | null;
};

/** The match as it is. */
export const lookAt = (state: State): Look => ({
  pile: (place) =>
    at(state.zones, place)
      .map((id) => ({
        id,
        design: at(state.card, id),
        seen: Array.from({ length: state.players }, (_, player) => (knows(state, id, player) ? 1 << player : 0)).reduce((a, b) => a | b, 0),
        field: (name: string) => at(listOf(state, name), id),
      }))
      .reverse(),
  number: (field, i) => {
    const value = fieldsOf(state)[field];
    return Array.isArray(value) ? (value[i] ?? null) : (value ?? null);
  },
  length: (field) => [fieldsOf(state)[field] ?? []].flat().length,
});

/** The match as a seat is told. */
export const lookThrough = ({ zones, card, seen, fields }: Observation): Look => ({
  pile: (place) =>
    at(zones, place)
      .map((id) => ({
        id,
        design: card[id] ?? undefined,
        seen: at(seen, id),
        field: (name: string) => {
          const values = fields[name];
          return Array.isArray(values) ? ((values as readonly (number | null)[])[id] ?? null) : null;
        },
      }))
      .reverse(),
  number: (field, i) => {
    const value = fields[field];
    return typeof value === "number" ? value : Array.isArray(value) ? ((value as readonly (number | null)[])[i] ?? null) : null;
  },
  length: (field) => [fields[field] ?? []].flat().length,
});

/** The actions on offer. */
export const offered = ({ table, state }: Moment): Action[] => table.game.decision(state)?.actions.all() ?? [];

/** The actions on offer in words, each once. */
export const offeredWords = ({ table, state, labels }: Moment): string[] => [
  ...new Set((table.game.decision(state)?.actions.all() ?? []).map((action) => say(phraseOfAction(table, state, labels, action)))),
];
