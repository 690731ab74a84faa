/** The triggers and replacements of all texts, as the kernel's: one for each event and for each of a text's abilities that hear it. */
import type { Engine } from "../../kernel/engine.ts";
import type { Args, EventRule, Replacement, Trigger } from "../../kernel/events.ts";
import { at, type InstanceId, listOf, type Player, type State, type View } from "../../kernel/state.ts";
import { KEPT, type KeptText, keptTexts } from "./events.ts";
import type { ReplacementPart, TextProgram, TriggerPart } from "./program.ts";
import type { TextPart, TextRules } from "./run.ts";
import { bareScene } from "./scene.ts";

/** What listening needs of the machine. */
export type Listening = {
  readonly rules: TextRules;
  readonly programs: readonly (TextProgram | undefined)[];
  /** How many of them are those of cards; behind them stand the definitions of given keywords. */
  readonly own: number;
  /** The texts of keywords that a card has been given. */
  givenTo(state: View<State>, engine: Engine, card: InstanceId): readonly number[];
  textOf(state: View<State>, engine: Engine, card: InstanceId): number;
  controllerOf(state: View<State>, engine: Engine, card: InstanceId): Player;
  /** Begins an ability of a card, with what its event binds. */
  start(state: View<State>, engine: Engine, source: InstanceId, text: number, part: TriggerPart | ReplacementPart, args: Args): void;
  readonly resume: EventRule;
};

type Part = TriggerPart | ReplacementPart;

/** Parts of all programs that share an event and a key: by text, in printed order. */
type Heard<P extends Part> = {
  readonly on: EventRule;
  readonly key: string;
  readonly byText: ReadonlyMap<number, readonly P[]>;
  readonly most: number;
};

function heardBy<P extends Part>(
  { programs, own }: Listening,
  partsOf: (program: TextProgram) => readonly P[],
  keyOf: (part: P) => string,
): Heard<P>[] {
  const found: { on: EventRule; key: string; byText: Map<number, P[]> }[] = [];
  for (const [text, program] of programs.slice(0, own).entries())
    for (const part of program ? partsOf(program) : []) {
      let heard = found.find(({ on, key }) => on === part.on && key === keyOf(part));
      if (!heard) {
        heard = { on: part.on, key: keyOf(part), byText: new Map() };
        found.push(heard);
      }
      heard.byText.set(text, [...(heard.byText.get(text) ?? []), part]);
    }
  return found.map((heard) => ({ ...heard, most: Math.max(...[...heard.byText.values()].map((parts) => parts.length)) }));
}

/** Adds the cards whose n-th part hears the event: those in play, and of a part about “this” the card of the event wherever it is. */
function addSources<P extends Part>(
  { rules, textOf, controllerOf }: Listening,
  heard: Heard<P>,
  n: number,
  state: View<State>,
  args: Args,
  into: InstanceId[],
  engine: Engine,
): void {
  const consider = (card: InstanceId, itself: boolean): void => {
    const text = textOf(state, engine, card);
    const part = heard.byText.get(text)?.[n];
    if (part === undefined || (part.self !== undefined) !== itself || into.includes(card)) return;
    if (part.self && part.self(args) !== card) return;
    if (rules.counts?.(state, card, { is: kindOf(part), keyword: part.keyword }, engine) === false) return;
    if (part.fits(bareScene(state, engine, card, controllerOf(state, engine, card), text), args)) into.push(card);
  };
  const places: number[] = [];
  (rules.works ?? rules.inPlay)(state, places, engine);
  for (const place of places) for (const card of at(state.zones, place)) consider(card, false);
  for (const parts of heard.byText.values()) {
    const itself = parts[n]?.self?.(args);
    if (itself !== undefined) consider(itself, true);
  }
}

const kindOf = (part: Part): TextPart["is"] => ("optional" in part ? "instead" : part.atOnce ? "at once" : "trigger");

/** Adds the cards that have been given the keyword whose definition a part is of. */
function addGiven(
  { rules, givenTo, controllerOf }: Listening,
  text: number,
  part: Part,
  state: View<State>,
  args: Args,
  into: InstanceId[],
  engine: Engine,
): void {
  const self = part.self?.(args);
  const places: number[] = [];
  (rules.works ?? rules.inPlay)(state, places, engine);
  for (const place of places)
    for (const card of at(state.zones, place))
      if ((self === undefined || self === card) && givenTo(state, engine, card).includes(text))
        if (part.fits(bareScene(state, engine, card, controllerOf(state, engine, card), text), args)) into.push(card);
}

/** The parts of the definitions of given keywords, each with its text. */
const givenParts = <P extends Part>({ programs, own }: Listening, partsOf: (program: TextProgram) => readonly P[]) =>
  programs
    .slice(own)
    .flatMap((program, i) =>
      (program ? partsOf(program) : []).map((part, n) => ({ part, text: own + i, name: `${program?.text} ${n + 1}` })),
    );

/** The triggers of all texts. */
export function triggersOf(listening: Listening): Trigger[] {
  const { textOf, controllerOf, start } = listening;
  const heard = heardBy(
    listening,
    ({ triggers }) => triggers,
    ({ judged, atOnce }) => `${judged}${atOnce ? " at once" : ""}`,
  );
  const given = givenParts(listening, ({ triggers }) => triggers).map(
    ({ part, text, name }): Trigger => ({
      name: `${name} on ${part.on.name}`,
      on: part.on,
      judged: part.judged,
      ...(part.atOnce ? { atOnce: true } : {}),
      sources: (state, args, into, engine) => addGiven(listening, text, part, state, args, into, engine),
      controller: (state, source, engine) => controllerOf(state, engine, source),
      uses: () => part.binds.map(({ arg }) => arg),
      begin: (state, source, args, engine) => start(state, engine, source, text, part, args),
    }),
  );
  const own = heard.flatMap((one) =>
    Array.from(
      { length: one.most },
      (_, n): Trigger => ({
        name: `text ${n + 1} on ${one.on.name} ${one.key}`,
        on: one.on,
        judged: one.key.startsWith("after") ? "after" : "before",
        ...(one.key.endsWith("at once") ? { atOnce: true } : {}),
        sources: (state, args, into, engine) => addSources(listening, one, n, state, args, into, engine),
        controller: (state, source, engine) => controllerOf(state, engine, source),
        uses: (state, source, engine) => (one.byText.get(textOf(state, engine, source))?.[n]?.binds ?? []).map(({ arg }) => arg),
        begin(state, source, args, engine) {
          const text = textOf(state, engine, source);
          const part = one.byText.get(text)?.[n];
          if (part) start(state, engine, source, text, part, args);
        },
      }),
    ),
  );
  return [...own, ...given, ...delayedTriggers(listening)];
}

/** What texts keep for a time: each goes on when its time comes. */
function delayedTriggers({ programs, resume }: Listening): Trigger[] {
  const events = new Set(programs.flatMap((program) => program?.delayed.map(({ time }) => time.on) ?? []));
  return [...events].map((on) => {
    const due = (state: View<State>, args: Args, engine: Engine): KeptText[] =>
      keptTexts(listOf(state, KEPT)).filter(({ program, part, controller }) => {
        const time = programs[program]?.delayed[part]?.time;
        return time?.on === on && time.fits(state, args, controller, engine);
      });
    return {
      name: `kept for ${on.name}`,
      on,
      judged: "after",
      listens: (state) => listOf(state, KEPT).length > 0,
      sources: (state, args, into, engine) => void into.push(...due(state, args, engine).map(({ source }) => source)),
      controller: (state, source) =>
        keptTexts(listOf(state, KEPT)).find((text) => text.source === source)?.controller ?? at(state.owner, source),
      begin(state, source, args, engine) {
        const text = due(state, args, engine).find((one) => one.source === source);
        if (text) engine.propose(state, resume, text.at);
      },
    } satisfies Trigger;
  });
}

/** The replacements of all texts. */
export function replacementsOf(listening: Listening): Replacement[] {
  const { textOf, start } = listening;
  const given = givenParts(listening, ({ replacements }) => replacements).map(
    ({ part, text, name }): Replacement => ({
      name: `${name} instead of ${part.on.name}`,
      on: part.on,
      optional: part.optional,
      sources: (state, args, into, engine) => addGiven(listening, text, part, state, args, into, engine),
      replace(state, args, source, engine) {
        start(state, engine, source, text, part, args);
        return undefined;
      },
    }),
  );
  const own = heardBy(
    listening,
    ({ replacements }) => replacements,
    ({ optional }) => (optional ? "optional" : ""),
  ).flatMap((one) =>
    Array.from(
      { length: one.most },
      (_, n): Replacement => ({
        name: `text ${n + 1} instead of ${one.on.name}${one.key === "" ? "" : ` ${one.key}`}`,
        on: one.on,
        optional: one.key !== "",
        sources: (state, args, into, engine) => addSources(listening, one, n, state, args, into, engine),
        replace(state, args, source, engine) {
          const text = textOf(state, engine, source);
          const part = one.byText.get(text)?.[n];
          if (part) start(state, engine, source, text, part, args);
          return undefined;
        },
      }),
    ),
  );
  return [...own, ...given];
}
