/** What a press may not print well: lines that are too thin, texts that are too small, pictures with too few dots. */
import { type Matrix, SAME, times } from "./matrix.ts";
import type { Item } from "./picture.ts";

/** Below these a print shop may lose what is drawn: points, points, dots an inch. */
export const LEAST = { line: 0.25, text: 6, picture: 300 } as const;
export type Weakness = keyof typeof LEAST;
/** The thinnest line, the smallest text and the coarsest picture below the least; absent: none is. */
export type Weaknesses = { readonly [Name in Weakness]?: number };

/** Points of a millimetre. */
const MM = 72 / 25.4;
/** What is hardly seen is not missed: shade and shine of a picture. */
const SEEN = 0.15;

/** What is too fine in a drawing in millimetres. Lines and texts that are nearly transparent do not count. */
export function weaknessesOf(items: readonly Item[]): Weaknesses {
  const found: { -readonly [Name in Weakness]?: number } = {};
  const note = (name: Weakness, value: number) => {
    // What is right but for rounding is right.
    if (value < LEAST[name] - 0.005 && value < (found[name] ?? Number.POSITIVE_INFINITY)) found[name] = value;
  };
  look(items, SAME, 1, note);
  return found;
}

/** How much a map enlarges, the same in every direction or nearly so. */
const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

function look(items: readonly Item[], space: Matrix, opacity: number, note: (name: Weakness, value: number) => void): void {
  for (const item of items) {
    const shown = opacity * item.opacity;
    if (shown < SEEN) continue;
    const here = times(space, item.matrix);
    if (item.is === "group") look(item.items, here, shown, note);
    else if (item.is === "words") {
      if (item.text.trim() !== "") note("text", item.size * scaleOf(here) * MM);
    } else if (item.is === "shape") {
      if (item.stroke && item.stroke.opacity * shown >= SEEN) note("line", item.stroke.width * scaleOf(here) * MM);
    } else {
      const across = pixelsAcross(item.href);
      if (across !== undefined && item.box.w > 0) note("picture", (across / (item.box.w * scaleOf(here))) * 25.4);
    }
  }
}

/** How many pixels across a PNG inside a drawing has, as its first bytes say; undefined for what is no such picture. */
function pixelsAcross(href: string): number | undefined {
  const encoded = /^data:image\/png;base64,([A-Za-z0-9+/]{32})/.exec(href)?.[1];
  if (encoded === undefined) return undefined;
  const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
  return new DataView(bytes.buffer).getUint32(16);
}

const WORDS: Readonly<Record<Weakness, (value: number) => string>> = {
  line: (value) => `lines thinner than ${LEAST.line} pt (${value.toFixed(2)} pt)`,
  text: (value) => `text smaller than ${LEAST.text} pt (${value.toFixed(1)} pt)`,
  picture: (value) => `a picture below ${LEAST.picture} dpi (${Math.floor(value)} dpi)`,
};
/** Names that a sentence tells. */
const TOLD = 3;

/** A sentence for each kind of weakness: how many components have it, which of them the most. */
export function warningsOf(found: readonly { readonly name: string; readonly weak: Weaknesses }[]): readonly string[] {
  return (Object.keys(LEAST) as Weakness[]).flatMap((kind) => {
    const having = found
      .flatMap(({ name, weak }) => {
        const value = weak[kind];
        return value === undefined ? [] : [{ name, value }];
      })
      .toSorted((a, b) => a.value - b.value);
    const [worst] = having;
    if (!worst) return [];
    const names = having.slice(0, TOLD).map(({ name }) => name);
    const more = having.length > names.length ? ` and ${having.length - names.length} more` : "";
    return [
      `${having.length === 1 ? "1 drawing has" : `${having.length} drawings have`} ${WORDS[kind](worst.value)}: ${names.join(", ")}${more}.`,
    ];
  });
}
