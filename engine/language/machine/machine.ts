/**
 * The machine: carries out the programs of one content, for every game. A game hands it the language and a program for each card (undefined where a card has no text),
 * puts `machine.procedures`, `events`, `triggers` and `replacements` among its rules, and begins a card's text with `machine.begin`.
 *
 * ```ts
 * const reading = readText(language, card.text);
 * const program = compileText(language, reading);           // an error lists what this game cannot carry out
 * const machine = machineOf(language, programs);            // programs[i] is that of the card with index i
 * machine.begin(state, engine, { source });                 // in a step or an event's apply, as its last act
 * ```
 */

import { MINGLE } from "../../kernel/card-events.ts";
import type { Engine } from "../../kernel/engine.ts";
import type { Args, EventRule, Replacement, Trigger } from "../../kernel/events.ts";
import { type Frame, growFrame, setSlot, slot } from "../../kernel/frames.ts";
import { type Procedure, procedures } from "../../kernel/procedure.ts";
import { at, type InstanceId, listOf, type Player, type State, type View } from "../../kernel/state.ts";
import type { Language } from "../language.ts";
import { atWorkIn, isAnyOf } from "./at-work.ts";
import { DROP, dropKept, KEEP, KEPT, keptSlots, keptTexts, LOT, resuming, USE } from "./events.ts";
import { formsOf } from "./forms.ts";
import { limited } from "./limits.ts";
import { type Listening, replacementsOf, triggersOf } from "./listen.ts";
import { notedFault } from "./noted.ts";
import {
  type ActivatedPart,
  type Failure,
  isSpan,
  type Programs,
  type ReplacementPart,
  type StaticPart,
  type TextProgram,
  type TriggerPart,
} from "./program.ts";
import { ACTIVE, type GivenKeyword, type SaidNow, type StackRules } from "./run.ts";
import { ACTOR, addSelected, bareScene, CONTROLLER, clearSelection, PC, PROGRAM, type Scene, SOURCE, sceneOf } from "./scene.ts";
import { NO_TEXT, STACKING, type TakenOff } from "./stack.ts";
import { stepsOf, wordsOf } from "./steps.ts";

/** Whose text is to be carried out. */
export type Begin = {
  readonly source: InstanceId;
  /** The text as an index of the content, if it is not the source's own: that of a card that is copied. */
  readonly text?: number;
  /** “you”; default: who controls the source. */
  readonly controller?: Player;
};

/** An ability of a card that can be used, by its text and its number there. */
export type Usable = { readonly text: number; readonly ability: number; readonly part: ActivatedPart };

/** Something that a text makes true now. */
export type StaticFact = {
  readonly source: InstanceId;
  readonly controller: Player;
  readonly holes: readonly unknown[];
  /** Whose sentence it is: an index of the content, and which of the text's statics, or of those that it makes true for a time. */
  readonly text: number;
  readonly n: number;
};

export type Machine = {
  readonly procedures: readonly Procedure[];
  readonly events: readonly EventRule[];
  readonly triggers: readonly Trigger[];
  readonly replacements: readonly Replacement[];
  /** Carries out the instructions of a card's text. The caller's last act: what they do happens before the next step. */
  begin<S extends State, C>(state: View<S>, engine: Engine<C>, begin: Begin): void;
  /** What keeps the instructions of a card's text from being announced now: a target that there is none for; undefined if nothing does. */
  unannounceable<S extends State, C>(state: View<S>, engine: Engine<C>, begin: Begin): Failure | undefined;
  /** What was taken off the stack is carried out. For the `apply` of an event, as its last act. */
  resume<S extends State, C>(state: View<S>, engine: Engine<C>, taken: TakenOff): void;
  /** The abilities that a card has now, those of keywords that it was given behind its own. */
  abilities<S extends State, C>(state: View<S>, engine: Engine<C>, card: InstanceId): readonly Usable[];
  /** Uses an ability of a card that nothing refuses; `text`: default its own; `user`: who is “you” of it, default its controller. The caller's last act. */
  activate<S extends State, C>(state: View<S>, engine: Engine<C>, source: InstanceId, ability: number, text?: number, user?: Player): void;
  /** What keeps an ability of a card from being used by a player now, default its controller, the cheapest to mend first; undefined if it can be used. */
  refusal<S extends State, C>(
    state: View<S>,
    engine: Engine<C>,
    source: InstanceId,
    ability: number,
    text?: number,
    user?: Player,
  ): Failure | undefined;
  /** The n-th keyword that a text gives, as it is now for a card with that text: what was noted of a `GivenKeyword` by its two numbers. */
  given<S extends State, C>(state: View<S>, engine: Engine<C>, source: InstanceId, text: number, n: number): GivenKeyword;
  /** Pays the n-th payment of a text, which nothing refuses, for a card; `by` a player, default its controller. The caller's last act. */
  pay<S extends State, C>(state: View<S>, engine: Engine<C>, source: InstanceId, text: number, payment: number, by?: Player): void;
  /** What keeps a payment from being made now; undefined if it can be made. */
  unpayable<S extends State, C>(
    state: View<S>,
    engine: Engine<C>,
    source: InstanceId,
    text: number,
    payment: number,
    by?: Player,
  ): Failure | undefined;
  /** All that texts of cards in play make true now, of one kind: “each River card costs 1 less to cross”. */
  statics<S extends State, C>(state: View<S>, engine: Engine<C>, id: string): readonly StaticFact[];
  /** Whether any text of the game says one of these, for a time or as long as its card counts: what nobody says need not be asked for. */
  says(ids: readonly string[]): boolean;
  /** Whether the own text of any card in play could make something of these kinds true. */
  isAnyAtWork<S extends State, C>(state: View<S>, engine: Engine<C>, ids: ReadonlySet<string>): boolean;
  /** What the text of one card says is true now, wherever it lies, if a player is “you”: “this costs 2M less”. */
  ownStatics<S extends State, C>(state: View<S>, engine: Engine<C>, card: InstanceId, you: Player, id: string): readonly StaticFact[];
  /** The keywords that stand in the text that a card has now, in printed order. */
  printed<S extends State, C>(state: View<S>, engine: Engine<C>, card: InstanceId): readonly GivenKeyword[];
  /** The program that a card has now, or undefined if its text is empty. */
  programOf<S extends State, C>(state: View<S>, engine: Engine<C>, card: InstanceId): TextProgram | undefined;
  /** What texts wait for until then is over: for the `apply` of an event. `isOver` is handed what `TextRules.until` made of the duration, and whose text it is. */
  endSpans<S extends State>(state: S, isOver: (until: number, controller: Player) => boolean): void;
  /** Whether the n-th keyword that a text gives is there: `given` can be asked for it. */
  isGiven(text: number, n: number): boolean;
  /** Whether the n-th sentence that a text makes true for a time is there. */
  isSaid(text: number, n: number): boolean;
  /** Why what a state from outside notes of texts cannot be carried out, in a sentence; undefined if it can be. */
  notedFault<S extends State>(state: View<S>): string | undefined;
};

/** Programs, by index; `given`: definitions of keywords that texts give are among them; `lasting`: texts make such a thing true for a time. */
type Texts = { readonly all: ReadonlySet<number>; readonly given: boolean; readonly lasting: boolean };

const NO_SOURCES: readonly InstanceId[] = [];

const procedure = procedures<State, unknown>();
const NO_KEYWORDS: readonly GivenKeyword[] = [];

/** Binds a language to the programs of a content, by card index. The game must say its `textRules`. */
export function machineOf(language: Language, cards: Programs): Machine {
  const rules = language.textRules;
  if (!rules) throw new Error("The vocabularies do not define how texts run");
  const { programs, definitions } = withDefinitions(cards);
  const text: Procedure = procedure("text", stepsOf(rules, programs, formsOf(language)), {
    holds: true,
    whose: (state, frame) => slot(state, frame, CONTROLLER),
  });
  const textIndex = (state: View<State>, engine: Engine, card: InstanceId) => rules.text?.(state, card, engine) ?? at(state.card, card);
  const controllerOf = (state: View<State>, engine: Engine, card: InstanceId) =>
    rules.controller?.(state, card, engine) ?? at(state.owner, card);
  const kinds = programsByStatic(programs);
  const atWork = atWorkIn(rules, programs, textIndex);

  function begin(state: View<State>, engine: Engine, { source, text: index = textIndex(state, engine, source), controller }: Begin): void {
    const program = programs[index];
    if (program?.entry === undefined) return;
    const you = controller ?? controllerOf(state, engine, source);
    // What happens by itself and looks at nothing needs no frame.
    let pc = program.entry;
    let instruction = at(program.code, pc);
    if (instruction.acts && !instruction.reads) {
      const scene = bareScene(state, engine, source, you, index);
      while (instruction.acts && !instruction.reads) {
        if (state.log !== undefined) engine.doing = wordsOf(scene, instruction);
        pc = instruction.run(scene);
        instruction = at(program.code, pc);
      }
    }
    if (instruction.last) return;
    push(state, engine, index, pc, source, you);
  }

  /** A text begins somewhere in its program. */
  function push(state: View<State>, engine: Engine, index: number, pc: number, source: InstanceId, controller: Player): Frame {
    const frame = engine.callWide(state, text, programs[index]?.slots ?? 0);
    setSlot(state, frame, PROGRAM, index);
    setSlot(state, frame, PC, pc);
    setSlot(state, frame, SOURCE, source);
    setSlot(state, frame, CONTROLLER, controller);
    setSlot(state, frame, ACTOR, controller);
    return frame;
  }

  /** An ability answers an event: what the event was about is bound. */
  const start: Listening["start"] = (state, engine, source, index, part, args, noticed) => {
    if (rules.stack && noticed?.along !== true && isLost(rules.stack, state, source, part, args)) return;
    const frame = push(state, engine, index, part.entry, source, noticed?.controller ?? controllerOf(state, engine, source));
    bindTo(state, engine, frame, index, part.binds, args);
  };

  /** What an event was about is bound. */
  function bindTo(state: View<State>, engine: Engine, frame: Frame, index: number, binds: TriggerPart["binds"], args: Args): void {
    const scene = sceneOf(state, frame, engine);
    for (const { slot: base, what, arg } of binds) {
      if (what === "number") setSlot(state, frame, base, at(args, arg));
      else if (what === "controller") setSlot(state, frame, base, controllerOf(state, engine, at(args, arg)) + 1);
      else if (what === "player") setSlot(state, frame, base, (arg === ACTIVE ? (engine.rules.active?.(state) ?? 0) : at(args, arg)) + 1);
      else {
        clearSelection(scene, base);
        addSelected(scene, base, programs[index]?.slots ?? 0, at(args, arg));
      }
    }
  }

  /** What was kept listens: it goes on with the slots that it was kept with. */
  const startKept: Listening["startKept"] = (state, engine, one, span, heard, args) => {
    const slots = keptSlots(listOf(state, KEPT), one.at);
    const frame = engine.callWide(state, text, 0);
    for (const value of slots) growFrame(state, value);
    setSlot(state, frame, PC, span.entry);
    bindTo(state, engine, frame, one.program, heard.binds, args);
    if (span.once) engine.propose(state, DROP, one.at);
  };

  const resume = resuming(text, (program, part) => at(programs[program]?.delayed ?? [], part));
  const isAnyGiven = (state: View<State>, engine: Engine): boolean =>
    definitions.length > 0 && rules.given !== undefined && rules.isAnyGiven?.(state, engine) !== false;
  const givenTo = (state: View<State>, engine: Engine, card: InstanceId): number[] => {
    if (!isAnyGiven(state, engine)) return NO_TEXTS;
    const given: GivenKeyword[] = [];
    rules.given?.(state, card, given, engine);
    return given.length === 0 ? NO_TEXTS : given.flatMap(({ text: index, n }) => definitions[index]?.[n] ?? []);
  };
  const usables = programs.map((program, index) =>
    (program?.activated ?? []).map((part, ability): Usable => ({ text: index, ability, part })),
  );
  const givesAbilities = programs.slice(cards.length).some((program) => program !== undefined && program.activated.length > 0);
  const listening: Listening = {
    rules,
    programs,
    atWork,
    own: cards.length,
    isAnyGiven,
    givenTo,
    textOf: textIndex,
    controllerOf,
    start,
    startKept,
    resume,
  };

  function abilities(state: View<State>, engine: Engine, card: InstanceId): readonly Usable[] {
    const own = at(usables, textIndex(state, engine, card));
    const given = givesAbilities ? givenTo(state, engine, card) : NO_TEXTS;
    if (given.length === 0 && own.length === 0) return own;
    let counting = own;
    for (const usable of own)
      if (rules?.counts?.(state, card, { is: "ability", keyword: usable.part.keyword }, engine) === false)
        counting = counting.filter((other) => other !== usable);
    return given.length === 0 ? counting : [...counting, ...given.flatMap((index) => at(usables, index))];
  }

  function refusal(
    state: View<State>,
    engine: Engine,
    source: InstanceId,
    ability: number,
    index: number,
    user: Player,
  ): Failure | undefined {
    const part = programs[index]?.activated[ability];
    if (!part) return { rule: rules?.asks.pay ?? "", reason: "This ability does not exist" };
    const isOwn = user === controllerOf(state, engine, source);
    if (isOwn ? part.by === "opponents" : part.by === undefined) return { rule: rules?.asks.pay ?? "", reason: "It is not yours to use" };
    const scene = bareScene(state, engine, source, user, index);
    return limited(rules, scene, part.limit, ability) ?? part.refusal(scene);
  }

  function statics(state: View<State>, engine: Engine, id: string): readonly StaticFact[] {
    const texts = kinds.get(id);
    if (texts === undefined) return NO_FACTS;
    const { cards, byStatic } = atWork(state, engine);
    const sources = texts.given && isAnyGiven(state, engine) ? cards : byStatic.get(id);
    if (sources === undefined && !texts.lasting) return NO_FACTS;
    const facts: StaticFact[] = texts.lasting ? saidFor(state, engine, id) : [];
    const { length } = facts;
    for (const source of sources ?? NO_SOURCES) addFacts(state, engine, source, id, texts, length, facts);
    return facts;
  }

  /** What texts have made true for a time, of one kind. */
  function saidFor(state: View<State>, engine: Engine, id: string): StaticFact[] {
    const now: SaidNow[] = [];
    rules?.saidNow?.(state, now);
    return now.flatMap(({ said, text: index, source, controller }) => {
      const part = programs[index]?.lasting[said];
      if (part?.id !== id) return [];
      return [{ source, controller, holes: part.holes(bareScene(state, engine, source, controller, index)), text: index, n: said }];
    });
  }

  /** Adds what the text of a card and those of the keywords that it was given make true; `texts` are those that could, and facts from `first` on were found just now. */
  function addFacts(
    state: View<State>,
    engine: Engine,
    source: InstanceId,
    id: string,
    texts: Texts,
    first: number,
    into: StaticFact[],
  ): void {
    const own = textIndex(state, engine, source);
    if (texts.all.has(own)) factsOf(state, engine, source, controllerOf(state, engine, source), own, id, true, into, first);
    if (!texts.given) return;
    for (const given of givenTo(state, engine, source))
      if (texts.all.has(given)) factsOf(state, engine, source, controllerOf(state, engine, source), given, id, false, into, first);
  }

  /** Which programs make something of a kind true, and whether definitions of keywords that are given are among them. */
  function programsByStatic(all: Programs): ReadonlyMap<string, Texts> {
    const found = new Map<string, { all: Set<number>; given: boolean; lasting: boolean }>();
    const textsOf = (id: string) => {
      const texts = found.get(id) ?? { all: new Set<number>(), given: false, lasting: false };
      found.set(id, texts);
      return texts;
    };
    for (const [index, program] of all.entries()) {
      for (const { id } of program?.statics ?? []) {
        const texts = textsOf(id);
        texts.all.add(index);
        texts.given ||= index >= cards.length;
      }
      for (const { id } of program?.lasting ?? []) textsOf(id).lasting = true;
    }
    return found;
  }

  /** Adds what one text of a card makes true. `mayLose`: the parts that do not count now are left out. `first`: facts from there on were found just now. */
  function factsOf(
    state: View<State>,
    engine: Engine,
    source: InstanceId,
    controller: Player,
    index: number,
    id: string,
    mayLose: boolean,
    into: StaticFact[],
    first = into.length,
  ): void {
    let scene: Scene | undefined;
    const parts = programs[index]?.statics ?? NO_STATICS;
    for (let n = 0; n < parts.length; n++) {
      const part = at(parts, n);
      if (part.id !== id) continue;
      if (mayLose && rules?.counts?.(state, source, { is: "static", keyword: part.keyword }, engine) === false) continue;
      const same = part.isShared && !engine.plain ? saidBefore(into, first, controller, index, n) : undefined;
      if (same) {
        into.push({ source, controller, holes: same.holes, text: index, n });
        continue;
      }
      scene ??= bareScene(state, engine, source, controller, index);
      if (part.while(scene)) into.push({ source, controller, holes: part.holes(scene), text: index, n });
    }
  }

  function ownStatics(state: View<State>, engine: Engine, source: InstanceId, controller: Player, id: string): readonly StaticFact[] {
    const text = textIndex(state, engine, source);
    if (kinds.get(id)?.all.has(text) !== true) return NO_FACTS;
    const facts: StaticFact[] = [];
    factsOf(state, engine, source, controller, text, id, false, facts);
    return facts;
  }

  function printed(state: View<State>, engine: Engine, card: InstanceId): readonly GivenKeyword[] {
    const text = textIndex(state, engine, card);
    const program = programs[text];
    if (program === undefined || program.keywords.length === 0) return NO_KEYWORDS;
    const scene = bareScene(state, engine, card, controllerOf(state, engine, card), text);
    return program.keywords.map(({ id, holes }) => ({ keyword: id, holes: holes.map((hole) => hole(scene)), text, n: PRINTED }));
  }

  return {
    procedures: [text],
    events: [LOT, MINGLE, ...(rules.keeps ? [KEEP, USE, resume] : []), ...(rules.stack ? [STACKING] : []), ...(rules.until ? [DROP] : [])],
    triggers: triggersOf(listening),
    replacements: replacementsOf(listening),
    begin: (state, engine, what) => begin(state as View<State>, engine as Engine, what),
    unannounceable(state, engine, { source, text: index = textIndex(state as View<State>, engine as Engine, source), controller }) {
      const you = controller ?? controllerOf(state as View<State>, engine as Engine, source);
      return programs[index]?.refusal(bareScene(state as View<State>, engine as Engine, source, you, index));
    },
    resume(state, engine, { program, part, slots }) {
      if (program === NO_TEXT) return;
      const frame = engine.callWide(state, text, 0);
      for (const value of slots) growFrame(state as View<State>, value);
      setSlot(state as View<State>, frame, PC, at(programs[program]?.stacked ?? [], part));
    },
    abilities: (state, engine, card) => abilities(state as View<State>, engine as Engine, card),
    activate(state, engine, source, ability, index = textIndex(state as View<State>, engine as Engine, source), user) {
      const part = programs[index]?.activated[ability];
      if (!part) throw new Error(`Card ${source} has no ability ${ability}`);
      const you = user ?? controllerOf(state as View<State>, engine as Engine, source);
      push(state as View<State>, engine as Engine, index, part.entry, source, you);
    },
    refusal: (state, engine, source, ability, index = textIndex(state as View<State>, engine as Engine, source), user = undefined) =>
      refusal(
        state as View<State>,
        engine as Engine,
        source,
        ability,
        index,
        user ?? controllerOf(state as View<State>, engine as Engine, source),
      ),
    given(state, engine, source, index, n) {
      const { keyword, holes } = at(programs[index]?.given ?? [], n);
      const you = controllerOf(state as View<State>, engine as Engine, source);
      return { keyword, holes: holes(bareScene(state as View<State>, engine as Engine, source, you, index)), text: index, n };
    },
    pay(state, engine, source, index, payment, by = controllerOf(state as View<State>, engine as Engine, source)) {
      const part = at(programs[index]?.payments ?? [], payment);
      push(state as View<State>, engine as Engine, index, part.entry, source, by);
    },
    unpayable: (state, engine, source, index, payment, by = controllerOf(state as View<State>, engine as Engine, source)) =>
      at(programs[index]?.payments ?? [], payment).refusal(bareScene(state as View<State>, engine as Engine, source, by, index)),
    statics: (state, engine, id) => statics(state as View<State>, engine as Engine, id),
    says: (ids) => ids.some((id) => kinds.has(id)),
    isAnyAtWork(state, engine, ids) {
      return isAnyOf(atWork(state as View<State>, engine as Engine), ids);
    },
    ownStatics: (state, engine, card, you, id) => ownStatics(state as View<State>, engine as Engine, card, you, id),
    printed: (state, engine, card) => printed(state as View<State>, engine as Engine, card),
    programOf: (state, engine, card) => programs[textIndex(state as View<State>, engine as Engine, card)],
    endSpans(state, isOver) {
      const list = listOf(state as unknown as View<State>, KEPT);
      for (const { at: place, program, part, controller } of keptTexts(list).reverse()) {
        const span = programs[program]?.delayed[part];
        if (isSpan(span) && isOver(at(keptSlots(list, place), span.until), controller)) dropKept(state, place);
      }
    },
    isGiven: (index, n) => programs[index]?.given[n] !== undefined,
    isSaid: (index, n) => programs[index]?.lasting[n] !== undefined,
    notedFault: (state) => notedFault(programs, state as View<State>),
  };
}

/** In the place of the number of a given keyword: it is printed on the card. */
const PRINTED = -1;
const NO_TEXTS: number[] = [];
const NO_FACTS: readonly StaticFact[] = [];
const NO_STATICS: readonly StaticPart[] = [];

/** Among the facts from `first` on, what another copy of a text says for the same player. */
function saidBefore(facts: readonly StaticFact[], first: number, controller: Player, text: number, n: number): StaticFact | undefined {
  for (let i = first; i < facts.length; i++) {
    const fact = at(facts, i);
    if (fact.text === text && fact.n === n && fact.controller === controller) return fact;
  }
  return undefined;
}

/** The programs of cards, and behind them those of the keywords that they give; `definitions`: by text, for each keyword that it gives, the text of its definition. */
function withDefinitions(cards: Programs): {
  readonly programs: Programs;
  readonly definitions: readonly (readonly (number | undefined)[])[];
} {
  const programs = [...cards];
  const definitions: (number | undefined)[][] = [];
  for (let i = 0; i < programs.length; i++)
    for (const [n, { program }] of programs[i]?.given.entries() ?? []) {
      definitions[i] ??= [];
      if (program) at(definitions, i)[n] = programs.push(program) - 1;
    }
  return { programs, definitions };
}

/** Whether the source of what would go on the stack has left, unless by the very event that it answers. */
function isLost(stack: StackRules, state: View<State>, source: InstanceId, part: TriggerPart | ReplacementPart, args: Args): boolean {
  if (!("atOnce" in part) || part.atOnce || stack.object(state, source) !== 0) return false;
  return args[part.on.roles.indexOf("card")] !== source;
}
