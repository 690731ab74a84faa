/** The query text in coloured pieces, for the box. */
import type { SearchGame } from "./game.ts";
import { isFieldOf, LONGEST_QUERY, parseQuery } from "./parse.ts";
import { type Item, type Piece, scan } from "./scan.ts";
import type { Ignored, Span } from "./types.ts";

export const TOKEN_KINDS = [
  "blank",
  "field",
  "operator",
  "value",
  "number",
  "string",
  "regex",
  "word",
  "tag",
  "saved",
  "group",
  "logic",
] as const;
/** A run of the text. `fault` is set where the part is ignored: a wavy underline. */
export type Token = Span & { readonly kind: (typeof TOKEN_KINDS)[number]; readonly fault: boolean };

/**
 * The text as tokens without gaps.
 *
 * @param ignored faults that a search found; without it, those that reading alone finds
 */
export function highlight(text: string, game: SearchGame, ignored: readonly Ignored[] = parseQuery(text, game).ignored): readonly Token[] {
  if (text.length > LONGEST_QUERY) return [{ kind: "word", from: 0, to: text.length, fault: true }];
  return scan(text, isFieldOf(game))
    .flatMap(tokensOf)
    .map((token) => ({ ...token, fault: token.kind !== "blank" && ignored.some((each) => each.from < token.to && token.from < each.to) }));
}

type Plain = Omit<Token, "fault">;

function tokensOf(piece: Piece): readonly Plain[] {
  const { from, to } = piece;
  switch (piece.kind) {
    case "open":
    case "close":
      return [{ kind: "group", from, to }];
    case "or":
    case "not":
    case "minus":
      return [{ kind: "logic", from, to }];
    case "stray":
      return [{ kind: "operator", from, to }];
    case "whole":
      return [{ kind: "string", from, to }];
    case "field": {
      const tokens: Plain[] = [{ kind: "field", from: piece.left.from, to: piece.left.to }];
      const add = (kind: Plain["kind"], start: number, end: number) => {
        const last = tokens.at(-1)?.to ?? from;
        if (last < start)
          tokens.push({ kind: /operator|field/.test(tokens.at(-1)?.kind ?? "") ? "blank" : "operator", from: last, to: start });
        if (start < end) tokens.push({ kind, from: start, to: end });
      };
      add("operator", piece.op.from, piece.op.to);
      for (const item of piece.items) add(itemKind(item), item.from, item.to);
      add("operator", to, to);
      return tokens;
    }
    default:
      return [{ kind: piece.kind, from, to }];
  }
}

function itemKind(item: Item): Plain["kind"] {
  if (item.kind === "string" || item.kind === "regex") return item.kind;
  return item.kind === "null" || /^-?\d/.test(item.text) ? "number" : "value";
}
