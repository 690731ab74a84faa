"use client";
/** The changes of a bulk table: one history for all cards, kept in this browser until they are saved as revisions. */
import { useQueryClient } from "@tanstack/react-query";
import { createStore, del, get as read, set as write } from "idb-keyval";
import { useCallback, useEffect, useRef, useState } from "react";
import { type GameId, parseCardId } from "../../../engine/cards/card.ts";
import { saveMany, takeBack } from "../../api/transfer.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { authorNow } from "../../saving/author.ts";
import { type History, makeStep, openHistory, redo, undo } from "../../saving/history.ts";
import { showToast } from "../../ui/toaster.tsx";
import type { Row, Sheet } from "./cells.ts";

export type SheetRow = Row & { readonly revision: number };

export type SheetWork = {
  readonly sheet: Sheet;
  readonly history: History<Sheet>;
  readonly change: (sheet: Sheet, step: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves all changed cards as revisions, or none and says why; undone as one step. */
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
        showToast({ message: `${kept.size} ${kept.size === 1 ? "card" : "cards"} changed but not saved. The changes are restored.` });
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
      const cards = rows.flatMap(({ id, revision }) => {
        const [cardId, card] = [parseCardId(id), sheet.get(id)];
        return cardId && card ? [{ id: cardId, base: revision, card }] : [];
      });
      await attempt(async () => {
        const done = await saveMany(client, game, cards, { author: authorNow(), note });
        if (!done.saved) {
          const [first] = done.faults;
          const more = done.faults.length > 1 ? ` And ${done.faults.length - 1} more.` : "";
          showToast({ message: `Nothing was saved. ${first?.message ?? ""}${more}`, tone: "bad" });
          return;
        }
        change(EMPTY, `Save ${done.cards} ${done.cards === 1 ? "card" : "cards"}`);
        const back = () =>
          attempt(async () => {
            const { taken, left } = await takeBack(client, game, done.undo, authorNow());
            showToast({
              message: `${taken} ${taken === 1 ? "card" : "cards"} restored.${left.length > 0 ? ` Changed since, and not restored: ${left.join(", ")}.` : ""}`,
            });
          });
        showToast({ message: `${done.cards} ${done.cards === 1 ? "card" : "cards"} saved.`, undo: () => void back() });
      });
      setSaving(false);
    },
    [client, game, sheet, change],
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
