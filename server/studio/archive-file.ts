/**
 * An archive as a file: a ZIP of a manifest, and of every value and picture under its hash. The same content gives the same bytes. What
 * strangers send is measured before it is unpacked, and every part is what its hash says or the whole is refused.
 */
import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from "fflate";
import { z } from "zod";
import { sha256 } from "../../db/hash.ts";
import { ORIGINS } from "../../engine/cards/card.ts";
import { DECK_ID } from "../../engine/decks/stored.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { byCodePoint } from "../../engine/kernel/order.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { Slices } from "../slices.ts";

const FORMAT = "arcology-archive/2";
/** Bytes of one file and of all, unpacked: a small file may claim to be a large one. */
const MOST_BYTES_EACH = 10_000_000;
const MOST_BYTES = 200_000_000;
const MOST_FILES = 50_000;
/** Every file in an archive is of this moment, the first that a ZIP can say. */
const MOMENT = new Date(1980, 0, 1);

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const At = z.iso.datetime();
const ObjectId = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/);

const ManifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  game: z.string(),
  objects: z.array(
    z.strictObject({
      type: z.enum(["card", "keyword", "tag", "set"]),
      id: ObjectId,
      head: z.number().int().min(1),
      /** Whether a person put it away. */
      archived: z.literal(true).optional(),
      revisions: z
        .array(
          z.strictObject({
            number: z.number().int().min(1),
            hash: Hash,
            author: z.string().max(200),
            note: z.string().max(2_000),
            /** Left out of what the studio ships: every studio has it from another moment. */
            at: At.optional(),
            origin: z.enum(ORIGINS),
          }),
        )
        .min(1),
    }),
  ),
  scenarios: z.array(z.strictObject({ id: z.string().regex(DECK_ID), card: ObjectId, hash: Hash, author: z.string().max(200), at: At })),
  decks: z.array(
    z.strictObject({
      id: z.string().regex(DECK_ID),
      parent: z.string().regex(DECK_ID).optional(),
      createdAt: At,
      updatedAt: At,
      list: Hash,
      versions: z.array(
        z.strictObject({
          name: z.string().max(200),
          at: At,
          list: Hash,
          pins: z.array(z.strictObject({ id: ObjectId, revision: z.number().int().min(1) })).max(5_000),
        }),
      ),
    }),
  ),
  pictures: z.array(Hash),
});
export type Manifest = z.infer<typeof ManifestSchema>;
export type ArchivedObject = Manifest["objects"][number];
export type ArchivedScenario = Manifest["scenarios"][number];
export type ArchivedDeck = Manifest["decks"][number];

/** Where a value lies that belongs to the manifest. */
const FOLDERS = ["revisions", "scenarios", "decks"] as const;
export type Folder = (typeof FOLDERS)[number];

/** What is put into an archive; each value is kept once. */
export class ArchiveFiles {
  readonly #files = new Map<string, Uint8Array>();

  /** Keeps a value and answers its hash. */
  value(folder: Folder, value: unknown): string {
    const text = canonicalJson(value);
    const hash = sha256(text);
    this.#files.set(`${folder}/${hash}.json`, strToU8(text));
    return hash;
  }

  picture(hash: string, data: Uint8Array): void {
    this.#files.set(`pictures/${hash}.webp`, data);
  }

  /** The archive, its files in the order of their names behind the manifest. */
  async pack(manifest: Omit<Manifest, "format">): Promise<Uint8Array<ArrayBuffer>> {
    const sorted = [...this.#files].toSorted(([a], [b]) => byCodePoint(a, b));
    const slices = new Slices();
    const parts: Uint8Array[] = [];
    const zip = new Zip((error, part) => {
      if (error) throw error;
      parts.push(part);
    });
    for (const [name, bytes] of [["manifest.json", strToU8(canonicalJson({ format: FORMAT, ...manifest }))] as const, ...sorted]) {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = MOMENT;
      zip.add(file);
      file.push(bytes, true);
      await slices.rest();
    }
    zip.end();
    return new Uint8Array(Buffer.concat(parts));
  }
}

/** An archive that was opened. */
export type Opened = {
  readonly manifest: Manifest;
  /** The value of a hash; undefined when it is missing or is not what its hash says. */
  readonly value: (folder: Folder, hash: string) => unknown;
  readonly picture: (hash: string) => Uint8Array | undefined;
};

const KNOWN = /^(?:manifest\.json|(?:revisions|scenarios|decks)\/[0-9a-f]{64}\.json|pictures\/[0-9a-f]{64}\.webp)$/;

/** Opens an archive. The error is a sentence. */
export function openArchive(bytes: Uint8Array): Result<Opened, string> {
  let [total, count, tooLarge] = [0, 0, false];
  let strange: string | undefined;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        count++;
        if (originalSize > MOST_BYTES_EACH || total > MOST_BYTES || count > MOST_FILES) tooLarge = true;
        if (!KNOWN.test(name)) strange ??= name;
        return !tooLarge && strange === undefined;
      },
    });
  } catch {
    return err("This is not a studio archive: it is not a ZIP file, or it is damaged. Export it again.");
  }
  if (tooLarge) return err("Unpacked, this archive would be larger than a studio archive can be. Nothing was read.");
  if (strange !== undefined) return err(`This is not a studio archive: it contains “${strange.slice(0, 80)}”. Nothing was read.`);
  const manifest = ManifestSchema.safeParse(parsed(unpacked["manifest.json"]));
  if (!manifest.success) return err("This ZIP file is not a studio archive, or is from another version: its manifest cannot be read.");
  return ok({
    manifest: manifest.data,
    value: (folder, hash) => {
      const file = unpacked[`${folder}/${hash}.json`];
      const text = file && strFromU8(file);
      if (text === undefined || sha256(text) !== hash) return undefined;
      const value = parsed(file);
      return isCanonical(value, text) ? value : undefined;
    },
    picture: (hash) => unpacked[`pictures/${hash}.webp`],
  });
}

/** Whether a value is kept as the same text; one that nests too deeply to be written is not. */
function isCanonical(value: unknown, text: string): boolean {
  try {
    return canonicalJson(value) === text;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function parsed(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && (JSON.parse(strFromU8(bytes)) as unknown);
  } catch {
    return undefined;
  }
}
