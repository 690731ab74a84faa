/**
 * A text as blocks: an outline of typed slots, each with what stands in it. It is the tree with the words that the printer would write, so the
 * text can be put together from the blocks alone.
 */

import type { Language } from "../language.ts";
import type { TextReading } from "../reading/read.ts";
import { type Leaf, type Terminal, writeLeaf } from "../reading/token.ts";
import { entryOf, terminalOf } from "../tables/grammar.ts";
import { isTerminal, labelOf, type Sort } from "../tables/sort.ts";
import { capital, joined, piecesOf, spaced } from "../telling/print.ts";
import { isStandIn, isTree, type Tree } from "../tree.ts";

/** Hole names from the tree of a sentence down to a part of it; empty: the sentence. */
export type Path = readonly string[];

/** A place that something of a sort stands in, or nothing yet. */
export type Slot = {
  readonly path: Path;
  readonly sort: Sort;
  /** What belongs there: "an event". */
  readonly label: string;
  readonly is: "gap" | "leaf" | "block";
  /** Of a leaf: a number, tag or name, and as it is written. */
  readonly leaf?: Leaf;
  readonly written?: string;
  /** The token that can be typed there, of a leaf and where nothing stands: in a place for money 3M, where “money equal to …” could stand too. */
  readonly terminal?: Terminal;
  readonly block?: Block;
};

/** A construct in its place: its words and its slots in the order in which they are read. */
export type Block = { readonly construct: string; readonly doc: string; readonly pieces: readonly (string | Slot)[] };

/** A sentence as blocks; without `slot` it is not understood and stays as it is written. */
export type SentenceBlocks = { readonly index: number; readonly paragraph: number; readonly written: string; readonly slot?: Slot };

/** The sentences of a text as blocks. */
export const blocksOf = (language: Language, text: string, { sentences }: TextReading): readonly SentenceBlocks[] =>
  sentences.map(({ tree, paragraph, from, to }, index) => {
    const written = text.slice(from, to);
    return tree ? { index, paragraph, written, slot: slotOf(language, tree, "Line", [], undefined) } : { index, paragraph, written };
  });

function slotOf(language: Language, value: Tree | Leaf, sort: Sort, path: Path, form: 0 | 1 | undefined): Slot {
  const { grammar } = language;
  const base = { path, sort, label: labelOf(sort) };
  const terminal = terminalOf(grammar, sort);
  const typed = terminal === undefined ? {} : { terminal };
  if (!isTree(value))
    return { ...base, ...typed, is: "leaf", leaf: value, written: terminal === undefined ? `${value}` : writeLeaf(terminal, value) };
  if (isStandIn(value)) return { ...base, ...typed, is: "gap" };
  const { construct } = entryOf(grammar, value);
  const pieces = piecesOf(grammar, value, sort, form).map((piece) =>
    typeof piece === "string" ? piece : slotOf(language, piece.value, piece.sort, [...path, piece.name], piece.form),
  );
  return { ...base, is: "block", block: { construct: construct.id, doc: construct.doc, pieces } };
}

/** The slots of a block, in the order in which they are read. */
export const slotsIn = ({ block }: Slot): readonly Slot[] =>
  (block?.pieces ?? []).flatMap((piece) => (typeof piece === "string" ? [] : [piece]));

const wordsIn = (slot: Slot): readonly string[] => {
  if (slot.is === "gap") return [`‹${slot.label}›`];
  if (slot.is === "leaf") return [slot.written ?? ""];
  return (slot.block?.pieces ?? []).flatMap((piece) => (typeof piece === "string" ? [piece] : wordsIn(piece)));
};

/** What stands in a slot, as it is read in the middle of a sentence. */
export const wordsOfSlot = (slot: Slot): string => joined(wordsIn(slot));

/** The pieces of a block as they are read one behind the other, each with the blank before it. */
export function readPieces(pieces: Block["pieces"]): readonly { readonly text: string; readonly slot?: Slot }[] {
  const words = pieces.map((piece) => (typeof piece === "string" ? [piece] : wordsIn(piece)));
  const written = spaced(words.flat());
  let at = 0;
  return pieces.map((piece, i) => {
    const from = at;
    at += words[i]?.length ?? 0;
    const text = written.slice(from, at).join("");
    return typeof piece === "string" ? { text } : { text, slot: piece };
  });
}

/** The text that blocks stand for. */
export function textOfBlocks(sentences: readonly SentenceBlocks[]): string {
  const paragraphs = new Map<number, string[]>();
  for (const { paragraph, written, slot } of sentences)
    paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), slot ? `${capital(wordsOfSlot(slot))}.` : written]);
  return [...paragraphs.values()].map((parts) => parts.join(" ")).join("\n");
}

/** Whether a slot can hold nothing but one token, which is typed and not chosen. */
export const isTyped = ({ sort }: Slot): boolean => isTerminal(sort);
