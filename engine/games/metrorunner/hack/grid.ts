/** The grid as it lies: openings of its nine cells, and what of a network is connected (MR-11.13 to MR-11.15). */
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { ongoingOf } from "../jobs/abilities.ts";
import { CELLS, type MetroEngine, type MetroView } from "../layout.ts";
import { ALPHA, BETA } from "../tracks/tracks.ts";
import { ALL_OPEN, corePath, isOnPath } from "./circuit.ts";
import type { Move } from "./moves.ts";

/** Openings by cell; a brute force token makes a tile open to all sides (MR-11.12). */
export function openCells({ tile, quarter, bruteOn }: MetroView, { opened }: Pick<MetroContent, "opened">): number[] {
  const open: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) open.push(opened[(tile[cell] ?? 0) * 4 + (quarter[cell] ?? 0)] ?? 0);
  if (bruteOn >= 0) open[bruteOn] = ALL_OPEN;
  return open;
}

/** What of a network is connected, one bit each (MR-11.14, MR-11.15). */
export const CORE = 1;
export const ALPHA_HACK = 2;
export const BETA_HACK = 4;

/** What of a network is connected on a grid, whatever is unlocked. */
export function connectedOf(
  open: readonly number[],
  { core, alpha, beta }: Pick<MetroContent, "core" | "alpha" | "beta">,
  design: number,
): number {
  const path = corePath(open, at(core, design));
  if (path === 0) return 0;
  const has = (ports: MetroContent["core"]) => at(ports, design).length > 0 && isOnPath(open, path, at(ports, design));
  return CORE + (has(alpha) ? ALPHA_HACK : 0) + (has(beta) ? BETA_HACK : 0);
}

/** What a player has unlocked, as the same bits (MR-9.4, MR-9.5), by abilities too (MR-R67). */
export const unlockedBy = (state: MetroView, engine: MetroEngine, player: number): number =>
  CORE +
  (at(state.influence, player) >= ALPHA || ongoingOf(state, engine, player, "alpha") > 0 ? ALPHA_HACK : 0) +
  (at(state.influence, player) >= BETA || ongoingOf(state, engine, player, "beta") > 0 ? BETA_HACK : 0);

/** Whether a manipulation is there now: its tiles are of the kinds that it asks for. */
export const fitsGrid = ({ tile }: Pick<MetroView, "tile">, { kindOfTile }: Pick<MetroContent, "kindOfTile">, { needs }: Move): boolean =>
  needs === undefined || needs.every(({ cell, kinds }) => (at(kindOfTile, at(tile, cell)) & kinds) !== 0);
