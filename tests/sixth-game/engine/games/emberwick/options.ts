/** What can be chosen before a game of Emberwick. `options-schema.ts` reads it from outside. */
export const STARTS = ["gate", "bridge"] as const;

export type EmberwickOptions = {
  readonly players: number;
  /** The step on which everybody begins: the gate is step 0, the bridge step 2 (EW-3.3). */
  readonly start: (typeof STARTS)[number];
  /** Dusk falls after five rounds (EW-6.2). */
  readonly shortDay: boolean;
};

export const STANDARD: EmberwickOptions = { players: 2, start: "gate", shortDay: false };
