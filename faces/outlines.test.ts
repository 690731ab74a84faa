import { describe, expect, test } from "vitest";
import { measure } from "./metrics.ts";
import { type OutlineOptions, outline } from "./outlines.ts";

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Where the points of path data lie: what `outline` writes has M and relative m, l, h, v, q, c, z. */
function boxOf(data: string): Box {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const points: [number, number][] = [];
  for (const [, command = "", rest = ""] of data.matchAll(/([a-zM])([^a-zM]*)/g)) {
    const to = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === "M") [x, y] = [to[0] ?? 0, to[1] ?? 0];
    else if (command === "z") [x, y] = [startX, startY];
    else if (command === "h") x += to[0] ?? 0;
    else if (command === "v") y += to[0] ?? 0;
    else [x, y] = [x + (to.at(-2) ?? 0), y + (to.at(-1) ?? 0)];
    if (command === "m") [startX, startY] = [x, y];
    if (command !== "M") points.push([x, y]);
  }
  const [xs, ys] = [points.map(([at]) => at), points.map(([, at]) => at)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
const box = (string: string, options?: OutlineOptions): Box => boxOf(outline("display7", 10, 30, 40, string, options) ?? "");

describe("Figures as shapes", () => {
  test("stand on the baseline, as high as capitals, and within their advances", () => {
    for (let number = 0; number < 200; number++) {
      const { left, right, top, bottom } = box(String(number));
      const width = measure("display7", 10, String(number));
      expect([number, left >= 30, right <= 30 + width, bottom.toFixed(1), top.toFixed(1)]).toEqual([number, true, true, "40.0", "33.0"]);
      expect(right - left).toBeGreaterThan(width * 0.6);
    }
  });

  test("are set about a middle", () => {
    const { left, right } = box("88", { anchor: "middle" });
    expect((left + right) / 2).toBeCloseTo(30, 1);
  });

  test("read upwards when they are turned", () => {
    const flat = box("17", { anchor: "middle" });
    const up = box("17", { anchor: "middle", up: true });
    expect([up.right, up.left].map((at) => (at - 30).toFixed(1))).toEqual([flat.bottom, flat.top].map((at) => (at - 40).toFixed(1)));
    expect(40 - up.top).toBeCloseTo(flat.right - 30, 1);
  });

  test("do not drift where many points are rounded", () => {
    for (const size of [1.3, 2, 2.2, 2.82]) {
      const data = outline("bold", size, 0, 0, "BQ") ?? "";
      expect(Math.abs(boxOf(data).right - measure("bold", size, "BQ"))).toBeLessThan(size * 0.1);
    }
  });

  test.each(["X", "1X", "½", "__proto__", "constructor"])("a text with a character that has no shape has none: %s", (string) => {
    expect(outline("display7", 10, 0, 0, string)).toBeUndefined();
    expect(outline("display7", 10, 0, 0, string)).toBeUndefined();
  });
});
