/** What a compilation of a query knows and gathers. */
import type { DeckList } from "../deck.ts";
import type { SearchIndex } from "./columns.ts";
import type { Ignored, Notice, SearchContext, Span } from "./types.ts";

/** Whether the card of a row fits. */
export type Test = (row: number) => boolean;

/** One compilation: what it may ask and what it finds on the way. */
export type Matching = {
  readonly index: SearchIndex;
  readonly context: SearchContext;
  readonly text: string;
  readonly ignored: Ignored[];
  readonly notices: Notice[];
  /** Set when a regular expression was left out because its engine is not loaded. */
  readonly missing: { regex: boolean };
  /** The deck that `count` counts in. */
  readonly deck: DeckList | undefined;
  /** Saved searches that are being read, outermost first, and those that are known. */
  readonly stack: readonly string[];
  readonly known: Map<string, Test | undefined>;
  /** Where the outermost saved search stands: faults inside it are told there. */
  readonly within?: Span & { readonly name: string };
};

/** Fits no card. */
export const NEVER: Test = () => false;

export const startMatching = (index: SearchIndex, context: SearchContext, text: string): Matching => ({
  index,
  context,
  text,
  ignored: [],
  notices: [],
  missing: { regex: false },
  deck: context.deck,
  stack: [],
  known: new Map(),
});

/** Lists a part that does not filter; inside a saved search, at the place where that is used. */
export function ignore(matching: Matching, where: Span, message: string, suggestion?: string, retry?: true): void {
  const { within, text, ignored } = matching;
  const part = text.slice(where.from, where.to);
  const again = retry ? { retry } : {};
  if (within) ignored.push({ from: within.from, to: within.to, text: part, message: `In ${within.name}, “${part}”: ${message}`, ...again });
  else ignored.push({ from: where.from, to: where.to, text: part, message, ...(suggestion ? { suggestion } : {}), ...again });
}
/** Says something about a part that will filter. */
export function notify(matching: Matching, where: Span, message: string): void {
  const { from, to } = matching.within ?? where;
  matching.notices.push({ from, to, message });
}
