"use client";
/** Cards from a file and into a file: each row is told before anything is written, and nothing is dropped (story S9). */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileDown, FileUp } from "lucide-react";
import Link from "next/link";
import { useId, useRef, useState } from "react";
import { type GameId, parseCardId } from "../../../engine/cards/card.ts";
import type { ImportReport, ImportRow } from "../../../engine/cards/work.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { cardQueries } from "../../api/cards.ts";
import { exportPath, importCards } from "../../api/transfer.ts";
import { studioHref } from "../../cards/links.ts";
import { GAME_NAMES } from "../../frame/games.ts";
import { Page } from "../../frame/page.tsx";
import buttons from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useFileDrop } from "../../ui/file-drop.ts";
import { showToast } from "../../ui/toaster.tsx";
import { authorNow } from "../author.ts";
import { Field } from "../form/field.tsx";
import fieldStyles from "../form/fields.module.css";
import { pathLabel } from "../path-label.ts";
import styles from "./transfer.module.css";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;
const OUTCOME_WORDS: Readonly<Record<ImportRow["outcome"], string>> = {
  new: "new",
  changed: "changed",
  unchanged: "as it is",
  error: "error",
};
const MOST_ROWS = 500;

export function TransferPage({ game }: { readonly game: GameId }) {
  const client = useQueryClient();
  const { data: library } = useQuery(cardQueries.library(game));
  const file = useRef<HTMLInputElement>(null);
  const area = useId();
  const [data, setData] = useState("");
  const [report, setReport] = useState<ImportReport>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [set, setSet] = useState("");
  const format = data.trimStart().startsWith("{") || data.trimStart().startsWith("[") ? "json" : "csv";
  const run = async (text: string, dryRun: boolean, skipErrors: boolean) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const json = /^\s*[[{]/.test(text);
      const done = await importCards(client, game, { format: json ? "json" : "csv", data: text, dryRun, skipErrors, author: authorNow() });
      setReport(done);
      if (done.written)
        showToast({
          message: `${done.counts.new} new and ${done.counts.changed} changed cards are written. The history of each has the way back.`,
        });
    } catch (error) {
      setReport(undefined);
      setProblem(error instanceof Error ? error.message : "The file could not be read. Try again.");
    } finally {
      setBusy(false);
    }
  };
  const take = (one: File) =>
    void one.text().then((text) => {
      setData(text);
      void run(text, true, false);
    });
  useFileDrop({ take });
  const errors = report?.counts.error ?? 0;
  const writes = report ? report.counts.new + report.counts.changed : 0;
  return (
    <Page title="Import and export" game={game} crumbs={[{ label: "Studio", href: `/${game}/studio` }]}>
      <div className={styles.page}>
        <section aria-labelledby={`${area}-out`} className={styles.part}>
          <h2 id={`${area}-out`}>Export</h2>
          <p>The file has everything that is typed into cards, and can be imported again as it is.</p>
          <div className={styles.row}>
            <Field label="Which cards">
              {(tied) => (
                <select {...tied} className={fieldStyles.box} value={set} onChange={(event) => setSet(event.target.value)}>
                  <option value="">All {GAME_NAMES[game]} cards</option>
                  {(library?.sets ?? []).map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name} ({code})
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <a className={cx(buttons.button, buttons.outline)} href={exportPath(game, "csv", set)} download>
              <FileDown {...ICON} /> Table (CSV)
            </a>
            <a className={cx(buttons.button, buttons.outline)} href={exportPath(game, "json", set)} download>
              <FileDown {...ICON} /> JSON
            </a>
          </div>
        </section>
        <section aria-labelledby={`${area}-in`} className={styles.part}>
          <h2 id={`${area}-in`}>Import</h2>
          <p>
            A table with a line of headings, from a spreadsheet or as CSV, or JSON. Cards are found by their id, else by their name. Nothing
            is written before you have seen what each row does.
          </p>
          <div className={styles.row}>
            <Button icon={<FileUp {...ICON} />} onClick={() => file.current?.click()}>
              Choose a file
            </Button>
            <input
              ref={file}
              type="file"
              hidden
              accept=".csv,.tsv,.txt,.json"
              aria-label="File with cards"
              onChange={(event) => {
                const [one] = event.target.files ?? [];
                if (one) take(one);
                event.target.value = "";
              }}
            />
            <span>or drop it anywhere on this page, or paste:</span>
          </div>
          <label htmlFor={area} className={styles.label}>
            Cards as a table or JSON
          </label>
          <textarea
            id={area}
            className={`${fieldStyles.box} ${fieldStyles.mono} ${styles.area}`}
            spellCheck={false}
            value={data}
            onChange={(event) => {
              setData(event.target.value);
              setReport(undefined);
            }}
          />
          <div className={styles.row}>
            <Button
              look={report ? "outline" : "primary"}
              aria-disabled={busy || data.trim() === ""}
              onClick={() => data.trim() !== "" && !busy && void run(data, true, false)}
            >
              See what it does
            </Button>
            {report && !report.written && writes > 0 && (
              <Button look="primary" aria-disabled={busy} onClick={() => !busy && void run(data, false, errors > 0)}>
                {errors > 0 ? `Write ${writes} cards and leave ${errors} out` : `Write ${writes} cards`}
              </Button>
            )}
            <span>{data.trim() !== "" && (format === "json" ? "read as JSON" : "read as a table")}</span>
          </div>
          {problem && (
            <p role="alert" className={fieldStyles.problem}>
              {problem}
            </p>
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
        {written ? "Written: " : "It would be: "}
        <b>{counts.new} new</b>, <b>{counts.changed} changed</b>, {counts.unchanged} as they are,{" "}
        <b data-bad={counts.error > 0 || undefined}>{counts.error} with errors</b>.
        {own.length > 0 && ` Columns that are no field of the game are kept with the cards: ${own.join(", ")}.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="What each row does">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Card</th>
              <th scope="col">What it is</th>
              <th scope="col">Why, or what changes</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_ROWS).map((row) => (
              <Row key={row.row} row={row} game={game} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > MOST_ROWS && <p>And {rows.length - MOST_ROWS} rows more; all of them count above.</p>}
    </>
  );
}

function Row({ row, game }: { readonly row: ImportRow; readonly game: LibraryGame }) {
  const id = row.type === "card" && (row.outcome === "changed" || row.outcome === "unchanged") ? parseCardId(row.id) : undefined;
  const why =
    row.faults.length > 0
      ? row.faults.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join(" ")
      : row.changes.map((path) => (path === "custom" ? "own columns" : pathLabel(game, path))).join(", ");
  return (
    <tr data-outcome={row.outcome}>
      <td className="num">{row.row}</td>
      <td>{id ? <Link href={studioHref(id)}>{row.name}</Link> : row.name || row.id || "no name"}</td>
      <td>
        {row.type === "card" ? "" : `${row.type}, `}
        {OUTCOME_WORDS[row.outcome]}
      </td>
      <td>{why}</td>
    </tr>
  );
}
