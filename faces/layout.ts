/**
 * The line breaker of every card face. It decides all line breaks; screen, picture and PDF only draw what it returns, so a
 * card looks the same everywhere. Font sizes are points, positions and widths are millimetres.
 */
import { type FontName, measure } from "./metrics.ts";
import { type Look, type Mark, type Piece, textPiece, type Word } from "./words.ts";

/** Goes up when line breaks change, so that a stored card can say which breaker laid it out. */
export const LAYOUT_VERSION = 2;
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

/** Millimetres. */
const ROUNDING = 0.01;

export type Paragraph = { readonly words: readonly Word[]; readonly flavour?: true };
export type Box = { readonly w: number; readonly h: number };

/** A stretch of one look within a line, at `x` from the left edge of the box. */
export type Run = (
  | { readonly x: number; readonly width: number; readonly text: string; readonly look: Look | "flavour" | "notice" }
  | { readonly x: number; readonly width: number; readonly mark: Mark }
) & { readonly lit?: true };
/** A line; `y` is its baseline from the top of the box. A `rule` is the hairline above flavour. */
export type Line = { readonly y: number; readonly width: number; readonly runs: readonly Run[]; readonly rule?: true };

export type Layout = {
  readonly version: number;
  readonly pt: number;
  /** Font size in millimetres. */
  readonly size: number;
  /** Only lines inside the box; when the text does not fit the last one says so. */
  readonly lines: readonly Line[];
  /** Of the lines drawn. */
  readonly height: number;
  /** How many lines of one paragraph the box holds at this size. */
  readonly room: number;
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
  quiet: "text",
  flavour: "italic",
  notice: "bold",
};

/** Lays paragraphs in a box at the largest step that fits; at the floor it says by how much it does not. */
export function fitText(paragraphs: readonly Paragraph[], box: Box, measureText: Measure = measure, steps = STEPS_PT): Layout {
  const rules = paragraphs.filter((paragraph) => !paragraph.flavour);
  const droppable = rules.length > 0 && rules.length < paragraphs.length;
  if (droppable) {
    for (const pt of steps.filter((step) => step >= FLAVOUR_MIN_PT)) {
      const layout = place(paragraphs, box, pt, measureText, "give up");
      if (layout.fits) return layout;
    }
  }
  const kept = droppable ? rules : paragraphs;
  for (const pt of steps) {
    const layout = place(kept, box, pt, measureText, "give up");
    if (layout.fits) return { ...layout, flavourDropped: droppable };
  }
  return { ...place(kept, box, floorOf(steps), measureText, "go on"), flavourDropped: droppable };
}

const floorOf = (steps: readonly number[]): number => steps.at(-1) ?? 7;

/** Lays several texts in boxes of one width at one size, so that together they are at most `box.h` high. */
export function fitTogether(
  blocks: readonly (readonly Paragraph[])[],
  box: Box,
  steps: readonly number[] = STEPS_PT,
  measureText: Measure = measure,
): readonly Layout[] {
  for (const pt of steps) {
    let left = box.h;
    const layouts: Layout[] = [];
    for (const paragraphs of blocks) {
      const layout = place(paragraphs, { w: box.w, h: left }, pt, measureText, "give up");
      if (!layout.fits) break;
      layouts.push(layout);
      left -= layout.height;
    }
    if (layouts.length === blocks.length) return layouts;
  }
  // At the floor each text gets a share of the height: what it needs, or its part of what the others leave.
  const pt = floorOf(steps);
  const needs = blocks.map((paragraphs) => place(paragraphs, { w: box.w, h: Number.POSITIVE_INFINITY }, pt, measureText, "go on").height);
  return sharesOf(needs, box.h).map((h, i) => place(blocks[i] ?? [], { w: box.w, h }, pt, measureText, "go on"));
}

/** Splits a height among texts: small needs are met in full, the largest share what is left. */
function sharesOf(needs: readonly number[], height: number): number[] {
  const shares = needs.map(() => 0);
  let left = height;
  const bySize = needs.map((need, i) => ({ need, i })).sort((a, b) => a.need - b.need);
  bySize.forEach(({ need, i }, done) => {
    const share = Math.min(need, left / (bySize.length - done));
    shares[i] = share;
    left -= share;
  });
  return shares;
}

/**
 * Lays paragraphs at one size. "give up" stops as soon as it is clear that they do not fit, and then returns no lines; "go on" counts what
 * is over.
 */
function place(paragraphs: readonly Paragraph[], box: Box, pt: number, measureText: Measure, whenOver: "give up" | "go on"): Layout {
  const size = pt * MM_PER_PT;
  const lead = size * LEADING;
  const room = Math.max(0, Math.floor((box.h + ROUNDING - size * 1.12) / lead) + 1);
  const result = { version: LAYOUT_VERSION, pt, size, room: Number.isFinite(room) ? room : 0, flavourDropped: false };
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
    const most = whenOver === "give up" ? Math.max(0, Math.ceil((box.h - y) / lead) + 2) : Number.POSITIVE_INFINITY;
    for (const runs of setter.linesOf(paragraph.words, most)) {
      const end = runs.at(-1);
      lines.push({ y, width: end ? end.x + end.width : 0, runs });
      y += lead;
    }
    if (whenOver === "give up" && y - lead + size * 0.3 > box.h + ROUNDING)
      return { ...result, lines: [], height: 0, fits: false, over: { lines: 0, characters: 0 } };
    y += size * PARAGRAPH_GAP;
  }
  const height = lines.length === 0 ? 0 : y - size * PARAGRAPH_GAP - lead + size * 0.3;
  if (height <= box.h + ROUNDING) return { ...result, height, lines, fits: true, over: { lines: 0, characters: 0 } };
  const inside = lines.filter((line) => line.y + size * 0.3 <= box.h + ROUNDING);
  const outside = lines.slice(inside.length);
  const over = {
    lines: outside.filter((line) => !line.rule).length,
    characters: outside.reduce((sum, line) => sum + charactersIn(line), 0),
  };
  const drawn = (inside.at(-1)?.y ?? 0) + size * 0.3;
  return { ...result, height: drawn, lines: withNotice(inside, over.lines, size, box.w, measureText), fits: false, over };
}

/** What is said of text that is too long, by how many lines. The face says it in the place of its last line. */
export const linesOver = (lines: number): string => (lines === 1 ? "1 line does not fit" : `${lines} lines do not fit`);

const charactersIn = (line: Line): number => line.runs.reduce((sum, run) => sum + ("text" in run ? [...run.text].length + 1 : 1), 0);

/** The lines with the last one replaced by the sentence that some are missing. */
function withNotice(lines: readonly Line[], missing: number, size: number, width: number, measureText: Measure): readonly Line[] {
  const last = lines.at(-1);
  if (!last) return lines;
  const full = `… ${linesOver(missing)}`;
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

  /** At most about `most` lines. Greedy, ragged right; then one word moves down if a short word would stand alone at the end. */
  linesOf(words: readonly Word[], most: number): Run[][] {
    const lines: Word[][] = [];
    let current: Word[] = [];
    let used = 0;
    for (const word of this.#unbroken(words)) {
      if (lines.length > most) break;
      const width = this.#widthOf([word]);
      const before = current.at(-1);
      const blank = before ? this.#blankBetween(before.at(-1), word[0]) : 0;
      if (before && used + blank + width > this.#width) {
        lines.push(current);
        current = [];
        used = width;
      } else used += blank + width;
      current.push(word);
    }
    if (current.length > 0) lines.push(current);
    this.#feedLastLine(lines);
    return lines.map((line) => this.#runs(line));
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

  /** Blanks never kern, so the width of a line is the sum of its words and blanks. */
  #blankBetween(before: Piece | undefined, after: Piece | undefined): number {
    const sameLook = before?.kind === "text" && after?.kind === "text" && before.look === after.look;
    return this.#textWidth(sameLook ? before.look : "text", " ");
  }

  #widthOf(line: readonly Word[]): number {
    const end = this.#runs(line).at(-1);
    return end ? end.x + end.width : 0;
  }

  /** Joins the words of a line into runs: neighbours of one look become one stretch of text. */
  #runs(line: readonly Word[]): Run[] {
    const runs: Run[] = [];
    let x = 0;
    line.forEach((word, i) => {
      word.forEach((piece, j) => {
        const previous = runs.at(-1);
        const startsWord = i > 0 && j === 0;
        const blank = startsWord ? this.#blankBetween(line[i - 1]?.at(-1), piece) : 0;
        if (piece.kind === "text") {
          const look = this.#flavour ? "flavour" : piece.look;
          if (
            previous &&
            "text" in previous &&
            previous.look === look &&
            previous.lit === piece.lit &&
            previous.x + previous.width >= x - 1e-9
          ) {
            const text = previous.text + (startsWord ? " " : "") + piece.text;
            const width = this.#textWidth(piece.look, text);
            runs[runs.length - 1] = { ...previous, width, text };
            x = previous.x + width;
            return;
          }
          x += blank;
          const width = this.#textWidth(piece.look, piece.text);
          runs.push({ x, width, text: piece.text, look, ...litOf(piece) });
          x += width;
          return;
        }
        x += blank;
        if (piece.kind === "mark") runs.push({ x, width: this.#pieceWidth(piece), mark: piece.mark, ...litOf(piece) });
        x += this.#pieceWidth(piece);
      });
    });
    return runs;
  }

  /** The words; one wider than the box becomes several, so that nothing leaves the box. */
  *#unbroken(words: readonly Word[]): Generator<Word> {
    for (const word of words) {
      if (this.#widthOf([word]) <= this.#width) yield word;
      else yield* this.#broken(word);
    }
  }

  *#broken(word: Word): Generator<Word> {
    let part: Piece[] = [];
    let x = 0;
    for (const piece of word) {
      for (const bit of piece.kind === "text" ? clusters(piece.text).map((cluster) => textPiece(cluster, piece.look)) : [piece]) {
        const previous = part.at(-1);
        const grows = bit.kind === "text" && previous?.kind === "text" && previous.look === bit.look;
        const grown = grows ? textPiece(previous.text + bit.text, bit.look) : bit;
        const width = this.#pieceWidth(grown) - (grows ? this.#pieceWidth(previous) : 0);
        if (part.length > 0 && x + width > this.#width) {
          yield part;
          part = [bit];
          x = this.#pieceWidth(bit);
        } else {
          if (grows) part.pop();
          part.push(grown);
          x += width;
        }
      }
    }
    yield part;
  }
}

const litOf = ({ lit }: Piece): { readonly lit?: true } => (lit ? { lit } : {});

const lettersIn = (word: Word): number => word.reduce((sum, piece) => sum + (piece.kind === "text" ? [...piece.text].length : 1), 0);

/** Characters with the marks and joined signs that belong to them. */
const clusters = (text: string): readonly string[] => text.match(/\P{M}(?:[\p{M}\u200d]|(?<=\u200d)\P{M})*|\p{M}+/gu) ?? [];
