/** The rows of the block editor: one for each slot of the text, sentence by sentence, and one to add a sentence. */
import { type Path, type SentenceBlocks, type Slot, slotsIn, wordsOfSlot } from "../../engine/language/index.ts";

export type BlockRow = {
  readonly key: string;
  /** Of the sentence; as many as there are: the row that adds one. */
  readonly index: number;
  readonly depth: number;
  readonly slot: Slot;
  /** Its content: "draw 2 cards". */
  readonly words: string;
  /** Of a sentence that is not understood: it is mended as text. */
  readonly unread?: true;
  readonly isNew?: true;
};

export const rowKey = (index: number, path: Path): string => [index, ...path].join(" ");

const SENTENCE: Slot = { path: [], sort: "Line", label: "a sentence", is: "gap" };

/** Sentences as rows, outer before inner. A slot that only holds another one is shown as that. */
export function rowsOf(sentences: readonly SentenceBlocks[]): readonly BlockRow[] {
  const rows = sentences.flatMap(({ index, slot, written }): BlockRow[] =>
    slot ? slotRows(index, slot, 0) : [{ key: rowKey(index, []), index, depth: 0, slot: SENTENCE, words: written, unread: true }],
  );
  const index = sentences.length;
  return [...rows, { key: rowKey(index, []), index, depth: 0, slot: SENTENCE, words: "", isNew: true }];
}

function slotRows(index: number, slot: Slot, depth: number): BlockRow[] {
  const inner = slotsIn(onlyIn(slot));
  return [
    { key: rowKey(index, slot.path), index, depth, slot, words: slot.is === "gap" ? "" : wordsOfSlot(slot) },
    ...inner.flatMap((part) => slotRows(index, part, depth + 1)),
  ];
}

/** The innermost of slots that only hold one another: a sentence that is an instruction that is something to do. */
function onlyIn(slot: Slot): Slot {
  const [only, ...more] = slot.block?.pieces ?? [];
  return only !== undefined && typeof only !== "string" && more.length === 0 && only.is === "block" ? onlyIn(only) : slot;
}

/** The pieces that a row shows: its words, and the content of its slots. */
export const piecesIn = (slot: Slot): readonly (string | Slot)[] => onlyIn(slot).block?.pieces ?? [];
