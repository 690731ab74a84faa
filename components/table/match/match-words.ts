/** A match in the lists of this browser, in words. */

import { botName } from "../../../engine/games/bot-names.ts";
import { cardsOf, isFreeTable } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { withFullStop } from "../../../engine/kernel/full-stop.ts";
import type { Ended } from "../../../engine/matches/stored.ts";
import type { MatchSummary } from "../../../engine/matches/told.ts";
import { endedLines } from "./ended.ts";
import { isNumbered, sittersOf } from "./names.ts";

/** Whether this browser is asked for the next choice, or the match waits for it to begin. */
export const isYours = ({ asked, seats, waits }: MatchSummary): boolean =>
  waits ? waits.some((player) => seats[player]?.yours) : asked !== undefined && seats[asked]?.yours === true;

/** Whether there is something left to do in it: the last choice is not made, or nobody counts them. */
export const goesOn = ({ asked, game }: MatchSummary): boolean => asked !== undefined || isFreeTable(game);

/** "GAME: Player 1 (you) vs Medium bot", "GAME: 3 players at this screen". A bot at a seat without a name is called as at the table. */
export function matchName({ game, seats }: MatchSummary): string {
  const sitting = sittersOf(seats);
  const names = seats.map(({ seat: name, bot: plays, yours, taken }, i) => {
    if (plays && isNumbered(name)) return sitting[i] ?? name;
    return [name, yours ? "(you)" : plays ? `(${botName(plays)})` : taken ? "" : "(invited)"].join(" ").trim();
  });
  const here = seats.length > 1 && seats.every(({ yours }) => yours);
  return `${tableName(game)}: ${here ? `${seats.length} players at this screen` : names.join(" vs ")}`;
}

/** "GAME", "GAME, free table". */
const tableName = (game: MatchSummary["game"]): string => `${ABOUT[cardsOf(game)].name}${isFreeTable(game) ? ", free table" : ""}`;

/** "GAME: Ann vs Hard bot", for people who do not play in it. */
export function whoPlays({ game, seats }: MatchSummary): string {
  const names = seats.map(({ seat: name, bot, name: called, taken }) => (bot ? botName(bot) : taken ? called || name : "free seat"));
  return `${tableName(game)}: ${names.join(" vs ")}`;
}

/** "Your move, 84 choices made", "You win. Medium bot gave up. 84 choices made". */
export function matchState(match: MatchSummary): string {
  const { asked, seats, n, game } = match;
  if (match.waits) return isYours(match) ? "Waits for you to begin" : "Has not begun";
  // To give up, to run out of time and to claim the win are entries of the record and no choices.
  const choices = n - (match.outcome?.by ? 1 : 0);
  const made = `${choices === 0 ? "No" : choices} ${choices === 1 ? "choice" : "choices"} made`;
  if (isFreeTable(game)) return `${n} ${n === 1 ? "move" : "moves"} made`;
  if (asked === undefined) return match.outcome ? `${endedSentences(match.outcome, seats)} ${made}` : `Over, ${made}`;
  return `${isYours(match) ? "Your move" : `${seats[asked]?.seat} to move`}, ${made}`;
}

/** How a match ended, in sentences. */
const endedSentences = (ended: Ended, seats: MatchSummary["seats"]): string =>
  endedLines(ended, sittersOf(seats), seats)
    .map(({ words }) => withFullStop(words))
    .join(" ");
