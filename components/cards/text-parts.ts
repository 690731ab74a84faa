/**
 * A card's text cut for reading: lines, their labels, keywords that have a reminder, amounts and #Tags. Spelling only: it says
 * what a word looks like, never what it does.
 */
import type { Keyword } from "../../engine/cards/library.ts";

export type TextPart =
  | { readonly is: "text"; readonly text: string }
  | {
      readonly is: "keyword";
      readonly text: string;
      readonly keyword: Keyword /** Where it begins in the whole text. */;
      readonly at: number;
    }
  | { readonly is: "trait"; readonly text: string; readonly trait: string }
  | { readonly is: "money"; readonly text: string }
  | { readonly is: "tag"; readonly text: string; readonly tag: string };

export type TextLine = { readonly label?: string; readonly parts: readonly TextPart[] };

const LABEL = /^(\p{Lu}[^:.,;]{0,40}):\s+/u;
const AMOUNT = /(?<trait>(?:[+-]?\d+ )?\b(?:IQ|EQ|MQ|BQ)\b)|(?<money>\b\d+M\b)|(?<tag>#[\p{L}\d-]+)/gu;

/** The fixed words of a keyword's print: "Cashflow {n}" → "Cashflow", "Area Attack: [{trait} ]…" → "Area Attack". */
export const keywordName = (keyword: Keyword): string => (/^[^[{:]+/.exec(keyword.print)?.[0] ?? keyword.print).trim();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Cuts a text; `keywords` are those of the card's game. */
export function textLines(text: string, keywords: readonly Keyword[]): readonly TextLine[] {
  const byName = new Map(keywords.map((keyword) => [keywordName(keyword), keyword]));
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const pattern = names.length > 0 ? new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escaped).join("|")})(?![\\p{L}\\d])`, "gu") : undefined;
  const plain = (part: string): TextPart[] =>
    cut(part, AMOUNT, (match) => {
      const groups = match.groups ?? {};
      if (groups["trait"]) return { is: "trait", text: match[0], trait: match[0].slice(-2) };
      if (groups["money"]) return { is: "money", text: match[0] };
      return { is: "tag", text: match[0], tag: match[0].slice(1).toLowerCase() };
    });
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
      const labelled = label?.[1] !== undefined && !names.some((name) => label[1] === name || label[1]?.startsWith(`${name} `));
      const rest = labelled && label ? line.slice(label[0].length) : line;
      const parts = pattern
        ? cut(rest, pattern, (match): TextPart => {
            const keyword = byName.get(match[0]);
            const at = from + (line.length - rest.length) + match.index;
            return keyword ? { is: "keyword", text: match[0], keyword, at } : { is: "text", text: match[0] };
          }).flatMap((part) => (part.is === "text" ? plain(part.text) : [part]))
        : plain(rest);
      return labelled && label?.[1] !== undefined ? { label: label[1], parts } : { parts };
    });
}

function cut(text: string, pattern: RegExp, make: (match: RegExpExecArray) => TextPart): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) parts.push({ is: "text", text: text.slice(at, match.index) });
    parts.push(make(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ is: "text", text: text.slice(at) });
  return parts;
}
