/** What is said of a sentence that is not understood: which of its words are not, and how the language says such things. */

import { isCarriedOut } from "../ahead/carried-out.ts";
import { type Going, thereIn } from "../ahead/there.ts";
import { short } from "../faults/answer.ts";
import { ruledOf, ruleOf, withRuled } from "../faults/ruled.ts";
import type { Language } from "../language.ts";
import { actsIn, goTogether } from "../nearest/acts.ts";
import { bankOf } from "../nearest/bank.ts";
import { deedsIn } from "../nearest/deeds.ts";
import { everyHeading, headingsOf } from "../nearest/headings.ts";
import { type OfThings, ofThings } from "../nearest/of-things.ts";
import { isMoment, isWeak, wordsIn } from "../nearest/said-words.ts";
import { similarSentences } from "../nearest/similar.ts";
import { readText } from "../reading/read.ts";
import type { Sentence } from "../reading/sentence.ts";
import type { Span, Token } from "../reading/token.ts";
import { capital } from "../telling/print.ts";
import { firstUndone } from "../telling/tell.ts";
import { instructionOf, type Parts, partsOf } from "./parts.ts";
import { type OnCard, spelledOut, toolsOf, unnamedIn } from "./spelled-out.ts";
import { strangersIn } from "./strange.ts";

export type Told = {
  readonly message: string;
  /** The words that it speaks of; all of the sentence where it is none. */
  readonly open: readonly Span[];
  /** What the sentence is without them; not where they are what is done, when, whether, or how much at most. */
  readonly rest?: string;
  /** The rules say so of every card: it can be left out. */
  readonly isSo?: true;
  /** Sentences that go on where it stops. */
  readonly there: Going["there"];
  /** What says all of it, and why the game does not carry that out. */
  readonly refused?: Going["refused"];
  /** Sentences of the language that say the same of the same. */
  readonly similar: readonly string[];
  /** What cards say of the things that it speaks of, where nothing says what it does. */
  readonly things?: OfThings;
};

const isIdleOn = (language: Language, { kind }: OnCard): boolean =>
  kind !== undefined && !language.senseOf({ kind, fields: {} }).instructions;

type Options = {
  /** It speaks of what the game does not have, so that examples are of the rest. */
  readonly isLacking?: boolean | undefined;
  /** Of how many sentences that are told of it is one. */
  readonly among?: number;
};

/** What is said of a sentence of a text that is not understood; looked for in short steps. */
export function* toldOf(
  language: Language,
  text: string,
  sentence: Sentence,
  card: OnCard,
  { isLacking = false, among = 1 }: Options = {},
): Generator<undefined, Told> {
  const parts = partsOf(language, text, sentence, card, among);
  const words = (spans: readonly Span[]) => spans.map(({ from, to }) => text.slice(from, to)).join(" ");
  const all = text.slice(sentence.from, sentence.to);
  // What is only begun belongs to what it is gone on with.
  const isPart = parts.open.length > 0 && !parts.isBegun && !isLacking;
  const open = isPart ? words(parts.open) : all;
  const beside = isPart ? without(all, parts.open, sentence.from) : "";
  const going = isLacking ? { there: [] } : yield* thereIn(language, text, sentence, card, parts);
  const isNew = going.there.length === 0 && !parts.isWhole;
  const unnamed = (piece: string) => unnamedIn(toolsOf(language), piece, card);
  const heading = /^(\p{Lu}[\p{L} ]{0,24}): /u.exec(all)?.[1];
  const headed = (piece: string) => (heading === undefined || piece.startsWith(`${heading}:`) ? piece : `${heading}: ${piece}`);
  const headings = [...new Set([...(heading === undefined ? [] : [heading]), ...headingsOf(language), ...everyHeading(language)])];
  const onCard = (said: string) => [said, ...headings.map((one) => `${one}: ${said}`)].find((one) => isCarriedOut(language, one, card));
  const goesOn = /[^\s\n][^\S\n]*$/u.test(text.slice(0, sentence.from));
  const behind = (said: string) => {
    const priced = pricedOn(language, card, said);
    return priced !== undefined && isCarriedOut(language, priced, card) ? (goesOn ? said : priced) : undefined;
  };
  const alone = (said: string) => (isIdleOn(language, card) && isCarriedOut(language, said, {}) ? said : undefined);
  yield;
  const similar = parts.isWhole
    ? []
    : similarSentences(language, inOwnWords(language, open, card), inOwnWords(language, beside, card)).flatMap(
        (said) => onCard(said) ?? behind(said) ?? alone(said) ?? [],
      );
  yield;
  const found = isNew
    ? (ofThings(language, headed(unnamed(open)), onCard, behind) ??
      (isPart && similar.length === 0 ? ofThings(language, unnamed(all), onCard, behind) : undefined))
    : undefined;
  const things = found && { ...found, texts: mixed(found.texts, similar) };
  const ruled = parts.isWhole
    ? undefined
    : (ruledOf(language.ruled, open) ?? ruledOf(language.ruled, unnamed(open).replace(HEADING_OF, "")));
  const strangers = strangersIn(language, text, sentence, card);
  const isAllOpen = parts.open.length === 0 || sentenceOf(open) === sentenceOf(all.replace(HEADING_OF, ""));
  const isTold = isNew && !ruled && !isLacking && similar.length === 0 && (!things || things.isOfDeed === true);
  const own = unnamed(open).replace(HEADING_OF, "");
  const rule =
    isTold && !isMoment(own) && (isAllOpen || actsIn(language, own).some(({ deed }) => deed))
      ? ruleOf(language.governed, own.replace(BESIDE, ""))
      : undefined;
  // Nothing of it is understood, and nothing does the same to the same.
  const isNone = isTold && !things && isAllOpen;
  const count = isAllOpen && !parts.isWhole ? countAlone(language, unnamed(all)) : undefined;
  const message =
    count !== undefined
      ? `${quoted(sentenceOf(all))} is not understood: it does not say what “${count}” is of`
      : isNone
        ? noneOf(language, all, unnamed(all), strangers, rule !== undefined)
        : messageOf(text, all, isIdleOn(language, card), parts, strangers);
  const told = { message: ruled ? withRuled(open, ruled) : withRule(message, rule), open: parts.open };
  if (ruled?.isSo)
    return { ...told, there: [], similar: [], ...(isPart ? (parts.rest === undefined ? {} : { rest: parts.rest }) : { isSo: true }) };
  return {
    ...told,
    ...(parts.rest === undefined || (!parts.isWhole && isPoint(language, open)) ? {} : { rest: parts.rest }),
    ...(count === undefined ? going : { there: going.there }),
    similar: things ? [] : similar,
    ...(things ? { things } : {}),
  };
}

const PRICES = new WeakMap<Language, Map<string, string>>();
/** An instruction for a price, on a card on which nothing carries it out alone: “Engage this: …”. */
function pricedOn(language: Language, card: OnCard, said: string): string | undefined {
  if (!isIdleOn(language, card) || (isMoment(said) && !/^(?:if|unless)(?!\p{L})/iu.test(said))) return undefined;
  const known = PRICES.get(language) ?? new Map<string, string>();
  PRICES.set(language, known);
  const kind = card.kind ?? "";
  const price =
    known.get(kind) ??
    bankOf(language)
      .examples.flatMap(({ text }) => /^\p{L}+ this: /iu.exec(text) ?? [])
      .find((one) => isCarriedOut(language, capital(`${one}${instructionOf(language)}.`), card)) ??
    "";
  known.set(kind, price);
  return price === "" ? undefined : capital(price + capital(said));
}

/** Sentences like one in canonical words that the game carries out on the card. */
export function carriedOut(language: Language, said: string, card: OnCard): readonly string[] {
  const [, heading = ""] = /^(\p{Lu}[\p{L} ]{0,24}): /u.exec(said) ?? [];
  const onCard = (one: string) =>
    [...(heading === "" ? [] : [`${heading}: ${one}`]), one].find((text) => isCarriedOut(language, text, card));
  const things = ofThings(language, said, onCard)?.texts ?? [];
  const all = [...things, ...similarSentences(language, said).filter((one) => isCarriedOut(language, one, card))];
  const isHeaded = (one: string) => (heading !== "" && one.startsWith(`${heading}: `) ? 0 : 1);
  return [...new Set(all)]
    .filter((one) => one !== said && firstUndone(language, readText(language, one)) === undefined)
    .sort((a, b) => isHeaded(a) - isHeaded(b));
}

const MOST = 3;
/** The best of both: what cards say of the things, and what is most alike. */
function mixed(texts: readonly string[], similar: readonly string[]): readonly string[] {
  const bare = (text: string) => text.replace(/^\p{Lu}[\p{L} ]{0,24}: /u, "").toLowerCase();
  const all = texts.flatMap((text, i) => [text, ...(similar[i] === undefined ? [] : [similar[i]])]);
  return [...all, ...similar].filter((text, i, every) => every.findIndex((one) => bare(one) === bare(text)) === i).slice(0, MOST);
}

/** Words that say whether, when, how often, or how much at most. */
const BOUND =
  /(?<!\p{L})(?:or|if|when|whenever|unless|until|while|as long as|once|twice|first|only|not|no|never|\p{L}+n['’]t|cannot|instead|except|without|unless|but|up to|at most|at least|maximum|minimum|max|min|each|every|per|half|random|randomly|may|equal|more|less|fewer|than|costs?)(?!\p{L})/iu;

/** Whether words are the point of a sentence: what is left without them is another card. */
const isPoint = (language: Language, open: string): boolean =>
  BOUND.test(open) || [...deedsIn(language, wordsIn(language.lex(open)))].length > 0 || /[:]/u.test(open);

function without(text: string, spans: readonly Span[], offset: number): string {
  let left = "";
  let at = 0;
  for (const { from, to } of spans) {
    left += text.slice(at, from - offset);
    at = to - offset;
  }
  return left + text.slice(at);
}

/** A piece of a text in words of the language, as far as they can be brought to them. */
function inOwnWords(language: Language, piece: string, card: OnCard): string {
  if (piece.trim() === "") return "";
  const tools = toolsOf(language);
  return `${unnamedIn(tools, piece, card)} ${spelledOut(tools, piece, card).likely[0] ?? ""}`.trim();
}

const MOST_LETTERS = 90;
const quoted = (words: string): string => `“${words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).trimEnd()}…` : words}”`;
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const sentenceOf = (written: string): string => written.replace(/[.]$/u, "");
const IDLE = ", but nothing carries it out on this card: say when (“when …, …”) or for what price (“…: …”)";

/** `isIdle`: on the card nothing carries out what neither says when nor for what price. */
function messageOf(
  text: string,
  all: string,
  isIdle: boolean,
  { open, read, isBegun, isWhole, rest }: Parts,
  strangers: readonly Token[],
): string {
  const said = (span: Span) => quoted(text.slice(span.from, span.to));
  const strange = [
    ...new Set(
      strangers
        .filter((token) => open.length === 0 || open.some(({ from, to }) => from <= token.from && token.to <= to))
        .map(({ text: word }) => `“${short(word)}”`),
    ),
  ].slice(0, 3);
  const unused = strange.length > 0 ? `card texts do not use the word${strange.length > 1 ? "s" : ""} ${listed(strange)}` : "";
  if (isWhole) return `${quoted(sentenceOf(all))} is understood by itself${isIdle ? IDLE : ""}`;
  if (open.length === 0) return `${quoted(sentenceOf(all))} is not understood${unused === "" ? "" : `: ${unused}`}`;
  const words = listed(open.map(said));
  const is = open.length > 1 ? "are" : "is";
  const why = unused === "" || (strange.length === 1 && words === strange[0]) ? "" : `: ${unused}`;
  if (isBegun && read) return `A sentence can begin with ${said(read)}, but not go on with ${words}${why}`;
  // A heading alone says nothing.
  if (rest === undefined && read && !HEADING.test(text.slice(read.from, read.to)))
    return `${said(read)} is understood, ${words} ${is} not${why}`;
  if (rest === undefined && open.length === 1) return `${words} is not understood${why}`;
  if (rest === undefined && !read) return `${words} ${is} not understood${why}`;
  return `${words} ${is} not understood${why}${why === "" ? ", the rest is" : ". The rest is understood"}`;
}

/** “Reward: ”, before what is done. */
const HEADING_OF = /^\p{Lu}[\p{L} ]{0,24}: /u;
/** “Gain 2”, “you may keep one”. */
const FEW_TOKENS = 8;
const COUNT_ALONE = /(?<=\p{L} )(?<!(?:this|that|each|the|another|every|first|next|last) )(?:\d+|one|two|three|four|five)(?: more)?$/iu;
/** A number at the end of a sentence that names nothing. */
const countAlone = (language: Language, all: string): string | undefined =>
  language.lex(all).length <= FEW_TOKENS &&
  !/(?<!\p{L})costs?(?!\p{L})/iu.test(all) &&
  actsIn(language, all).every(({ things }) => things.length === 0)
    ? COUNT_ALONE.exec(sentenceOf(all))?.[0]
    : undefined;

/** What is counted, and when or whether something is done: no rule of that governs the rest. */
const BESIDE =
  /(?<!\p{L})(?:for (?:each|every)|(?:when|whenever|if|as long as|while|unless|after|before)(?! (?:bid|the game))) [^,:;.]*/giu;
/** What governs it in the rules stands behind what is not understood. */
const withRule = (message: string, rule: string | undefined): string =>
  rule === undefined ? message : `${message}. The rules say of it: ${rule}`;

const BY_HAND = "It stays on the card as you wrote it, and on a free table you carry it out by hand";

/** What is said where no card does anything like it: what is missing, and what becomes of the words. */
function noneOf(language: Language, all: string, own: string, strangers: readonly Token[], isRuled: boolean): string {
  const strange = [...new Set(strangers.map(({ text: word }) => `“${short(word)}”`))].slice(0, 3);
  const [act] = actsIn(language, own).filter(({ isMoment }) => !isMoment);
  const named = act?.deed && ![...act.deed.stems].every(isWeak) ? `“${act.deed.text}”` : undefined;
  const [thing] = act?.things.filter(({ text }) => text !== act.deed?.text) ?? [];
  const why =
    strange.length > 0
      ? `: card texts do not use the word${strange.length > 1 ? "s" : ""} ${listed(strange)}`
      : named !== undefined && act?.isDenied
        ? `: no text forbids ${named}`
        : named !== undefined && act?.deed && thing && !goTogether(language, act.deed, thing)
          ? `: in no text does ${named} go with “${thing.text}”`
          : "";
  return `${quoted(sentenceOf(all))} is not understood${why}${isRuled ? "" : `. ${BY_HAND}`}`;
}

/** “Activation:”, “Boost: With Work:”. */
const HEADING = /^(?:[\p{L}.]+(?: [\p{L}.]+){0,2}: ?)+$/u;
