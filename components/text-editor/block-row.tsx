"use client";
/** One slot of the block editor: its sort, its content, and what can be done with it. */
import { useDraggable, useDroppable } from "@dnd-kit/react";
import { ArrowDown, ArrowUp, GripVertical, Move, Trash2 } from "lucide-react";
import { Fragment, useState } from "react";
import { readPieces } from "../../engine/language/index.ts";
import { IconButton } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import styles from "./block-editor.module.css";
import { type BlockRow, piecesIn } from "./block-rows.ts";
import type { Blocks } from "./use-blocks.ts";

export type BlockRowProps = {
  readonly row: BlockRow;
  readonly blocks: Blocks;
  readonly isCurrent: boolean;
  /** Whether what is being moved or dragged may go here; undefined while nothing is. */
  readonly fitsHere: boolean | undefined;
  /** Does something after which the focus goes on. */
  readonly onAct: (act: () => void) => void;
};

export function BlockRowView({ row, blocks, isCurrent, fitsHere, onAct }: BlockRowProps) {
  const { slot, words, depth } = row;
  const { holding } = blocks;
  const { ref: dropRef, isDropTarget } = useDroppable({ id: row.key, disabled: fitsHere === false });
  const canDrag = words !== "" && slot.is === "block";
  // The handle is what is dragged, so that what is carried lies at the pointer and not at the beginning of the row.
  const { ref: dragRef, isDragging } = useDraggable({ id: `drag ${row.key}`, data: { kind: "row", row }, disabled: !canDrag });
  const isSentence = slot.path.length === 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all rows are on the tree around them
    <div
      ref={dropRef}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isCurrent}
      aria-label={nameOf(row)}
      tabIndex={isCurrent ? 0 : -1}
      data-row={row.key}
      className={cx(
        styles.row,
        isCurrent && styles.current,
        fitsHere && styles.fits,
        isDropTarget && fitsHere && styles.over,
        (isDragging || holding?.key === row.key) && styles.held,
      )}
      style={{ paddingInlineStart: 8 + depth * 20 }}
      onFocus={() => blocks.goTo(row.key)}
      onClick={() => {
        if (holding && fitsHere) onAct(() => blocks.move(holding, row));
        else onAct(() => blocks.goTo(row.key));
      }}
    >
      <span className={styles.what}>{row.isNew ? "Add a sentence" : slot.label}</span> <Content row={row} blocks={blocks} onAct={onAct} />
      <span className={styles.acts}>
        {canDrag && (
          <span ref={dragRef} className={styles.handle} data-handle aria-hidden>
            <GripVertical size={14} />
          </span>
        )}
        {isSentence && !row.isNew && isCurrent && (
          <>
            <IconButton size="s" look="plain" tabIndex={-1} label="Sentence up" onClick={() => onAct(() => blocks.swap(row, -1))}>
              <ArrowUp size={14} aria-hidden />
            </IconButton>
            <IconButton size="s" look="plain" tabIndex={-1} label="Sentence down" onClick={() => onAct(() => blocks.swap(row, 1))}>
              <ArrowDown size={14} aria-hidden />
            </IconButton>
          </>
        )}
        {canDrag && isCurrent && (
          <IconButton
            size="s"
            look="plain"
            tabIndex={-1}
            label={`Move ${words}`}
            onClick={(event) => {
              event.stopPropagation();
              blocks.hold(holding ? undefined : row);
            }}
          >
            <Move size={14} aria-hidden />
          </IconButton>
        )}
        {words !== "" && isCurrent && (
          <IconButton
            size="s"
            look="plain"
            tabIndex={-1}
            label={`Remove ${words}`}
            onClick={(event) => {
              event.stopPropagation();
              onAct(() => blocks.remove(row));
            }}
          >
            <Trash2 size={14} aria-hidden />
          </IconButton>
        )}
      </span>
    </div>
  );
}

function nameOf({ slot, words, unread, isNew }: BlockRow): string {
  if (isNew) return "Add a sentence";
  if (unread) return `${slot.label} ${words} not understood; edit it as text`;
  return words === "" ? `${slot.label} choose …` : `${slot.label} ${words}`;
}

function Content({ row, blocks, onAct }: Pick<BlockRowProps, "row" | "blocks" | "onAct">) {
  const { slot, words, unread } = row;
  if (row.isNew) return null;
  if (unread)
    return (
      <span className={styles.unread}>
        {words} <small>not understood; edit it as text</small>
      </span>
    );
  if (slot.terminal) return <TypedSlot key={words} row={row} blocks={blocks} onAct={onAct} />;
  if (slot.is === "gap") return <span className={styles.gap}>choose …</span>;
  return (
    <span className={styles.words}>
      {readPieces(piecesIn(slot)).map(({ text, slot: inner }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity than their place
        <Fragment key={i}>
          {text.startsWith(" ") && " "}
          {inner ? <span className={inner.is === "gap" ? styles.gap : styles.inner}>{text.trimStart()}</span> : text.trimStart()}
        </Fragment>
      ))}
    </span>
  );
}

/** A number, #tag or name: typed, and taken when the field is left or with Enter. */
function TypedSlot({ row, blocks, onAct }: Pick<BlockRowProps, "row" | "blocks" | "onAct">) {
  const [typed, setTyped] = useState(row.words);
  const [isWrong, setIsWrong] = useState(false);
  const take = () => {
    if (typed !== row.words) setIsWrong(!blocks.type(row, typed));
  };
  return (
    <span className={styles.typed}>
      <input
        aria-label={row.slot.label}
        aria-invalid={isWrong}
        tabIndex={-1}
        value={typed}
        placeholder={row.slot.is === "gap" ? "choose …" : undefined}
        size={Math.max(row.slot.is === "gap" ? 9 : 4, typed.length)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === "Enter") onAct(take);
          else if (event.key === "Escape") onAct(() => setTyped(row.words));
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {isWrong && <small role="alert">This is not {row.slot.label}.</small>}
    </span>
  );
}
