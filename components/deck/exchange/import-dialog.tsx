"use client";
import { OctagonX } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import type { DeckList, DeckRules, Pool } from "../../../engine/cards/deck.ts";
/** Paste or drop a list, see line by line what was understood, choose where it was not sure, and take it over (story D13). */
import { CSV_FIELDS, type CsvColumns, type CsvLayout, readDecks, sectionName } from "../../../engine/decks/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { type Choices, withChoices } from "./import-choices.ts";
import styles from "./import-dialog.module.css";
import { ImportPreview } from "./import-preview.tsx";
import { ImportSource } from "./import-source.tsx";

export type ImportDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pool: Pool;
  readonly rules: DeckRules;
  /** A file to begin with. */
  readonly file?: File | undefined;
  /** The buttons that take over what was read: the chosen decks come in. */
  readonly actions: (lists: readonly DeckList[]) => ReactNode;
};

const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

export function ImportDialog({ open, onClose, pool, rules, file, actions }: ImportDialogProps) {
  const [text, setText] = useState("");
  const [fileName, setFileName] = useState<string>();
  const [columns, setColumns] = useState<CsvColumns>();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const shown = useDeferredValue(text);
  const reading = useMemo(
    () =>
      shown === ""
        ? undefined
        : readDecks(shown, { game: pool.game, pool, ...(fileName ? { fileName } : {}), ...(columns ? { columns } : {}) }),
    [shown, pool, fileName, columns],
  );
  const lists = useMemo(
    () => (reading?.ok ? withChoices(reading, choices, pool, rules).filter((_, i) => !left.has(i)) : []),
    [reading, choices, pool, rules, left],
  );
  const take = (next: string, name: string | undefined) => {
    setText(next);
    setFileName(name);
    setColumns(undefined);
    setChoices(new Map());
    setLeft(new Set());
  };
  return (
    <Dialog open={open} onClose={onClose} title="Import a deck" width={860} footer={reading?.ok ? actions(lists) : undefined}>
      <div className={styles.dialog}>
        <ImportSource text={text} fileName={fileName} file={file} onText={(next) => take(next, undefined)} onFile={take} />
        {reading && !reading.ok && (
          <p className={styles.refused} role="alert">
            <OctagonX {...ICON} /> {reading.error.message}
          </p>
        )}
        {reading?.ok && (
          <>
            {reading.csv && <Mapper layout={reading.csv} onColumns={setColumns} />}
            <Decks lists={withChoices(reading, choices, pool, rules)} pool={pool} rules={rules} left={left} onLeft={setLeft} />
            <ImportPreview reading={reading} pool={pool} choices={choices} onChoose={setChoices} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Mapper({ layout, onColumns }: { readonly layout: CsvLayout; readonly onColumns: (columns: CsvColumns) => void }) {
  const fieldOf = (column: number) => CSV_FIELDS.find((field) => layout.columns[field] === column) ?? "";
  const choose = (column: number, field: string) => {
    const kept = Object.entries(layout.columns).filter(([name, at]) => at !== column && name !== field);
    onColumns(Object.fromEntries([...kept, ...(field ? [[field, column]] : [])]));
  };
  return (
    <fieldset className={styles.mapper}>
      <legend>What the columns contain</legend>
      {layout.headers.map((header, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
        <label key={`${column}/${header}`}>
          {header}
          <select value={fieldOf(column)} onChange={(event) => choose(column, event.target.value)}>
            <option value="">not read</option>
            {CSV_FIELDS.map((field) => (
              <option key={field} value={field}>
                {field}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function Decks({
  lists,
  pool,
  rules,
  left,
  onLeft,
}: {
  readonly lists: readonly DeckList[];
  readonly pool: Pool;
  readonly rules: DeckRules;
  readonly left: ReadonlySet<number>;
  readonly onLeft: (left: ReadonlySet<number>) => void;
}) {
  if (lists.length < 2) return null;
  return (
    <fieldset className={styles.decks}>
      <legend>{lists.length} decks</legend>
      {lists.map((list, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two decks may have the same name
        <label key={`${i}/${list.name}`}>
          <input
            type="checkbox"
            checked={!left.has(i)}
            onChange={(event) => onLeft(event.target.checked ? new Set([...left].filter((one) => one !== i)) : new Set([...left, i]))}
          />
          {list.name || "Without a name"}{" "}
          <small>
            {rules.counted(list, pool)[rules.draws.from] ?? 0} {sectionName(list.game, rules.draws.from).toLowerCase()}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
