"use client";
/**
 * A grid that draws only what is in sight: ARIA grid with one tab stop, arrows, Home, End, PgUp, PgDn and type-ahead.
 * With one column it is a list. Row and column counts are told to assistive technology however little is drawn.
 */
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { cx } from "./cx.ts";
import { gridMove, typeAhead } from "./grid-keys.ts";
import { useFocusOf } from "./use-focus-of.ts";
import { useBox, useRows } from "./use-rows.ts";
import styles from "./virtual-grid.module.css";

export type VirtualGridProps = {
  readonly label: string;
  readonly count: number;
  /** Columns: as many as fit with cells at least `min` px wide, or a fixed number. */
  readonly columns: { readonly min: number } | number;
  /** Rows are as high as what is in them; `rowHeight` is then a guess. */
  readonly measured?: boolean;
  /** Height of a row in px for a cell of that width. */
  readonly rowHeight: (cellWidth: number) => number;
  /** px between cells, and around them. */
  readonly gap?: number;
  readonly padding?: number;
  /** The cell that is in sight when the grid is first drawn. */
  readonly begin?: number | undefined;
  /** The cell that has the tab stop. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly cell: (index: number, width: number) => ReactNode;
  readonly cellKey: (index: number) => string;
  /** Keys that do not move: Enter, Space, + … */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** First cell from `from` on whose name starts with the text. */
  readonly find?: (text: string, from: number) => number;
  readonly className?: string | undefined;
  readonly cellClassName?: string | undefined;
};

const ROWS_AHEAD = 3;
/** Longer than the pause between two keys: rows beyond what is in sight wait until a person has typed what they wanted. */
const AHEAD_MS = 400;

export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, columns: wanted, rowHeight, gap = 8, padding = 0, active, onActive, cell, cellKey } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const box = useBox(scroller);
  const width = box.width - 2 * padding;
  const columns = typeof wanted === "number" ? wanted : Math.max(1, Math.floor((width + gap) / (wanted.min + gap)));
  const cellWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  const height = rowHeight(cellWidth);
  const rows = Math.ceil(count / columns);
  // New results draw what is in sight first and the rows beyond when there is time: a keystroke is painted sooner.
  const first = count > 0 ? props.cellKey(0) : "";
  const [settled, setSettled] = useState("");
  const listed = `${count} ${first}`;
  const ahead = settled === listed;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(listed), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [listed]);
  const activeRow = Math.floor(active / columns);
  const [type] = useState(typeAhead);
  const {
    height: sheet,
    drawn,
    measure,
    scrollTo,
  } = useRows(
    {
      scroller,
      count: width > 0 ? rows : 0,
      size: height + gap,
      padding,
      ahead: ahead ? ROWS_AHEAD : 0,
      keep: activeRow,
      measuredAs: props.measured ? (row) => cellKey(row * columns) : undefined,
    },
    box,
  );

  const begins = useRef(props.begin);
  const isLaid = width > 0 && rows > 0;
  useEffect(() => {
    if (!isLaid || begins.current === undefined) return;
    scrollTo(Math.floor(begins.current / columns));
    begins.current = undefined;
  }, [isLaid, columns, scrollTo]);
  const { keepFocus, moveFocus } = useFocusOf(scroller, `[data-cell="${active}"]`);
  const go = useCallback(
    (index: number) => {
      moveFocus();
      scrollTo(Math.floor(index / columns));
      onActive(index);
    },
    [scrollTo, columns, onActive, moveFocus],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset["cell"] === undefined) return;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? height) / (height + gap)));
    const ends = event.ctrlKey && (event.key === "Home" || event.key === "End");
    const next = (plain || ends) && !event.shiftKey ? gridMove(event.key, active, { count, columns, pageRows }) : undefined;
    if (next !== undefined) {
      event.preventDefault();
      go(next);
      return;
    }
    const letter = plain && /^\p{L}$/u.test(event.key) ? event.key.toLowerCase() : "";
    // Letters are commands first; in the middle of a name they are the name.
    if (!letter || !type.isOn(event.timeStamp)) {
      props.onKeyDown?.(event);
      if (!letter || event.nativeEvent.defaultPrevented) return;
    }
    const text = type.text(letter, event.timeStamp);
    const found = props.find?.(text, text.length > 1 ? active : active + 1) ?? -1;
    if (found < 0) return;
    if (text.length > 1) event.preventDefault();
    go(found);
  };

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      tabIndex={count === 0 ? 0 : -1}
      className={cx(styles.grid, props.className)}
      onKeyDown={onKeyDown}
      {...keepFocus}
    >
      <div role="rowgroup" className={styles.sheet} style={{ height: sheet }}>
        {drawn.map(({ row, top }) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
          <div
            key={props.measured ? cellKey(row * columns) : row}
            role="row"
            aria-rowindex={row + 1}
            className={styles.row}
            data-index={row}
            ref={props.measured ? measure : undefined}
            style={{
              transform: `translateY(${top}px)`,
              ...(props.measured ? { paddingBottom: gap } : { height }),
              gap,
              paddingInline: padding,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {Array.from({ length: Math.min(columns, count - row * columns) }, (_, i) => row * columns + i).map((index) => (
              <div
                // Cells keep their place, whatever they show: a search that changes all of them draws what is new and builds nothing.
                key={index % columns}
                role="gridcell"
                aria-colindex={(index % columns) + 1}
                data-cell={index}
                data-key={cellKey(index)}
                data-active={index === active || undefined}
                tabIndex={index === active ? 0 : -1}
                className={cx(styles.cell, props.cellClassName)}
                onFocus={() => index !== active && onActive(index)}
              >
                {cell(index, cellWidth)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
