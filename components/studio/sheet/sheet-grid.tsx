"use client";
/** The cells: arrows move, Shift makes a range, typing writes, Enter opens a cell, copy and paste as in any spreadsheet. */
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { announce } from "../../ui/announcer.tsx";
import { cx } from "../../ui/cx.ts";
import { textScale } from "../../ui/text-scale.ts";
import { showToast } from "../../ui/toaster.tsx";
import { useFocusOf } from "../../ui/use-focus-of.ts";
import { useBox, useRows } from "../../ui/use-rows.ts";
import type { Draft } from "../card/draft.ts";
import { clearRange, copyRange, fillDown, pasteCells, type Range, readCells, rowNow, writeRange } from "./cells.ts";
import { hasColumn, type SheetColumn } from "./columns.ts";
import styles from "./sheet.module.css";
import type { SheetRow, SheetWork } from "./use-sheet.ts";

const ROW_PX = 33;
const NAME_PX = 200;

export type SheetGridProps = {
  readonly game: LibraryGame;
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  readonly work: SheetWork;
  readonly problemAt: (row: SheetRow, column: SheetColumn) => string | undefined;
  readonly sort: { readonly id: string; readonly down: boolean } | undefined;
  readonly onSort: (id: string) => void;
  /** The cell that has the tab stop, and the far corner of what is chosen. */
  readonly at: { readonly row: number; readonly column: number };
  readonly corner: { readonly row: number; readonly column: number };
  readonly onAt: (at: { readonly row: number; readonly column: number }, keepsCorner: boolean) => void;
};

export function SheetGrid({ game, rows, columns, work, problemAt, sort, onSort, at, corner, onAt }: SheetGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<string>();
  const rowPx = ROW_PX * textScale();
  const { keepFocus, moveFocus } = useFocusOf(scroller, `[data-at="${at.row} ${at.column}"]`);
  const { height, drawn, scrollTo } = useRows(
    { scroller, head, count: rows.length, size: rowPx, ahead: 6, keep: at.row },
    useBox(scroller),
  );
  const range: Range = {
    top: Math.min(at.row, corner.row),
    bottom: Math.max(at.row, corner.row),
    left: Math.min(at.column, corner.column),
    right: Math.max(at.column, corner.column),
  };
  const many = range.bottom > range.top || range.right > range.left;
  const widths = columns.map(({ width }) => width * textScale());
  const template = widths.map((width) => `${width}px`).join(" ");

  const go = (row: number, column: number, keepsCorner: boolean) => {
    const to = { row: Math.min(Math.max(0, row), rows.length - 1), column: Math.min(Math.max(0, column), columns.length - 1) };
    moveFocus();
    scrollTo(to.row);
    const box = scroller.current;
    const left = widths.slice(0, to.column).reduce((sum, width) => sum + width, 0);
    if (box && to.column > 0) {
      if (left - NAME_PX < box.scrollLeft) box.scrollLeft = left - NAME_PX;
      else if (left + (widths[to.column] ?? 0) > box.scrollLeft + box.clientWidth)
        box.scrollLeft = left + (widths[to.column] ?? 0) - box.clientWidth;
    }
    onAt(to, keepsCorner);
  };
  const write = (text: string, step: string) => work.change(writeRange(work.sheet, rows, columns, range, text), step);
  const finish = (text: string | undefined, move: number) => {
    setEditing(undefined);
    const name = columns[at.column]?.label.toLowerCase() ?? "cell";
    if (text !== undefined) write(text, many ? `Write ${cellsIn(range)} cells` : `Change ${name}`);
    go(at.row + move, at.column, false);
  };
  const nextProblem = () => {
    for (let i = 1; i <= rows.length; i++) {
      const row = (at.row + i) % rows.length;
      const one = rows[row];
      const column = one ? columns.findIndex((each) => problemAt(one, each)) : -1;
      if (one && column >= 0) {
        go(row, column, false);
        announce(problemAt(one, columns[column] as SheetColumn) ?? "");
        return;
      }
    }
    announce("No cell has a problem.");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (editing !== undefined || !(event.target instanceof HTMLElement) || event.target.dataset["at"] === undefined) return;
    const mod = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowPx) / rowPx) - 2);
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [mod ? -rows.length : -1, 0],
      ArrowDown: [mod ? rows.length : 1, 0],
      ArrowLeft: [0, mod ? -columns.length : -1],
      ArrowRight: [0, mod ? columns.length : 1],
      PageUp: [-page, 0],
      PageDown: [page, 0],
      Home: [mod ? -rows.length : 0, -columns.length],
      End: [mod ? rows.length : 0, columns.length],
    };
    const move = event.altKey ? undefined : moves[event.key];
    const current = rows[at.row];
    const column = columns[at.column];
    if (move) go(at.row + move[0], at.column + move[1], event.shiftKey);
    else if (event.key === "Enter" || event.key === "F2") setEditing(current && column ? column.print(rowNow(work.sheet, current)) : "");
    else if (event.key === "F8") nextProblem();
    else if (event.key === "Escape" && many) onAt(at, false);
    else if (mod && event.key.toLowerCase() === "d") work.change(fillDown(work.sheet, rows, columns, range), "Fill down");
    else if (mod && event.key.toLowerCase() === "a") {
      onAt({ row: 0, column: 0 }, false);
      onAt({ row: rows.length - 1, column: columns.length - 1 }, true);
    } else if (event.key === "Delete" || event.key === "Backspace")
      work.change(clearRange(work.sheet, rows, columns, range), `Clear ${cellsIn(range)} cells`);
    else if (!mod && !event.altKey && [...event.key].length === 1) setEditing(event.key === " " ? "" : event.key);
    else return;
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent) => {
    if (editing !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", copyRange(work.sheet, rows, columns, range));
    announce(`${cellsIn(range)} cells copied.`);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing !== undefined) return;
    event.preventDefault();
    const { sheet, written, outside } = pasteCells(work.sheet, rows, columns, range, readCells(event.clipboardData.getData("text/plain")));
    work.change(sheet, `Paste ${written} cells`);
    showToast({
      message: `${written} cells pasted.${outside > 0 ? ` ${outside} did not fit in the table and were left out.` : ""}`,
      undo: work.undo,
    });
  };
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Cards as a table"
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      tabIndex={rows.length === 0 ? 0 : -1}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onPaste={onPaste}
      {...keepFocus}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the buttons in it take the focus */}
      <div ref={head} role="row" aria-rowindex={1} className={styles.headRow} style={{ gridTemplateColumns: template }}>
        {columns.map((column, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={i + 1}
            aria-sort={sort?.id === column.id ? (sort.down ? "descending" : "ascending") : "none"}
            className={cx(styles.headCell, i === 0 && styles.first)}
          >
            <button type="button" onClick={() => onSort(column.id)}>
              {column.label}
              {sort?.id === column.id && <span aria-hidden="true">{sort.down ? " ↓" : " ↑"}</span>}
            </button>
          </div>
        ))}
      </div>
      <div role="rowgroup" style={{ position: "relative", height }}>
        {drawn.map(({ row: index, top }) => {
          const row = rows[index];
          if (!row) return null;
          const draft = rowNow(work.sheet, row);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
            <div
              key={row.id}
              role="row"
              aria-rowindex={index + 2}
              className={styles.row}
              data-changed={work.sheet.has(row.id) || undefined}
              style={{ transform: `translateY(${top}px)`, height: rowPx, gridTemplateColumns: template }}
            >
              {columns.map((column, i) => (
                <Cell
                  key={column.id}
                  column={column}
                  draft={draft}
                  isAbsent={!hasColumn(game, String(draft["kind"]), column.id)}
                  problem={problemAt(row, column)}
                  place={`${index} ${i}`}
                  index={i}
                  isAt={index === at.row && i === at.column}
                  isIn={index >= range.top && index <= range.bottom && i >= range.left && i <= range.right}
                  editing={index === at.row && i === at.column ? editing : undefined}
                  onFinish={finish}
                  onPick={(far) => onAt({ row: index, column: i }, far)}
                  onEdit={() => {
                    onAt({ row: index, column: i }, false);
                    setEditing(column.print(draft));
                  }}
                />
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const cellsIn = ({ top, bottom, left, right }: Range): number => (bottom - top + 1) * (right - left + 1);

type CellProps = {
  readonly column: SheetColumn;
  readonly draft: Draft;
  /** Cards of this type have no such value. */
  readonly isAbsent: boolean;
  readonly problem: string | undefined;
  readonly place: string;
  readonly index: number;
  readonly isAt: boolean;
  readonly isIn: boolean;
  /** What is being typed into it. */
  readonly editing: string | undefined;
  readonly onFinish: (text: string | undefined, move: number) => void;
  readonly onPick: (far: boolean) => void;
  readonly onEdit: () => void;
};

function Cell({ column, draft, isAbsent, problem, place, index, isAt, isIn, editing, onFinish, onPick, onEdit }: CellProps) {
  const text = column.print(draft);
  const isLong = column.id === "text" || column.id === "flavor";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
    <div
      role="gridcell"
      aria-colindex={index + 1}
      aria-selected={isIn}
      aria-invalid={problem ? true : undefined}
      tabIndex={isAt ? 0 : -1}
      data-at={place}
      data-absent={isAbsent || undefined}
      data-bad={problem ? true : undefined}
      title={problem}
      className={cx(styles.cell, column.numeric && styles.numeric, index === 0 && styles.first, isIn && styles.in, isAt && styles.at)}
      onClick={(event) => editing === undefined && onPick(event.shiftKey)}
      onDoubleClick={onEdit}
    >
      {editing === undefined ? (
        <span>{isAbsent && text === "" ? "" : text}</span>
      ) : (
        <Editing label={column.label} first={editing} isLong={isLong} values={column.values} onFinish={onFinish} />
      )}
    </div>
  );
}

type EditingProps = {
  readonly label: string;
  readonly first: string;
  readonly isLong: boolean;
  readonly values: readonly string[] | undefined;
  readonly onFinish: CellProps["onFinish"];
};

function Editing({ label, first, isLong, values, onFinish }: EditingProps) {
  const [text, setText] = useState(first);
  const done = useRef(false);
  const end = (value: string | undefined, move: number) => {
    if (done.current) return;
    done.current = true;
    onFinish(value, move);
  };
  const common = {
    "aria-label": label,
    value: text,
    autoFocus: true,
    // The key that opened the cell is in it already; a long text would be gone on with before it.
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length),
    onChange: (event: { readonly target: { readonly value: string } }) => setText(event.target.value),
    onBlur: () => end(text, 0),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key === "Escape") end(undefined, 0);
      else if (event.key === "Enter" && !event.shiftKey) end(text, 1);
      else return;
      event.preventDefault();
    },
  };
  const list = values && `sheet-values-${label}`;
  return isLong ? (
    <textarea className={styles.long} rows={4} {...common} />
  ) : (
    <>
      <input type="text" autoComplete="off" list={list} {...common} />
      {values && (
        <datalist id={list}>
          {values.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}
