/** The only door between states and JSON. Input is checked: its form, its versions, the laws, and its own digest. */
import { digestOf } from "./digest.ts";
import type { Engine } from "./engine.ts";
import { WAITING } from "./event-frame.ts";
import { breaches, type Fault, faultsOf } from "./faults.ts";
import { rehearse } from "./rehearse.ts";
import { err, ok, type Result } from "./result.ts";
import { type Content, KERNEL_ENDINGS } from "./rules.ts";
import { at, createState, fieldsOf, type State } from "./state.ts";

export type LoadError = {
  readonly code: "json" | "shape" | "game" | "rules" | "content" | "law" | "digest";
  /** A sentence that names what is wrong. */
  readonly message: string;
};

const FORMAT = 1;
const LISTS = ["frames", "card", "owner", "seen", "waiting", "returns"] as const;
const NUMBERS = ["players", "changed", "ended", "decisions"] as const;
const MEMBERS: readonly string[] = [
  ...["arcology", "format", "game", "rules", "content", "digest", "rng", "zones", "fields"],
  ...NUMBERS,
  ...LISTS,
];

/** A state as JSON. The log is not kept. */
export function saveState(engine: Engine<Content>, state: State): string {
  const values = fieldsOf(state);
  return JSON.stringify({
    arcology: "state",
    format: FORMAT,
    game: engine.rules.id,
    rules: engine.signature,
    content: engine.content.hash,
    digest: digestOf(engine.layout, state),
    rng: [state.rng.seed, state.rng.drawn],
    ...Object.fromEntries([...NUMBERS, ...LISTS].map((name) => [name, state[name]])),
    zones: state.zones,
    fields: Object.fromEntries(Object.keys(engine.layout.fields).map((name) => [name, values[name]])),
  });
}

/** Reads a saved state back. Never throws, whatever the text. */
export function loadState(engine: Engine<Content>, text: string): Result<State, LoadError> {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return fail("json", "This is not JSON");
  }
  if (!isRecord(saved) || saved["arcology"] !== "state" || saved["format"] !== FORMAT) return fail("shape", "This is not a saved state");
  if (saved["game"] !== engine.rules.id)
    return fail("game", `This is a state of ${JSON.stringify(saved["game"])}, not of ${engine.rules.id}`);
  if (saved["rules"] !== engine.signature)
    return fail(
      "rules",
      `The state was saved under rules ${JSON.stringify(saved["rules"])} of ${engine.rules.id}; these are ${engine.signature}`,
    );
  if (saved["content"] !== engine.content.hash)
    return fail("content", `The state was saved with content ${JSON.stringify(saved["content"])}; this is ${engine.content.hash}`);
  const state = read(engine, saved);
  if (typeof state === "string") return fail("shape", state);
  const stopped = frameFault(engine, state) ?? endFault(engine, state);
  const fault = stopped === undefined ? breaches(engine, state)[0] : { law: 2, message: stopped };
  if (fault !== undefined) return broken(fault);
  const digest = digestOf(engine.layout, state);
  if (digest !== saved["digest"]) {
    // Cards moved freely can be where no turn puts them; a state changed outside the match cannot.
    const [odd] = faultsOf(engine, state);
    if (odd !== undefined) return broken(odd);
    return fail("digest", `The state was changed after it was saved: its digest is ${digest}, not ${JSON.stringify(saved["digest"])}`);
  }
  const stuck = rehearse(engine, state);
  if (stuck !== undefined) return broken({ law: 2, message: `This match cannot continue: ${stuck}` });
  return ok(state);
}

const fail = (code: LoadError["code"], message: string): Result<never, LoadError> => err({ code, message });
/** A law that the state breaks, by name. */
const broken = ({ law, message }: Pick<Fault, "law" | "message">): Result<never, LoadError> => fail("law", `Law ${law}: ${message}`);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
/** The digest covers numbers of 32 bits: a larger number would look like another. */
const isNumber = (value: unknown): value is number => typeof value === "number" && (value | 0) === value;
const isCount = (value: unknown): value is number => typeof value === "number" && value >>> 0 === value;
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(isNumber);

/** The state in a record, or the fault of its form. */
function read({ layout }: Engine, saved: Record<string, unknown>): State | string {
  const strange = Object.keys(saved).find((name) => !MEMBERS.includes(name));
  if (strange !== undefined) return `"${strange.slice(0, 40)}" is not part of a saved state`;
  const players = saved["players"];
  if (!isNumber(players) || players < 1 || players > layout.players) return `"players" is not a number from 1 to ${layout.players}`;
  const state: State = createState(layout, players, 0);
  const { rng, zones, fields } = saved;
  if (!Array.isArray(rng) || rng.length !== 2 || !rng.every(isCount)) return `"rng" is not two whole numbers of 32 bits`;
  state.rng = { seed: at(rng, 0), drawn: at(rng, 1) };
  for (const name of NUMBERS) {
    const value = saved[name];
    if (!isNumber(value)) return `"${name}" is not a whole number of 32 bits`;
    state[name] = value;
  }
  for (const name of LISTS) {
    const value = saved[name];
    if (!isNumbers(value)) return `"${name}" is not a list of whole numbers of 32 bits`;
    state[name] = value;
  }
  if (state.owner.length !== state.card.length || state.seen.length !== state.card.length)
    return "The lists of cards, owners and viewers differ in length";
  if (state.returns.length !== players) return `"returns" does not have one number for each player`;
  if (!Array.isArray(zones) || zones.length !== layout.places.length || !zones.every(isNumbers))
    return `"zones" does not have the places of this game`;
  state.zones = zones;
  const zone = state.card.map(() => -1);
  zones.forEach((ids, place) => {
    for (const id of ids) if (zone[id] !== undefined) zone[id] = place;
  });
  state.zone = zone;
  if (!isRecord(fields) || Object.keys(fields).length !== Object.keys(layout.fields).length)
    return `"fields" does not have the fields of this game`;
  const values = fieldsOf(state);
  for (const [name, { per }] of Object.entries(layout.fields)) {
    const value = fields[name];
    if (per === "game" ? !isNumber(value) : !isNumbers(value))
      return `"${name}" is not ${per === "game" ? "a whole number" : "a list of whole numbers"} of 32 bits`;
    values[name] = value as number | number[];
  }
  return state;
}

/** Why the recorded end or continuation of a match is not possible; undefined if it is. */
function endFault({ rules, table }: Engine, state: State): string | undefined {
  const endings = KERNEL_ENDINGS.length + rules.endings.length;
  if (state.ended < 0 || state.ended >= 2 ** endings) return `The match ended in a way that this game does not have`;
  if (state.returns.some((value) => value < -1 || value > 1)) return `"returns" is not a win, a loss or a draw`;
  if (state.changed < 0 || state.changed > 1) return `"changed" is not 0 or 1`;
  if (state.decisions < 0) return `"decisions" is below zero`;
  const { waiting } = state;
  if (waiting.length % WAITING !== 0) return "A waiting trigger is incomplete";
  for (let i = 0; i < waiting.length; i += WAITING)
    if (table.triggers[at(waiting, i)] === undefined || !isPlayer(state, at(waiting, i + 2))) return "A waiting trigger does not exist";
  return undefined;
}

const isPlayer = (state: State, player: number): boolean => player >= 0 && player < state.players;

/** Why the frames are not valid; undefined if they are. */
function frameFault(engine: Engine, state: State): string | undefined {
  let end = state.frames.length;
  let top = true;
  while (end > 0) {
    const length = at(state.frames, end - 1);
    if (length < 3 || length > end) return `A frame of length ${length} at ${end}`;
    const procedure = engine.procedureAt(at(state.frames, end - length));
    const step = procedure?.steps[at(state.frames, end - length + 1)];
    if (procedure === undefined || step === undefined) return `A frame at ${end - length} has no step`;
    if (top && state.ended === 0 && typeof step === "function") return `"${procedure.name}" was left in the middle of a step`;
    top = false;
    end -= length;
  }
  return state.ended === 0 && state.frames.length === 0 ? "No procedure is running" : undefined;
}
