/** `export`: cards for print shops, other tables and talking: what leaves the studio and is no sheet to cut out. */

import { resolve } from "node:path";
import { sharedBeside } from "../../db/client.ts";
import { GAME_IDS, type GameId, isGameId } from "../../engine/cards/card.ts";
import type { Result } from "../../engine/kernel/result.ts";
import { DPIS, SHOP_IDS, SHOPS, shopOf } from "../../faces/print/shops.ts";
import type { CardExport, Pieces } from "../../server/export/pieces.ts";
import type { Build, Where } from "../../server/export/tabletop/write.ts";
import type { Watch } from "../../server/export/whole-file.ts";
import { CHOICE_OPTIONS, type Chosen, chosenCards } from "../cards/chosen-cards.ts";
import { SOURCE_OPTIONS, sourceOf } from "../cards/source-options.ts";
import type { CliIo } from "../io.ts";
import { answered, labArguments, UsageError, wholeNumber } from "../lab/lab-arguments.ts";
import { progressOf } from "../lab/progress.ts";
import { jsonText, plural } from "../words.ts";
import { kitCards } from "./kit-cards.ts";

const FORMS = ["pdf", "png", "tts", "tts-game", "picture"] as const;
type Form = (typeof FORMS)[number];

export const EXPORT_USAGE = `export pdf|png|tts|tts-game|picture GAME [--kit [--players N]] [--deck FILE | --query Q | --set CODE] --out FILE [--shop ${SHOP_IDS[0]}] [--dpi 300] [--copies N] [--no-draft-mark]
      [--served ADDRESS] [--rules ADDRESS] [--json] [--content DIR | --db FILE]`;
export const EXPORT_HELP = `Writes files of cards for others: without --deck, --query or --set the whole game, with as many copies
as in its box; a query gives each card once.
  pdf   for a print shop: one side of a card on each page, with bleed, TrimBox and BleedBox; FILE.txt beside it lists the contents
  png   for a print shop: fronts and backs as pictures in a zip, with counts in their names and a list
  tts   for Tabletop Simulator: a saved object with a pile for each back, in a zip with its pictures in the right folders
  tts-game   for Tabletop Simulator: a save with the game set up: boards, piles, tokens, counters, dice and hands; if players bring
             decks, --deck is for the first seat and the others have ready decks
  picture   for a chat: a deck with its list, curve and leaders, or the first 21 other cards side by side, as PNG
  --deck    a file, or the id of a ready deck
  --kit     for pdf and png: the whole game, with boards, tokens, figures and aids; a game with decks has two ready decks, or those
            of --deck
  --players number of players of the kit; default as many as can play
  --shop    the size after cutting:
${SHOPS.map(({ id, name }) => `            ${id}: ${name}`).join("\n")}
  --dpi     ${DPIS.join(", ")} dots per inch, for png
  --copies  copies of each card, instead of the counts of deck and box
  --served  for tts, with --db: the studio of that database serves the pictures at ADDRESS to anyone who knows their addresses; FILE
            is only the object
  --rules   for tts-game: the address of the rules, for the note on the table; with --served it is ADDRESS. Without either, the note
            tells players to ask for the booklet (command "booklet")
Warns of lines below 0.25 pt, texts below 6 pt and pictures below 300 dpi. The file appears when it is complete.`;

const OPTIONS = {
  ...SOURCE_OPTIONS,
  ...CHOICE_OPTIONS,
  kit: { type: "boolean" },
  players: { type: "string" },
  out: { type: "string" },
  shop: { type: "string" },
  dpi: { type: "string" },
  copies: { type: "string" },
  served: { type: "string" },
  rules: { type: "string" },
  "no-draft-mark": { type: "boolean" },
  json: { type: "boolean" },
} as const;
type Values = ReturnType<typeof labArguments<typeof OPTIONS>>["values"];
/** What was made, in one line for people and as values for scripts. */
type Done = { readonly line: string; readonly values: Readonly<Record<string, unknown>>; readonly warnings: readonly string[] };

/** Runs `export …`; `argv` begins behind the word. Answers 0 when the file is written, 1 when it was stopped or cannot be made, 2 when the command cannot be read. */
export function exportCommand(argv: readonly string[], io: CliIo): Promise<number> {
  return answered(io, EXPORT_USAGE, async () => {
    const { positionals, values } = labArguments(argv, OPTIONS);
    const [form, game, ...more] = positionals;
    if (!isForm(form)) throw new UsageError(`export needs a form: ${FORMS.join(", ")}.`);
    if (game === undefined || !isGameId(game)) throw new UsageError(`export ${form} needs a game: ${GAME_IDS.join(", ")}.`);
    if (more.length > 0) throw new UsageError(`export takes only one game; remove “${more[0]}”.`);
    if (values.out === undefined) throw new UsageError("export needs --out FILE.");
    const stop = new AbortController();
    const deaf = io.onInterrupt(() => stop.abort());
    let shown: ReturnType<typeof progressOf> | undefined;
    const watch: Watch = {
      signal: stop.signal,
      progress: (done, all) => {
        shown ??= progressOf(io, all, "steps");
        shown.show(done);
      },
    };
    try {
      const made = await make(form, game, values, resolve(values.out), io, watch);
      shown?.clear();
      if (!made.ok) {
        io.err(`${made.error}\n`);
        return 1;
      }
      const { line, warnings } = made.value;
      for (const warning of warnings) io.err(`${warning}\n`);
      if (values.json) io.out(`${jsonText(made.value.values)}\n`);
      else io.err(`${line}\n`);
      return 0;
    } finally {
      deaf();
    }
  });
}

const isForm = (text: string | undefined): text is Form => FORMS.some((one) => one === text);

async function make(form: Form, game: GameId, values: Values, file: string, io: CliIo, watch: Watch): Promise<Result<Done, string>> {
  const shop = shopOf(values.shop ?? SHOP_IDS[0] ?? "");
  if (!shop) throw new UsageError(`--shop must be ${SHOP_IDS.join(", ")}, not “${values.shop}”.`);
  const dpi = DPIS.find((one) => String(one) === (values.dpi ?? "300"));
  if (!dpi) throw new UsageError(`--dpi must be ${DPIS.join(", ")}, not “${values.dpi}”.`);
  const where = whereOf(values);
  if (form === "picture") return talking(game, await chosenCards(game, values, io), values, file, io, watch);
  if (form === "tts-game") return wholeGame(game, values, where, file, io, watch);
  const seats = values.players === undefined ? undefined : wholeNumber("--players", values.players, 1, 8);
  if (values.kit && form === "tts") throw new UsageError("To export a whole game for Tabletop Simulator, use export tts-game.");
  if (seats !== undefined && !values.kit) throw new UsageError("Only a kit has a number of players. Use --players with --kit.");
  const { deck, ...others } = values;
  const chosen = values.kit
    ? await kitCards(game, { ...others, ...(deck === undefined ? {} : { deck: [deck] }) }, io)
    : await chosenCards(game, values, io);
  const set = await piecesOf(chosen, values, io, values.kit ? { kit: { game, ...(seats === undefined ? {} : { seats }) } } : {});
  const at = new Date();
  if (form === "tts") return tabletop(set, where, at, file, watch);
  if (form === "png") {
    const { writePngZip } = await import("../../server/export/png-zip.ts");
    const made = await writePngZip(set, shop, dpi, at, file, watch);
    if (!made.ok) return made;
    const { pictures, components, warnings, missing } = made.value;
    const line = `${plural(components, values.kit ? "component" : "card")} as ${plural(pictures, "picture")} of ${dpi} dpi, sRGB: ${file}`;
    return done(line, { file, pictures, components, dpi, shop: shop.id }, warnings, missing);
  }
  const { writeShopPdf } = await import("../../server/export/shop-pdf.ts");
  const made = await writeShopPdf(set, shop, at, file, watch);
  if (!made.ok) return made;
  const { pages, components, contents, warnings, missing } = made.value;
  const list = `${file.replace(/\.pdf$/i, "")}.txt`;
  const { writeFile } = await import("../write-file.ts");
  writeFile(list, contents);
  const line = `${plural(components, values.kit ? "component" : "card")} on ${plural(pages, "page")}, sRGB: ${file}\nContents: ${list}`;
  return done(line, { file, list, pages, components, shop: shop.id }, warnings, missing);
}

async function tabletop(set: Pieces, where: Where, at: Date, file: string, watch: Watch): Promise<Result<Done, string>> {
  const { deckSave, stepsOf } = await import("../../server/export/tabletop/deck.ts");
  const { writeTabletop } = await import("../../server/export/tabletop/write.ts");
  const build: Build = (pictures, seen) => deckSave(set, pictures, seen);
  const made = await writeTabletop(set, "object", build, stepsOf(set.pieces), where, at, file, watch);
  if (!made.ok) return made;
  const { cards, objects, pictures } = made.value;
  const line = `${plural(cards, "card")} in ${plural(objects, "pile")} with ${plural(pictures, "picture")} for Tabletop Simulator: ${file}`;
  return done(line, { file, ...made.value }, [], []);
}

async function wholeGame(game: GameId, values: Values, where: Where, file: string, io: CliIo, watch: Watch): Promise<Result<Done, string>> {
  const { gameOf, seatDecks } = await import("../../server/export/tabletop/game-of.ts");
  const { gameSave, gameSteps } = await import("../../server/export/tabletop/game.ts");
  const { writeTabletop } = await import("../../server/export/tabletop/write.ts");
  if (values.query !== undefined || values.set !== undefined || values.copies !== undefined)
    throw new UsageError("tts-game has all cards of the game; it has no --query, --set or --copies.");
  const from = sourceOf(values);
  const own = values.deck === undefined ? [] : [await chosenCards(game, values, io)].flatMap(({ list }) => list ?? []);
  const cards = (await io.loadCards(game, from)).filter(({ archived }) => !archived);
  const rules = rulesAt(game, values, where);
  const decks = seatDecks(own, await io.loadDecks(game, from), cards);
  await tellBefore(
    cards.map((card) => ({ card, count: 1 })),
    io,
  );
  const found = gameOf({ game, cards, decks, drafts: !values["no-draft-mark"], rules });
  if (!found.ok) throw new Error(found.error);
  const made = await writeTabletop(
    found.value.set,
    "game",
    (pictures, seen) => gameSave(found.value, pictures, seen),
    gameSteps(found.value),
    where,
    new Date(),
    file,
    watch,
  );
  if (!made.ok) return made;
  if (values.rules === undefined && where.is === "folder")
    io.err(
      `The note on the table has no address of the rules. Give it one with --rules ADDRESS, or send the others the booklet: booklet ${game} --out rules.pdf\n`,
    );
  const { cards: count, objects, pictures } = made.value;
  const line = `${found.value.name} for ${found.value.players} players: ${plural(count, "card")} among ${plural(objects, "object")} with ${plural(pictures, "picture")}: ${file}`;
  return done(line, { file, players: found.value.players, ...made.value }, [], []);
}

async function talking(
  game: GameId,
  { title, cards, list }: Chosen,
  values: Values,
  file: string,
  io: CliIo,
  watch: Watch,
): Promise<Result<Done, string>> {
  const { cardsPicture } = await import("../../server/talk/cards-picture.ts");
  const { deckPicture } = await import("../../server/talk/deck-picture.ts");
  const { wholeFile } = await import("../../server/export/whole-file.ts");
  await tellBefore(cards, io);
  const shown = cards.map(({ card }) => card);
  const picture = list ? await deckPicture(list, await io.loadPool(game, sourceOf(values))) : await cardsPicture(shown, title);
  const made = await wholeFile(file, async (put) => {
    // Who wanted it stopped is heard before anything is written.
    await new Promise((next) => setImmediate(next));
    if (watch.signal?.aborted) return undefined;
    await put(picture);
    return true;
  });
  return made.ok ? done(`${title} as a picture: ${file}`, { file, bytes: picture.length }, [], []) : made;
}

/** What the note on the table says of the rules: an address, or a sentence that the others at the table can act on. Throws a sentence when the address is none. */
function rulesAt(game: GameId, { rules }: Values, where: Where): string {
  if (rules === undefined)
    return where.is === "served"
      ? `${where.origin}/docs/${game}/rules`
      : "ask the person who made this table for the rules booklet, a PDF from the studio.";
  const url = URL.canParse(rules) ? new URL(rules) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--rules is an address on the web, such as http://192.168.0.7:3000/docs/${game}/rules, not “${rules}”.`);
  return url.href;
}

/** Where the pictures go. Throws a sentence when an address is none, or has no database beside which they lie. */
function whereOf({ served, db }: Values): Where {
  if (served === undefined) return { is: "folder" };
  if (db === undefined) throw new UsageError("--served needs --db FILE: the pictures are beside the studio's database.");
  const url = URL.canParse(served) ? new URL(served) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--served is the studio's address, such as http://192.168.0.7:3000, not “${served}”.`);
  return { is: "served", origin: url.origin, folder: sharedBeside(resolve(db)) };
}

function done(
  line: string,
  values: Readonly<Record<string, unknown>>,
  warnings: readonly string[],
  missing: readonly string[],
): Result<Done, string> {
  return { ok: true, value: { line, values: { ...values, warnings, missing }, warnings } };
}

/** Which cards have letters that will be boxes or pictures that are gone, before anything is made of them. */
async function tellBefore(cards: Chosen["cards"], io: CliIo): Promise<void> {
  const { lettersOf } = await import("../../server/print/letters.ts");
  const { picturesOf } = await import("../../server/print/lost-pictures.ts");
  for (const told of [await lettersOf(cards), await picturesOf(cards)]) if (told) io.err(`${told.said}\n`);
}

/** The cards as pieces. Throws a sentence when there are too many. */
async function piecesOf({ title, cards }: Chosen, values: Values, io: CliIo, kit: Pick<CardExport, "kit">) {
  const copies = values.copies === undefined ? undefined : wholeNumber("--copies", values.copies, 1, 100);
  const counted = cards.map(({ card, count }) => ({ card, count: copies ?? count }));
  const { MOST_COMPONENTS } = await import("../../server/print/cards.ts");
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  if (all > MOST_COMPONENTS)
    throw new Error(`These are ${all} cards; at most ${MOST_COMPONENTS} are exported at once. Export part of them.`);
  await tellBefore(counted, io);
  const { piecesOfCards } = await import("../../server/export/pieces.ts");
  return piecesOfCards({ title, cards: counted, drafts: !values["no-draft-mark"], ...kit });
}
