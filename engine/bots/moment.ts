/** The chance of whoever thinks at a moment of a match: the same at the same moment, and apart from that of the match. */
import type { Player } from "../kernel/state.ts";

/** @param seed of the match. @param decisions taken so far. @returns a seed for `rngOf` */
export const seedAt = (seed: number, player: Player, decisions: number): number =>
  Math.imul(seed ^ Math.imul(player + 1, 0x9e3779b9), 0x85ebca6b) ^ decisions;
