/** What is shown of what can go on where a sentence stops: sentences that are understood and carried out, each of another kind, those first that say most of what was typed. */
import type { Language } from "../language.ts";
import type { Parts } from "../loose/parts.ts";
import { type OnCard, toolsOf, unnamedIn } from "../loose/spelled-out.ts";
import { actsIn } from "../nearest/acts.ts";
import { bankOf } from "../nearest/bank.ts";
import { deedsIn, shares, thingsIn } from "../nearest/deeds.ts";
import { bringsNothing, keepsAll } from "../nearest/kept.ts";
import { restated } from "../nearest/restate.ts";
import { isWeak, wordsIn } from "../nearest/said-words.ts";
import { readText } from "../reading/read.ts";
import type { Sentence } from "../reading/sentence.ts";
import { wordsOf as wordsOfGrammar } from "../tables/grammar.ts";
import { type Ahead, ahead } from "./ahead.ts";
import { isCarriedOut } from "./carried-out.ts";
import { kindOf } from "./kind.ts";
import { bringsNumber, bringsThis, cappedIn, losesBound, losesObject, turnedFrom, turnsParts } from "./parts-turned.ts";
import { type Stop, stopsOf } from "./stop.ts";
import { isInMoment } from "./typed.ts";
import { leftOutOf, saysAnyOf, turns } from "./weighed.ts";

export type There = {
  /** The whole sentence in canonical words. */
  readonly text: string;
  /** How much of it stands before what goes on there. */
  readonly from: number;
  /** What kind of thing that is. */
  readonly kind: string;
  /** Whether all that was typed is in it. */
  readonly isAll: boolean;
  /** What was typed and it says nothing of. */
  readonly left: readonly string[];
  /** Numbers that were typed and are at most so many in it. */
  readonly capped: readonly string[];
};

const MOST = 5;
/** So many have to have something in common with what was typed before others are shown. */
const MOST_LIKE = 4;
/** With fewer, others are shown that can go there too. */
const FEWEST = 3;
const LEAST_LIKE = 0.28;
/** Where another beginning of the clause is shown, it has to say so much of it. */
const LEAST_OTHER = 0.55;
/** Of one kind. */
const MOST_OF_KIND = 2;
/** As much of what is understood stays as it is. */
const KEPT = 0.6;
/** What is looked at. */
const MOST_READ = 24;
/** Of what was typed so much is in each at least. */
const LEAST_KEPT = 0.5;
/** Of what does so many things as much is often in it in other words. */
const MANY_DEEDS = 2;
/** So many of them are shown where nothing goes on as it was typed. */
const MOST_OTHERS = 2;
const LIKE_ENOUGH = 0.45;
/** Words that two of them may have in common, of all. */
const SAME = 0.85;
/** What says all that was typed has at least so much in common with it. */
const MOST_OF_IT = 0.7;

/** What can go there, and why the game does not carry out what says it all, where it can be said. */
export type Going = { readonly there: readonly There[]; readonly refused?: Refused };
export type Refused = { readonly text: string; readonly why: string };

/** Looked for in short steps. */
export function* thereIn(language: Language, text: string, sentence: Sentence, card: OnCard, parts: Parts): Generator<undefined, Going> {
  if (parts.isWhole) return { there: [] };
  const stops = stopsOf(language, text, sentence, card, parts);
  const fitsAt = (stop: Stop) => (said: string) => isCarriedOut(language, stop.head === "" ? said : `${stop.head} ${said}`, card);
  const found: (readonly Ahead[] | undefined)[] = [];
  function* aheadAt(stop: Stop, i: number): Generator<undefined, readonly Ahead[]> {
    const look = found[i] ?? (yield* ahead(language, stop, fitsAt(stop)));
    found[i] = look;
    return look;
  }
  // Where nothing goes on as it was typed, it does without the comma or from further before.
  let at = 0;
  for (const [i, stop] of stops.entries())
    if ((yield* aheadAt(stop, i)).some((one) => one.isFit)) {
      at = i;
      break;
    }
  const [stop, here = []] = [stops[at], found[at]];
  if (!stop) return { there: [] };
  const shown = showing(language, text, sentence, card, stop, parts.rest);
  const read = (one: Ahead): Looked => ({ one, words: wordsIn(language.lex(one.text)) });
  // Read loosely, a sentence may come to another that does not go on there.
  const going = here
    .filter(({ text: said, isFit }) => isFit && shared(said, { ...stop, head: "" }, undefined) >= KEPT * stop.before.length)
    .map(read);
  const isBegin = beginsAt(stop.before);
  const all = `${stop.before} ${stop.typed} ${stop.raw} ${stop.after}`;
  const written = wordsOf(language, all);
  /** Says nothing of when, who or how often that was not typed, and does nothing else. */
  const isPlain = ({ one, words }: Looked) =>
    bringsNothing(all, one.text) && [...deedsIn(language, words)].every((deed) => written.has(deed));
  /** Does what is typed first, to what is named first. */
  const isOfSame = ({ typed }: Stop, { one, words }: Looked) => {
    const [deeds, [thing]] = [firstDeed(language, typed), thingsIn(language, wordsOf(language, typed))];
    if (deeds === undefined) return false;
    const isSame = deeds.size > 0 ? shares(deeds, words) : stop.before !== "" && one.like >= LEAST_OTHER;
    return isSame && (thing === undefined || words.has(thing));
  };
  const isInEvent = isInMoment(stop.before);
  const [, answer] = /,(.+)$/u.exec(`${stop.typed}${stop.after}`) ?? [];
  const then = answer === undefined ? undefined : deedsIn(language, wordsOf(language, answer));
  /** In answer to what happens it does nothing else. */
  const isPlainThen = ({ one }: Looked) => {
    const done = deedsIn(language, wordsIn(language.lex(one.text.slice(one.text.indexOf(",") + 1))));
    return (then === undefined || shares(then, done)) && [...done].every((deed) => written.has(deed));
  };
  for (const each of going) {
    if (each.one.like < LEAST_LIKE) continue;
    yield;
    if (isBegin ? isOfSame(stop, each) && isPlain(each) : isInEvent ? isPlainThen(each) : isPlain(each)) shown.put(each, MOST_LIKE);
  }
  const open = new Set([...wordsOf(language, `${stop.typed} ${stop.raw}`)].filter((word) => !isWeak(word)));
  for (const [i, other] of stops.entries()) {
    if (i <= at || !other.isClause || shown.count() >= FEWEST) continue;
    for (const each of (yield* aheadAt(other, i)).map(read))
      if (each.one.isFit && each.one.like >= LEAST_OTHER && isOfSame(other, each) && shares(open, each.words) && isPlain(each))
        shown.put(each, FEWEST);
  }
  const things = thingsIn(language, wordsOf(language, stop.typed));
  if (!isBegin) {
    // What else can go there: what goes on with what is done first, and with what it was done to. Where nothing was typed there, something is only missing.
    // What can be counted is told whatever was to be.
    const isAny = things.size === 0 || COUNTS.test(stop.before) || COUNTS.test(stop.typed);
    const isToSame = ({ words }: Looked) => isAny || shares(things, words);
    const most = stop.typed === "" ? MOST : FEWEST;
    for (const each of going.toSorted((a, b) => a.one.behind - b.one.behind))
      if (stop.typed === "" || (isPlain(each) && isToSame(each))) shown.put(each, most);
  } else if (shown.count() === 0 && stop.before !== "") {
    // Of what was named first, or of two things that were named.
    const [thing = ""] = things;
    const isOfThem = ({ words }: Looked) => words.has(thing) || [...things].filter((one) => words.has(one)).length > 1;
    for (const each of going)
      if (each.one.like >= LIKE_ENOUGH && isOfThem(each) && bringsNothing(all, each.one.text)) shown.put(each, MOST_OTHERS);
  }
  const there = shown.all();
  const refused = there.some(({ isAll }) => isAll)
    ? undefined
    : refusedIn(language, text.slice(sentence.from, sentence.to), found[0] ?? []);
  return { there, ...(refused ? { refused } : {}) };
}

/** What says all that was typed and is not carried out, with the reason. */
function refusedIn(language: Language, written: string, found: readonly Ahead[]): Refused | undefined {
  const typed = [...wordsOf(language, written)].filter((word) => !isWeak(word));
  const isTurned = turnedFrom(written);
  for (const { text, like, isFit } of found) {
    if (isFit || like < MOST_OF_IT || !keepsAll(written, text) || isTurned(text) || turnsParts(language, written, text)) continue;
    if (leftOutOf(language, written, written, text).length > 0) continue;
    // It joins nothing to it that was not typed.
    if (AND.test(text) && !AND.test(written)) continue;
    const words = wordsIn(language.lex(text));
    const [amiss] = language.amiss?.(readText(language, text).abilities) ?? [];
    if (amiss && amiss.message !== "" && typed.every((word) => words.has(word))) return { text, why: amiss.message };
  }
  return undefined;
}

/** Whether what happens in answer to something is the same again: “when you draw a card, you may draw a card”. */
function feedsItself(language: Language, text: string): boolean {
  // “Discard this or discard this.”
  const [, one = "", other] = /(?:^|[:,] )([^:,]+) or ([^:,]+)[.]$/iu.exec(text) ?? [];
  if (other !== undefined && one.toLowerCase() === other.toLowerCase()) return true;
  const [, moment, deed] = /^(?:when|whenever) ([^,]+), (.+)$/iu.exec(text) ?? [];
  if (moment === undefined || deed === undefined) return false;
  const happens = wordsIn(language.lex(moment));
  return [...wordsIn(language.lex(deed))].every((word) => isWeak(word) || happens.has(word));
}

/** A sentence with its words. */
type Looked = { readonly one: Ahead; readonly words: ReadonlySet<string> };

/** Whether an instruction begins behind words: of whatever is done there nothing is understood. */
const beginsAt = (before: string): boolean => /(?:^|:)$/u.test(before) || (before.endsWith(",") && isInMoment(before.slice(0, -1)));

/** The words of a text, in words of the language where it has others for them. */
const wordsOf = (language: Language, text: string): ReadonlySet<string> => wordsIn(language.lex(restated(language, text)[0]?.text ?? text));

/** Takes what is to be shown, one by one. */
function showing(language: Language, text: string, sentence: Sentence, card: OnCard, stop: Stop, rest: string | undefined) {
  const { weight, has } = bankOf(language);
  const all: (There & { readonly words: ReadonlySet<string>; readonly sort: string })[] = [];
  const isDenied = NOT.test(stop.typed) || NOT.test(stop.raw);
  const goingOn = (said: string) => said.slice(shared(said, { ...stop, head: "" }, undefined));
  const isTurned = turnedFrom(stop.typed);
  const written = text.slice(sentence.from, sentence.to);
  const unnamed = unnamedIn(toolsOf(language), written, card);
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weight(word), 0);
  const isSame = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
    const both = sum([...words].filter((word) => others.has(word)));
    return both >= SAME * Math.max(sum(words), sum(others));
  };
  const left = wordsIn(language.lex(rest ?? ""));
  const bare = (said: string) => said.replace(/[.]$/u, "").toLowerCase();
  // Of what can be counted any will do, and of what is only missing.
  const isAny = stop.typed === "" || COUNTS.test(stop.typed) || COUNTS.test(stop.before);
  let read = 0;
  const deeds = actsIn(language, unnamed.replace(HEADINGS, "")).flatMap(({ deed }) => deed ?? []);
  /** Something that was typed is done in it, in these words or in others for them. */
  const isDone = (words: ReadonlySet<string>) =>
    deeds.length === 0 || deeds.length >= MANY_DEEDS || deeds.some(({ stems }) => shares(stems, words));
  const typed = [...wordsOf(language, unnamed.replace(HEADINGS, ""))].filter((word) => !isWeak(word) && has(word));
  /** How much of what was typed is in it. */
  const keptOf = (words: ReadonlySet<string>) =>
    typed.length === 0 ? 1 : sum(typed.filter((word) => words.has(word) || words.has(`${word}~`))) / sum(typed);
  return {
    count: () => all.length,
    all: (): readonly There[] => all.slice(0, MOST).map(({ words: _, sort: __, ...one }) => one),
    put({ one, words }: Looked, most: number) {
      if (all.length >= most || read >= MOST_READ || isTurned(one.text) || feedsItself(language, one.text)) return;
      const going = goingOn(one.text);
      if (!isAny && !saysAnyOf(language, `${stop.typed} ${stop.raw}`, going)) return;
      if (MOMENTS.some((moment) => moment.test(going) && !moment.test(`${stop.typed} ${stop.raw}`))) return;
      if (one.like >= LEAST_LIKE && isDenied !== NOT.test(going) && !(isDenied && !NOT_FIRST.test(stop.typed) && one.like >= LEAST_OTHER))
        return;
      const said = stop.head === "" ? one.text : `${stop.head} ${one.text}`;
      // What only adds to another says no more of what was typed.
      const isLike = one.like >= LEAST_LIKE;
      if (
        said === rest ||
        (rest !== undefined && [...words].every((word) => left.has(word))) ||
        all.some(
          (other) =>
            bare(said).includes(bare(other.text)) || bare(other.text).includes(bare(said)) || (isLike && isSame(words, other.words)),
        )
      )
        return;
      if (all.filter(({ sort }) => sort === one.kind).length >= (stop.typed === "" ? MOST : MOST_OF_KIND)) return;
      read++;
      const from = shared(said, stop, rest);
      if (
        !/\p{L}|\d/u.test(said.slice(from)) ||
        turns(language, written, said) ||
        turnsParts(language, unnamed, said) ||
        bringsThis(`${unnamed} ${stop.typed}`, said) ||
        (!isAny &&
          (!isDone(words) ||
            losesBound(unnamed, said) ||
            bringsNumber(written, said) ||
            (keptOf(words) < LEAST_KEPT && !(deeds.length >= MANY_DEEDS && one.like >= LIKE_ENOUGH)))) ||
        losesObject(language, unnamed.replace(HEADINGS, ""), said) ||
        !isUnderstood(language, text, sentence, said)
      )
        return;
      const lost = [...wordsOf(language, written)].filter((word) => !isWeak(word) && !words.has(word));
      const without = leftOutOf(language, unnamed, `${stop.head} ${stop.before} ${stop.typed} ${stop.after}`, said);
      // “One of them” is not this.
      const isAnother = THIS.test(said) && !THIS.test(`${unnamed} ${stop.typed}`);
      const isAll = lost.length === 0 && without.length === 0 && !isAnother && one.like >= MOST_OF_IT && keepsAll(written, said);
      const kind = kindOf(language, said.slice(from), one.kind);
      const capped = cappedIn(written, said);
      all.push({ text: said, from, kind, isAll: isAll && capped.length === 0, left: without, capped, words, sort: one.kind });
    },
  };
}

/** The stems of what is done first, in each of the words for it; undefined where that is no word of the language. */
function firstDeed(language: Language, typed: string): ReadonlySet<string> | undefined {
  const said = [typed, ...restated(language, typed).map(({ text }) => text)];
  const [first] = language.lex(typed);
  const isKnown = first === undefined || wordsOfGrammar(language.grammar).has(first.key) || language.near().has(first.key);
  if (!isKnown) return undefined;
  return new Set(said.flatMap((one) => [...deedsIn(language, wordsIn(language.lex(one)))].slice(0, 1)));
}

/** What says when, whether or how often where nobody did. */
const MOMENTS: readonly RegExp[] = [
  "when|whenever|each time",
  "if|in which|provided",
  "unless",
  "at the (?:beginning|end|start)",
  "once per",
  "instead",
  "for each|for every|per",
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"));

const HEADINGS = /^(?:\p{Lu}[\p{L} ]{0,24}: ?)+/u;
const AND = /(?<!\p{L})and(?!\p{L})/iu;
const THIS = /(?<!\p{L})this(?! (?:turn|round|way|game|phase|step|action|hack)(?!\p{L}))(?!\p{L})/iu;
/** “For each …” */
const COUNTS = /^for each(?!\p{L})|(?<!\p{L})for each$/iu;

/** What is denied is not the same as what is not. */
const NOT = /(?<!\p{L})(?:not|no|cannot|\p{L}+n['’]t|never|nobody|nothing|without|unless|unused|un\p{L}+ed)(?!\p{L})/iu;
const NOT_FIRST = /^(?:not|no|cannot|never|nobody|nothing|without)(?!\p{L})/iu;

/** How much of a sentence is as it was before what goes on. */
function shared(said: string, { head, before }: Stop, rest: string | undefined): number {
  const start = `${head} ${before}`.trim();
  // A heading that was put before it is not what was typed.
  const heading = start.includes(":") ? 0 : (/^\p{Lu}[\p{L} ]{0,24}: (?=\p{Lu})/u.exec(said)?.[0].length ?? 0);
  const own = alike(said.slice(heading), start);
  return Math.max(own > 0 ? heading + own : 0, alike(said, rest ?? ""));
}

/** How many letters of a text are those of another, to the end of a word. */
function alike(said: string, known: string): number {
  let at = 0;
  while (at < Math.min(known.length, said.length) && known[at]?.toLowerCase() === said[at]?.toLowerCase()) at++;
  while (at > 0 && at < said.length && /[\p{L}\d]/u.test(said[at] ?? "") && /[\p{L}\d]/u.test(said[at - 1] ?? "")) at--;
  return at;
}

/** Whether a text with a sentence in place of another is understood there. */
function isUnderstood(language: Language, text: string, { from, to }: Sentence, said: string): boolean {
  const { problems } = readText(language, text.slice(0, from) + said + text.slice(to));
  return !problems.some((problem) => from <= problem.from && problem.from <= from + said.length);
}
