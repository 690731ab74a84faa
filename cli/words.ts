/** Numbers and lines as people read them, the same on every machine. */
import { legible } from "../engine/cards/legible.ts";

/** "12,345". A whole number. */
export const counted = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** "1 game", "2 games". */
export const plural = (count: number, one: string, many = `${one}s`): string => `${counted(count)} ${count === 1 ? one : many}`;

/** "93.1 %". */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** About three figures: "0.413", "12.5", "3,140". Not below zero. */
export function rounded(value: number): string {
  if (value >= 100) return counted(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(value >= 1 ? 2 : 3);
}

/** "1.3 s", "2 min 05 s". */
export function duration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${counted(Math.floor(whole / 60))} min ${String(whole % 60).padStart(2, "0")} s`;
}

/** A line in which a stranger's text neither steers the terminal, nor begins another line, nor turns the way of writing, nor hides a mark. */
export const plain = (line: string): string => legible(line.replace(/[\p{Cc}\u2028\u2029]/gu, " ")).replace(/\p{Bidi_Control}/gu, "\ufffd");

/** Characters of a line that somebody reads: what a longer one quotes is cut out of its middle. */
const LONGEST_SENTENCE = 600;
const HEAD = 350;
const TAIL = 150;

/** A plain line that is no longer than a person reads. */
export function sentence(line: string): string {
  const whole = plain(line);
  if (whole.length <= LONGEST_SENTENCE) return whole;
  return `${whole.slice(0, HEAD)} … (${counted(whole.length - HEAD - TAIL)} characters left out) … ${whole.slice(-TAIL)}`;
}

/** Several lines, each of them plain. */
export const printable = (text: string): string => text.replace(/\r\n/g, "\n").split("\n").map(plain).join("\n");

/** A value as JSON that may be shown: what would steer a terminal, turn the way of writing or hide is escaped, so that it is read back the same. */
export const jsonText = (value: unknown): string => escapedJson(JSON.stringify(value));

/** The same for JSON that was written already. */
export const escapedJson = (json: string): string =>
  json.replace(
    /[\x7f-\x9f\u200b\u2028\u2029\u2060-\u2064\ufeff\p{Bidi_Control}]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
