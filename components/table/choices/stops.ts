/** At which occasions somebody passes without being asked. Pure. */
import type { Occasion } from "../../../engine/games/scene.ts";

export type Skips = {
  /** Ids of occasions at which the person always passes. */
  readonly always: readonly string[];
  /** For the rest of this turn at all that do not matter much; undefined: not so. */
  readonly turn: number | undefined;
};

/** Whether an occasion of a turn is passed. */
export const skipsAt = ({ always, turn }: Skips, { id, urgent }: Occasion, now: number): boolean =>
  always.includes(id) || (turn === now && !urgent);

/** Asks only where it matters. */
export const whereItMatters = (occasions: readonly Occasion[]): Skips => ({
  always: occasions.filter(({ matters }) => !matters).map(({ id }) => id),
  turn: undefined,
});

/** One occasion more at which to pass, or one fewer. */
export const toggled = ({ always, turn }: Skips, id: string): Skips => ({
  always: always.includes(id) ? always.filter((one) => one !== id) : [...always, id],
  turn,
});
