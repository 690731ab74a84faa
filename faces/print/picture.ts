/**
 * What a face's SVG draws, as a tree that a back end carries out without knowing SVG: shapes, words, pictures and groups, in millimetres.
 * It reads the part of SVG that faces are written in and throws on anything else, so nothing is left out of a print in silence.
 */
import { type Matrix, SAME, times, transformOf } from "./matrix.ts";
import { type Box, boxOf, ellipsePath, type Path, pathOf, rectPath } from "./path.ts";
import { type Element, elementsOf, type Node } from "./xml.ts";

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [r: number, g: number, b: number];
export type Stop = { readonly at: number; readonly colour: Colour; readonly opacity: number };
/** How an area is filled; `matrix` leads from the paint's own space to that of the shape. */
export type Paint =
  | { readonly is: "colour"; readonly colour: Colour }
  | {
      readonly is: "linear";
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly stops: readonly Stop[];
      readonly matrix: Matrix;
    }
  | {
      readonly is: "radial";
      readonly at: readonly [number, number];
      readonly r: number;
      readonly stops: readonly Stop[];
      readonly matrix: Matrix;
    }
  | { readonly is: "tiles"; readonly w: number; readonly h: number; readonly items: readonly Item[]; readonly matrix: Matrix };

export type Stroke = {
  readonly paint: Paint;
  readonly opacity: number;
  readonly width: number;
  readonly cap: 0 | 1 | 2;
  readonly join: 0 | 1 | 2;
  readonly dash: readonly number[];
};
export type Fill = { readonly paint: Paint; readonly opacity: number; readonly evenOdd: boolean };
export type Font = { readonly families: readonly string[]; readonly weight: number; readonly italic: boolean };
export type Item =
  | {
      readonly is: "shape";
      readonly path: Path;
      readonly matrix: Matrix;
      readonly opacity: number;
      readonly fill?: Fill;
      readonly stroke?: Stroke;
    }
  | {
      readonly is: "words";
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly font: Font;
      readonly colour: Colour;
      readonly opacity: number;
      readonly anchor: "start" | "middle" | "end";
      readonly spacing: number;
      readonly matrix: Matrix;
    }
  | { readonly is: "image"; readonly href: string; readonly box: Box; readonly matrix: Matrix; readonly opacity: number }
  | { readonly is: "group"; readonly matrix: Matrix; readonly opacity: number; readonly clip?: Path; readonly items: readonly Item[] };

/** What is handed down from an element to those inside it. */
type Style = Readonly<Record<string, string>>;
const HANDED = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "letter-spacing",
  "text-anchor",
] as const;
/** What an element may have of its own. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  g: [],
  svg: ["x", "y", "width", "height", "viewBox", "preserveAspectRatio", "overflow", "xmlns"],
  path: ["d"],
  rect: ["x", "y", "width", "height", "rx", "ry"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  line: ["x1", "y1", "x2", "y2"],
  polygon: ["points"],
  polyline: ["points"],
  text: ["x", "y"],
  tspan: ["x", "y"],
  image: ["href", "x", "y", "width", "height", "preserveAspectRatio"],
  use: ["href", "x", "y"],
};
/** Blanks in a row count as one in SVG; those that keep words together do not. */
const BLANKS = /[ \t\r\n]+/g;
const ANYWHERE = ["transform", "opacity", "clip-path", "id"];

/** The items of a face's markup. Throws on what is not drawn. */
export function pictureOf(markup: string): readonly Item[] {
  const nodes = elementsOf(markup);
  const ids = new Map<string, Element>();
  const collect = (node: Node): void => {
    if (typeof node === "string") return;
    const { id } = node.attributes;
    if (id !== undefined) ids.set(id, node);
    node.children.forEach(collect);
  };
  nodes.forEach(collect);
  return new Reader(ids).items(nodes, {});
}

class Reader {
  readonly ids: ReadonlyMap<string, Element>;
  constructor(ids: ReadonlyMap<string, Element>) {
    this.ids = ids;
  }

  items(nodes: readonly Node[], style: Style): readonly Item[] {
    return nodes.flatMap((node) => (typeof node === "string" ? [] : this.item(node, style)));
  }

  private item(element: Element, from: Style): readonly Item[] {
    const { tag, attributes, children } = element;
    if (["defs", "clipPath", "linearGradient", "radialGradient", "pattern", "title"].includes(tag)) return [];
    const own = OWN[tag];
    if (!own) throw new Error(`A face has an element “${tag}”, which is not drawn.`);
    for (const name of Object.keys(attributes))
      if (!own.includes(name) && !ANYWHERE.includes(name) && !(HANDED as readonly string[]).includes(name))
        throw new Error(`A face has “${name}” at “${tag}”, which is not drawn.`);
    const style = handed(from, attributes);
    const matrix = attributes["transform"] === undefined ? SAME : transformOf(attributes["transform"]);
    const opacity = numberOr(attributes["opacity"], 1);
    const clipped = attributes["clip-path"];
    if (clipped !== undefined && tag !== "g") {
      const inside = this.item({ tag, attributes: without(attributes, ["clip-path", "transform"]), children }, from);
      return [{ is: "group", matrix, opacity: 1, clip: this.clip(clipped), items: inside }];
    }
    if (tag === "g") {
      const items = this.items(children, style);
      if (items.length === 0) return [];
      return [{ is: "group", matrix, opacity, ...(clipped === undefined ? {} : { clip: this.clip(clipped) }), items }];
    }
    if (tag === "svg") return [this.viewport(element, style)];
    if (tag === "use") {
      const found = this.ids.get((attributes["href"] ?? "").replace(/^#/, ""));
      if (!found) throw new Error(`A face uses “${attributes["href"]}”, which it does not have.`);
      const at = times(matrix, [1, 0, 0, 1, numberOr(attributes["x"], 0), numberOr(attributes["y"], 0)]);
      return [{ is: "group", matrix: at, opacity, items: this.item(found, style) }];
    }
    if (tag === "text") return this.words(element, style, matrix, opacity);
    if (tag === "image") {
      const box = {
        x: numberOr(attributes["x"], 0),
        y: numberOr(attributes["y"], 0),
        w: numberOr(attributes["width"], 0),
        h: numberOr(attributes["height"], 0),
      };
      return [{ is: "image", href: attributes["href"] ?? "", box, matrix, opacity }];
    }
    const path = outlineOf(tag, attributes);
    return this.shape(path, style, matrix, opacity);
  }

  private shape(path: Path, style: Style, matrix: Matrix, opacity: number): readonly Item[] {
    const box = boxOf(path);
    if (!box || opacity <= 0) return [];
    const fill = this.paint(style["fill"] ?? "#000000", box);
    const stroke = this.paint(style["stroke"] ?? "none", box);
    const width = numberOr(style["stroke-width"], 1);
    if (!fill && !stroke) return [];
    return [
      {
        is: "shape",
        path,
        matrix,
        opacity,
        ...(fill ? { fill: { paint: fill, opacity: numberOr(style["fill-opacity"], 1), evenOdd: style["fill-rule"] === "evenodd" } } : {}),
        ...(stroke && width > 0
          ? {
              stroke: {
                paint: stroke,
                opacity: numberOr(style["stroke-opacity"], 1),
                width,
                cap: style["stroke-linecap"] === "round" ? 1 : style["stroke-linecap"] === "square" ? 2 : 0,
                join: style["stroke-linejoin"] === "round" ? 1 : style["stroke-linejoin"] === "bevel" ? 2 : 0,
                dash: numbers(style["stroke-dasharray"] ?? ""),
              },
            }
          : {}),
      },
    ];
  }

  /** A drawing inside the drawing, cut to its own edge. */
  private viewport({ attributes, children }: Element, style: Style): Item {
    const [x, y, w, h] = [
      numberOr(attributes["x"], 0),
      numberOr(attributes["y"], 0),
      numberOr(attributes["width"], 0),
      numberOr(attributes["height"], 0),
    ];
    const [vx = 0, vy = 0, vw = w, vh = h] = numbers(attributes["viewBox"] ?? "");
    if (attributes["preserveAspectRatio"] !== "none" && Math.abs(w / h - vw / vh) > 0.001 * (w / h))
      throw new Error("A face has a drawing inside that is neither stretched nor of the same proportions.");
    const matrix: Matrix = [w / vw, 0, 0, h / vh, x - (vx * w) / vw, y - (vy * h) / vh];
    return { is: "group", matrix, opacity: 1, clip: rectPath(vx, vy, vw, vh), items: this.items(children, style) };
  }

  private words({ attributes, children }: Element, style: Style, matrix: Matrix, opacity: number): readonly Item[] {
    const place = { x: numberOr(attributes["x"], 0), y: numberOr(attributes["y"], 0) };
    return children.flatMap((node): readonly Item[] => {
      if (typeof node !== "string") {
        if (node.tag !== "tspan" || node.attributes["x"] === undefined || node.attributes["y"] === undefined)
          throw new Error("A face has words inside words that have no place of their own.");
        return this.words(node, handed(style, node.attributes), matrix, opacity);
      }
      const paint = this.paint(style["fill"] ?? "#000000", { x: 0, y: 0, w: 1, h: 1 });
      if (paint?.is !== "colour" || node === "") return [];
      return [
        {
          ...{ is: "words", text: node.replace(BLANKS, " "), ...place, size: numberOr(style["font-size"], 4), colour: paint.colour },
          opacity: opacity * numberOr(style["fill-opacity"], 1),
          font: {
            families: (style["font-family"] ?? "").split(",").map((family) => family.trim()),
            weight: numberOr(style["font-weight"], 400),
            italic: style["font-style"] === "italic",
          },
          anchor: style["text-anchor"] === "middle" ? "middle" : style["text-anchor"] === "end" ? "end" : "start",
          spacing: numberOr(style["letter-spacing"], 0),
          matrix,
        },
      ];
    });
  }

  private referred(value: string): Element {
    const id = /^url\(#([^)]+)\)$/.exec(value)?.[1];
    const found = id === undefined ? undefined : this.ids.get(id);
    if (!found) throw new Error(`A face refers to “${value}”, which it does not have.`);
    return found;
  }

  private clip(value: string): Path {
    return this.referred(value).children.flatMap((node) => {
      if (typeof node === "string") return [];
      const path = outlineOf(node.tag, node.attributes);
      const matrix = node.attributes["transform"];
      return matrix === undefined ? path : mapped(path, transformOf(matrix));
    });
  }

  private paint(value: string, box: Box): Paint | undefined {
    if (value === "none" || value === "transparent") return undefined;
    if (!value.startsWith("url(")) return { is: "colour", colour: colourOf(value) };
    const { tag, attributes, children } = this.referred(value);
    if (tag === "pattern") {
      if (attributes["patternUnits"] !== "userSpaceOnUse") throw new Error("A face has a pattern in units of its shape.");
      const matrix = attributes["patternTransform"] === undefined ? SAME : transformOf(attributes["patternTransform"]);
      return {
        is: "tiles",
        w: numberOr(attributes["width"], 1),
        h: numberOr(attributes["height"], 1),
        items: this.items(children, {}),
        matrix,
      };
    }
    const own = attributes["gradientTransform"] === undefined ? SAME : transformOf(attributes["gradientTransform"]);
    const frame: Matrix = attributes["gradientUnits"] === "userSpaceOnUse" ? SAME : [box.w, 0, 0, box.h, box.x, box.y];
    const matrix = times(frame, own);
    const stops = children.flatMap((node): Stop[] =>
      typeof node === "string"
        ? []
        : [
            {
              at: share(node.attributes["offset"], 0),
              colour: colourOf(node.attributes["stop-color"] ?? "#000000"),
              opacity: numberOr(node.attributes["stop-opacity"], 1),
            },
          ],
    );
    const v = (name: string, other: number) => share(attributes[name], other);
    if (tag === "linearGradient") return { is: "linear", from: [v("x1", 0), v("y1", 0)], to: [v("x2", 1), v("y2", 0)], stops, matrix };
    if (tag === "radialGradient") return { is: "radial", at: [v("cx", 0.5), v("cy", 0.5)], r: v("r", 0.5), stops, matrix };
    throw new Error(`A face is filled with “${tag}”, which is not drawn.`);
  }
}

function outlineOf(tag: string, attributes: Readonly<Record<string, string>>): Path {
  const v = (name: string, other = 0) => numberOr(attributes[name], other);
  if (tag === "path") return pathOf(attributes["d"] ?? "");
  if (tag === "rect") {
    const rx = attributes["rx"] ?? attributes["ry"];
    return rectPath(v("x"), v("y"), v("width"), v("height"), numberOr(rx, 0), numberOr(attributes["ry"] ?? rx, 0));
  }
  if (tag === "circle") return ellipsePath(v("cx"), v("cy"), v("r"), v("r"));
  if (tag === "ellipse") return ellipsePath(v("cx"), v("cy"), v("rx"), v("ry"));
  if (tag === "line")
    return [
      ["M", v("x1"), v("y1")],
      ["L", v("x2"), v("y2")],
    ];
  if (tag === "polygon" || tag === "polyline") return pathOf(`M${attributes["points"] ?? ""}${tag === "polygon" ? "Z" : ""}`);
  throw new Error(`A face is cut along “${tag}”, which is no outline.`);
}

/** A path seen through a map. */
export const mapped = (path: Path, m: Matrix): Path => {
  const at = (x: number, y: number) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const;
  return path.map((step) => {
    if (step[0] === "Z") return step;
    if (step[0] === "C") return ["C", ...at(step[1], step[2]), ...at(step[3], step[4]), ...at(step[5], step[6])];
    return [step[0], ...at(step[1], step[2])];
  });
};

function handed(from: Style, attributes: Readonly<Record<string, string>>): Style {
  const own = HANDED.filter((name) => attributes[name] !== undefined);
  return own.length === 0 ? from : { ...from, ...Object.fromEntries(own.map((name) => [name, attributes[name] ?? ""])) };
}

const without = (attributes: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));

const numbers = (list: string): number[] => (list.match(/[-+]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

function numberOr(value: string | undefined, other: number): number {
  if (value === undefined) return other;
  const number = Number.parseFloat(value);
  if (!Number.isFinite(number)) throw new Error(`A face has “${value}” in place of a number.`);
  return number;
}

/** "0.4" or "40%". */
const share = (value: string | undefined, other: number): number =>
  value?.endsWith("%") ? numberOr(value, other * 100) / 100 : numberOr(value, other);

const NAMED: Readonly<Record<string, string>> = { white: "#ffffff", black: "#000000" };

function colourOf(value: string): Colour {
  const hex = NAMED[value] ?? value;
  const short = /^#([0-9a-fA-F])([0-9a-fA-F])([0-9a-fA-F])$/.exec(hex);
  const [, r = "", g = "", b = ""] = short
    ? short.map((digit) => digit + digit)
    : (/^#([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})$/.exec(hex) ?? []);
  if (r === "") throw new Error(`A face has the colour “${value}”, which is not read.`);
  const part = (pair: string) => Math.round((Number.parseInt(pair, 16) / 255) * 1000) / 1000;
  return [part(r), part(g), part(b)];
}

/** The box around items, with their lines; undefined when nothing is drawn. */
export function boxOfItems(items: readonly Item[]): Box | undefined {
  const corners: (readonly [number, number])[] = [];
  const add = (box: Box | undefined, [a, b, c, d, e, f]: Matrix) => {
    if (!box) return;
    for (const [x, y] of [
      [box.x, box.y],
      [box.x + box.w, box.y],
      [box.x, box.y + box.h],
      [box.x + box.w, box.y + box.h],
    ] as const)
      corners.push([a * x + c * y + e, b * x + d * y + f]);
  };
  for (const item of items) {
    if (item.is === "group") add(item.clip ? boxOf(item.clip) : boxOfItems(item.items), item.matrix);
    else if (item.is === "image") add(item.box, item.matrix);
    else if (item.is === "words") {
      const wide = item.text.length * (item.size + Math.abs(item.spacing));
      add({ x: item.x - wide, y: item.y - item.size * 1.5, w: 2 * wide, h: item.size * 2.5 }, item.matrix);
    } else {
      const box = boxOf(item.path);
      // A pointed corner reaches twice as far as its line is wide.
      const more = item.stroke ? item.stroke.width * 2 : 0;
      add(box && { x: box.x - more, y: box.y - more, w: box.w + 2 * more, h: box.h + 2 * more }, item.matrix);
    }
  }
  if (corners.length === 0) return undefined;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
