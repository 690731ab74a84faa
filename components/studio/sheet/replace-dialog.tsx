"use client";
/** Find and replace over many cards, with each change shown before it is made. */
import { useMemo, useState } from "react";
import { WordDiff } from "../../cards/page/word-diff.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextBox } from "../form/boxes.tsx";
import { Field } from "../form/field.tsx";
import fieldStyles from "../form/fields.module.css";
import { applyReplacements, findReplacements } from "./cells.ts";
import type { SheetColumn } from "./columns.ts";
import styles from "./sheet.module.css";
import type { SheetRow, SheetWork } from "./use-sheet.ts";

export type ReplaceDialogProps = {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  readonly work: SheetWork;
  readonly onClose: () => void;
};

const MOST_SHOWN = 50;

export function ReplaceDialog({ rows, columns, work, onClose }: ReplaceDialogProps) {
  const [find, setFind] = useState("");
  const [by, setBy] = useState("");
  const [where, setWhere] = useState("text");
  const among = useMemo(() => columns.filter(({ id, numeric }) => (where === "all" ? !numeric : id === where)), [columns, where]);
  const found = useMemo(() => findReplacements(work.sheet, rows, among, find, by), [work.sheet, rows, among, find, by]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Find and replace"
      width={720}
      footer={
        <Button
          look="primary"
          aria-disabled={found.length === 0}
          onClick={() => {
            if (found.length === 0) return;
            work.change(applyReplacements(work.sheet, found), `Replace “${find}” with “${by}”`);
            onClose();
          }}
        >
          Replace {found.length}
        </Button>
      }
    >
      <div className={styles.replace}>
        <Field label="Find">
          {(tied) => <TextBox {...tied} data-autofocus value={find} onChange={(event) => setFind(event.target.value)} />}
        </Field>
        <Field label="Replace with">{(tied) => <TextBox {...tied} value={by} onChange={(event) => setBy(event.target.value)} />}</Field>
        <Field label="In">
          {(tied) => (
            <select {...tied} className={fieldStyles.box} value={where} onChange={(event) => setWhere(event.target.value)}>
              {columns
                .filter(({ numeric }) => !numeric)
                .map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              <option value="all">All words</option>
            </select>
          )}
        </Field>
      </div>
      <p role="status">
        {find === ""
          ? "Upper and lower case must match. Nothing changes until you replace."
          : `${found.length} ${found.length === 1 ? "cell" : "cells"} of ${rows.length} cards will change.`}
      </p>
      <ul className={styles.replacements}>
        {found.slice(0, MOST_SHOWN).map(({ row, column, before, after }) => (
          <li key={`${row.id} ${column.id}`}>
            <b>{String(row.saved["name"])}</b> {column.label}
            <WordDiff from={before} to={after} />
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p>And {found.length - MOST_SHOWN} more.</p>}
    </Dialog>
  );
}
