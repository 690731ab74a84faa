/** A deck as rows to show: sections in the game's order, what is drawn grouped by kind, cards by price and name. Pure. */

import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckEntry, DeckList, DeckRules, EntrySectionId, Finding, Pool } from "../../../engine/cards/deck.ts";
import { cardOf } from "../../../engine/cards/pool.ts";
import { copies, type EntryAt } from "../../../engine/decks/index.ts";
import type { GameDefinition } from "../../../engine/games/game.ts";
import { byCodePoint } from "../../../engine/kernel/order.ts";
import { priceOf } from "../price.ts";

export type DeckRow = {
  /** Stays the same while copies change: section, name, and which of several equal lines. */
  readonly key: string;
  readonly at: EntryAt;
  readonly entry: DeckEntry;
  /** Undefined: the name is not in the pool. */
  readonly card: LibraryCard | undefined;
};
/** Rows under one small heading; without `title` the section's own heading is enough. */
export type RowGroup = {
  readonly id: string;
  readonly title?: string;
  /** The kind of card that they all are. */
  readonly kind?: string;
  readonly copies: number;
  readonly rows: readonly DeckRow[];
};
export type RowSection = {
  readonly id: EntrySectionId;
  /** Copies that count, as the rules count them; in Considering, all. */
  readonly copies: number;
  /** Copies here that are not counted: unknown or misplaced cards. */
  readonly uncounted: number;
  readonly groups: readonly RowGroup[];
};

/** The sections that a game's decks have, then Considering. */
export const sectionsOf = (rules: DeckRules): readonly EntrySectionId[] => [...rules.sections.map(({ id }) => id), "considering"];

/** All rows of a deck, in the order in which they are shown. */
export function rowSections(list: DeckList, pool: Pool, game: GameDefinition, rules: DeckRules): readonly RowSection[] {
  const counted = rules.counted(list, pool);
  return sectionsOf(rules).map((id) => {
    const entries = list.sections[id];
    const rows = rowsOf(id, entries, pool, game);
    const counting = id === "considering" ? copies(entries) : (counted[id] ?? 0);
    return {
      id,
      copies: counting,
      uncounted: Math.max(0, copies(entries) - counting),
      groups: id === rules.draws.from ? byKind(rows, game) : [group(id, undefined, rows)],
    };
  });
}

function rowsOf(section: EntrySectionId, entries: readonly DeckEntry[], pool: Pool, game: GameDefinition): readonly DeckRow[] {
  const moneyOf = ({ card }: DeckRow) => (card ? (priceOf(card, game).money ?? 0) : -1);
  const seen = new Map<string, number>();
  return entries
    .map((entry, index): DeckRow => {
      const nth = seen.get(entry.name) ?? 0;
      seen.set(entry.name, nth + 1);
      return { key: `${section}/${entry.name}/${nth}`, at: { section, index }, entry, card: cardOf(pool, entry) };
    })
    .sort((a, b) => moneyOf(a) - moneyOf(b) || byCodePoint(a.entry.name, b.entry.name) || a.at.index - b.at.index);
}

function byKind(rows: readonly DeckRow[], game: GameDefinition): readonly RowGroup[] {
  const kinds = [...game.kinds.map((kind) => ({ id: kind.id, title: kind.plural })), { id: "", title: "No such card" }];
  return kinds
    .map(({ id, title }) => ({
      ...group(
        `kind-${id || "none"}`,
        title,
        rows.filter((row) => (row.card?.kind ?? "") === id),
      ),
      kind: id,
    }))
    .filter((one) => one.rows.length > 0);
}
const group = (id: string, title: string | undefined, rows: readonly DeckRow[]): RowGroup => ({
  id,
  copies: copies(rows.map(({ entry }) => entry)),
  rows,
  ...(title === undefined ? {} : { title }),
});

/** What is wrong with a line: the check's own sentence, and two or three words of it for the line itself. */
export type Wrong = { readonly sentence: string; readonly short: string };

/** For each section and card name, the first thing that is wrong with it; what is about this card comes before what is about several. */
export function wrongRows(findings: readonly Finding[]): ReadonlyMap<string, Wrong> {
  const wrong = new Map<string, Wrong>();
  const isAboutOne = ({ data }: Finding) => data["name"] !== undefined;
  for (const finding of [...findings.filter(isAboutOne), ...findings.filter((one) => !isAboutOne(one))])
    for (const name of finding.cards) {
      const key = `${finding.section ?? ""}/${name}`;
      if (!wrong.has(key)) wrong.set(key, { sentence: finding.message, short: shortOf(finding) });
    }
  return wrong;
}
/** What is wrong with a row; undefined when nothing is. */
export const wrongOf = (wrong: ReadonlyMap<string, Wrong>, at: EntryAt, name: string): Wrong | undefined =>
  wrong.get(`${at.section}/${name}`) ?? wrong.get(`/${name}`);

/** Sections that hold more cards than they may. */
export const overfullSections = (findings: readonly Finding[]): ReadonlySet<EntrySectionId> =>
  new Set(
    findings.flatMap(({ section, data: { have, need, max, name } }) =>
      section !== undefined && name === undefined && Number(have) > Number(max ?? need) ? [section] : [],
    ),
  );

function shortOf({ data, code }: Finding): string {
  if (data["max"] !== undefined) return `at most ${data["max"]}`;
  if (data["need"] !== undefined && data["by"] !== undefined) return `asks for ${data["need"]}`;
  if (data["need"] !== undefined) return `exactly ${data["need"]}`;
  if (data["back"] !== undefined) return `${data["back"]} back`;
  if (data["count"] !== undefined) return "not a count";
  return code === "UNKNOWN_CARD" ? "no such card" : "not allowed here";
}
