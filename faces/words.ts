/**
 * Splits a card's text into words for the line breaker. This is typography only: it finds keyword names, amounts and marks by
 * their spelling and gives them a look; what they mean is not its business.
 */

/** How a piece of text looks. */
export type Look = "text" | "bold" | "money" | "tag" | "quiet";

/** A sign drawn in the line; `em` is its width, `draw` gives SVG for a baseline position and a font size, all in millimetres. */
export type Mark = { readonly em: number; readonly draw: (x: number, y: number, size: number) => string };

export type Piece = (
  | { readonly kind: "text"; readonly text: string; readonly look: Look }
  | { readonly kind: "mark"; readonly mark: Mark }
  /** A thin gap that never breaks, in em. */
  | { readonly kind: "gap"; readonly em: number }
) & { readonly lit?: true };

/** Pieces that no line break parts. */
export type Word = readonly Piece[];

/** How a game writes: which phrases are bold and which words carry marks. */
export type Notation = {
  /** Phrases set bold where they stand as whole words, with the number after them. */
  readonly bold: readonly string[];
  /** Pieces of a word without the punctuation around it; undefined leaves it plain. */
  readonly read: (word: string) => readonly Piece[] | undefined;
  /** Words that stay with the number before them. */
  readonly units: readonly string[];
};

const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;

/** Most texts: nothing in them has to be changed. */
const PLAIN = /^[ -~]*$/;

/** Text as a face may show it: composed, without control, direction and zero-width characters (a joiner inside an emoji stays). */
export const cleanText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(/[\t\r]/g, " ")
        .normalize("NFC")
        .replace(LONE_SURROGATE, "\ufffd")
        .replace(UNPRINTABLE, "");

export const textPiece = (text: string, look: Look = "text"): Piece => ({ kind: "text", text, look });

/** Splits a text into paragraphs at line ends; empty lines are left out. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => cleanText(line).trim())
    .filter((line) => line !== "");

/** A stretch of a text that is lit: characters from … to. */
export type Lit = { readonly from: number; readonly to: number };

/** The paragraphs of a rules text in words, with those lit that belong to the stretch. */
export function rulesWords(text: string, notation: Notation, lit?: Lit): { readonly words: readonly Word[] }[] {
  const [first, end] = lit ? [countWords(text.slice(0, lit.from)), countWords(text.slice(0, lit.to))] : [0, 0];
  let before = 0;
  return paragraphsOf(text).map((paragraph) => {
    const offset = before;
    before += countWords(paragraph);
    return { words: words(paragraph, notation, (i) => offset + i >= first && offset + i < end) };
  });
}

const BETWEEN_WORDS = /[\s\u2000-\u200a\u3000]+/;
/** How many words have begun. */
const countWords = (text: string): number => text.split(BETWEEN_WORDS).filter((word) => cleanText(word) !== "").length;

/** Splits one paragraph into words. @param isLit of the word of that number */
export function words(paragraph: string, notation: Notation, isLit: (i: number) => boolean = () => false): Word[] {
  const bold = boldRanges(paragraph, notation.bold);
  const out: Piece[][] = [];
  let count = 0;
  for (const match of paragraph.matchAll(/[^ \u2000-\u200a\u3000]+/g)) {
    const plain = piecesOf(match[0], match.index, bold, notation);
    const pieces = isLit(count++) ? plain.map((piece): Piece => ({ ...piece, lit: true })) : plain;
    const before = out.at(-1);
    if (before && endsWithNumber(before) && isUnit(match[0], notation)) {
      colourNumber(before, pieces[0]);
      before.push({ kind: "gap", em: 0.2 }, ...pieces);
    } else out.push(pieces);
  }
  return out;
}

/** Whether a word, with punctuation around it or not, stays with the number before it. */
function isUnit(word: string, { units }: Notation): boolean {
  const core = /^[^\p{L}\p{N}]*(.*?)[^\p{L}\p{N}]*$/u.exec(word)?.[1] ?? "";
  return units.includes(core) || units.includes(word.replace(/[.,:;!?)]+$/, ""));
}

/** Words without bold, marks or glue: flavour, backstories. */
export const plainWords = (paragraph: string): Word[] =>
  paragraph
    .split(/[ \u2000-\u200a\u3000]+/)
    .filter((word) => word !== "")
    .map((word) => [textPiece(word)]);

function piecesOf(raw: string, at: number, bold: readonly Range[], notation: Notation): Piece[] {
  const [, lead = "", core = "", tail = ""] = /^([(“"‘[]*)(.*?)([.,:;!?)”"’\]]*)$/su.exec(raw) ?? [];
  const look = (from: number, length: number): Look =>
    bold.some((range) => from >= range.from && from + length <= range.to) ? "bold" : "text";
  const read = core === "" ? undefined : notation.read(core);
  if (read) return [...textOf(lead, "text"), ...read, ...textOf(tail, "text")];
  const coreLook = look(at + lead.length, core.length);
  if (coreLook === "text") return textOf(raw, "text");
  return [...textOf(lead, "text"), ...textOf(core, coreLook), ...textOf(tail, look(at + raw.length - tail.length, tail.length))];
}

const textOf = (text: string, look: Look): Piece[] => (text === "" ? [] : [textPiece(text, look)]);

/** A number takes the look of its unit: "3 €" is money altogether. */
function colourNumber(word: Piece[], unit: Piece | undefined): void {
  const number = word.at(-1);
  if (unit?.kind === "text" && unit.look !== "text" && number?.kind === "text" && /^[+−-]?\d+$/.test(number.text))
    word[word.length - 1] = { ...number, look: unit.look };
}

function endsWithNumber(word: Word): boolean {
  const last = word.at(-1);
  return last?.kind === "text" && /\d$/.test(last.text);
}

type Range = { readonly from: number; readonly to: number };

/** Where the phrases stand as whole words; a number that follows belongs to its phrase. */
function boldRanges(text: string, phrases: readonly string[]): Range[] {
  const ranges: Range[] = [];
  for (const phrase of phrases) {
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
      const end = at + phrase.length;
      if (isLetter(text[at - 1]) || isLetter(text[end])) continue;
      const number = /^:? [+−-]?\d+/.exec(text.slice(end));
      ranges.push({ from: at, to: end + (number?.[0].length ?? 0) });
    }
  }
  return ranges;
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);
