"use client";
/** The small windows of a row: where to move it, what to put in its place, its note. */
import { useState } from "react";
import type { EntrySectionId } from "../../../engine/cards/deck.ts";
import { replaceEntry, sectionName, setNote } from "../../../engine/decks/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useDesk, useView } from "./builder.ts";
import { CardPicker } from "./card-picker.tsx";
import { type DeckRow, sectionsOf } from "./deck-rows.ts";
import { whyNotIn } from "./place.ts";
import styles from "./row-dialogs.module.css";

export type RowDialog = { readonly kind: "move" | "replace" | "note"; readonly rows: readonly DeckRow[] };

export type RowDialogsProps = {
  readonly dialog: RowDialog | undefined;
  readonly onClose: () => void;
  readonly onMove: (rows: readonly DeckRow[], to: EntrySectionId) => void;
  readonly focusSoon: (key: string | undefined) => void;
};

export function RowDialogs({ dialog, onClose, onMove, focusSoon }: RowDialogsProps) {
  const [row] = dialog?.rows ?? [];
  const close = () => {
    onClose();
    focusSoon(row?.key);
  };
  if (!dialog || !row) return null;
  const many = dialog.rows.length > 1;
  const title = {
    move: many ? `Move ${dialog.rows.length} lines to` : `Move ${row.entry.count} × ${row.entry.name} to`,
    replace: `Replace ${row.entry.name} with`,
    note: `Note on ${row.entry.name}`,
  }[dialog.kind];
  return (
    <Dialog open onClose={close} title={title} width={420}>
      {dialog.kind === "move" && (
        <MoveTo
          rows={dialog.rows}
          onMove={(to) => {
            onClose();
            onMove(dialog.rows, to);
          }}
        />
      )}
      {dialog.kind === "replace" && <Replace row={row} onDone={onClose} focusSoon={focusSoon} />}
      {dialog.kind === "note" && <Note row={row} onDone={close} />}
    </Dialog>
  );
}

function MoveTo({ rows, onMove }: { readonly rows: readonly DeckRow[]; readonly onMove: (to: EntrySectionId) => void }) {
  const { game, rules } = useDesk();
  const whyNot = (to: EntrySectionId): string | undefined => {
    if (rows.every(({ at }) => at.section === to)) return "Already here";
    return rows.map(({ card }) => whyNotIn(rules, to, card)?.sentence).find((reason) => reason !== undefined);
  };
  const open = sectionsOf(rules).find((to) => whyNot(to) === undefined);
  return (
    <ul className={styles.places}>
      {sectionsOf(rules).map((to) => {
        const reason = whyNot(to);
        return (
          <li key={to}>
            <button
              data-autofocus={to === open || undefined}
              type="button"
              className={styles.place}
              aria-disabled={reason !== undefined}
              onClick={() => reason === undefined && onMove(to)}
            >
              {sectionName(game.id, to)}
              {reason !== undefined && <small>{reason}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Replace({
  row,
  onDone,
  focusSoon,
}: {
  readonly row: DeckRow;
  readonly onDone: () => void;
  readonly focusSoon: (key: string) => void;
}) {
  const { game, pool, rules, make } = useDesk();
  const { list } = useView();
  const { section } = row.at;
  const fitting = pool.cards.filter((card) => card.name !== row.entry.name && whyNotIn(rules, section, card) === undefined);
  return (
    <div className={styles.tall}>
      <p className={styles.hint}>The count and the note stay. The list shows only cards that can go in {sectionName(game.id, section)}.</p>
      <CardPicker
        label="Replacement card"
        placeholder="Part of a name"
        pool={pool}
        cards={fitting}
        isFirst
        inFlow
        onPick={({ card }) => {
          onDone();
          make(replaceEntry(list, row.at, card), "notice");
          focusSoon(`${section}/${card.name}/0`);
        }}
      />
    </div>
  );
}

function Note({ row, onDone }: { readonly row: DeckRow; readonly onDone: () => void }) {
  const { make } = useDesk();
  const { list } = useView();
  const [text, setText] = useState(row.entry.note ?? "");
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        make(setNote(list, row.at, text));
        onDone();
      }}
    >
      <input
        data-autofocus
        className={styles.field}
        aria-label="Note"
        value={text}
        maxLength={400}
        onChange={(event) => setText(event.target.value)}
        placeholder="Why it is here, when to cut it"
      />
      <Button type="submit" look="primary">
        Save note
      </Button>
    </form>
  );
}
