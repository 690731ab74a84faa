/** What reading one part gives, and the ways in which it can fail. */
import type { FieldPiece, Item } from "./scan.ts";
import type { Directives, Ignored, Later, Node, Notice, Span } from "./types.ts";

export type Fault = Omit<Ignored, "text">;
export type Reading = {
  readonly node?: Node;
  readonly directive?: Directives;
  readonly ignored?: readonly Fault[];
  readonly notice?: Notice;
  /** What closes a string or regular expression that the text leaves open. */
  readonly closing?: string;
};

export const LATER_WORDS: Readonly<Record<Later, string>> = {
  language: "comes from card texts, and the studio cannot read this game's texts yet",
  lab: "comes from lab runs, and no run is stored with the cards yet",
  rules: "is not stored with cards: rulings are in the game's rules",
};

/** Where a faulty item stands: alone in its part, the whole part. */
export const span = (piece: FieldPiece, item: Item): Span =>
  piece.items.length === 1 && !piece.hanging ? { from: piece.from, to: piece.to } : { from: item.from, to: item.to };
/** The suggestion for a faulty item, in place of what `span` gives. */
export const suggest = (piece: FieldPiece, text: string): { suggestion: string } => ({
  suggestion: piece.items.length === 1 && !piece.hanging ? `${piece.left.text}${piece.op.text}${text}` : text,
});

/** A part that is ignored as a whole. */
export const fault = (piece: Span, message: string, suggestion?: string): Reading => ({
  ignored: [{ from: piece.from, to: piece.to, message, ...(suggestion === undefined || suggestion === "" ? {} : { suggestion }) }],
});
/** What is right but asks about something that does not exist yet. */
export const waiting = (where: Span, what: string, later: Later): Fault => ({
  from: where.from,
  to: where.to,
  message: `${what} ${LATER_WORDS[later]}.`,
  later,
});
export const waits = (piece: Span, what: string, later: Later): Reading => ({ ignored: [waiting(piece, what, later)] });

/** The part again with another field, operator or value. */
export function rewritten(piece: FieldPiece, left: string, op: string, value?: string): string {
  return `${left}${op}${value ?? piece.items.map(itemText).join(",")}`;
}
function itemText(item: Item): string {
  if (item.kind === "string") return `"${item.text}"`;
  return item.kind === "regex" ? `/${item.text}/${item.flags ?? ""}` : item.text;
}
