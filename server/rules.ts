/** The numbered rules of a game, as they are shipped, for the docs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Rule, readRules } from "../content/rules.ts";
import type { GameId } from "../engine/cards/card.ts";
import { RULE_PREFIXES } from "../engine/games/rule-prefixes.ts";
import { shownRules } from "./booklet/appendix.ts";

export type RulesText = {
  readonly markdown: string;
  /** Every number that the text defines, in its order. */
  readonly rules: readonly Rule[];
  /** What the game's rule numbers begin with: "MC". */
  readonly prefix: string;
};

/** Reads a game's rules from the folder that the studio runs in. */
export function rulesText(game: GameId): RulesText {
  const markdown = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "content", game, "rules.md"), "utf8");
  return { markdown, rules: readRules(markdown, game), prefix: RULE_PREFIXES[game] };
}

/** The rules as the docs show them to players; see `shownRules`. */
export function rulesForPlayers(game: GameId): RulesText {
  const whole = rulesText(game);
  const markdown = shownRules(whole.markdown, whole.rules);
  return { ...whole, markdown, rules: readRules(markdown, game) };
}

/** Tells whether a number is one of a game's rules. */
export function isRuleOf(game: GameId): (number: string) => boolean {
  const known = new Set(rulesText(game).rules.map(({ number }) => number));
  return (number) => known.has(number);
}
