/**
 * Reads a query. Never throws: what cannot be understood is listed in `ignored`, and the rest still filters.
 * The grammar is that of product.md 3.2; this file reads and, or, not and groups, `terms.ts` reads what stands between them.
 */
import { searchFields } from "./fields.ts";
import type { SearchGame } from "./game.ts";
import { type Piece, scan } from "./scan.ts";
import { readTerm } from "./terms.ts";
import type { Directives, Ignored, Node, Notice, Query, Span } from "./types.ts";

/** Longest query in characters; a longer one is ignored as a whole. */
export const LONGEST_QUERY = 2000;
/** Groups inside groups. */
export const DEEPEST_GROUP = 50;

/** What one reading gathers while it walks over the pieces. */
type Reader = {
  readonly text: string;
  readonly game: SearchGame;
  /** Without blanks. */
  readonly pieces: readonly Piece[];
  at: number;
  readonly ignored: Ignored[];
  readonly notices: Notice[];
  readonly directiveParts: Span[];
  directives: Directives;
  needsRegex: boolean;
  closing: string;
};

/** The tree, the directives and the ignored parts of a text; every character but blanks is in one of them or joins them. */
export function parseQuery(text: string, game: SearchGame): Query {
  const long = text.length > LONGEST_QUERY;
  const scanned = long ? [] : scan(text, isFieldOf(game)).filter((piece) => piece.kind !== "blank");
  const stray = new Set(strayClosers(scanned));
  const pieces = scanned.filter((piece) => !stray.has(piece));
  const reader: Reader = {
    text,
    game,
    pieces,
    at: 0,
    ignored: [],
    notices: [],
    directiveParts: [],
    directives: {},
    needsRegex: false,
    closing: "",
  };
  if (long) {
    const message = `This query has ${grouped(text.length)} characters; the limit is ${grouped(LONGEST_QUERY)}. The query was ignored.`;
    reader.ignored.push({ from: 0, to: text.length, text: `${text.slice(0, 40)}…`, message });
  }
  for (const closer of stray) ignore(reader, closer, "This closing parenthesis has no opening one.");
  const tree = readOr(reader, 0) ?? { kind: "all", from: 0, to: 0 };
  const { directives, directiveParts, notices, needsRegex, closing } = reader;
  const ignored = reader.ignored.sort((a, b) => a.from - b.from);
  return { text, game: game.id, tree, directives, directiveParts, ignored, notices, needsRegex, closing };
}

/** Tells whether a run is a field or a sum of fields of the game: `cost`, `iq+eq`. */
export function isFieldOf(game: SearchGame): (run: string) => boolean {
  const { byName } = searchFields(game);
  return (run) => run.split(/[+-]/).every((name) => byName.has(name.toLowerCase()));
}

/** Closing parentheses without an opening one. */
export function strayClosers(pieces: readonly Piece[]): readonly Piece[] {
  let open = 0;
  return pieces.filter((piece) => {
    if (piece.kind === "open") open++;
    if (piece.kind !== "close") return false;
    if (open === 0) return true;
    open--;
    return false;
  });
}

/** Several parts as one. Undefined when there is nothing to join. */
function join(kind: "and" | "or", parts: readonly Node[]): Node | undefined {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return undefined;
  return parts.length === 1 ? first : { kind, parts, from: spanOf(first).from, to: spanOf(last).to };
}

/** Where a part stands, its parentheses included. */
export const spanOf = (node: Node): Span => node.group ?? node;

function readOr(reader: Reader, depth: number): Node | undefined {
  const parts: Node[] = [];
  let last: Piece | undefined;
  for (;;) {
    const before = reader.at;
    const node = readAnd(reader, depth);
    const empty = reader.at === before;
    const next = reader.pieces[reader.at];
    if (empty && last) ignore(reader, last, `Nothing follows “${slice(reader, last)}”.`);
    if (node) parts.push(node);
    if (next?.kind !== "or") return join("or", parts);
    reader.at++;
    const first = empty && !last;
    if (first) ignore(reader, next, `Nothing comes before “${slice(reader, next)}”.`);
    last = first ? undefined : next;
  }
}

function readAnd(reader: Reader, depth: number): Node | undefined {
  const parts: Node[] = [];
  for (;;) {
    const piece = reader.pieces[reader.at];
    if (!piece || piece.kind === "or" || piece.kind === "close") return join("and", parts);
    const node = readNot(reader, depth);
    if (node) parts.push(node);
  }
}

function readNot(reader: Reader, depth: number): Node | undefined {
  const negations: Piece[] = [];
  let piece = reader.pieces[reader.at];
  while (piece?.kind === "minus" || piece?.kind === "not") {
    negations.push(piece);
    piece = reader.pieces[++reader.at];
  }
  const negation = negations.pop();
  for (const extra of negations) ignore(reader, extra, `One “${slice(reader, extra)}” is enough.`);
  if (!piece || piece.kind === "or" || piece.kind === "close") {
    if (negation) ignore(reader, negation, `Nothing follows “${slice(reader, negation)}”.`);
    return undefined;
  }
  reader.at++;
  const part = piece.kind === "open" ? readGroup(reader, piece, depth) : readOne(reader, piece, negation);
  if (!part || !negation) return part;
  return { kind: "not", part, from: negation.from, to: spanOf(part).to };
}

function readGroup(reader: Reader, open: Piece, depth: number): Node | undefined {
  if (depth >= DEEPEST_GROUP) return skipGroup(reader, open);
  const before = reader.at;
  const node = readOr(reader, depth + 1);
  const empty = reader.at === before;
  const close = reader.pieces[reader.at];
  if (close) reader.at++;
  else {
    reader.closing += ")";
    reader.notices.push({
      from: open.from,
      to: open.to,
      message: "A parenthesis is not closed. The search treats it as closed at the end.",
    });
  }
  if (empty) ignore(reader, { from: open.from, to: close?.to ?? open.to }, "These parentheses are empty.");
  return node && { ...node, group: { from: open.from, to: close?.to ?? reader.text.length } };
}

function skipGroup(reader: Reader, open: Piece): undefined {
  let level = 1;
  let to = open.to;
  while (level > 0 && reader.at < reader.pieces.length) {
    const piece = reader.pieces[reader.at++];
    if (piece?.kind === "open") level++;
    if (piece?.kind === "close") level--;
    to = piece?.to ?? to;
  }
  reader.closing += ")".repeat(level);
  ignore(reader, { from: open.from, to }, `Parentheses can be nested at most ${DEEPEST_GROUP} deep.`);
}

function readOne(reader: Reader, piece: Piece, negation: Piece | undefined): Node | undefined {
  const reading = readTerm(piece, reader.game);
  const whole = { from: negation?.from ?? piece.from, to: piece.to };
  const minus = reader.text.slice(whole.from, piece.from);
  reader.closing = `${reading.closing ?? ""}${reader.closing}`;
  for (const ignored of reading.ignored ?? []) {
    // A part that is ignored as a whole takes its minus with it.
    const all = ignored.from === piece.from && ignored.to === piece.to;
    const suggestion = all && ignored.suggestion !== undefined ? { suggestion: `${minus}${ignored.suggestion}` } : {};
    reader.ignored.push({ ...ignored, ...(all ? whole : {}), ...suggestion, text: slice(reader, all ? whole : ignored) });
  }
  if (reading.notice) reader.notices.push(reading.notice);
  if (reading.directive) {
    if (negation) ignore(reader, whole, "Sorting and display options cannot be excluded: remove the minus.");
    else direct(reader, piece, reading.directive);
  }
  if (reading.node?.kind === "regex") reader.needsRegex = true;
  return reading.node;
}

function direct(reader: Reader, piece: Piece, directive: Directives): void {
  const again = Object.keys(directive).find((key) => key in reader.directives);
  if (again) {
    ignore(reader, piece, `“${again}” appears twice. The first one counts.`);
    return;
  }
  reader.directives = { ...reader.directives, ...directive };
  reader.directiveParts.push({ from: piece.from, to: piece.to });
}

function ignore(reader: Reader, where: Span, message: string): void {
  reader.ignored.push({ from: where.from, to: where.to, text: slice(reader, where), message });
}
const slice = (reader: Reader, where: Span): string => reader.text.slice(where.from, where.to);
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
