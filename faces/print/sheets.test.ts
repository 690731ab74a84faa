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

  test("full sheets have components of one size; what is left over shares one", () => {
    const sheets = sheetsOf([cards(11), { w: 25, h: 25, face: "token", count: 90 }, { w: 14, h: 40, face: "figure", count: 3 }]);
    expect(sheets.map(({ places }) => [...new Set(places.map(({ drawing }) => drawing))])).toEqual([
      ["face"],
      ["token"],
      ["face", "figure", "token"],
    ]);
    expect(sheets.flatMap(({ places }) => places).length).toBe(11 + 90 + 3);
  });

  test("on a shared sheet nothing overlaps, nor do marks run over a component, for every bleed and kind of marks", () => {
    const sizes = [
      [63, 88, 4],
      [16, 76, 5],
      [12, 12, 31],
      [30, 30, 1],
      [74, 105, 2],
    ] as const;
    for (const bleed of [0, 1.5, 3] as const)
      for (const marks of ["crop", "lines"] as const) {
        const sheets = sheetsOf(
          sizes.map(([w, h, count]) => ({ w, h, count, face: `${w}` })),
          { bleed, marks },
        );
        expect(sheets.length).toBeLessThan(4);
        for (const { places, cuts, paper } of sheets) {
          for (const [i, a] of places.entries()) {
            expect(Math.min(a.x, a.y, paper.w - a.x - a.w, paper.h - a.y - a.h)).toBeGreaterThanOrEqual(5 + bleed - 1e-6);
            const over = places.slice(i + 1).filter((b) => {
              const apart = a.w === b.w ? 2 * bleed - 1e-6 : 2 * bleed + 2;
              return a.x < b.x + b.w + apart && b.x < a.x + a.w + apart && a.y < b.y + b.h + apart && b.y < a.y + a.h + apart;
            });
            // Neighbours of one size touch where there is no bleed.
            expect(over.filter((b) => bleed > 0 || a.w !== b.w)).toEqual([]);
            if (marks === "crop")
              for (const [x1, y1, x2, y2] of cuts) {
                const inside = Math.max(x1, x2) > a.x + 1e-6 && Math.min(x1, x2) < a.x + a.w - 1e-6;
                expect(inside && Math.max(y1, y2) > a.y + 1e-6 && Math.min(y1, y2) < a.y + a.h - 1e-6).toBe(false);
              }
          }
        }
      }
  });

  test("what is larger than the paper is cut into as few equal parts as there can be, which overlap by 6 mm", () => {
    const map: Component = { w: 475.5, h: 375, face: "map", count: 1, isCut: true };
    const sheets = sheetsOf([map]);
    expect(sheets.map(({ paper, places }) => [paper.w > paper.h, places.length])).toEqual(Array(4).fill([true, 1]));
    const parts = sheets.flatMap(({ places }) => places);
    for (const { w, h, part } of parts) {
      expect([w, h]).toEqual([(475.5 + 6) / 2, (375 + 6) / 2]);
      expect(part?.of).toMatchObject({ w: 475.5, h: 375 });
    }
    expect(parts.map(({ part }) => [part?.x, part?.y, part?.right, part?.below])).toEqual([
      [0, 0, 2, 3],
      [475.5 - 240.75, 0, undefined, 4],
      [0, 375 - 190.5, 4, undefined],
      [475.5 - 240.75, 375 - 190.5, undefined, undefined],
    ]);
    expect(sheetsOf([{ ...map, back: "other side" }], { backs: "long" }).length).toBe(8);
    expect(sheetsOf([map], { paper: { w: 400, h: 500 } }).map(({ places }) => places[0]?.part)).toEqual([undefined]);
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

  test("that are needed in play are folded where no backs are printed", () => {
    const [sheet] = sheetsOf([{ w: 18, h: 18, face: "locked", back: "open", count: 2, isTwoSided: true }]);
    expect(sheet?.places.map(({ drawing, turned }) => [drawing, turned])).toEqual([
      ["locked", false],
      ["open", true],
      ["locked", false],
      ["open", true],
    ]);
    expect(sheet?.folds.length).toBe(1);
  });

  test("lie behind their fronts on a shared sheet too", () => {
    const token = (w: number, count: number): Component => ({ w, h: w, face: `front ${w}`, back: `back ${w}`, count });
    for (const edge of ["long", "short"] as const) {
      const [front, back] = sheetsOf([token(18, 5), token(30, 3), token(63, 2)], { backs: edge });
      expect(back?.places.length).toBe(10);
      for (const place of front?.places ?? []) {
        const same = back?.places.filter((one) => {
          const seen = back && seenThrough(back, one, edge);
          return seen && Math.abs(seen.x - place.x) < 1e-6 && Math.abs(seen.y - place.y) < 1e-6;
        });
        expect(same?.map(({ drawing }) => drawing)).toEqual([place.drawing.replace("front", "back")]);
      }
    }
  });

  test("are on sheets of their own behind all fronts; none where nothing has one", () => {
    expect(sheetsOf([cards(10)], { backs: "separate" }).map(({ side }) => side)).toEqual(["front", "front", "back", "back"]);
    expect(sheetsOf([{ w: 63, h: 88, face: "a", count: 3 }], { backs: "long" }).map(({ side }) => side)).toEqual(["front"]);
  });
});
