/**
 * A text that is not understood as a whole and each of whose pieces is: its sentences, what is done behind a moment or price, what has a condition
 * at its end, what is joined by “then” or “and”. Each piece is read by itself, put in canonical words, and what they make together is read again.
 * A piece that could speak of something in another one is none.
 */
import type { Language } from "../language.ts";
import type { TextReading } from "../reading/read.ts";
import { BEHIND } from "./rule.ts";

/** Reads a text as it stands or in other words; undefined where it is nothing, or more than one thing. */
export type Reads = (text: string) => TextReading | undefined;

/** Readings that one text may cost. */
const MOST_READS = 16;
const DEEPEST = 3;

/** What a text means put together from its pieces, in canonical words. */
export function inPieces(language: Language, text: string, reads: Reads, isDeed: (word: string) => boolean): string | undefined {
  if (text.includes("\n") || /["“”„()]/u.test(text)) return undefined;
  const known = new Map<string, TextReading | undefined>();
  const read: Reads = (piece) => {
    if (!known.has(piece)) known.set(piece, known.size < MOST_READS ? reads(piece) : undefined);
    return known.get(piece);
  };
  return piecewise({ read, isDeed, isGrouped: language.textRules?.order === "group" }, text, DEEPEST, false);
}

type Pieces = {
  readonly read: Reads;
  /** Whether a word can say what is done: it is a verb, or none of the language's words. */
  readonly isDeed: (word: string) => boolean;
  /** The sentences of a card are carried out in an order of the player's. */
  readonly isGrouped: boolean;
};

/** In canonical words; `isUnder` a condition, beyond which a sentence of its own would be. */
type Piecewise = (pieces: Pieces, text: string, left: number, isUnder: boolean) => string | undefined;

const understood: Piecewise = (pieces, text, left, isUnder) =>
  pieces.read(ended(capital(text)))?.canonical ?? (left > 0 ? piecewise(pieces, text, left - 1, isUnder) : undefined);

const piecewise: Piecewise = (pieces, text, left, isUnder) =>
  bySentences(pieces, text, left, isUnder) ??
  behind(pieces, text, left) ??
  conditioned(pieces, text, left) ??
  joined(pieces, text, left, isUnder);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string): string => (/^\p{Lu}(?:\p{Lu}|[.])/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const stopless = (text: string): string => text.trim().replace(/[.]$/u, "");
const ended = (text: string): string => `${stopless(text)}.`;
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.]) (?=\p{Lu})/u);

/** Words that tie a piece to what stands before it, whatever it says. */
const TIED =
  /(?<!\p{L})(?:instead|also|too|again|(?<!or )more(?! (?:\p{L}+ ){1,4}than(?!\p{L}))|rest|same|such|chosen|former|latter|this way|so|likewise|otherwise|remaining|extra|additional|further|both|either|do|does|did|able|possible)(?!\p{L})|(?<!\p{L})(?:one|two|three|all|any|some|none|\d+)(?= (?:of|into|on|onto|to|from|in|back|at|under)(?!\p{L})|[,.;]|$)|(?<!\p{L})the (?:cards?|players?|opponents?|characters?|owner|controller|winner|loser|attacker|blocker|defender|first|second|other)(?!\p{L})/iu;
/** Those that speak of what has just been said to happen. */
const BACK =
  /(?<!\p{L})(?:instead|also|chosen|former|latter|this way|likewise|otherwise)(?!\p{L})|(?<!\p{L})the (?:cards?|players?|opponents?|characters?|owner|controller|winner|loser|attacker|blocker|defender)(?!\p{L})/iu;
const POINTING = /(?<!\p{L})(?:it|its|they|them|their|theirs|he|she|him|his|hers?|that|those|these|others?|another)(?!\p{L})/iu;
/** What such a word may be, and what then has to be said by the piece itself. */
const POINTED: readonly (readonly [written: RegExp, said: RegExp])[] = [
  [/(?<!\p{L})(?:it|its|he|she|him|his|hers?|that|those|these)(?!\p{L})/iu, /(?<!\p{L})(?:that|those)(?!\p{L})/iu],
  [/(?<!\p{L})(?:they|them|their|theirs)(?!\p{L})/iu, /(?<!\p{L})(?:that|those|(?:each|target|an) (?:opponent|player))(?!\p{L})/iu],
  [/(?<!\p{L})(?:others?|another)(?!\p{L})/iu, /(?<!\p{L})(?:other|another|opponents?)(?!\p{L})/iu],
];

/** Whether a piece speaks of nothing outside of it: “it” is what it named itself. */
const isFree = (piece: string, said: string): boolean => POINTED.every(([written, meant]) => !written.test(piece) || meant.test(said));
/** Whether it is free and nothing else ties it to what stands before it. */
const isLoose = (piece: string, said: string): boolean => !TIED.test(piece) && isFree(piece, said);

/** The heading that a game's texts may leave away: “Reward: ”. */
const HEADED = /^\p{Lu}[^.:,"\n]{1,30}: (?=\p{Lu})/u;
const LABELLED = /^\p{Lu}[^.:,"\n]{1,30}: (?=\p{L})/u;
/** Where something was typed before a colon it is no heading that was left away, but a price in other words. */
const unheaded = (written: string, said: string): string => {
  const heading = headingOf(said);
  const isOwn = LABELLED.test(capital(written)) || written.toLowerCase().startsWith(heading.toLowerCase());
  return isOwn ? said : said.slice(heading.length);
};
const headingOf = (said: string): string => HEADED.exec(said)?.[0] ?? "";

function bySentences(pieces: Pieces, text: string, left: number, isUnder: boolean): string | undefined {
  const sentences = sentencesIn(text);
  if (sentences.length < 2 || isUnder) return undefined;
  const said: string[] = [];
  for (const [i, sentence] of sentences.entries()) {
    const one = understood(pieces, sentence, left, false);
    if (one === undefined || one.includes("\n") || (i > 0 && !isLoose(sentence, one))) return undefined;
    const heading = headingOf(one);
    if (i > 0 && heading !== "" && heading !== headingOf(said[0] ?? "")) return undefined;
    // What a heading is left away of stands under that of the first sentence, and nowhere else.
    if (i > 0 && heading === "" && headingOf(said[0] ?? "") !== "" && pieces.read(one)?.abilities[0]?.kind !== "do") return undefined;
    said.push(i > 0 ? capital(one.slice(heading.length)) : one);
  }
  return pieces.read(said.join(" "))?.canonical;
}

/** “When this attacks, …”, “Pay 2M: …”, “If you control a card, …”. */
function behind(pieces: Pieces, text: string, left: number): string | undefined {
  const opening = BEHIND.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const isIf = /(?:^|[,:] )if (?!you do)/iu.test(opening);
  const body = text.slice(opening.length);
  // Only the first sentence would be under the condition.
  if (BACK.test(body) || (isIf && sentencesIn(text).length > 1)) return undefined;
  const said = understood(pieces, body, left, isIf);
  if (said === undefined || said.includes("\n") || !isFree(body, said)) return undefined;
  const inner = unheaded(body, said);
  if (isIf && sentencesIn(inner).length > 1) return undefined;
  if (ended(capital(body)) === inner) return undefined;
  return pieces.read(`${opening}${/: $/u.test(opening) ? capital(inner) : lowered(inner)}`)?.canonical;
}

const LAST_IF = /^(?<act>[^.]+?),? (?<word>if|unless) (?<condition>(?:(?! if | unless )[^.,:;])+)[.]?$/u;
const TWO = /(?<!\p{L})(?:and|or|then|when|whenever|if|unless|while|until|as)(?!\p{L})|[,:;] /iu;
/** “It” that is nothing: “it is your turn”. */
const TURN = /^it(?:['’]s| is)(?: not|n['’]t)? (?:your|an opponent's|another player's)(?= )/iu;

/** “Draw a card if you control a card”: of one thing that is done. */
function conditioned(pieces: Pieces, text: string, left: number): string | undefined {
  const [heading = ""] = LABELLED.exec(text) ?? [];
  const { act = "", word = "", condition = "" } = LAST_IF.exec(text.slice(heading.length))?.groups ?? {};
  if (act === "" || TWO.test(act) || POINTING.test(condition.replace(TURN, "")) || BACK.test(condition) || / even$/u.test(act))
    return undefined;
  const said = understood(pieces, heading + act, left, true);
  if (said === undefined || said.includes("\n")) return undefined;
  const inner = said.replace(HEADED, "");
  if (sentencesIn(inner).length > 1 || /^(?:if|unless|while|when|whenever|at)(?!\p{L})/iu.test(inner)) return undefined;
  return pieces.read(`${heading}${capital(word)} ${condition}, ${lowered(inner)}`)?.canonical;
}

const JOINTS = /,? and then |, then | then |,? and /giu;
/** Whoever does what stands behind a joint, where it is said. */
const SUBJECT = /^(?:each|every|all|target|an?|your|you|no|this|the) /iu;
/** What is counted is no deed: what is lost with something else is not gained. */
const COUNTS =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|both|some|many|several|half|double|all|any|an?|another|other|extra|additional|additionally|plus|up|even|not|also|too|with|without|for|of|in|on|to|from|into|onto|by|at|as|its|his|her|their|my|our|those|these|that|which|who|whose)$/iu;
const OPTIONAL = /(?<!\p{L})(?:may|up to|any number)(?!\p{L})/iu;

/** “Draw a card, then discard a card”, “draw a card, then if you control a card, gain 1M”. */
function joined(pieces: Pieces, text: string, left: number, isUnder: boolean): string | undefined {
  if (sentencesIn(text).length > 1) return undefined;
  const found = new Set<string>();
  for (const { 0: joint, index } of text.matchAll(JOINTS)) {
    const one = joinedAt(pieces, { before: text.slice(0, index), after: text.slice(index + joint.length), joint }, left, isUnder);
    if (one !== undefined) found.add(one);
  }
  const [only, another] = found;
  return another === undefined ? only : undefined;
}

type Joint = { readonly before: string; readonly after: string; readonly joint: string };

function joinedAt(pieces: Pieces, { before, after, joint }: Joint, left: number, isUnder: boolean): string | undefined {
  const isIf = /^if /iu.test(after);
  const [first = ""] = /^[\p{L}'-]+(?= )/u.exec(after) ?? [];
  // “Discard a card and pay 2M: …” is one price.
  if (LABELLED.test(capital(after)) && !/^choose (?:one|two|up to)/iu.test(after)) return undefined;
  if (!isIf && !SUBJECT.test(after) && (first === "" || COUNTS.test(first) || !pieces.isDeed(first.toLowerCase()))) return undefined;
  // “Draw a card and gain 1M if …” could have the condition for both.
  if (!/then/iu.test(joint) && /(?<!\p{L})(?:if|unless|as long as|while)(?!\p{L})/iu.test(after)) return undefined;
  const one = understood(pieces, before, left, isUnder);
  if (one === undefined || one.includes("\n") || sentencesIn(one).length > 1 || one.includes(";")) return undefined;
  const second = understood(pieces, after, left, isUnder);
  if (second === undefined || second.includes("\n") || !isLoose(after, second)) return undefined;
  const [deed, next] = [deedOf(one), unheaded(after, second)];
  if (/^(?:if|unless|while)(?!\p{L})/iu.test(deed) || !isInstructed(pieces, next)) return undefined;
  // “Draw a card, then gain 1M provided that …”: the condition could be for both.
  if (!isIf && /^(?:if|unless)(?!\p{L})/iu.test(next)) return undefined;
  // “Each player draws a card and discards …”: who discards has to be said.
  if (SUBJECT.test(deed) && !/^you /iu.test(deed) && !SUBJECT.test(next) && !isIf) return undefined;
  const isApart = sentencesIn(next).length > 1 || /^(?:if|unless)(?!\p{L})/iu.test(next);
  if (!isApart) return pieces.read(`${stopless(one)}, then ${lowered(next)}`)?.canonical;
  // A sentence of its own would not be under the condition, nor wait for what the player may leave.
  if (isUnder || (pieces.isGrouped && OPTIONAL.test(one))) return undefined;
  return pieces.read(`${ended(one)} ${capital(next)}`)?.canonical;
}

/** What is done, without when and for what. */
const deedOf = (said: string): string =>
  said.replace(HEADED, "").replace(/^(?:(?:when|whenever|at|once|twice|during)(?!\p{L})[^,:]*[,:] |[^.:"]{1,60}: )*/iu, "");

const isInstructed = ({ read }: Pieces, said: string): boolean => {
  const abilities = read(said)?.abilities ?? [];
  return abilities.length > 0 && abilities.every(({ kind }) => kind === "do" || kind === "section");
};
