/**
 * How the engine reads a text, for whoever writes it: what happens when, in numbered steps; every choice that a player will be asked for; and
 * what cannot mean what it says. The steps are the constructs of the tree, the choices are those of the program that is carried out.
 */

import { lint } from "../faults/lint.ts";
import type { Language } from "../language.ts";
import { compileText } from "../machine/compile.ts";
import type { AskKind } from "../machine/run.ts";
import type { AbilityKind } from "../reading/ability.ts";
import type { BoundAbility } from "../reading/bind.ts";
import { expandKeyword, reminderOf } from "../reading/definition.ts";
import type { TextReading } from "../reading/read.ts";
import type { Leaf, Span } from "../reading/token.ts";
import { entryOf } from "../tables/grammar.ts";
import type { Sort } from "../tables/sort.ts";
import { isStandIn, isTree, type Tree, walk } from "../tree.ts";
import { capital, joined, type Piece, piecesOf, printPhrase } from "./print.ts";
import type { CardSense } from "./sense.ts";

/** A choice that somebody will be asked for, with its words. */
export type Question = Span & {
  readonly kind: AskKind;
  readonly text: string;
  /** What is chosen: "Choose a character"; absent where the words of the text say it, or it depends on the position. */
  readonly words?: string;
  /** `text` says what is chosen: the card prints only the name of a keyword there. */
  readonly isWhole?: true;
};

export type Step = Span & {
  /** "2", or "2.1" within one. */
  readonly number: string;
  readonly depth: number;
  readonly text: string;
  readonly questions: readonly Question[];
};

export type ToldAbility = {
  readonly kind: AbilityKind;
  /** When, or for what: "When this is destroyed", "Once per turn, pay 1M", "Always". */
  readonly when: string;
  /** What is asked before the first step: targets, a price. */
  readonly questions: readonly Question[];
  readonly steps: readonly Step[];
};

export type Warning = Span & { readonly message: string };

export type Telling = {
  readonly abilities: readonly ToldAbility[];
  readonly warnings: readonly Warning[];
  /** How many choices there are in all; undefined as long as the text cannot be carried out. */
  readonly questions: number | undefined;
};

/** What a text does. Of sentences that are not understood nothing is told. */
export function tellText(language: Language, reading: TextReading, sense: CardSense): Telling {
  const compiled =
    reading.problems.length === 0 && language.textRules && !isDefinition(reading) ? compileText(language, reading) : undefined;
  const code = compiled?.ok ? compiled.value.code : [];
  const asked = code.flatMap(({ ask, span }): Question[] =>
    ask
      ? [{ kind: ask.kind, from: span.from, to: span.to, text: ASKED[ask.kind], ...(ask.words === undefined ? {} : { words: ask.words }) }]
      : [],
  );
  const unlike = [
    ...new Map(asked.map((question) => [`${question.kind} ${question.from} ${question.to} ${question.words ?? ""}`, question])).values(),
  ];
  const abilities = reading.abilities.map((ability) => told(language, ability, unlike, sense));
  const undone = compiled && !compiled.ok ? compiled.error : isDefinition(reading) ? [] : (language.amiss?.(reading.abilities) ?? []);
  const lacking = undone.map(({ from, to, message }) => ({ from, to, message }));
  const remarks = lint(language, reading.abilities, sense).map(({ from, to, message }) => ({ from, to, message }));
  const warnings = [...lacking, ...neverOn(reading.abilities, sense), ...remarks].sort((a, b) => a.from - b.from);
  return { abilities, warnings, questions: compiled?.ok ? unlike.length : undefined };
}

/**
 * The first part of an understood text that the rules of its game cannot carry out, and why; undefined where they carry out all of it. A keyword
 * without a definition lacks nothing in the rules.
 */
export function firstUndone(language: Language, reading: TextReading): Warning | undefined {
  const { problems, abilities } = reading;
  if (problems.length > 0 || isDefinition(reading)) return undefined;
  const compiled = language.textRules ? compileText(language, reading) : undefined;
  const undone = compiled && !compiled.ok ? compiled.error : (language.amiss?.(abilities) ?? []);
  const bare = abilities.flatMap(({ lines }) =>
    lines.flatMap((line) => [...walk(line)].filter(({ is }) => language.keywords.has(is) && !language.keywords.get(is)?.abilities)),
  );
  const [first] = undone.filter(({ from, to }) => !bare.some(({ span }) => span?.from === from && span.to === to));
  return first && { from: first.from, to: first.to, message: first.message };
}

/** The parts of a text that can never come to anything on its card, and why. */
const neverOn = (abilities: readonly BoundAbility[], { never }: CardSense): Warning[] =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      [...walk(line)].flatMap((part): Warning[] => {
        const why = isStandIn(part) ? undefined : never?.(part);
        return why === undefined ? [] : [{ ...(part.span ?? NOWHERE), message: why }];
      }),
    ),
  );

/** What of a text is lost on its card, whatever happens: what nothing carries out and what can never come to anything, in the order of the text. */
export function lostOn(language: Language, abilities: readonly BoundAbility[], sense: CardSense): readonly Warning[] {
  const idle = lint(language, abilities, sense).filter(({ code }) => code === "never-carried-out");
  return [...idle.map(({ from, to, message }) => ({ from, to, message })), ...neverOn(abilities, sense)].sort((a, b) => a.from - b.from);
}

/** A text with parameters is carried out only with arguments in their places: what it asks is not known before. */
const isDefinition = ({ abilities }: TextReading): boolean =>
  abilities.some(({ lines }) =>
    lines.some((line) => [...walk(line)].some((part) => isStandIn(part) || Object.values(part.holes).some(isParameter))),
  );
const isParameter = (hole: Tree | Leaf): boolean => typeof hole === "string" && hole.includes("{");

const NOWHERE: Span = { from: 0, to: 0 };

const ASKED: Readonly<Record<AskKind, string>> = {
  unit: "A choice: whether and when to do this",
  may: "A choice: do it or not",
  choose: "A choice: which",
  target: "A choice, made when it is announced:",
  mode: "A choice: which of these",
  number: "A choice: how many",
  player: "A choice: which player",
  order: "A choice: in what order",
  search: "A choice: what to find",
  pay: "A choice: what to pay with",
};

const ALONE: Readonly<Record<AbilityKind, string>> = {
  keyword: "Keyword",
  static: "Always",
  deck: "In its deck",
  trigger: "Each time",
  activated: "For a cost",
  instead: "Instead",
  do: "When it is played",
  section: "When its heading says",
  goal: "A condition to meet",
  score: "At the end",
};

/** The sorts of what is done; a line, and whatever is made of instructions, is taken apart by them. */
const DONE: ReadonlySet<Sort> = new Set<Sort>([
  "Part",
  "Goal",
  "Score",
  "Points",
  "Body",
  "Loop",
  "May",
  "Seq",
  "VSeq",
  "Act",
  "VPe",
  "VP",
  "PVP",
  "Static",
  "Deck",
  "Kw",
]);

type Plain = Omit<Step, "questions">;

/** In place of a time, for what nothing carries out. */
const NEVER = "Never";

function told(language: Language, ability: BoundAbility, questions: readonly Question[], { instructions }: CardSense): ToldAbility {
  const { grammar } = language;
  const [first] = ability.lines;
  const opening = first ? before(language, first, "Line") : "";
  const alone = ability.kind === "do" && !instructions ? NEVER : ALONE[ability.kind];
  const when = opening === "" ? alone : `${capital(opening)}${ability.kind === "instead" ? ", instead of that" : ""}`;
  let count = 0;
  const steps = ability.lines.flatMap((line, i): Plain[] => {
    const inner = done(language, line);
    if (!inner) return [];
    const lead = i === 0 ? "" : before(language, line, "Line");
    const own = stepsOf(language, inner.value, inner.sort, `${count + 1}`, 0);
    const numbered = lead === "" ? numberedFrom(own, count) : [stepOf(language, line, `${count + 1}`, 0, "Line")];
    count += numbered.filter(({ depth }) => depth === 0).length;
    return numbered;
  });
  const inSteps = steps.map((step): Step => {
    const own = questions.filter(
      (question) =>
        within(question, step) &&
        !steps.some((other) => other !== step && within(other, step) && other.depth > step.depth && within(question, other)),
    );
    return { ...step, questions: own };
  });
  const span = { from: first?.span?.from ?? 0, to: ability.lines.at(-1)?.span?.to ?? 0 };
  const outside = questions.filter((question) => within(question, span) && !inSteps.some((step) => step.questions.includes(question)));
  const reminder = first && done(language, first)?.value;
  if (ability.kind === "keyword" && reminder && language.keywords.has(reminder.is)) {
    const name = capital(printPhrase(grammar, reminder, "Kw"));
    const named = (question: Question): Question => asOf(name, question);
    return {
      kind: ability.kind,
      when: name,
      questions: outside.map(named),
      steps: keywordSteps(language, reminder, inSteps).map((step) => ({ ...step, questions: step.questions.map(named) })),
    };
  }
  return { kind: ability.kind, when, questions: outside, steps: inSteps };
}

/** A choice of a keyword's definition, by the keyword's name and what is chosen: “Ambush: choose a character”. */
const asOf = (name: string, { words, ...question }: Question): Question =>
  words === undefined ? question : { ...question, text: `${name}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`, isWhole: true };

/** What a keyword stands for, as the one step that it is on the card. */
function keywordSteps(language: Language, keyword: Tree, steps: readonly Step[]): readonly Step[] {
  const reminder = reminderOf(language.grammar, language.keywords, keyword);
  const isBuiltIn = expandKeyword(language.grammar, language.keywords, keyword) === undefined;
  return steps.map((step) => ({ ...step, text: isBuiltIn ? `${reminder} (The game's rules handle this.)` : reminder }));
}

const within = (inner: Span, outer: Span): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** The part of a sentence that is carried out or true. */
function done({ grammar }: Language, tree: Tree): { readonly value: Tree; readonly sort: Sort } | undefined {
  if (isStandIn(tree)) return undefined;
  const hole = entryOf(grammar, tree).holes.findLast(({ sort }) => DONE.has(sort));
  const value = hole && tree.holes[hole.name];
  return hole && isTree(value) && !isStandIn(value) ? { value, sort: hole.sort } : undefined;
}

/** The words before what is carried out: “when this is destroyed”. */
function before(language: Language, tree: Tree, sort: Sort): string {
  const pieces = piecesOf(language.grammar, tree, sort);
  const at = pieces.findLastIndex((piece) => typeof piece !== "string" && DONE.has(piece.sort));
  return written(language, pieces.slice(0, Math.max(0, at))).replace(/[,:]$/u, "");
}

const written = ({ grammar }: Language, pieces: readonly Piece[]): string =>
  joined(pieces.map((piece) => (typeof piece === "string" ? piece : printPhrase(grammar, piece.value, piece.sort, piece.form))));

const stepOf = ({ grammar }: Language, tree: Tree, number: string, depth: number, sort: Sort): Plain => ({
  ...(tree.span ?? NOWHERE),
  number,
  depth,
  text: `${capital(printPhrase(grammar, tree, sort)).replace(/\.$/u, "")}.`,
});

/** Renumbers steps so that those of the first depth go on from a count. */
const numberedFrom = (steps: readonly Plain[], count: number): Plain[] =>
  steps.map((step) => {
    const [own = "1", ...inner] = step.number.split(".");
    return { ...step, number: [Number(own) - Number(steps[0]?.number ?? 1) + count + 1, ...inner].join(".") };
  });

/** What is done, one step each: what stands one behind the other side by side, what stands under a condition or a choice below it. */
function stepsOf(language: Language, tree: Tree, sort: Sort, number: string, depth: number): Plain[] {
  if (isStandIn(tree)) return [];
  const { construct, holes } = entryOf(language.grammar, tree);
  const inner = holes.flatMap(({ name, sort: inside }) => {
    const value = tree.holes[name];
    return DONE.has(inside) && isTree(value) && !isStandIn(value) ? [{ value, sort: inside }] : [];
  });
  const actor = holes.some(({ name }) => name === construct.actor);
  const whole = [stepOf(language, tree, number, depth, sort)];
  if (inner.length === 0 || actor) return whole;
  const isRow = inner.length > 1 && !construct.branches;
  if (isRow) {
    const start = number.split(".");
    const last = Number(start.pop());
    let count = 0;
    return inner.flatMap((part) => {
      const own = stepsOf(language, part.value, part.sort, [...start, last + count].join("."), depth);
      count += own.filter((step) => step.depth === depth).length;
      return own;
    });
  }
  const below = inner.flatMap((part, i) => {
    const own = stepsOf(language, part.value, part.sort, `${number}.${i + 1}`, depth + 1);
    // What is chosen as a whole is one step: its parts beside the others would read as choices of their own.
    const isRowOfOne = construct.branches === true && own.filter((step) => step.depth === depth + 1).length > 1;
    return isRowOfOne ? [stepOf(language, part.value, `${number}.${i + 1}`, depth + 1, part.sort)] : own;
  });
  if (!construct.branches && below.length === 1) return whole;
  const lead = construct.branches ? "one of these" : before(language, tree, sort);
  const [own] = lead === "" ? whole : [{ ...(tree.span ?? NOWHERE), number, depth, text: `${capital(lead)}:` }];
  return own ? [own, ...below] : below;
}
