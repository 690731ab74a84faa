/** What majorities are worth: those that a player has or nears, how near supremacy is, and who is about to win (CORP-10.6, CORP-14). Only for bots. */
import { at, type Player } from "../../../kernel/state.ts";
import type { CorpEngine, CorpView } from "../layout.ts";
import { NOBODY, TIERS } from "../layout.ts";
import { DEPARTMENT_COUNT, isRuined, maySpeculate, ownerAt, parentOf, piecesOf, piecesOn, priceOf } from "../mat/mat.ts";
import { profitOf } from "./property.ts";
import { WEIGHTS } from "./weights.ts";

/** What is so many purchases away, of what is one away: by two, by three … */
const FURTHER_MAT = [0, 1, 0.45, 0.2, 0.1] as const;
const FURTHER_WIN = [5, 1, 0.45, 0.2, 0.1, 0.05] as const;

/** Pieces that a player still has to buy of a mat for the majority. */
export function missingFor(state: CorpView, mat: Player, player: Player): number {
  const total = piecesOn(state, mat);
  return total === 0 ? 0 : Math.max(0, Math.trunc(total / 2) + 1 - piecesOf(state, mat, player));
}

/** Purchases that a player still has to make for supremacy; many for a Vassal, which cannot free itself by buying (CORP-11.5). */
export function missingForSupremacy(state: CorpView, player: Player): number {
  let sum = parentOf(state, player) === NOBODY && !isRuined(state, player) ? 0 : 2;
  for (let other = 0; other < state.players; other++) if (other !== player) sum += missingFor(state, other, player);
  return sum;
}

/** The price of the cheapest piece of a mat that a player does not own. */
function cheapest(state: CorpView, engine: CorpEngine, mat: Player, player: Player): number {
  let least = Number.POSITIVE_INFINITY;
  for (let space = 0; space < DEPARTMENT_COUNT * TIERS; space++) {
    const owner = ownerAt(state, mat, space);
    if (owner !== NOBODY && owner !== player) least = Math.min(least, priceOf(engine, space));
  }
  return least;
}

/** Whether a player wins with one purchase in the own next Stock step. */
export function isAboutToWin(state: CorpView, engine: CorpEngine, player: Player): boolean {
  if (missingForSupremacy(state, player) !== 1 || !maySpeculate(state, engine, player)) return false;
  for (let mat = 0; mat < state.players; mat++)
    if (mat !== player && missingFor(state, mat, player) === 1)
      return at(state.credits, player) + profitOf(state, engine, player) >= cheapest(state, engine, mat, player);
  return false;
}

/** What a player's majorities and those over the player are worth, in ¥M. */
export function sharesWorth(state: CorpView, engine: CorpEngine, player: Player): number {
  let sum = 0;
  for (let other = 0; other < state.players; other++) {
    if (other === player) continue;
    if (parentOf(state, other) === player) {
      const spare = piecesOf(state, other, player) - Math.trunc(piecesOn(state, other) / 2) - 1;
      sum += WEIGHTS.vassal + WEIGHTS.spare * Math.min(2, spare);
    } else if (piecesOf(state, other, player) > 0) sum += WEIGHTS.near * at(FURTHER_MAT, Math.min(4, missingFor(state, other, player)));
    if (piecesOf(state, player, other) > 0 && parentOf(state, player) !== other)
      sum -= WEIGHTS.overMe * WEIGHTS.near * at(FURTHER_MAT, Math.min(4, missingFor(state, player, other)));
    if (state.round + 1 >= state.supremacyFrom && isAboutToWin(state, engine, other)) sum -= WEIGHTS.lost;
  }
  if (parentOf(state, player) !== NOBODY) sum -= WEIGHTS.beingVassal;
  if (maySpeculate(state, engine, player)) sum += WEIGHTS.supremacy * at(FURTHER_WIN, Math.min(5, missingForSupremacy(state, player)));
  return isRuined(state, player) && state.round >= 3 ? sum - WEIGHTS.ruined : sum;
}
