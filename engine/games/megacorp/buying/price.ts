/** What a card costs: money and traits (MC-6.3, MC-6.12). */
import { remembered } from "../../../kernel/remembered.ts";
import { at } from "../../../kernel/state.ts";
import type { Grouped, StaticFact } from "../../../language/index.ts";
import type { MegacorpEngine } from "../content.ts";
import { type MegacorpView, TRAIT_COUNT } from "../layout.ts";
import { changesOf, PRICE } from "../state/changes.ts";
import { hasKeyword, keywordsOf, valuationOf } from "../state/characteristics.ts";
import { cheaperOnce } from "./firsts.ts";

/** Money in M, and traits in their order. */
export type Price = { readonly money: number; readonly traits: readonly number[] };

/** Where a card is bought: only out of a network it is the current valuation that counts (MC-R33). */
export type Seller = "hand" | "market" | "network" | "reveal";

export const FREE: Price = { money: 0, traits: [0, 0, 0, 0] };

/**
 * The price of a card for a player: its valuation, printed or out of a network the current one, made cheaper or dearer by what texts say of the price,
 * never below 0M; and every printed trait cost (MC-6.3, MC-6.5, MC-6.12, MC-R33).
 */
export function priceOf(state: MegacorpView, engine: MegacorpEngine, player: number, card: number, from: Seller): Price {
  const { content } = engine;
  const design = at(state.card, card);
  const valuation = from === "network" ? valuationOf(state, engine, card) : at(content.valuation, design);
  if (!content.hasRarePrices)
    return { money: Math.max(0, valuation + changeFor(state, engine, player, card)), traits: at(content.traitCost, design) };
  // MC-R197
  const isFree = content.machine.ownStatics(state, engine, card, player, "static.free").length > 0;
  const worth = isFree ? 0 : (setFor(state, engine, player, card) ?? valuation);
  const money = Math.max(0, Math.ceil(worth * multipliedFor(state, engine, player, card)) + changeFor(state, engine, player, card));
  return { money: loweredTo(state, engine, player, card, money), traits: traitsFor(state, engine, player, card) };
}

/** How often the valuation counts: “each Business you control costs each opponent twice as much”, half of it rounded up (MC-R204). */
const multipliedFor = (state: MegacorpView, engine: MegacorpEngine, player: number, card: number): number =>
  2 ** (saidFor(state, engine, player, card, "costs.double").length - saidFor(state, engine, player, card, "costs.half").length);

/** What texts of one kind say of what a card costs a player; the cards and the players are in their first holes. */
function saidFor(state: MegacorpView, engine: MegacorpEngine, player: number, card: number, id: string): readonly StaticFact[] {
  const said = engine.content.machine.statics(state, engine, id);
  return said.length === 0 ? said : ofPrice(said, player, card);
}
const ofPrice = (said: readonly StaticFact[], player: number, card: number): readonly StaticFact[] =>
  said.filter(({ holes: [group, players] }) => (players as readonly number[]).includes(player) && (group as Grouped).fits(card));

/** What a card costs instead of its valuation; of several the one that was said last. */
const setFor = (state: MegacorpView, engine: MegacorpEngine, player: number, card: number): number | undefined => {
  const last = saidFor(state, engine, player, card, "costs.set").at(-1);
  return last && Number(last.holes[2]);
};

/** The printed trait cost and what texts add to it: “each event costs each player 1 IQ more”. */
function traitsFor(state: MegacorpView, engine: MegacorpEngine, player: number, card: number): readonly number[] {
  const { content } = engine;
  const printed = at(content.traitCost, at(state.card, card));
  const isSpared =
    content.machine.ownStatics(state, engine, card, player, "static.noTraits").length > 0 ||
    saidFor(state, engine, player, card, "costs.noTraits").length > 0;
  if (isSpared) return FREE.traits;
  const dearer = saidFor(state, engine, player, card, "costs.moreTrait");
  const cheaper = saidFor(state, engine, player, card, "costs.lessTrait");
  const own = content.machine.ownStatics(state, engine, card, player, "static.cheaperTrait");
  if (dearer.length + cheaper.length + own.length === 0) return printed;
  const traits = [...printed];
  const add = (trait: unknown, n: number) => {
    traits[Number(trait)] = at(traits, Number(trait)) + n;
  };
  for (const { holes } of dearer) add(holes[3], Number(holes[2]));
  for (const { holes } of cheaper) add(holes[3], -Number(holes[2]));
  for (const { holes } of own) add(holes[1], -Number(holes[0]));
  return traits.map((n) => Math.max(0, n));
}

/** MC-R169: last of all, what lowers a price only down to a minimum. */
function loweredTo(state: MegacorpView, engine: MegacorpEngine, player: number, card: number, money: number): number {
  let lowered = money;
  for (const { holes } of engine.content.machine.statics(state, engine, "costs.lessMin")) {
    const [group, players, less, least] = holes as readonly [Grouped, readonly number[], number, number];
    if (players.includes(player) && group.fits(card)) lowered = Math.min(lowered, Math.max(least, lowered - less));
  }
  return lowered;
}

/** Whose price is changed for whom by how many M. */
type Pricing = { readonly group: Grouped; readonly players: readonly number[]; readonly money: number };

/** What texts say of prices now. */
const pricingsOf = remembered<MegacorpView, MegacorpEngine, readonly Pricing[]>((state, engine) => {
  const { machine } = engine.content;
  const pricings: Pricing[] = [];
  for (const [id, sign] of PRICED)
    for (const { holes } of machine.statics(state, engine, id)) {
      const [group, players, money, times = 1] = holes as readonly [Grouped, readonly number[], number, number?];
      pricings.push({ group, players, money: sign * money * times });
    }
  return pricings;
});

/** By how many M texts change what a card costs a player: "each #GMO card costs you 1M less", "this costs 2M less". */
function changeFor(state: MegacorpView, engine: MegacorpEngine, player: number, card: number): number {
  const { machine } = engine.content;
  let change = 0;
  for (const { group, players, money } of pricingsOf(state, engine)) if (players.includes(player) && group.fits(card)) change += money;
  for (const { holes } of machine.ownStatics(state, engine, card, player, "static.cheaper")) change -= Number(holes[0]);
  for (const { holes } of machine.ownStatics(state, engine, card, player, "static.dearer")) change += Number(holes[0]);
  for (const { holes } of machine.ownStatics(state, engine, card, player, "static.cheaper.each"))
    change -= Number(holes[0]) * Number(holes[1]);
  for (const { holes } of machine.ownStatics(state, engine, card, player, "static.dearer.each"))
    change += Number(holes[0]) * Number(holes[1]);
  // MC-R234
  for (const { a, b } of changesOf(state, card, PRICE)) if (a === player) change += b;
  return engine.content.hasRarePrices ? change - cheaperOnce(state, engine, player, card) : change;
}

const PRICED = [
  ["costs.less", -1],
  ["costs.more", 1],
  ["costs.lessEach", -1],
  ["costs.moreEach", 1],
] as const;

/** What its UPKEEP asks of a card's controller; several add up (MC-G46, MC-R101). Free if it has none. */
export function upkeepOf(state: MegacorpView, engine: MegacorpEngine, card: number): Price {
  const traits = [0, 0, 0, 0];
  let money = 0;
  for (const { id, holes } of keywordsOf(state, engine, card)) {
    if (id !== "upkeep") continue;
    money += Number(holes[0]);
    const [, n, trait] = holes;
    if (n !== undefined && trait !== undefined) traits[Number(trait)] = at(traits, Number(trait)) + Number(n);
  }
  if (money > 0 || traits.some((n) => n > 0)) {
    for (const { holes } of engine.content.machine.statics(state, engine, "upkeep.more"))
      if ((holes[0] as readonly number[]).includes(card)) money += Number(holes[1]);
    for (const { holes } of engine.content.machine.statics(state, engine, "upkeep.less"))
      if ((holes[0] as readonly number[]).includes(card)) money -= Number(holes[1]);
  }
  return { money: Math.max(0, money), traits };
}

/** What a card's CASHFLOW brings, in M; several add up (MC-G10, MC-R101). */
export function cashflowOf(state: MegacorpView, engine: MegacorpEngine, card: number): number {
  let money = 0;
  if (hasKeyword(state, engine, card, "cashflow"))
    for (const { id, holes } of keywordsOf(state, engine, card)) if (id === "cashflow") money += Number(holes[0]);
  return money;
}

/** "4M + 3 BQ". */
export function priceWords({ money, traits }: Price, names: readonly string[]): string {
  const parts = [`${money}M`];
  for (let trait = 0; trait < TRAIT_COUNT; trait++) if (at(traits, trait) > 0) parts.push(`${at(traits, trait)} ${at(names, trait)}`);
  return parts.join(" + ");
}
