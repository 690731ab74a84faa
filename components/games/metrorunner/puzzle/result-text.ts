/** The result of a puzzle as text to send to somebody: how it went, and nothing of how it is done. Pure. */
export type PuzzleResult = {
  readonly date: string;
  readonly title: string;
  readonly fewest: number;
  /** Manipulations that were used. */
  readonly steps: number;
  readonly hints: number;
  readonly solved: boolean;
  readonly address: string;
};

/** One square for each manipulation, full as far as they are needed. */
export function resultText({ date, title, fewest, steps, hints, solved, address }: PuzzleResult): string {
  const squares = "■".repeat(Math.min(steps, fewest)) + "□".repeat(Math.max(0, steps - fewest));
  const how = solved ? `Done in ${steps}` : "Not done yet";
  return `Hack of ${date}: ${title}\n${how} ${squares}${hints > 0 ? `, ${hints} ${hints === 1 ? "hint" : "hints"}` : ""}\n${address}`;
}
