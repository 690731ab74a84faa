/** What happens to pieces and credits (CORP-4, CORP-10, CORP-13.12). Only these functions change them once the game is set up. */
import { type EventRule, events } from "../../../kernel/events.ts";
import { at } from "../../../kernel/state.ts";
import type { CorpContent } from "../content.ts";
import { type CorpState, NOBODY, TIERS } from "../layout.ts";
import { ownerAt, pieceIndex, priceOf, tierOf } from "./mat.ts";

const event = events<CorpState, CorpContent>();
export type CorpEvent = EventRule<CorpState, CorpContent>;

/** Credits come from the bank or go to it. */
export const gain: CorpEvent = event("gain", ["player", "number"], (state, player, n) => {
  state.credits[player] = at(state.credits, player) + n;
});
export const pay: CorpEvent = event("pay", ["player", "number"], (state, player, n) => {
  state.credits[player] = Math.max(0, at(state.credits, player) - n);
});
/** Credits go from one player to another, as many as there are (2.2 MONEY): payer, receiver, most. */
export const payTo: CorpEvent = event("pay to", ["player", "player", "number"], (state, payer, receiver, n) => {
  const paid = Math.min(n, at(state.credits, payer));
  state.credits[payer] = at(state.credits, payer) - paid;
  state.credits[receiver] = at(state.credits, receiver) + paid;
});

/** A piece of the reserve is put on a mat: its owner, the mat, the space (CORP-4.1). */
export const place: CorpEvent = event("build", ["player", "player", "number"], (state, owner, mat, space) => {
  state.piece[pieceIndex(space, mat)] = owner;
  state.reserve[owner] = at(state.reserve, owner) - 1;
  state.shares = 1;
});
/** The highest piece of a department goes back to its owner's reserve (CORP-13.12, CORP-R32): the mat and the department. */
export const remove: CorpEvent = event("remove a piece", ["player", "number"], (state, mat, dept) => {
  const tier = tierOf(state, mat, dept);
  if (tier > 0) takeAway(state, mat, dept * TIERS + tier - 1);
});
function takeAway(state: CorpState, mat: number, space: number): void {
  const owner = ownerAt(state, mat, space);
  if (owner === NOBODY) return;
  state.piece[pieceIndex(space, mat)] = NOBODY;
  state.reserve[owner] = at(state.reserve, owner) + 1;
  state.shares = 1;
}
/** The highest pieces of two departments of a mat change places, whoever owns them (CORP-R75): the mat and the departments. */
export const exchange: CorpEvent = event("exchange pieces", ["player", "number", "number"], (state, mat, a, b) => {
  const [one, other] = [a, b].map((dept) => pieceIndex(dept * TIERS + tierOf(state, mat, dept) - 1, mat));
  if (one === undefined || other === undefined || tierOf(state, mat, a) === 0 || tierOf(state, mat, b) === 0) return;
  const owner = at(state.piece, one);
  state.piece[one] = at(state.piece, other);
  state.piece[other] = owner;
  state.shares = 1;
});
/** A stock is bought: buyer, mat, space, what the buyer pays. The owner of the piece, a shareholder too, cannot refuse and gets the printed price (CORP-10.2 to CORP-10.4); the bank pays the rest (CORP-R40). */
export const buyStock: CorpEvent = event(
  "buy stock",
  ["player", "player", "number", "number"],
  (state, buyer, mat, space, paid, engine) => {
    const seller = ownerAt(state, mat, space);
    if (seller === NOBODY) return;
    state.credits[buyer] = at(state.credits, buyer) - paid;
    state.credits[seller] = at(state.credits, seller) + priceOf(engine, space);
    takeAway(state, mat, space);
    state.piece[pieceIndex(space, mat)] = buyer;
    state.reserve[buyer] = at(state.reserve, buyer) - 1;
    state.stockOff = 0;
  },
);

/** Stock was bought from a shareholder or a corp: whose it was, who bought it. Noted where an asset answers it (CORP-R82). */
export const sellStock: CorpEvent = event("sell stock", ["player", "player"], () => undefined);

export const MAT_EVENTS: readonly CorpEvent[] = [gain, pay, payTo, place, remove, exchange, buyStock, sellStock];
