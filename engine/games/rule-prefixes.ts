/** What the rule numbers of every game begin with. */
import { byGame } from "../cards/by-game.ts";
import type { GameId } from "../cards/card.ts";
import { ABOUT } from "./lists/about.ts";

export const RULE_PREFIXES: Readonly<Record<GameId, string>> = byGame((game) => ABOUT[game].rulePrefix);
