/** Who is one purchase of stock away from a majority, or from supremacy (CORP-10.6, CORP-14.2). */
import { at, type Player } from "../../../kernel/state.ts";
import { type CorpEngine, type CorpView, NOBODY, TIERS } from "../layout.ts";
import { DEPARTMENT_COUNT, isRuined, maySpeculate, ownerAt, parentOf, piecesOf, piecesOn, priceOf } from "../mat/mat.ts";

export type Threat = {
  readonly player: Player;
  /** Whose Parent they would be. */
  readonly mat: Player;
  /** It would be supremacy. */
  readonly wins: boolean;
  /** What the cheapest piece costs, in ¥M. */
  readonly price: number;
  /** Whether they may buy stock and have that much now. */
  readonly can: boolean;
};

/** The cheapest piece on a mat that is not a player's own, in ¥M as printed. */
function cheapest(state: CorpView, engine: CorpEngine, mat: Player, player: Player): number {
  let least = Number.POSITIVE_INFINITY;
  for (let space = 0; space < DEPARTMENT_COUNT * TIERS; space++) {
    const owner = ownerAt(state, mat, space);
    if (owner !== NOBODY && owner !== player) least = Math.min(least, priceOf(engine, space));
  }
  return least;
}
const isBeaten = (state: CorpView, other: Player, player: Player): boolean =>
  isRuined(state, other) || (parentOf(state, other) === player && other !== player);

/** All of them, in the order of players. */
export function threatsOf(state: CorpView, engine: CorpEngine): readonly Threat[] {
  const players = state.returns.map((_, player) => player);
  return players.flatMap((player) =>
    players.flatMap((mat): Threat[] => {
      if (mat === player || parentOf(state, mat) === player) return [];
      const pieces = piecesOn(state, mat);
      if (pieces === 0 || 2 * (piecesOf(state, mat, player) + 1) <= pieces) return [];
      const price = cheapest(state, engine, mat, player);
      const others = players.filter((other) => other !== player && other !== mat);
      const free = !isRuined(state, player) && parentOf(state, player) === NOBODY;
      return [
        {
          ...{ player, mat, price },
          wins: free && state.round >= state.supremacyFrom && others.every((other) => isBeaten(state, other, player)),
          can: maySpeculate(state, engine, player) && at(state.credits, player) >= price,
        },
      ];
    }),
  );
}
