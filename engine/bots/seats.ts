/** How a person asks for a bot: "random", "novice", "greedy", "search", "search:400", "tree", "tree:2000". */
import { err, ok, type Result } from "../kernel/result.ts";
import type { Bot } from "./bot.ts";
import { GREEDY } from "./greedy.ts";
import { NOVICE } from "./novice.ts";
import { RANDOM } from "./random.ts";
import { searchBot } from "./search.ts";
import { treeBot } from "./tree.ts";

/** Nodes of a search and of a tree that name none, and the most that one may name. */
export const SEARCH_NODES = 400;
export const TREE_NODES = 2_000;
const MOST_NODES = 1_000_000;

/** Bots that think for a number of nodes. */
const THINKERS = { search: { bot: searchBot, nodes: SEARCH_NODES }, tree: { bot: treeBot, nodes: TREE_NODES } } as const;
/** The names of all bots, as a sentence lists them. */
export const BOT_NAMES = "random, novice, greedy, search, search:NODES, tree, tree:NODES";

/** The bot of a name. The error is a sentence. */
export function botNamed(name: string): Result<Bot, string> {
  const [kind, nodes, ...more] = name.trim().split(":");
  if (nodes === undefined && kind === "random") return ok(RANDOM);
  if (nodes === undefined && kind === "novice") return ok(NOVICE);
  if (nodes === undefined && kind === "greedy") return ok(GREEDY);
  if ((kind !== "search" && kind !== "tree") || more.length > 0) return err(`There is no bot “${name.trim()}”. Bots: ${BOT_NAMES}.`);
  const thinker = THINKERS[kind];
  const count = nodes === undefined ? thinker.nodes : /^\d{1,7}$/.test(nodes) ? Number(nodes) : 0;
  if (count < 1 || count > MOST_NODES) return err(`“${name.trim()}”: a ${kind} takes 1 to ${MOST_NODES} nodes.`);
  return ok(thinker.bot(count));
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
