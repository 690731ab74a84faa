"use client";
/** One card at work: what is typed, kept at every key and sent a moment later; saving makes a revision of it. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CardId, LibraryCard, Revision } from "../../../engine/cards/card.ts";
import type { CardWork, Fault } from "../../../engine/cards/work.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { request } from "../../api/request.ts";
import { saveRevision, studioQueries, typeInto } from "../../api/studio.ts";
import { takeBack } from "../../api/transfer.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { authorNow } from "../../saving/author.ts";
import { browserPorts } from "../../saving/browser-ports.ts";
import { isSaved, type SaveState } from "../../saving/save-state.ts";
import { SaveStore } from "../../saving/save-store.ts";
import { PAUSE_MS, useDocument } from "../../saving/use-document.ts";
import { announce } from "../../ui/announcer.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { type Problems, problemsOf } from "../form/problems.ts";
import { type Draft, draftOf, same } from "./draft.ts";
import { DRAFTS, type Merged, mergeFields } from "./merge-drafts.ts";

const SHELF = { database: "arcology-open-cards", channel: "arcology-card" } as const;

/** What somebody else saved as a revision while this was typed, with what both changed. */
export type Meanwhile = { readonly head: { readonly revision: Revision }; readonly merged: Merged };

export type OpenCard = {
  readonly state: SaveState<Draft>;
  readonly store: SaveStore<Draft>;
  readonly draft: Draft;
  /** What everybody sees. */
  readonly head: LibraryCard;
  /** Whether what is typed differs from it. */
  readonly isChanged: boolean;
  readonly problems: Problems;
  readonly change: (draft: Draft, step: string, path?: string) => void;
  /** Makes a revision; answers whether there is one now. */
  readonly save: (note?: string) => Promise<boolean>;
  readonly isSaving: boolean;
  readonly meanwhile: Meanwhile | undefined;
  readonly settle: (draft: Draft | undefined) => void;
  /** More is known of the card that everybody sees; the form stays as it is. */
  readonly know: (head: LibraryCard) => void;
  /** The card is something else now, by another way: restored, put back. */
  readonly follow: (head: LibraryCard, step: string) => void;
};

export function useOpenCard(game: LibraryGame, id: CardId, opened: CardWork): OpenCard {
  const client = useQueryClient();
  const [head, setHead] = useState(opened.head);
  const base = useRef(opened.work?.base ?? opened.head.revision.number);
  const [faults, setFaults] = useState(opened.faults);
  const [isSaving, setSaving] = useState(false);
  const [meanwhile, setMeanwhile] = useState<Meanwhile & { readonly head: LibraryCard }>();
  const knowArchived = (archived: boolean) => setHead((known) => (known.archived === archived ? known : { ...known, archived }));
  const { store, state, change } = useDocument(() => {
    const save: ConstructorParameters<typeof SaveStore<Draft>>[2]["save"] = async ({ base: step, doc }) => {
      const answer = await typeInto(id, { step: step + 1, base: base.current, card: doc, author: authorNow() });
      if (answer.kind === "accepted") {
        setFaults(answer.told.faults);
        knowArchived(answer.told.head.archived);
        return { kind: "accepted", now: { step: step + 1, doc } };
      }
      if (answer.kind !== "stale") return answer;
      setHead(answer.head);
      base.current = answer.work?.base ?? answer.head.revision.number;
      return {
        kind: "stale",
        now: answer.work ? { step: answer.work.step, doc: answer.work.value } : { step: 0, doc: draftOf(answer.head) },
      };
    };
    const first = { step: opened.work?.step ?? 0, doc: opened.work?.value ?? draftOf(opened.head) };
    return new SaveStore(first, DRAFTS, { ...browserPorts(SHELF, id, save), pauseMs: PAUSE_MS });
  });
  const draft = state.history.doc;
  const isChanged = useMemo(() => !same(draft, draftOf(head)), [draft, head]);
  const problems = useMemo(() => withFaults(problemsOf(game, draft), isSaved(state) ? faults : []), [game, draft, state, faults]);

  const follow = useCallback<OpenCard["follow"]>(
    (next, step) => {
      const shown = store.state().history.doc;
      base.current = next.revision.number;
      setHead(next);
      setFaults([]);
      store.rebase(shown, { step: 0, doc: draftOf(next) }, step);
    },
    [store],
  );

  const save = useCallback(
    async (note = ""): Promise<boolean> => {
      setSaving(true);
      try {
        await store.idle();
        const sent = store.state().history.doc;
        const { step } = store.state().confirmed;
        const edit = { base: base.current, card: sent, note, author: authorNow(), ...(step > 0 && { step }) };
        const answer = await saveRevision(client, id, edit);
        if (answer.kind === "saved") {
          const { card } = answer.history;
          base.current = card.revision.number;
          setHead(card);
          setFaults([]);
          store.rebase(sent, { step: 0, doc: draftOf(card) }, "Write the text in standard form");
          announce(`Saved as revision ${card.revision.number}.`);
          const { undo } = answer.history;
          if (undo)
            showToast({
              message: `Saved as ${card.name}; ${undo.length - 1} ${undo.length === 2 ? "text that names it follows" : "texts that name it follow"}.`,
              undo: () =>
                void attempt(async () => {
                  await takeBack(client, game.id, undo, authorNow());
                  follow((await request<{ card: LibraryCard }>(`/api/cards/${id}`)).card, "Undo the renaming");
                }),
            });
          return true;
        }
        if (answer.kind === "faults") {
          setFaults(answer.faults);
          showToast({ message: `Not saved as a revision yet. ${answer.faults[0]?.message ?? answer.message}`, tone: "bad" });
          return false;
        }
        const from = await request<{ card: LibraryCard }>(`/api/cards/${id}?revision=${base.current}`);
        setMeanwhile({ head: answer.head, merged: mergeFields(draftOf(from.card), sent, draftOf(answer.head)) });
        return false;
      } catch (error) {
        showToast({ message: error instanceof Error ? error.message : "This could not be saved. Try again.", tone: "bad" });
        return false;
      } finally {
        setSaving(false);
      }
    },
    [client, game.id, id, store, follow],
  );

  const settle = useCallback(
    (doc: Draft | undefined) => {
      if (doc && meanwhile) {
        base.current = meanwhile.head.revision.number;
        setHead(meanwhile.head);
        store.change({ doc, step: "Merge with what was saved elsewhere" });
      }
      setMeanwhile(undefined);
    },
    [meanwhile, store],
  );

  // The server lists a card as typed once it has a step that differs from what is saved, not before.
  const isKept = useMemo(() => state.confirmed.step > 0 && !same(state.confirmed.doc, draftOf(head)), [state.confirmed, head]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who types at what changes with it
  useEffect(() => {
    void client.invalidateQueries({ queryKey: studioQueries.open(game.id).queryKey });
  }, [client, game.id, isChanged, isKept]);

  return { state, store, draft, head, isChanged, problems, change, save, isSaving, meanwhile, settle, know: setHead, follow };
}

/** What the page found, and what the server found beyond it. */
function withFaults(found: Problems, faults: readonly Fault[]): Problems {
  const near = (path: string) => [...found.keys()].some((own) => own === path || own.startsWith(`${path}.`) || path.startsWith(`${own}.`));
  const more = faults.filter(({ path }) => !near(path));
  return more.length === 0 ? found : new Map([...found, ...more.map(({ path, message }) => [path, message] as const)]);
}
