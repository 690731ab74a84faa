import { describe, expect, test } from "vitest";
import { gridFor, PAPERS, paperOf } from "./papers.ts";
import { type Component, layOut, type Sheet, type SheetOptions } from "./sheets.ts";

const OPTIONS: SheetOptions = { paper: PAPERS.A4, margin: 5, bleed: 0, marks: "crop", backs: "none" };
const cards = (count: number, face = "face"): Component => ({ w: 63, h: 88, face, back: `back of ${face}`, count });
const sheetsOf = (components: readonly Component[], options: Partial<SheetOptions> = {}): readonly Sheet[] => {
  const laid = layOut(components, { ...OPTIONS, ...options });
  if (!laid.ok) throw new Error(laid.error);
  return laid.sheets;
};

describe("how many cards fit on a paper", () => {
  const check = (paper: keyof typeof PAPERS, margin: number, expected: readonly string[]) =>
    test(`${paper} with margins of ${margin} mm`, () => {
      const found = [0, 1.5, 3].map((bleed) => {
        const grid = gridFor(PAPERS[paper], margin, { w: 63 + 2 * bleed, h: 88 + 2 * bleed });
        if (!grid) return "none";
        const way = grid.paper.w > grid.paper.h ? "landscape" : "portrait";
        return `${grid.columns * grid.rows}-up ${way} ${grid.left.toFixed(2)}/${grid.top.toFixed(2)}`;
      });
      expect(found).toEqual(expected);
    });
  check("A4", 5, ["9-up portrait 10.50/16.50", "9-up portrait 6.00/12.00", "8-up landscape 10.50/11.00"]);
  check("A4", 8, ["9-up portrait 10.50/16.50", "8-up landscape 16.50/14.00", "8-up landscape 10.50/11.00"]);
  check("Letter", 5, ["9-up portrait 13.45/7.70", "8-up landscape 7.70/16.95", "6-up landscape 36.20/13.95"]);
  check("Letter", 8, ["8-up landscape 13.70/19.95", "6-up portrait 8.95/48.70", "6-up landscape 36.20/13.95"]);
  check("A3", 5, ["18-up landscape 21.00/16.50", "18-up landscape 12.00/12.00", "16-up portrait 10.50/22.00"]);
});

test("a paper is a name or two lengths", () => {
  expect(paperOf("letter")).toEqual({ w: 215.9, h: 279.4 });
  expect(paperOf("450x320")).toEqual({ w: 320, h: 450 });
  expect(paperOf("B9")).toContain("There is no paper “B9”");
  expect(paperOf("2x3")).toContain("50 to 1200 mm");
});

describe("sheets", () => {
  test("every copy lies on one, in its place, at its own size", () => {
    const sheets = sheetsOf([cards(4, "a"), cards(7, "b"), cards(0, "c")], { bleed: 1.5 });
    expect(sheets.map(({ places }) => places.length)).toEqual([9, 2]);
    expect(sheets[0]?.places[4]).toEqual({ drawing: "b", w: 63, h: 88, x: 6 + 1.5 + 66, y: 12 + 1.5 + 91, turned: false });
    expect(sheets.flatMap(({ places }) => places.map(({ w, h }) => `${w}x${h}`))).toEqual(Array(11).fill("63x88"));
  });

  test("components of another size lie on sheets of their own", () => {
    const sheets = sheetsOf([cards(1), { w: 25, h: 25, face: "token", count: 30 }, cards(1, "other")]);
    expect(sheets.map(({ places }) => places.map(({ drawing }) => drawing)[0])).toEqual(["face", "token"]);
    expect(sheets[0]?.places.length).toBe(2);
    expect(sheets[1]?.places.length).toBe(30);
  });

  test("what does not fit is told and never made smaller", () => {
    const laid = layOut([{ w: 634, h: 500, face: "map", count: 1 }], OPTIONS);
    expect(laid).toEqual({ ok: false, error: expect.stringContaining("634 x 500 mm and 0 mm of bleed does not fit on 210 x 297 mm") });
  });

  test("crop marks run from the edge to 1 mm before the bleed, and none over a card", () => {
    const [sheet] = sheetsOf([cards(9)], { bleed: 1.5 });
    const upright = sheet?.cuts.filter(([x1, , x2]) => x1 === x2) ?? [];
    expect(upright.length).toBe(12);
    expect(upright[0]).toEqual([7.5, 0, 7.5, 11]);
    expect(upright[1]).toEqual([7.5, 12 + 3 * 91 + 1, 7.5, 297]);
    const inside = (x: number, y: number) => x > 6 && x < 204 && y > 12 && y < 285;
    expect(sheet?.cuts.some(([x1, y1, x2, y2]) => inside((x1 + x2) / 2, (y1 + y2) / 2))).toBe(false);
  });

  test("cut lines run right across; cards without bleed share them", () => {
    const [sheet] = sheetsOf([cards(9)], { marks: "lines" });
    expect(sheet?.cuts.length).toBe(8);
    expect(sheet?.cuts[0]).toEqual([10.5, 0, 10.5, 297]);
  });
});

describe("backs", () => {
  /** Where a point of the back lies when the sheet is turned over: mirrored across the axis that it is turned about. */
  const seenThrough = (sheet: Sheet, place: Sheet["places"][number], edge: "long" | "short") => {
    const isTall = sheet.paper.h >= sheet.paper.w;
    const overUpright = (edge === "long") === isTall;
    return overUpright ? { x: sheet.paper.w - place.x - place.w, y: place.y } : { x: place.x, y: sheet.paper.h - place.y - place.h };
  };
  for (const edge of ["long", "short"] as const)
    for (const bleed of [1.5, 3] as const)
      test(`lie behind their fronts when sheets are turned over the ${edge} edge, ${bleed === 3 ? "landscape" : "portrait"}`, () => {
        const sheets = sheetsOf(
          Array.from({ length: 11 }, (_, i) => cards(1, `card ${i}`)),
          { backs: edge, bleed },
        );
        expect(sheets.map(({ side }) => side)).toEqual(["front", "back", "front", "back"]);
        for (const [front, back] of [sheets.slice(0, 2), sheets.slice(2)]) {
          expect(back?.places.length).toBe(front?.places.length);
          for (const place of front?.places ?? []) {
            const behind = back?.places.find(({ drawing }) => drawing === `back of ${place.drawing}`);
            if (!back || !behind) throw new Error("A front has no back.");
            const seen = seenThrough(back, behind, edge);
            expect(seen.x).toBeCloseTo(place.x, 9);
            expect(seen.y).toBeCloseTo(place.y, 9);
          }
        }
        // Turned over a level edge, what stands upright on the back of the sheet stands upside down behind the front.
        expect(sheets[1]?.places.every(({ turned }) => turned === ((edge === "long") === (bleed === 3)))).toBe(true);
      });

  test("fold behind their fronts: below them and upside down", () => {
    const [sheet, ...more] = sheetsOf([cards(2)], { backs: "folded" });
    expect(more).toEqual([]);
    const [face, back] = sheet?.places ?? [];
    expect(back).toEqual({ ...face, drawing: "back of face", y: (face?.y ?? 0) + 88, turned: true });
  });

  test("are on sheets of their own behind all fronts; none where nothing has one", () => {
    expect(sheetsOf([cards(10)], { backs: "separate" }).map(({ side }) => side)).toEqual(["front", "front", "back", "back"]);
    expect(sheetsOf([{ w: 63, h: 88, face: "a", count: 3 }], { backs: "long" }).map(({ side }) => side)).toEqual(["front"]);
  });
});
