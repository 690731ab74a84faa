/** What the rules of a game count, to hold against what its box has. */
import { readFileSync } from "node:fs";
import type { GameId } from "../engine/cards/card.ts";
import type { Kit } from "../engine/games/kit/index.ts";
import { shipped } from "./folder.ts";
import { loadContent } from "./load.ts";

/** What lies in a game's box beside its cards. */
export function boxOf(game: GameId): Kit {
  const { kit } = loadContent().content[game];
  if (!kit) throw new Error(`${game} has no components.json.`);
  return kit;
}

/** The text of a rule: from its number to the next rule. */
export function ruleOf(game: GameId, number: string): string {
  const text = readFileSync(`${shipped()}/${game}/rules.md`, "utf8");
  const from = text.search(new RegExp(String.raw`^- \*{0,2}${number.replaceAll(".", String.raw`\.`)}\b`, "m"));
  if (from < 0) throw new Error(`There is no rule ${number}.`);
  const [rule = ""] = text.slice(from).split(/\n(?=- |#)/);
  return rule;
}

/** The number that a rule names before a word: "20 Influence". */
export function countIn(rule: string, word: string): number {
  const found = new RegExp(String.raw`(\d+)\s+${word}`, "i").exec(rule);
  if (!found) throw new Error(`The rule names no ${word}: ${rule}`);
  return Number(found[1]);
}
