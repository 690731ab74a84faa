/** What majorities are worth: those that a player has or nears, how near supremacy is, and who is about to win (CORP-10.6, CORP-14). Only for bots. */
import { at, type Player } from "../../../kernel/state.ts";
import { NOBODY, TIERS } from "../layout.ts";
import { DEPARTMENT_COUNT, isRuined, ownerAt, priceOf } from "../mat/mat.ts";
import type { Position } from "./position.ts";
import { WEIGHTS } from "./weights.ts";

/** What is so many purchases away, of what is one away: by two, by three … */
const FURTHER_MAT = [0, 1, 0.45, 0.2, 0.1] as const;
const FURTHER_WIN = [5, 1, 0.45, 0.2, 0.1, 0.05] as const;

/** Pieces that a player still has to buy of a mat for the majority. */
function missingFor(position: Position, mat: Player, player: Player): number {
  const total = position.pieces(mat);
  return total === 0 ? 0 : Math.max(0, Math.trunc(total / 2) + 1 - position.owned(mat, player));
}

/** Purchases that a player still has to make for supremacy; many for a Vassal, which cannot free itself by buying (CORP-11.5). */
function missingForSupremacy(position: Position, player: Player): number {
  const { state } = position;
  let sum = position.parent(player) === NOBODY && !isRuined(state, player) ? 0 : 2;
  for (let other = 0; other < state.players; other++) if (other !== player) sum += missingFor(position, other, player);
  return sum;
}

/** The price of the cheapest piece of a mat that a player does not own. */
function cheapest({ state, engine }: Position, mat: Player, player: Player): number {
  let least = Number.POSITIVE_INFINITY;
  for (let space = 0; space < DEPARTMENT_COUNT * TIERS; space++) {
    const owner = ownerAt(state, mat, space);
    if (owner !== NOBODY && owner !== player) least = Math.min(least, priceOf(engine, space));
  }
  return least;
}

/** Whether a player wins with one purchase in the own next Stock step. */
export function isAboutToWin(position: Position, player: Player): boolean {
  const { state } = position;
  if (!position.maySpeculate(player) || missingForSupremacy(position, player) !== 1) return false;
  for (let mat = 0; mat < state.players; mat++)
    if (mat !== player && missingFor(position, mat, player) === 1)
      return at(state.credits, player) + position.profit(player) >= cheapest(position, mat, player);
  return false;
}

/** What a player's majorities and those over the player are worth, in ¥M. */
export function sharesWorth(position: Position, player: Player): number {
  const { state } = position;
  let sum = 0;
  for (let other = 0; other < state.players; other++) {
    if (other === player) continue;
    if (position.parent(other) === player) {
      const spare = position.owned(other, player) - Math.trunc(position.pieces(other) / 2) - 1;
      sum += WEIGHTS.vassal + WEIGHTS.spare * Math.min(2, spare);
    } else if (position.owned(other, player) > 0) sum += WEIGHTS.near * at(FURTHER_MAT, Math.min(4, missingFor(position, other, player)));
    if (position.owned(player, other) > 0 && position.parent(player) !== other)
      sum -= WEIGHTS.overMe * WEIGHTS.near * at(FURTHER_MAT, Math.min(4, missingFor(position, player, other)));
    if (state.round + 1 >= state.supremacyFrom && isAboutToWin(position, other)) sum -= WEIGHTS.lost;
  }
  if (position.parent(player) !== NOBODY) sum -= WEIGHTS.beingVassal;
  if (position.maySpeculate(player)) sum += WEIGHTS.supremacy * at(FURTHER_WIN, Math.min(5, missingForSupremacy(position, player)));
  return isRuined(state, player) && state.round >= 3 ? sum - WEIGHTS.ruined : sum;
}
