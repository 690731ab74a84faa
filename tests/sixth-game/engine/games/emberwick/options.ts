/** What can be chosen before a game of Emberwick. `options-schema.ts` reads it from outside. */
export const STARTS = ["gate", "bridge"] as const;

export type EmberwickOptions = {
  readonly players: number;
  /** The step on which everybody begins: the gate is step 0, the bridge step 2 (EW-3.3). */
  readonly start: (typeof STARTS)[number];
  /** Dusk falls after five rounds (EW-6.2). */
  readonly shortDay: boolean;
  /** What each player brings; left out, nobody packed a satchel (EW-2.1). */
  readonly decks?: readonly EmberwickDeck[];
};

/** What a player brings (EW-7): ids of cards, with how many copies of each. */
export type EmberwickDeck = {
  readonly name: string;
  readonly keepsake: string;
  readonly satchel: readonly (readonly [card: string, copies: number])[];
};

export const STANDARD: EmberwickOptions = { players: 2, start: "gate", shortDay: false };
