/** Looks for what is told of sentences that are not understood (`answers.ts`). */
import { type Fix, firstUndone, type Span, type There } from "../../engine/language/index.ts";
import { carriedOut, type Told, toldOf } from "../../engine/language/loose/told.ts";
import type { Answer, Answers, Undone } from "./answers.ts";
import { changedWords } from "./changed-words.ts";
import { type Finding, findingsOf, type NearFix, nearFixes, nearOf, wholeFixes } from "./findings.ts";
import type { Understanding } from "./understand.ts";

/** Longer texts are read in their own words alone. */
const MOST_LETTERS = 2_500;

/** What is found so far. */
type Search = { readonly steps: Generator<Answers, Answers>; answers?: Answers; isOver: boolean };

/** Of each reading, so that it is looked for once. */
const SEARCHES = new WeakMap<Understanding, Search>();

/** Looks for them, which takes a while. */
export function answersOf(known: Understanding): Answers {
  let answers: Answers | undefined;
  for (answers of answersSoFar(known));
  return answers ?? { near: [], told: [], wrong: [] };
}

/** Looks for them sentence by sentence: each step answers with what is found by then, the last one with all. Several may take the steps in turn. */
export function* answersSoFar(known: Understanding): Generator<Answers, void> {
  const search = SEARCHES.get(known) ?? { steps: answering(known), isOver: false };
  SEARCHES.set(known, search);
  let told: Answers | undefined;
  do {
    if (!search.isOver) {
      const { done = false, value } = search.steps.next();
      search.answers = value;
      search.isOver = done;
    }
    told = search.answers;
    if (told) yield told;
  } while (!search.isOver);
  // Somebody else has taken the last steps meanwhile.
  if (search.answers && told !== search.answers) yield search.answers;
}

function* answering(known: Understanding): Generator<Answers, Answers> {
  const findings = findingsOf(known);
  const answersWith = (found: Answered): Answers => ({
    near: found.near,
    told: found.told.map((one) => one?.answer),
    wrong: findings.map((finding, i) => wrongIn(known, finding, found, i)),
  });
  let all: Answered = { near: [], told: [] };
  let answers = answersWith(all);
  for (const found of answered(known, findings)) {
    if (found) answers = answersWith(found);
    all = found ?? all;
    yield answers;
  }
  const undone = undoneIn(known);
  return { ...(undone ? { undone } : {}), ...answersWith(all) };
}

type ToldAnswer = Pick<Told, "open"> & { readonly answer: Answer };
type Answered = { readonly near: readonly NearFix[]; readonly told: readonly (ToldAnswer | undefined)[] };

/** What is found so far, where that is more than before. */
function* answered(known: Understanding, findings: readonly Finding[]): Generator<Answered | undefined, void> {
  const { text, loose } = known;
  if (loose) yield* loose.looking();
  const found = nearFixes(known);
  const isAll = loose?.how !== "none" || text.length > MOST_LETTERS || wholeFixes(known).length > 0;
  if (isAll) return yield { near: found, told: [] };
  // What leaves words out is told with its words, and nearest only where nothing of the sentence is understood.
  const near = found.filter(({ lost }) => lost.length === 0);
  yield { near, told: [] };
  if (near.some(({ isWhole }) => isWhole)) return;
  let told: readonly (ToldAnswer | undefined)[] = [];
  for (const finding of telling(known, findings, near)) {
    const one = yield* finding;
    told = [...told, one];
    if (one) yield { near, told };
  }
  const left = told.every((one) => one === undefined || (one.open.length === 0 && one.answer.there.length === 0)) ? found : near;
  yield { near: left, told: left.some(({ isWhole }) => isWhole) ? [] : told };
}

const MOST_CARRIED = 2;

/** The sentence of an understood text that the rules do not carry out, and sentences like it that they do. */
function undoneIn({ language, text, reading: typed, loose, name, kind }: Understanding): Undone | undefined {
  const reading = loose?.how === "loose" ? loose.reading : typed;
  const first = firstUndone(language, reading);
  const at = reading.sentences.findIndex(({ from, to }) => first && from <= first.from && first.from <= to);
  const last = reading.sentences[at];
  if (!first || !last) return undefined;
  // “Otherwise, …” says nothing without what stands before it.
  let begin = at;
  while (begin > 0 && GOES_ON.test(reading.sentences[begin]?.canonical ?? "")) begin--;
  const from = reading.sentences[begin]?.from ?? last.from;
  const words = reading.sentences
    .slice(begin, at + 1)
    .map(({ canonical }) => canonical)
    .join(" ");
  const before = reading === typed ? text : reading.canonical;
  const near = carriedOut(language, words, { name, kind }).slice(0, MOST_CARRIED);
  return {
    words,
    why: first.message,
    near: near.map((said) => ({
      from: 0,
      to: text.length,
      insert: before.slice(0, from) + said + before.slice(last.to),
      label: `“${said}”`,
    })),
  };
}

const GOES_ON = /^(?:otherwise|if (?:you|they) do)(?!\p{L})/iu;

/** The words that are not understood: those that are told, else those that what is offered has not, else all that the problem speaks of. */
function wrongIn(known: Understanding, finding: Finding, { near, told }: Answered, i: number): readonly Span[] {
  const { problem, isOpen, fixes } = finding;
  if (isOpen) return [];
  const { open = [] } = told[i] ?? {};
  if (open.length > 0) return open;
  const [whole] = [...wholeFixes(known), ...near.filter(({ isWhole }) => isWhole)];
  const own = nearOf(near, finding)[0] ?? fixes[0];
  const fix = own && own.to > own.from ? own : whole;
  const all = { from: problem.from, to: problem.to };
  if (!fix) return [all];
  const gone = changedWords(known.text.slice(fix.from, fix.to), fix.insert)
    .gone.map(({ from, to }) => ({ from: from + fix.from, to: to + fix.from }))
    .filter(({ from, to }) => from < problem.to && to > problem.from);
  return gone.length > 0 ? gone : [all];
}

/** What is told of each finding, in short steps. */
function telling(
  known: Understanding,
  findings: readonly Finding[],
  near: readonly NearFix[],
): readonly Generator<undefined, ToldAnswer | undefined>[] {
  const { language, text, reading, name, kind } = known;
  const seen = new Set<number>();
  const among = findings.filter(({ isOpen }) => !isOpen).length;
  function* tell(finding: Finding): Generator<undefined, ToldAnswer | undefined> {
    const { problem, fixes, isOpen } = finding;
    const sentence = reading.sentences.find(({ from, to }) => from <= problem.from && problem.from <= to);
    if (!sentence || isOpen || problem.code !== "not-understood" || seen.has(sentence.from)) return undefined;
    seen.add(sentence.from);
    if (problem.suggestions.length > 0 || nearOf(near, finding).length > 0) return undefined;
    const { message, open, rest, there, refused, similar, things, isSo } = yield* toldOf(
      language,
      text,
      sentence,
      { name, kind },
      { isLacking: problem.isLacking, among },
    );
    const { from, to } = sentence;
    const instead = (insert: string, label: string): Fix => ({ from, to, insert, label });
    const isTold = problem.isVague === true && fixes.length === 0;
    const lost = open.map((span) => `“${text.slice(span.from, span.to)}”`).join(", ");
    return {
      open: isTold ? open : [],
      answer: {
        message: isTold ? message : problem.message,
        open: { from: open[0]?.from ?? from, to: open.at(-1)?.to ?? sentence.tokens.at(-1)?.to ?? to },
        ...(isSo && isTold ? { without: leftOut(text, from, to) } : {}),
        ...(rest === undefined || !isTold
          ? {}
          : { without: instead(rest, open.length > 0 ? `Only without ${lost}: “${rest}”` : `Change to “${rest}”`) }),
        ...(refused ? { refused } : {}),
        there: there.map((one) => ({
          ...instead(one.text, one.text),
          known: one.from,
          kind: one.kind,
          isAll: one.isAll,
          ...leftOf(one),
        })),
        similar: similar
          .filter((one) => !there.some((other) => other.text === one))
          .slice(0, there.length > 0 ? 2 : 3)
          .map((insert) => instead(insert, `“${insert}”`)),
        ...(things ? { things: { of: listed(things.words), texts: things.texts.map((insert) => instead(insert, `“${insert}”`)) } } : {}),
      },
    };
  }
  return findings.map(tell);
}

/** What a sentence leaves out of what was typed, and what it makes of its numbers. */
function leftOf({ left, capped }: There): { readonly left?: string } {
  const said = [
    ...(left.length > 0 ? [`without ${listed(left)}`] : []),
    ...capped.map((number) => `with “up to ${number}” for “${number}”`),
  ];
  return said.length > 0 ? { left: said.join(", ") } : {};
}

/** The text without a sentence, and without the blank before it. */
const leftOut = (text: string, from: number, to: number): Fix => ({
  from: from - (/[^\S\n]*$/u.exec(text.slice(0, from))?.[0].length ?? 0),
  to,
  insert: "",
  label: "Leave it out",
});

const listed = (words: readonly string[]): string => {
  const quoted = words.map((word) => `“${word}”`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
};
