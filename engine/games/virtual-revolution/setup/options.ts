/** What can be chosen before a game of Virtual Revolution. `options-schema.ts` reads it from outside. */
export type VrOptions = {
  /** 2 to 4 (VR-3.1). */
  readonly players: number;
  /** € that each gets beyond 10, by place in the first turn order; all 0 as printed (VR-3.2). */
  readonly laterGets: readonly number[];
};

export const STANDARD: VrOptions = { players: 2, laterGets: [0, 0, 0, 0] };

/** The named balance: whoever plays later in the first round begins with more. */
export const BALANCED: readonly number[] = [0, 1, 2, 3];
