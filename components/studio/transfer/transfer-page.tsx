"use client";
/** Cards from a file and into a file: each row is shown before anything is saved, and nothing is dropped (story S9). */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileArchive, FileDown, FileUp, Undo2 } from "lucide-react";
import Link from "next/link";
import { useId, useRef, useState } from "react";
import { type GameId, parseCardId } from "../../../engine/cards/card.ts";
import type { ImportReport, ImportRow, UndoStep } from "../../../engine/cards/work.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { cardQueries } from "../../api/cards.ts";
import { exportPath, importCards, takeBack } from "../../api/transfer.ts";
import { studioHref } from "../../cards/links.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { Page } from "../../frame/page.tsx";
import { authorNow } from "../../saving/author.ts";
import buttons from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useFileDrop } from "../../ui/file-drop.ts";
import { fileText } from "../../ui/file-text.ts";
import { showToast } from "../../ui/toaster.tsx";
import { pathLabel } from "../card/path-label.ts";
import { Field } from "../form/field.tsx";
import fieldStyles from "../form/fields.module.css";
import { isExported, rememberColumns, type SaidColumns, saidColumns, withColumn } from "./column-memory.ts";
import { ColumnStep } from "./column-step.tsx";
import styles from "./transfer.module.css";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;
const OUTCOME_WORDS: Readonly<Record<ImportRow["outcome"], string>> = {
  new: "new",
  changed: "changed",
  unchanged: "as it is",
  error: "error",
};
const MOST_ROWS = 500;
const TYPE_WORDS: Readonly<Record<Exclude<ImportRow["type"], "card">, string>> = {
  keyword: "keyword, ",
  tag: "tag, ",
  set: "set, ",
  deck: "deck, ",
  scenario: "scenario, ",
};

const FORMAT_WORDS = { csv: "read as a table", json: "read as JSON", archive: "read as an archive" } as const;

/** What is to be imported: a text that can be looked at, or the bytes of an archive in base64. */
type Source = { readonly format: "csv" | "json" | "archive"; readonly data: string; readonly file?: string };

const textSource = (text: string): Source => ({ format: /^\s*[[{]/.test(text) ? "json" : "csv", data: text });

/** Reads a file that was chosen or dropped: what begins as a ZIP does is an archive. */
async function sourceOf(file: File): Promise<Source> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (head[0] !== 0x50 || head[1] !== 0x4b) return textSource(await fileText(file));
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("The file could not be read. Choose it again."));
    reader.readAsDataURL(file);
  });
  return { format: "archive", data: address.slice(address.indexOf(",") + 1), file: file.name };
}

export function TransferPage({ game }: { readonly game: GameId }) {
  const client = useQueryClient();
  const { data: library } = useQuery(cardQueries.library(game));
  const file = useRef<HTMLInputElement>(null);
  const area = useId();
  const [source, setSource] = useState<Source>(() => textSource(""));
  const [report, setReport] = useState<ImportReport>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [set, setSet] = useState("");
  const undo = (steps: readonly UndoStep[]) =>
    attempt(async () => {
      const { taken, left } = await takeBack(client, game, steps, authorNow());
      setReport(undefined);
      showToast({
        message: `${taken} undone.${left.length > 0 ? ` Not changed, because somebody changed them since: ${left.join(", ")}.` : ""}`,
      });
    });
  const run = async ({ format, data }: Source, dryRun: boolean, skipErrors: boolean, said?: SaidColumns) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const columns = format === "csv" && !isExported(data) ? (said ?? saidColumns(game)) : {};
      const done = await importCards(client, game, { format, data, dryRun, skipErrors, columns, author: authorNow() });
      setReport(done);
      if (done.written)
        showToast({ message: `Saved ${done.counts.new} new and ${done.counts.changed} changed.`, undo: () => void undo(done.undo) });
    } catch (error) {
      setReport(undefined);
      setProblem(error instanceof Error ? error.message : "The file could not be read. Try again.");
    } finally {
      setBusy(false);
    }
  };
  const say = (heading: string, column: string) => {
    const said = withColumn(saidColumns(game), report?.headings ?? [], heading, column);
    rememberColumns(game, said);
    void run(source, true, false, said);
  };
  const take = (one: File) =>
    void sourceOf(one).then(
      (read) => {
        setSource(read);
        void run(read, true, false);
      },
      (error: Error) => setProblem(error.message),
    );
  const clear = () => {
    setSource(textSource(""));
    setReport(undefined);
  };
  useFileDrop({ take });
  const isEmpty = source.data.trim() === "";
  const errors = report?.counts.error ?? 0;
  const writes = report ? report.counts.new + report.counts.changed : 0;
  return (
    <Page title="Import and export" game={game} crumbs={[{ label: "Studio", href: `/${game}/studio` }]}>
      <div className={styles.page}>
        <section aria-labelledby={`${area}-out`} className={styles.part}>
          <h2 id={`${area}-out`}>Export</h2>
          <p>
            A table or JSON file has every field of the cards. An archive also has their history, pictures and scenarios, and the keywords
            and tags they need. You can import all of these again.
          </p>
          <div className={styles.row}>
            <Field label="Which cards">
              {(tied) => (
                <select {...tied} className={fieldStyles.box} value={set} onChange={(event) => setSet(event.target.value)}>
                  <option value="">All {ABOUT[game].name} cards</option>
                  {(library?.sets ?? []).map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name} ({code})
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <a className={cx(buttons.button, buttons.outline)} href={exportPath(game, "csv", { set })} download>
              <FileDown {...ICON} /> Table (CSV)
            </a>
            <a className={cx(buttons.button, buttons.outline)} href={exportPath(game, "json", { set })} download>
              <FileDown {...ICON} /> JSON
            </a>
            <a className={cx(buttons.button, buttons.outline)} href={exportPath(game, "archive", { set })} download>
              <FileArchive {...ICON} /> Archive with history
            </a>
          </div>
        </section>
        <section aria-labelledby={`${area}-in`} className={styles.part}>
          <h2 id={`${area}-in`}>Import</h2>
          <p>
            Import a table with a line of headings (from a spreadsheet or as CSV), JSON, or an archive from a studio. The import finds cards
            by id, or else by name. Before it saves anything, you see the field of each column and the effect of each row.
          </p>
          <div className={styles.row}>
            <Button icon={<FileUp {...ICON} />} onClick={() => file.current?.click()}>
              Choose a file
            </Button>
            <input
              ref={file}
              type="file"
              hidden
              accept=".csv,.tsv,.txt,.json,.zip"
              aria-label="File with cards"
              onChange={(event) => {
                const [one] = event.target.files ?? [];
                if (one) take(one);
                event.target.value = "";
              }}
            />
            <span>or drop it anywhere on this page, or paste:</span>
          </div>
          {source.file === undefined ? (
            <>
              <label htmlFor={area} className={styles.label}>
                Cards as a table or JSON
              </label>
              <textarea
                id={area}
                className={`${fieldStyles.box} ${fieldStyles.mono} ${styles.area}`}
                spellCheck={false}
                value={source.data}
                onChange={(event) => {
                  setSource(textSource(event.target.value));
                  setReport(undefined);
                }}
              />
            </>
          ) : (
            <p className={styles.row}>
              <FileArchive {...ICON} /> <b>{source.file}</b>
              <Button size="s" look="quiet" onClick={clear}>
                Choose something else
              </Button>
            </p>
          )}
          <div className={styles.row}>
            <Button
              look={report ? "outline" : "primary"}
              aria-disabled={busy || isEmpty}
              onClick={() => !isEmpty && !busy && void run(source, true, false)}
            >
              Preview
            </Button>
            {report && !report.written && writes > 0 && report.texts.length === 0 && (
              <Button look="primary" aria-disabled={busy} onClick={() => !busy && void run(source, false, errors > 0)}>
                {errors > 0 ? `Save ${writes} and leave out ${errors}` : `Save ${writes}`}
              </Button>
            )}
            {report && report.undo.length > 0 && (
              <Button icon={<Undo2 {...ICON} />} aria-disabled={busy} onClick={() => !busy && void undo(report.undo)}>
                Undo the import
              </Button>
            )}
            <span>{!isEmpty && FORMAT_WORDS[source.format]}</span>
          </div>
          {problem && (
            <p role="alert" className={fieldStyles.problem}>
              {problem}
            </p>
          )}
          {report && !report.written && report.headings.length > 0 && (
            <ColumnStep game={gameDefinition(game)} report={report} disabled={busy} onSay={say} />
          )}
          {report && <Report report={report} game={gameDefinition(game)} />}
        </section>
      </div>
    </Page>
  );
}

function Report({ report, game }: { readonly report: ImportReport; readonly game: LibraryGame }) {
  const { counts, rows, own, written } = report;
  return (
    <>
      <p role="status" className={styles.sum}>
        {written ? "Saved: " : "Preview: "}
        <b>{counts.new} new</b>, <b>{counts.changed} changed</b>, {counts.unchanged} unchanged,{" "}
        <b data-bad={counts.error > 0 || undefined}>{counts.error} with errors</b>.
        {own.length > 0 && ` Columns that are not fields of the game are kept with the cards: ${own.join(", ")}.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="What each row does">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">What</th>
              <th scope="col">Becomes</th>
              <th scope="col">Changes or reason</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_ROWS).map((row) => (
              <Row key={row.row} row={row} game={game} isThere={written || row.outcome !== "new"} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > MOST_ROWS && <p>And {rows.length - MOST_ROWS} more rows; the numbers above include them.</p>}
    </>
  );
}

/** `isThere`: the row is about something that the studio has. */
function Row({ row, game, isThere }: { readonly row: ImportRow; readonly game: LibraryGame; readonly isThere: boolean }) {
  const id = row.type === "card" && row.outcome !== "error" && isThere ? parseCardId(row.id) : undefined;
  const why =
    row.faults.length > 0
      ? row.faults.map(({ path, message }) => (path ? `${pathLabel(game, path)}: ${message}` : message)).join(" ")
      : row.changes.map((path) => (path === "custom" ? "your columns" : pathLabel(game, path))).join(", ");
  return (
    <tr data-outcome={row.outcome}>
      <td className="num">{row.row}</td>
      <td>{id ? <Link href={studioHref(id)}>{row.name}</Link> : row.name || row.id || "no name"}</td>
      <td>
        {row.type === "card" ? "" : TYPE_WORDS[row.type]}
        {OUTCOME_WORDS[row.outcome]}
      </td>
      <td>{[why, row.remark].filter(Boolean).join(" ")}</td>
    </tr>
  );
}
