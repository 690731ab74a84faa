/**
 * What a text must hold for a pattern to be found in it: a quick look that spares most patterns, since making one ready and running it costs far
 * more. Letters are compared in small form.
 */

/** All of these have to be in a text, and of each any of its pieces; nothing is sure where there are none. */
export type Needs = readonly AnyOf[];
type AnyOf = readonly string[];

/** Pieces shorter than this are in nearly every text. */
const SHORTEST = 2;

/** What a pattern needs. `<noun>` and the like stand for anything. Errs on the side of too little. */
export function needsOf(pattern: string): Needs {
  const reader = { text: pattern, at: 0 };
  const needs = alternatives(reader);
  return reader.at === pattern.length ? needs : [];
}

type Reader = { readonly text: string; at: number };

/** Alternatives up to the end of a group: where there are several, each has to need something, and any of all that will do. */
function alternatives(reader: Reader): Needs {
  const found: Needs[] = [sequence(reader)];
  while (reader.text[reader.at] === "|") {
    reader.at++;
    found.push(sequence(reader));
  }
  const [only, another] = found;
  if (only && !another) return only;
  const best = found.map((needs) => needs.toSorted((a, b) => leastOf(b) - leastOf(a))[0]);
  return best.some((one) => one === undefined) ? [] : [best.flatMap((one) => one ?? [])];
}

/** What stands one after the other. */
function sequence(reader: Reader): Needs {
  const all: AnyOf[] = [];
  let run = "";
  const endRun = () => {
    if (run.length >= SHORTEST) all.push([run.toLowerCase()]);
    run = "";
  };
  while (reader.at < reader.text.length && !"|)".includes(reader.text.charAt(reader.at))) {
    const piece = pieceAt(reader);
    const isOptional = skipQuantifier(reader);
    // “cards?” needs “card”; of “a+” nothing is said.
    if (piece.is === "letter" && isOptional === undefined) run += piece.text;
    else endRun();
    if (piece.is === "group" && isOptional !== true) all.push(...piece.needs);
  }
  endRun();
  return all;
}

const leastOf = (any: AnyOf): number => Math.min(...any.map(({ length }) => length));

type Piece = { readonly is: "letter"; readonly text: string } | { readonly is: "group"; readonly needs: Needs } | { readonly is: "other" };
const OTHER: Piece = { is: "other" };

/** One piece of a pattern without what says how often it comes; the reader stands behind it. */
function pieceAt(reader: Reader): Piece {
  const { text, at } = reader;
  const rest = text.slice(at);
  const skipped = /^(?:<[a-z]+>|\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[.^$])/su.exec(rest);
  if (skipped) {
    reader.at += skipped[0].length;
    return OTHER;
  }
  const opened = /^\((?:\?(?::|=|!|<=|<!|<[A-Za-z]\w*>))?/u.exec(rest);
  if (opened) {
    reader.at += opened[0].length;
    const needs = alternatives(reader);
    reader.at++;
    // What must stand before or behind is needed too.
    return /^\(\?<?!/u.test(opened[0]) ? OTHER : { is: "group", needs };
  }
  reader.at++;
  return { is: "letter", text: rest.charAt(0) };
}

/** true: what stands before may be left out · false: it comes at least once, maybe more often · undefined: it comes once. */
function skipQuantifier(reader: Reader): boolean | undefined {
  const found = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/u.exec(reader.text.slice(reader.at));
  if (!found) return undefined;
  reader.at += found[0].length;
  return found[0].startsWith("?") || found[0].startsWith("*") || found[1] === "0";
}

/** Every piece of every pattern once, by number: many patterns need the same, and it is looked for once in a text. */
const PIECES: string[] = [];
const NUMBERS = new Map<string, number>();

/** Needs by the numbers of their pieces. */
export type Numbered = readonly (readonly number[])[];

/** Gives each piece its number; the same piece has the same in every pattern. */
export const numbered = (needs: Needs): Numbered =>
  needs.map((any) =>
    any.map((piece) => {
      const known = NUMBERS.get(piece);
      if (known !== undefined) return known;
      NUMBERS.set(piece, PIECES.length);
      return PIECES.push(piece) - 1;
    }),
  );

/** A text in small letters, and by piece whether it holds it: 1 yes, -1 no, 0 not looked for yet. */
type Held = { readonly small: string; held: Int8Array };
/** Of those asked for last: the ways to spell one text out take turns. */
const TEXTS = new Map<string, Held>();
const MOST_TEXTS = 256;

function heldIn(text: string): Held {
  const known = TEXTS.get(text);
  if (known !== undefined) {
    if (known.held.length < PIECES.length) known.held = new Int8Array(PIECES.length);
    return known;
  }
  if (TEXTS.size >= MOST_TEXTS) TEXTS.clear();
  const made = { small: text.toLowerCase(), held: new Int8Array(PIECES.length) };
  TEXTS.set(text, made);
  return made;
}

/** Whether a text holds what is needed. */
export function hasNeeded(needs: Numbered, text: string): boolean {
  if (needs.length === 0) return true;
  const { small, held } = heldIn(text);
  for (const any of needs) {
    let found = false;
    for (const piece of any) {
      if (held[piece] === 0) held[piece] = small.includes(PIECES[piece] ?? "") ? 1 : -1;
      if (held[piece] === 1) {
        found = true;
        break;
      }
    }
    if (!found) return false;
  }
  return true;
}
