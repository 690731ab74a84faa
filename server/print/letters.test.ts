import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libraryOf } from "../../content/library.ts";
import { loadContent } from "../../content/load.ts";
import { GAME_IDS, type LibraryCard } from "../../engine/cards/card.ts";
import { PAPERS } from "../../faces/print/papers.ts";
import { text } from "../../faces/svg.ts";
import { FONT_FAMILIES, subsetsOf, unpackedFont } from "../studio/fonts.ts";
import { charactersOf, missingIn } from "../studio/letters.ts";
import { cardJob } from "./cards.ts";
import { differenceOf, MOST, needCanvas, pngDrawing, pngPixels, printedDrawing, printedPixels } from "./compare.test-support.ts";
import { lettersSentence, missingLetters } from "./letters.ts";
import { oddCards } from "./odd-cards.test-support.ts";
import { writePrint } from "./write-print.ts";

describe("the characters of a font", () => {
  test("are those that the program that prints finds in it", () => {
    const document = new PDFDocument({ autoFirstPage: false, font: null });
    for (const font of FONT_FAMILIES)
      for (const [subset] of subsetsOf(font.family)) {
        const file = unpackedFont(font, subset);
        const found = new Set(charactersOf(file));
        expect(found.size, `${font.family} ${subset}`).toBeGreaterThan(0);
        const { font: read } = document.font(file)._font;
        for (let code = 0x20; code < 0x3000; code++)
          if (read.hasGlyphForCodePoint(code) !== found.has(code)) expect.fail(`${font.family} ${subset}: ${code.toString(16)}`);
      }
  });

  test("leave out scripts that no font has; what is not seen is never missing", () => {
    expect(missingIn("漢字 Привет Ωé\u200B\u202E\n😀漢")).toEqual(["漢", "字", "😀"]);
    expect(missingIn("สวัสดี Việt Nữ שלום")).toEqual([..."שלום"]);
  });
});

describe("cards with letters that no font has", () => {
  let folder = "";
  let card: LibraryCard;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "letters-"));
    const { content } = loadContent();
    const [first] = libraryOf({ ...content.san, cards: content.san.cards.slice(0, 1) }).cards;
    card = first ?? expect.fail("San has no cards.");
    for (const game of GAME_IDS) expect(missingIn(JSON.stringify(content[game].cards)), game).toEqual([]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("are named with the letters that stand on their face, and no others", async () => {
    const strange = { ...card, name: "Tide 漢", text: "한국 Draw 1 card." };
    const inArtist = { ...card, credit: { artist: "漢", licence: "" } };
    const found = await missingLetters([card, strange, inArtist]);
    expect(found).toEqual([{ id: card.id, name: "Tide 漢", letters: ["漢", "한", "국"] }]);
    expect(lettersSentence(found)).toBe("No font has some letters of 1 card, so they are printed as boxes: Tide 漢 (漢 한 국).");
    expect(lettersSentence([])).toBeUndefined();
  });

  test.each([
    ["Thai, which only the font of names has", "สวัสดี", ""],
    ["Cyrillic", "Привет", ""],
    ["Greek", "ελληνικά", ""],
    ["Vietnamese", "Việt Nữ Đạo", ""],
    ["Hebrew", "שלום", "שלום"],
    ["Arabic", "مرحبا", "مرحبا"],
    ["Han", "漢字", "漢字"],
    ["Hangul", "한국어", "한국어"],
    ["Devanagari", "नमस्ते", "नमस्ते"],
  ])("are told in every text, and what is not told looks printed as it does in PNG: %s", async (_, said, boxes) => {
    needCanvas();
    for (const where of ["name", "text"] as const) {
      const one = { ...card, [where]: `Draw 1 card. ${said}` };
      const told = (await missingLetters([one])).flatMap(({ letters }) => letters);
      expect(told.toSorted(), where).toEqual([...new Set(boxes)].toSorted());
      if (boxes === "") expect(differenceOf(await printedPixels(one), await pngPixels(one)).worst, where).toBeLessThan(MOST.worst);
    }
  });

  test("a space behind letters of another font is as wide as in PNG, before letters and before signs", async () => {
    needCanvas();
    const size = { w: 60, h: 20 };
    for (const said of ["สวัสดี a สวัสดี", "สวัสดี − ½", "สวัสดี\u200D − a", "ς - ς a"]) {
      const words = `<rect x="-3" y="-3" width="66" height="26" fill="#fff"/>${text(2, 14, 7, "text", "#000", said)}`;
      expect(differenceOf(await printedDrawing(words, size), await pngDrawing(words, size)).worst, said).toBeLessThan(0.08);
    }
  });

  test("a sentence tells a few of many", () => {
    const many = Array.from({ length: 8 }, (_, i) => ({ id: `${i}`, name: `N${i}`, letters: [..."漢字仮名交文一二三四五六七八九"] }));
    expect(lettersSentence(many)).toMatch(/^No font has some letters of 8 cards, .*: N0 \(漢 .* and 3 more\), N1 .* and 3 more cards\.$/);
  });

  test("are those of which a print says so afterwards", async () => {
    const cards = oddCards(24, 5);
    const before = new Set((await missingLetters(cards)).flatMap(({ letters }) => letters));
    const { job, draw } = cardJob({
      ...{ title: "", small: false, drafts: false, at: 0 },
      options: { paper: PAPERS.A3, margin: 5, bleed: 0, marks: "none", backs: "none" },
      cards: cards.map((one) => ({ card: one, count: 1 })),
    });
    const done = await writePrint(job, draw, join(folder, "odd.pdf"));
    expect(done.ok && [...done.value.missing].toSorted()).toEqual([...before].toSorted());
    expect(before.size).toBeGreaterThan(5);
  });
});
