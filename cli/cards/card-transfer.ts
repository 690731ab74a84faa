/** `card export` and `card import`: cards of a studio's database as a table, as JSON, or as an archive with their history. */
import { readFileSync, statSync } from "node:fs";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import type { ImportReport } from "../../engine/cards/work.ts";
import { type DeckId, parseDeckId } from "../../engine/decks/stored.ts";
import { isGameId } from "../../engine/games/index.ts";
import { parsedArguments } from "../arguments.ts";
import { meantName } from "../help.ts";
import type { CliIo } from "../io.ts";
import { escapedJson, jsonText, plain } from "../words.ts";
import { writeFile } from "../write-file.ts";

export const CARD_TRANSFER_USAGE = `card export --game G --db FILE [--set CODE | --card SLUG | --deck ID] [--format csv|json|archive] [--out FILE]
card import FILE --game G --db FILE [--column "HEADING=FIELD"]... [--write] [--skip-errors] [--author NAME] [--json]
Without --write, card import only reports what each row would do. FILE is .csv, .json or .zip; - reads a table from standard input.
--column says which field your column is ("Rulez=text"); "HEADING=" keeps it with the cards as your own column.`;

const OPTIONS = {
  game: { type: "string" },
  db: { type: "string" },
  set: { type: "string" },
  card: { type: "string" },
  deck: { type: "string" },
  format: { type: "string" },
  out: { type: "string" },
  author: { type: "string" },
  column: { type: "string", multiple: true },
  write: { type: "boolean" },
  "skip-errors": { type: "boolean" },
  json: { type: "boolean" },
} as const;

type Io = Pick<CliIo, "out" | "err" | "read">;

/** Runs `card export …` and `card import …`. Answers 0 when all went well, 1 when a row has an error, 2 when the command or a file cannot be read. */
export async function cardTransferCommand(argv: readonly string[], io: Io): Promise<number> {
  try {
    const { positionals, values } = parsedArguments(argv, OPTIONS);
    const [command, file, ...more] = positionals;
    const game = gameNamed(values.game);
    if (more.length > 0) throw new Error(`There is one argument too many: “${more[0]}”.`);
    await openStudio(values.db);
    if (command === "export") return await give(game, values, io);
    if (file === undefined) throw new Error("card import needs a FILE.");
    return await take(game, file, values, io);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    io.err(`${error.message}\nUsage: ${CARD_TRANSFER_USAGE}\n`);
    return 2;
  }
}

function gameNamed(name: string | undefined): GameId {
  if (name !== undefined && isGameId(name)) return name;
  throw new Error(
    `${name === undefined ? "Name a game with --game" : `There is no game “${name}”`}.${meantName(name ?? "", GAME_IDS)} Games: ${GAME_IDS.join(", ")}.`,
  );
}

/** SQLite is loaded only by commands that need it. */
async function openStudio(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error("Name the studio's database with --db.");
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no database “${file}”. Check the path.`);
  const { openDb, shareDb } = await import("../../db/client.ts");
  shareDb(openDb(file));
}

type Value = string | boolean | undefined;
type Values = { readonly [Name in Exclude<keyof typeof OPTIONS, "column">]?: Value } & { readonly column?: readonly string[] | undefined };
const textOf = (value: Value): string | undefined => (typeof value === "string" ? value : undefined);

async function give(
  game: GameId,
  { deck, format = deck === undefined ? "csv" : "archive", out, set, card }: Values,
  io: Io,
): Promise<number> {
  const which = { set: textOf(set), card: textOf(card), deck: await deckNamed(game, textOf(deck)) };
  const { exportCsv, exportJson } = await import("../../server/studio/export.ts");
  const { exportArchive } = await import("../../server/studio/archive.ts");
  if (format !== "csv" && format !== "json" && format !== "archive")
    throw new Error(`There is no format “${String(format)}”. Formats: csv, json, archive.`);
  const target = textOf(out);
  if (format === "archive") {
    if (target === undefined) throw new Error("An archive is not text: name a file for it with --out.");
    writeFile(target, await exportArchive(game, which));
  } else {
    const written = (format === "csv" ? exportCsv : exportJson)(game, which);
    if (target === undefined) io.out(format === "json" ? escapedJson(written) : written, "data");
    else writeFile(target, written);
  }
  return 0;
}

/** The deck of an id. Throws a sentence when the studio has none of this game. */
async function deckNamed(game: GameId, text: string | undefined): Promise<DeckId | undefined> {
  if (text === undefined) return undefined;
  const { findDeck } = await import("../../server/decks.ts");
  const id = parseDeckId(text);
  if (id && findDeck(id)?.deck.list.game === game) return id;
  throw new Error(`This studio has no ${game} deck “${text}”. A deck's id is at the end of its address.`);
}

async function take(game: GameId, file: string, values: Values, io: Io): Promise<number> {
  const { importCards } = await import("../../server/studio/import.ts");
  const { importArchive } = await import("../../server/studio/archive-import.ts");
  const columns = columnsSaid(values.column ?? []);
  const how = { dryRun: values.write !== true, skipErrors: values["skip-errors"] === true, author: textOf(values.author) ?? "" };
  const isArchive = file.endsWith(".zip");
  if (isArchive && !statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`);
  const done = isArchive
    ? await importArchive(game, readFileSync(file), how)
    : await importCards(game, { ...how, columns, format: file.endsWith(".json") ? "json" : "csv", data: await io.read(file) });
  if (!done.ok) throw new Error(done.error);
  io.out(values.json === true ? `${jsonText(done.value)}\n` : rowsOf(done.value));
  const { counts, headings, texts, written } = done.value;
  const told = columnsTold(headings);
  if (told !== "") io.err(`${plain(told)}\n`);
  const said = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  io.err(`${said.join(", ")}. ${written ? "Written." : "Nothing was written."}\n`);
  const [first = ""] = texts;
  if (texts.length > 0)
    io.err(
      `${plain(
        `No column is the card text, so the texts would be empty. Is it ${texts.map((heading) => `“${heading}”`).join(" or ")}? ` +
          `Say --column "${first}=text", or --column "${first}=" to keep it with the cards as your own column.`,
      )}\n`,
    );
  return counts.error > 0 || texts.length > 0 ? 1 : 0;
}

/** What --column says, by heading. Throws a sentence where there is no "=". */
function columnsSaid(said: readonly string[]): Readonly<Record<string, string>> {
  const pairs = said.map((one): [string, string] => {
    const at = one.lastIndexOf("=");
    if (at < 1) throw new Error(`“${one}” names no column. Write --column "HEADING=FIELD", such as --column "Rulez=text".`);
    return [one.slice(0, at), one.slice(at + 1).trim()];
  });
  return Object.fromEntries(pairs);
}

/** Which of the columns are called otherwise than the fields that they are, and which are kept as one's own. */
function columnsTold(headings: ImportReport["headings"]): string {
  const other = headings.filter(({ heading, column }) => column !== "" && column.toLowerCase() !== heading.toLowerCase());
  const own = headings.filter(({ column }) => column === "");
  const parts = [
    ...other.map(({ heading, column }) => `“${heading}” is ${column}`),
    ...(own.length > 0 ? [`kept as your own: ${own.map(({ heading }) => `“${heading}”`).join(", ")}`] : []),
  ];
  return parts.length === 0 ? "" : `Columns: ${parts.join("; ")}.`;
}

/** What each row does; rows that change nothing are left out. */
const rowsOf = ({ rows }: ImportReport): string =>
  rows
    .filter(({ outcome }) => outcome !== "unchanged")
    .map(({ row, outcome, name, id, changes, faults, remark }) => {
      const why = [...faults.map(({ path, message }) => (path ? `${path}: ${message}` : message)), ...(remark ? [remark] : [])].join(" ");
      return plain(`${row}: ${outcome} ${name || id}${changes.length > 0 ? ` (${changes.join(", ")})` : ""}${why ? ` ${why}` : ""}`);
    })
    .map((line) => `${line}\n`)
    .join("");
