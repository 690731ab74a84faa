import { describe, expect, test } from "vitest";
import { SMALLEST, widthOf } from "../svg.ts";
import { checkPages, rangesOf, smallPrint } from "./furniture.ts";
import { PAPERS } from "./papers.ts";
import { layOut, type SheetOptions } from "./sheets.ts";

const PARTS = ["Test: the whole kit", "Test", "T1", "revisions 1 to 4", "2026-11-27", "12 of 70", "Print at 100 %"];

describe("the small print", () => {
  const OPTIONS: SheetOptions = { paper: PAPERS.A4, margin: 5, bleed: 0, marks: "crop", backs: "none" };
  const wordsOn = (w: number, h: number, count: number, more: Partial<SheetOptions> = {}) => {
    const laid = layOut([{ w, h, face: "x", count }], { ...OPTIONS, ...more });
    const [sheet] = laid.ok ? laid.sheets : [];
    if (!sheet) throw new Error("there is no sheet");
    const texts = [...smallPrint(sheet, PARTS, 5).matchAll(/<text x="([^"]*)" y="([^"]*)"[^>]*>([^<]*)</g)].map(([, x, y, said = ""]) => ({
      ...{ x: Number(x), y: Number(y), said },
      end: Number(x) + widthOf("text", SMALLEST, said),
    }));
    return { sheet, texts };
  };

  test.each([
    ["cards", 63, 88, 9],
    ["cards that fill half a sheet", 63, 88, 5],
    ["tokens", 20, 20, 117],
    ["small tokens", 12, 12, 60],
    ["aids", 105, 74, 2],
  ])("of %s has no mark run through it", (_, w, h, count) => {
    for (const bleed of [0, 1.5, 3] as const)
      for (const marks of ["crop", "lines"] as const) {
        const { sheet, texts } = wordsOn(w, h, count, { bleed, marks });
        for (const { x, y, end, said } of texts) {
          expect(said).not.toMatch(/^·|·$/);
          for (const [x1, y1, x2, y2] of sheet.cuts) {
            const isBeside = x1 !== x2 || x1 <= x - 0.5 || x1 >= end + 0.5 || Math.max(y1, y2) < y - 2 || Math.min(y1, y2) > y + 0.6;
            expect(isBeside, `${said}, bleed ${bleed}, ${marks}`).toBe(true);
          }
        }
      }
  });

  test.each([1, 5, 9])("stands at the lower edge of a sheet with %i cards", (count) => {
    const { sheet, texts } = wordsOn(63, 88, count);
    expect(texts.length).toBeGreaterThan(0);
    for (const { y } of texts) {
      expect(y).toBeGreaterThan(sheet.paper.h - 12);
      expect(y).toBeLessThanOrEqual(sheet.paper.h - 5);
    }
  });

  test("says all of it where there is room, and begins with the title where there is little", () => {
    expect(
      wordsOn(63, 88, 9)
        .texts.map(({ said }) => said)
        .join(" · "),
    ).toBe(PARTS.join(" · "));
    expect(wordsOn(20, 20, 90).texts[0]?.said).toMatch(/^Test/);
  });
});

describe("the first pages", () => {
  const entries = Array.from({ length: 400 }, (_, i) => ({ name: `Card ${i + 1}`, count: 1, sheets: String(i) }));
  const pages = (count: number, component = { w: 63, h: 88 }) =>
    checkPages({ title: "Test", lines: ["one", "two"], component, entries: entries.slice(0, count) }, PAPERS.A4);

  test.each([
    ["a card", { w: 63, h: 88 }],
    ["a token", { w: 20, h: 20 }],
    ["an aid", { w: 110, h: 110 }],
    ["a board", { w: 600, h: 400 }],
  ])("name everything with its sheets, on as many pages as that takes: beside the outline of %s", (_, component) => {
    for (const count of [0, 1, 40, 120, 186, 400]) {
      const made = pages(count, component);
      const named = made.flatMap((page) => [...page.matchAll(/>(Card \d+)</g)].map(([, name]) => name));
      expect(named).toEqual(entries.slice(0, count).map(({ name }) => name));
      for (const page of made)
        for (const [, x, y] of page.matchAll(/<text x="([^"]*)" y="([^"]*)"/g)) {
          expect(Number(x)).toBeLessThanOrEqual(PAPERS.A4.w - 20);
          expect(Number(y)).toBeLessThanOrEqual(PAPERS.A4.h - 15);
        }
    }
    expect(pages(1, component).length).toBe(1);
  });

  test("say sheets as ranges", () => {
    expect([[1], [1, 2, 3], [1, 3, 5], [1, 2, 5, 7, 8, 11, 20]].map(rangesOf)).toEqual(["1", "1-3", "1, 3, 5", "1-2, 5 … 20"]);
  });
});
