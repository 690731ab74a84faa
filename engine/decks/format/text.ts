/** Writes a deck as text: the form of §4.2 that reading gives back unchanged. */
import { type DeckEntry, type DeckList, entrySectionIds, type Pool } from "../../cards/deck.ts";
import { copiesIn, sectionName } from "../../cards/entries.ts";
import { findByName } from "../../cards/names.ts";
import { readHeading } from "../read/headings.ts";
import { readLine, tidy } from "../read/line.ts";
import { isMeta } from "../read/meta.ts";

export type TextOptions = {
  /** Number of the version, shown in the title. */
  readonly version?: number;
  /** With set code and collector number behind each name. */
  readonly sets?: boolean;
};

/** A deck as text, with a line break at the end. Every section that counts has a heading, also an empty one. */
export function formatDeckText(list: DeckList, pool: Pool, options: TextOptions = {}): string {
  const version = options.version === undefined ? "" : ` · v${options.version}`;
  const isName = (text: string) => findByName(pool, text) !== undefined;
  const lines = [
    `// ${tidy(list.name)} — game: ${list.game} · format: ${list.format}${version}`,
    ...(list.notes === "" ? [] : list.notes.split(/\r\n?|\n/).map((line) => noteLine(tidy(line), list))),
    ...list.swaps.map((swap) => `// swap: ${quotedIf(/ → |^"/.test(swap.out), swap.out)} → ${quotedIf(/ → |^"/.test(swap.in), swap.in)}`),
  ];
  for (const section of entrySectionIds(list.game)) {
    const entries = list.sections[section];
    if (section === "considering" && entries.length === 0) continue;
    lines.push(`${sectionName(list.game, section)}: ${copiesIn(list, section)}`);
    for (const entry of entries) lines.push(entryLine(entry, pool, options, isName));
  }
  const { unresolved } = list.sections;
  if (unresolved.length > 0) lines.push(`Unresolved: ${unresolved.length}`);
  for (const { line } of unresolved) lines.push(literal(line.replace(/(?!\t)\p{Cc}+/gu, " "), list));
  return `${lines.join("\n")}\n`;
}

/** `2 Tidal Wave (MC1) 158 @7        # note`; the name in quotes when a reader would take it for something else. */
function entryLine(entry: DeckEntry, pool: Pool, options: TextOptions, isName: (text: string) => boolean): string {
  const plain = written(entry, tidy(entry.name), pool, options);
  const read = readLine(plain, isName);
  const same = read.name === tidy(entry.name) && read.count === entry.count && (read.note ?? "") === tidy(entry.note ?? "");
  return same && read.rev === entry.rev && read.board === undefined
    ? plain
    : written(entry, quotedIf(true, tidy(entry.name)), pool, options);
}

function written(entry: DeckEntry, name: string, pool: Pool, { sets }: TextOptions): string {
  const card = sets ? pool.byName.get(entry.name) : undefined;
  const own = entry.set !== undefined || entry.number !== undefined;
  const set = own ? entry.set : card?.set;
  const number = own ? entry.number : card?.number;
  const printed = set === undefined ? "" : ` (${set})${number === undefined ? "" : ` ${number}`}`;
  const rev = entry.rev === undefined ? "" : ` @${entry.rev}`;
  const line = `${entry.count} ${name}${printed}${rev}`;
  return entry.note === undefined || tidy(entry.note) === "" ? line : `${line.padEnd(28)}# ${tidy(entry.note)}`.replace(/(\S)# /, "$1 # ");
}

/** A comment; marked as a note where it would be read as something else. */
function noteLine(note: string, list: DeckList): string {
  const plain = `// ${note}`;
  return /[\p{L}\p{N}]/u.test(note) && !isMeta(plain) && !readHeading(plain, list.game) ? plain : `// note: ${note}`.trimEnd();
}

/** An unresolved line word for word, marked where it would be read as something else. */
function literal(line: string, list: DeckList): string {
  const clean = tidy(line);
  const marked = /^>/.test(line) || !/[\p{L}\p{N}]/u.test(clean) || isMeta(clean);
  return marked || readHeading(clean, list.game) ? `> ${line}` : line;
}

const quotedIf = (needed: boolean, name: string): string => (needed ? `"${name.replaceAll('"', '""')}"` : name);
