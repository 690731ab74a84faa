/** San with its shipped cards, and positions made by hand: what the tests of the chapters start from. */
import { loadContent } from "../../../content/load.ts";
import type { Action } from "../../kernel/choice.ts";
import type { Change } from "../../kernel/edit.ts";
import type { Game } from "../../kernel/game.ts";
import { at } from "../../kernel/state.ts";
import { openPlayable } from "../open-playable.ts";
import type { Playable } from "../playable.ts";
import { LAYOUT, type SanState } from "./layout.ts";
import { type SanOptions, STANDARD } from "./setup/options.ts";

const { cards, keywords } = loadContent().content.san;

export { cards as SAN_CARDS, keywords as SAN_KEYWORDS };

/** San with the shipped cards; throws if they cannot be played. */
export function openShipped(plain = false): Playable {
  const opened = openPlayable("san", { cards, keywords, plain });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

export const SHIPPED = openShipped();

export type San = Game<SanState, Action, SanOptions>;
export const GAME = SHIPPED.game as San;

/** A game that was just set up. */
export const begin = (seed = 1, options: Partial<SanOptions> = {}): SanState => GAME.start({ seed }, { ...STANDARD, ...options });

/** Index of the place of a player's zone, its space counted from 0. */
export const place = (zone: keyof typeof LAYOUT.at, player = 0, space = 0): number =>
  LAYOUT.places.findIndex((one) => one.zone === zone && (one.player === player || one.player < 0) && one.space === space);

export const cardsAt = (state: SanState, zone: keyof typeof LAYOUT.at, player = 0, space = 0): readonly number[] =>
  at(state.zones, place(zone, player, space));

export const nameOf = (state: SanState, card: number): string => GAME.cardName(at(state.card, card));

/** Changes a position by hand; throws if it cannot be. */
export function edit(state: SanState, ...changes: Change[]): SanState {
  const done = GAME.edit(state, changes);
  if (!done.ok) throw new Error(done.error.message);
  return state;
}

/** A number of the game, or of a player, card or list. */
export const set = (field: keyof typeof LAYOUT.fields, value: number, index?: number): Change =>
  index === undefined ? { kind: "set", field, value } : { kind: "set", field, at: index, value };

/** The actions on offer, of one kind or all. */
export const offered = (state: SanState, kind?: string): Action[] =>
  (GAME.decision(state)?.actions.all() ?? []).filter((action) => kind === undefined || action.kind === kind);

/** Plays an action; throws if it is not on offer. */
export function act(state: SanState, kind: string, about: Readonly<Record<string, number>> = {}): SanState {
  GAME.apply(state, { kind, ...about });
  return state;
}

/** Why something is not on offer: the reasons of the verb, or none if it is. */
export const reasons = (state: SanState, kind: string, about: Readonly<Record<string, number>> = {}): string[] =>
  GAME.why(state, state.active, { kind, ...about }).flatMap((why) => why.reasons);
