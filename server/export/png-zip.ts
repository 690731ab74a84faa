/** Fronts and backs as PNG in named folders, packed: what print shops with an upload form take, and other tools. */
import { err, type Result } from "../../engine/kernel/result.ts";
import { cutBy, type Dpi, type Shop } from "../../faces/print/shops.ts";
import { ahead } from "./ahead.ts";
import { contentsText, countOf, type Found, lookThrough } from "./contents.ts";
import { Packer } from "./packer.ts";
import type { Piece, Pieces } from "./pieces.ts";
import { picture, pixelsOf, pngOf } from "./raster.ts";
import { slug } from "./slug.ts";
import { type Watch, wholeFile } from "./whole-file.ts";

export type PngZip = Found & { readonly pictures: number; readonly components: number; readonly contents: string };

type File = { readonly path: string; readonly drawing: string; readonly piece: Piece };

/** Writes the pictures. The error is a sentence. */
export async function writePngZip(
  set: Pieces,
  shop: Shop,
  dpi: Dpi,
  at: Date,
  file: string,
  watch: Watch = {},
): Promise<Result<PngZip, string>> {
  if (countOf(set.pieces) === 0) return err("There is nothing to export: every component has 0 copies.");
  for (const piece of set.pieces) {
    const pixels = pixelsOf({ ...piece, reach: cutBy(shop, piece).reach }, dpi);
    if (typeof pixels === "string") return err(`“${piece.name}” is too large: ${pixels}`);
  }
  const { files, lines } = filesOf(set);
  const drawings = new Set(set.pieces.flatMap(({ face, back }) => (back === undefined ? [face] : [face, back]))).size;
  const all = drawings + files.length;
  let done = 0;
  const step = async () => {
    watch.progress?.(++done, all);
    await new Promise((next) => setImmediate(next));
    return watch.signal?.aborted !== true;
  };
  const result = await wholeFile(file, async (put) => {
    const found = await lookThrough(set, step);
    if (!found) return undefined;
    const packer = new Packer(at, put);
    const how = [`PNG, ${dpi} dpi. A front and its back have the same number and name; the number after x is the number of copies.`];
    const contents = contentsText(set, shop, how, lines, found, at);
    await packer.add("contents.txt", new TextEncoder().encode(contents));
    for await (const { path, png } of ahead(files, async (one) => ({ path: one.path, png: await render(set, shop, dpi, one) }))) {
      await packer.add(path, png);
      if (!(await step())) return undefined;
    }
    await packer.end();
    return { ...found, pictures: files.length, components: countOf(set.pieces), contents };
  });
  return result;
}

async function render(set: Pieces, shop: Shop, dpi: Dpi, { drawing, piece }: File): Promise<Buffer> {
  const shown = { ...piece, reach: cutBy(shop, piece).reach };
  const pixels = pixelsOf(shown, dpi);
  if (typeof pixels === "string") throw new Error(pixels);
  return pngOf(picture(await set.draw(drawing, false), shown, pixels), dpi);
}

/**
 * Where each picture lies. Components with one size and one back are a folder, with the back beside the fronts once; components whose back
 * is their own lie in a folder with as many backs as fronts.
 */
export function filesOf({ pieces }: Pick<Pieces, "pieces">): { readonly files: readonly File[]; readonly lines: readonly string[] } {
  const users = new Map<string, number>();
  for (const { back } of pieces) if (back !== undefined) users.set(back, (users.get(back) ?? 0) + 1);
  const groups = new Map<string, { readonly name: string; readonly shared?: string; readonly pieces: Piece[] }>();
  for (const piece of pieces) {
    if (piece.count <= 0) continue;
    const isShared = piece.back !== undefined && (users.get(piece.back) ?? 0) > 1;
    const kind = piece.back === undefined ? "no back" : isShared ? piece.back : "own backs";
    const key = `${piece.w} ${piece.h} ${kind}`;
    const name = isShared ? (piece.backName ?? "cards") : piece.back === undefined ? "one side" : "two sides";
    const group = groups.get(key) ?? { name, ...(isShared && piece.back !== undefined && { shared: piece.back }), pieces: [] };
    group.pieces.push(piece);
    groups.set(key, group);
  }
  const files: File[] = [];
  const lines: string[] = [];
  for (const [at, { name, shared, pieces: inside }] of [...groups.values()].entries()) {
    const [first] = inside;
    if (!first) continue;
    const all = countOf(inside);
    const folder = `${at + 1}-${slug(name)}-${round(first.w)}x${round(first.h)}mm-${all}`;
    lines.push(`${folder}: ${all} ${name}`);
    if (shared !== undefined) files.push({ path: `${folder}/back-x${all}.png`, drawing: shared, piece: first });
    for (const [i, piece] of inside.entries()) {
      const called = `${String(i + 1).padStart(3, "0")}-${slug(piece.name)}-x${piece.count}.png`;
      files.push({ path: `${folder}/fronts/${called}`, drawing: piece.face, piece });
      if (shared === undefined && piece.back !== undefined) files.push({ path: `${folder}/backs/${called}`, drawing: piece.back, piece });
      lines.push(`  ${called}: ${piece.count} x ${piece.name}`);
    }
  }
  return { files, lines };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
