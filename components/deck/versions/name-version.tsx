"use client";
/** Naming the deck as it is (Ctrl+S): autosave keeps every step, a version is one to come back to. */
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { nameVersion } from "../../api/decks.ts";
import { isSaved, saveWords } from "../../saving/save-state.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { useDesk, useView } from "../builder/builder.ts";
import styles from "../builder/row-dialogs.module.css";

export function NameVersion({ onClose }: { readonly onClose: () => void }) {
  const { id } = useDesk();
  const { state } = useView();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const saved = isSaved(state);
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (!name) return setProblem("Give the version a name, such as “before the tournament”.");
    try {
      const version = await nameVersion(client, id, name, state.confirmed.step);
      showToast({ message: `Named v${version.number} “${version.name}”.` });
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The version could not be named. Try again.");
    }
  };
  return (
    <Dialog open onClose={onClose} title="Name this version" width={420}>
      <form className={styles.form} onSubmit={(event) => void keep(event)}>
        <input
          className={styles.field}
          name="name"
          aria-label="Name of the version"
          aria-describedby="version-problem"
          maxLength={120}
          data-autofocus
          placeholder="Before the tournament"
        />
        <Button type="submit" look="primary" aria-disabled={!saved}>
          Name it
        </Button>
        <p id="version-problem" className={styles.hint} role="status">
          {problem ??
            (saved
              ? "Every card is pinned to its current revision."
              : `${saveWords(state)}. You can name a version once the deck is saved.`)}
        </p>
      </form>
    </Dialog>
  );
}
