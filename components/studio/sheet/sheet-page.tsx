"use client";
/** Many cards at once, as a table: one undo step for each act, saved as revisions when a person says so (story S9). */
import { useQuery } from "@tanstack/react-query";
import { Columns3, Printer, Replace, Save } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { type CardId, type GameId, type LibraryCard, slugOf } from "../../../engine/cards/card.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { byCodePoint } from "../../../engine/kernel/order.ts";
import { cardQueries } from "../../api/cards.ts";
import { QueryNotes } from "../../cards/search/query-notes.tsx";
import { useSearch } from "../../cards/search/use-search.ts";
import { useLayout } from "../../deck/builder/use-layout.ts";
import { Page } from "../../frame/page.tsx";
import { usePageKeys } from "../../frame/use-keys.ts";
import { printHref, type What } from "../../print/choices.ts";
import buttons from "../../ui/button.module.css";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { cx } from "../../ui/cx.ts";
import { Menu } from "../../ui/menu.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { useTypedBefore } from "../../ui/typed-before.ts";
import { draftOf } from "../card/draft.ts";
import { type Problems, problemsOf } from "../form/problems.ts";
import { rowNow } from "./cells.ts";
import { hasColumn, type SheetColumn, sheetColumns } from "./columns.ts";
import { ReplaceDialog } from "./replace-dialog.tsx";
import styles from "./sheet.module.css";
import { SheetGrid } from "./sheet-grid.tsx";
import { type SheetRow, useSheet } from "./use-sheet.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;
const NO_CARDS: readonly LibraryCard[] = [];
/** What a table leaves out until it is asked for, beside the fields that a game says are rare. */
const RARE = ["flavor", "number", "count", "credit.artist", "credit.licence"];
const START = { row: 0, column: 0 } as const;

/** More than an address holds. */
const MOST_CHOSEN = 200;

/** What is printed: the rows that are marked, if there are several; otherwise all that is found. */
function chosen(rows: readonly SheetRow[], from: number, to: number, text: string): What {
  const marked = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  if (marked.length > 1 && marked.length <= MOST_CHOSEN) return { is: "cards", slugs: marked.map(({ id }) => slugOf(id as CardId)) };
  return text.trim() === "" ? { is: "game" } : { is: "query", text };
}

const rareFields = ({ fields }: LibraryGame): readonly string[] =>
  Object.entries(fields).flatMap(([name, { rare }]) => (rare ? [`fields.${name}`] : []));

export function SheetPage({ game: id }: { readonly game: GameId }) {
  const game = gameDefinition(id);
  const library = useQuery(cardQueries.library(id));
  const [text, setText] = useState("");
  const box = useRef<HTMLInputElement>(null);
  useTypedBefore(box, text, setText);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set([...RARE, ...rareFields(game)]));
  const [sort, setSort] = useState<{ readonly id: string; readonly down: boolean }>();
  const [at, setAt] = useState<{ readonly row: number; readonly column: number }>(START);
  const [corner, setCorner] = useState<{ readonly row: number; readonly column: number }>(START);
  const [replacing, setReplacing] = useState(false);
  const work = useSheet(id);
  const search = useSearch(game, text, "", undefined);
  const every = useMemo(() => sheetColumns(game, library.data?.cards ?? NO_CARDS), [game, library.data]);
  const columns = useMemo(() => every.filter((column) => !hidden.has(column.id)), [every, hidden]);
  const found = search.found?.cards ?? NO_CARDS;
  const rows = useMemo(() => {
    const all = found
      .filter((card) => !card.archived)
      .map((card): SheetRow => ({ id: card.id, saved: draftOf(card), revision: card.revision.number }));
    const column = every.find((one) => one.id === sort?.id);
    return column ? all.toSorted((a, b) => compare(column, a, b) * (sort?.down ? -1 : 1)) : all;
  }, [found, sort, every]);
  const problems = useMemo(
    () => new Map([...work.sheet].map(([card, draft]) => [card, problemsOf(game, draft)] as const)),
    [work.sheet, game],
  );
  const bad = [...problems.values()].filter((map) => map.size > 0).length;
  const changed = work.sheet.size;
  const problemAt = (row: SheetRow, column: SheetColumn) => problemIn(problems.get(row.id), column);
  const move = (to: { readonly row: number; readonly column: number }, keepsCorner: boolean) => {
    setAt(to);
    if (!keepsCorner) setCorner(to);
  };
  const save = () => void work.save(rowsOf(library.data?.cards ?? NO_CARDS), "Changed in the table");
  usePageKeys({ version: () => (changed > 0 ? save() : undefined) });
  const ask = useMemo(() => ({ game: search.game, marks: {}, text, setText }), [search.game, text]);
  const current = rows[at.row];
  const column = columns[at.column];
  const said =
    current && column
      ? (problemAt(current, column) ??
        (hasColumn(game, String(rowNow(work.sheet, current)["kind"]), column.id) ? "" : "Cards of this type do not have this field."))
      : "";
  const { past, future } = work.history;
  const layout = useLayout();
  const state = changed === 0 ? "no changes" : `${changed} changed${bad > 0 ? `, ${bad} with problems` : ""}`;
  const saveLabel = changed === 0 ? "Saved" : `Save ${changed} ${changed === 1 ? "card" : "cards"}`;
  return (
    <Page
      title="Table"
      game={id}
      crumbs={[{ label: "Studio", href: `/${id}/studio` }]}
      fill
      badge={layout !== "narrow" && <Chip tone={bad > 0 ? "warn" : "plain"}>{state}</Chip>}
      undo={{ undo: work.undo, redo: work.redo, undoStep: past.at(-1)?.name, redoStep: future[0]?.name }}
      actions={
        <Button
          look={changed > 0 ? "primary" : "quiet"}
          icon={<Save {...ICON} />}
          aria-label={saveLabel}
          aria-disabled={changed === 0 || work.isSaving}
          onClick={() => changed > 0 && !work.isSaving && save()}
        >
          <span data-wide>{saveLabel}</span>
        </Button>
      }
    >
      <div className={styles.page}>
        <div className={styles.tools}>
          <input
            ref={box}
            data-search-box
            type="search"
            className={styles.find}
            placeholder="Which cards: a name or a query"
            aria-label={`Which ${game.name} cards`}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              move(START, false);
            }}
          />
          <span role="status" className={styles.count}>
            {rows.length} {rows.length === 1 ? "card" : "cards"}
            {layout === "narrow" && `: ${state}`}
          </span>
          <Menu
            label="Columns"
            className={cx(buttons.button, buttons.quiet)}
            items={every.slice(1).map((one) => ({
              label: one.label,
              checked: !hidden.has(one.id),
              onSelect: () => {
                const next = new Set(hidden);
                if (!next.delete(one.id)) next.add(one.id);
                setHidden(next);
              },
            }))}
          >
            <Columns3 {...ICON} /> Columns
          </Menu>
          <Button look="quiet" icon={<Replace {...ICON} />} onClick={() => setReplacing(true)}>
            Find and replace
          </Button>
          <LinkButton look="quiet" icon={<Printer {...ICON} />} href={printHref(id, chosen(rows, at.row, corner.row, text))}>
            {Math.min(rows.length, Math.abs(at.row - corner.row) + 1) > 1 ? `Print ${Math.abs(at.row - corner.row) + 1} cards` : "Print"}
          </LinkButton>
        </div>
        <QueryNotes ask={ask} found={search.found} onRetry={search.retryRegex} />
        {library.error && !library.data ? (
          <ErrorState title="The cards could not be loaded" action={<Button onClick={() => void library.refetch()}>Try again</Button>}>
            {library.error.message}
          </ErrorState>
        ) : !search.found ? (
          <div role="status" aria-label="Loading cards">
            <Skeleton height={320} />
          </div>
        ) : (
          <SheetGrid
            game={game}
            rows={rows}
            columns={columns}
            work={work}
            problemAt={problemAt}
            sort={sort}
            onSort={(by) => setSort(sort?.id === by ? (sort.down ? undefined : { id: by, down: true }) : { id: by, down: false })}
            at={{ row: Math.min(at.row, Math.max(0, rows.length - 1)), column: Math.min(at.column, columns.length - 1) }}
            corner={{ row: Math.min(corner.row, Math.max(0, rows.length - 1)), column: Math.min(corner.column, columns.length - 1) }}
            onAt={move}
          />
        )}
        <p className={styles.foot}>
          <span role="status" data-bad={said !== "" || undefined}>
            {said}
          </span>
          <span>
            <kbd>Enter</kbd> edit, <kbd>Shift</kbd> with arrows: a range, <kbd>Ctrl C</kbd> <kbd>Ctrl V</kbd>, <kbd>Ctrl D</kbd> fill down,{" "}
            <kbd>F8</kbd> next problem, <code>=+1</code> calculates
          </span>
        </p>
      </div>
      {replacing && <ReplaceDialog rows={rows} columns={columns} work={work} onClose={() => setReplacing(false)} />}
    </Page>
  );
}

const rowsOf = (cards: readonly LibraryCard[]): readonly SheetRow[] =>
  cards.map((card) => ({ id: card.id, saved: draftOf(card), revision: card.revision.number }));

function problemIn(problems: Problems | undefined, { id }: SheetColumn): string | undefined {
  if (!problems) return undefined;
  const exact = problems.get(id);
  if (exact) return exact;
  for (const [path, problem] of problems) if (path.startsWith(`${id}.`) || id.startsWith(`${path}.`)) return problem;
  return undefined;
}

/** Numbers by size with what has none last, words by code point. */
function compare(column: SheetColumn, a: SheetRow, b: SheetRow): number {
  const [left, right] = [column.print(a.saved), column.print(b.saved)];
  if (!column.numeric) return byCodePoint(left.toLowerCase(), right.toLowerCase());
  const value = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY);
  return value(left) === value(right) ? 0 : value(left) - value(right);
}
