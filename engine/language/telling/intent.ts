/**
 * Sentences from a few words that say what is wanted: `destroyed draw` → “When this is destroyed, draw 2 cards.” The words are those that
 * search asks by (`does:draw when:destroyed`), the pieces are the examples of the table; nothing is offered that is not understood.
 */

import type { Language } from "../language.ts";
import { notCarriedOut } from "../machine/own.ts";
import { treeOf } from "../reading/edge.ts";
import { chartOf } from "../reading/parse.ts";
import { readText } from "../reading/read.ts";
import { lex } from "../reading/token.ts";
import type { Construct } from "../tables/construct.ts";
import { entryOf, type Grammar } from "../tables/grammar.ts";
import type { Sort } from "../tables/sort.ts";
import { isStandIn, isTree, type Tree, walk } from "../tree.ts";
import type { Aspect } from "./aspect.ts";
import { meaningsOf } from "./meaning.ts";
import { capital, printPhrase } from "./print.ts";

/** A sentence that some words may have meant. */
export type Intent = { readonly sentence: string; readonly doc: string };

type Piece = { readonly aspect: Aspect; readonly words: string; readonly doc: string };
/** Word → the pieces of sentences that it may stand for. */
type Pieces = ReadonlyMap<string, readonly Piece[]>;

const MOST_WORDS = 4;
const MOST = 6;
const KNOWN = new WeakMap<Language, Pieces>();

/** What some words may have meant, at most six sentences; none where a word stands for nothing. */
export function intentsOf(language: Language, words: string): readonly Intent[] {
  const asked = words.toLowerCase().split(/\s+/u).filter(Boolean);
  if (asked.length === 0 || asked.length > MOST_WORDS) return [];
  const pieces = piecesOf(language);
  const found = asked.map((word) => pieces.get(word) ?? []);
  if (found.some((each) => each.length === 0)) return [];
  const sentences = combined(found).flatMap((chosen): Intent[] => {
    const sentence = sentenceOf(chosen);
    if (sentence === undefined) return [];
    const { problems, canonical } = readText(language, sentence);
    return problems.length > 0 ? [] : [{ sentence: canonical, doc: chosen.map(({ doc }) => doc).join(" ") }];
  });
  return [...new Map(sentences.map((intent) => [intent.sentence, intent])).values()].slice(0, MOST);
}

const MOST_WAYS = 40;
const combined = (found: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] =>
  found.reduce<readonly (readonly Piece[])[]>(
    (ways, pieces) => ways.flatMap((way) => pieces.map((piece) => [...way, piece])).slice(0, MOST_WAYS),
    [[]],
  );

/** What happens or is asked stands first, then the price, then what is done; there is one of each at most, and something is done. */
function sentenceOf(pieces: readonly Piece[]): string | undefined {
  const one = (aspect: Aspect) => pieces.filter((piece) => piece.aspect === aspect).map(({ words }) => words);
  const [does, when, cond, pays, keyword] = [one("does"), one("when"), one("cond"), one("pays"), one("keyword")];
  if (keyword.length === pieces.length) return keyword.map((words) => `${words}.`).join(" ");
  if (does.length === 0 || keyword.length > 0 || when.length + pays.length > 1 || cond.length > 1) return undefined;
  const done = [...cond.map((words) => `if ${words},`), does.join(", then ")].join(" ");
  const opened = when[0] !== undefined ? `when ${when[0]}, ${done}` : pays[0] !== undefined ? `${pays[0]}: ${done}` : done;
  return `${capital(opened)}.`;
}

/** The sorts whose phrases a sentence is put together from. */
const PIECE_SORTS: Readonly<Partial<Record<Sort, Aspect>>> = { Event: "when", Cond: "cond", PVP: "pays", VP: "does", Act: "does" };

/** What each word of the language's search stands for, from the example of each construct that has it. */
function piecesOf(language: Language): Pieces {
  const known = KNOWN.get(language);
  if (known) return known;
  const pieces = new Map<string, Piece[]>();
  const add = (words: Iterable<string>, piece: Piece) => {
    for (const word of new Set(words)) {
      const before = pieces.get(word) ?? [];
      if (!before.some((other) => other.words === piece.words && other.aspect === piece.aspect)) pieces.set(word, [...before, piece]);
    }
  };
  const meanings = meaningsOf(language);
  const lacking = notCarriedOut(language);
  for (const entry of language.constructs) {
    if (entry.means !== undefined || lacking.has(entry.id)) continue;
    const aspect = PIECE_SORTS[entry.sort];
    const words = aspect && phraseIn(language.grammar, entry);
    if (!aspect || words === undefined) continue;
    // A price is also something to do.
    for (const one of aspect === "pays" ? (["pays", "does"] as const) : [aspect]) {
      const called = meanings.calledBy(entry.id).filter((word) => word.aspect === one || (aspect === "pays" && word.aspect !== "asks"));
      add(
        called.map(({ word }) => word),
        { aspect: one, words, doc: entry.doc },
      );
    }
  }
  for (const [id, { row }] of language.keywords) {
    const entry = language.grammar.entries.get(id);
    if (entry) add([row.id], { aspect: "keyword", words: entry.construct.example, doc: entry.construct.doc });
  }
  KNOWN.set(language, pieces);
  return pieces;
}

/** The construct's own part of its example: “this is destroyed” of “when this is destroyed, draw 1 card”. */
function phraseIn(grammar: Grammar, { id, sort, example }: Construct): string | undefined {
  const tokens = lex(example);
  const chart = chartOf(grammar, tokens);
  for (const whole of [sort, "Line"] as const)
    for (const edge of chart.whole(whole)) {
      if (!edge.rule?.entry) continue;
      const part: Tree | undefined = [...walk(treeOf(edge, tokens))].find(({ is }) => is === id);
      if (part) return printPhrase(grammar, plainest(grammar, part), sort, 0);
    }
  return undefined;
}

/** With one where an example has two: “a card” for “2 cards”, where the table has a way to say that without a number. */
function plainest(grammar: Grammar, tree: Tree): Tree {
  if (isStandIn(tree)) return tree;
  const holes = Object.fromEntries(Object.entries(tree.holes).map(([name, hole]) => [name, isTree(hole) ? plainest(grammar, hole) : hole]));
  const { spellings } = entryOf(grammar, tree);
  const as = spellings.findIndex(({ fix }, i) => i > 0 && Object.keys(fix).length > 0 && Object.values(fix).every((value) => value === 1));
  return as < 0 ? { ...tree, holes } : { ...tree, as, holes: { ...holes, ...spellings[as]?.fix } };
}
