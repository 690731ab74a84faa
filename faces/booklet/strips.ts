/** Breaks blocks into strips: lines, rows and pictures that no column parts. Millimetres. */
import { fitText, MM_PER_PT, type Paragraph } from "../layout.ts";
import { drawLines, n, text } from "../svg.ts";
import { textPiece, type Word } from "../words.ts";
import type { Block, Inlines, Picture } from "./block.ts";

/** What stands together in a column. */
export type Strip = {
  readonly h: number;
  /** Empty space above it, not at the top of a column. */
  readonly above: number;
  /** Stays with the strip that follows. */
  readonly keep: boolean;
  /** With the corner at (x, y). */
  readonly draw: (x: number, y: number) => string;
  /** Stands again at the top of the column when the column begins with this strip: the head of a table. */
  readonly head?: Strip;
  /** Begins a new page. */
  readonly fresh?: true;
  /** What the contents and the foot of the page name. */
  readonly heading?: { readonly level: 1 | 2 | 3; readonly title: string };
};

/** Sizes of a setting: points for letters, millimetres for the rest. */
export type Sizes = {
  readonly pt: number;
  readonly headings: Readonly<Record<1 | 2 | 3, number>>;
  /** The highest a picture gets. */
  readonly picture: number;
};

export const INK = "#14181d";
export const SOFT = "#5b6770";
export const LINE = "#c9d0d6";
export const ACCENT = "#0b6e63";
const TINT = "#eef3f3";
const COLOURS = { text: INK, bold: INK, money: INK, accent: SOFT, dim: SOFT };
const LEADING = 1.24;

/** Markup of a drawing that a picture names. */
export type DrawNamed = (drawing: string) => string;

const LOOKS = { plain: "text", strong: "bold", quiet: "quiet" } as const;

/** Words that no line break parts: a stretch may end and another begin inside one. */
export function wordsOf(inlines: Inlines): Word[] {
  const out: Word[] = [];
  let current: Word[number][] = [];
  for (const { text: stretch, look } of inlines) {
    for (const [i, piece] of stretch.split(/[ \n]+/).entries()) {
      if (i > 0 && current.length > 0) {
        out.push(current);
        current = [];
      }
      if (piece !== "") current.push(textPiece(piece, LOOKS[look]));
    }
  }
  if (current.length > 0) out.push(current);
  return out;
}

const layoutOf = (words: Inlines, width: number, pt: number) => {
  const paragraph: Paragraph = { words: wordsOf(words) };
  return fitText([paragraph], { w: width, h: Number.MAX_SAFE_INTEGER }, undefined, [pt]);
};

/** Lines as strips; the first two and the last two stay together. */
function lines(words: Inlines, x: number, width: number, pt: number, above: number, mark?: string): Strip[] {
  const layout = layoutOf(words, width, pt);
  const lead = layout.size * LEADING;
  return layout.lines.map((line, i) => ({
    h: lead,
    above: i === 0 ? above : 0,
    keep: i === 0 ? layout.lines.length > 1 : i === layout.lines.length - 2,
    draw: (left, y) =>
      drawLines({ ...layout, lines: [{ ...line, y: layout.size * 0.92 }] }, left + x, y, COLOURS) +
      (i === 0 && mark ? text(left + x - 1.1, y + layout.size * 0.92, layout.size, "bold", ACCENT, mark, { anchor: "end" }) : ""),
  }));
}

/** The strips of blocks for a column of this width. */
export function stripsOf(blocks: readonly Block[], width: number, sizes: Sizes, draw: DrawNamed): Strip[] {
  const { pt } = sizes;
  const size = pt * MM_PER_PT;
  let fresh = false;
  return blocks.flatMap((block, i): Strip[] => {
    const made = ((): Strip[] => {
      switch (block.is) {
        case "page":
          fresh = true;
          return [];
        case "heading":
          return [heading(block, width, sizes)];
        case "text":
          return lines(block.words, 0, width, pt, size * 0.55);
        case "item": {
          const indent = 4.2 + block.depth * 4;
          return lines(block.words, indent, width - indent, pt, blocks[i - 1]?.is === "item" ? size * 0.22 : size * 0.4, block.mark);
        }
        case "example":
          return boxed(stripsOf(block.blocks, width - 6, sizes, draw), width, size);
        case "table":
          return table(block, width, pt, size);
        case "picture":
          return [picture(block.picture, width, sizes, draw)];
      }
    })();
    const [first, ...rest] = made;
    if (!first || !fresh) return made;
    fresh = false;
    return [{ ...first, fresh: true }, ...rest];
  });
}

function heading({ level, words }: Extract<Block, { readonly is: "heading" }>, width: number, { headings, pt }: Sizes): Strip {
  const [title, size] = [words.map((one) => one.text).join(""), headings[level] * MM_PER_PT];
  // Headings are set in the bold text face, which has figures and letters of every language.
  const layout = layoutOf([{ text: title, look: "strong" }], width, headings[level]);
  const h = layout.lines.length * size * 1.16 + (level === 1 ? 2.2 : 0.4);
  return {
    h,
    above: pt * MM_PER_PT * ({ 1: 2.2, 2: 1.5, 3: 1 } as const)[level],
    keep: true,
    heading: { level, title },
    draw: (x, y) =>
      layout.lines
        .map((line, i) =>
          drawLines({ ...layout, lines: [{ ...line, y: size * 0.92 }] }, x, y + i * size * 1.16, {
            ...COLOURS,
            bold: level === 3 ? INK : ACCENT,
          }),
        )
        .join("") + (level === 1 ? `<path d="M${n(x)} ${n(y + h - 0.9)}h${n(width)}" stroke="${ACCENT}" stroke-width=".45"/>` : ""),
  };
}

/** An example: a tinted band with a bar at its left, however many columns it runs through. */
function boxed(inner: readonly Strip[], width: number, size: number): Strip[] {
  const pad = size * 0.55;
  return inner.map((strip, i) => {
    const [before, after] = [i === 0 ? pad : strip.above, i === inner.length - 1 ? pad : 0];
    const h = before + strip.h + after;
    return {
      ...strip,
      h,
      above: i === 0 ? size * 0.7 : 0,
      draw: (x, y) =>
        `<rect x="${n(x)}" y="${n(y - 0.02)}" width="${n(width)}" height="${n(h + 0.04)}" fill="${TINT}"/>` +
        `<rect x="${n(x)}" y="${n(y - 0.02)}" width=".8" height="${n(h + 0.04)}" fill="${ACCENT}"/>` +
        strip.draw(x + 3, y + before),
    };
  });
}

const GUTTER = 2;

function table({ head, rows }: Extract<Block, { readonly is: "table" }>, width: number, pt: number, size: number): Strip[] {
  const small = pt * 0.92;
  const widths = columnWidths([head.map((cell) => strong(cell, true)), ...rows], width, small);
  const row = (cells: readonly Inlines[], isHead: boolean, above: number, keep: boolean): Strip => {
    const layouts = widths.map((w, i) => layoutOf(strong(cells[i] ?? [], isHead), w, small));
    const lead = small * MM_PER_PT * LEADING;
    const h = Math.max(1, ...layouts.map(({ lines: { length } }) => length)) * lead + 1.6;
    const lefts = widths.map((_, i) => widths.slice(0, i).reduce((sum, w) => sum + w + GUTTER, 0));
    return {
      ...{ h, above, keep },
      draw: (x, y) =>
        `<path d="M${n(x)} ${n(y + h - 0.25)}h${n(width)}" stroke="${isHead ? INK : LINE}" stroke-width="${isHead ? ".25" : ".15"}"/>` +
        layouts.map((layout, i) => drawLines(layout, x + (lefts[i] ?? 0), y + 0.55, COLOURS)).join(""),
    };
  };
  const isHeaded = head.some((cell) => cell.length > 0);
  const top = isHeaded ? row(head, true, size * 0.8, true) : undefined;
  const below = rows.map((cells, i): Strip => {
    const made = row(cells, false, i === 0 && !top ? size * 0.8 : 0, false);
    return top && i > 0 ? { ...made, head: { ...top, above: 0 } } : made;
  });
  return top ? [top, ...below] : below;
}

const strong = (words: Inlines, isHead: boolean): Inlines =>
  isHead ? words.map(({ text: said }) => ({ text: said, look: "strong" })) : words;

/** Shares a width among columns: each gets its longest word, and of the rest what its longest cell would use. */
function columnWidths(rows: readonly (readonly Inlines[])[], width: number, pt: number): number[] {
  const count = Math.max(...rows.map(({ length }) => length));
  const wide = (words: Inlines) => layoutOf(words, 10_000, pt).lines[0]?.width ?? 0;
  const [least, most] = [[], []] as [number[], number[]];
  for (let i = 0; i < count; i++) {
    const cells = rows.map((row) => row[i] ?? []);
    const longest = (cell: Inlines) =>
      Math.max(0, ...cell.flatMap(({ text: said, look }) => said.split(/[ \n]+/).map((word) => wide([{ text: word, look }]))));
    least.push(Math.max(3, ...cells.map(longest)) + 0.2);
    most.push(Math.max(3, ...cells.map(wide)) + 0.2);
  }
  const room = width - GUTTER * (count - 1);
  const needed = least.reduce((sum, w) => sum + w, 0);
  if (needed >= room) return least.map((w) => (w / needed) * room);
  const wishes = most.map((w, i) => Math.min(w, room) - (least[i] ?? 0));
  const wished = wishes.reduce((sum, w) => sum + w, 0);
  const share = wished === 0 ? 0 : Math.min(1, (room - needed) / wished);
  return least.map((w, i) => w + (wishes[i] ?? 0) * share);
}

function picture(shown: Picture, width: number, { picture: most, pt }: Sizes, draw: DrawNamed): Strip {
  const scale = Math.min(width / shown.w, most / shown.h);
  const [w, h] = [shown.w * scale, shown.h * scale];
  const small = pt * 0.88;
  const caption = layoutOf([{ text: shown.caption, look: "quiet" }], width, small);
  const under = caption.lines.length * small * MM_PER_PT * LEADING;
  return {
    h: h + 1.6 + under,
    above: pt * MM_PER_PT * 0.9,
    keep: false,
    draw: (x, y) => drawPicture(shown, x + (width - w) / 2, y, scale, draw) + drawLines(caption, x, y + h + 1.2, COLOURS),
  };
}

/** A picture with its corner at (x, y). Labels stay readable however small the table is drawn. */
export function drawPicture({ laid }: Picture, x: number, y: number, scale: number, draw: DrawNamed): string {
  return laid
    .map((one) => {
      const [left, top] = [x + one.x * scale, y + one.y * scale];
      if (one.is === "label") return label(left, top, one.text);
      const id = `c${Math.round(left * 100)}-${Math.round(top * 100)}`;
      const corner = one.w > 40 && one.w < 100 ? 3 : 0.8;
      return (
        `<g transform="translate(${n4(left)} ${n4(top)}) scale(${n4(scale * one.scale)})">` +
        `<clipPath id="${id}"><rect width="${n(one.w)}" height="${n(one.h)}" rx="${corner}"/></clipPath>` +
        `<g clip-path="url(#${id})">${draw(one.drawing)}</g></g>`
      );
    })
    .join("");
}

const n4 = (value: number): string => String(Math.round(value * 1e4) / 1e4);
const LABEL = 2.3;

function label(x: number, y: number, said: string): string {
  const w = layoutOf([{ text: said, look: "strong" }], 1_000, LABEL / MM_PER_PT).lines[0]?.width ?? 0;
  return (
    `<rect x="${n(x - w / 2 - 1)}" y="${n(y - LABEL)}" width="${n(w + 2)}" height="${n(LABEL * 1.5)}" rx=".8" fill="#ffffff" stroke="${SOFT}" stroke-width=".12"/>` +
    text(x, y, LABEL, "bold", INK, said, { anchor: "middle" })
  );
}
