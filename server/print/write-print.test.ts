import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { GAME_IDS, type LibraryCard } from "../../engine/cards/card.ts";
import { PAPERS } from "../../faces/print/papers.ts";
import { type Item, pictureOf } from "../../faces/print/picture.ts";
import type { SheetOptions } from "../../faces/print/sheets.ts";
import { type CardPrint, cardJob } from "./cards.ts";
import { printOdd } from "./odd-cards.test-support.ts";
import { drawingsOf, openPdf, wordsOf } from "./read-pdf.test-support.ts";
import { writeCalibration, writePrint } from "./write-print.ts";

const OPTIONS: SheetOptions = { paper: PAPERS.A4, margin: 5, bleed: 1.5, marks: "crop", backs: "none" };
let folder = "";
/** Two cards of every game. */
let cards: readonly LibraryCard[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "print-"));
  const { content } = loadContent();
  cards = GAME_IDS.flatMap((game) => {
    const [first, ...more] = libraryOf({
      ...content[game],
      keywords: content[game].keywords,
      cards: content[game].cards.slice(0, 40),
    }).cards;
    return [first, more.at(-1)].flatMap((card) => card ?? []);
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wish = (more: Partial<CardPrint> = {}): CardPrint => ({
  ...{ title: "Test", cards: cards.map((card) => ({ card, count: 1 })), options: OPTIONS, small: false, drafts: true, at: 0 },
  ...more,
});
async function printed(name: string, more: Partial<CardPrint> = {}) {
  const { job, draw } = cardJob(wish(more));
  const file = join(folder, `${name}.pdf`);
  const done = await writePrint(job, draw, file);
  if (!done.ok) throw new Error(done.error);
  return { ...done.value, file, draw, pdf: await openPdf(file) };
}
const wordsIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) => (item.is === "words" ? [item.text] : item.is === "group" ? wordsIn(item.items) : []));
const plain = (text: string) => text.replace(/\s+/g, "");

describe("a print of cards", () => {
  test("has cards of 63.00 x 88.00 mm where the layout says, with their bleed", async () => {
    const { pdf, pages } = await printed("boxes");
    expect(pages).toBe(2);
    const page = await pdf.getPage(1);
    expect(page.view.map((value) => Math.round(value * 100) / 100)).toEqual([0, 0, 595.28, 841.89]);
    const boxes = await drawingsOf(page);
    expect(boxes.length).toBe(9);
    for (const [i, box] of boxes.entries()) {
      expect(Math.abs(box.w - 3 - 63)).toBeLessThan(0.02);
      expect(Math.abs(box.h - 3 - 88)).toBeLessThan(0.02);
      expect(Math.abs(box.x - (6 + (i % 3) * 66))).toBeLessThan(0.02);
      expect(Math.abs(box.y - (12 + Math.floor(i / 3) * 91))).toBeLessThan(0.02);
    }
  });

  test("says on each sheet of which sets and revisions its cards are, and on the first page on which sheet each lies", async () => {
    const some = cards.slice(0, 2).map((card, i) => ({ card: { ...card, revision: { ...card.revision, number: i * 3 + 1 } }, count: 9 }));
    const { pdf, pages } = await printed("told", { cards: some, small: true, options: { ...OPTIONS, backs: "long" } });
    expect([pages, pdf.numPages]).toEqual([6, 6]);
    const words = async (page: number) => wordsOf(await pdf.getPage(page));
    const [first] = some;
    expect(await words(1)).toContain(`· ${first?.card.set} · revisions 1 to 4 · 1970-01-01`);
    expect(await words(1)).toContain("18 components on 4 pages, 6 pages with these.");
    for (const [i, { card }] of some.entries()) expect(await words(1)).toContain(`9 ${card.name} ${i * 2 + 1}`);
    for (const [page, revision] of [
      [3, 1],
      [5, 4],
    ] as const)
      expect(await words(page)).toContain(`${first?.card.set} · revision ${revision} · 1970-01-01`);
  });

  test("holds the words of every face as text, figures too", async () => {
    const { pdf, draw } = await printed("words", { options: { ...OPTIONS, paper: PAPERS.A3, bleed: 0 } });
    const text = plain(await wordsOf(await pdf.getPage(1)));
    for (const card of cards) {
      const lines = wordsIn(pictureOf(await draw(`face ${card.id}`)));
      expect(lines.length, card.name).toBeGreaterThan(3);
      for (const line of lines) expect(text, `${card.name}: ${line}`).toContain(plain(line));
    }
    expect(text).toContain(plain(cards[0]?.name ?? "?"));
    // What was printed before leaves no trace.
    const again = await printed("words again", { options: { ...OPTIONS, paper: PAPERS.A3, bleed: 0 } });
    expect(plain(await wordsOf(await again.pdf.getPage(1)))).toBe(text);
  });

  test("has its fonts inside, and of each only the letters that it uses", async () => {
    const { file } = await printed("fonts");
    const bytes = readFileSync(file).toString("latin1");
    const fonts = [...bytes.matchAll(/\/BaseFont \/([^\s/]+)/g)].map(([, name = ""]) => name);
    expect(fonts.length).toBeGreaterThan(4);
    for (const name of fonts) expect(name).toMatch(/^[A-Z]{6}\+/);
    expect(bytes.match(/\/FontFile[23]? /g)?.length).toBe(bytes.match(/\/Type \/FontDescriptor/g)?.length);
    expect(bytes.length).toBeLessThan(500_000);
  });

  test("draws a card once, however many copies there are", async () => {
    const [card] = cards;
    if (!card) throw new Error("There are no cards.");
    const one = await printed("one", { cards: [{ card, count: 1 }] });
    const many = await printed("many", { cards: [{ card, count: 90 }] });
    expect(many.pages).toBe(10);
    expect(readFileSync(many.file).length - readFileSync(one.file).length).toBeLessThan(10_000);
  });

  test("puts backs behind fronts, and an empty page behind the first", async () => {
    const { pdf } = await printed("backs", { small: true, options: { ...OPTIONS, backs: "short" } });
    expect(pdf.numPages).toBe(6);
    expect(await wordsOf(await pdf.getPage(1))).toContain("Print at 100 %");
    expect(await wordsOf(await pdf.getPage(2))).toBe("");
    const [front, back] = [await drawingsOf(await pdf.getPage(3)), await drawingsOf(await pdf.getPage(4))];
    expect(back.every(({ turned }) => turned)).toBe(true);
    for (const [i, { x, y, h }] of front.entries()) {
      expect(back[i]?.x).toBeCloseTo(x, 2);
      expect(297 - (back[i]?.y ?? 0) - h).toBeCloseTo(y, 2);
    }
    expect(plain(await wordsOf(await pdf.getPage(4)))).toContain("MEGACORP");
  });

  test("says DRAFT on cards that are drafts, unless it is told not to", async () => {
    const [card] = cards;
    if (!card) throw new Error("There are no cards.");
    const draft = [{ card: { ...card, state: "draft" as const }, count: 1 }];
    const words = async (name: string, drafts: boolean) =>
      plain(await wordsOf(await (await printed(name, { cards: draft, drafts })).pdf.getPage(1)));
    expect(await words("draft", true)).toContain("DRAFT");
    expect(await words("no-draft", false)).not.toContain("DRAFT");
  });

  test("names the letters that no font has", async () => {
    const [card] = cards;
    if (!card) throw new Error("There are no cards.");
    const { missing, pdf } = await printed("strange", { cards: [{ card: { ...card, name: "漢 Привет Ωé" }, count: 1 }] });
    expect(missing).toEqual(["漢"]);
    expect(await wordsOf(await pdf.getPage(1))).toContain("Привет");
  });
});

describe("a print that goes wrong", () => {
  test("leaves no half file when it is stopped, and what was there stays", async () => {
    const file = join(folder, "stopped.pdf");
    writeFileSync(file, "before");
    const stop = new AbortController();
    const { job, draw } = cardJob(wish());
    const done = await writePrint(job, draw, file, { signal: stop.signal, progress: () => stop.abort() });
    expect(done).toEqual({ ok: false, error: "Printing was stopped. No file was written." });
    expect(readFileSync(file, "utf8")).toBe("before");
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("leaves none when a drawing fails", async () => {
    const { job } = cardJob(wish());
    const file = join(folder, "broken.pdf");
    await expect(writePrint(job, () => Promise.reject(new Error("no picture")), file)).rejects.toThrow("no picture");
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("says in a sentence why a file cannot be written, and what does not fit", async () => {
    const { job, draw } = cardJob(wish());
    expect(await writePrint(job, draw, join(folder, "no", "such.pdf"))).toEqual({
      ok: false,
      error: expect.stringContaining("its folder does not exist"),
    });
    const small = { ...job, options: { ...OPTIONS, paper: { w: 60, h: 80 } } };
    expect(await writePrint(small, draw, join(folder, "small.pdf"))).toEqual({
      ok: false,
      error: expect.stringContaining("nothing is made smaller"),
    });
    expect(existsSync(join(folder, "small.pdf"))).toBe(false);
  });
});

test("odd cards are printed: every script, marks that hide or turn letters, words without end, pictures that are gone", async () => {
  expect(await printOdd(24, 1, join(folder, "odd.pdf"))).toEqual([]);
});

test("the calibration sheet has a front and a back that say what to measure", async () => {
  const file = join(folder, "calibration.pdf");
  const done = await writeCalibration({ title: "Calibration", at: new Date(0) }, PAPERS.A4, file);
  expect(done.ok).toBe(true);
  const pdf = await openPdf(file);
  expect(await wordsOf(await pdf.getPage(1))).toContain("160 mm across");
  expect(await wordsOf(await pdf.getPage(2))).toContain("against the light");
});
