import { describe, expect, test } from "vitest";
import { boxOf, pathOf } from "./path.ts";
import { type Item, pictureOf } from "./picture.ts";

const flat = (items: readonly Item[]): readonly Item[] => items.flatMap((item) => (item.is === "group" ? flat(item.items) : [item]));

describe("path data", () => {
  const box = (data: string) => {
    const { x, y, w, h } = boxOf(pathOf(data)) ?? { x: 0, y: 0, w: 0, h: 0 };
    return [x, y, w, h].map((value) => Math.round(value * 1000) / 1000);
  };
  const check = (title: string, data: string, expected: readonly number[]) => test(title, () => expect(box(data)).toEqual(expected));
  check("lines, absolute and relative", "M1 1h4v3H1z", [1, 1, 4, 3]);
  check("numbers without blanks between them", "M.5.5l-1-1", [-0.5, -0.5, 1, 1]);
  check("a curve is as large as itself, not as its control points", "M0 0C0 10 10 10 10 0", [0, 0, 10, 7.5]);
  check("a circle of two arcs, with flags written close", "M0 5a5 5 0 1010 0a5 5 0 10-10 0z", [0, 0, 10, 10]);
  check("smooth and quadratic curves", "M0 0Q5 10 10 0T20 0", [0, -5, 20, 10]);
  test("what is no path data is told", () => expect(() => pathOf("M1 x")).toThrow("cannot be read"));
});

describe("what a face draws", () => {
  test("shapes with their paints, and words with their place", () => {
    const items = flat(
      pictureOf(
        '<defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/></linearGradient></defs>' +
          '<g transform="translate(2 3)"><rect width="10" height="20" fill="url(#g)"/></g>' +
          '<text x="1" y="2" font-size="3" font-weight="600" font-family="IBM Plex Sans"><tspan x="4" y="5" fill="#ff0000">A &amp; B</tspan></text>',
      ),
    );
    expect(items).toMatchObject([
      {
        is: "shape",
        fill: {
          paint: {
            is: "linear",
            to: [0, 1],
            matrix: [10, 0, 0, 20, 0, 0],
            stops: [
              { at: 0, opacity: 1 },
              { at: 1, colour: [1, 1, 1], opacity: 0.5 },
            ],
          },
        },
      },
      { is: "words", text: "A & B", x: 4, y: 5, size: 3, colour: [1, 0, 0], font: { weight: 600 } },
    ]);
  });

  test("blanks in a row are one, as in every drawing of SVG", () => {
    expect(pictureOf('<text x="0" y="0">VERSE  ·  HORROR</text>')).toMatchObject([{ text: "VERSE · HORROR" }]);
  });

  const refused = (title: string, markup: string, sentence: string) =>
    test(`${title} is told, not left out`, () => expect(() => pictureOf(markup)).toThrow(sentence));
  refused("an element that is not drawn", "<foreignObject></foreignObject>", "“foreignObject”, which is not drawn");
  refused("an attribute that is not drawn", '<rect width="1" height="1" filter="x"/>', "“filter” at “rect”");
  refused("a colour that is not read", '<rect width="1" height="1" fill="oklch(1 0 0)"/>', "the colour “oklch(1 0 0)”");
  refused("a paint that is missing", '<rect width="1" height="1" fill="url(#no)"/>', "“url(#no)”, which it does not have");
  refused("an element that is left open", "<g>", "does not close “g”");
});
