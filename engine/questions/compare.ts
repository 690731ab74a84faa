/** Two runs beside each other: how far apart their estimates are, and whether that is more than chance. */
import type { Interval } from "../lab/statistics/index.ts";
import type { Answer, Line } from "./answer.ts";

/**
 * By how much an interval that leaves out the truth in 5 of 100 runs has to be wider to leave it out in 2.5 at most: the half width of `meanSequence` goes
 * with the root of log(x / alpha), x at least 1, so by no more than this.
 */
const WIDER = Math.sqrt(Math.log(2 / 0.05) / Math.log(1 / 0.05));

export type ComparedLine = {
  readonly label: string;
  readonly bot: string;
  readonly one: number;
  readonly other: number;
  /** The second estimate less the first, and an interval that holds at every moment of both runs, whether or not they played the same seeds. */
  readonly difference: number;
  readonly interval: Interval;
  readonly is: "more" | "less" | "open";
};

export type Comparison = {
  readonly lines: readonly ComparedLine[];
  /** In what the runs differ beside the games that were played, in words. */
  readonly differ: readonly string[];
};

/** Compares the lines that both runs have. */
export function compareAnswers(one: Answer, other: Answer): Comparison {
  const keyOf = ({ bot, card, label }: Line) => `${bot} ${card ?? ""} ${label}`;
  const others = new Map(other.lines.map((line) => [keyOf(line), line]));
  return {
    lines: one.lines.flatMap((line) => {
      const second = others.get(keyOf(line));
      return second && line.units > 0 && second.units > 0 ? [compared(line, second)] : [];
    }),
    differ: differences(one.configuration, other.configuration),
  };
}

function compared(one: Line, other: Line): ComparedLine {
  const difference = other.estimate - one.estimate;
  // Each interval may be wrong in 2.5 of 100 runs, so both together in 5: nothing is assumed of how they hang together.
  const below = WIDER * (other.estimate - other.interval.low + (one.interval.high - one.estimate));
  const above = WIDER * (other.interval.high - other.estimate + (one.estimate - one.interval.low));
  const interval = { low: difference - below, high: difference + above };
  return {
    label: one.label,
    bot: one.bot,
    one: one.estimate,
    other: other.estimate,
    difference,
    interval,
    is: interval.low > 0 ? "more" : interval.high < 0 ? "less" : "open",
  };
}

function differences(one: Answer["configuration"], other: Answer["configuration"]): string[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return [
    ...(one.content === other.content ? [] : ["other cards"]),
    ...(one.engine === other.engine ? [] : ["another version of the rules or bots"]),
    ...(same(one.options, other.options) ? [] : ["other options"]),
    ...(same(one.decks, other.decks) ? [] : ["other decks"]),
    ...(same(one.against, other.against) ? [] : ["another card in its place"]),
    ...(one.seed === other.seed ? [] : ["other seeds"]),
  ];
}
