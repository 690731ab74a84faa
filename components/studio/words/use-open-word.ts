"use client";
/** One keyword, tag or set at work: what is typed is kept at every key; saving makes a revision of it (story S14). */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { Fault, WordType, WordWork } from "../../../engine/cards/work.ts";
import { saveWord, typeIntoWord, type Word } from "../../api/words.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { authorNow } from "../../saving/author.ts";
import { browserPorts } from "../../saving/browser-ports.ts";
import type { SaveState } from "../../saving/save-state.ts";
import { SaveStore } from "../../saving/save-store.ts";
import { PAUSE_MS, useDocument } from "../../saving/use-document.ts";
import { showToast } from "../../ui/toaster.tsx";
import { type Draft, put, same } from "../card/draft.ts";
import { DRAFTS, mergeFields } from "../card/merge-drafts.ts";
import type { Meanwhile } from "../card/use-open-card.ts";
import { type Box, type Boxes, boxesIn, boxesOf, withoutBoxes, wordOf } from "./boxes.ts";
import { wordLabel } from "./word-label.ts";

const SHELF = { database: "arcology-open-words", channel: "arcology-word" } as const;

export type OpenWord = {
  readonly boxes: Boxes;
  readonly state: SaveState<Draft>;
  readonly store: SaveStore<Draft>;
  /** Changes boxes, as a step that undo names; `typing`: the box that is typed at, whose letters are one step. */
  readonly set: (boxes: Partial<Boxes>, step: string, typing?: Box) => void;
  /** Whether what is typed differs from what everybody sees. */
  readonly isChanged: boolean;
  /** What kept it from being saved when it was tried. */
  readonly faults: readonly Fault[];
  readonly isSaving: boolean;
  readonly save: () => Promise<void>;
  /** Makes it as everybody sees it again; undo brings back what was typed. */
  readonly discard: () => void;
  readonly meanwhile: Meanwhile | undefined;
  readonly settle: (draft: Draft | undefined) => void;
};

export function useOpenWord(game: GameId, type: WordType, { work, head }: WordWork<Word>): OpenWord {
  const client = useQueryClient();
  const base = useRef(work?.base ?? head.revision.number);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const { store, state, change } = useDocument<Draft>(() => {
    const save: ConstructorParameters<typeof SaveStore<Draft>>[2]["save"] = async ({ base: step, doc }) => {
      const answer = await typeIntoWord(game, type, head.id, { step: step + 1, base: base.current, word: doc, author: authorNow() });
      if (answer.kind === "accepted") return { kind: "accepted", now: { step: step + 1, doc } };
      if (answer.kind !== "stale") return answer;
      base.current = answer.work?.base ?? answer.head.revision.number;
      return {
        kind: "stale",
        now: answer.work ? { step: answer.work.step, doc: boxesIn(answer.work.value) } : { step: 0, doc: boxesOf(answer.head.word) },
      };
    };
    const first = work ? { step: work.step, doc: boxesIn(work.value) } : { step: 0, doc: boxesOf(head.word) };
    return new SaveStore<Draft>(first, DRAFTS, { ...browserPorts(SHELF, `${type}/${head.id}`, save), pauseMs: PAUSE_MS });
  });
  const boxes = boxesIn(state.history.doc);
  const isChanged = !same(boxes, boxesOf(head.word));
  const set = (typed: Partial<Boxes>, step: string, typing?: Box) => {
    change(
      Object.entries(typed).reduce((doc, [box, text]) => put(doc, box, text), state.history.doc),
      step,
      typing,
    );
    setFaults(withoutBoxes(faults, typed));
  };
  const save = async () => {
    if (isSaving || !isChanged) return;
    setSaving(true);
    await attempt(async () => {
      await store.idle();
      const { history, confirmed } = store.state();
      const typed = boxesIn(history.doc);
      const edit = { base: base.current, word: wordOf(type, typed, head.word), author: authorNow() };
      const answer = await saveWord(client, game, type, head.id, { ...edit, ...(confirmed.step > 0 && { step: confirmed.step }) });
      setFaults(answer.ok ? [] : answer.faults);
      if (answer.ok) return showToast({ message: `${wordLabel(answer.history.word)} is saved.` });
      // Nobody knows what both began from, so each box that differs is asked for.
      if (answer.head) setMeanwhile({ head: answer.head, merged: mergeFields({}, typed, boxesOf(answer.head.word)) });
    });
    setSaving(false);
  };
  const settle = (draft: Draft | undefined) => {
    if (draft && meanwhile) {
      base.current = meanwhile.head.revision.number;
      store.change({ doc: draft, step: "Merge with what was saved elsewhere" });
    }
    setMeanwhile(undefined);
  };
  const discard = () => {
    setFaults([]);
    store.change({ doc: boxesOf(head.word), step: "Discard changes" });
    showToast({ message: `${wordLabel(head.word)} is back at its saved version.`, undo: store.undo });
  };
  return { boxes, state, store, set, isChanged, faults, isSaving, save, discard, meanwhile, settle };
}
