/** The clock that people agree to before a match. The engine knows no time: what the clock leads to is an input of the record like any other. */

/** `minutes`: each player has so many for all own choices; `away`: after so many of absence a player who has to choose can be claimed to have lost. */
export type Clock = { readonly minutes?: number | undefined; readonly away?: number | undefined };

/** The most of each, in minutes. */
export const MOST_MINUTES = 600;
export const MOST_AWAY = 1_440;

export const MINUTE_MS = 60_000;

/** The terms of a clock, a sentence each. */
export const clockTerms = ({ minutes, away }: Clock): readonly string[] => [
  ...(minutes === undefined ? [] : [`Each player has ${counted(minutes)} for all their choices. Who runs out of time loses.`]),
  ...(away === undefined
    ? []
    : [`If a player who has to choose is away for ${counted(away)}, another player can claim the win. Coming back in time stops it.`]),
];

const counted = (minutes: number): string => (minutes === 1 ? "1 minute" : `${minutes} minutes`);

/** "1:02:03", "12:03": a span of time, rounded down to seconds. @param ms milliseconds, from 0 */
export function clockTime(ms: number): string {
  const all = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
