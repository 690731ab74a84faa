"use client";
/** The text as an outline of typed slots, with the choices for each: by click, by keyboard, by dragging. */
import { PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent, DragOverlay } from "@dnd-kit/react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { Offer } from "../../engine/language/index.ts";
import { afterSomeWay, withoutAria } from "../ui/drag.ts";
import styles from "./block-editor.module.css";
import { BlockPalette } from "./block-palette.tsx";
import { BlockRowView } from "./block-row.tsx";
import type { BlockRow } from "./block-rows.ts";
import type { Understanding } from "./understand.ts";
import { useBlocks } from "./use-blocks.ts";

export type BlockEditorProps = {
  readonly known: Understanding;
  readonly onChange: (text: string) => void;
  readonly label: string;
};

/** What is dragged: the content of a slot, or something new. */
export type DraggedBlock = { readonly kind: "row"; readonly row: BlockRow } | { readonly kind: "offer"; readonly offer: Offer };
const draggedOf = (data: unknown): DraggedBlock | undefined =>
  typeof data === "object" && data !== null && "kind" in data && (data.kind === "row" || data.kind === "offer")
    ? (data as DraggedBlock)
    : undefined;

/** By the handle alone on a touch screen, so that the outline scrolls. */
const POINTER = PointerSensor.configure({ activationConstraints: afterSomeWay });

export function BlockEditor({ known, onChange, label }: BlockEditorProps) {
  const blocks = useBlocks(known, onChange);
  const { rows, current, holding } = blocks;
  const [dragged, setDragged] = useState<DraggedBlock>();
  const tree = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);

  // After an act the focus goes on to the slot that it led to.
  useLayoutEffect(() => {
    if (!wantsFocus.current || !current) return;
    wantsFocus.current = false;
    tree.current?.querySelector<HTMLElement>(`[data-row="${current.key}"]`)?.focus();
  });
  const acting = (act: () => void) => {
    wantsFocus.current = true;
    act();
  };
  const parentOf = (row: BlockRow) => rows.slice(0, rows.indexOf(row)).findLast(({ depth }) => depth < row.depth);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.target instanceof HTMLInputElement) return;
    const i = rows.indexOf(current);
    const child = rows[i + 1];
    const go = (row: BlockRow | undefined) => row && acting(() => blocks.goTo(row.key));
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown"))
      acting(() => blocks.swap(current, event.key === "ArrowUp" ? -1 : 1));
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === "ArrowDown") go(rows[i + 1]);
    else if (event.key === "ArrowUp") go(rows[i - 1]);
    else if (event.key === "Home") go(rows[0]);
    else if (event.key === "End") go(rows.at(-1));
    else if (event.key === "ArrowLeft") go(parentOf(current));
    else if (event.key === "ArrowRight") go(child && child.depth > current.depth ? child : undefined);
    else if (event.key === "Delete" || event.key === "Backspace") acting(() => blocks.remove(current));
    else if (event.key === "m" && current.words !== "") blocks.hold(current);
    else if (event.key === "Escape" && holding) acting(() => blocks.hold(undefined));
    else if (event.key === "Enter" || event.key === "F2") {
      if (holding) {
        if (blocks.canGo(holding, current)) acting(() => blocks.move(holding, current));
      } else (tree.current?.querySelector<HTMLElement>(`[data-row="${current.key}"] input`) ?? filter.current)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const moved = dragged ?? (holding && ({ kind: "row", row: holding } as const));
  const mayTake = (what: DraggedBlock, row: BlockRow) =>
    what.kind === "offer" ? blocks.canStand(what.offer, row) : blocks.canGo(what.row, row);
  const drop = ({ operation, canceled }: DragEndEvent) => {
    setDragged(undefined);
    const what = draggedOf(operation.source?.data);
    const row = rows.find(({ key }) => key === operation.target?.id);
    if (canceled || !what || !row || !mayTake(what, row)) return;
    acting(() => (what.kind === "offer" ? blocks.put(row, what.offer) : blocks.move(what.row, row)));
  };
  return (
    <DragDropProvider
      sensors={[POINTER]}
      plugins={withoutAria}
      onDragStart={({ operation }) => setDragged(draggedOf(operation.source?.data))}
      onDragEnd={drop}
    >
      <div className={styles.editor}>
        <div ref={tree} role="tree" tabIndex={-1} aria-label={`${label} as blocks`} className={styles.tree} onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <BlockRowView
              key={row.key}
              row={row}
              blocks={blocks}
              isCurrent={row.key === current?.key}
              fitsHere={moved && mayTake(moved, row)}
              onAct={acting}
            />
          ))}
        </div>
        {current && (
          <BlockPalette
            language={known.language}
            row={current}
            filter={filter}
            onChoose={(offer) => acting(() => blocks.put(current, offer))}
            onLeave={() => tree.current?.querySelector<HTMLElement>(`[data-row="${current.key}"]`)?.focus()}
          />
        )}
      </div>
      <p className={styles.keys}>
        <kbd>↑</kbd> <kbd>↓</kbd> go through · <kbd>Enter</kbd> choose · <kbd>Del</kbd> remove · <kbd>m</kbd> move · <kbd>Alt ↑</kbd>{" "}
        <kbd>Alt ↓</kbd> reorder sentences
      </p>
      <DragOverlay dropAnimation={null}>{(source) => <Carried dragged={draggedOf(source.data)} />}</DragOverlay>
    </DragDropProvider>
  );
}

const Carried = ({ dragged }: { readonly dragged: DraggedBlock | undefined }) =>
  dragged ? <div className={styles.carried}>{dragged.kind === "row" ? dragged.row.words : dragged.offer.phrase}</div> : null;
