/** Chapter CORP-10.6: who owns how many pieces on which mat, and so who is whose Vassal. */
import { type CorpView, MOST_PLAYERS, NOBODY } from "../layout.ts";

/** All pieces on a mat, and those of one player (CORP-10.6). */
export function piecesOn(state: CorpView, mat: number): number {
  let count = 0;
  for (let i = mat; i < state.piece.length; i += MOST_PLAYERS) if (state.piece[i] !== NOBODY) count++;
  return count;
}
export function piecesOf(state: CorpView, mat: number, owner: number): number {
  let count = 0;
  for (let i = mat; i < state.piece.length; i += MOST_PLAYERS) if (state.piece[i] === owner) count++;
  return count;
}

/**
 * Who has the majority share in a corp: more than half of the pieces now on its mat (CORP-10.6, CORP-11.2, CORP-R20); -1 for nobody, also where nothing is built (CORP-10.5). It is asked
 * whenever somebody needs it, so a Vassal is one as long as the pieces say so (CORP-11.1), and keeps its turns, trades and stock (CORP-11.5).
 */
export function parentOf(state: CorpView, mat: number): number {
  const { piece } = state;
  const total = piecesOn(state, mat);
  if (total === 0) return NOBODY;
  for (let player = 0; player < state.players; player++) {
    if (player === mat) continue;
    let owned = 0;
    for (let i = mat; i < piece.length; i += MOST_PLAYERS) if (piece[i] === player) owned++;
    if (2 * owned > total) return player;
  }
  return NOBODY;
}

/** Vassals of a player. */
export function vassalsOf(state: CorpView, player: number): number[] {
  const found: number[] = [];
  for (let other = 0; other < state.players; other++) if (other !== player && parentOf(state, other) === player) found.push(other);
  return found;
}

/** Pieces of a player on the mats of others (CORP-10.2). */
export function stocksOf(state: CorpView, player: number): number {
  let count = 0;
  for (let i = 0; i < state.piece.length; i++) if (state.piece[i] === player && i % MOST_PLAYERS !== player) count++;
  return count;
}
