import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPalette, mix, PALETTES, shift, varied } from "./palette.ts";
import { rng } from "./rng.ts";

/** Hue in degrees, lightness and range of the channels (both 0 … 1) of a colour. */
function hsl(colour: string): { hue: number; lightness: number; range: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const d = most - least;
  const hue = d === 0 ? 0 : most === r ? ((g - b) / d) % 6 : most === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return { hue: (hue * 60 + 360) % 360, lightness: (most + least) / 2, range: d };
}
const turn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

describe("Palettes", () => {
  test("mixing goes from one colour to the other and stays inside", () => {
    expect([
      mix("#000000", "#ffffff", 0),
      mix("#000000", "#ffffff", 0.5),
      mix("#000000", "#ff8000", 1),
      mix("#000000", "#ffffff", 7),
    ]).toEqual(["#000000", "#808080", "#ff8000", "#ffffff"]);
  });
  test("turning the hue by a third and back", () => {
    expect([shift("#ff0000", 120, 0), shift("#00ff00", 120, 0), shift("#0000ff", 120, 0), shift("#808080", 90, 0)]).toEqual([
      "#00ff00",
      "#0000ff",
      "#ff0000",
      "#808080",
    ]);
  });
  test.each(Object.keys(PALETTES).filter(isPalette))("%s moves by at most 13° of hue and 4 %% of lightness", (name) => {
    const palette = PALETTES[name];
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const moved = varied(palette, rng(seed));
        for (const stop of ["dark", "mid", "light"] as const) {
          const [before, after] = [hsl(palette[stop]), hsl(moved[stop])];
          expect(Math.abs(after.lightness - before.lightness)).toBeLessThanOrEqual(0.04 + 1 / 255);
          // Channels are whole numbers: a step of one of them turns a pale colour further than a strong one.
          expect(turn(after.hue, before.hue)).toBeLessThan(13 + 60 / (255 * Math.min(before.range, after.range)));
        }
        expect([moved.deep, moved.hot]).toEqual([palette.deep, palette.hot]);
      }),
    );
  });
});

describe("Seeds", () => {
  test("a seed gives its sequence on every machine", () => {
    const r = rng("lantern");
    expect([r.int(0, 999), r.int(0, 999), r.int(0, 999), r.pick(["a", "b", "c"]), r.chance(0.5)]).toMatchInlineSnapshot(`
      [
        338,
        514,
        684,
        "c",
        false,
      ]
    `);
  });
  test("numbers stay in their range and reach all of it", () => {
    const r = rng("range");
    const seen = new Set(Array.from({ length: 500 }, () => r.int(2, 5)));
    expect([...seen].sort()).toEqual([2, 3, 4, 5]);
  });
});
