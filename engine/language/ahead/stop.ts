/** Where a sentence stops being understood, as what goes on there is looked for: in words of the language, and never between two words that only go together. */
import { attempt, isBetween } from "../editing/expect.ts";
import type { Language } from "../language.ts";
import type { Parts } from "../loose/parts.ts";
import { type OnCard, spelledOut, toolsOf } from "../loose/spelled-out.ts";
import { deedsIn } from "../nearest/deeds.ts";
import { wordsIn } from "../nearest/said-words.ts";
import type { Sentence } from "../reading/sentence.ts";
import { isInMoment } from "./typed.ts";

/** A place in a sentence, or in the last of several that a sentence comes to, in words of the language. */
export type Stop = {
  /** Whole sentences before it. */
  readonly head: string;
  /** What is understood; the sentence goes on behind it. */
  readonly before: string;
  /** What is not, as far as it can be brought to words of the language, and as it was typed. */
  readonly typed: string;
  readonly raw: string;
  /** What is understood behind it. */
  readonly after: string;
  /** It is the beginning of the clause, so that something understood is said anew. */
  readonly isClause: boolean;
};

/** The places where a sentence may go on, the likeliest first. */
export function stopsOf(language: Language, text: string, sentence: Sentence, card: OnCard, { open, read, rest }: Parts): readonly Stop[] {
  const inWords = (piece: string): string => {
    const bare = piece.trim().replace(/[.]$/u, "");
    const said = bare === "" ? "" : (spelledOut(toolsOf(language), bare, card).likely[0] ?? bare).replace(/[.]$/u, "").trim();
    // What becomes several sentences by itself is not what stands there.
    return /[.\n]/u.test(said) && !/[.]/u.test(bare) ? bare : said;
  };
  /** Behind a heading the heading that words would have by themselves says nothing. */
  const inPart = (piece: string): string => {
    const said = inWords(piece);
    return /:/u.test(piece) ? said : said.replace(/^\p{Lu}[\p{L} ]{0,30}: /u, "");
  };
  const end = sentence.tokens.at(-1)?.to ?? sentence.to;
  const [first] = open;
  const stops: Stop[] = [];
  const add = (before: string, raw: string, after: string) => {
    const [head, last] = lastSentence(before);
    const stop = { head, before: last, typed: inPart(raw), raw, after, isClause: false };
    // What was typed may go on as nothing that is meant by it: “1 Revenue per | card”.
    for (const one of [goneOn(language, stop), stop])
      if (!stops.some(({ before: known, after: behind }) => known === one.before && behind === one.after)) stops.push(one);
  };
  const isFirst = first !== undefined && /^(?:[\p{L} .]{1,30}: ?)?$/u.test(text.slice(sentence.from, first.from));
  if (rest !== undefined && open.length === 1 && first && isFirst) {
    const [, heading = "", left = ""] = /^((?:\p{Lu}[\p{L} ]{0,30}: )*)(.*)$/u.exec(rest.replace(/[.]$/u, "")) ?? [];
    add(
      heading.trim(),
      text.slice(first.from, first.to),
      `${/^[,:]/u.exec(text.slice(first.to))?.[0] ?? ""} ${left.charAt(0).toLowerCase()}${left.slice(1)}`.trim(),
    );
    add(heading.trim(), text.slice(first.from, end), "");
  } else if (rest !== undefined && open.length === 1 && first) {
    const behind = text.slice(first.to, end);
    const [before, after] = apart(language, rest.replace(/[.]$/u, ""), behind);
    add(before, text.slice(first.from, first.to), after);
    // What was left out may have stood before the comma.
    const mark = /[,:]$/u.exec(before)?.[0];
    if (mark) add(before.slice(0, -1), text.slice(first.from, first.to), `${mark} ${after}`);
  } else {
    const stop = read ? read.to + (/^[,:]/u.exec(text.slice(read.to))?.[0].length ?? 0) : sentence.from;
    const raw = text.slice(read ? (first?.from ?? sentence.from) : sentence.from, end);
    add(inWords(text.slice(sentence.from, stop)), raw, "");
    // A bound may stand behind a comma.
    if (read && text[read.to] === ",") add(inWords(text.slice(sentence.from, read.to)), raw, "");
  }
  // From the beginning of the clause that it is in; what says when or whether may have to stand first.
  const [stop] = stops;
  const clause = stop && /^(?:.*[,:] ?)?/u.exec(stop.before)?.[0];
  if (stop && clause !== undefined && clause.trim() !== stop.before.trim()) {
    const own = stop.before.slice(clause.length);
    const isLate = stop.after === "" && isInMoment(stop.typed) && !isInMoment(own);
    const after = stop.after === "" || /^[,:;]/u.test(stop.after) ? stop.after : ` ${stop.after}`;
    const typed = isLate ? `${stop.typed.replace(/[,:].*$/u, "")}, ${own}` : `${own} ${stop.typed}${after}`;
    const raw = isLate ? `${stop.raw.replace(/[,:].*$/u, "")}, ${own}` : `${own} ${stop.raw}${after}`;
    stops.push({ ...stop, before: clause.trim(), typed: typed.trim(), raw, after: "", isClause: true });
  }
  return stops;
}

const lastSentence = (before: string): readonly [string, string] => {
  const at = before.lastIndexOf(". ");
  return at < 0 ? ["", before] : [before.slice(0, at + 1), before.slice(at + 2)];
};

/** What is left of a sentence, cut where something was left out: what stands behind that has as many of the last words. */
function apart(language: Language, rest: string, behind: string): readonly [string, string] {
  const tokens = language.lex(rest);
  const count = language.lex(behind.replace(/[.]$/u, "")).length;
  const at = count === 0 ? rest.length : (tokens[Math.max(0, tokens.length - count)]?.from ?? rest.length);
  return [rest.slice(0, at).trim(), rest.slice(at).trim()];
}

/** What goes with the word behind it. */
const ARTICLE = /^(?:the|an?|your|its|their|each|any|all)$/iu;

/** Words of a beginning in which nothing is done. */
const FEWEST = 3;

/** As far on as the words that were typed are still the beginning of a sentence. */
function goneOn(language: Language, stop: Stop): Stop {
  const before = language.lex(stop.before);
  const words = `${stop.before} ${stop.typed}`.trim();
  const tokens = language.lex(words);
  const tried = attempt(language.grammar, tokens);
  let { furthest } = tried;
  while (furthest > before.length && (isBetween(tried, furthest) || ARTICLE.test(tokens[furthest - 1]?.text ?? ""))) furthest--;
  if (furthest <= before.length) return stop;
  // “2”, “the next”: so many sentences begin like that that nothing is said by it.
  const begun = tokens.slice(0, furthest);
  const isSaid =
    isInMoment(words.slice(0, tokens[furthest - 1]?.to)) ||
    begun.some(({ text }) => text === ":") ||
    deedsIn(language, wordsIn(begun)).size > 0;
  if (stop.before === "" && !isSaid && wordsIn(begun).size < FEWEST) return stop;
  const at = tokens[furthest - 1]?.to ?? 0;
  return { ...stop, before: words.slice(0, at).trim(), typed: words.slice(at).trim() };
}
