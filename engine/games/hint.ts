/** Help that a player asks for at a choice, apart from what a bot would do. */
export type Hint = {
  /** What can be done, in sentences. */
  readonly words: readonly string[];
  /** Which way it can be done; told when it is asked again. */
  readonly which: readonly string[];
};
