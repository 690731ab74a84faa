"use client";
/** Saved searches: save, use, rename (which follows into the searches that use it), remove with a way back. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SavedQuery } from "../../../engine/cards/library.ts";
import { dropQuery, saveQuery } from "../../api/saved-queries.ts";
import buttons from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Menu } from "../../ui/menu.tsx";
import { showToast } from "../../ui/toaster.tsx";
import type { Ask } from "./ask.ts";
import styles from "./saved-searches.module.css";

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

export type SavedDialogProps = { readonly ask: Ask; readonly saved: readonly SavedQuery[]; readonly onClose: () => void };

export const SavedDialog = ({ ask, saved, onClose }: SavedDialogProps) => (
  <Dialog open onClose={onClose} title="Saved searches" width={520}>
    <SaveForm ask={ask} />
    <SavedList ask={ask} saved={saved} onUsed={onClose} />
  </Dialog>
);

function SaveForm({ ask }: { readonly ask: Ask }) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  if (ask.text.trim() === "") return <p className={styles.dim}>Type a search first. Then you can save it here under a name.</p>;
  const save = async () => {
    try {
      await saveQuery(client, { game: ask.game.id, name: name.trim(), text: ask.text });
      setName("");
      setProblem("");
    } catch (error) {
      setProblem(sentence(error));
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <code className={styles.query}>{ask.text}</code>
      <label className={styles.name}>
        Name
        <input
          data-autofocus
          value={name}
          required
          maxLength={60}
          autoComplete="off"
          aria-describedby="save-problem"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button type="submit" look="primary">
        Save
      </Button>
      <p id="save-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}

function SavedList({ ask, saved, onUsed }: { readonly ask: Ask; readonly saved: readonly SavedQuery[]; readonly onUsed: () => void }) {
  const client = useQueryClient();
  const [renaming, setRenaming] = useState<{ readonly id: string; readonly name: string }>();
  if (saved.length === 0) return <p className={styles.dim}>No search is saved yet.</p>;
  const remove = async (query: SavedQuery) => {
    try {
      await dropQuery(client, query.id);
      const again = () =>
        void saveQuery(client, { game: query.game, name: query.name, text: query.text }).catch((error: unknown) =>
          showToast({ message: sentence(error), tone: "bad" }),
        );
      showToast({ message: `Removed the search “${query.name}”.`, undo: again });
    } catch (error) {
      showToast({ message: sentence(error), tone: "bad" });
    }
  };
  const rename = async (query: SavedQuery) => {
    const name = renaming?.name.trim();
    setRenaming(undefined);
    if (!name || name === query.name) return;
    try {
      await saveQuery(client, { id: query.id, game: query.game, name, text: query.text });
    } catch (error) {
      showToast({ message: sentence(error), tone: "bad" });
    }
  };
  return (
    <ul className={styles.list}>
      {saved.map((query) => (
        <li key={query.id}>
          {renaming?.id === query.id ? (
            <form
              className={styles.rename}
              onSubmit={(event) => {
                event.preventDefault();
                void rename(query);
              }}
            >
              <input
                // biome-ignore lint/a11y/noAutofocus: the person asked to rename
                autoFocus
                aria-label={`New name of ${query.name}`}
                value={renaming.name}
                maxLength={60}
                onChange={(event) => setRenaming({ id: query.id, name: event.target.value })}
              />
              <Button type="submit" size="s">
                Rename
              </Button>
            </form>
          ) : (
            <button
              type="button"
              className={styles.use}
              onClick={() => {
                ask.setText(query.text);
                onUsed();
              }}
            >
              <b>@{query.name}</b>
              <code>{query.text}</code>
            </button>
          )}
          <Menu
            label={`More for ${query.name}`}
            align="end"
            className={cx(buttons.button, buttons.plain, buttons.small, buttons.only)}
            items={[
              { label: "Rename", onSelect: () => setRenaming({ id: query.id, name: query.name }) },
              { label: "Remove", onSelect: () => void remove(query) },
            ]}
          >
            ⋯
          </Menu>
        </li>
      ))}
    </ul>
  );
}
