/** `deck power`: what a deck can pay for by each of its turns, in games that bots play with it against the ready decks. */
import { setImmediate } from "node:timers/promises";
import { botNamed } from "../../engine/bots/index.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import { moneyWords } from "../../engine/cards/price.ts";
import { hardestFirst, namedPower, type PowerShown } from "../../engine/decks/deck-games.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { isPlayable } from "../../engine/games/playable.ts";
import { buyingPower, designsOf, POWER_GAMES, type PowerGame, powerGames } from "../../engine/questions/index.ts";
import { type LabIo, loadPlayable } from "../lab/lab-arguments.ts";
import { progressOf } from "../lab/progress.ts";
import { jsonText, plural } from "../words.ts";
import { DeckCommandError, type DeckFlags, type DeckInput } from "./deck-input.ts";

/** Who plays if nobody says. */
const BOT = "greedy";
const MOST_GAMES = 100_000;
/** Cards that are listed for people; JSON has all. */
const LISTED = 15;

/** Plays the games and prints what they say; Ctrl-C stops and prints what was played. Answers 1 if no game was played. */
export async function powerCommand({ reading, pool }: DeckInput, flags: DeckFlags, io: LabIo): Promise<number> {
  const [{ list } = { list: undefined }, ...others] = reading.decks;
  if (!list || others.length > 0) throw new DeckCommandError(`One deck is needed, but the file has ${reading.decks.length}.`);
  const { game } = pool;
  if (!isPlayable(game)) throw new DeckCommandError(`The rules of ${game} do not run yet, so bots cannot play it.`);
  const asked = gamesOf(flags.games);
  const bot = botNamed(flags.bot ?? BOT);
  if (!bot.ok) throw new DeckCommandError(bot.error, true);
  const { playable, source } = await loadPlayable(game, flags, io);
  const play = powerGames(
    playable,
    list,
    source.decks.map((deck) => deck.list),
    bot.value,
  );
  if (!play.ok) throw new DeckCommandError(play.error);
  const played: PowerGame[] = [];
  let isStopped = false;
  const deaf = io.onInterrupt(() => {
    isStopped = true;
  });
  const progress = progressOf(io, asked, "games");
  while (played.length < asked && !isStopped) {
    played.push(play.value(played.length));
    progress.show(played.length);
    await setImmediate();
  }
  deaf();
  progress.clear();
  const power = namedPower(buyingPower(played, designsOf(playable, list)), playable.cards);
  if (flags.json) io.out(`${jsonText({ deck: list.name, bot: flags.bot ?? BOT, games: played.length, ...power })}\n`);
  else io.out(asText(list, power, played.length, source.decks.length));
  return played.length > 0 ? 0 : 1;
}

function gamesOf(text: string | undefined): number {
  if (text === undefined) return POWER_GAMES;
  const games = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (games >= 1 && games <= MOST_GAMES) return games;
  throw new DeckCommandError(`--games must be a whole number from 1 to ${MOST_GAMES}, not “${text}”.`, true);
}

function asText(list: DeckList, power: PowerShown, games: number, others: number): string {
  const sum = (money: number) => moneyWords(money, gameDefinition(list.game).fields);
  const { turns } = power;
  const lines = turns.map(
    ({ turn, games: came, money, copies }) =>
      `${String(turn).padStart(4)}  ${sum(money.median).padStart(6)}  ${`${sum(money.low)} to ${sum(money.high)}`.padEnd(14)}  ${String(copies.median).padStart(6)}  ${String(came).padStart(6)}`,
  );
  const cards = hardestFirst(power).slice(0, LISTED);
  const share = (part: number) => `${Math.round(100 * part)} %`.padStart(6);
  const width = Math.max(...cards.map((card) => card.name.length), 4);
  return [
    `${list.name || "The deck"}: ${plural(games, "game")} against ${plural(others, "ready deck")}, from both seats. Each number is from before the first purchase of the turn.`,
    "",
    "Turn   Money  8 of 10 in      Copies   Games",
    ...lines,
    "",
    `Hardest to pay for${cards.length < power.cards.length ? ` (${cards.length} of ${power.cards.length} cards)` : ""}, share of games by turn`,
    `${"Card".padEnd(width)}  ${turns.map(({ turn }) => String(turn).padStart(6)).join("")}`,
    ...cards.map((card) => `${card.name.padEnd(width)}  ${card.shares.map(share).join("")}`),
    "",
  ].join("\n");
}
