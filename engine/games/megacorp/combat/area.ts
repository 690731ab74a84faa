/** AREA ATTACK (MC-G3): where its rectangle may lie, and whom it hits. */

import type { MegacorpEngine } from "../content.ts";
import { cardsIn, type MegacorpView, NETWORK } from "../layout.ts";
import { cardAt, networkOfSlot, REACH, type Slot, slotAt, slotOf, xOf, yOf } from "../network/network.ts";
import { hasTrait } from "../state/characteristics.ts";
import { mayAttackIn } from "./attack.ts";

/** A rectangle of slots: its lower left slot and its size. */
export type Rectangle = { readonly slot: Slot; readonly width: number; readonly height: number };

/** The slots of a rectangle, by row, then by column. */
export function slotsOf({ slot, width, height }: Rectangle): Slot[] {
  const slots: Slot[] = [];
  for (let dy = 0; dy < height; dy++)
    for (let dx = 0; dx < width; dx++) slots.push(slotAt(networkOfSlot(slot), xOf(slot) + dx, yOf(slot) + dy));
  return slots;
}

/** The slots whose top cards a card could attack in a trait now: a valid defender each (MC-G3). */
export function validSlots(state: MegacorpView, engine: MegacorpEngine, attacker: number, trait: number): Slot[] {
  const slots: Slot[] = [];
  for (let player = 0; player < state.players; player++)
    for (const card of cardsIn(state, NETWORK + player))
      if (state.host[card] === 0 && mayAttackIn(state, engine, attacker, card, trait)) slots.push(slotOf(state, card));
  return slots;
}

/** Every placement of W×H or H×W on one network that holds a valid defender (MC-R61), by slot and orientation. */
export function placements(
  state: MegacorpView,
  engine: MegacorpEngine,
  attacker: number,
  trait: number,
  w: number,
  h: number,
): Rectangle[] {
  const sizes = w === h ? [[w, h] as const] : [[w, h] as const, [h, w] as const];
  const found = new Map<number, Rectangle>();
  for (const valid of validSlots(state, engine, attacker, trait))
    for (const [turned, [width, height]] of sizes.entries())
      for (let dx = 0; dx < width; dx++)
        for (let dy = 0; dy < height; dy++) {
          const [x, y] = [xOf(valid) - dx, yOf(valid) - dy];
          if (Math.min(x, y) < -REACH || Math.max(x + width, y + height) > REACH + 1) continue;
          const slot = slotAt(networkOfSlot(valid), x, y);
          found.set(slot * 2 + turned, { slot, width, height });
        }
  return [...found].sort(([a], [b]) => a - b).map(([, rectangle]) => rectangle);
}

/**
 * The slots of a rectangle whose cards the attack hits, at the begin check: the attacker left out, with the trait, and valid at declaration (`declared`) or
 * attackable now (MC-G3).
 */
export function hitSlots(
  state: MegacorpView,
  engine: MegacorpEngine,
  attacker: number,
  trait: number,
  rectangle: Rectangle,
  declared: readonly Slot[],
): Slot[] {
  const now = validSlots(state, engine, attacker, trait);
  return slotsOf(rectangle).filter((slot) => {
    const card = cardAt(state, slot);
    return (
      card !== undefined && card !== attacker && hasTrait(state, engine, card, trait) && (declared.includes(slot) || now.includes(slot))
    );
  });
}
