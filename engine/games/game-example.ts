/** What a form shows before anything is written in it, in the words of a game. */
export type GameExample = {
  /** A running position in the words of scenarios. */
  readonly position: object;
  /** A rule that a scenario might show: "MC-9.4". */
  readonly rule: string;
};
