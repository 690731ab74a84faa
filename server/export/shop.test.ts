import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { pictureOf } from "../../faces/print/picture.ts";
import { cutBy, SHOPS, shopOf } from "../../faces/print/shops.ts";
import { warningsOf, weaknessesOf } from "../../faces/print/warnings.ts";
import { openPdf, wordsOf } from "../print/read-pdf.test-support.ts";
import { type Piece, piecesOfCards } from "./pieces.ts";
import { filesOf, writePngZip } from "./png-zip.ts";
import { writeShopPdf } from "./shop-pdf.ts";
import { slug } from "./slug.ts";

const folder = mkdtempSync(join(tmpdir(), "export-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const AT = new Date(Date.UTC(2026, 0, 2));
const { cards } = libraryOf(loadContent().content.megacorp);
const some = [cards.find(({ kind }) => kind === "business"), ...cards.filter(({ kind }) => kind === "event").slice(0, 2)].flatMap(
  (card) => card ?? [],
);
const set = piecesOfCards({ title: "A few", cards: some.map((card, i) => ({ card, count: i + 1 })), drafts: true });
const shop = (id: string) => {
  const found = shopOf(id);
  if (!found) throw new Error(id);
  return found;
};
/** Millimetres of the boxes of each page, from the file itself. */
const boxesIn = (bytes: string, name: string) =>
  [...bytes.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, "g"))].map(([, numbers = ""]) =>
    numbers
      .trim()
      .split(/\s+/)
      .map((one) => (Number(one) * 25.4) / 72),
  );

describe("a PDF for a print shop", () => {
  test.each(SHOPS)("$id: each side a page, cut to the shop's size within 0.02 mm", async (one) => {
    const file = join(folder, `${one.id}.pdf`);
    const done = await writeShopPdf(set, one, AT, file);
    if (!done.ok) throw new Error(done.error);
    expect(done.value).toMatchObject({ pages: 12, components: 6 });
    const bytes = readFileSync(file, "latin1");
    const cuts = boxesIn(bytes, "TrimBox");
    expect(cuts.length).toBe(12);
    for (const [left = 0, bottom = 0, right = 0, top = 0] of cuts) {
      expect(Math.abs(right - left - one.trim.w)).toBeLessThan(0.02);
      expect(Math.abs(top - bottom - one.trim.h)).toBeLessThan(0.02);
      expect(Math.abs(left - one.bleed)).toBeLessThan(0.02);
    }
    expect(boxesIn(bytes, "BleedBox")).toEqual(boxesIn(bytes, "MediaBox"));
    expect(bytes).toMatch(/\/OutputConditionIdentifier \(sRGB IEC61966-2\.1\)/);
    const pdf = await openPdf(file);
    const isBackFirst = one.order === "back-front";
    const words = async (page: number) => (await wordsOf(await pdf.getPage(page))).replace(/\s+/g, "");
    expect(await words(isBackFirst ? 2 : 1)).toContain(some[0]?.name.replace(/\s+/g, ""));
    expect(await words(isBackFirst ? 1 : 2)).toContain("FOUNDER");
    expect(done.value.contents).toContain(`pages 3-6: 2 x ${some[1]?.name}`);
  });

  test("leaves nothing behind when it is stopped", async () => {
    const stop = new AbortController();
    const file = join(folder, "stopped.pdf");
    writeFileSync(file, "before");
    const done = await writeShopPdf(set, shop("63x88"), AT, file, { signal: stop.signal, progress: () => stop.abort() });
    expect(done).toEqual({ ok: false, error: "The export was stopped. No file was written." });
    expect(readFileSync(file, "utf8")).toBe("before");
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

describe("pictures in a zip", () => {
  const made = async (id: string, name: string) => {
    const file = join(folder, name);
    const done = await writePngZip(set, shop(id), 300, AT, file);
    if (!done.ok) throw new Error(done.error);
    return { files: unzipSync(readFileSync(file)), ...done.value };
  };

  test("lie in folders by back, with counts in their names, and equal the face", async () => {
    const { files, pictures } = await made("63x88", "a.zip");
    expect(pictures).toBe(5);
    const names = Object.keys(files);
    const [business, ...events] = some.map(({ name }) => slug(name));
    expect(names).toEqual([
      "contents.txt",
      `1-two-sides-63x88mm-1/fronts/001-${business}-x1.png`,
      `1-two-sides-63x88mm-1/backs/001-${business}-x1.png`,
      "2-main-deck-63x88mm-5/back-x5.png",
      ...events.map((name, i) => `2-main-deck-63x88mm-5/fronts/00${i + 1}-${name}-x${i + 2}.png`),
    ]);
    expect(strFromU8(files["contents.txt"] ?? new Uint8Array())).toContain("Colours are sRGB");
    const front = files[names.at(-1) ?? ""];
    const { width, height, density, icc } = await sharp(front).metadata();
    expect({ width, height, density }).toEqual({ width: 815, height: 1110, density: 300 });
    expect(icc?.toString("latin1").replaceAll("\0", "")).toContain("sRGB");
    const last = some.at(-1);
    if (!last) throw new Error("There is no card.");
    const { facePng } = await import("../studio/face.ts");
    const face = await facePng(last, { print: true, state: last.state, dpi: 300 });
    const raw = (image: Uint8Array | undefined) => sharp(image).removeAlpha().raw().toBuffer();
    const [a, b] = [await raw(front), await raw(face)];
    expect(a.length).toBe(b.length);
    expect(a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length).toBeLessThan(1);
  });

  test("fill a shop's bleed to the edge where the drawing ends before it", async () => {
    const { files } = await made("2.5x3.5", "b.zip");
    const front = Object.entries(files).find(([name]) => name.includes("fronts/"))?.[1];
    const { width, height } = await sharp(front).metadata();
    expect([width, height]).toEqual([825, 1125]);
    const { data, info } = await sharp(front).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
    // The edge is the picture drawn out: the outermost dots are those inside.
    for (const y of [100, 500, 1000]) expect(at(0, y)).toEqual(at(3, y));
  });

  test("leave nothing behind when they are stopped, and a folder that is not there is a sentence", async () => {
    const stop = new AbortController();
    const file = join(folder, "c.zip");
    const watch = { signal: stop.signal, progress: (done: number) => done === 7 && stop.abort() };
    expect(await writePngZip(set, shop("63x88"), 300, AT, file, watch)).toEqual({ ok: false, error: expect.stringContaining("stopped") });
    expect(existsSync(file)).toBe(false);
    expect(await writePngZip(set, shop("63x88"), 300, AT, join(folder, "no", "d.zip"))).toEqual({
      ok: false,
      error: expect.stringContaining("its folder does not exist"),
    });
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("with a name of its own each, whatever strangers call their cards", () => {
    const piece: Piece = { ...{ w: 63, h: 88, id: "x", face: "f", count: 1, text: "", tags: [] }, name: "../../Ünï\ncode? 漢" };
    const { files } = filesOf({ pieces: [piece, { ...piece, name: "漢" }, { ...piece, name: "a".repeat(300) }] });
    expect(files.map(({ path }) => path.split("/").at(-1)?.slice(0, 30))).toEqual([
      "001-uni-code-x1.png",
      "002-card-x1.png",
      `003-${"a".repeat(26)}`,
    ]);
  });

  test("that would be too large are refused before anything is drawn", async () => {
    const huge = { ...set, pieces: set.pieces.map((piece) => ({ ...piece, w: 600, h: 900 })) };
    const done = await writePngZip(huge, shop("63x88"), 1200, AT, join(folder, "e.zip"));
    expect(done).toEqual({ ok: false, error: expect.stringContaining("Choose fewer dots per inch") });
  });
});

describe("what a press may lose", () => {
  const weak = (markup: string) => weaknessesOf(pictureOf(markup));
  test("is found, seen through every scale", () => {
    expect(weak('<path d="M0 0L9 9" stroke="#000" stroke-width=".08"/>').line).toBeCloseTo(0.227, 2);
    expect(weak('<path d="M0 0L9 9" stroke="#000" stroke-width=".1"/>')).toEqual({});
    expect(weak('<g transform="scale(.5)"><path d="M0 0L9 9" stroke="#000" stroke-width=".1"/></g>').line).toBeCloseTo(0.142, 2);
    expect(weak('<text x="1" y="1" font-family="IBM Plex Mono" font-size="2">Small</text>').text).toBeCloseTo(5.67, 2);
    expect(weak('<text x="1" y="1" font-family="IBM Plex Mono" font-size="2.2">Right</text>')).toEqual({});
  });
  test("counts pictures by their dots", async () => {
    const png = await sharp({ create: { width: 100, height: 50, channels: 3, background: "#f00" } })
      .png()
      .toBuffer();
    const image = (w: number) => `<image href="data:image/png;base64,${png.toString("base64")}" width="${w}" height="${w / 2}"/>`;
    expect(weak(image(20)).picture).toBeCloseTo(127, 0);
    expect(weak(image(8))).toEqual({});
  });
  test("is told in a sentence for each kind, the worst first", () => {
    const found = ["Ada", "Bo", "Cy", "Di"].map((name, i) => ({ name, weak: { text: 5 - i } }));
    expect(warningsOf(found)).toEqual(["4 drawings have text smaller than 6 pt (2.0 pt): Di, Cy, Bo and 1 more."]);
    expect(warningsOf([{ name: "Ada", weak: {} }])).toEqual([]);
  });
});

test("a card keeps its size in every shop's trim, and boards keep theirs", () => {
  expect(cutBy(shop("2.5x3.5"), { w: 63, h: 88 }).reach).toEqual([0.25 + 3.175, expect.closeTo(0.45 + 3.175, 5)]);
  expect(cutBy(shop("2.5x3.5"), { w: 40, h: 40 })).toEqual({ trim: { w: 40, h: 40 }, reach: [3.175, 3.175] });
});
