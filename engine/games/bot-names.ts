/** What people call bots; records, files and the command line have the words of `botNamed`. */
import { LOBBY_BOTS, type LobbyBot } from "./game-lobby.ts";

/** By how well they play. */
export const BOT_NAMES: Readonly<Record<LobbyBot, string>> = {
  random: "Random bot",
  novice: "Easy bot",
  greedy: "Medium bot",
  search: "Hard bot",
};

/** What a bot is called that the record names: "greedy" is the medium bot, "search:400" the hard one. */
export function botName(bot: string): string {
  const kind = bot.split(":")[0];
  const found = LOBBY_BOTS.find((one) => one === kind);
  return found ? BOT_NAMES[found] : `${bot} bot`;
}

/** The same where two of a kind may stand side by side: "Hard bot (search:400)". */
export const botLabel = (bot: string): string => (bot.includes(":") ? `${botName(bot)} (${bot})` : botName(bot));
