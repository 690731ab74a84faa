/** How one proposed event goes: forbidden or not, replaced or not, applied, logged, noticed. */
import type { Engine } from "./engine.ts";
import type { Args, EventRule, Prohibition, Replacement, Trigger } from "./events.ts";
import { type Frame, frameAt, growFrame, SLOTS, setSlot, slot } from "./frames.ts";
import { everybody } from "./layout.ts";
import { type Procedure, procedures, type Step } from "./procedure.ts";
import type { Rules } from "./rules.ts";
import { at, type InstanceId, missing, type Player, type State, type View } from "./state.ts";

type Listener = Pick<Trigger, "listens">;

/** An event of the rules with those who listen to it. */
export type Heard = {
  readonly rule: EventRule;
  /** Nothing could ever forbid or replace it or happen with it. */
  readonly alone: boolean;
  /** All that could forbid or replace it. */
  readonly editors: readonly Listener[];
  readonly prohibitions: readonly Prohibition[];
  /** Index into the replacements of the rules. */
  readonly replacements: readonly number[];
  /** Indexes into the triggers of the rules, by when they are judged. */
  readonly before: readonly number[];
  readonly after: readonly number[];
};

/** The events of a game with those who listen to each. */
export type EventTable = {
  readonly indexes: ReadonlyMap<unknown, number>;
  readonly events: readonly Heard[];
  readonly replacements: readonly Replacement[];
  readonly triggers: readonly Trigger[];
};

/** Sorts the listeners of a game by event. */
export function eventTable(rules: Rules): EventTable {
  const { prohibitions = [], replacements = [], triggers = [] } = rules;
  const judged = (rule: unknown, when: Trigger["judged"]) =>
    triggers.flatMap((one, i) => (one.on === rule && one.judged === when ? [i] : []));
  const editing = (rule: unknown) => [...prohibitions, ...replacements].filter(({ on }) => on === rule) as readonly Listener[];
  const table = rules.events.map((rule) => ({
    rule: rule as EventRule,
    alone: rule.brings === undefined && editing(rule).length === 0,
    editors: editing(rule),
    prohibitions: prohibitions.filter(({ on }) => on === rule) as readonly Prohibition[],
    replacements: replacements.flatMap(({ on }, i) => (on === rule ? [i] : [])),
    before: judged(rule, "before"),
    after: judged(rule, "after"),
  }));
  for (const [i, rule] of rules.events.entries()) rule.hint = i;
  return {
    indexes: new Map(rules.events.map((rule, i) => [rule, i])),
    events: table,
    replacements: replacements as readonly Replacement[],
    triggers: triggers as readonly Trigger[],
  };
}

/** Whether anything may forbid or replace an event now, or others happen with it. */
export function isConsidered(engine: Engine, kind: number, state: View<State>, a: number, b: number, c: number, d: number): boolean {
  const { events } = engine.table;
  const { rule, editors } = events[kind] ?? missing(events, kind);
  if (rule.brings !== undefined && rule.brings(state, a, b, c, d, engine).length > 0) return true;
  if (editors.length === 0) return false;
  const args: Args = [a, b, c, d];
  for (const editor of editors) if (listens(editor, state, args, engine)) return true;
  return false;
}

const listens = (listener: Listener, state: View<State>, args: Args, engine: Engine): boolean =>
  listener.listens?.(state, args, engine) ?? true;

/** Carries an event out: notes who notices it, changes the state, writes the log. */
export function happen<C>(
  engine: Engine<C>,
  state: State,
  { rule, before, after }: Heard,
  a: number,
  b: number,
  c: number,
  d: number,
): void {
  if (rule.still?.(state, a, b, c, d) === false) return;
  if (before.length > 0) notice(engine, state, before, [a, b, c, d]);
  rule.apply(state, a, b, c, d, engine as Engine);
  state.version++;
  state.changed = 1;
  if (after.length > 0) notice(engine, state, after, [a, b, c, d]);
  if (state.log !== undefined) write(engine, state, rule, [a, b, c, d]);
}

/** An event as it was proposed: its index and its four numbers. */
export type Proposed = readonly [kind: number, a: number, b: number, c: number, d: number];

/** What an event that is sure to happen brings with it. */
export function broughtBy<C>(
  engine: Engine<C>,
  state: View<State>,
  kind: number,
  a: number,
  b: number,
  c: number,
  d: number,
): readonly Proposed[] {
  const { events } = engine.table;
  const { brings } = (events[kind] ?? missing(events, kind)).rule;
  if (brings === undefined) return NOTHING;
  return brings(state, a, b, c, d, engine as Engine).map(([rule, a = 0, b = 0, c = 0, d = 0]) => [engine.kindOf(rule), a, b, c, d]);
}

const NOTHING: readonly Proposed[] = [];

/** The card that an event happens to, if it names one. */
export function subjectOf(engine: Engine, [kind, ...args]: Proposed): InstanceId | undefined {
  return args[at(engine.table.events, kind).rule.roles.indexOf("card")];
}

/** Carries events out at one moment: all are noticed before the first changes the state, and again when the last has. */
export function happenTogether(engine: Engine, state: State, proposed: readonly Proposed[]): void {
  const all = proposed.flatMap(([kind, ...args]) => {
    const { rule, before, after } = at(engine.table.events, kind);
    return rule.still?.(state, ...args) === false ? [] : [{ kind, rule, before, after, args, rank: rule.rank?.(state, ...args) ?? 0 }];
  });
  all.sort((one, other) => one.rank - other.rank);
  const subjects = all.flatMap(({ kind, args }) => subjectOf(engine, [kind, ...args]) ?? []);
  for (const { before, args } of all) notice(engine, state, before, args, subjects);
  for (const { rule, args } of all) rule.foresees?.(state, ...args, engine);
  for (const { kind, args } of all) engine.change(state, kind, args);
  for (const { after, args } of all) notice(engine, state, after, args);
  if (state.log !== undefined) for (const { rule, args } of all) write(engine, state, rule, args);
}

/** One waiting trigger: its index, source and controller, the four numbers of the event; 1 if at the same moment such an event happened to its source. */
export const WAITING = 8;
const NO_SUBJECTS: readonly InstanceId[] = [];

function notice<C>(engine: Engine<C>, state: State, triggers: readonly number[], args: Args, subjects = NO_SUBJECTS): void {
  for (const index of triggers) {
    const trigger = at(engine.table.triggers, index);
    if (!listens(trigger, state, args, engine as Engine)) continue;
    const sources: number[] = [];
    trigger.sources(state, args, sources, engine as Engine);
    for (const source of sources)
      state.waiting.push(index, source, trigger.controller(state, source, engine as Engine), ...args, subjects.includes(source) ? 1 : 0);
  }
}

function write<C>(engine: Engine<C>, state: State, rule: EventRule, args: Args): void {
  const all = everybody(state.players);
  const first = 1 << affectedPlayer(engine, state, rule, args);
  state.log?.push({
    decision: state.decisions,
    event: rule.name,
    roles: rule.roles,
    args: args.slice(0, rule.roles.length),
    cards: rule.roles.map((role, i) => (role === "card" ? at(state.card, at(args, i)) : -1)),
    seen: rule.roles.map((role, i) => (role === "card" ? at(state.seen, at(args, i)) : role === "secret" ? first : all)),
    ...(engine.doing
      ? { words: { ...engine.doing, design: at(state.card, engine.doing.card) }, wordsSeen: at(state.seen, engine.doing.card) }
      : {}),
  });
}

function affectedPlayer<C>(engine: Engine<C>, state: View<State>, rule: EventRule, args: Args): Player {
  if (rule.affected) return rule.affected(state, args, engine as Engine);
  return rule.roles[0] === "player" ? args[0] : rule.roles[0] === "card" ? at(state.owner, args[0]) : 0;
}

// The frame of an event: slot 0 its index, slots 1 to 4 its numbers, after them the replacements that it has had. It stays below what happens instead,
// which is the same event for them.

const FIRST_USED = 5;
/** A replacement by one source, as one number. */
const SOURCES = 0x1_0000;
const LEAVE = -1;

const kindOf = (state: View<State>, frame: Frame): number => slot(state, frame, 0);
const argsOf = (state: View<State>, frame: Frame): Args => [
  slot(state, frame, 1),
  slot(state, frame, 2),
  slot(state, frame, 3),
  slot(state, frame, 4),
];

/** Adds the replacements that apply to the event as it is now and have not edited it yet: those that come first, if any do. */
function applicable(state: View<State>, into: number[], frame: Frame, engine: Engine): void {
  const args = argsOf(state, frame);
  for (const index of at(engine.table.events, kindOf(state, frame)).replacements) {
    const replacement = at(engine.table.replacements, index);
    if (!listens(replacement, state, args, engine)) continue;
    const sources: number[] = [];
    replacement.sources(state, args, sources, engine);
    for (const source of sources) if (!isUsed(state, frame, index * SOURCES + source, engine)) into.push(index * SOURCES + source);
  }
  if (!into.some((code) => ruleOf(engine, code).first)) return;
  for (let i = into.length - 1; i >= 0; i--) if (!ruleOf(engine, at(into, i)).first) into.splice(i, 1);
}

/** Whether a replacement by a source has edited the event already, or one that it happens instead of. */
function isUsed(state: View<State>, frame: Frame, code: number, engine: Engine): boolean {
  for (let end = state.frames.length; end > 0; ) {
    const one = end - frameAt(state, end - 1);
    if (one === frame || (one < frame && engine.isReplaced(state, one)))
      for (let i = one + SLOTS + FIRST_USED; i < end - 1; i++) if (isSame(state, frameAt(state, i), code, engine)) return true;
    end = one;
  }
  return false;
}

/** Whether two are the same rule or text, which may listen to several events. */
function isSame(state: View<State>, one: number, other: number, engine: Engine): boolean {
  if (one === other) return true;
  const source = one % SOURCES;
  if (source !== other % SOURCES) return false;
  const what = ruleOf(engine, one).what?.(state, source, engine);
  return what !== undefined && what === ruleOf(engine, other).what?.(state, source, engine);
}

const ruleOf = (engine: Engine, code: number): Replacement => at(engine.table.replacements, Math.floor(code / SOURCES));

function replaceBy(state: View<State>, code: number, frame: Frame, engine: Engine): "consider" | "replaced" | "done" {
  if (!engine.tick(state as State)) return "done";
  growFrame(state, code);
  const args = ruleOf(engine, code).replace(state, argsOf(state, frame), code % SOURCES, engine);
  if (args === undefined) return "replaced";
  for (let i = 0; i < 4; i++) setSlot(state, frame, i + 1, at(args, i));
  return "consider";
}

const procedure = procedures<State, unknown>();

type Considered = "consider" | "choose" | "happen" | "replaced";

/** The steps of an event that somebody may have a say in; `happens` says what becomes of it in the end. */
export function considering(
  happens: (state: View<State>, frame: Frame, args: Args, engine: Engine) => void,
): Readonly<Record<Considered, Step<State, unknown, Considered>>> {
  return {
    consider(state, frame, engine) {
      const args = argsOf(state, frame);
      for (const prohibition of at(engine.table.events, kindOf(state, frame)).prohibitions)
        if (listens(prohibition, state, args, engine) && prohibition.forbids(state, args, engine)) return "done";
      const codes: number[] = [];
      applicable(state, codes, frame, engine);
      const only = codes[0];
      if (only === undefined) return "happen";
      return codes.length === 1 && !ruleOf(engine, only).optional ? replaceBy(state, only, frame, engine) : "choose";
    },
    choose: {
      kind: "replacement",
      rule: "the affected player chooses",
      forms: [
        { kind: "leave", members: {} },
        { kind: "replace", members: { by: "words", card: "card" } },
      ],
      player: (state, frame, engine) =>
        affectedPlayer(engine, state, at(engine.table.events, kindOf(state, frame)).rule, argsOf(state, frame)),
      candidates(state, into, frame, engine) {
        applicable(state, into, frame, engine);
        if (into.every((code) => ruleOf(engine, code).optional)) into.push(LEAVE);
      },
      action: (_state, code, _frame, engine) =>
        code === LEAVE ? { kind: "leave" } : { kind: "replace", by: ruleOf(engine, code).name, card: code % SOURCES },
      carryOut(state, code, frame, engine) {
        if (code !== LEAVE) return replaceBy(state, code, frame, engine);
        // What was left is not asked again; what comes later still is.
        const left: number[] = [];
        applicable(state, left, frame, engine);
        for (const one of left) growFrame(state, one);
        return "consider";
      },
      prompt(state, frame, engine) {
        const codes: number[] = [];
        applicable(state, codes, frame, engine);
        const asks = codes.length === 0 ? undefined : ruleOf(engine, at(codes, 0)).prompt;
        return (
          asks?.(state, argsOf(state, frame), engine) ??
          `What happens instead of "${at(engine.table.events, kindOf(state, frame)).rule.name}"?`
        );
      },
    },
    happen(state, frame, engine) {
      happens(state, frame, argsOf(state, frame), engine);
      return "done";
    },
    // What happens instead has happened.
    replaced: () => "done",
  };
}

/** The procedure of an event that somebody may have a say in. */
export const EVENT: Procedure<State, unknown> = procedure(
  "event",
  considering((state, frame, [a, b, c, d], engine) => engine.happen(state as State, kindOf(state, frame), a, b, c, d)),
);
