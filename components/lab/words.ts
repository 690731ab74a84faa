/** Numbers of the lab as people read them. */
import type { Interval } from "../../engine/lab/statistics/shares.ts";
import type { Configuration } from "../../engine/questions/configuration.ts";

/** Fewer games than that say little and are greyed. */
export const FEW = 200;

const NUMBER = new Intl.NumberFormat("en");

export const counted = (value: number): string => NUMBER.format(value);
export const games = (count: number): string => `${counted(count)} ${count === 1 ? "game" : "games"}`;
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
/** Points of 100 with a sign. */
export const points = (difference: number): string =>
  `${difference > 0 ? "+" : difference < 0 ? "−" : "±"}${Math.abs(difference * 100).toFixed(1)}`;
/** Points of a rating with a sign. */
export const elo = (value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : "±"}${Math.abs(value).toFixed(0)}`;
/** "52.3 – 55.9". */
export const between = ({ low, high }: Interval, isDifference: boolean): string =>
  isDifference ? `${points(low)} to ${points(high)}` : `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)} %`;
export const chance = (value: number): string => (value < 0.001 ? "< 0.1 %" : `${(value * 100).toFixed(1)} %`);

/** "40 s", "3 min", "2 h 10 min". */
export function span(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const STATE_WORDS = {
  waiting: "waits for another run",
  running: "running",
  paused: "paused",
  stopped: "stopped",
  done: "done",
  failed: "could not be played",
} as const;

/** What a card was compared with: "a player who never plays it"; undefined where nothing stands in its place. */
export function againstWords({ against }: Pick<Configuration, "against">): string | undefined {
  if (against === undefined) return undefined;
  if (against.is === "without") return "a player who never plays it";
  return against.is === "blank" ? "a blank card of the same price" : against.label;
}
