/** What things cost a player after discounts, which add up and never go below 1 (CORP-R40, CORP-R53). */
import { at, type Player } from "../../../kernel/state.ts";
import { bonusOf, ownBonus } from "../city/teams.ts";
import { type CorpEngine, type CorpView, RUNNERS, SECURITY, TIERS } from "../layout.ts";
import { priceOf, tierOf } from "../mat/mat.ts";
import { ASSET_DISCOUNT, BUILD_DISCOUNT, OWN_PRICE, RUNNER_DISCOUNT, SECURITY_DISCOUNT, STOCK_DISCOUNT } from "../moments.ts";

const least = (price: number): number => Math.max(1, price);

/** A pool card: its printed price less what assets, and so much beyond, take off. */
export function priceWith(state: CorpView, engine: CorpEngine, player: Player, card: number, less = 0): number {
  const design = at(state.card, card);
  const kind = at(engine.content.kind, design);
  const off =
    kind === RUNNERS
      ? bonusOf(state, engine, player, RUNNER_DISCOUNT)
      : kind === SECURITY
        ? bonusOf(state, engine, player, SECURITY_DISCOUNT)
        : bonusOf(state, engine, player, ASSET_DISCOUNT);
  return least(at(engine.content.price, design) - off - less - ownBonus(state, engine, player, card, OWN_PRICE));
}

/** The next tier of a department (CORP-4.1). */
export const buildPrice = (state: CorpView, engine: CorpEngine, player: Player, dept: number): number =>
  least(priceOf(engine, dept * TIERS + tierOf(state, player, dept)) - bonusOf(state, engine, player, BUILD_DISCOUNT) - state.buildOff);

/** A stock on a space of a mat (CORP-10.2). */
export const stockPrice = (state: CorpView, engine: CorpEngine, player: Player, space: number): number =>
  least(priceOf(engine, space) - bonusOf(state, engine, player, STOCK_DISCOUNT) - state.stockOff);
