/** What a card does by itself, in positions that are made for it: for cards that nobody plays. */
export type Foreseen = {
  /** The position, in a few words. */
  readonly position: string;
  /** What happens, in sentences. */
  readonly lines: readonly string[];
};
