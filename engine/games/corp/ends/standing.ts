/** Chapter CORP-14 and CORP-R44: who has won, and how everybody stands. */
import { at, type Player } from "../../../kernel/state.ts";
import { type CorpEngine, type CorpView, cardsIn, MOST_PLAYERS, NOBODY, OWN_ASSETS } from "../layout.ts";
import { isRuined, parentOf, piecesOf, priceOf, vassalsOf } from "../mat/mat.ts";

/** Nobody counts points (CORP-1.1). Who has supremacy: every other corp is a Vassal of that player or ruined (CORP-14.1, CORP-14.2, CORP-R27); -1 for nobody. */
export function supremeOf(state: CorpView): Player {
  let standing = NOBODY;
  const parents: number[] = [];
  for (let player = 0; player < state.players; player++) {
    // Ruined, free, or somebody's Vassal.
    if (isRuined(state, player)) parents.push(MOST_PLAYERS);
    else {
      const parent = parentOf(state, player);
      parents.push(parent);
      if (parent === NOBODY) {
        // Two that are free and not ruined are opponents of each other.
        if (standing !== NOBODY) return NOBODY;
        standing = player;
      }
    }
  }
  if (standing === NOBODY) return NOBODY;
  for (let player = 0; player < state.players; player++)
    if (player !== standing && parents[player] !== MOST_PLAYERS && parents[player] !== standing) return NOBODY;
  return standing;
}

/** A line of the standing (CORP-R44). */
export type Standing = {
  readonly player: Player;
  readonly ruined: boolean;
  readonly vassals: number;
  readonly worth: number;
  readonly credits: number;
};

/** Credits, printed prices of own pieces on all mats, those on other mats once more, printed prices of own assets (CORP-R44). */
export function worthOf(state: CorpView, engine: CorpEngine, player: Player): number {
  let worth = at(state.credits, player);
  const { piece } = state;
  for (let i = 0; i < piece.length; i++)
    if (piece[i] === player) worth += priceOf(engine, Math.trunc(i / MOST_PLAYERS)) * (i % MOST_PLAYERS === player ? 1 : 2);
  for (const card of cardsIn(state, OWN_ASSETS + player)) worth += at(engine.content.price, at(state.card, card));
  return worth;
}

/** Everybody as ranked when the market closes, the winner first: ruined corps last, then Vassals, net worth, credits, turn order (CORP-R44). */
export function standings(state: CorpView, engine: CorpEngine): readonly Standing[] {
  const order = (player: Player): number => (player - state.first + state.players) % state.players;
  return state.returns
    .map((_, player) => ({
      player,
      ruined: isRuined(state, player),
      vassals: vassalsOf(state, player).length,
      worth: worthOf(state, engine, player),
      credits: at(state.credits, player),
    }))
    .sort(
      (a, b) =>
        Number(a.ruined) - Number(b.ruined) ||
        b.vassals - a.vassals ||
        b.worth - a.worth ||
        b.credits - a.credits ||
        order(a.player) - order(b.player),
    );
}

/** Pieces of a player on the mats of others. */
export function stockOf(state: CorpView, player: Player): number {
  let count = 0;
  for (let mat = 0; mat < state.players; mat++) if (mat !== player) count += piecesOf(state, mat, player);
  return count;
}
