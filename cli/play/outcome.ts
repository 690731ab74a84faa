/** How a game ended, in words. */
import type { Outcome } from "../../engine/kernel/game.ts";

/** Who won, then why, one line each, with the numbers of the rules. */
export function outcomeLines({ returns, reasons }: Outcome, seats: readonly string[]): string[] {
  const winners = seats.filter((_, player) => (returns[player] ?? 0) > 0);
  return [
    winners.length === 0 ? "A draw." : `${winners.join(" and ")} ${winners.length === 1 ? "wins" : "win"}.`,
    ...reasons.map(({ rule, reason }) => `  ${reason} (${rule}).`),
  ];
}
