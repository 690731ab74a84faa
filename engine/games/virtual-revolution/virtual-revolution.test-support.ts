/** Virtual Revolution with its shipped cards and city, and positions made by hand: what the tests of the chapters start from. */
import { loadContent } from "../../../content/load.ts";
import type { Action } from "../../kernel/choice.ts";
import type { Change } from "../../kernel/edit.ts";
import { Engine } from "../../kernel/engine.ts";
import type { Rules } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import type { Boards } from "../boards/index.ts";
import { type VrContent, vrContent } from "./content.ts";
import { cardsIn, layoutOf, MOST_PLAYERS, type VrEngine, type VrState } from "./layout.ts";
import { SILENT } from "./moments.ts";
import { openVirtualRevolution } from "./open.ts";
import { vrRules } from "./rules.ts";
import { STANDARD, type VrOptions } from "./setup/options.ts";

const { cards, keywords, boards: city } = loadContent().content["virtual-revolution"];
if (city === undefined) throw new Error("The boards of Virtual Revolution are missing");
const boards: Boards = city;

export { boards as VR_BOARDS, cards as VR_CARDS };

const opened = openVirtualRevolution({ cards, keywords, boards });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
export const SHIPPED = opened.value;
export const GAME = SHIPPED.game;

export const CONTENT: VrContent = vrContent(cards, boards, SILENT);
export const LAYOUT = layoutOf(boards);
export const ENGINE: VrEngine = new Engine<VrContent>(vrRules(LAYOUT) as Rules, CONTENT);

/** A game that was just set up. */
export const begin = (seed = 1, options: Partial<VrOptions> = {}): VrState => GAME.start({ seed }, { ...STANDARD, ...options });

/** The borough of a printed number. */
export const borough = (number: number): number => CONTENT.city.byNumber.get(number) ?? -1;

/** The instance of a card by its printed number, the n-th of its copies. */
export function cardOf(state: VrState, number: string, copy = 0): number {
  const design = cards.findIndex((card) => card.number === number);
  return at(
    state.card.flatMap((one, id) => (one === design ? [id] : [])),
    copy,
  );
}

export const nameOf = (state: VrState, card: number): string => GAME.cardName(at(state.card, card));
export const namesAt = (state: VrState, place: number): string[] => cardsIn(state, place).map((card) => nameOf(state, card));

/** Changes a position by hand; throws if it cannot be. */
export function edit(state: VrState, ...changes: Change[]): VrState {
  const done = GAME.edit(state, changes);
  if (!done.ok) throw new Error(done.error.message);
  return state;
}

/** A number of the game, or of a player, card, space or list. */
export const set = (field: keyof typeof LAYOUT.fields, value: number, index?: number): Change =>
  index === undefined ? { kind: "set", field, value } : { kind: "set", field, at: index, value };
export const influence = (number: number, player: number, n: number): Change =>
  set("influence", n, borough(number) * MOST_PLAYERS + player);
export const move = (card: number, place: number): Change => ({ kind: "move", card, place });

/** A map without Influence, everything in reserve, and a Director of player 0 placed in a borough. */
export function empty(here: number, options: Partial<VrOptions> = {}, seed = 1): VrState {
  const state = begin(seed, options);
  const total = [0, 0, 20, 18, 15][state.players] ?? 0;
  const clear = state.influence.flatMap((n, i) => (n > 0 ? [set("influence", 0, i)] : []));
  const reserves = state.returns.map((_, player) => set("reserve", total, player));
  const order = state.returns.map((_, player) => set("order", player, player));
  edit(state, ...clear, ...reserves, ...order, set("active", 0));
  for (const place of [0, 1, 2, 3])
    for (const card of [...cardsIn(state, LAYOUT.at.title + place)]) edit(state, move(card, LAYOUT.at.titles));
  return act(state, "place", { borough: borough(here) });
}

/** The actions on offer, of one kind or all. */
export const offered = (state: VrState, kind?: string): Action[] =>
  (GAME.decision(state)?.actions.all() ?? []).filter((action) => kind === undefined || action.kind === kind);
export const kinds = (state: VrState): string[] => [...new Set(offered(state).map((action) => action.kind))];

/** Plays an action; throws if it is not on offer. */
export function act(state: VrState, kind: string, about: Readonly<Record<string, number | string>> = {}): VrState {
  GAME.apply(state, { kind, ...about });
  return state;
}

/** Why something is not on offer: the reasons of the verb, or none if it is. */
export const reasons = (state: VrState, kind: string, about: Readonly<Record<string, number>> = {}): string[] =>
  GAME.why(state, GAME.decision(state)?.player ?? 0, { kind, ...about }).flatMap((why) => why.reasons);
