/**
 * Cards with their whole history in one file: a ZIP of a manifest, of every revision under its hash, and of pictures under theirs. The same
 * content gives the same bytes, and a studio that takes it in gives out the same bytes again.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { z } from "zod";
import { db } from "../../db/client.ts";
import { sha256 } from "../../db/hash.ts";
import { findHead, listHeads } from "../../db/queries/objects.ts";
import { addHistory, appendHistory, type ObjectKey, together, type WholeRevision, wholeRevisions } from "../../db/queries/revisions.ts";
import { type Card, type GameId, ORIGINS } from "../../engine/cards/card.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import { ENTRY_SECTION_IDS } from "../../engine/cards/deck.ts";
import { KeywordSchema } from "../../engine/cards/library-schema.ts";
import { pictureHash } from "../../engine/cards/picture.ts";
import type { ImportReport, ImportRow } from "../../engine/cards/work.ts";
import { checkCard } from "../../engine/games/check-card.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { byCodePoint } from "../../engine/kernel/order.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { cardOfRow } from "../card-row.ts";
import { poolOf } from "../library.ts";
import { chosenCards, type Which } from "./export.ts";
import { report } from "./import.ts";
import { checkWord, listWords } from "./objects.ts";
import { readPicture, takePicture } from "./pictures.ts";
import { hasTag, usesOf } from "./uses.ts";

const FORMAT = "arcology-archive/1";
/** Bytes of one file and of all, unpacked: a small file may claim to be a large one. */
const MOST_BYTES_EACH = 10_000_000;
const MOST_BYTES = 200_000_000;
const MOST_FILES = 50_000;
/** Every file in an archive is of this moment, the first that a ZIP can say. */
const MOMENT = new Date(1980, 0, 1);

const ManifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  game: z.string(),
  objects: z.array(
    z.strictObject({
      type: z.enum(["card", "keyword", "tag", "set"]),
      id: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
      head: z.number().int().min(1),
      revisions: z
        .array(
          z.strictObject({
            number: z.number().int().min(1),
            hash: z.string().regex(/^[0-9a-f]{64}$/),
            author: z.string().max(200),
            note: z.string().max(2_000),
            at: z.iso.datetime(),
            origin: z.enum(ORIGINS),
          }),
        )
        .min(1),
    }),
  ),
  pictures: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
});
type Manifest = z.infer<typeof ManifestSchema>;
type ArchivedObject = Manifest["objects"][number];

/** The cards of a deck that are cards of its game. */
export const cardsOfDeck = (list: DeckList): string[] => {
  const { byName } = poolOf(list.game);
  const names = ENTRY_SECTION_IDS.flatMap((section) => list.sections[section].map(({ name }) => name));
  return [...new Set(names.flatMap((name) => byName.get(name)?.id ?? []))];
};

/** An archive of cards with the sets, tags and keywords that they use. `ids`: these cards, in place of those of `which`. */
export async function exportArchive(game: GameId, which: Which, ids?: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const cards = ids ? chosenCards(game, {}).filter(({ id }) => ids.includes(id)) : chosenCards(game, which);
  const keys: ObjectKey[] = [...cards.map(({ id }) => ({ type: "card" as const, id })), ...wordsOf(game, cards)];
  const files: Record<string, Uint8Array> = {};
  const pictures = new Set<string>();
  const objects = keys
    .toSorted((a, b) => byCodePoint(a.type, b.type) || byCodePoint(a.id, b.id))
    .flatMap((key) => {
      const head = findHead(db(), key.type, key.id);
      if (!head) return [];
      const revisions = wholeRevisions(db(), key).map(({ value, ...revision }) => {
        files[`revisions/${revision.hash}.json`] = strToU8(canonicalJson(value));
        for (const hash of picturesOf(cardOfRow(value))) pictures.add(hash);
        return revision;
      });
      return [{ ...key, head: head.revision.number, revisions }];
    });
  const kept: string[] = [];
  for (const hash of [...pictures].sort()) {
    const data = await readPicture(hash);
    if (!data) continue;
    files[`pictures/${hash}.webp`] = new Uint8Array(data);
    kept.push(hash);
  }
  const manifest = { format: FORMAT, game, objects, pictures: kept };
  const sorted = Object.entries(files).toSorted(([a], [b]) => byCodePoint(a, b));
  return zipSync(Object.fromEntries([["manifest.json", strToU8(canonicalJson(manifest))] as const, ...sorted]), {
    level: 6,
    mtime: MOMENT,
  }) as Uint8Array<ArrayBuffer>;
}

const picturesOf = (card: Card | undefined): string[] =>
  [card?.art, ...(card?.variants ?? []).map(({ art }) => art)].flatMap((art) =>
    art && "image" in art ? (pictureHash(art.image) ?? []) : [],
  );

/** The sets, tags and keywords of cards. */
function wordsOf(game: GameId, cards: readonly Card[]): ObjectKey[] {
  const codes = new Set(cards.flatMap(({ set, variants = [] }) => [set, ...variants.map((one) => one.set)]));
  const written = JSON.stringify(cards.map(({ fields }) => fields));
  const texts = cards.map(({ text }) => text).join("\n");
  const ids = new Set(cards.map(({ id }) => id as string));
  const named = (type: "tag" | "set") => listWords(type, game).map(({ id, word }) => ({ type, id, word }));
  return [
    ...named("set").flatMap(({ type, id, word }) => ("code" in word && codes.has(word.code) ? [{ type, id }] : [])),
    ...named("tag").flatMap(({ type, id, word }) =>
      "name" in word && (written.includes(JSON.stringify(word.name)) || hasTag(texts, word.name)) ? [{ type, id }] : [],
    ),
    ...listHeads(db(), "keyword", game).flatMap(({ id, value }) => {
      const word = KeywordSchema.safeParse(value);
      return word.success && usesOf(game, "keyword", word.data).some((use) => ids.has(use.id)) ? [{ type: "keyword" as const, id }] : [];
    }),
  ];
}

/** Takes an archive in: every object with its history. What is here already stays, and nothing of it is lost. The error is a sentence about the whole. */
export async function importArchive(
  game: GameId,
  bytes: Uint8Array,
  { dryRun, skipErrors }: { readonly dryRun: boolean; readonly skipErrors: boolean },
): Promise<Result<ImportReport, string>> {
  const opened = openArchive(bytes);
  if (!opened.ok) return opened;
  const { manifest, files } = opened.value;
  if (manifest.game !== game) return err(`This archive holds ${manifest.game.slice(0, 40)}, and not ${game}. Import it there.`);
  const planned = manifest.objects.map((object, i) => planObject(game, object, files, i + 1));
  const broken = manifest.pictures.filter((hash) => !files.has(`pictures/${hash}.webp`));
  if (broken.length > 0) return err(`${broken.length} pictures of the archive are missing in it. It may be cut short; export it again.`);
  const failed = planned.some(({ told }) => told.outcome === "error");
  const written = !dryRun && (!failed || skipErrors);
  if (written) {
    for (const hash of manifest.pictures)
      if (!(await takePicture(hash, files.get(`pictures/${hash}.webp`) ?? new Uint8Array())))
        return err("A picture of the archive is not what its name says. It may be damaged; export it again.");
    together(db(), () => {
      for (const { write } of planned) write?.();
    });
  }
  return ok({ ...report(planned.map(({ told }) => told)), own: [], written });
}

type Opened = { readonly manifest: Manifest; readonly files: ReadonlyMap<string, Uint8Array> };

function openArchive(bytes: Uint8Array): Result<Opened, string> {
  let [total, count, tooLarge] = [0, 0, false];
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        count++;
        if (originalSize > MOST_BYTES_EACH || total > MOST_BYTES || count > MOST_FILES) tooLarge = true;
        return !tooLarge && /^(?:manifest\.json|revisions\/[0-9a-f]{64}\.json|pictures\/[0-9a-f]{64}\.webp)$/.test(name);
      },
    });
  } catch {
    return err("This is no archive of a studio: it is no ZIP file, or it is damaged. Export it again.");
  }
  if (tooLarge) return err("Unpacked, this archive would be larger than any that a studio writes. Nothing was read.");
  const files = new Map(Object.entries(unpacked));
  const manifest = parsed(files.get("manifest.json"));
  const read = ManifestSchema.safeParse(manifest);
  if (!read.success) return err("This ZIP file is no archive of a studio, or one of a newer version: its manifest cannot be read.");
  return ok({ manifest: read.data, files });
}

function parsed(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && (JSON.parse(strFromU8(bytes)) as unknown);
  } catch {
    return undefined;
  }
}

type Planned = { readonly told: ImportRow; readonly write?: () => void };

function planObject(game: GameId, object: ArchivedObject, files: Opened["files"], row: number): Planned {
  const { type, id } = object;
  const key = { type, id };
  const history: WholeRevision[] = [];
  const wrong = (message: string, path = ""): Planned => ({
    told: { row, type, id, name: id, outcome: "error", faults: [{ path, message }], changes: [] },
  });
  if (!id.startsWith(`${game}/`)) return wrong(`${id} is of another game.`, "id");
  for (const [i, revision] of object.revisions.entries()) {
    const bytes = files.get(`revisions/${revision.hash}.json`);
    const text = bytes && strFromU8(bytes);
    if (text === undefined || sha256(text) !== revision.hash || revision.number !== i + 1)
      return wrong(
        `Revision ${revision.number} of ${id} is missing or is not what its hash says. The archive is damaged; export it again.`,
      );
    history.push({ ...revision, value: parsed(bytes) });
  }
  const newest = history.find(({ number }) => number === object.head);
  if (!newest) return wrong(`${id} has no revision ${object.head}, which should be the newest.`);
  const checked = type === "card" ? checkCard(newest.value) : checkWord({ type, id }, newest.value as Readonly<Record<string, unknown>>);
  if (!checked.ok) return { told: { row, type, id, name: id, outcome: "error", faults: checked.error, changes: [] } };
  if (type === "card" && (checked.value as Card).id !== id) return wrong(`The card says that it is ${(checked.value as Card).id}.`, "id");
  const told = { row, type, id, name: "name" in checked.value ? checked.value.name : checked.value.print, faults: [], changes: [] };
  const here = wholeRevisions(db(), key);
  if (here.length === 0) {
    // What no studio of this version ships is nobody's but its owner's.
    const own = history.map((one) => (one.origin === "shipped" ? { ...one, origin: "import" as const } : one));
    return { told: { ...told, outcome: "new" }, write: () => addHistory(db(), { ...key, game }, own, object.head) };
  }
  const known = new Set(here.map(({ hash }) => hash));
  const missing = history.filter(({ hash }) => !known.has(hash));
  if (missing.length === 0) return { told: { ...told, outcome: "unchanged" } };
  // The newest of the archive comes last, so that it is what everybody sees.
  const ordered = missing.toSorted((a, b) => Number(a.number === object.head) - Number(b.number === object.head) || a.number - b.number);
  return {
    told: { ...told, outcome: "changed", changes: ordered.map(({ number }) => `revision ${number}`) },
    write: () => appendHistory(db(), key, ordered),
  };
}
