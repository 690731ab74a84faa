/** A puzzle a day: what every game that has one gives, and which days there are. Days are in UTC and written "2026-11-24". */
import { err, ok, type Result } from "../kernel/result.ts";
import type { Boards } from "./boards/index.ts";

export type Puzzle<Data = unknown> = {
  /** The day. */
  readonly date: string;
  /** What is to be done: "Connect the core in 3". It gives nothing away. */
  readonly title: string;
  /** The fewest moves there are. */
  readonly fewest: number;
  /** The position for people, line by line, without colours. */
  readonly lines: readonly string[];
  /** The position for what draws it. */
  readonly data: Data;
};

/** Makes the puzzle of a day: the same day and boards give the same puzzle, on every machine. */
export type MakePuzzle = (date: string, boards: Boards) => Puzzle;

/** The first day that has a puzzle. */
export const FIRST_DAY = "2026-01-01";

/**
 * A day that has a puzzle.
 *
 * @param today the day on which it is asked
 * @returns on failure a sentence: it is no date, or has no puzzle
 */
export function puzzleDay(text: string, today: string): Result<string, string> {
  if (!isDay(text)) return err(`“${text.slice(0, 40)}” is not a date. Write year, month and day: ${today}.`);
  if (text < FIRST_DAY) return err(`The first puzzle is from ${FIRST_DAY}.`);
  return text > today ? err(`The puzzle of ${text} appears on that day. Today is ${today} (UTC).`) : ok(text);
}

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysIn = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (MONTHS[month - 1] ?? 0));

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year !== undefined && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

const written = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** The day before, or after, a day. */
export function dayBeside(date: string, by: 1 | -1): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  if (day + by >= 1 && day + by <= daysIn(year, month)) return written(year, month, day + by);
  const next = month + by;
  if (next < 1) return written(year - 1, 12, 31);
  if (next > 12) return written(year + 1, 1, 1);
  return written(year, next, by === 1 ? 1 : daysIn(year, next));
}
