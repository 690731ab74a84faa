/** Which rules a `rules.md` defines, and where. Reads Markdown, touches no file. */
import type { GameId } from "../engine/cards/card.ts";
import { RULE_PREFIXES } from "../engine/games/rule-prefixes.ts";

export type Rule = {
  /** "XX-3.4", "XX-R20", "XX-G1"; also its anchor in the address. */
  readonly number: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** The heading that it stands under, without its marks. */
  readonly heading: string;
  /** A chapter is the number of a heading; a definition is marked "(definition)": nothing in a game can show it. */
  readonly kind: "rule" | "definition" | "chapter";
};

/** The numbers in the order of the file; a number that is defined twice is there twice. */
export function readRules(markdown: string, game: GameId): readonly Rule[] {
  const defined = definition(game);
  const rules: Rule[] = [];
  let heading = "";
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    const title = /^#+\s+(.*)/.exec(line)?.[1];
    if (title !== undefined) heading = title.replaceAll("*", "").trim();
    const [opening, number] = defined.exec(line) ?? [];
    if (number === undefined || opening === undefined) continue;
    const definition = /^(?:[^*]*\*\*)?\s*\(definition\)/.test(line.slice(opening.length));
    rules.push({ number, line: index + 1, heading, kind: title !== undefined ? "chapter" : definition ? "definition" : "rule" });
  }
  return rules;
}

/** A number is defined where it opens a heading, an item of a list or a row of a table. */
const definition = (game: GameId): RegExp =>
  new RegExp(String.raw`^\s*(?:#+|[-*]|\|)\s+\**(${RULE_PREFIXES[game]}-[A-Z]?\d+(?:\.\d+)*)(?![\w.]*\d)`);
