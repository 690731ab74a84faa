/** Why a card cannot lie in a slot, told by what `placesFor` asks of one (MC-8.1 to MC-8.4, MC-G43). */
import type { Refusal } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpEngine } from "../content.ts";
import type { MegacorpView } from "../layout.ts";
import { hasKeyword } from "../state/characteristics.ts";
import { beside, cardAt, dockedAt, docksOf, opposite, SIDES, type Slot } from "./network.ts";

/** The sides as whoever has the network sees them, in the order of `SIDES`. */
const TOWARDS = ["upwards", "to the right", "downwards", "to the left"] as const;

/** What stands against deploying a card, which takes a slot, in that slot; none if nothing does. */
export function whyNoSlot(state: MegacorpView, engine: MegacorpEngine, card: number, player: number, slot: Slot): Refusal[] {
  const taken = takenBy(state, engine, card, player, slot);
  const undocked = dockedAt(state, engine.content, card, slot).length === 0;
  return [...(taken ? [taken] : []), ...(undocked ? [whyUndocked(state, engine, card, slot)] : [])];
}

/** The card that keeps a slot from another one; a player's own TERRAIN does not (MC-G43, MC-R93). */
function takenBy(state: MegacorpView, engine: MegacorpEngine, card: number, player: number, slot: Slot): Refusal | undefined {
  const there = cardAt(state, slot);
  if (there === undefined || there === card) return undefined;
  const name = nameOf(state, engine, there);
  if (!hasKeyword(state, engine, there, "terrain")) return { rule: "MC-8.4", reason: `${name} is already there` };
  return state.controller[there] === player ? undefined : { rule: "MC-R93", reason: `Only the controller of ${name} can use its slot` };
}

/** Why a card in a slot would be docked to nothing (MC-8.3, MC-8.4, MC-R35). */
function whyUndocked(state: MegacorpView, engine: MegacorpEngine, card: number, slot: Slot): Refusal {
  const blocks = SIDES.flatMap((_, side) => {
    const next = beside(slot, side);
    const other = next === undefined ? undefined : cardAt(state, next);
    if (other === undefined || other === card) return [];
    const mayDock = (docksOf(state, engine.content, card) & (1 << side)) !== 0;
    return mayDock
      ? [`${nameOf(state, engine, other)} cannot dock ${TOWARDS[opposite(side)]}`]
      : [`${nameOf(state, engine, card)} cannot dock ${TOWARDS[side]}`];
  });
  return blocks.length === 0
    ? { rule: "MC-8.4", reason: "It would be docked to nothing: the slots above, below and beside this one are empty" }
    : { rule: "MC-8.3", reason: `It would be docked to nothing: ${[...new Set(blocks)].join(", and ")}` };
}

/** The printed name of a card. */
export const nameOf = (state: MegacorpView, { content }: MegacorpEngine, card: number): string =>
  at(content.cards, at(state.card, card)).name;
