/** What engaging a card costs beside what it is engaged for (MC-7.8). */
import { at, type Player } from "../../../kernel/state.ts";
import { isForSaleEngaged } from "../buying/buy.ts";
import { lackingIn } from "../buying/paying.ts";
import { cashflowOf, priceWords } from "../buying/price.ts";
import { CHARACTER, type MegacorpEngine } from "../content.ts";
import { BUY, type MegacorpView, networkOf, playersFrom, TRAIT_NAMES } from "../layout.ts";
import { priceBy } from "../network/deploy.ts";
import { mayBlockEngaged, scoreOf } from "../state/characteristics.ts";
import { isBusinessOf, type Seen } from "./seen.ts";
import { SEATS } from "./tell.ts";

/**
 * "It cannot attack or block until it is disengaged; Player 2 can buy it for 24M": what a player gives up who engages a card.
 *
 * @param attacking it is engaged by an attack that it makes
 */
export function engagedHint(seen: Seen, card: number, player: Player, attacking = false): string {
  const { state, engine } = seen;
  if (networkOf(state, card) < 0) return "";
  const lost = idleWords(state, engine, card, attacking);
  return [...(lost === "" ? [] : [`It ${lost} until it is disengaged`]), ...saleWords(seen, card, player)].join("; ");
}

/** "cannot block and brings no 5M": what an engaged card does not do (MC-7.8). */
export function idleWords(state: MegacorpView, engine: MegacorpEngine, card: number, attacking = false): string {
  const attacks = !attacking && engine.content.type[at(state.card, card)] === CHARACTER;
  const blocks = !mayBlockEngaged(state, engine, card);
  const cannot = attacks ? (blocks ? "attack or block" : "attack") : blocks ? "block" : "";
  const money = cashflowOf(state, engine, card);
  return [
    ...(cannot === "" ? [] : [`cannot ${cannot}`]),
    // What is engaged in the own Accounting phase pays nothing in it (MC-5.3).
    ...(money > 0 ? [`brings no ${money}M`] : []),
  ].join(" and ");
}

/** Who can buy it while it is engaged, in a Buy phase that comes before its player disengages it (MC-6.2, MC-5.2 step 3). */
function saleWords(seen: Seen, card: number, player: Player): string[] {
  const { state, engine } = seen;
  const [active, ...after] = playersFrom(state, state.active);
  const next = after.includes(player) ? after.slice(0, after.indexOf(player)) : after;
  const buyers = [...(active !== undefined && active !== player && state.phase <= BUY ? [active] : []), ...next];
  const loses = isBusinessOf(seen, card, player) ? ", and you are out" : "";
  return buyers
    .filter((buyer) => isForSaleEngaged(state, engine, buyer, card))
    .map((buyer) => `${SEATS[buyer]} can buy it for ${priceWords(priceBy(state, engine, buyer, card, 0), TRAIT_NAMES)}${loses}`);
}

/** What an engagement gives of a trait beyond what is still to be paid. */
export function leftOver({ state, engine }: Seen, card: number, trait: number): number {
  const frame = engine.asking(state)?.frame;
  return frame === undefined || trait < 0 ? 0 : Math.max(0, scoreOf(state, engine, card, trait) - at(lackingIn(state, frame), trait));
}
