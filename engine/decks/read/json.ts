/** Reads `arcology-deck/1`, one deck or several, and the simpler JSON that other tools write. An entry is a line of the account. */
import type { EntrySectionId } from "../../cards/deck.ts";
import { DECK_FILE_FORMAT } from "../format/json.ts";
import { Collector } from "./collect.ts";
import { isNameLike, isPrintingLike, readLine } from "./line.ts";
import type { ReadOptions } from "./reading.ts";
import { placed, type Resolver, type Written } from "./resolve.ts";
import { otherGame } from "./text.ts";

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** What is read of a deck; other keys are named in a warning. */
const KNOWN = new Set(["format", "game", "id", "name", "rules", "notes", "swaps", "sections", "decks", "cards", "title"]);

/** How many entries a file holds, counted before anything is read. */
export function countEntries(value: unknown, resolver: Resolver): number {
  if (Array.isArray(value))
    return value.reduce((sum: number, item) => sum + (isFields(item) && isDeck(item, resolver) ? countEntries(item, resolver) : 1), 0);
  if (!isFields(value)) return 1;
  return Object.values(value).reduce(
    (sum: number, item) => sum + (typeof item === "object" && item !== null ? countEntries(item, resolver) : 0),
    0,
  );
}

/** Whether a value has a place for cards at all: entries, decks, or sections, even empty ones. */
export function holdsDeck(value: unknown, resolver: Resolver): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (!isFields(value)) return typeof value === "string";
  const decks = value["decks"];
  if (Array.isArray(decks)) return decks.length > 0;
  return (
    isFields(value["sections"]) ||
    Object.entries(value).some(([key, part]) => isPart(key, resolver) && typeof part === "object" && part !== null)
  );
}

/** Reads a value that `holdsDeck`. */
export function readJson(value: unknown, options: ReadOptions, resolver: Resolver): Collector {
  const into = new Collector(options.game);
  const file = { at: 0, unread: new Set<string>() };
  if (Array.isArray(value)) {
    if (value.some((item) => isFields(item) && isDeck(item, resolver))) readDeckList(value, "", file, into, options, resolver);
    else readEntries(value, undefined, file, into, resolver);
  } else if (isFields(value)) {
    const decks = value["decks"];
    if (Array.isArray(decks)) {
      noteUnread(value, file, resolver);
      readDeckList(decks, text(value["game"]), file, into, options, resolver);
    } else readDeck(value, "", file, into, options, resolver);
  } else readEntries([value], undefined, file, into, resolver);
  const format = isFields(value) ? text(value["format"]) : "";
  if (/^arcology-deck\//.test(format) && format !== DECK_FILE_FORMAT)
    into.warn(`The file's format is ${format.slice(0, 40)}, but this studio reads ${DECK_FILE_FORMAT}. Check that nothing is missing.`);
  if (file.unread.size > 0)
    into.warn(`Ignored, because a deck has no such part: ${[...file.unread].slice(0, 12).join(", ").slice(0, 200)}.`);
  return into;
}

type File = { at: number; readonly unread: Set<string> };

const isDeck = (item: Fields, { sectionOf }: Resolver) =>
  isFields(item["sections"]) ||
  Object.entries(item).some(([key, part]) => Array.isArray(part) && (key === "cards" || sectionOf(key) !== undefined));
/** Whether entries may stand under a key of a deck without sections: a section, "cards", or a word that says nothing else. */
const isPart = (key: string, { sectionOf }: Resolver) => key === "cards" || sectionOf(key) !== undefined || !KNOWN.has(key);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

function readDeckList(
  decks: readonly unknown[],
  game: string,
  file: File,
  into: Collector,
  options: ReadOptions,
  resolver: Resolver,
): void {
  for (const deck of decks) {
    if (isFields(deck)) readDeck(deck, game, file, into, options, resolver);
    else keepUnread(deck, file, into);
  }
}

function readDeck(deck: Fields, game: string, file: File, into: Collector, options: ReadOptions, resolver: Resolver): void {
  into.begin();
  noteUnread(deck, file, resolver);
  otherGame(text(deck["game"]) || game, options, into);
  if (text(deck["id"])) into.deck.id = text(deck["id"]);
  into.deck.name = text(deck["name"]) || text(deck["title"]);
  if (text(deck["rules"])) into.deck.format = text(deck["rules"]);
  if (text(deck["notes"])) into.deck.notes.push(text(deck["notes"]));
  for (const swap of list(deck["swaps"])) {
    if (isFields(swap) && text(swap["out"]) && text(swap["in"])) into.deck.swaps.push({ out: text(swap["out"]), in: text(swap["in"]) });
    else keepUnread(swap, file, into);
  }
  const sections = isFields(deck["sections"]) ? deck["sections"] : deck;
  for (const [key, entries] of Object.entries(sections)) {
    if (sections === deck && !isPart(key, resolver)) continue;
    const section = resolver.sectionOf(key);
    if (entries === null) continue;
    if (section === "unresolved") for (const line of Array.isArray(entries) ? entries : [entries]) readUnresolved(line, file, into);
    else if (Array.isArray(entries)) readEntries(entries, section, file, into, resolver);
    else if (isFields(entries)) readCounts(entries, section, file, into, resolver);
    else if (sections !== deck || section !== undefined) keepUnread({ [key]: entries }, file, into);
  }
}

function noteUnread(fields: Fields, file: File, { sectionOf }: Resolver): void {
  for (const key of Object.keys(fields)) if (!KNOWN.has(key) && sectionOf(key) === undefined) file.unread.add(key.slice(0, 40));
}

function readUnresolved(line: unknown, file: File, into: Collector): void {
  const kept = isFields(line) && typeof line["line"] === "string" ? line["line"] : typeof line === "string" ? line : undefined;
  if (kept === undefined) keepUnread(line, file, into);
  else into.unresolved(++file.at, JSON.stringify(line), [], kept);
}

/** `{"Tidal Wave": 4}` */
function readCounts(counts: Fields, section: EntrySectionId | undefined, file: File, into: Collector, resolver: Resolver): void {
  const entries = Object.entries(counts).map(([name, count]) =>
    typeof count === "number" ? { name, count } : { name, ...fieldsOf(count) },
  );
  readEntries(entries, section, file, into, resolver);
}

function readEntries(
  entries: readonly unknown[],
  section: EntrySectionId | undefined,
  file: File,
  into: Collector,
  resolver: Resolver,
): void {
  for (const item of entries) {
    const written = typeof item === "string" ? fromLine(item, resolver) : isFields(item) ? fromFields(item) : undefined;
    if (!written) keepUnread(item, file, into);
    else into.card({ at: ++file.at, text: JSON.stringify(item), ...placed(resolver.resolve(written), section, resolver) });
  }
}

function fromLine(line: string, resolver: Resolver): Written | undefined {
  const { board: _, count, ...parts } = readLine(line.trim(), resolver.isName);
  return !isNameLike(parts.name) ? undefined : { ...parts, count: count ?? 1 };
}

/** A name or an id is enough; without a count it is one copy. */
function fromFields(item: Fields): Written | undefined {
  const name = text(item["name"]) || text(item["card"]) || text(item["title"]) || text(item["id"]);
  const count = item["count"] ?? item["qty"] ?? item["quantity"] ?? item["amount"] ?? 1;
  if (!isNameLike(name) || typeof count !== "number" || !Number.isFinite(count)) return undefined;
  if (!isPrintingLike(text(item["set"])) || !isPrintingLike(text(item["number"]))) return undefined;
  const rev = item["rev"];
  return {
    name,
    count: count + 0,
    ...(text(item["id"]) ? { id: text(item["id"]) } : {}),
    ...(typeof rev === "number" && Number.isSafeInteger(rev) && rev > 0 ? { rev } : {}),
    ...(text(item["set"]) ? { set: text(item["set"]) } : {}),
    ...(text(item["number"]) ? { number: text(item["number"]) } : {}),
    ...(text(item["note"]) ? { note: text(item["note"]) } : {}),
  };
}

function keepUnread(item: unknown, file: File, into: Collector): void {
  into.unresolved(++file.at, JSON.stringify(item) ?? "", [], JSON.stringify(item) ?? "");
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : { count: value });
