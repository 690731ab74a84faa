/** How what happened in a match of Megacorp is sorted under its causes, and what texts change for a time, in words. */
import type { LogEntry } from "../../../kernel/log.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { END, type MegacorpState, TRAIT_NAMES } from "../layout.ts";
import { BY_EFFECT, ENDINGS } from "../losing/endings.ts";
import { DAMAGE, EFFECT, HOST, MODIFIERS, ORPHAN, UPKEEP } from "../losing/leave.ts";
import {
  BANNED,
  GIVEN,
  LOST_ABILITIES,
  LOST_KEYWORD,
  lastingOf,
  SCORE,
  UNTIL_END_OF_COMBAT,
  UNTIL_END_OF_TURN,
  VALUATION,
} from "../state/changes.ts";

/** What other things come of. */
export const CAUSES: ReadonlySet<string> = new Set([
  ...["begin turn", "begin phase", "resolve", "lose its source"],
  ...["declare attack", "attack a card", "block", "retaliate", "show bid", "win bid", "draw first player"],
]);
/** Questions at which nothing is being carried out. */
export const SETTLED: ReadonlySet<string> = new Set(["priority", "challenge", "sell", "resource", "upkeep"]);
/** What only the chooser does of their own accord. */
export const DEEDS: ReadonlySet<string> = new Set(["pay money", "produce", "buy", "play", "activate", "sell"]);
/** Choices by which nobody engages a card of their own: what is engaged then is engaged by something else, as by SUPPRESSOR (MC-R66). */
export const LETS: ReadonlySet<string> = new Set(["pass", "done", "block", "retaliate", "suppress"]);
/** What the rules do in the course of a phase. */
export const BY_PHASE: ReadonlySet<string> = new Set(["draw", "gain money", "disengage", "discard"]);
/** What the End process does, apart from what happens of it (MC-12.2). */
const BY_ENDING: ReadonlySet<string> = new Set(["destroy", "discard", "lose"]);

/** Why a card is destroyed, with its rule, where nothing told before it says so. */
const FATAL: Readonly<Record<number, string>> = {
  [DAMAGE]: "damage reached its score (MC-10.2)",
  [MODIFIERS]: "a score was lowered to 0 (MC-10.2)",
  [UPKEEP]: "its upkeep was not paid (MC-5.4)",
  [ORPHAN]: "orphaned (MC-8.8)",
  [HOST]: "its host left (MC-10.5)",
};

/** Why the card of an entry is destroyed: ": orphaned (MC-8.8)". */
export function fatalWords(entries: readonly LogEntry[], i: number): string {
  const [card, , cause = EFFECT] = at(entries, i).args;
  const isTold = entries.slice(0, i).some(({ event, args }) => event === "damage" && args[0] === card);
  const why = isTold && cause === DAMAGE ? undefined : FATAL[cause];
  return why === undefined ? "" : `: ${why}`;
}

/** Why a player is out, in the words of the result (MC-13): "the Business was bought (MC-13.3)". Who concedes has said so. */
export function outWords(way: number): string {
  const { rule, reason } = at(ENDINGS, way);
  return way === BY_EFFECT ? "a card says so" : `${reason.replace(/^A player's /, "the ").replace(/^A player /, "")} (${rule})`;
}

/** A cause and what came of it. `card`: the design of what resolved. `ends`: it is the end of a turn. `did`: something was carried out, told or not. */
export type Group = {
  readonly cause: string;
  readonly came: string[];
  readonly card: number | undefined;
  readonly ends?: true;
  did: boolean;
};

/** Whether a rule of the End process did it, be it begun with an earlier choice. */
export function isByEnding(state: MegacorpState, entries: readonly LogEntry[], i: number): boolean {
  const { event, words } = at(entries, i);
  if (words !== undefined || !BY_ENDING.has(event)) return false;
  const next = entries.slice(i).find((one) => one.event === "begin end process" || one.event === "end turn");
  return next === undefined ? state.ending !== 0 : next.event === "end turn";
}

/** Whose turn an entry of the End process ends. */
export function endedAt(state: MegacorpState, entries: readonly LogEntry[], i: number): Player {
  const end = entries.slice(i).find(({ event }) => event === "end turn");
  return end === undefined ? state.active : at(end.args, 0);
}

/** The phase in which an entry happened: before the next one that begins. */
export function phaseAt(state: MegacorpState, entries: readonly LogEntry[], i: number): number {
  const next = entries.slice(i).find(({ event }) => event === "begin phase" || event === "begin turn");
  return next === undefined ? state.phase : next.event === "begin turn" ? END : at(next.args, 0) - 1;
}

/** What a text changes for a time, as far as it has words: "Clerk gets +2 BQ until the end of the turn". */
export function changeWords(card: string, what: number, a: number, b: number): string | undefined {
  const { kind, until } = lastingOf(what);
  const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
  const long =
    until === UNTIL_END_OF_TURN ? " until the end of the turn" : until === UNTIL_END_OF_COMBAT ? " until the end of the combat" : "";
  if (kind === SCORE) return `${card} gets ${signed(b)} ${TRAIT_NAMES[a]}${long}`;
  if (kind === VALUATION) return `the valuation of ${card} changes by ${signed(a)}M${long}`;
  return kind === BANNED || kind === LOST_ABILITIES || kind === LOST_KEYWORD || kind === GIVEN ? `${card} is changed${long}` : undefined;
}

/** The same several times in a row, said once: "draws 3 cards", "Clerk retaliates (2 times)". */
export function counted(said: readonly string[]): string[] {
  const counts: { readonly words: string; times: number }[] = [];
  for (const words of said) {
    const last = counts.at(-1);
    if (last?.words === words) last.times++;
    else counts.push({ words, times: 1 });
  }
  return counts.map(({ words, times }) =>
    words.endsWith("draws") ? `${words} ${times === 1 ? "a card" : `${times} cards`}` : times === 1 ? words : `${words} (${times} times)`,
  );
}
