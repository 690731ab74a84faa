/** Cards as CSV, TSV, text or JSON for the clipboard. */

import type { LibraryCard } from "../../../engine/cards/card.ts";
import { summaryOf } from "../../../engine/games/facts.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import type { Column } from "./columns.ts";
import { printColumn } from "./columns.ts";

export const COPY_FORMATS = ["csv", "tsv", "text", "json"] as const;
export type CopyFormat = (typeof COPY_FORMATS)[number];

/** A spreadsheet runs what begins with these; a quote in front keeps it a text. */
const FORMULA = /^[=+\-@\t\r]/;
const csvField = (text: string) => {
  const safe = FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const tsvField = (text: string) => text.replace(/[\t\n\r]+/g, " ");

/** The cards with the columns that are shown, in the order shown. JSON holds the whole cards. */
export function copyOf(format: CopyFormat, cards: readonly LibraryCard[], columns: readonly Column[], game: LibraryGame): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(cards, null, 2)}\n`;
    case "text":
      return cards.map((card) => `${card.name} (${summaryOf(game.facts(card))})\n${card.text}\n`).join("\n");
    case "csv":
    case "tsv": {
      const [field, between] = format === "csv" ? [csvField, ","] : [tsvField, "\t"];
      const rows = [columns.map((column) => column.label), ...cards.map((card) => columns.map((column) => printColumn(column, card)))];
      return `${rows.map((row) => row.map(field).join(between)).join("\n")}\n`;
    }
  }
}
