"use client";
/** Paste or drop a list, see line by line what was understood, choose where it was not sure, and take it over (story D13). */
import { CircleCheck, CircleHelp, FileUp, OctagonX } from "lucide-react";
import { type DragEvent, type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import type { DeckList, DeckRules, Pool } from "../../engine/cards/deck.ts";
import {
  CSV_FIELDS,
  type CsvColumns,
  type CsvLayout,
  copies,
  type DeckReading,
  type ReadLine,
  readDecks,
  sectionName,
} from "../../engine/decks/index.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/dialog.tsx";
import { type Choices, choiceKey, withChoices } from "./import-choices.ts";
import styles from "./import-dialog.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

export type ImportDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pool: Pool;
  readonly rules: DeckRules;
  /** The buttons that take over what was read: the chosen decks come in. */
  readonly actions: (lists: readonly DeckList[]) => ReactNode;
};

/** Lines shown before one asks for the rest. */
const MANY = 200;
const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

export function ImportDialog({ open, onClose, pool, rules, actions }: ImportDialogProps) {
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
        <Source text={text} fileName={fileName} onText={(next) => take(next, undefined)} onFile={take} />
        {reading && !reading.ok && (
          <p className={styles.refused} role="alert">
            <OctagonX {...ICON} /> {reading.error.message}
          </p>
        )}
        {reading?.ok && (
          <>
            {reading.csv && <Mapper layout={reading.csv} onColumns={setColumns} />}
            <Decks lists={withChoices(reading, choices, pool, rules)} left={left} onLeft={setLeft} />
            <Preview
              reading={reading}
              pool={pool}
              choices={choices}
              onChoose={(key, name) => setChoices(new Map([...choices, [key, name]]))}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Source({
  text,
  fileName,
  onText,
  onFile,
}: {
  readonly text: string;
  readonly fileName: string | undefined;
  readonly onText: (text: string) => void;
  readonly onFile: (text: string, name: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useFirstFocus(area);
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (file) onFile(await file.text(), file.name);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is one way; the button is the other
    <div
      className={cx(styles.source, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <textarea
        ref={area}
        aria-label="Deck list"
        className={styles.text}
        value={text}
        spellCheck={false}
        rows={7}
        placeholder={"Paste a list, a link or JSON, or drop a file here.\n\n4 Incarnate Neonate\n3 Growth Spurt"}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.file}>
        <Button size="s" icon={<FileUp {...ICON} />} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <span>{fileName ?? "Text, CSV or JSON, one deck or many"}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept=".txt,.csv,.tsv,.json,.dec,.dek,text/*,application/json"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
    </div>
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
      <legend>What the columns hold</legend>
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
  left,
  onLeft,
}: {
  readonly lists: readonly DeckList[];
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
          {list.name || "Without a name"} <small>{copies(list.sections.main)} main</small>
        </label>
      ))}
    </fieldset>
  );
}

type PreviewProps = {
  readonly reading: Extract<DeckReading, { ok: true }>;
  readonly pool: Pool;
  readonly choices: Choices;
  readonly onChoose: (key: string, name: string) => void;
};

function Preview({ reading, pool, choices, onChoose }: PreviewProps) {
  const [all, setAll] = useState(false);
  const names = useId();
  const open = reading.lines.filter(
    (line) => line.as === "unresolved" || line.confidence === "unknown" || line.confidence === "likely",
  ).length;
  const lines = all ? reading.lines : reading.lines.slice(0, MANY);
  return (
    <>
      <p className={styles.sum} role="status">
        {reading.lines.length} lines read{open > 0 ? `, ${open} to look at` : ", all understood"}. Nothing is left out: what is no card
        stays as an unresolved line.
      </p>
      {reading.warnings.length > 0 && (
        <ul className={styles.warnings}>
          {reading.warnings.map((warning) => (
            <li key={`${warning.at ?? 0}/${warning.message}`}>
              {warning.at !== undefined && <b>Line {warning.at}: </b>}
              {warning.message}
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="What was understood, line by line">
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">It says</th>
              <th scope="col">Understood as</th>
              <th scope="col">Sure?</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one line of JSON may give several
              <LineRow key={`${line.at}/${i}`} line={line} pool={pool} choices={choices} onChoose={onChoose} names={names} />
            ))}
          </tbody>
        </table>
      </div>
      <datalist id={names}>
        {pool.cards.map((card) => (
          <option key={card.id} value={card.name} />
        ))}
      </datalist>
      {lines.length < reading.lines.length && (
        <Button size="s" onClick={() => setAll(true)}>
          Show all {reading.lines.length} lines
        </Button>
      )}
    </>
  );
}

const WORDS = {
  title: "name of the deck",
  heading: "heading",
  swap: "planned swap",
  comment: "comment",
  blank: "",
  columns: "column headings",
} as const;

function LineRow({
  line,
  pool,
  choices,
  onChoose,
  names,
}: Omit<PreviewProps, "reading"> & { readonly line: ReadLine; readonly names: string }) {
  const key = choiceKey(line);
  const chosen = key === undefined ? undefined : choices.get(key);
  const unsure = line.as === "unresolved" || (line.as === "card" && line.confidence !== "certain");
  const understood = line.as === "card" || line.as === "unresolved" ? undefined : WORDS[line.as];
  return (
    <tr data-quiet={understood !== undefined || undefined}>
      <td>{line.at}</td>
      <td>
        <code>{line.text}</code>
        {line.remark && <small>{line.remark}</small>}
      </td>
      <td>
        {understood}
        {line.as === "card" && line.entry && !chosen && (
          <>
            {line.entry.count} × {line.entry.name}
            {line.section && <small>{sectionName(line.section)}</small>}
          </>
        )}
        {line.as === "unresolved" && !chosen && "an unresolved line"}
        {chosen && (
          <>
            {line.entry?.count ?? 1} × {chosen}
            <small>your choice</small>
          </>
        )}
        {unsure && key !== undefined && (
          <Choose line={line} pool={pool} names={names} chosen={chosen} onChoose={(name) => onChoose(key, name)} />
        )}
      </td>
      <td>{(line.as === "card" || line.as === "unresolved") && <Sure word={chosen ? "certain" : (line.confidence ?? "unknown")} />}</td>
    </tr>
  );
}

/** The nearest cards as buttons, and a box for any other. */
function Choose({
  line,
  pool,
  names,
  chosen,
  onChoose,
}: {
  readonly line: ReadLine;
  readonly pool: Pool;
  readonly names: string;
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}) {
  return (
    <span className={styles.choose}>
      {line.alternatives.slice(0, 4).map(({ name, lang }) => (
        <button key={name} type="button" aria-pressed={chosen === name} onClick={() => onChoose(name)}>
          {name}
          {lang && <small> ({lang})</small>}
        </button>
      ))}
      <input
        aria-label={`Another card for “${line.text}”`}
        placeholder="Another card"
        list={names}
        onChange={(event) => {
          if (pool.byName.has(event.target.value)) onChoose(event.target.value);
        }}
      />
    </span>
  );
}

const SURE = {
  certain: { Icon: CircleCheck, word: "sure" },
  likely: { Icon: CircleHelp, word: "likely" },
  unknown: { Icon: OctagonX, word: "no such card" },
} as const;
function Sure({ word }: { readonly word: keyof typeof SURE }) {
  const { Icon, word: said } = SURE[word];
  return (
    <span className={styles.sure} data-sure={word}>
      <Icon {...ICON} /> {said}
    </span>
  );
}
