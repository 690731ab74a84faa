/**
 * Whether bots look after each other's majorities: games in which somebody could have kept a neighbour from a win with one move, and did not. A win is there when one purchase that
 * can be paid in the neighbour's next Stock step gives supremacy (CORP-10.2, CORP-14.2); a move that ends it is any action of the own turn before.
 */
import type { BotGame } from "../../../engine/bots/index.ts";
import { Position } from "../../../engine/games/corp/bots/position.ts";
import { supremeOf } from "../../../engine/games/corp/ends/standing.ts";
import { type CorpEngine, type CorpState, NOBODY, PROFITS, STOCK, TIERS } from "../../../engine/games/corp/layout.ts";
import { DEPARTMENT_COUNT, maySpeculate, ownerAt, pieceIndex, priceOf } from "../../../engine/games/corp/mat/mat.ts";
import type { Watch } from "../../../engine/lab/playout.ts";

const SPACES = DEPARTMENT_COUNT * TIERS;

/** Whether one purchase that a player can pay in the own next Stock step gives supremacy. */
export function canWinNext(state: CorpState, engine: CorpEngine, player: number): boolean {
  const place = (who: number): number => (who - state.first + state.players) % state.players;
  const isNow = player === state.active && state.step <= STOCK;
  const round = state.round + (isNow || place(player) > place(state.active) ? 0 : 1);
  if (round < state.supremacyFrom || !maySpeculate(state, engine, player)) return false;
  const gains = isNow && state.step > PROFITS ? 0 : new Position(state, engine).profit(player);
  const purse = (state.credits[player] ?? 0) + gains;
  for (let mat = 0; mat < state.players; mat++)
    for (let space = 0; mat !== player && space < SPACES; space++) {
      const owner = ownerAt(state, mat, space);
      if (owner === NOBODY || owner === player || priceOf(engine, space) > purse) continue;
      const piece = [...state.piece];
      piece[pieceIndex(space, mat)] = player;
      if (supremeOf({ ...state, piece }) === player) return true;
    }
  return false;
}

/** How often in a game a win of a neighbour could be ended with one move, how often it was not, and whether a win that was left came true. */
export type Missed = { readonly chances: number; readonly missed: number; readonly isLost: boolean };

/** Watches a game; `result` is asked when it is over. */
export function watchBlocks(
  { game }: BotGame,
  engine: CorpEngine,
): { readonly watch: Watch; readonly result: (last: CorpState) => Missed } {
  let chances = 0;
  /** Whose win was left, and in which turn. */
  const left: { readonly player: number; readonly turn: number }[] = [];
  /** The turn that is under way, and whose win one move of it could have ended. */
  let turn = 0;
  const open = new Set<number>();
  const ends = (state: CorpState, action: number, player: number): boolean => {
    const next = game.fork(state) as CorpState;
    game.applyAt(next, action);
    return next.ended === 0 && !canWinNext(next, engine, player);
  };
  return {
    watch(state, { actions, player: asked }) {
      const now = state as CorpState;
      if (now.turn !== turn) {
        chances += open.size;
        for (const player of open) if (canWinNext(now, engine, player)) left.push({ player, turn });
        open.clear();
        turn = now.turn;
      }
      if (asked !== now.active) return;
      for (let player = 0; player < now.players; player++) {
        if (player === asked || open.has(player) || !canWinNext(now, engine, player)) continue;
        // What the player does with it is looked at when the turn is over.
        if (Array.from({ length: actions.length }, (_, action) => action).some((action) => ends(now, action, player))) open.add(player);
      }
    },
    result(last) {
      const winner = last.returns.indexOf(Math.max(...last.returns));
      const isLost = last.ended !== 0 && left.some(({ player, turn: missed }) => player === winner && last.turn - missed < last.players);
      return { chances, missed: left.length, isLost };
    },
  };
}
