/** Takes in cards from tables and JSON: first what each row would do is found out, then everything is written at once, or nothing. */
import { db } from "../../db/client.ts";
import { findHead, libraryVersion, listHeads } from "../../db/queries/objects.ts";
import { addObject, together } from "../../db/queries/revisions.ts";
import { blankFields } from "../../engine/cards/blank.ts";
import { type Card, type GameId, parseCardId } from "../../engine/cards/card.ts";
import { changesBetween } from "../../engine/cards/difference.ts";
import { readSheet } from "../../engine/cards/sheet.ts";
import { slugify } from "../../engine/cards/slug.ts";
import type { Fault, ImportReport, ImportRow, Typed, UndoStep, WordType } from "../../engine/cards/work.ts";
import { checkCard } from "../../engine/games/check-card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { cardReader } from "../../engine/games/reading.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { proposeArt } from "../../faces/art/index.ts";
import { cardOfRow } from "../card-row.ts";
import { Slices } from "../slices.ts";
import { addCard, canonicalCard, freeId, freeNumber, writeCard } from "./cards.ts";
import { cardNames, followRenames, withFollowed } from "./follow.ts";
import { checkWord, findWord, keywordsOf, signed, type Word, wordName, writeWord } from "./objects.ts";
import type { StudioError } from "./result.ts";
import { keepUnsaidOf } from "./unsaid.ts";
import { freeWordId, knownTags, OWN_SET, wordFaults } from "./words.ts";

export type Import = {
  readonly format: "csv" | "json";
  readonly data: string;
  readonly dryRun: boolean;
  /** Rows with errors are left out and the others written. */
  readonly skipErrors: boolean;
  /** What a person says that columns of the table are, by heading; empty: none of the game's. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
  readonly author: string;
};

/** How often the rows are read before it is given up. */
const MOST_READINGS = 5;
/** Rows of one import. */
const MOST_ROWS = 20_000;

type Source = Pick<ImportReport, "own" | "headings" | "texts"> & {
  readonly words: readonly { readonly row: number; readonly type: WordType; readonly value: Typed }[];
  readonly cards: readonly {
    readonly row: number;
    readonly id: string;
    readonly name: string;
    readonly onto: (card: Typed) => { readonly value: Typed; readonly faults: readonly Fault[] };
  }[];
};

type Planned = {
  readonly told: ImportRow;
  readonly write?: () => Result<unknown, StudioError>;
  /** The revision that is there before; absent: none is. */
  readonly before?: number | undefined;
};

/** Imports a table or a list, in slices. The error is a sentence about the whole of it. */
export async function importCards(game: GameId, wish: Import): Promise<Result<ImportReport, string>> {
  // Whoever writes while the rows are read makes them be read again.
  for (let i = 0; i < MOST_READINGS; i++) {
    const done = await readAndWrite(game, wish);
    if (!done.ok || done.value !== "changed") return done as Result<ImportReport, string>;
  }
  return err("Cards of this game kept changing during the import. Nothing was written; try again in a moment.");
}

async function readAndWrite(
  game: GameId,
  { format, data, dryRun, skipErrors, columns, author }: Import,
): Promise<Result<ImportReport | "changed", string>> {
  const slices = new Slices();
  const version = libraryVersion(db(), game);
  const source = format === "csv" ? sourceOfCsv(game, data, columns) : sourceOfJson(game, data);
  if (!source.ok) return source;
  const rows = source.value.cards.length + source.value.words.length;
  if (rows > MOST_ROWS) return err(`The file has ${rows} rows; the limit is ${MOST_ROWS}. Split it.`);
  const by = signed({ author, note: "Imported" }, "import");
  const words = planWords(game, source.value, by);
  const keywords = new Map(keywordsOf(game).map((keyword) => [keyword.id, keyword]));
  for (const { word } of words) if (word && "print" in word) keywords.set(word.id, word);
  const planned = [...words, ...(await planCards(game, source.value, cardReader(game, [...keywords.values()]), by, slices))];
  const failed = planned.some(({ told }) => told.outcome === "error");
  const writes = planned.flatMap(({ write }) => write ?? []);
  // New cards without their texts would be empty ones.
  const texts = planned.some(({ told }) => told.outcome === "new" && told.type === "card") ? source.value.texts : [];
  const written = !dryRun && (!failed || skipErrors) && texts.length === 0;
  let followed: readonly UndoStep[] = [];
  if (libraryVersion(db(), game) !== version) return ok("changed");
  if (written)
    together(db(), () => {
      const names = cardNames(game);
      for (const write of writes) {
        const done = write();
        if (!done.ok) throw new Error(`A valid row could not be written: ${done.error.code}`);
      }
      followed = followRenames(game, names, by);
    });
  const undo = written ? planned.flatMap(({ told, write, before = null }) => (write ? undoOf(told, before) : [])) : [];
  const { own, headings } = source.value;
  return ok({ ...report(planned.map(({ told }) => told)), own, headings, texts, written, undo: withFollowed(undo, followed) });
}

/** How a row that was written is taken back. */
export function undoOf({ type, id }: { readonly type: UndoStep["type"]; readonly id: string }, before: number | null): readonly UndoStep[] {
  const after = type === "scenario" ? undefined : findHead(db(), type, id)?.revision.number;
  return after === undefined || after === before ? [] : [{ type, id, before, after }];
}

/** Rows with how many there are of each outcome. */
export function report(rows: readonly ImportRow[]): Pick<ImportReport, "rows" | "counts"> {
  const count = (outcome: ImportRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  return { rows, counts: { new: count("new"), changed: count("changed"), unchanged: count("unchanged"), error: count("error") } };
}

function sourceOfCsv(game: GameId, data: string, columns: Import["columns"]): Result<Source, string> {
  const sheet = readSheet(gameDefinition(game), data, columns);
  return "fault" in sheet ? err(sheet.fault) : ok({ ...sheet, words: [], cards: sheet.rows });
}

/** `{"format": "arcology-cards/1", "cards": […], "keywords": […], …}`, or a list of cards. */
function sourceOfJson(game: GameId, data: string): Result<Source, string> {
  let value: unknown;
  try {
    value = JSON.parse(data.replace(/^\uFEFF/, ""));
  } catch (error) {
    return err(
      `This is not valid JSON: ${error instanceof Error ? error.message.slice(0, 120) : "it cannot be read"}. Check that the file is complete.`,
    );
  }
  const whole = Array.isArray(value) ? { cards: value } : isTyped(value) ? value : undefined;
  if (!whole) return err('Cards in JSON must be a list or {"cards": […]}.');
  if (whole["game"] !== undefined && whole["game"] !== game)
    return err(`This file is for ${String(whole["game"]).slice(0, 40)}, not ${gameDefinition(game).name}. Import it there.`);
  const list = (member: string): readonly unknown[] => (Array.isArray(whole[member]) ? whole[member] : []);
  const [keywords, tags, sets, cards] = [list("keywords"), list("tags"), list("sets"), list("cards")];
  if (keywords.length + tags.length + sets.length + cards.length === 0)
    return err('There is nothing to import: no "cards", "keywords", "tags" or "sets".');
  const typed = (type: WordType, values: readonly unknown[]) =>
    values.map((one, i) => ({ row: i + 1, type, value: isTyped(one) ? one : {} }));
  return ok({
    ...{ own: [], headings: [], texts: [] },
    words: [...typed("set", sets), ...typed("tag", tags), ...typed("keyword", keywords)],
    cards: cards.map((one, i) => {
      const card: Typed = isTyped(one) ? one : {};
      const text = (member: string) => (typeof card[member] === "string" ? card[member] : "");
      return {
        row: i + 1,
        id: text("id"),
        name: text("name"),
        onto: (base) => ({
          value: {
            ...base,
            ...card,
            fields: { ...(isTyped(base["fields"]) ? base["fields"] : {}), ...(isTyped(card["fields"]) ? card["fields"] : {}) },
          },
          faults: isTyped(one) ? [] : [{ path: "", message: "Write a card here: { … }." }],
        }),
      };
    }),
  });
}

const isTyped = (value: unknown): value is Typed => typeof value === "object" && value !== null && !Array.isArray(value);

function planWords(game: GameId, { words }: Source, by: ReturnType<typeof signed>): (Planned & { readonly word?: Word })[] {
  return words.map(({ row, type, value }) => {
    const named = String(type === "set" ? value["code"] : (value["id"] ?? value["name"] ?? value["print"] ?? ""));
    const known = findWord(type, game, type === "set" ? named.toLowerCase() : slugify(named));
    const id = known ?? (type === "set" ? `${game}/${named.toLowerCase()}` : freeWordId(type, game, named));
    const word = checkWord({ type, id }, value);
    const told = { row, type, id, name: named, faults: [], changes: [] };
    if (!word.ok) return { told: { ...told, outcome: "error" as const, faults: word.error } };
    const before = known === undefined ? undefined : listHeads(db(), type, game).find((head) => head.id === known);
    if (before && canonicalJson(before.value) === canonicalJson(word.value))
      return { told: { ...told, outcome: "unchanged" as const }, word: word.value };
    const write = () =>
      before ? writeWord({ type, id }, word.value, undefined, by) : ok(addObject(db(), { type, id, game, value: word.value }, by));
    return {
      told: { ...told, name: wordName(word.value), outcome: before ? ("changed" as const) : ("new" as const) },
      word: word.value,
      write,
      before: before?.revision.number,
    };
  });
}

async function planCards(
  game: GameId,
  { cards }: Source,
  reader: ReturnType<typeof cardReader>,
  by: ReturnType<typeof signed>,
  slices: Slices,
): Promise<Planned[]> {
  const heads = listHeads(db(), "card", game).flatMap(({ value, archived, revision }) => {
    const card = cardOfRow(value);
    return card ? [{ card, archived, number: revision.number }] : [];
  });
  const numberOf = new Map<string, number>(heads.map(({ card, number }) => [card.id, number]));
  const byId = new Map<string, Card>(heads.map(({ card }) => [card.id, card]));
  const byName = new Map<string, Card[]>();
  for (const { card, archived } of heads) if (!archived) byName.set(card.name, [...(byName.get(card.name) ?? []), card]);
  const pool = heads.map(({ card }) => card);
  const taken = new Map<string, number>();
  /** By name of a card that is not there yet: the first row that makes it. */
  const made = new Map<string, number>();
  const given = new Map<string, number>();
  let tags: Set<unknown> | undefined;
  const numbers = new Map<string, number>();
  const planned: Planned[] = [];
  const plan = (source: Source["cards"][number]): Planned => {
    const { row } = source;
    const told = {
      row,
      type: "card" as const,
      id: source.id,
      name: source.name,
      faults: [] as readonly Fault[],
      changes: [] as readonly string[],
    };
    const wrong = (...faults: Fault[]): Planned => ({ told: { ...told, outcome: "error", faults } });
    const named = source.id === "" ? (byName.get(source.name) ?? []) : [];
    if (source.id === "" && source.name === "")
      return wrong({ path: "name", message: "This row has neither an id nor a name, so it matches no card." });
    if (named.length > 1)
      return wrong({ path: "name", message: `${named.length} cards have this name: ${named.map(({ id }) => id).join(", ")}. Add the id.` });
    if (source.id !== "" && (!parseCardId(source.id) || !source.id.startsWith(`${game}/`)))
      return wrong({
        path: "id",
        message: `${source.id.slice(0, 80)} is not an id in this game. An id is ${game}/ and lower-case letters, digits and hyphens.`,
      });
    const before = named[0] ?? byId.get(source.id);
    const twin = before ? undefined : made.get(source.name);
    if (!before && twin === undefined) made.set(source.name, row);
    let id = before?.id ?? parseCardId(source.id) ?? freeId(game, source.name, given);
    // Another row may have said this id itself.
    while (!before && source.id === "" && taken.has(id)) id = freeId(game, source.name, given);
    const first = taken.get(id);
    if (first !== undefined) return wrong({ path: "id", message: `Row ${first} is also about ${id}. Keep one of them.` });
    taken.set(id, row);
    const { value, faults, drawn } = before ? { ...source.onto(before), drawn: true } : newValue(source, game, pool, numbers);
    const checked = checkCard({ ...value, id, game });
    const all = [...faults, ...(checked.ok ? wordFaults(checked.value) : checked.error)];
    if (all.length > 0 || !checked.ok) return { told: { ...told, id, outcome: "error", faults: all } };
    const whole = drawn ? checked.value : { ...checked.value, art: proposeArt(checked.value) };
    const card = canonicalCard(whole, reader);
    if (before && canonicalJson(before) === canonicalJson(card)) return { told: { ...told, id, outcome: "unchanged" } };
    const changes = before ? changesBetween(before, card).map(({ path }) => path) : [];
    return {
      told: {
        ...{ ...told, id, name: card.name, outcome: before ? "changed" : "new", changes },
        ...(twin === undefined ? {} : { remark: `Row ${twin} has the same name: these are two cards.` }),
      },
      before: numberOf.get(id),
      write: () => {
        tags ??= knownTags(game);
        keepUnsaidOf(card, by.author, reader);
        return before ? writeCard(card, undefined, by, tags) : addCard(card, by, tags);
      },
    };
  };
  for (const source of cards) {
    planned.push(plan(source));
    await slices.rest();
  }
  return planned;
}

/** What a row makes of a card that is not there yet: what it does not say is the least that a card of its kind can have. */
function newValue(source: Source["cards"][number], game: GameId, pool: readonly Card[], numbers: Map<string, number>) {
  const { kinds, fields } = gameDefinition(game);
  const said = source.onto({}).value;
  const given = String(said["kind"] ?? "");
  const kind = given === "" ? kinds[0]?.id : given;
  const set = String(said["set"] ?? "") || OWN_SET.code;
  const number = numbers.get(set) ?? Number(freeNumber(game, set));
  const blank = {
    ...{ set, number: String(number), kind, name: source.name, names: {}, text: "", flavor: "", flavors: {}, count: 1 },
    fields: blankFields(fields, String(kind), pool),
    art: {},
    ...{ credit: { artist: "", licence: "" }, provenance: "imported", fixed: [] },
  };
  const read = source.onto(blank);
  const art = isTyped(read.value["art"]) ? read.value["art"] : {};
  // A hint alone says nothing of how the picture is drawn; anything else is checked as it is.
  const drawn = Object.entries(art).some(([member, said]) => member !== "hint" && said !== "");
  const filled = (member: "set" | "number" | "kind" | "provenance") => read.value[member] || blank[member];
  if (filled("number") === blank.number) numbers.set(set, number + 1);
  const value: Typed = {
    ...read.value,
    ...{ set: filled("set"), number: filled("number"), kind: filled("kind"), provenance: filled("provenance") },
    // A picture is proposed once the card is known to be one.
    art: drawn ? art : { motif: "skyline", seed: slugify(source.name) || "card", palette: "neutral" },
  };
  return { value, faults: read.faults, drawn };
}
