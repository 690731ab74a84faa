/**
 * A card's text cut for reading: lines, their labels, keywords that have a reminder, amounts and #Tags. Spelling only: it says
 * what a word looks like, never what it does.
 */
import type { Keyword } from "../../../engine/cards/library.ts";
import type { TextProblem } from "../../../engine/cards/reading.ts";
import { keywordName } from "../../../engine/language/tables/keyword-name.ts";
import type { TextLook } from "../../games/text-look.ts";

/** `at`: where it begins in the whole text. `problem`: it is not understood. */
export type TextPart = { readonly text: string; readonly at: number; readonly problem?: true } & (
  | { readonly is: "text" }
  | { readonly is: "keyword"; readonly keyword: Keyword }
  | { readonly is: "amount"; readonly of: string }
  | { readonly is: "money" }
  | { readonly is: "tag"; readonly tag: string }
);

export type TextLine = { readonly label?: string; readonly parts: readonly TextPart[] };

const LABEL = /^(\p{Lu}[^:.,;]{0,40}):\s+/u;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What a game's texts have besides words: tags, amounts, and sums of money. */
const AMOUNTS = (look: TextLook | undefined): RegExp =>
  new RegExp(
    [
      ...(look?.amounts ? [`(?<amount>(?:[+-]?\\d+ )?\\b(?<of>${look.amounts.map(escaped).join("|")})\\b)`] : []),
      ...(look?.money === undefined ? [] : [`(?<money>\\b\\d+${escaped(look.money)}\\b)`]),
      "(?<tag>#[\\p{L}\\d-]+)",
    ].join("|"),
    "gu",
  );

/** The text for a parameter: after a colon everything up to the end of the sentence, elsewhere one word. */
const PARAMETER = /(:\\? )?\\\{(\w+)\\\}(?=(?:\)\?)?$)|\\\{(\w+)\\\}/gu;
const pattern = (print: string): RegExp =>
  new RegExp(
    escaped(print)
      .replace(/\\\[(.*?)\\\]/g, "(?:$1)?")
      .replace(PARAMETER, (_, colon: string | undefined, last: string | undefined, name: string) =>
        colon ? `${colon}(?<${last}>[^.\\n]+)` : `(?<${last ?? name}>[\\p{L}\\d#-]+)`,
      ),
    "uy",
  );

/** A sentence as a part of another one: "Pay 1M" → "pay 1M"; "EQ" stays. */
const lowered = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** The reminder of a keyword at a place in a text, with the values written there for its parameters. */
export function reminderIn({ print, reminder }: Keyword, text: string, at: number): string {
  const words = pattern(print);
  words.lastIndex = at;
  const written = words.exec(text)?.groups ?? {};
  const isWritten = (part: string) => [...part.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => written[name] !== undefined);
  return reminder
    .replace(/\[([^\]]*\{\w+\}[^\]]*)\] ?/g, (whole, part: string) => (isWritten(part) ? part + (whole.endsWith(" ") ? " " : "") : ""))
    .replace(/\{(\w+)\}/g, (_, name: string) => lowered(written[name] ?? name));
}

/** Cuts a text; `keywords` and `look` are those of the card's game, `problems` the places that are not understood. */
export function textLines(
  text: string,
  keywords: readonly Keyword[],
  problems: readonly TextProblem[] = [],
  look?: TextLook,
): readonly TextLine[] {
  const amounts = AMOUNTS(look);
  const byName = new Map(keywords.map((keyword) => [keywordName(keyword), keyword]));
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const pattern = names.length > 0 ? new RegExp(`(?<![\\p{L}\\d#])(?:${names.map(escaped).join("|")})(?![\\p{L}\\d])`, "gu") : undefined;
  let start = 0;
  return text
    .split("\n")
    .map((line) => {
      const from = start;
      start += line.length + 1;
      return { line, from };
    })
    .filter(({ line }) => line.trim() !== "")
    .map(({ line, from }) => {
      const label = LABEL.exec(line);
      const isKeyword = (words: string) => names.some((name) => words === name || words.startsWith(`${name} `));
      const isWrong = (end: number) => problems.some((problem) => problem.from < end && from < problem.to);
      const labelled = label?.[1] !== undefined && !isKeyword(label[1]) && !isWrong(from + label[0].length);
      const rest = labelled && label ? line.slice(label[0].length) : line;
      const at = from + line.length - rest.length;
      const pieces = pattern
        ? cut(rest, at, pattern, (match, place): TextPart => {
            const keyword = byName.get(match[0]);
            return keyword ? { is: "keyword", text: match[0], at: place, keyword } : { is: "text", text: match[0], at: place };
          })
        : [{ is: "text", text: rest, at } as const];
      const parts = pieces
        .flatMap((part) => (part.is === "text" ? plain(part.text, part.at, amounts) : [part]))
        .flatMap((part) => marked(part, problems));
      return labelled && label?.[1] !== undefined ? { label: label[1], parts } : { parts };
    });
}

const plain = (text: string, at: number, amounts: RegExp): TextPart[] =>
  cut(text, at, amounts, (match, place): TextPart => {
    const base = { text: match[0], at: place };
    const groups = match.groups ?? {};
    if (groups["of"]) return { ...base, is: "amount", of: groups["of"] };
    if (groups["money"]) return { ...base, is: "money" };
    return { ...base, is: "tag", tag: match[0].slice(1).toLowerCase() };
  });

function cut(text: string, start: number, pattern: RegExp, make: (match: RegExpExecArray, at: number) => TextPart): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) parts.push({ is: "text", text: text.slice(at, match.index), at: start + at });
    parts.push(make(match, start + match.index));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ is: "text", text: text.slice(at), at: start + at });
  return parts;
}

/** The part with what is wrong in it marked; only plain text is cut for that. */
function marked(part: TextPart, problems: readonly TextProblem[]): readonly TextPart[] {
  const end = part.at + part.text.length;
  const own = problems.filter(({ from, to }) => from < end && part.at < to);
  if (own.length === 0) return [part];
  if (part.is !== "text") return [{ ...part, problem: true }];
  const edges = new Set([part.at, end, ...own.flatMap(({ from, to }) => [Math.max(from, part.at), Math.min(to, end)])]);
  const places = [...edges].sort((a, b) => a - b);
  return places.slice(0, -1).map((from, i): TextPart => {
    const to = places[i + 1] ?? end;
    const isIn = own.some((problem) => problem.from <= from && to <= problem.to);
    return { is: "text", text: part.text.slice(from - part.at, to - part.at), at: from, ...(isIn ? { problem: true } : {}) };
  });
}
