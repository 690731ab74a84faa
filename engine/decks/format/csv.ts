/** Writes a deck as `count,name,set,number,section`, with columns for revision and note when an entry has them. */

import { toCell } from "../../cards/cell.ts";
import { type DeckEntry, type DeckList, type EntrySectionId, entrySectionIds, type Pool } from "../../cards/deck.ts";

/**
 * A deck's entries as CSV (RFC 4180, line feeds). Unresolved lines are rows without a count. The deck's name, notes and swaps have no
 * place in a table of cards; text and JSON carry them.
 */
export function formatDeckCsv(list: DeckList, pool: Pool): string {
  const entries = entrySectionIds(list.game).flatMap((section) => list.sections[section].map((entry) => ({ section, entry })));
  const rev = entries.some(({ entry }) => entry.rev !== undefined);
  const note = entries.some(({ entry }) => entry.note !== undefined);
  const extra = <T>(revision: T, remark: T): readonly T[] => [...(rev ? [revision] : []), ...(note ? [remark] : [])];
  const rows = [
    ["count", "name", "set", "number", "section", ...extra("rev", "note")],
    ...entries.map(({ section, entry }) => [...cells(section, entry, pool), ...extra(`${entry.rev ?? ""}`, toCell(entry.note ?? ""))]),
    ...list.sections.unresolved.map(({ line }) => ["", toCell(line), "", "", "unresolved", ...extra("", "")]),
  ];
  return rows.map((row) => `${row.map(quoted).join(",")}\n`).join("");
}

function cells(section: EntrySectionId, entry: DeckEntry, pool: Pool): readonly string[] {
  const own = entry.set !== undefined || entry.number !== undefined;
  const { set, number } = own ? entry : (pool.byName.get(entry.name) ?? entry);
  return [`${entry.count}`, toCell(entry.name), toCell(set ?? ""), toCell(number ?? ""), section];
}

const quoted = (cell: string): string => (/[",;\t|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
