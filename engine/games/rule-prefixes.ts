/** What the rule numbers of every game begin with. */
import type { GameId } from "../cards/card.ts";
import { ABOUT } from "./lists/about.ts";

export const RULE_PREFIXES = Object.fromEntries(Object.entries(ABOUT).map(([id, { rulePrefix }]) => [id, rulePrefix])) as Readonly<
  Record<GameId, string>
>;
