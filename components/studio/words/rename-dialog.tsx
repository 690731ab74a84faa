"use client";
/** Renaming a word together with every text that uses it: shown first, then one step, which can be taken back. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useDeferredValue, useId, useState } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { WordHistory, WordType } from "../../../engine/cards/work.ts";
import { previewRenaming, renameWord, undoRenaming, type Word, wordQueries } from "../../api/words.ts";
import { WordDiff } from "../../cards/page/word-diff.tsx";
import { attempt } from "../../deck/list/attempt.ts";
import { authorNow } from "../../saving/author.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { TextBox } from "../form/boxes.tsx";
import { Field } from "../form/field.tsx";
import { bareName } from "./word-label.ts";
import styles from "./words.module.css";

export type RenameDialogProps = {
  readonly game: GameId;
  readonly type: WordType;
  readonly history: WordHistory<Word>;
  readonly onClose: () => void;
};

const MOST = 60;

export function RenameDialog({ game, type, history, onClose }: RenameDialogProps) {
  const client = useQueryClient();
  const now = bareName(history.word);
  const [name, setName] = useState(now);
  const [busy, setBusy] = useState(false);
  const form = useId();
  const asked = useDeferredValue(name.trim());
  const isOther = asked !== "" && asked !== now;
  const preview = useQuery({
    queryKey: [...wordQueries.all(game), type, "rename", history.id, asked],
    queryFn: () => previewRenaming(game, type, history.id, asked),
    enabled: isOther,
    retry: false,
  });
  const by = { author: authorNow() };
  const takeBack = () =>
    attempt(async () => {
      await undoRenaming(client, game, type, history.id, by);
      showToast({ message: `${asked} is ${now} again in every text.` });
    });
  const { data } = preview;
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isOther || !data) return;
    setBusy(true);
    await attempt(async () => {
      const { rewrites } = await renameWord(client, game, type, history.id, asked, by);
      showToast({
        message: `${now} is now ${asked}. ${rewrites.length} ${rewrites.length === 1 ? "text was" : "texts were"} rewritten.`,
        undo: () => void takeBack(),
      });
      onClose();
    });
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rename ${now}`}
      width={680}
      footer={
        <Button look="primary" type="submit" form={form} aria-disabled={busy || !isOther || !data}>
          {busy ? "Renaming …" : `Rename${data ? `, and rewrite ${data.rewrites.length}` : ""}`}
        </Button>
      }
    >
      <form id={form} className={styles.rename} onSubmit={(event) => void rename(event)}>
        <Field label="New name" problem={isOther && preview.error ? preview.error.message : undefined}>
          {(tied) => (
            <TextBox
              {...tied}
              data-autofocus
              value={name}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
      {isOther && preview.isLoading && (
        <p role="status" className={styles.none}>
          Reading the texts that use it …
        </p>
      )}
      {data && (
        <>
          <p role="status" className={styles.none}>
            {data.rewrites.length === 0
              ? "No text uses it."
              : `${data.rewrites.length} ${data.rewrites.length === 1 ? "text" : "texts"} will be rewritten:`}
          </p>
          <ul className={styles.uses}>
            {data.rewrites.slice(0, MOST).map((text) => (
              <li key={`${text.type} ${text.id}`}>
                <b>{text.name}</b>
                <WordDiff from={text.before} to={text.after} />
              </li>
            ))}
          </ul>
          {data.left.length > 0 && (
            <p className={styles.none}>
              These drafts name it in a part that is not understood, so they stay as they are: {data.left.map((use) => use.name).join(", ")}
              .
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
