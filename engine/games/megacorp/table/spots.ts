/** How a table names the slots of networks (MC-1.5). */

/** A slot, as actions name it. */
export type SlotAt = { readonly network: number; readonly x: number; readonly y: number };

/** "slot 0 2 -1". */
export const slotSpot = ({ network, x, y }: SlotAt): string => `slot ${network} ${x} ${y}`;

/** The slot that a spot is; undefined if it is none. */
export function slotOf(spot: string | undefined): SlotAt | undefined {
  const [, network, x, y] = /^slot (\d+) (-?\d+) (-?\d+)$/.exec(spot ?? "") ?? [];
  return network === undefined ? undefined : { network: Number(network), x: Number(x), y: Number(y) };
}
