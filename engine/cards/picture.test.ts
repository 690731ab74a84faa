import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Crop, cropOf, movedPart, type PictureSize, pictureHash, shownPart, sizedPart } from "./picture.ts";

const size = fc.record({ width: fc.integer({ min: 1, max: 3000 }), height: fc.integer({ min: 1, max: 3000 }) });
const proportion = fc.double({ min: 0.2, max: 5, noNaN: true });
const share = fc.double({ min: -2, max: 3, noNaN: true });
const crop = fc.record({ x: share, y: share, width: share });
const holds = (law: (size: PictureSize, proportion: number, crop: Crop) => void) =>
  fc.assert(fc.property(size, proportion, crop, (s, p, c) => void law(s, p, c)));

describe("the part of a picture that a face shows", () => {
  test("lies within the picture and has the proportion of the face, whatever is asked for", () =>
    holds((s, p, c) => {
      const { x, y, width, height } = shownPart(s, p, c);
      expect(Math.min(x, y, 1 + 1e-9 - x - width, 1 + 1e-9 - y - height, width)).toBeGreaterThanOrEqual(0);
      expect((width * s.width) / (height * s.height)).toBeCloseTo(p, 6);
    }));
  test("is the largest one in the middle when nothing is asked for", () => {
    expect(shownPart({ width: 200, height: 100 }, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(shownPart({ width: 100, height: 200 }, 1)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  });
  test("moves as far as there is picture", () => {
    const part = shownPart({ width: 200, height: 100 }, 1);
    expect(movedPart({ width: 200, height: 100 }, 1, part, 0.1, 0.1)).toMatchObject({ x: 0.35, y: 0 });
    expect(movedPart({ width: 200, height: 100 }, 1, part, 9, 0)).toMatchObject({ x: 0.5 });
  });
  test("keeps its middle when it is made smaller", () => {
    const part = sizedPart({ width: 200, height: 100 }, 1, shownPart({ width: 200, height: 100 }, 1), 0.25);
    expect(part).toEqual({ x: 0.375, y: 0.25, width: 0.25, height: 0.5 });
  });
  test("as a card keeps it lies within the picture too", () =>
    holds((s, p, c) => {
      const kept = cropOf(shownPart(s, p, c));
      expect(kept.x + kept.width).toBeLessThanOrEqual(1);
    }));
});

test("a kept picture is named by its hash; anything else is a file of the content folder", () => {
  const hash = "a".repeat(64);
  expect([pictureHash(`pictures/${hash}.webp`), pictureHash("pictures/lantern.webp")]).toEqual([hash, undefined]);
});
