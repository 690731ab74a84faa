/** What a form shows before anything is written in it, in the words of a game. */
export type GameExample = {
  readonly told: ToldAs;
  /** A running position in the words of scenarios. */
  readonly position: object;
  /** A rule that a scenario might show: "XX-9.4". */
  readonly rule: string;
};

/** How a position of the game is told to people. Names as scenarios write them: "decisions before". */
export type ToldAs = {
  /** Numbers that the rules only count with: they are left out. */
  readonly counted?: readonly string[];
  /** What is told of a card beside where it lies: how much, or that it is so. */
  readonly ofCards?: Readonly<Record<string, "number" | "flag">>;
};
