/**
 * How texts of people who do not know the language are understood. Where the text itself has no reading, its words are brought to those of
 * the language by rules that never change a meaning (`rule.ts`), the sentences read with the loose wordings of the constructs, and printed.
 * Only what the language then reads as it stands, and in one way, is taken for meant; where there are several, and where something must be
 * chosen or guessed, all are offered.
 */
import { diagnose } from "../faults/diagnose.ts";
import type { Problem } from "../faults/problem.ts";
import { finished, stepsOnce } from "../finished.ts";
import type { Language } from "../language.ts";
import { keepsAll, keepsChooser, keepsConditions } from "../nearest/kept.ts";
import { keepsKinds } from "../nearest/kinds-kept.ts";
import { chartOf } from "../reading/parse.ts";
import { readText, type TextReading } from "../reading/read.ts";
import { MAX_LETTERS, MAX_TOKENS, type Sentence } from "../reading/sentence.ts";
import { wordsOf } from "../tables/grammar.ts";
import { blamed } from "./blame.ts";
import { comesAbout, doneFirst, isDone, isPlayedOut } from "./done.ts";
import { distinct, looseLines, MOST_OFFERS, readings, sentencesAs, understoodOf, withFineLines } from "./lines.ts";
import { speaksOfName } from "./name.ts";
import { type NearOffer, type NearSentence, nearOffers, nearSentences } from "./near-offers.ts";
import { inPieces } from "./pieces.ts";
import { spellsAll } from "./slips.ts";
import { limitsOut, type OnCard, spelledOut, type Tools, toolsOf, unnamedIn, withLimits } from "./spelled-out.ts";

export type { NearOffer, NearSentence, OnCard };

export type LooseReading = {
  /** exact: the text is understood as it stands · loose: other words mean the same and are understood · none: neither. */
  readonly how: "exact" | "loose" | "none";
  /** Of the text as it is understood; where it is not, of the text as it was typed. */
  readonly reading: TextReading;
  /** The text in canonical words; where it is not understood, as it was typed. */
  readonly text: string;
  /** Whole texts that may be meant, the likeliest first; none where the text is understood. */
  readonly offers: readonly string[];
  /** What is nearest by meaning where there are no offers, at most three. It is looked for when it is asked for, which takes a while, and once. */
  readonly near: () => readonly NearOffer[];
  /** The same for single sentences that nothing mends, where nothing is near to the whole text. */
  readonly nearby: () => readonly NearSentence[];
  /** Looks for both in short steps. */
  readonly looking: () => Generator<undefined, void>;
  /** What keeps the text from being understood, sentence by sentence: those that are understood in other words have no problem. Looked for once, when it is asked for. */
  readonly blame: () => readonly Problem[];
};

/** Ways to spell a text out that are mended, where none of them is understood. */
const MOST_MENDED = 4;

/** Reads a text as people write it. Never throws. `reading`: what it is read as in canonical words, where that is known. */
export function readLoosely(language: Language, text: string, card: OnCard = {}, reading = readText(language, text)): LooseReading {
  if (reading.problems.length === 0 && saysMoreInBrackets(language, text)) return unread(bracketed(reading, text), text, card);
  // “Draw a card (once per turn)”: the reading has left out what stands in brackets.
  const isCutShort = reading.problems.length === 0 && limitsOut(text) !== text;
  const exact: LooseReading | undefined =
    reading.problems.length === 0 && !isCutShort
      ? { how: "exact", reading, text: reading.canonical, offers: [], near: nothing, nearby: nothing, looking: noSteps, blame: nothing }
      : undefined;
  // What is understood and never carried out may be meant as it is usually written: with the heading that is missing.
  if (exact && (language.amiss?.(reading.abilities) ?? []).length === 0) return exact;
  if (text.length > MAX_LETTERS / 4 || reading.sentences.some(({ tokens }) => tokens.length > MAX_TOKENS))
    return unread(reading, text, card);
  const tools = toolsOf(language);
  const { likely, unlikely } = spelledOut(tools, text, card);
  const isFit = (one: TextReading) => comesAbout(language, one, card) && keepsChooser(text, one.canonical);
  const whole = meaningsOf(tools, likely, unlikely).filter(isFit);
  // What nothing carries out may be carried out where each of its pieces is read by itself.
  const pieces = exact || whole.some((one) => isDone(language, one)) ? [] : piecesOf(tools, text, card).filter(isFit);
  const meant = pieces.length > 0 ? pieces : whole;
  const [only, another] = exact ? meant.filter((one) => (language.amiss?.(one.abilities) ?? []).length === 0) : meant;
  if (only && !another && !saysMoreInBrackets(language, text) && isPlayedOut(language, only, card) && losesNothing(tools, text, only, card))
    return {
      how: "loose",
      reading: only,
      text: only.canonical,
      offers: [],
      near: nothing,
      nearby: nothing,
      looking: noSteps,
      blame: nothing,
    };
  if (exact) return exact;
  if (only && !another && BOUND_IN_BRACKETS.test(withLimits(text))) return unread(bracketed(reading, text), text, card);
  const offers = BOUND_IN_BRACKETS.test(withLimits(text)) ? [] : offersOf(tools, text, card, meant, likely);
  const lookNear = stepsOnce<readonly NearOffer[]>(function* () {
    return offers.length > 0 || saysMoreInBrackets(language, text) ? [] : yield* nearOffers(tools, text, likely, card);
  });
  const lookNearby = stepsOnce<readonly NearSentence[]>(function* () {
    return near().length > 0 || reading.sentences.length < 2 ? [] : yield* nearSentences(tools, text, typed, blame(), card);
  });
  const near = () => finished(lookNear());
  const nearby = () => finished(lookNearby());
  function* looking() {
    yield* lookNear();
    yield* lookNearby();
  }
  const typed = isCutShort ? bracketed(reading, text) : reading;
  let faults: readonly Problem[] | undefined;
  const blame = () => {
    faults ??= blamed(language, text, typed, {
      card: `${card.kind ?? ""} ${card.name ?? ""}`,
      look: (piece) => {
        if (piece === text) return { ways: likely, offers: () => offers };
        const spelled = spelledOut(tools, piece, card);
        const meantBy = () => meaningsOf(tools, spelled.likely, spelled.unlikely).filter((one) => comesAbout(language, one, card));
        return { ways: spelled.likely, offers: () => offersOf(tools, piece, card, meantBy(), spelled.likely) };
      },
      isUnderstood: (sentence) => looseLines(language, sentence).length > 0,
      together: () =>
        likely
          .slice(0, MOST_MENDED)
          .flatMap((words) => sentencesAs(words, language, (sentence) => looseLines(language, sentence)))
          .map((words) => readText(language, words)),
      keeps(piece, said) {
        const unnamed = unnamedIn(tools, piece, card);
        return keepsAll(unnamed, said) && spellsAll(tools, unnamed, said);
      },
    }).map((problem) => withoutItsName(problem, card));
    return faults;
  };
  return { how: "none", reading: typed, text, offers, near, nearby, looking, blame };
}

/** Brackets that say how often or when not: what leaves that out means something else. */
const BOUND_IN_BRACKETS = /\([^()]*(?<!\p{L})(?:only|once|twice|unless|except|never|cannot|can['’]t|not|at most|max)(?!\p{L})/iu;

/** A problem that does not call the card's own name a strange word. */
const withoutItsName = (problem: Problem, { name = "" }: OnCard): Problem => {
  if (!speaksOfName(problem.message, name)) return problem;
  const { word: _, wordAt: __, keyword: ___, ...rest } = problem;
  return { ...rest, message: "Not understood as it stands", isVague: true };
};

/** The problems of a text on its card, none of which calls the card's own name a strange word. */
export function problemsOn(language: Language, text: string, card: OnCard, reading = readText(language, text)): readonly Problem[] {
  const { problems } = reading;
  const [first] = problems;
  if (!first || !problems.some(({ message }) => speaksOfName(message, card.name ?? ""))) return problems;
  const loose = readLoosely(language, text, card, reading);
  return loose.how === "none"
    ? loose.blame()
    : [{ code: first.code, from: 0, to: text.length, message: `Texts say this as “${loose.text}”`, suggestions: [loose.text] }];
}

/** Of a text that is not looked at any further. */
const unread = (reading: TextReading, text: string, card: OnCard): LooseReading => ({
  ...{ how: "none", reading, text, offers: [], near: nothing, nearby: nothing, looking: noSteps },
  blame: () => reading.problems.map((problem) => withoutItsName(problem, card)),
});

/**
 * A text whose abilities in quotation marks are in canonical words, where these are read loosely: each is a text of its own. Who is meant in them
 * may be another than the card, so what this leads to is offered.
 */
const quotesRead = (language: Language, text: string): string =>
  text.replace(/(["“„])([^"“”„\n]+)(["”])/gu, (quote, open: string, inner: string, close: string) => {
    const { how, text: said } = readLoosely(language, inner);
    return how === "loose" && !said.includes("\n") && !/["“”]/u.test(said) ? `${open}${said}${close}` : quote;
  });

/** Whether a loose reading has all kinds of cards, all tags and all bounds of the text. If not, it is offered, and the designer looks at it. */
function losesNothing(tools: Tools, text: string, { canonical }: TextReading, card: OnCard): boolean {
  const written = unnamedIn(tools, text, card);
  return keepsConditions(written, canonical) && keepsKinds(tools.language, written, canonical);
}

/** What is offered for a text, in canonical words: all that it means where that is more than one thing. */
function offersOf(tools: Tools, text: string, card: OnCard, meant: readonly TextReading[], likely: readonly string[]): readonly string[] {
  const { language } = tools;
  const found = (meant.length > 0 ? meant : offeredOf(tools, text, card, likely)).map((one) => withFineLines(language, text, one));
  return doneFirst(language, distinct(language, found))
    .filter(({ canonical }) => !tagsDeed(language, text, canonical))
    .slice(0, MOST_OFFERS)
    .map(({ canonical }) => canonical);
}

/** What is offered for a text that is not understood: what it is by the rules that guess, or what its diagnosis proposes. */
function offeredOf(tools: Tools, text: string, card: OnCard, likely: readonly string[]): readonly TextReading[] {
  const { language } = tools;
  const guesses = spelledOut(tools, quotesRead(language, text), card, true).likely;
  const isFit = (one: TextReading) => comesAbout(language, one, card) && keepsChooser(text, one.canonical);
  const understood = distinct(
    language,
    guesses.flatMap((words) => understoodOf(tools, words)),
  ).filter(isFit);
  if (understood.length > 0) return understood;
  const written = unnamedIn(tools, text, card);
  return distinct(language, mendedOf(tools, [...new Set([...likely, ...guesses])])).filter(
    ({ canonical }) => keepsAll(written, canonical) && spellsAll(tools, written, canonical),
  );
}

const ROOT = 6;
/** “A retaliation” is no card with a #tag, where the language has a word for what is done. */
const tagsDeed = (language: Language, written: string, said: string): boolean =>
  [...said.matchAll(/#(\p{L}+)/gu)].some(([tag, name = ""]) => {
    const root = name.toLowerCase().slice(0, ROOT);
    return !written.includes(tag) && root.length === ROOT && [...wordsOf(language.grammar).keys()].some((word) => word.startsWith(root));
  });

const nothing = (): readonly never[] => [];
function* noSteps(): Generator<undefined, void> {}

/** Everything that a text may be taken for by the rules that never change a meaning, whether it is understood as it stands or not. */
export function meanings(language: Language, text: string, card: OnCard = {}): readonly TextReading[] {
  const tools = toolsOf(language);
  const { likely, unlikely } = spelledOut(tools, text, card);
  return meaningsOf(tools, likely, unlikely);
}

/** What a text means by its pieces, where it means nothing as a whole. */
function piecesOf(tools: Tools, text: string, card: OnCard): readonly TextReading[] {
  const { language, classes, words, deeds } = tools;
  // “Discards a card”: somebody does, and not you.
  const isOfOthers = (word: string) => word.length > (classes.forms.get(word) ?? (word.endsWith("s") ? "" : word)).length;
  const reads = (piece: string): TextReading | undefined => {
    const reading = readText(language, piece);
    const isRead = reading.problems.length === 0;
    if (isRead && (language.amiss?.(reading.abilities) ?? []).length === 0) return reading;
    const { likely, unlikely } = spelledOut(tools, piece, card);
    const [only, another] = meaningsOf(tools, likely, unlikely);
    if (only && !another && losesNothing(tools, piece, only, card)) return only;
    return isRead ? reading : undefined;
  };
  const said = inPieces(language, text, reads, (word) => (deeds.has(word) || !words.has(word)) && !isOfOthers(word));
  return said === undefined ? [] : [readText(language, said)];
}

function meaningsOf(tools: Tools, likely: readonly string[], unlikely: () => readonly string[]): readonly TextReading[] {
  const { language } = tools;
  const found = distinct(
    language,
    likely.flatMap((words) => understoodOf(tools, words)),
  );
  return found.length > 0
    ? found
    : distinct(
        language,
        unlikely().flatMap((words) => understoodOf(tools, words)),
      );
}

/** Whether a text has words in brackets that are no reminder of a keyword: what they say is not understood, so the rest may mean something else. */
function saysMoreInBrackets(language: Language, text: string): boolean {
  for (const { index } of withLimits(text).matchAll(/\(/gu)) {
    const limited = withLimits(text);
    const before = limited.slice(limited.lastIndexOf("\n", index) + 1, index).trimEnd();
    const sentence =
      before
        .replace(/[.]$/u, "")
        .split(/[.] |\) /u)
        .at(-1) ?? "";
    const [edge] = chartOf(language.grammar, language.lex(sentence.replace(/[.]$/u, ""))).whole("Kw");
    if (!edge && !/^[\p{L} ]+?(?: \d+M?)?$/u.test(sentence)) return true;
    if (!edge && !language.keywords.has(sentence)) return true;
  }
  return false;
}

/** The reading of a text that is understood but for its brackets. */
function bracketed(reading: TextReading, text: string): TextReading {
  const from = text.indexOf("(");
  const message =
    "What stands in brackets is only a keyword's reminder; anything else in them is not read. Write it as a sentence, or leave it out";
  return { ...reading, problems: [{ code: "not-understood", from, to: text.length, message, suggestions: [] }] };
}

/** The readings of a text where a sentence that is not understood is what its diagnosis proposes; of the ways to spell a text out the likeliest are tried. */
function mendedOf({ language }: Tools, ways: readonly string[]): readonly TextReading[] {
  const known = new Map<string, readonly string[]>();
  const mended = (sentence: Sentence): readonly string[] => {
    const key = sentence.tokens.map(({ text }) => text).join(" ");
    const lines = known.get(key) ?? looseLines(language, sentence);
    const found = lines.length > 0 || known.has(key) ? lines : diagnose(language, sentence).suggestions.slice(0, MOST_OFFERS);
    known.set(key, found);
    return found;
  };
  return ways.slice(0, MOST_MENDED).flatMap((words) => readings(language, sentencesAs(words, language, mended)));
}
