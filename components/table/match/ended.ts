/** How a match ended, in the sentences that the table and the lists of matches share. Pure. */
import type { Ending } from "../../../engine/kernel/rules.ts";
import type { Ended, LostBy } from "../../../engine/matches/stored.ts";
import type { SeatTold } from "../../../engine/matches/told.ts";

/** A sentence, with the rule that it follows from if it is one of the game's. */
export type EndedLine = { readonly words: string; readonly rule?: string };

/** Endings that come from no rule of a game. */
const UNRULED: ReadonlySet<string> = new Set(["cap", "concession"]);

/**
 * Who wins, and why.
 *
 * @param sitting what each seat is called to the viewer
 */
export function endedLines(ended: Ended, sitting: readonly string[], seats: readonly SeatTold[]): readonly EndedLine[] {
  const reasons = ended.reasons.map((ending): EndedLine => {
    const words = endingWords(ending, ended, sitting);
    return UNRULED.has(ending.rule) ? { words } : { words, rule: ending.rule };
  });
  return [...winWords(ended.returns, sitting, seats).map((words) => ({ words })), ...reasons];
}

/** Who wins, with the seat where several are called the same; nothing where somebody played alone and is told how well. */
function winWords(returns: readonly number[], sitting: readonly string[], seats: readonly SeatTold[]): readonly string[] {
  const at = returns.indexOf(1);
  const winner = sitting[at];
  if (winner === undefined) return returns.length === 1 ? [] : ["Nobody wins."];
  if (winner === "You") return ["You win."];
  return [`${winner}${sitting.indexOf(winner) === sitting.lastIndexOf(winner) ? "" : ` (${seats[at]?.seat})`} wins.`];
}

/** A reason for the end. Giving up names the player, and so does a loss if only one player lost. */
function endingWords({ reason }: Ending, { returns, by }: Ended, sitting: readonly string[]): string {
  if (by) return withoutChoice(by, sitting);
  const [loser, more] = sitting.filter((_, player) => (returns[player] ?? 0) < 0);
  return loser === undefined || more !== undefined ? reason : befell(reason, loser);
}

/** How somebody lost without a choice of theirs. */
function withoutChoice(by: LostBy, sitting: readonly string[]): string {
  const who = sitting[by.player];
  switch (by.kind) {
    case "concede":
      return `${who} gave up`;
    case "timeout":
      return `${who} ran out of time`;
    case "claim":
      return `${who} claimed the win, because ${sitting[by.from] === "You" ? "you were" : `${sitting[by.from]} was`} away too long`;
  }
}

/** "A player's network is empty" as "Your network is empty". */
const befell = (reason: string, who: string): string =>
  who === "You"
    ? reason
        .replace(/^A player's /, "Your ")
        .replace(/^A player /, "You ")
        .replace("the own", "your own")
    : reason.replace(/^A player(?='s | )/, who).replace("the own", "their own");
