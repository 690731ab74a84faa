/**
 * One line of a deck list: `[N|Nx|xN] name ["(" SET ")" | "[" SET "]"] [number] ["@"rev] ["#" note]`, and what other tools make of it:
 * bullets, tables, a count behind the name, `SB:` and `MB:`, `*F*`. A name in double quotes is taken as it stands (`""` is a quote).
 */

export type LineParts = {
  /** As written; undefined when the line has none. */
  readonly count?: number;
  readonly name: string;
  readonly set?: string;
  readonly number?: string;
  readonly rev?: number;
  readonly note?: string;
  /** SB: considering · MB: played. */
  readonly board?: "SB" | "MB";
};

const QUOTED = /^"((?:[^"]|"")*)"(?=\s|$)/;
const COUNT = /^([+-]?\d{1,9}(?:\.\d{1,4})?)(?:\s*[x×*](?=\s|\[|\()|[x×](?=\S)|(?=\s|\[|\(|"))\s*/i;
const COUNT_X = /^[x×]\s?(\d{1,9})\s+/i;
const X_AFTER_COUNT = /^(\d{1,9}) (x) (.+)$/i;
const COUNT_BEHIND = /(?:\s+|\s*[([]\s*)(?:[x×]\s?(\d{1,4})|(\d{1,4})\s?[x×])\s*[)\]]?$/i;
const COUNT_SET_OFF = /(?:\s\((\d{1,3})\)|\s*:\s*(\d{1,3}))$/;
const REV = /\s@r?(\d{1,7})$/i;
const SET_AND_NUMBER = /\s[([]([A-Z0-9-]{1,12})[)\]](?:\s+#?([A-Za-z0-9★-]{1,24}))?$/i;
const SET_IN_FRONT = /^\[([A-Z0-9-]{1,12})\]\s+/i;
const NUMBER_BEHIND = /\s#?(\d{1,5}[a-z]?|[A-Z]{1,3}-?[A-Z]?\d{1,4})$/;

/** Blanks of every kind become single blanks; marks of order and width that cannot be seen go. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** A name has a letter or a digit and is no longer than a card's may be. */
export const isNameLike = (text: string): boolean => text.length <= 120 && /[\p{L}\p{N}]/u.test(text);

/** A set code or a collector number is shorter than this; what is longer is neither. */
export const isPrintingLike = (text: string): boolean => text.length <= 24;

/**
 * Takes a line apart. `isName` says whether a text is the name of a card: what looks like a set, a number or a note is part of the name
 * when the whole is one.
 */
export function readLine(line: string, isName: (text: string) => boolean): LineParts {
  const board = /^(SB|MB)\s*:\s*/i.exec(line);
  const { count, rest } = countInFront(undecorated(board ? line.slice(board[0].length) : line), isName);
  const parts = named(rest, count === undefined, isName);
  const number = count ?? parts.count;
  return {
    ...parts,
    ...(number === undefined ? {} : { count: number }),
    ...(board ? { board: board[1]?.toUpperCase() === "SB" ? "SB" : "MB" } : {}),
  };
}

/** Without bullets, table bars and bold marks. A minus before a digit is the sign of a count. */
function undecorated(text: string): string {
  const cells = /^\|(.*)\|$/.exec(text)?.[1];
  const plain = cells === undefined ? text : tidy(cells.replaceAll("|", " "));
  return plain.replace(/^(?:[•‣▪·–—]\s*|[-*+]\s+)+/u, "").replace(/^(\*\*|__)(.+)\1$/, "$2");
}

type Counted = { readonly count?: number; readonly rest: string };

/** The X of "5 X One" is a times sign, unless a card is called X One; a small x stays one where there is a card One, too. */
function countInFront(text: string, isName: (text: string) => boolean): Counted {
  const isCard = (rest: string) => isName(named(rest, false, isName).name);
  const times = timesInFront(text);
  const [, digits, sign, name] = X_AFTER_COUNT.exec(text) ?? [];
  if (digits === undefined || sign === undefined || name === undefined)
    return /^x\s\d/i.test(text) && isCard(text) ? { rest: text } : times;
  const whole = `${sign} ${name}`;
  return isCard(whole) && (sign === "X" || !isCard(name)) ? { count: Number(digits), rest: whole } : times;
}

function timesInFront(text: string): Counted {
  const signed = text.replace(/^[−‒–](?=\d)/u, "-");
  const match = COUNT.exec(signed) ?? COUNT_X.exec(text);
  // Without a name behind it, the number is the name.
  if (!match?.[1] || match[0].length >= signed.length) return { rest: text };
  return { count: plainNumber(match[1]), rest: signed.slice(match[0].length) };
}

type Named = Omit<LineParts, "board">;

function named(text: string, mayCount: boolean, isName: (text: string) => boolean): Named {
  const quoted = QUOTED.exec(text);
  if (quoted) return { ...tail(text.slice(quoted[0].length)), name: (quoted[1] ?? "").replaceAll('""', '"') };
  if (isName(text)) return { name: text };
  const hash = noteAt(text, isName);
  const note = text.slice(hash + 2).trim();
  const before = text.slice(0, hash).trim();
  const rev = REV.exec(before)?.[1];
  const unpinned = rev === undefined ? before : before.replace(REV, "").trim();
  return {
    ...printed(unpinned.replace(/\s*\*[A-Z]\*$/i, ""), mayCount, isName),
    ...(rev === undefined ? {} : { rev: Number(rev) }),
    ...(note ? { note } : {}),
  };
}

/** Where the note begins: at the first " #", unless a card is called what stands before a later one. The end when there is none. */
function noteAt(text: string, isName: (text: string) => boolean): number {
  const places = [...text.matchAll(/\s#(?!\d{1,5}[a-z]?$)/gi)].slice(0, 5).map(({ index }) => index);
  return places.find((at) => isName(text.slice(0, at))) ?? places[0] ?? text.length;
}

/** Name, set and number, and a count behind them. */
function printed(text: string, mayCount: boolean, isName: (text: string) => boolean): Named {
  if (isName(text)) return { name: text };
  const behind = mayCount ? (COUNT_BEHIND.exec(text) ?? COUNT_SET_OFF.exec(text)) : null;
  const digits = behind?.[1] ?? behind?.[2];
  if (behind && digits && behind.index > 0) return { ...printed(text.slice(0, behind.index), false, isName), count: Number(digits) };
  const front = SET_IN_FRONT.exec(text);
  if (front?.[1]) return { ...printed(text.slice(front[0].length), false, isName), set: front[1].toUpperCase() };
  const match = SET_AND_NUMBER.exec(text);
  if (match?.[1]) {
    return { name: text.slice(0, match.index), set: match[1].toUpperCase(), ...(match[2] ? { number: match[2] } : {}) };
  }
  const number = NUMBER_BEHIND.exec(text);
  const name = number ? text.slice(0, number.index) : "";
  return number?.[1] && isName(name) ? { name, number: number[1] } : { name: text };
}

/** What may stand behind a quoted name. */
function tail(text: string): Omit<Named, "name"> {
  const match = /^(?:\s+[([]([A-Z0-9-]{1,12})[)\]](?:\s+(\S{1,24}))?)?(?:\s+@r?(\d{1,7}))?(?:\s+#\s*(.*))?$/i.exec(text);
  if (!match) return {};
  const [, set, number, rev, note] = match;
  return {
    ...(set ? { set: set.toUpperCase() } : {}),
    ...(number ? { number } : {}),
    ...(rev ? { rev: Number(rev) } : {}),
    ...(note ? { note: note.trim() } : {}),
  };
}

/** "-0" is 0. */
const plainNumber = (digits: string): number => Number(digits) + 0;
