"use client";
/** The changes of a bulk table: one history for all cards, kept in this browser until they are saved as revisions. */
import { useQueryClient } from "@tanstack/react-query";
import { createStore, del, get as read, set as write } from "idb-keyval";
import { useCallback, useEffect, useRef, useState } from "react";
import { type GameId, parseCardId } from "../../../engine/cards/card.ts";
import { saveRevision } from "../../api/studio.ts";
import { type History, makeStep, openHistory, redo, undo } from "../../saving/history.ts";
import { showToast } from "../../ui/toaster.tsx";
import { authorNow } from "../author.ts";
import type { Draft } from "../draft.ts";
import type { Row, Sheet } from "./cells.ts";

export type SheetRow = Row & { readonly revision: number };

export type SheetWork = {
  readonly sheet: Sheet;
  readonly history: History<Sheet>;
  readonly change: (sheet: Sheet, step: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves each changed card as a revision; what cannot be saved stays changed and is told. */
  readonly save: (rows: readonly SheetRow[], note: string) => Promise<void>;
  readonly isSaving: boolean;
};

const EMPTY: Sheet = new Map();
const shelf = () => createStore("arcology-sheets", "unsaved");

export function useSheet(game: GameId): SheetWork {
  const client = useQueryClient();
  const [history, setHistory] = useState(() => openHistory(EMPTY));
  const [isSaving, setSaving] = useState(false);
  const looked = useRef(false);
  const sheet = history.doc;
  useEffect(() => {
    Promise.resolve()
      .then(() => read<Sheet>(game, shelf()))
      .then((kept) => {
        looked.current = true;
        if (!kept || kept.size === 0) return;
        setHistory((now) => (now.past.length > 0 ? now : makeStep(now, { doc: kept, step: "Work kept in this browser" })));
        showToast({ message: `${kept.size} ${kept.size === 1 ? "card" : "cards"} changed and not saved yet: they are here again.` });
      })
      .catch(() => {
        looked.current = true;
      });
  }, [game]);
  useEffect(() => {
    if (!looked.current) return;
    Promise.resolve()
      .then(() => (sheet.size === 0 ? del(game, shelf()) : write(game, sheet, shelf())))
      .catch(() => undefined);
  }, [game, sheet]);
  const change = useCallback((doc: Sheet, step: string) => setHistory((now) => makeStep(now, { doc, step })), []);

  const save = useCallback(
    async (rows: readonly SheetRow[], note: string) => {
      setSaving(true);
      const left = new Map(sheet);
      let saved = 0;
      let first = "";
      for (const [id, card] of sheet) {
        const row = rows.find((one) => one.id === id);
        const cardId = parseCardId(id);
        if (!row || !cardId) continue;
        const problem = await saveOne(() => saveRevision(client, cardId, { base: row.revision, card, note, author: authorNow() }), card);
        if (problem === undefined) {
          left.delete(id);
          saved++;
        } else first ||= problem;
      }
      change(left, `Save ${saved} ${saved === 1 ? "card" : "cards"}`);
      setSaving(false);
      showToast({
        message: `${saved} ${saved === 1 ? "card" : "cards"} saved.${left.size > 0 ? ` ${left.size} not: ${first}` : ""}`,
        tone: left.size > 0 ? "bad" : "plain",
      });
    },
    [client, sheet, change],
  );
  return {
    sheet,
    history,
    change,
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    save,
    isSaving,
  };
}

/** Why a card could not be saved, in a sentence; undefined when it was. */
async function saveOne(send: () => ReturnType<typeof saveRevision>, card: Draft): Promise<string | undefined> {
  const name = String(card["name"] ?? "A card");
  try {
    const answer = await send();
    if (answer.kind === "saved") return undefined;
    if (answer.kind === "faults") return `${name}: ${answer.faults[0]?.message ?? answer.message}`;
    return `${name} was saved by somebody else meanwhile. Open it to put both together.`;
  } catch (error) {
    return error instanceof Error ? error.message : `${name} could not be saved.`;
  }
}
