"use client";
/** Cards found, as a table: sort by heading (Shift for a second key), choose columns, copy. Rows take the focus. */
import { ArrowDown, ArrowUp, ClipboardCopy, Columns3 } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import type { SortKey } from "../../../engine/cards/search/index.ts";
import buttons from "../../ui/button.module.css";
import { copyText } from "../../ui/clipboard.ts";
import { cx } from "../../ui/cx.ts";
import { gridMove } from "../../ui/grid-keys.ts";
import { Menu } from "../../ui/menu.tsx";
import { textScale } from "../../ui/text-scale.ts";
import { showToast } from "../../ui/toaster.tsx";
import { useFocusOf } from "../../ui/use-focus-of.ts";
import { useBox, useRows } from "../../ui/use-rows.ts";
import { type Column, columnsOf, printColumn } from "./columns.ts";
import { copiesText } from "./copies.tsx";
import { COPY_FORMATS, type CopyFormat, copyOf } from "./export.ts";
import type { ResultsProps } from "./results.tsx";
import styles from "./results-table.module.css";

const ROW_PX = 30;
const ROWS_AHEAD = 8;
const FORMAT_NAMES: Readonly<Record<CopyFormat, string>> = {
  csv: "Copy as CSV",
  tsv: "Copy as TSV (spreadsheet)",
  text: "Copy as text",
  json: "Copy as JSON",
};

export type TableProps = ResultsProps & {
  /** Ids of the columns shown, in order; none: those that a table shows first. */
  readonly columns: readonly string[];
  readonly onColumns: (ids: readonly string[]) => void;
  readonly sort: readonly SortKey[];
  readonly onSort: (keys: readonly SortKey[]) => void;
};

/** What a table shows first: everything short that the game declares. */
const LONG_OR_RARE = new Set(["does", "when", "text", "flavor", "state", "revision", "author", "count"]);

/** The sort after a click on a heading: up, down, off; with Shift beside the keys before it. */
export function nextSort(sort: readonly SortKey[], field: string, beside: boolean): readonly SortKey[] {
  const now = sort.find((key) => key.field === field);
  const others = beside ? sort.filter((key) => key.field !== field) : [];
  if (!now) return [...others, { field, descending: false }];
  return now.descending ? others : [...others, { field, descending: true }];
}

/** px: room for the heading with its arrow, and for the longest short value. */
const widthOf = (column: Column): number | undefined =>
  column.numeric ? Math.max(60, column.label.length * 6.4 + 34) * textScale() : undefined;

export function TableResults(props: TableProps) {
  const { cards, game, dock, active, onActive, onKeyDown } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const rowPx = ROW_PX * textScale();
  const every = columnsOf(game);
  const chosen = props.columns.length > 0 ? props.columns : every.flatMap(({ id, rare }) => (rare || LONG_OR_RARE.has(id) ? [] : [id]));
  const shown = chosen.flatMap((id) => every.find((column) => column.id === id) ?? []);
  const { keepFocus, moveFocus } = useFocusOf(scroller, `[data-row="${active}"]`);
  const { height, drawn, scrollTo } = useRows(
    { scroller, head, count: cards.length, size: rowPx, ahead: ROWS_AHEAD, keep: active },
    useBox(scroller),
  );

  const onRowKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset["row"] === undefined) return;
    const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowPx) / rowPx) - 2);
    const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const next =
      event.ctrlKey || event.metaKey || event.altKey || sideways
        ? undefined
        : gridMove(event.key, active, { count: cards.length, columns: 1, pageRows });
    if (next === undefined) return onKeyDown(event);
    event.preventDefault();
    moveFocus();
    scrollTo(next);
    onActive(next);
  };
  const copy = async (format: CopyFormat) => {
    const done = await copyText(copyOf(format, cards, shown, game));
    showToast({ message: done ? `${cards.length} cards copied.` : "The browser did not allow copying." });
  };

  return (
    <div className={styles.frame}>
      <div className={styles.tools}>
        <Menu
          label="Columns"
          className={cx(buttons.button, buttons.quiet, buttons.small)}
          items={every.map((column) => ({
            label: column.label,
            checked: chosen.includes(column.id),
            onSelect: () =>
              props.onColumns(
                chosen.includes(column.id)
                  ? chosen.filter((id) => id !== column.id)
                  : every.map(({ id }) => id).filter((id) => id === column.id || chosen.includes(id)),
              ),
          }))}
        >
          <Columns3 size={14} aria-hidden />
          Columns
        </Menu>
        <Menu
          label="Copy the table"
          className={cx(buttons.button, buttons.quiet, buttons.small)}
          items={COPY_FORMATS.map((format) => ({ label: FORMAT_NAMES[format], onSelect: () => void copy(format) }))}
        >
          <ClipboardCopy size={14} aria-hidden />
          Copy
        </Menu>
      </div>
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label="Cards found"
        aria-rowcount={cards.length + 1}
        aria-colcount={shown.length + (dock ? 1 : 0)}
        className={styles.grid}
        onKeyDown={onRowKey}
        {...keepFocus}
      >
        <div ref={head} role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row} tabIndex={-1}>
            {dock && (
              <span role="columnheader" className={styles.heading} data-col="copies" tabIndex={-1}>
                Deck
              </span>
            )}
            {shown.map((column) => (
              <Heading key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.sheet} style={{ height: height }}>
          {drawn.map(({ row, top }) => {
            const card = cards[row];
            if (!card) return null;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
              <div
                key={card.id}
                role="row"
                aria-rowindex={row + 2}
                data-row={row}
                data-active={row === active || undefined}
                tabIndex={row === active ? 0 : -1}
                className={cx(styles.row, styles.body)}
                style={{ transform: `translateY(${top}px)` }}
                onFocus={() => row !== active && onActive(row)}
                onClick={() => props.onLook(row)}
                onDoubleClick={() => props.onOpen(card)}
              >
                {dock && (
                  <span
                    role="gridcell"
                    className={cx(styles.cell, styles.numeric)}
                    data-col="copies"
                    aria-label={copiesText(card, dock)}
                    tabIndex={-1}
                  >
                    {dock.countOf(card.name) || ""}
                  </span>
                )}
                {shown.map((column) => (
                  <span
                    key={column.id}
                    role="gridcell"
                    className={cx(styles.cell, column.numeric && styles.numeric)}
                    data-col={column.id}
                    data-unit={column.unit}
                    style={{ width: widthOf(column) }}
                    tabIndex={-1}
                  >
                    {printColumn(column, card)}
                  </span>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Heading({
  column,
  sort,
  onSort,
}: {
  readonly column: Column;
  readonly sort: readonly SortKey[];
  readonly onSort: (keys: readonly SortKey[]) => void;
}) {
  const field = column.search;
  const at = sort.findIndex((key) => key.field === field);
  const key = sort[at];
  return (
    <span
      role="columnheader"
      tabIndex={-1}
      aria-sort={key ? (key.descending ? "descending" : "ascending") : undefined}
      className={cx(styles.heading, column.numeric && styles.numeric)}
      data-col={column.id}
      style={{ width: widthOf(column) }}
    >
      {field ? (
        <button type="button" onClick={(event) => onSort(nextSort(sort, field, event.shiftKey))}>
          {column.label}
          {key && (key.descending ? <ArrowDown size={12} aria-hidden /> : <ArrowUp size={12} aria-hidden />)}
          {key && sort.length > 1 && <sub>{at + 1}</sub>}
        </button>
      ) : (
        column.label
      )}
    </span>
  );
}
