/** Plays a scenario: understands all of it first, then plays step by step and looks at what is expected. */
import { readyToLay } from "../kernel/position.ts";
import type { RecordEntry } from "../kernel/record.ts";
import type { Draw, Script } from "../kernel/rng.ts";
import type { State } from "../kernel/state.ts";
import { besideAction } from "./besides.ts";
import type { IsRule } from "./check.ts";
import { missedDraw, readDraws, unusedDraw } from "./draws.ts";
import { exampleOf } from "./example.ts";
import { readExpect } from "./expect.ts";
import { isRecord, type Json } from "./json.ts";
import { type Check, type Failure, type Moment, offeredWords } from "./moment.ts";
import { actionWords, readAction, whyNot } from "./offers.ts";
import { alike, meant, phraseOfAction, sayApart, type WrittenAction } from "./phrase.ts";
import type { Reading } from "./pile.ts";
import { type Labels, readPosition } from "./position.ts";
import type { Scenario } from "./schema.ts";
import { heard, instead, type Mistake, type Path, seatOf, type Table } from "./table.ts";

/** How a scenario went. */
export type Report =
  | { readonly is: "passed" }
  /** Something cannot be understood; nothing was played. */
  | { readonly is: "unreadable"; readonly mistakes: readonly Mistake[] }
  | {
      readonly is: "failed";
      /** From 1; 0 before the first. */
      readonly step: number;
      readonly failures: readonly Failure[];
      /** The actions that there were, in words. */
      readonly offered: readonly string[];
    };

type Step = {
  readonly path: Path;
  readonly seat: number;
  readonly action: WrittenAction | undefined;
  readonly expect: Check | undefined;
  readonly told: boolean;
};

/** A scenario as a match that begins like it, with what was done in it: with written draws only where it begins, for a match has chance from its seed. */
export type Inputs = { readonly options: unknown; readonly seed: number; readonly entries: readonly RecordEntry[] };

/**
 * Plays a scenario on a table that has its cards. Never throws, whatever the scenario says.
 *
 * @param path where the scenario stands in its file
 */
export const playScenario = (table: Table, scenario: Scenario, path: Path, isRule: IsRule): Report =>
  scenarioInputs(table, scenario, path, isRule).report;

/** Plays a scenario and tells it as a match, as far as it came; without inputs where it cannot be understood. */
export function scenarioInputs(
  table: Table,
  scenario: Scenario,
  path: Path,
  isRule: IsRule,
): { readonly report: Report; readonly inputs?: Inputs } {
  const mistakes: Mistake[] = [];
  const complain = (code: Mistake["code"], where: Path, message: string): undefined => {
    const known = mistakes.some((one) => one.message === message && one.path.join("\n") === where.join("\n"));
    if (!known) mistakes.push({ code, path: where, message });
    return undefined;
  };
  mistakes.push(...unknownRules(scenario, path, isRule));
  const options = optionsOf(table, scenario, path, complain);
  const { seed = FIRST_SEED } = scenario;
  const start = () => table.game.start({ seed }, options?.value ?? table.options.standard);
  const draws = readDraws(table, scenario.draws, start, [...path, "draws"], complain);
  const begun = options && draws && begin(table, scenario, options.value, draws, path, complain);
  const labels = begun?.labels ?? new Map();
  const reading = { table, labels: new Set(begun ? labels.keys() : labelsIn(scenario)), complain, isRule };
  const steps = scenario.steps.flatMap((step, i) => readStep(step, [...path, "steps", i], reading) ?? []);
  if (mistakes.length > 0 || begun === undefined || options === undefined) return { report: { is: "unreadable", mistakes } };
  const laid = begun.entries.length;
  const report = playedSafely(table, begun, steps, path);
  const entries = begun.script ? begun.entries.slice(0, laid) : begun.entries;
  return { report, inputs: { options: options.value, seed, entries } };
}

function playedSafely(table: Table, begun: Begun, steps: readonly Step[], path: Path): Report {
  try {
    return playSteps(table, begun, steps, path);
  } catch (thrown) {
    // A fault of the rules and not of the scenario.
    const found = thrown instanceof Error ? thrown.message : String(thrown);
    return { is: "failed", step: 0, failures: [{ path, expected: "the rules carry out what is played", found }], offered: [] };
  }
}

const FIRST_SEED = 1;

/** The numbers that a scenario says it shows and that no rule has. */
export const unknownRules = ({ rules }: { readonly rules: readonly string[] }, path: Path, isRule: IsRule): readonly Mistake[] =>
  rules.flatMap((number, i) =>
    isRule(number)
      ? []
      : {
          code: "rule" as const,
          path: [...path, "rules", i],
          message: `${number} is not a rule of this game. Correct the number, or add the rule to rules.md.`,
        },
  );

type Begun = {
  readonly state: State;
  readonly labels: Labels;
  readonly script: Script | undefined;
  /** The position that was laid, if any, and what was done since; grows as it is played. */
  readonly entries: RecordEntry[];
};

function optionsOf(
  table: Table,
  { options }: Pick<Scenario, "options">,
  path: Path,
  complain: Reading["complain"],
): { readonly value: unknown } | undefined {
  if (options === undefined) return { value: table.options.standard };
  const read = table.options.parse(options);
  return read.ok ? { value: read.value } : complain("options", [...path, "options"], `${read.error.replace(/\.$/, "")}.`);
}

/** The match that the scenario begins with. */
function begin(
  table: Table,
  { seed = FIRST_SEED, position }: Pick<Scenario, "seed" | "position">,
  options: unknown,
  draws: readonly Draw[],
  path: Path,
  complain: Reading["complain"],
): Begun | undefined {
  const script: Script | undefined = draws.length === 0 ? undefined : { draws, used: 0, missed: [] };
  if (position === undefined) {
    const state = table.game.start({ seed, log: true, ...(script ? { script } : {}) }, options);
    return { state, labels: new Map(), script, entries: [] };
  }
  const from = readyToLay(table.game, table.game.start({ seed, log: true }, options));
  const read = readPosition(table, from, position, [...path, "position"], complain);
  if (read === undefined) return undefined;
  const built = table.game.build(from, script ? { ...read.position, script } : read.position);
  if (!built.ok) return complain("place", [...path, "position"], `This position is not possible: ${built.error.message}. Change it.`);
  return { state: built.value, labels: read.labels, script, entries: [{ n: 1, kind: "lay", position: read.position }] };
}

/** The match as it is at the beginning of a scenario with this position, if any, and this seed, if any; undefined when that cannot be. */
export function layScenario(table: Table, options: unknown, position: Json | undefined, seed: number | undefined): State | undefined {
  const complain = () => undefined;
  const read = optionsOf(table, { options: isRecord(options) ? options : {} }, [], complain);
  return read && begin(table, { position, seed }, read.value, [], [], complain)?.state;
}

/** Labels as they are written, for what comes after a position that cannot be laid. */
function labelsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(labelsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => (name === "as" && typeof member === "string" ? [member] : labelsIn(member)));
}

/** An action of a seat, an expectation, or both. */
function readStep(step: Json, path: Path, reading: Reading & { readonly isRule: IsRule }): Step | undefined {
  const { table, complain } = reading;
  const { expect, note, ...rest } = step;
  if (note !== undefined && typeof note !== "string") complain("shape", [...path, "note"], "A note must be text.");
  const [acting, ...more] = Object.entries(rest);
  if (more[0])
    return complain("step", [...path, more[0][0]], `A step is one action of one seat. Move "${more[0][0].slice(0, 60)}" to the next step.`);
  const check = expect === undefined ? undefined : readExpect(expect, [...path, "expect"], reading);
  const told = isRecord(expect) && ["asked", "offered", "only offered", "at", "outcome"].some((word) => word in expect);
  if (acting === undefined) {
    if (expect === undefined) {
      const { seat, action } = exampleOf(table);
      return complain("step", path, `A step must be { "${seat}": "${action}" } or { "expect": { … } }.`);
    }
    return { path, seat: -1, action: undefined, expect: check, told };
  }
  const [name, said] = acting;
  const seat = seatOf(table, name);
  if (seat === undefined)
    return complain("seat", [...path, name], `There is no seat "${name.slice(0, 60)}".${instead(name, [...table.seats, "expect"])}`);
  if (typeof said === "string" && heard(said) === CONCEDE) return { path: [...path, name], seat, action: CONCEDE, expect: check, told };
  const action = readAction(said, [...path, name], reading);
  return action === undefined ? undefined : { path: [...path, name], seat, action, expect: check, told };
}

function playSteps(table: Table, { state, labels, script, entries }: Begun, steps: readonly Step[], path: Path): Report {
  let since = 0;
  let told = true;
  const moment = (): Moment => ({ table, state, labels, events: state.log?.slice(since) ?? [] });
  const fail = (step: number, failures: readonly Failure[]): Report => ({ is: "failed", step, failures, offered: offeredWords(moment()) });
  for (const [i, step] of steps.entries()) {
    if (step.action !== undefined) {
      const before = state.log?.length ?? 0;
      const refused = act(moment(), step, step.action, entries);
      if (refused) return fail(i + 1, [refused]);
      since = before;
      told = false;
    }
    const missed = missedDraw(table, script, step.path);
    if (missed) return fail(i + 1, [missed]);
    const failures = step.expect?.(moment()) ?? [];
    if (failures.length > 0) return fail(i + 1, failures);
    told ||= step.told;
  }
  const left = unusedDraw(table, script, path);
  if (left) return fail(steps.length, [left]);
  const decision = table.game.decision(state);
  if (decision !== undefined && !told && table.game.stands.length > 0 && table.game.standing(state) === undefined)
    return fail(steps.length, [
      {
        path: [...path, "steps"],
        expected: 'the last step makes every choice that is asked, or expects it: { "expect": { "asked": "…" } }',
        found: `${table.seats[decision.player]} is asked: ${decision.prompt} (${decision.rule})`,
      },
    ]);
  return { is: "passed" };
}

/** To give up is no answer to a question: everybody may at any time. */
const CONCEDE = "concede";

/** Carries out the action of a step and writes it behind `entries`, or says why it cannot be. */
function act(moment: Moment, { path, seat }: Step, written: WrittenAction, entries: RecordEntry[]): Failure | undefined {
  const { table, state, labels } = moment;
  const decision = table.game.decision(state);
  const words = actionWords(written);
  const expected = `${table.seats[seat]} can ${words}`;
  if (decision === undefined) return { path, expected, found: "the match is over; remove this step and those after it" };
  if (written === CONCEDE) {
    table.game.concede(state, seat);
    entries.push({ n: entries.length + 1, kind: "concede", player: seat });
    return undefined;
  }
  const beside = besideAction(moment, written);
  if (beside !== undefined) {
    const refused = table.game.beside(state, seat, beside);
    if (refused !== undefined) return { path, expected, found: `${refused.reason} (${refused.rule})` };
    entries.push({ n: entries.length + 1, kind: "act", player: seat, action: beside });
    return undefined;
  }
  if (decision.player !== seat)
    return { path, expected, found: `${table.seats[decision.player]} is asked: ${decision.prompt} (${decision.rule})` };
  const actions = meant(table, state, labels, decision.actions.all(), written);
  const [first] = actions;
  if (first === undefined)
    return { path, expected, found: whyNot(moment, written) ?? `it is not offered at "${decision.prompt}" (${decision.rule})` };
  if (!actions.every((action) => alike(table, state, first, action))) {
    const ways = sayApart(actions.map((action) => phraseOfAction(table, state, labels, action)));
    return {
      path,
      expected: `${words} is one action`,
      found: `it can be ${ways.length}: ${ways.join("; ")}. Be more specific, or give the card a label`,
    };
  }
  table.game.apply(state, first);
  entries.push({ n: entries.length + 1, kind: "act", player: seat, action: first });
  return undefined;
}
