/** Saves ink: the lightness of all colours turned round, so that dark grounds are paper and light words are dark. Pictures are left out. */
import type { Colour, Item, Paint } from "./picture.ts";

/** What is darker than this is white; lightness as OKLab has it, 0 to 1. */
const WHITE_FROM = 0.3;
/** What white becomes. */
const DARKEST = 0.2;

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const inRange = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** A colour with its hue, as light as it was dark. Which of two colours is the lighter one is turned round for every pair. */
export function turnedColour([r, g, b]: Colour): Colour {
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const [a, c] = [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
  const light = lightness <= WHITE_FROM ? 1 : 1 - ((lightness - WHITE_FROM) / (1 - WHITE_FROM)) * (1 - DARKEST);
  // Near white there is no room for a hue.
  const kept = Math.min(1, (1 - light) * 3);
  const [ka, kc] = [a * kept, c * kept];
  const l3 = (light + 0.3963377774 * ka + 0.2158037573 * kc) ** 3;
  const m3 = (light - 0.1055613458 * ka - 0.0638541728 * kc) ** 3;
  const s3 = (light - 0.0894841775 * ka - 1.291485548 * kc) ** 3;
  return [
    inRange(gamma(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3)),
    inRange(gamma(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3)),
    inRange(gamma(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3)),
  ];
}

function turnedPaint(paint: Paint): Paint {
  if (paint.is === "colour") return { is: "colour", colour: turnedColour(paint.colour) };
  if (paint.is === "tiles") return { ...paint, items: savingInk(paint.items) };
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: turnedColour(stop.colour) })) };
}

/** A drawing that needs little ink. */
export const savingInk = (items: readonly Item[]): readonly Item[] => items.filter((item) => item.is !== "image").map(turnedItem);

function turnedItem(item: Item): Item {
  if (item.is === "words") return { ...item, colour: turnedColour(item.colour) };
  if (item.is === "group") return { ...item, items: savingInk(item.items) };
  if (item.is === "image") return item;
  const { fill, stroke } = item;
  return {
    ...item,
    ...(fill ? { fill: { ...fill, paint: turnedPaint(fill.paint) } } : {}),
    ...(stroke ? { stroke: { ...stroke, paint: turnedPaint(stroke.paint) } } : {}),
  };
}
