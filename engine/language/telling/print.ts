/** A tree as text: the one canonical wording, with the free variants that were written. */

import { type Leaf, writeLeaf } from "../reading/token.ts";
import { entryOf, formOf, type Grammar, type Spelling, terminalOf } from "../tables/grammar.ts";
import { type Form, labelOf, type Sort } from "../tables/sort.ts";
import { GAP, isGap, isStandIn, isTree, sameMeaning, type Tree } from "../tree.ts";

/** Chooses among the accepted spellings of a tree, of which there are so many; undefined: the canonical one. */
export type Spell = (spellings: number) => number | undefined;

/** A sentence with its capital and full stop; `spell` is for tests of the reader and lets it be written in other accepted words. */
export const printLine = (grammar: Grammar, tree: Tree, spell?: Spell): string => {
  const text = joined(words({ grammar, spell }, tree, "Line", undefined));
  return `${capital(text)}.`;
};

/** A sentence with brackets around some of its parts, to show how it was taken apart. */
export const printBracketed = (grammar: Grammar, tree: Tree, brackets: (tree: Tree) => boolean): string =>
  `${capital(joined(words({ grammar, spell: undefined, brackets }, tree, "Line", undefined)))}.`;

/** A phrase in the middle of a sentence, in the form asked for where it may have two. */
export const printPhrase = (grammar: Grammar, tree: Tree | Leaf, sort: Sort, form?: Form): string =>
  joined(words({ grammar, spell: undefined }, tree, sort, form));

type Printing = { readonly grammar: Grammar; readonly spell: Spell | undefined; readonly brackets?: (tree: Tree) => boolean };

/** The words of a tree that stands in a hole of the sort. */
function words(printing: Printing, value: Tree | Leaf, sort: Sort, form: Form | undefined): string[] {
  const { grammar } = printing;
  if (!isTree(value)) {
    const terminal = terminalOf(grammar, sort);
    return [terminal === undefined ? `${value}` : writeLeaf(terminal, value)];
  }
  if (isStandIn(value)) return [value.is === "?" ? `‹${labelOf(sort)}›` : value.is];
  const own = pieces(printing, value, sort, form).flatMap((piece) =>
    typeof piece === "string" ? [piece] : words(printing, piece.value, piece.sort, piece.form),
  );
  return printing.brackets?.(value) ? ["[", ...own, "]"] : own;
}

/** What a phrase consists of: words, and what stands in its holes. */
export type Piece = string | { readonly name: string; readonly sort: Sort; readonly value: Tree | Leaf; readonly form: Form | undefined };

/** The pieces of a tree that stands in a hole of the sort, in the order in which they are written. */
export const piecesOf = (grammar: Grammar, tree: Tree, sort: Sort, form?: Form): readonly Piece[] =>
  pieces({ grammar, spell: undefined }, tree, sort, form);

function pieces(printing: Printing, tree: Tree, sort: Sort, form: Form | undefined): readonly Piece[] {
  const { grammar } = printing;
  const asked = grammar.reach.get(sort)?.get(entryOf(grammar, tree).construct.sort) ?? form;
  // What is left open is more than one until it is said.
  const formOfHole = (name: string): Form => formOf(grammar, tree.holes[name]) ?? (isGap(tree.holes[name]) ? 1 : 0);
  return spellingOfTree(printing, tree, sort).items.map((item): Piece => {
    if (item.is === "word") return item.text;
    if (item.is === "inflected") return item.texts[item.by === undefined ? (asked ?? formOf(grammar, tree) ?? 0) : formOfHole(item.by)];
    const wanted = item.form === "own" ? asked : (item.form ?? (item.like === undefined ? undefined : formOfHole(item.like)));
    return { name: item.name, sort: item.sort, value: tree.holes[item.name] ?? GAP, form: wanted };
  });
}

function spellingOfTree({ grammar, spell }: Printing, tree: Tree, sort: Sort): Spelling {
  const { spellings } = entryOf(grammar, tree);
  const fits = ({ fix }: Spelling) => Object.entries(fix).every(([name, fixed]) => sameMeaning(fixed, tree.holes[name]));
  if (spell) {
    const others = (grammar.spelledAs.get(tree.is) ?? []).filter((rule) => grammar.reach.get(sort)?.has(rule.sort) && fits(rule));
    const other = others.length > 0 ? others[spell(others.length) ?? others.length] : undefined;
    if (other) return other;
  }
  const [first] = spellings;
  const kept = spellings[tree.as ?? 0];
  if (!first) throw new Error(`${tree.is} has no phrase`);
  return kept && fits(kept) ? kept : first;
}

const NO_BLANK_BEFORE = new Set([",", ":", ";", ".", "'s", "]"]);
const NO_BLANK_BEHIND = new Set(["non-", "["]);

/** Words as they stand in a text: blanks, articles, and the capital behind a colon. */
export const joined = (list: readonly string[]): string => spaced(list).join("");

/** The same, word by word; each has the blank before it. */
export const spaced = (list: readonly string[]): readonly string[] =>
  list.map((word, i) => {
    const next = list[i + 1];
    const written = word === "a" && next !== undefined ? article(next) : word;
    const glued = i === 0 || NO_BLANK_BEFORE.has(word) || NO_BLANK_BEHIND.has(list[i - 1] ?? "");
    return `${glued ? "" : " "}${list[i - 1] === ":" ? capital(written) : written}`;
  });

/** The capital that stands at the start of a sentence. */
export const capital = (text: string): string => text.replace(/^\[*./u, (start) => start.toUpperCase());

/** `a` or `an`, by the sound of the next word: an IQ, an 8, a BQ, a GMO, a unit, a one-…. */
export function article(next: string): "a" | "an" {
  const word = next.replace(/^[^\p{L}\d]+/u, "");
  if (/^\d/.test(word)) return /^(8|11(?!\d)|18(?!\d))/.test(word) ? "an" : "a";
  // Capitals are read letter by letter: F, M, N, S and X begin with a vowel, U does not.
  if (/^\p{Lu}{1,3}(?!\p{Ll})/u.test(word)) return /^[AEFHILMNORSX]/.test(word) ? "an" : "a";
  if (/^(uni|use|usu|uti|eu|one\b|once\b)/i.test(word)) return "a";
  return /^([aeiou]|hour|heir|honest)/i.test(word) ? "an" : "a";
}
