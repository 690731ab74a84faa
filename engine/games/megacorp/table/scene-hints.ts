/** What an option would bring, behind its words: what it leaves, who is paid, what passing leads to. What an attack brings is in scene-fights.ts. */
import { at, type Player } from "../../../kernel/state.ts";
import { allAgainstBuying, wares, whyNotBought } from "../buying/buy.ts";
import type { Price } from "../buying/price.ts";
import { BEGUN, hasFlag, isCombat, STRIKING } from "../combat/fight.ts";
import { NULL_SCORE } from "../content.ts";
import { BUY, CHALLENGE, DIVEST, END, MARKET, type MegacorpState, networkOf, PHASES, poolOf, TRAIT_NAMES } from "../layout.ts";
import { priceBy } from "../network/deploy.ts";
import { topOfStack } from "../stack/stack.ts";
import { scoreOf } from "../state/characteristics.ts";
import { nameOf, type Seen } from "./seen.ts";
import { SEATS } from "./tell.ts";

/** What passing leads to; in the own Buy phase before it why nothing can be bought, where nothing can. */
export function passHint(seen: Seen, player: Player): { readonly hint: string } {
  const { state } = seen;
  const top = topOfStack(state);
  if (top) return { hint: `Once everyone passes, ${nameOf(seen, top.source)} takes effect` };
  if (isCombat(state)) return { hint: `Once everyone passes, ${attackGoesOn(state)}` };
  const then = phaseGoesOn(state, player);
  const nothing = state.phase === BUY && state.active === player ? nothingToBuy(seen, player) : undefined;
  return { hint: nothing === undefined ? then : `${nothing}. ${then}` };
}

/** What follows a window of a phase in which nothing waits (MC-14.12). */
function phaseGoesOn(state: MegacorpState, player: Player): string {
  if (state.phase === BUY)
    return state.active === player ? "Your Buy phase ends, unless somebody responds" : "Once everyone passes, the Buy phase is over";
  return `Once everyone passes, ${AFTER[state.phase] ?? `the ${PHASES[state.phase]} phase continues`}`;
}
const AFTER: Readonly<Record<number, string>> = {
  [CHALLENGE]: "attacks can begin",
  [DIVEST]: "one card can be sold",
  [END]: "the turn ends",
};

/** Why no card can be bought for money and traits (MC-6.3): told of the cheapest that only they keep from it. Undefined if one can be bought. */
function nothingToBuy({ state, engine }: Seen, player: Player): string | undefined {
  const all: number[] = [];
  wares(state, player, all, engine);
  if (all.some((card) => whyNotBought(state, engine, player, card) === undefined)) return undefined;
  const dear = all.flatMap((card) => {
    const [against, ...more] = allAgainstBuying(state, engine, player, card);
    return against && more.length === 0 && PAYMENT.has(against.rule) ? [{ card, reason: against.reason }] : [];
  });
  const priced = dear.map((one) => ({ ...one, money: priceBy(state, engine, player, one.card, 0).money }));
  const [nearest] = priced.sort((a, b) => a.money - b.money);
  if (nearest === undefined) return "No card is for sale to you now";
  return `You cannot buy anything now. ${at(engine.content.cards, at(state.card, nearest.card)).name}: ${lowered(nearest.reason)}`;
}

/** The rules by which a price cannot be paid: in money, in traits. */
const PAYMENT: ReadonlySet<string> = new Set(["MC-6.3", "MC-7.3"]);
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** What follows the three windows of an attack (MC-9.8 steps 2, 6 and 9). */
function attackGoesOn(state: MegacorpState): string {
  if (hasFlag(state, STRIKING)) return "the attack is over";
  return hasFlag(state, BEGUN) ? "damage is dealt" : "the attack begins";
}

/** Where a ware lies, if not in the own hand. */
export function whence(seen: Seen, card: number, player: Player): string {
  const { state } = seen;
  const network = networkOf(state, card);
  // Who controls it is paid, in whosever network it lies (MC-6.4, MC-R29).
  if (network >= 0) {
    const controller = at(state.controller, card);
    if (network === player) return `From your network; ${SEATS[controller]} gets the money. `;
    return controller === network
      ? `From the network of ${SEATS[network]}, who gets the money. `
      : `From the network of ${SEATS[network]}; ${SEATS[controller]} gets the money. `;
  }
  for (let seller = 0; seller < state.players; seller++)
    if (state.zone[card] === MARKET + seller)
      return seller === player ? "From your open market. " : `From the open market of ${SEATS[seller]}. `;
  return "";
}

/** What is left of the money, and what of the traits has to be engaged for. */
export function leaves(state: MegacorpState, { money, traits }: Price, player: Player): string {
  const lacking = traits.flatMap((n, trait) => {
    const more = n - at(poolOf(state, trait), player);
    return more > 0 ? [`${more} ${TRAIT_NAMES[trait]}`] : [];
  });
  const left = at(state.money, player) - money;
  // It is the End process that asks for it, of any turn (MC-13.1, MC-13.9).
  const broke = left === 0 ? "; with no money at the end of a turn you lose" : "";
  return `Leaves ${left}M${broke}${lacking.length > 0 ? `; engage cards for ${lacking.join(" and ")}` : ""}`;
}

/** Whose card it is, if it is not the own one. */
export function ownerWords({ state }: Seen, card: number, player: Player): string {
  if (networkOf(state, card) < 0) return "";
  const controller = at(state.controller, card);
  return controller === player ? "Yours. " : `${SEATS[controller]}'s. `;
}

/** "Player 2's" of a card that somebody else controls; empty for one's own. */
export function othersWords({ state }: Seen, card: number, player: Player): string {
  const controller = at(state.controller, card);
  return controller === player ? "" : `${SEATS[controller]}'s`;
}

/** "IQ 1, BQ 4". */
export function scoresWords({ state, engine }: Seen, card: number): string {
  if (networkOf(state, card) < 0) return "";
  return TRAIT_NAMES.flatMap((name, trait) => {
    const score = scoreOf(state, engine, card, trait);
    return score === NULL_SCORE ? [] : [`${name} ${score}`];
  }).join(", ");
}
