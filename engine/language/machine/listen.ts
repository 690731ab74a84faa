/** The triggers and replacements of all texts, as the kernel's: one for each event and for each of a text's abilities that hear it. */
import type { Engine } from "../../kernel/engine.ts";
import type { Args, EventRule, Noticed, Replacement, Trigger } from "../../kernel/events.ts";
import { at, type InstanceId, listOf, type Player, type State, type View } from "../../kernel/state.ts";
import type { AtWork } from "./at-work.ts";
import { KEPT, type KeptText, keptSlots, keptTexts } from "./events.ts";
import { Hall, type Heard, heardBy, type Part } from "./hearing.ts";
import {
  isSpan,
  type Programs,
  type ReplacementPart,
  type Heard as SpanHeard,
  type SpanPart,
  type TextProgram,
  type TriggerPart,
} from "./program.ts";
import { ACTIVE, type TextPart, type TextRules } from "./run.ts";
import { bareScene, type Scene } from "./scene.ts";

/** What listening needs of the machine. */
export type Listening = {
  readonly rules: TextRules;
  readonly programs: Programs;
  /** The cards whose texts work now. */
  atWork(state: View<State>, engine: Engine): AtWork;
  /** How many of them are those of cards; behind them stand the definitions of given keywords. */
  readonly own: number;
  /** Whether any card has been given a keyword. */
  isAnyGiven(state: View<State>, engine: Engine): boolean;
  /** The texts of keywords that a card has been given. */
  givenTo(state: View<State>, engine: Engine, card: InstanceId): readonly number[];
  textOf(state: View<State>, engine: Engine, card: InstanceId): number;
  controllerOf(state: View<State>, engine: Engine, card: InstanceId): Player;
  /** Begins an ability of a card, with what its event binds; a replacement notices nothing that has happened. */
  start(
    state: View<State>,
    engine: Engine,
    source: InstanceId,
    text: number,
    part: TriggerPart | ReplacementPart,
    args: Args,
    noticed?: Noticed,
  ): void;
  readonly resume: EventRule;
  /** What was kept goes on, with what an event binds; what was for once is over. */
  startKept(state: View<State>, engine: Engine, kept: KeptText, span: SpanPart, heard: SpanHeard, args: Args): void;
};

/** The cards that an event is heard by, as the kernel wants them told. */
type Hearers = Pick<Trigger, "listens" | "sources">;

/** Of the n-th parts of texts that share an event. */
function hearers<P extends Part>({ rules, controllerOf }: Listening, hall: Hall, heard: Heard<P>, n: number): Hearers {
  return {
    listens: (state, args, engine) => hall.add(heard, n, state, engine, args),
    sources(state, args, into, engine) {
      const found: number[] = [];
      hall.add(heard, n, state, engine, args, found);
      for (let i = 0; i < found.length; i += 2) {
        const [card, text] = [at(found, i), at(found, i + 1)];
        const part = heard.byText[text]?.[n];
        if (part === undefined || into.includes(card)) continue;
        if (rules.counts?.(state, card, { is: kindOf(part), keyword: part.keyword }, engine) === false) continue;
        if (part.fits(bareScene(state, engine, card, controllerOf(state, engine, card), text), args)) into.push(card);
      }
    },
  };
}

/** Which numbers of an event are bound. */
const usedIn = (binds: TriggerPart["binds"]): readonly number[] => binds.flatMap(({ arg }) => (arg === ACTIVE ? [] : [arg]));

const kindOf = (part: Part): TextPart["is"] => ("optional" in part ? "instead" : part.atOnce ? "at once" : "trigger");

/** Of a part of the definition of a keyword: the cards that it was given to. */
function givenHearers({ controllerOf }: Listening, hall: Hall, text: number, part: Part): Hearers {
  const cards = (state: View<State>, args: Args, engine: Engine): readonly InstanceId[] => {
    const given = hall.given(text, state, engine);
    const { self } = part;
    return self === undefined ? given : given.filter((card) => card === args[self]);
  };
  return {
    listens: (state, args, engine) => cards(state, args, engine).length > 0,
    sources(state, args, into, engine) {
      for (const card of cards(state, args, engine))
        if (part.fits(bareScene(state, engine, card, controllerOf(state, engine, card), text), args)) into.push(card);
    },
  };
}

const ownPrograms = ({ programs, own }: Listening) => programs.slice(0, own);

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
  const hall = new Hall(listening);
  const heard = heardBy(
    ownPrograms(listening),
    ({ triggers }) => triggers,
    ({ judged, atOnce }) => `${judged}${atOnce ? " at once" : ""}`,
  );
  const given = givenParts(listening, ({ triggers }) => triggers).map(
    ({ part, text, name }): Trigger => ({
      name: `${name} on ${part.on.name}`,
      on: part.on,
      judged: part.judged,
      ...(part.atOnce ? { atOnce: true } : {}),
      ...givenHearers(listening, hall, text, part),
      controller: (state, source, engine) => controllerOf(state, engine, source),
      uses: () => usedIn(part.binds),
      begin: (state, source, args, engine, noticed) => start(state, engine, source, text, part, args, noticed),
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
        ...hearers(listening, hall, one, n),
        controller: (state, source, engine) => controllerOf(state, engine, source),
        what: (state, source, engine) => one.byText[textOf(state, engine, source)]?.[n]?.entry ?? 0,
        uses: (state, source, engine) => usedIn(one.byText[textOf(state, engine, source)]?.[n]?.binds ?? []),
        begin(state, source, args, engine, noticed) {
          const text = textOf(state, engine, source);
          const part = one.byText[text]?.[n];
          if (part) start(state, engine, source, text, part, args, noticed);
        },
      }),
    ),
  );
  return [...own, ...given, ...delayedTriggers(listening), ...spanTriggers(listening)];
}

/** What texts keep for a time: each goes on when its time comes. */
function delayedTriggers({ programs, resume }: Listening): Trigger[] {
  const events = new Set(programs.flatMap((program) => program?.delayed.flatMap((part) => (isSpan(part) ? [] : [part.time.on])) ?? []));
  return [...events].map((on) => {
    const due = (state: View<State>, args: Args, engine: Engine): KeptText[] =>
      keptTexts(listOf(state, KEPT)).filter((one) => {
        const waiting = programs[one.program]?.delayed[one.part];
        if (waiting === undefined || isSpan(waiting) || waiting.time.on !== on) return false;
        const players = waiting.players?.(keptScene(state, engine, one)) ?? [];
        return waiting.time.fits(state, args, one.controller, engine, players);
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

/** What a text that is kept knows. */
const keptScene = (state: View<State>, engine: Engine, one: KeptText): Scene => ({
  ...bareScene(state, engine, one.source, one.controller, one.program),
  slots: keptSlots(listOf(state, KEPT), one.at),
});

/** The texts that are kept as a part of a program. */
const waitingAs = (state: View<State>, text: number, number: number): KeptText[] =>
  keptTexts(listOf(state, KEPT)).filter((one) => one.program === text && one.part === number);

/** What texts put in the place of something for a time: it stays unless it was for once. */
function spanReplacements({ programs, startKept }: Listening): Replacement[] {
  return programs.flatMap((program, text) =>
    (program?.delayed ?? []).flatMap((span, number) => {
      const { instead } = isSpan(span) ? span : { instead: undefined };
      if (!isSpan(span) || !instead) return [];
      return span.heard.map(
        (heard, n): Replacement => ({
          name: `kept ${text} ${number} ${n} instead of ${heard.on.name}`,
          on: heard.on,
          optional: instead.optional,
          listens: (state) => listOf(state, KEPT).length > 0 && waitingAs(state, text, number).length > 0,
          sources(state, args, into, engine) {
            for (const one of waitingAs(state, text, number))
              if (!into.includes(one.source) && heard.fits(keptScene(state, engine, one), args)) into.push(one.source);
          },
          what: () => placeOf(text, span),
          replace(state, args, source, engine) {
            const due = waitingAs(state, text, number).find(
              (one) => one.source === source && heard.fits(keptScene(state, engine, one), args),
            );
            if (due) startKept(state, engine, due, span, heard, args);
            return undefined;
          },
        }),
      );
    }),
  );
}

/** What texts listen to for a time: each goes on when it happens, and stays unless it was for once. */
function spanTriggers({ programs, startKept }: Listening): Trigger[] {
  return programs.flatMap((program, text) =>
    (program?.delayed ?? []).flatMap((span, number) => {
      if (!isSpan(span) || span.instead) return [];
      const waiting = (state: View<State>): KeptText[] => waitingAs(state, text, number);
      const sceneFor = keptScene;
      return span.heard.map(
        (heard, n): Trigger => ({
          name: `kept ${text} ${number} ${n} for ${heard.on.name}`,
          on: heard.on,
          judged: heard.judged,
          listens: (state) => listOf(state, KEPT).length > 0 && waiting(state).length > 0,
          sources(state, args, into, engine) {
            for (const one of waiting(state))
              if (!into.includes(one.source) && heard.fits(sceneFor(state, engine, one), args)) into.push(one.source);
          },
          controller: (state, source) => waiting(state).find((one) => one.source === source)?.controller ?? at(state.owner, source),
          uses: () => usedIn(heard.binds),
          begin(state, source, args, engine) {
            const due = waiting(state).filter((one) => one.source === source && heard.whose(sceneFor(state, engine, one), args));
            for (const one of due.reverse()) startKept(state, engine, one, span, heard, args);
          },
        }),
      );
    }),
  );
}

/** An ability of a text as one number: where it begins. */
const placeOf = (text: number, { entry }: Pick<ReplacementPart, "entry">): number => text * MOST_ENTRIES + entry;
const MOST_ENTRIES = 0x1_0000;

/** The replacements of all texts. */
export function replacementsOf(listening: Listening): Replacement[] {
  const { textOf, start } = listening;
  const hall = new Hall(listening);
  const given = givenParts(listening, ({ replacements }) => replacements).map(
    ({ part, text, name }): Replacement => ({
      name: `${name} instead of ${part.on.name}`,
      on: part.on,
      optional: part.optional,
      ...givenHearers(listening, hall, text, part),
      what: () => placeOf(text, part),
      replace(state, args, source, engine) {
        start(state, engine, source, text, part, args);
        return undefined;
      },
    }),
  );
  const own = heardBy(
    ownPrograms(listening),
    ({ replacements }) => replacements,
    ({ optional }) => (optional ? "optional" : ""),
  ).flatMap((one) =>
    Array.from(
      { length: one.most },
      (_, n): Replacement => ({
        name: `text ${n + 1} instead of ${one.on.name}${one.key === "" ? "" : ` ${one.key}`}`,
        on: one.on,
        optional: one.key !== "",
        ...hearers(listening, hall, one, n),
        what(state, source, engine) {
          const text = textOf(state, engine, source);
          const part = one.byText[text]?.[n];
          return part && placeOf(text, part);
        },
        replace(state, args, source, engine) {
          const text = textOf(state, engine, source);
          const part = one.byText[text]?.[n];
          if (part) start(state, engine, source, text, part, args);
          return undefined;
        },
      }),
    ),
  );
  return [...own, ...given, ...spanReplacements(listening)];
}
