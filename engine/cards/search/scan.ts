/** Cuts a query text into pieces. Every character belongs to exactly one piece; nothing is judged here. */
import type { Span } from "./types.ts";

/** One value behind an operator. "null" is a `-` that stands alone. */
export type Item = Span & {
  readonly kind: "run" | "string" | "regex" | "null";
  readonly text: string;
  readonly flags?: string;
  readonly open?: boolean;
};

export type Piece = Span &
  (
    | { readonly kind: "blank" | "open" | "close" | "or" | "not" | "minus" }
    /** Something that fits nowhere: a lone `#`, `@`, `!`, `-`, or an operator without a field. */
    | { readonly kind: "stray"; readonly text: string }
    | { readonly kind: "word"; readonly text: string }
    | { readonly kind: "string" | "tag" | "saved" | "whole"; readonly text: string; readonly open: boolean }
    | { readonly kind: "regex"; readonly text: string; readonly flags: string; readonly open: boolean }
    | {
        readonly kind: "field";
        readonly left: Span & { readonly text: string };
        readonly op: Span & { readonly text: string };
        /** Empty when the value is still missing. */
        readonly items: readonly Item[];
        /** A comma at the end with nothing behind it. */
        readonly hanging: boolean;
      }
  );
export type FieldPiece = Extract<Piece, { kind: "field" }>;

const QUOTES = `"“”„`;
const BLANK = /\s/u;
const isBlank = (char: string | undefined): boolean => char !== undefined && BLANK.test(char);
const isOp = (char: string | undefined): boolean => char !== undefined && ":=<>".includes(char);
const isQuote = (char: string | undefined): boolean => char !== undefined && char !== "" && QUOTES.includes(char);

/**
 * The pieces of a text, in order and without gaps.
 *
 * @param isField whether a run is a field or a sum of fields; only then may blanks stand before its operator (`cost <= 3`)
 */
export function scan(text: string, isField: (run: string) => boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const piece = pieceAt(text, at, isField);
    pieces.push(piece);
    at = piece.to;
  }
  return pieces;
}

function pieceAt(text: string, from: number, isField: (run: string) => boolean): Piece {
  const char = text[from];
  const single = (kind: "open" | "close" | "or" | "minus"): Piece => ({ kind, from, to: from + 1 });
  const stray = (to: number): Piece => ({ kind: "stray", from, to, text: text.slice(from, to) });
  // A comma between free words is punctuation of a name: "Heracles, Senior Counsel".
  if (isBlank(char) || char === ",") {
    let to = from + 1;
    while (isBlank(text[to]) || text[to] === ",") to++;
    return { kind: "blank", from, to };
  }
  if (char === "(") return single("open");
  if (char === ")") return single("close");
  if (char === "|") return single("or");
  if (char === "-") return isBlank(text[from + 1]) || ends(text[from + 1]) ? stray(from + 1) : single("minus");
  if (isQuote(char)) return { ...stringAt(text, from), kind: "string" };
  if (char === "/") return { ...regexAt(text, from), kind: "regex" };
  if (char === "#" || char === "@" || (char === "!" && text[from + 1] !== "=")) {
    const kind = char === "#" ? "tag" : char === "@" ? "saved" : "whole";
    if (isQuote(text[from + 1])) return { ...stringAt(text, from + 1), kind, from };
    const to = runEnd(text, from + 1);
    return to === from + 1 ? stray(to) : { kind, from, to, text: text.slice(from + 1, to), open: false };
  }
  if (isOp(char) || char === "!") return stray(runEnd(text, opEnd(text, from)));
  return wordAt(text, from, isField);
}

function wordAt(text: string, from: number, isField: (run: string) => boolean): Piece {
  const to = runEnd(text, from);
  const run = text.slice(from, to);
  const opFrom = isField(run) ? skipBlanks(text, to) : to;
  if (isOp(text[opFrom]) || (text[opFrom] === "!" && text[opFrom + 1] === "=")) return fieldAt(text, { from, to, text: run }, opFrom);
  const lower = run.toLowerCase();
  if (lower === "or" || lower === "not") return { kind: lower, from, to };
  return { kind: "word", from, to, text: run };
}

function fieldAt(text: string, left: FieldPiece["left"], opFrom: number): FieldPiece {
  const opTo = opEnd(text, opFrom);
  const op = { from: opFrom, to: opTo, text: text.slice(opFrom, opTo) };
  const items: Item[] = [];
  let hanging = false;
  let to = opTo;
  const first = itemAt(text, valueStart(text, opTo));
  if (first) {
    items.push(first);
    to = first.to;
    while (first.kind !== "regex" && first.kind !== "null" && text[to] === "," && !hanging) {
      const next = itemAt(text, to + 1);
      if (next && next.kind !== "regex" && next.kind !== "null") {
        items.push(next);
        to = next.to;
      } else {
        hanging = true;
        to++;
      }
    }
  }
  return { kind: "field", from: left.from, to, left, op, items, hanging };
}

/** Where the value begins. Blanks may stand before it, unless what follows them is clearly a part of its own. */
function valueStart(text: string, opTo: number): number {
  const at = skipBlanks(text, opTo);
  if (at === opTo || isQuote(text[at])) return at;
  if (/^-?\d/.test(text.slice(at, at + 2))) return at;
  if ("-#@/".includes(text[at] ?? "-")) return opTo;
  const end = runEnd(text, at);
  const run = text.slice(at, end).toLowerCase();
  return run === "or" || run === "not" || isOp(text[end]) || text[end] === "!" ? opTo : at;
}

function itemAt(text: string, from: number): Item | undefined {
  if (isQuote(text[from])) return { ...stringAt(text, from), kind: "string" };
  if (text[from] === "/") return { ...regexAt(text, from), kind: "regex" };
  const to = runEnd(text, from);
  if (to === from) return undefined;
  const run = text.slice(from, to);
  return { kind: run === "-" ? "null" : "run", from, to, text: run };
}

/** A string without its quotes; without a second quote it reaches to the end of the text. */
function stringAt(text: string, from: number): Span & { text: string; open: boolean } {
  let close = from + 1;
  while (close < text.length && !isQuote(text[close])) close++;
  const open = close >= text.length;
  return { from, to: open ? text.length : close + 1, text: text.slice(from + 1, close), open };
}

function regexAt(text: string, from: number): Span & { text: string; flags: string; open: boolean } {
  let close = from + 1;
  while (close < text.length && text[close] !== "/") close += text[close] === "\\" ? 2 : 1;
  if (close >= text.length) return { from, to: text.length, text: text.slice(from + 1), flags: "", open: true };
  let to = close + 1;
  while (/[a-z]/i.test(text[to] ?? "")) to++;
  return { from, to, text: text.slice(from + 1, close), flags: text.slice(close + 1, to), open: false };
}

/** Whether a minus before this character has nothing to turn round. */
const ends = (char: string | undefined): boolean => char === undefined || ")|,".includes(char);

function runEnd(text: string, from: number): number {
  let to = from;
  while (to < text.length && !isBlank(text[to]) && !isQuote(text[to]) && !"(),|!".includes(text[to] ?? "") && !isOp(text[to])) to++;
  return to;
}
function opEnd(text: string, from: number): number {
  let to = from;
  while (isOp(text[to]) || (text[to] === "!" && text[to + 1] === "=")) to++;
  return to === from ? from + 1 : to;
}
function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text[at])) at++;
  return at;
}
