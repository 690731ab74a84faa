/** Words of a rules text. Matching ignores case; each token keeps the place it was written at. */

/** The kinds of token that stand for a value; a hole of such a sort takes one token. */
export const TERMINALS = ["INT", "MONEY", "SIGNED", "SIZE", "TAG", "NAME", "LABEL"] as const;
export type Terminal = (typeof TERMINALS)[number];

/** What a terminal holds: a number, `"X"` where the number is X, or the letters of a size, tag or name. */
export type Leaf = number | string;

/** Places in the text, counted in UTF-16 units; `to` is the first one after. */
export type Span = { readonly from: number; readonly to: number };

export type Token = Span & {
  readonly kind: Terminal | "word" | "mark" | "unknown" | "hole" | "gap";
  /** What phrases are matched with: lower case, `an` as `a`. Of a gap, `‹a number: 2›`, what belongs into it: "a number". */
  readonly key: string;
  /** As written. */
  readonly text: string;
  /** Of terminals only. */
  readonly leaf?: Leaf;
  /** Of holes only: the sort that it stands for, and its name. */
  readonly hole?: { readonly sort: string; readonly name: string };
};

/** Typographic marks and the plain ones they are read as, one character for one so that places stay. */
const PLAIN: Readonly<Record<string, string>> = { "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "−": "-", "–": "-", " ": " " };
const TYPOGRAPHIC = /[’‘“”„−–\u00a0]/g;

const END = "(?![\\p{L}\\d])";
const RULES: readonly (readonly [Token["kind"], RegExp])[] = [
  // Angles, blocks of a board, and letters with full stops between them.
  ["word", /\d{1,3}°/uy],
  ["word", /\d×\d(?![\p{L}\d])/uy],
  ["word", /\p{L}(?:\.\p{L})+\./uy],
  ["SIZE", new RegExp(`\\d{1,2}x\\d{1,2}${END}`, "iuy")],
  ["SIGNED", new RegExp(`[+-](?:\\d{1,6}|x)${END}`, "iuy")],
  ["MONEY", new RegExp(`¥?(?:\\d{1,6}|x)m${END}`, "iuy")],
  ["INT", new RegExp(`(?:\\d{1,6}|x)${END}`, "iuy")],
  ["TAG", /#[\p{L}\d]+(?:-[\p{L}\d]+)*/uy],
  ["NAME", /"[^"\n]*"/uy],
  ["word", new RegExp(`'s${END}`, "iuy")],
  ["word", /non-(?=#)/iuy],
  // What a game does not name itself before “counter”: a counter of any name.
  [
    "LABEL",
    /(?!(?:an?|the|all|no|any|or|and|more|fewer|less|other|another|last|first|that|those|this|these|each|every|same|such|extra|additional|to|may|can|cannot|not|then|would|you|they|of|development)[ \t])\p{L}+(?:-\p{L}+)*(?=[ \t]+counters?(?![\p{L}\d]))/iuy,
  ],
  ["word", /\p{L}+n't|\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)*/iuy],
  ["word", /[€¥](?![\p{L}\d])/uy],
  ["mark", /[.,:;()]/y],
  ["gap", /‹[^‹›\n]*›/uy],
  ["unknown", /\S[\p{L}\d]*/uy],
];

/** The tokens of a text in order. Nothing is skipped but blanks: what is no word of any kind comes out as `unknown`. */
export function lex(text: string): Token[] {
  const plain = text.replace(TYPOGRAPHIC, (mark) => PLAIN[mark] ?? " ");
  const tokens: Token[] = [];
  let at = 0;
  while (at < plain.length) {
    const code = plain.charCodeAt(at);
    if (code === 32 || (code >= 9 && code <= 13)) {
      at++;
      continue;
    }
    const token = tokenAt(plain, at);
    tokens.push(token);
    at = token.to;
  }
  return tokens;
}

function tokenAt(text: string, from: number): Token {
  for (const [kind, rule] of RULES) {
    rule.lastIndex = from;
    const written = rule.exec(text)?.[0];
    if (written === undefined) continue;
    const key = kind === "gap" ? gapLabel(written) : keyOf(written);
    const token = { kind, key, text: written, from, to: from + written.length };
    return isTerminalKind(kind) ? { ...token, leaf: leafOf(kind, written) } : token;
  }
  // Blanks beyond ASCII reach no rule above; each stands for itself.
  return { kind: "unknown", key: text.charAt(from), text: text.charAt(from), from, to: from + 1 };
}

const isTerminalKind = (kind: Token["kind"]): kind is Terminal => TERMINALS.some((terminal) => terminal === kind);

/** What a gap says belongs into it: "a number" of `‹a number: 2›`. */
export const gapLabel = (written: string): string => written.slice(1, -1).replace(/:.*/u, "").trim();

/** What a literal word of a phrase and a written word have in common. */
export function keyOf(word: string): string {
  const key = word.toLowerCase();
  return key === "an" ? "a" : key;
}

function leafOf(kind: Terminal, written: string): Leaf {
  switch (kind) {
    case "INT":
      return written.toLowerCase() === "x" ? "X" : Number(written);
    case "MONEY":
      return /^¥?xm$/i.test(written) ? "X" : Number(written.slice(written.startsWith("¥") ? 1 : 0, -1));
    case "SIGNED":
      return written.slice(1).toLowerCase() === "x" ? `${written.charAt(0)}X` : Number(written);
    case "SIZE":
    case "LABEL":
      return written.toLowerCase();
    case "TAG":
      return written.slice(1);
    case "NAME":
      return written.slice(1, -1);
  }
}

/** The written form of a terminal: 3 as MONEY is `3M`, 1 as SIGNED is `+1`. */
export function writeLeaf(kind: Terminal, leaf: Leaf): string {
  switch (kind) {
    case "MONEY":
      return `${leaf}M`;
    case "SIGNED":
      return typeof leaf === "number" && !(leaf < 0 || Object.is(leaf, -0)) ? `+${leaf}` : `${Object.is(leaf, -0) ? "-0" : leaf}`;
    case "TAG":
      // A parameter of a definition, `{tag}`, stands for the tag with its sign.
      return `${leaf}`.startsWith("{") ? `${leaf}` : `#${leaf}`;
    case "NAME":
      return `"${leaf}"`;
    default:
      return `${leaf}`;
  }
}
