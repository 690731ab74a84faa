/**
 * The line breaker of every card face. It decides all line breaks; screen, picture and PDF only draw what it returns, so a
 * card looks the same everywhere. Font sizes are points, positions and widths are millimetres.
 */
import { type FontName, measure } from "./metrics.ts";
import { type Look, type Mark, type Piece, textPiece, type Word } from "./words.ts";

/** Goes up when line breaks change, so that a stored card can say which breaker laid it out. */
export const LAYOUT_VERSION = 1;
export const MM_PER_PT = 25.4 / 72;
/** Sizes that are tried, largest first; the last is the floor: text never gets smaller. */
export const STEPS_PT: readonly number[] = [8, 7.75, 7.5, 7.25, 7];
/** Flavour gives way first: it is left out when the rules would have to be smaller than this. */
export const FLAVOUR_MIN_PT = 7.5;
const LEADING = 1.24;
const PARAGRAPH_GAP = 0.42;
const FLAVOUR_SCALE = 0.94;
/** A last word of at most so many characters does not stand alone on the last line if the line above can spare one. */
const SHORT_WORD = 8;

export type Paragraph = { readonly words: readonly Word[]; readonly flavour?: true };
export type Box = { readonly w: number; readonly h: number };

/** A stretch of one look within a line, at `x` from the left edge of the box. */
export type Run =
  | { readonly x: number; readonly width: number; readonly text: string; readonly look: Look | "flavour" | "notice" }
  | { readonly x: number; readonly width: number; readonly mark: Mark };
/** A line; `y` is its baseline from the top of the box. A `rule` is the hairline above flavour. */
export type Line = { readonly y: number; readonly width: number; readonly runs: readonly Run[]; readonly rule?: true };

export type Layout = {
  readonly version: number;
  readonly pt: number;
  /** Font size in millimetres. */
  readonly size: number;
  /** Only lines inside the box; when the text does not fit the last one says so. */
  readonly lines: readonly Line[];
  readonly height: number;
  readonly fits: boolean;
  /** What does not fit: lines, and characters to cut. Zero when it fits. */
  readonly over: { readonly lines: number; readonly characters: number };
  /** Flavour was left out to keep the rules readable. */
  readonly flavourDropped: boolean;
};

export type Measure = (font: FontName, size: number, text: string) => number;

const FONT_OF: Readonly<Record<Look | "flavour" | "notice", FontName>> = {
  text: "text",
  bold: "bold",
  money: "bold",
  tag: "bold",
  label: "bold",
  flavour: "italic",
  notice: "bold",
};

/** Lays paragraphs in a box at the largest step that fits; at the floor it says by how much it does not. */
export function fitText(paragraphs: readonly Paragraph[], box: Box, measureText: Measure = measure, steps = STEPS_PT): Layout {
  const rules = paragraphs.filter((paragraph) => !paragraph.flavour);
  const hasFlavour = rules.length < paragraphs.length;
  const tries = hasFlavour ? steps.filter((pt) => pt >= FLAVOUR_MIN_PT || rules.length === 0).map((pt) => ({ pt, paragraphs })) : [];
  const withoutFlavour = rules.length === 0 ? [] : steps.map((pt) => ({ pt, paragraphs: rules }));
  let last = place([], box, steps[0] ?? 8, measureText);
  for (const attempt of [...tries, ...withoutFlavour]) {
    last = place(attempt.paragraphs, box, attempt.pt, measureText);
    if (last.fits) return { ...last, flavourDropped: attempt.paragraphs !== paragraphs && hasFlavour };
  }
  return { ...last, flavourDropped: hasFlavour && rules.length > 0 };
}

/** Lays several texts in boxes of one width at one size, so that together they are at most `height` high. */
export function fitTogether(
  blocks: readonly (readonly Paragraph[])[],
  box: Box,
  steps: readonly number[] = STEPS_PT,
  measureText: Measure = measure,
): readonly Layout[] {
  let layouts: Layout[] = [];
  for (const pt of steps) {
    layouts = blocks.map((paragraphs) => place(paragraphs, { w: box.w, h: Number.POSITIVE_INFINITY }, pt, measureText));
    if (layouts.reduce((sum, layout) => sum + layout.height, 0) <= box.h) return layouts;
  }
  // At the floor each text keeps the part of the height that its share of the lines gives it.
  const total = layouts.reduce((sum, layout) => sum + layout.height, 0);
  const pt = steps.at(-1) ?? 7;
  return blocks.map((paragraphs, i) => place(paragraphs, { w: box.w, h: (box.h * (layouts[i]?.height ?? 0)) / total }, pt, measureText));
}

/** Lays paragraphs at one size. */
function place(paragraphs: readonly Paragraph[], box: Box, pt: number, measureText: Measure): Layout {
  const size = pt * MM_PER_PT;
  const lead = size * LEADING;
  const lines: Line[] = [];
  let y = size * 0.82;
  let flavourSeen = false;
  for (const paragraph of paragraphs) {
    if (paragraph.flavour && !flavourSeen && lines.length > 0) {
      lines.push({ y: y - size * 0.5, width: 9, runs: [], rule: true });
      y += size * 0.5;
    }
    flavourSeen ||= paragraph.flavour === true;
    const setter = new Setter(box.w, size, paragraph.flavour === true, measureText);
    for (const runs of setter.linesOf(paragraph.words)) {
      const end = runs.at(-1);
      lines.push({ y, width: end ? end.x + end.width : 0, runs });
      y += lead;
    }
    y += size * PARAGRAPH_GAP;
  }
  const height = lines.length === 0 ? 0 : y - size * PARAGRAPH_GAP - lead + size * 0.3;
  const result = { version: LAYOUT_VERSION, pt, size, height, flavourDropped: false };
  // A hundredth of a millimetre forgives rounding.
  if (height <= box.h + 0.01) return { ...result, lines, fits: true, over: { lines: 0, characters: 0 } };
  const inside = lines.filter((line) => line.y + size * 0.3 <= box.h + 0.01);
  const outside = lines.slice(inside.length);
  const over = {
    lines: outside.filter((line) => !line.rule).length,
    characters: outside.reduce((sum, line) => sum + charactersIn(line), 0),
  };
  return { ...result, lines: withNotice(inside, over.lines, size, box.w, measureText), fits: false, over };
}

const charactersIn = (line: Line): number => line.runs.reduce((sum, run) => sum + ("text" in run ? [...run.text].length + 1 : 1), 0);

/** The lines with the last one replaced by the sentence that some are missing. */
function withNotice(lines: readonly Line[], missing: number, size: number, width: number, measureText: Measure): readonly Line[] {
  const last = lines.at(-1);
  if (!last) return lines;
  const full = `… ${missing + 1} lines do not fit`;
  const text = measureText("bold", size, full) <= width ? full : "…";
  const run: Run = { x: 0, width: measureText("bold", size, text), text, look: "notice" };
  return [...lines.slice(0, -1), { y: last.y, width: run.width, runs: [run] }];
}

/** Breaks the words of one paragraph into lines of runs. */
class Setter {
  readonly #width: number;
  readonly #size: number;
  readonly #flavour: boolean;
  readonly #measure: Measure;

  constructor(width: number, size: number, flavour: boolean, measureText: Measure) {
    this.#width = width;
    this.#size = size;
    this.#flavour = flavour;
    this.#measure = measureText;
  }

  /** Greedy, ragged right; then one word moves down if a short word would stand alone at the end. */
  linesOf(words: readonly Word[]): Run[][] {
    const lines: Word[][] = [];
    let current: Word[] = [];
    for (const word of words.flatMap((w) => this.#broken(w))) {
      if (current.length > 0 && this.#widthOf([...current.slice(-1), word]) + this.#used(current) > this.#width) {
        lines.push(current);
        current = [];
      }
      current.push(word);
    }
    if (current.length > 0) lines.push(current);
    this.#feedLastLine(lines);
    return lines.map((line) => this.#runs(line));
  }

  /** Width of a line without its last word and the blank before it. */
  #used(line: readonly Word[]): number {
    return this.#widthOf(line) - this.#widthOf(line.slice(-1));
  }

  #feedLastLine(lines: Word[][]): void {
    const last = lines.at(-1);
    const above = lines.at(-2);
    const moved = above?.at(-1);
    if (!last || last.length > 1 || !above || !moved || above.length < 3 || lettersIn(last[0] ?? []) > SHORT_WORD) return;
    if (this.#widthOf([moved, ...last]) > this.#width) return;
    above.pop();
    last.unshift(moved);
  }

  #font(look: Look): FontName {
    return this.#flavour ? "italic" : FONT_OF[look];
  }

  #textWidth(look: Look, text: string): number {
    return this.#measure(this.#font(look), this.#flavour ? this.#size * FLAVOUR_SCALE : this.#size, text);
  }

  #pieceWidth(piece: Piece): number {
    if (piece.kind === "gap") return piece.em * this.#size;
    if (piece.kind === "mark") return piece.mark.em * this.#size;
    return this.#textWidth(piece.look, piece.text);
  }

  #widthOf(line: readonly Word[]): number {
    const end = this.#runs(line).at(-1);
    return end ? end.x + end.width : 0;
  }

  /** Joins the words of a line into runs: neighbours of one look become one stretch of text. */
  #runs(line: readonly Word[]): Run[] {
    const runs: Run[] = [];
    let x = 0;
    const blank = this.#textWidth("text", " ");
    line.forEach((word, i) => {
      word.forEach((piece, j) => {
        const previous = runs.at(-1);
        const startsWord = i > 0 && j === 0;
        if (piece.kind === "text") {
          const look = this.#flavour ? "flavour" : piece.look;
          if (previous && "text" in previous && previous.look === look && previous.x + previous.width >= x - 1e-9) {
            const text = previous.text + (startsWord ? " " : "") + piece.text;
            const width = this.#textWidth(piece.look, text);
            runs[runs.length - 1] = { x: previous.x, width, text, look };
            x = previous.x + width;
            return;
          }
          if (startsWord) x += blank;
          const width = this.#textWidth(piece.look, piece.text);
          runs.push({ x, width, text: piece.text, look });
          x += width;
          return;
        }
        if (startsWord) x += blank;
        if (piece.kind === "mark") runs.push({ x, width: this.#pieceWidth(piece), mark: piece.mark });
        x += this.#pieceWidth(piece);
      });
    });
    return runs;
  }

  /** A word wider than the box becomes several, so that nothing leaves the box. */
  #broken(word: Word): Word[] {
    if (this.#widthOf([word]) <= this.#width) return [word];
    const parts: Piece[][] = [[]];
    let x = 0;
    const add = (piece: Piece, width: number) => {
      if (x > 0 && x + width > this.#width) {
        parts.push([]);
        x = 0;
      }
      parts.at(-1)?.push(piece);
      x += width;
    };
    for (const piece of word) {
      if (piece.kind !== "text") {
        add(piece, this.#pieceWidth(piece));
        continue;
      }
      for (const cluster of clusters(piece.text)) {
        const part = parts.at(-1);
        const previous = part?.at(-1);
        if (part && previous?.kind === "text" && previous.look === piece.look) {
          const grown = textPiece(previous.text + cluster, piece.look);
          const width = this.#pieceWidth(grown) - this.#pieceWidth(previous);
          if (x + width <= this.#width) {
            part[part.length - 1] = grown;
            x += width;
            continue;
          }
        }
        add(textPiece(cluster, piece.look), this.#textWidth(piece.look, cluster));
      }
    }
    return parts;
  }
}

const lettersIn = (word: Word): number => word.reduce((sum, piece) => sum + (piece.kind === "text" ? [...piece.text].length : 1), 0);

/** Characters with the marks and joined signs that belong to them. */
const clusters = (text: string): readonly string[] => text.match(/\P{M}(?:[\p{M}\u200d]|(?<=\u200d)\P{M})*|\p{M}+/gu) ?? [];
