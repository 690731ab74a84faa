/**
 * How texts of people who do not know the language are understood. Where the text itself has no reading, its words are brought to those of
 * the language by rules that never change a meaning (`rule.ts`), the sentences read with the loose wordings of the constructs, and printed.
 * Only what the language then reads as it stands, and in one way, is taken for meant; where there are several, and where something must be
 * chosen or guessed, all are offered.
 */
import { diagnose } from "../diagnose.ts";
import { treeOf } from "../edge.ts";
import { wordsOf } from "../grammar.ts";
import type { Language } from "../language.ts";
import { keepsAll, keepsKinds } from "../nearest/kept.ts";
import { type NearText, nearestTexts } from "../nearest/nearest.ts";
import { type Restated, restated } from "../nearest/restate.ts";
import { chartOf } from "../parse.ts";
import { printLine } from "../print.ts";
import { readText, type TextReading } from "../read.ts";
import { MAX_LETTERS, MAX_TOKENS, type Sentence, sentencesOf } from "../sentence.ts";
import { acts } from "./acts.ts";
import { amounts } from "./amounts.ts";
import { keywordsApart, pricesIn } from "./costs.ts";
import { guesses } from "./guesses.ts";
import { habits } from "./habits.ts";
import { manners } from "./manners.ts";
import { moments } from "./moments.ts";
import { withoutName } from "./name.ts";
import { hasNeeded } from "./needs.ts";
import { phrases } from "./phrases.ts";
import { plainly } from "./plainly.ts";
import { plainlyActs } from "./plainly-acts.ts";
import { plainlyCards } from "./plainly-cards.ts";
import { players } from "./players.ts";
import { pronounsIn, type SaidOut } from "./pronouns.ts";
import { applied, type Classes, classesOf, type LooseRule, type ReadyRule, readied } from "./rule.ts";
import { sameText } from "./same.ts";
import { shorthand } from "./shorthand.ts";
import { spelling } from "./spelling.ts";
import { thresholds } from "./thresholds.ts";
import { unfolded } from "./unfolded.ts";
import { voices } from "./voices.ts";

/** What is known of the card that a text is on. */
export type OnCard = { readonly name?: string | undefined; readonly kind?: string | undefined };

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
};

/** A whole text that is near to what was written. */
export type NearOffer = {
  readonly text: string;
  /** No other is as near, nothing is left out of it, and nothing is assumed: it may be taken at one key. */
  readonly sure: boolean;
  /** What was written and is not in it, word by word. */
  readonly lost: readonly string[];
};

/** Readings that one text may cost. */
const MOST_TEXTS = 48;
const MOST_OFFERS = 3;
/** Ways to spell a text out that are mended, where none of them is understood. */
const MOST_MENDED = 4;
/** What a text may be off by to be offered at one key. */
const MOST_SURE = 8;

/** Reads a text as people write it. Never throws. `reading`: what it is read as in canonical words, where that is known. */
export function readLoosely(language: Language, text: string, card: OnCard = {}, reading = readText(language, text)): LooseReading {
  if (reading.problems.length === 0 && saysMoreInBrackets(language, text))
    return { how: "none", reading: bracketed(reading, text), text, offers: [], near: nothing };
  // “Draw a card (once per turn)”: the reading has left out what stands in brackets.
  const isCutShort = reading.problems.length === 0 && limitsOut(text) !== text;
  const exact: LooseReading | undefined =
    reading.problems.length === 0 && !isCutShort
      ? { how: "exact", reading, text: reading.canonical, offers: [], near: nothing }
      : undefined;
  // What is understood and never carried out may be meant as it is usually written: with the heading that is missing.
  if (exact && (language.amiss?.(reading.abilities) ?? []).length === 0) return exact;
  if (text.length > MAX_LETTERS / 4 || reading.sentences.some(({ tokens }) => tokens.length > MAX_TOKENS))
    return { how: "none", reading, text, offers: [], near: nothing };
  const tools = toolsOf(language);
  const { likely, unlikely } = spelledOut(tools, text, card);
  const meant = meaningsOf(tools, likely, unlikely).filter((one) => comesAbout(language, one, card));
  const [only, another] = exact ? meant.filter((one) => (language.amiss?.(one.abilities) ?? []).length === 0) : meant;
  if (only && !another && !saysMoreInBrackets(language, text) && isPlayedOut(language, only, card) && losesNothing(tools, text, only, card))
    return { how: "loose", reading: only, text: only.canonical, offers: [], near: nothing };
  if (exact) return exact;
  const offered = meant.length > 0 ? meant : offeredOf(tools, text, card, likely);
  const offers = offered.slice(0, MOST_OFFERS).map(({ canonical }) => canonical);
  let known: readonly NearOffer[] | undefined;
  const near = () => {
    known ??= offers.length > 0 || saysMoreInBrackets(language, text) ? [] : nearOffers(tools, text, likely, card);
    return known;
  };
  return { how: "none", reading: isCutShort ? bracketed(reading, text) : reading, text, offers, near };
}

/** Whether a loose reading has all kinds of cards, tags and numbers of the text. If not, it is offered, and the designer looks at it. */
function losesNothing(tools: Tools, text: string, { canonical }: TextReading, card: OnCard): boolean {
  return keepsKinds(tools.language, unnamedIn(tools, text, card), canonical);
}

/** A text with “this” in place of its card's name, whose words mean nothing. */
const unnamedIn = ({ words }: Tools, text: string, { name = "" }: OnCard): string =>
  name.trim() === "" ? text : withoutName(text, name.trim(), words);

/** What is offered for a text that is not understood: what it is by the rules that guess, or what its diagnosis proposes. */
function offeredOf(tools: Tools, text: string, card: OnCard, likely: readonly string[]): readonly TextReading[] {
  const { language } = tools;
  const guesses = spelledOut(tools, text, card, true).likely;
  const isFit = (one: TextReading) => comesAbout(language, one, card);
  const understood = distinct(
    language,
    guesses.flatMap((words) => understoodOf(tools, words)),
  ).filter(isFit);
  if (understood.length > 0) return understood;
  const written = unnamedIn(tools, text, card);
  return distinct(language, mendedOf(tools, [...new Set([...likely, ...guesses])])).filter(({ canonical }) => keepsAll(written, canonical));
}

const nothing = (): readonly NearOffer[] => [];

/** Whether offers differ in nothing but a, target and each: which is meant is for the designer to say, so none of them has a key. */
export const areChoices = (offers: readonly string[]): boolean =>
  offers.length > 1 &&
  new Set(
    offers.map((offer) =>
      offer
        .toLowerCase()
        .replace(/(?<!\p{L})(?:an?|target|each)(?!\p{L})/gu, "a")
        .replace(/(?<!\p{L})gets?(?!\p{L})/gu, "get"),
    ),
  ).size === 1;

/** The ways to spell a text out, as it stands and in other words; the surest first. */
function waysAround(tools: Tools, text: string, likely: readonly string[], card: OnCard): readonly Restated[] {
  const others = restated(tools.language, text).flatMap((other) =>
    spelledOut(tools, other.text, card, true)
      .likely.slice(0, MOST_MENDED)
      .map((words) => ({ text: words, cost: other.cost })),
  );
  const all = [...likely.slice(0, MOST_MENDED).map((words) => ({ text: words, cost: 0 })), ...others.sort((a, b) => a.cost - b.cost)];
  return all.filter((way, i) => all.findIndex((other) => other.text === way.text) === i).slice(0, MOST_WAYS);
}
const MOST_WAYS = 8;

/** The texts nearest to the ways to spell a text out, those without different meanings once. */
function nearOffers(tools: Tools, text: string, likely: readonly string[], card: OnCard): readonly NearOffer[] {
  const { language } = tools;
  const found: { readonly near: NearText; readonly reading: TextReading }[] = [];
  const ways = waysAround(tools, text, likely, card);
  const unnamed = unnamedIn(tools, text, card);
  for (const near of nearestTexts(language, ways, (sentence) => looseLines(language, sentence))) {
    const reading = readText(language, near.text);
    if (reading.problems.length > 0 || !comesAbout(language, reading, card)) continue;
    if (!found.some((other) => sameText(language, other.reading, reading))) found.push({ near, reading });
    if (found.length > MOST_OFFERS) break;
  }
  const [first, second] = found;
  const alone = first !== undefined && (second === undefined || second.near.lost.length > 0 || second.near.cost > first.near.cost);
  return found.slice(0, MOST_OFFERS).map(({ near: { cost, chosen, lost }, reading }, i) => ({
    text: reading.canonical,
    sure: i === 0 && alone && !chosen && lost.length === 0 && cost <= MOST_SURE && keepsAll(unnamed, reading.canonical),
    lost,
  }));
}

/** Everything that a text may be taken for by the rules that never change a meaning, whether it is understood as it stands or not. */
export function meanings(language: Language, text: string, card: OnCard = {}): readonly TextReading[] {
  const tools = toolsOf(language);
  const { likely, unlikely } = spelledOut(tools, text, card);
  return meaningsOf(tools, likely, unlikely);
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

/** A text whose brackets that only say how far a sentence goes stand behind a comma: “1M less (but never less than 1M)”, “half of it (rounded down)”. */
const withLimits = (text: string): string => limitsOut(text.replace(/ ?\((?:of )?(?:your choice|you choose|your pick)\)/giu, ""));
const limitsOut = (text: string): string =>
  text
    .replace(/\((\d+M)\)/gu, "$1")
    .replace(
      / ?\(((?:but never|never|to a maximum|to a minimum|max[.]?|maximum|minimum|up to|rounded|round|once per|twice per|once each|twice each) [^()]*)\)/giu,
      ", $1",
    );

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

/** Whether something carries out each instruction: on most cards nothing carries out a sentence that neither says when nor for what price. */
function comesAbout(language: Language, { abilities }: TextReading, { kind }: OnCard): boolean {
  return kind === undefined || language.senseOf({ kind, fields: {} }).instructions || !abilities.some((ability) => ability.kind === "do");
}

/** Whether a card that is there to be played does something when it is: one that only sells an instruction later is hardly meant. */
function isPlayedOut(language: Language, { abilities }: TextReading, { kind }: OnCard): boolean {
  const isDone = (of: string) => language.senseOf({ kind: of, fields: {} }).instructions;
  // Where every card is played for its instructions, what it sells is one of them.
  return kind === undefined || !isDone(kind) || isDone("") || abilities.some((one) => one.kind !== "activated");
}

type Tools = {
  readonly language: Language;
  readonly classes: Classes;
  readonly rules: readonly ReadyRule[];
  readonly words: ReadonlyMap<string, string>;
};
const TOOLS = new WeakMap<Language, Tools>();

/** The rules of the layer itself; those of a game come after them. */
export const LOOSE_RULES: readonly LooseRule[] = [
  ...shorthand,
  ...spelling,
  ...plainly,
  ...plainlyCards,
  ...plainlyActs,
  ...guesses,
  ...manners,
  ...voices,
  ...phrases,
  ...habits,
  ...amounts,
  ...thresholds,
  ...players,
  ...moments,
  ...acts,
  ...unfolded,
];

function toolsOf(language: Language): Tools {
  const known = TOOLS.get(language);
  if (known) return known;
  const classes = classesOf(language.grammar);
  const own = language.vocabularies.flatMap(({ loose = [] }) => loose);
  const without = new Set(language.vocabularies.flatMap(({ withoutLoose = [] }) => withoutLoose));
  const rules = [...LOOSE_RULES.filter(({ id }) => !without.has(id)), ...own].map((rule) => readied(rule, classes));
  const tools = { language, classes, rules, words: wordsOf(language.grammar) };
  TOOLS.set(language, tools);
  return tools;
}

/** The ways to spell a text out; those that nobody would think of are looked at where no other is understood. */
type SpelledOut = { readonly likely: readonly string[]; readonly unlikely: () => readonly string[] };

/** A text without the words before a colon that are there for the sound of it: one of them is no word of the language. */
const withoutSounds = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replace(SOUNDS, (label) => (label.match(/\p{L}{4,}/gu)?.some((word) => !words.has(word.toLowerCase())) ? "" : label));
const SOUNDS =
  /(?<=^|\n)(?=[^:.\n]* [^:.\n]* )(?![^:.\n]*(?<!\p{L})(?:this|it|that|target|cards?|an?|your)(?!\p{L}))(?!\p{L}+ing |destroy|discard|engage|pay|annihilate|remove|reveal|return|once|choose)[\p{L}', -]+: (?=\p{L})/giu;

/** A text in which a noun that the language does not have is a tag: “each robot you control” speaks of #Robot cards. */
const withTags = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replace(NOUN, (noun) => {
    const small = noun.toLowerCase();
    if (words.has(small)) return noun;
    const one = small.replace(/(?<=[^aeious])ies$/u, "y").replace(/(?<=[^su])s$/u, "");
    return words.has(one) ? noun : `#${one.charAt(0).toUpperCase()}${one.slice(1)} card`;
  });
const NOUN =
  /(?<=(?<!\p{L})(?:each|every|an?|target|another|your|your other|no|\d|more|fewer|all|any) )(?!#)\p{L}{4,}(?= (?:you (?:control|have|own)|an opponent controls|in your network|docked|with)(?!\p{L})|[.,]|$)/giu;

/** The text in words of the language, in each way that the rules leave open; with `guesses` by the rules too that are only likely. */
function spelledOut({ classes, rules, words }: Tools, text: string, { name, kind }: OnCard, guesses = false): SpelledOut {
  const plain = withLimits(text)
    .replace(/[’‘]/gu, "'")
    .replace(/[“”„]/gu, '"')
    .replace(/[−–](?=\d)/gu, "-")
    .replace(/\u00a0/gu, " ")
    .replace(/ +([,;.])(?=\s|\p{L}|$)/gu, "$1")
    .replace(/,(?=\p{L})/gu, ", ");
  const unnamed = name === undefined || name.trim() === "" ? plain : withoutName(plain, name.trim(), words);
  // Other cards of its name are named by it.
  const named = unnamed.replace(/(?<=(?<!\p{L})named )this(?!\p{L})/gu, `"${name?.trim().replace(/"/gu, "") ?? ""}"`);
  const quoted: string[] = [];
  const masked = (guesses ? withTags(withoutSounds(named, words), words) : named).replace(
    /"[^"\n]*"/gu,
    (quote) => `"${quoted.push(quote) - 1}"`,
  );
  const bare = masked.replace(/ ?\([^()]*\)/gu, "");
  let ways: readonly string[] = [
    bare
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join("\n"),
  ];
  const fitting = rules.filter(({ rule }) => (guesses || !rule.guess) && (rule.kind === undefined || rule.kind === kind));
  for (const ready of fitting) if (ready.rule.whole === "first") ways = ways.flatMap((way) => applied(ready, way));
  const lines = fitting.filter(({ rule }) => !rule.whole);
  const ruled = (before: readonly string[]): readonly string[] => {
    const apart = (line: string) => [keywordsApart(pricesIn(line, classes), classes)];
    // Most rules are for words that are not there: nothing is taken apart for them.
    const after = lines.reduce(
      (all, ready) => (all.some((way) => hasNeeded(ready.needs, way)) ? changed(all, (line) => applied(ready, line)) : all),
      before,
    );
    return changed(after, apart);
  };
  const finished = (before: readonly string[]): readonly string[] => {
    let after = before;
    for (const ready of fitting) if (ready.rule.whole === "last") after = after.flatMap((way) => applied(ready, way));
    return after.map((way) => way.replace(/"(\d+)"/gu, (_, n: string) => quoted[Number(n)] ?? ""));
  };
  // What one rule leads to another may take up, and what a pronoun stands for too.
  const said = ruled(ways).map((way) => pronounsIn(way, kind === "event"));
  const again = (which: keyof SaidOut) => ruled([...new Set(said.flatMap((each) => each[which]))].slice(0, MOST_TEXTS));
  const late = again("likely").map((way) => pronounsIn(way, kind === "event"));
  const likely = [...new Set(late.flatMap((each) => each.likely))].slice(0, MOST_TEXTS);
  return {
    likely: finished(likely),
    unlikely: () => finished([...late.flatMap((each) => each.unlikely), ...again("unlikely")].slice(0, MOST_TEXTS)),
  };
}

const changed = (ways: readonly string[], change: (line: string) => readonly string[]): readonly string[] =>
  [...new Set(ways.flatMap((way) => eachLine(way, change)))].slice(0, MOST_TEXTS);

/** A change of each line of a text, in every combination of its ways. */
const eachLine = (text: string, change: (line: string) => readonly string[]): readonly string[] =>
  text
    .split("\n")
    .map(change)
    .reduce<readonly string[]>(
      (before, ways) => before.flatMap((way) => ways.map((line) => (way === "" ? line : `${way}\n${line}`))).slice(0, MOST_TEXTS),
      [""],
    );

/** What each sentence of a text may be, printed; empty where one of them is nothing. */
function sentencesAs(text: string, language: Language, ways: (sentence: Sentence) => readonly string[]): readonly string[] {
  let texts: readonly string[] = [""];
  let paragraph = 0;
  for (const sentence of sentencesOf(text, language.lex)) {
    const glue = sentence.from === 0 ? "" : sentence.paragraph === paragraph ? " " : "\n";
    paragraph = sentence.paragraph;
    const printed = ways(sentence);
    if (printed.length === 0) return [];
    texts = texts.flatMap((before) => printed.map((line) => `${before}${before === "" ? "" : glue}${line}`)).slice(0, MOST_TEXTS);
  }
  return texts;
}

/** The readings of a text whose sentences are read with the loose wordings too. */
const understoodOf = ({ language }: Tools, text: string): readonly TextReading[] =>
  readings(
    language,
    sentencesAs(text, language, (sentence) => looseLines(language, sentence)),
  );

/** The same, where a sentence that is not understood is what its diagnosis proposes; of the ways to spell a text out the likeliest are tried. */
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

const readings = (language: Language, texts: readonly string[]): readonly TextReading[] =>
  texts.map((text) => readText(language, text)).filter(({ sentences, problems }) => sentences.length > 0 && problems.length === 0);

/** The canonical sentences that a sentence may be; more than a few are none. */
function looseLines({ grammar }: Language, { tokens }: Sentence): readonly string[] {
  for (const level of ["accepted", "loose"] as const) {
    const edges = chartOf(grammar, tokens, { level }).whole("Line");
    if (edges.length > 0) return edges.length > MOST_OFFERS ? [] : edges.map((edge) => printLine(grammar, treeOf(edge, tokens)));
  }
  return [];
}

/** Without those that mean the same as one before them. */
function distinct(language: Language, found: readonly TextReading[]): readonly TextReading[] {
  return found.filter((one, i) => !found.slice(0, i).some((other) => sameText(language, one, other)));
}
