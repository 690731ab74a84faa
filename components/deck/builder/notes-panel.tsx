"use client";
/** Notes on the deck. They are saved half a second after the last key, and when one leaves the field. */
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { setNotes } from "../../../engine/decks/index.ts";
import { useKeys } from "../../frame/use-keys.ts";
import { useDesk, useView } from "./builder.ts";
import styles from "./inspector.module.css";

const PAUSE_MS = 500;

export function NotesPanel() {
  const { make, store } = useDesk();
  const { list } = useView();
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kept = useRef<string>(undefined);
  const keep = () => {
    clearTimeout(timer.current);
    if (kept.current === undefined) return;
    make(setNotes(store.state().history.doc, kept.current), "quiet");
    kept.current = undefined;
    setDraft(undefined);
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => () => latest.current(), []);
  // What was typed a moment ago becomes a step first; then the page takes that step back, and no other.
  const keepFirst = () => {
    flushSync(keep);
    return false;
  };
  const onKeyDown = useKeys({ undo: keepFirst, redo: keepFirst });
  return (
    <div className={styles.block}>
      <label className={styles.notes}>
        Notes
        <textarea
          data-steps
          value={draft ?? list.notes}
          placeholder="Plan, opening, what to watch for. If you share the deck, you share its notes."
          onChange={(event) => {
            setDraft(event.target.value);
            kept.current = event.target.value;
            clearTimeout(timer.current);
            timer.current = setTimeout(() => latest.current(), PAUSE_MS);
          }}
          onBlur={keep}
          onKeyDown={onKeyDown}
        />
      </label>
    </div>
  );
}
