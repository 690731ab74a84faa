/** Writes what Tabletop Simulator opens: one file whose pictures the studio serves, or a zip with the pictures and where they go. */
import sharp from "sharp";
import { err, type Result } from "../../../engine/kernel/result.ts";
import { sharePicture } from "../../shared-pictures.ts";
import { countOf } from "../contents.ts";
import { Packer } from "../packer.ts";
import type { Pieces } from "../pieces.ts";
import { slug } from "../slug.ts";
import { type Put, type Watch, wholeFile } from "../whole-file.ts";
import { checkSave } from "./check.ts";
import { FACTS, type Save } from "./format.ts";
import { carried, type Pictures } from "./pictures.ts";

/** Where its pictures are: in the zip, or in the studio at `origin`, which keeps them in `folder`. */
export type Where = { readonly is: "folder" } | { readonly is: "served"; readonly origin: string; readonly folder: string };
export type TabletopFile = { readonly objects: number; readonly cards: number; readonly pictures: number };

/** Builds a save; undefined when `seen` says to stop. */
export type Build = (pictures: Pictures, seen: () => Promise<boolean>) => Promise<Save | undefined>;

/** What is written: an object of some pieces, or a game that is set up. */
export type Kind = "object" | "game";

/**
 * Writes the file and reads it back: what would not load is a fault of the studio and throws.
 *
 * @param steps how many drawings are made
 */
export async function writeTabletop(
  set: Pick<Pieces, "title" | "pieces">,
  kind: Kind,
  build: Build,
  steps: number,
  where: Where,
  at: Date,
  file: string,
  watch: Watch = {},
): Promise<Result<TabletopFile, string>> {
  if (countOf(set.pieces) === 0) return err("There is nothing to export: every component has 0 copies.");
  let done = 0;
  const seen = async () => {
    watch.progress?.(++done, steps);
    await new Promise((next) => setImmediate(next));
    return watch.signal?.aborted !== true;
  };
  return wholeFile(file, async (put) => {
    const kept = where.is === "folder" ? carried() : undefined;
    const pictures = where.is === "served" ? served(where) : (kept ?? carried());
    const save = await build(pictures, seen);
    if (!save || watch.signal?.aborted) return undefined;
    const text = `${JSON.stringify(save, undefined, 2)}\n`;
    const checked = checkSave(text);
    if (!checked.ok) throw new Error(`The file for Tabletop Simulator has errors: ${checked.faults.slice(0, 3).join("; ")}`);
    if (kept) await pack(set.title, kind, text, kept.files, at, put);
    else await put(text);
    return { objects: save.ObjectStates.length, cards: checked.cards, pictures: checked.pictures.length };
  });
}

const served = ({ origin, folder }: Extract<Where, { readonly is: "served" }>): Pictures => ({
  add: async (bytes) => `${origin}${await sharePicture(folder, bytes, "jpg")}`,
});

async function pack(title: string, kind: Kind, text: string, pictures: ReadonlyMap<string, Buffer>, at: Date, put: Put): Promise<void> {
  const zip = new Packer(at, put);
  const name = `${slug(title)}${kind === "game" ? "-game" : ""}`;
  const folder = kind === "game" ? "Saves" : "Saves/Saved Objects";
  const encoded = (words: string) => new TextEncoder().encode(words);
  await zip.add("READ ME.txt", encoded(instructions(title, kind, `${folder}/${name}.json`)));
  await zip.add(`${folder}/${name}.json`, encoded(text));
  const [first] = pictures.values();
  // The picture that Tabletop Simulator shows in its list.
  if (first) await zip.add(`${folder}/${name}.png`, await sharp(first).resize(256, 256, { fit: "inside" }).png().toBuffer());
  for (const [path, bytes] of pictures) await zip.add(`Mods/Images/${path}`, bytes);
  await zip.end();
}

function instructions(title: string, kind: Kind, path: string): string {
  const { windows, mac, linux } = FACTS.folders;
  const open = kind === "game" ? "Games → Save & Load" : "Objects → Saved Objects";
  return [
    `${title.replace(/\p{Cc}/gu, " ")} for Tabletop Simulator`,
    "",
    "1. Unpack this zip into Tabletop Simulator's folder, so that its folders Saves and Mods merge with the ones there:",
    `     Windows  ${windows}`,
    `     macOS    ${mac}`,
    `     Linux    ${linux}`,
    `2. In Tabletop Simulator choose ${open} and open it (${path}).`,
    "3. To play with others, upload the pictures so that they can load them: Modding → Cloud Manager → Upload All Loaded Files, then save the game.",
    "",
    "Keep the names of the pictures: Tabletop Simulator finds them by name.",
    "",
  ].join("\r\n");
}
