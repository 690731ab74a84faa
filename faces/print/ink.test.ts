import { expect, test } from "vitest";
import { savingInk, turnedColour } from "./ink.ts";
import { type Colour, type Item, pictureOf } from "./picture.ts";

const bright = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

test("dark grounds become paper, and light words dark", () => {
  expect(turnedColour([0.03, 0.04, 0.06])).toEqual([1, 1, 1]);
  expect(bright(turnedColour([1, 1, 1]))).toBeLessThan(0.1);
});

test("of two greys the lighter one becomes the darker one, and a colour keeps its hue", () => {
  const greys = Array.from({ length: 14 }, (_, i): Colour => [0.35 + i * 0.05, 0.35 + i * 0.05, 0.35 + i * 0.05]);
  const turned = greys.map((grey) => bright(turnedColour(grey)));
  expect(turned).toEqual(turned.toSorted((a, b) => b - a));
  const [r, g, b] = turnedColour([1, 0.49, 0.54]);
  expect(r).toBeGreaterThan(Math.max(g, b));
});

test("every colour of a drawing is turned, gradients too, and its pictures are left out", () => {
  const markup =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#ffffff"/></linearGradient></defs>' +
    '<g><rect width="10" height="10" fill="#070a0f" stroke="#e9eef4"/></g><rect width="5" height="5" fill="url(#g)"/>' +
    '<text x="0" y="0" font-size="3" font-family="x" fill="#ffffff">a</text><image href="data:image/png;base64,AA" width="3" height="3"/>';
  const colours: Colour[] = [];
  const look = (items: readonly Item[]) => {
    for (const item of items) {
      if (item.is === "image") throw new Error("A picture is left.");
      if (item.is === "group") look(item.items);
      if (item.is === "words") colours.push(item.colour);
      if (item.is === "shape")
        for (const part of [item.fill, item.stroke]) {
          if (part?.paint.is === "colour") colours.push(part.paint.colour);
          if (part?.paint.is === "linear") colours.push(...part.paint.stops.map(({ colour }) => colour));
        }
    }
  };
  look(savingInk(pictureOf(markup)));
  expect(colours.map((colour) => (bright(colour) > 0.9 ? "paper" : bright(colour) < 0.2 ? "ink" : "between"))).toEqual([
    "paper",
    "ink",
    "paper",
    "ink",
    "ink",
  ]);
});
