/** How a person asks for a bot: "random", "greedy", "search", "search:400". */
import { err, ok, type Result } from "../kernel/result.ts";
import type { Bot } from "./bot.ts";
import { GREEDY } from "./greedy.ts";
import { RANDOM } from "./random.ts";
import { searchBot } from "./search.ts";

/** Nodes of a search that names none, and the most that one may name. */
export const SEARCH_NODES = 400;
const MOST_NODES = 1_000_000;

/** The bot of a name. The error is a sentence. */
export function botNamed(name: string): Result<Bot, string> {
  const [kind, nodes, ...more] = name.trim().split(":");
  if (more.length === 0 && nodes === undefined) {
    if (kind === "random") return ok(RANDOM);
    if (kind === "greedy") return ok(GREEDY);
    if (kind === "search") return ok(searchBot(SEARCH_NODES));
  }
  if (kind !== "search" || more.length > 0) return err(`There is no bot “${name.trim()}”. Bots: random, greedy, search, search:NODES.`);
  const count = /^\d{1,7}$/.test(nodes ?? "") ? Number(nodes) : 0;
  if (count < 1 || count > MOST_NODES) return err(`“${name.trim()}”: a search takes 1 to ${MOST_NODES} nodes.`);
  return ok(searchBot(count));
}

/** One bot for each player, in their order, from names with commas between them. The error is a sentence. */
export function botsNamed(names: string, players: number): Result<readonly Bot[], string> {
  const bots: Bot[] = [];
  for (const name of names.split(",")) {
    const bot = botNamed(name);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return bots.length === players ? ok(bots) : err(`The game needs ${players} seats, separated by commas; “${names}” has ${bots.length}.`);
}
