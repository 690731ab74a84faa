/** Bots, from outside: what plays a seat, and how it is asked for. */
export { type Bot, type BotGame, type Judged, type Sight, sightFrom, sightOf } from "./bot.ts";
export { type Difference, differenceOf } from "./difference.ts";
export { GREEDY } from "./greedy.ts";
export { followLine, hasLines, type LineSight } from "./lines.ts";
export { seedAt } from "./moment.ts";
export { isBestToPass, PASS_BOT, passesAtOnce } from "./passing.ts";
export { searchBot } from "./search.ts";
export { BOT_NAMES, botNamed, botsNamed, SEARCH_NODES, TREE_NODES } from "./seats.ts";
