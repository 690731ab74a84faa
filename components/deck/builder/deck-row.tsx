"use client";
/** One line of the deck: count, picture, name, price, and what can be done with it. Memoised: a step redraws only the rows it changes. */
import { useDraggable } from "@dnd-kit/react";
import { CircleHelp, Ellipsis, GripVertical, Minus, OctagonX, Plus, StickyNote } from "lucide-react";
import { type MouseEvent, memo, type ReactNode, useState } from "react";
import { gameDefinition } from "../../../engine/games/index.ts";
import { ArtThumb } from "../../cards/results/art-thumb.tsx";
import { cx } from "../../ui/cx.ts";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { costsWords } from "../price.ts";
import { PriceTag } from "../price-tag.tsx";
import styles from "./deck-row.module.css";
import type { DeckRow, Wrong } from "./deck-rows.ts";
import { rowDrag } from "./drag-data.ts";

/** What a row asks the panel to do. One object for all rows. */
export type RowActions = {
  readonly arrive: (key: string) => void;
  readonly pick: (row: DeckRow, how: "only" | "toggle" | "range") => void;
  readonly change: (row: DeckRow, by: number) => void;
  readonly menu: (row: DeckRow) => readonly MenuItem[];
  /** Shows the card large. */
  readonly look: (row: DeckRow) => void;
};

export type DeckRowProps = {
  readonly row: DeckRow;
  readonly wrong: Wrong | undefined;
  readonly active: boolean;
  readonly selected: boolean;
  readonly act: RowActions;
};

const NOTHING: readonly MenuItem[] = [];
const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

/** A step makes new rows; a row that says the same as before is not drawn again. */
const isSame = (a: DeckRowProps, b: DeckRowProps): boolean =>
  a.row.key === b.row.key &&
  a.row.entry === b.row.entry &&
  a.row.at.index === b.row.at.index &&
  a.row.card === b.row.card &&
  a.wrong?.sentence === b.wrong?.sentence &&
  a.active === b.active &&
  a.selected === b.selected &&
  a.act === b.act;

export const DeckRowLine = memo(function DeckRowLine({ row, wrong, active, selected, act }: DeckRowProps) {
  const { key, entry, card } = row;
  const [met, setMet] = useState(false);
  const { ref, handleRef, isDragSource } = useDraggable({ id: key, data: rowDrag(row) });
  const meet = () => setMet(true);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest("button, input, label, [role=menu]")) return;
    act.pick(row, event.shiftKey ? "range" : event.ctrlKey || event.metaKey ? "toggle" : "only");
    // A finger has no way to point at a line and only look.
    if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "touch") act.look(row);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all rows are on the panel around them
    <div
      ref={ref}
      role="row"
      data-row={key}
      tabIndex={active ? 0 : -1}
      aria-selected={selected}
      aria-label={rowLabel(row, wrong?.sentence)}
      className={cx(styles.row, selected && styles.selected, wrong && styles.wrong, isDragSource && styles.dragged)}
      onFocus={() => {
        meet();
        act.arrive(key);
      }}
      onPointerEnter={meet}
      onClick={onClick}
    >
      <Cell className={styles.pick}>
        <label className={styles.check}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={selected}
            onChange={() => act.pick(row, "toggle")}
            aria-label={`Select ${entry.name}`}
          />
        </label>
      </Cell>
      <Cell className={styles.count}>{entry.count}</Cell>
      <Cell className={styles.what}>
        <button
          ref={handleRef}
          type="button"
          tabIndex={-1}
          className={styles.handle}
          aria-label={`Drag ${entry.name}`}
          aria-describedby="deck-drag-help"
        >
          {card ? <ArtThumb card={card} width={42} height={26} /> : <CircleHelp {...ICON} />}
          <GripVertical className={styles.grip} {...ICON} />
        </button>
        <span className={styles.name}>
          {entry.name}
          {wrong && (
            <small className={styles.why}>
              <OctagonX {...ICON} size={12} /> {wrong.short}
            </small>
          )}
        </span>
        {entry.note !== undefined && (
          <span className={styles.note}>
            <StickyNote {...ICON} />
            <span>{entry.note}</span>
          </span>
        )}
      </Cell>
      <Cell className={styles.acts}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          aria-label={`Remove one ${entry.name}`}
          onClick={() => act.change(row, -1)}
        >
          <Minus {...ICON} />
        </button>
        <button type="button" tabIndex={-1} className={styles.step} aria-label={`Add one ${entry.name}`} onClick={() => act.change(row, 1)}>
          <Plus {...ICON} />
        </button>
        <Menu tabIndex={-1} align="end" label={`More for ${entry.name}`} className={styles.step} items={met ? act.menu(row) : NOTHING}>
          <Ellipsis {...ICON} />
        </Menu>
      </Cell>
      <Cell className={styles.price}>{card && <PriceTag card={card} game={gameDefinition(card.game)} />}</Cell>
    </div>
  );
}, isSame);

function Cell({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the row is what has the focus; its controls are reached with Left and Right
    <span role="gridcell" className={className}>
      {children}
    </span>
  );
}

function rowLabel({ entry, card, at }: DeckRow, wrong: string | undefined): string {
  const what = card ? `${card.kind}${costsWords(card, gameDefinition(card.game))}` : "no card with this name";
  const note = entry.note === undefined ? "" : `. Note: ${entry.note}`;
  return `${entry.name}, ${entry.count} in ${at.section}, ${what}${note}${wrong === undefined ? "" : `. ${wrong}`}`;
}
