/** Reads decks from whatever was pasted or dropped: text, a table, JSON or a link. Nothing is dropped, nothing throws. */
import { decodeShare, sharedPart } from "../format/share.ts";
import type { Collector } from "./collect.ts";
import { headedColumns, isPlainTable, readCsv } from "./csv.ts";
import { countEntries, holdsDeck, readJson } from "./json.ts";
import {
  type DeckReading,
  MAX_CHARACTERS,
  MAX_FILE_CHARACTERS,
  MAX_FILE_ENTRIES,
  MAX_LINES,
  type ReadOptions,
  type ReadSource,
} from "./reading.ts";
import { type Resolver, resolverFor } from "./resolve.ts";
import { readText } from "./text.ts";

/** Reads one or several decks. What is too large, empty or no text at all is refused whole, with a sentence that says why. */
export function readDecks(text: string, options: ReadOptions): DeckReading {
  const refused = refuse(text, options.fileName);
  if (refused) return refused;
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const resolver = resolverFor(options.pool);
  if (sharedPart(plain.trim()) !== undefined) {
    const shared = decodeShare(plain.trim());
    if (shared === undefined) return refusal("damaged", "The link is incomplete or was changed. Copy the whole link again.");
    return fromValue(shared, "link", options, resolver);
  }
  const json = parseJson(plain, options.fileName);
  if (json && !json.ok) return json;
  if (json) return fromValue(json.value, "json", options, resolver);
  if (plain.length > MAX_CHARACTERS) return tooLong(plain.length, MAX_CHARACTERS);
  // The break behind the last line begins no other.
  const lines = plain.replace(/\n$/, "").split("\n").length;
  if (lines > MAX_LINES) return tooMany("The list has", lines, "lines", MAX_LINES);
  if (isTable(plain, options, resolver)) {
    const { into, layout } = readCsv(plain, options, resolver);
    const reading = finished(into, "csv", options);
    return reading.ok ? { ...reading, csv: layout } : reading;
  }
  return finished(readText(plain, options, resolver), "text", options);
}

function finished(into: Collector, source: ReadSource, options: ReadOptions): DeckReading {
  const cards = into.lines.filter((line) => line.as === "card");
  const unknown = cards.filter((line) => line.confidence === "unknown" && line.alternatives.length === 0).length;
  if (unknown > 4 && unknown * 2 > cards.length) {
    into.warn(`${unknown} of ${cards.length} names match no card in this game. Is the list for another game? It was kept unchanged.`);
  }
  const name = (options.fileName ?? "").replace(/^.*[/\\]/, "").replace(/\.[A-Za-z0-9]{1,5}$/, "");
  return { ok: true, source, decks: into.decks(name), lines: into.lines, warnings: into.warnings };
}

type Refusal = Extract<DeckReading, { ok: false }>;
const refusal = (code: Refusal["error"]["code"], message: string): Refusal => ({ ok: false, error: { code, message } });
const tooMany = (what: string, lines: number, called: string, most: number) =>
  refusal("too-many-lines", `${what} ${lines} ${called}, and the limit is ${most}. Split it. Nothing was read.`);
const tooLong = (characters: number, most: number) =>
  refusal("too-large", `The list has ${characters} characters, and the limit is ${most}. Is it a deck? Nothing was read.`);

function refuse(text: string, fileName: string | undefined): Refusal | undefined {
  const most = mayBeJson(text, fileName) ? MAX_FILE_CHARACTERS : MAX_CHARACTERS;
  if (text.length > most) return tooLong(text.length, most);
  const odd = text.match(/(?![\t\n\v\f\r])[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  if (text.includes("\0") || odd * 20 > text.length) {
    return refusal("binary", "The file is not text. Save the list as text, CSV or JSON in UTF-8 and try again. Nothing was read.");
  }
  return /\S/.test(text.replace(/\uFEFF/g, "")) ? undefined : refusal("empty", "There is nothing to read. Paste a list or choose a file.");
}

type Json = { readonly ok: true; readonly value: unknown };

const claimsJson = (text: string, fileName: string | undefined) => /^\s*\{/.test(text) || /\.json$/i.test(fileName ?? "");
const mayBeJson = (text: string, fileName: string | undefined) => claimsJson(text, fileName) || /^\s*\[/.test(text);

/** Undefined: the text is no JSON and does not claim to be. A bracket may also open a heading, so it claims nothing. */
function parseJson(text: string, fileName: string | undefined): Json | Refusal | undefined {
  if (!mayBeJson(text, fileName)) return undefined;
  const claims = claimsJson(text, fileName);
  if (nesting(text) > MAX_NESTING) {
    if (!claims) return undefined;
    return refusal("damaged", `The JSON is nested more than ${MAX_NESTING} levels deep, so it is not a deck. Nothing was read.`);
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (!claims) return undefined;
    const why = error instanceof Error ? error.message.slice(0, 160) : "it cannot be parsed";
    return refusal("damaged", `The JSON cannot be read: ${why}. Nothing was read.`);
  }
}

/** A deck file is five deep; far deeper ones would exhaust the stack of whoever walks them. */
const MAX_NESTING = 100;

/** How deep the brackets of a JSON text go, those in strings apart. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') quoted = !quoted;
    else if (quoted && letter === "\\") at++;
    else if (!quoted && (letter === "[" || letter === "{")) deepest = Math.max(deepest, ++depth);
    else if (!quoted && (letter === "]" || letter === "}")) depth--;
  }
  return deepest;
}

function fromValue(value: unknown, source: "json" | "link", options: ReadOptions, resolver: Resolver): DeckReading {
  if (!holdsDeck(value, resolver))
    return refusal("damaged", "The JSON has no deck: it has no sections and no list of cards. Choose another file. Nothing was read.");
  const entries = countEntries(value, resolver);
  if (entries > MAX_FILE_ENTRIES) return tooMany("The file has", entries, "entries", MAX_FILE_ENTRIES);
  const into = readJson(value, options, resolver);
  return into.fullest > MAX_LINES
    ? tooMany("A section of the deck has", into.fullest, "entries", MAX_LINES)
    : finished(into, source, options);
}

const isTable = (text: string, { fileName, columns }: ReadOptions, resolver: Resolver): boolean =>
  columns !== undefined || /\.(csv|tsv|tab)$/i.test(fileName ?? "") || headedColumns(text) !== undefined || isPlainTable(text, resolver);
