/** A match as the seat that chooses may suppose it: what options are told of. */
import type { Game } from "../../../kernel/game.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { MegacorpEngine } from "../content.ts";
import { type MegacorpState, networkOf } from "../layout.ts";

export type Seen = { readonly state: MegacorpState; readonly engine: MegacorpEngine; readonly game: Game };

/** The name of an instance that an action speaks of; empty where it speaks of none. */
export const nameOf = ({ state, engine }: Seen, card: unknown): string =>
  typeof card === "number" && card >= 0 ? at(engine.content.cards, at(state.card, card)).name : "";

/** Whether a card in a network is the Business of the player who controls it. */
export const isBusinessOf = ({ state, engine }: Seen, card: number, player: Player): boolean =>
  networkOf(state, card) >= 0 && at(state.controller, card) === player && at(engine.content.isBusiness, at(state.card, card));
