"use client";
/** What can be done in the block editor; each act is one change of the text, and the focus goes on with it. */
import { useState } from "react";
import {
  addSentence,
  applied,
  blocksOf,
  type Change,
  dropSentence,
  fits,
  GAP,
  keeping,
  moveBlock,
  type Offer,
  partAt,
  putAt,
  readText,
  swapSentences,
  typedLeaf,
} from "../../engine/language/index.ts";
import { announce } from "../ui/announcer.tsx";
import { type BlockRow, rowKey, rowsOf } from "./block-rows.ts";
import type { Understanding } from "./understand.ts";

export type Blocks = ReturnType<typeof useBlocks>;

export function useBlocks({ language, text, reading }: Understanding, onChange: (text: string) => void) {
  const rows = rowsOf(blocksOf(language, text, reading));
  const [at, setAt] = useState("0");
  /** The row that is being moved. */
  const [held, setHeld] = useState<string>();
  const current = rows.find(({ key }) => key === at) ?? rows[0];
  const holding = rows.find(({ key }) => key === held);
  const treeOf = (row: BlockRow) => reading.sentences[row.index]?.tree;

  /** Writes a text and goes to the next open slot of the sentence, or to where the change was. */
  function write(next: string, index: number, key: string): void {
    onChange(next);
    const after = rowsOf(blocksOf(language, next, readText(language, next)));
    const own = after.filter((row) => row.index === index);
    const from = own.findIndex((row) => row.key === key || row.key.startsWith(`${key} `));
    const goal = own.slice(Math.max(0, from)).find(({ slot }) => slot.is === "gap") ?? own[from] ?? own[0] ?? after[0];
    setAt(goal?.key ?? "0");
    setHeld(undefined);
  }
  const change = (made: Change | undefined, index: number, key: string): void => {
    if (made) write(applied(text, made), index, key);
  };

  return {
    rows,
    current,
    holding,
    goTo: setAt,
    /** Puts an offer into a slot; what stood there is kept where it fits. */
    put(row: BlockRow, offer: Offer): void {
      const tree = treeOf(row);
      const before = tree && partAt(tree, row.slot.path);
      if (row.isNew || !tree) change(addSentence(language, text, reading, undefined, offer.tree), row.index, row.key);
      else change(putAt(language, text, reading, row.index, row.slot.path, keeping(language, before, offer.tree)), row.index, row.key);
      announce(`${row.slot.label}: ${offer.phrase}`);
    },
    /** Puts what was typed into a slot of one token; whether it is one. */
    type(row: BlockRow, typed: string): boolean {
      const leaf = typedLeaf(row.slot.terminal ?? row.slot.sort, typed);
      if (leaf !== undefined) change(putAt(language, text, reading, row.index, row.slot.path, leaf), row.index, row.key);
      return leaf !== undefined;
    },
    /** Leaves a slot open, or takes a sentence out. */
    remove(row: BlockRow): void {
      if (row.isNew || row.slot.is === "gap") {
        if (!row.isNew && row.slot.path.length === 0)
          change(dropSentence(text, reading, row.index), Math.max(0, row.index - 1), rowKey(Math.max(0, row.index - 1), []));
        return;
      }
      if (row.slot.path.length === 0) {
        const index = Math.max(0, row.index - 1);
        change(dropSentence(text, reading, row.index), index, rowKey(index, []));
      } else change(putAt(language, text, reading, row.index, row.slot.path, GAP), row.index, row.key);
      announce(`Removed: ${row.words}`);
    },
    swap(row: BlockRow, step: 1 | -1): void {
      const to = row.index + step;
      change(swapSentences(text, reading, row.index, step), to, rowKey(to, []));
    },
    hold(row: BlockRow | undefined): void {
      setHeld(row?.key);
      announce(row ? `Moving ${row.words}. Go to a place where it fits and press Enter, or press Escape to cancel.` : "Nothing moved.");
    },
    /** Whether an offer may stand in a row; a new sentence takes what a sentence may be. */
    canStand: ({ tree }: Offer, { slot, isNew, unread }: BlockRow): boolean => !unread && fits(language, tree, isNew ? "Line" : slot.sort),
    /** Whether what a row holds may go into another one. */
    canGo(from: BlockRow, to: BlockRow): boolean {
      const tree = treeOf(from);
      const part = tree && partAt(tree, from.slot.path);
      if (typeof part !== "object" || from.key === to.key || to.unread) return false;
      if (to.isNew) return fits(language, part, "Line");
      return fits(language, part, to.slot.sort) && !`${to.key} `.startsWith(`${from.key} `);
    },
    move(from: BlockRow, to: BlockRow): void {
      const next = moveBlock(language, text, reading, { index: from.index, path: from.slot.path }, { index: to.index, slot: to.slot });
      if (next !== undefined) write(next, to.index, to.key);
      announce(next === undefined ? `${from.words} does not fit there.` : `Moved ${from.words}.`);
    },
  };
}
