"use client";
/** Cards found, as faces. One tab stop, the keys of the table in `frame/keys.ts`. */
import type { KeyboardEvent } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { fold } from "../../../engine/cards/fold.ts";
import type { Keyword } from "../../../engine/cards/library.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { FoundFace } from "../../card/found-face.tsx";
import { faceLabel } from "../../card/painters.ts";
import type { Dock } from "../../deck/dock/dock-context.ts";
import { textScale } from "../../ui/text-scale.ts";
import { useMedia } from "../../ui/use-media.ts";
import { VirtualGrid } from "../../ui/virtual-grid.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CardSigns, hasSigns } from "../signs.tsx";
import { Copies, copiesText } from "./copies.tsx";
import styles from "./results.module.css";

export type ResultsProps = {
  readonly game: LibraryGame;
  readonly cards: readonly LibraryCard[];
  readonly keywords: readonly Keyword[];
  readonly dock: Dock | undefined;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Quick look at a card. */
  readonly onLook: (index: number) => void;
  readonly onOpen: (card: LibraryCard) => void;
  /** The least width of a face in pixels. Default: one that is read without a closer look. */
  readonly least?: number;
};

const LEAST_PX = 168;
/** Below this width a face's text cannot be read; the tile shows picture, price, name and scores. */
const FACE_PX = 150;
const COPIES_PX = 36;
const SIGNS_PX = 24;
const SHAPE = 88 / 63;

/** What every view of the results has in common. */
export const common = (props: ResultsProps) => ({
  label: "Cards found",
  count: props.cards.length,
  active: props.active,
  onActive: props.onActive,
  onKeyDown: props.onKeyDown,
  cellKey: (index: number) => props.cards[index]?.id ?? String(index),
  find: (text: string, from: number) => findName(props.cards, text, from),
});

/** The words for the face; what is out of the ordinary is written below it. */
function labelOf(card: LibraryCard, dock: Dock | undefined): string {
  const copies = copiesText(card, dock);
  return `${faceLabel(card)}${copies && `; ${copies}`}.`;
}

/** Index of the first card from `from` on, wrapping around, whose name begins with the text; -1 if none does. */
function findName(cards: readonly LibraryCard[], text: string, from: number): number {
  const wanted = fold(text);
  for (let i = 0; i < cards.length; i++) {
    const at = (from + i) % cards.length;
    if (fold(cards[at]?.name ?? "").startsWith(wanted)) return at;
  }
  return -1;
}

export function GridResults(props: ResultsProps) {
  const { cards, dock, onLook } = props;
  const small = useMedia("(max-width: 379px)");
  const signs = cards.some(hasSigns);
  const below = (dock ? COPIES_PX : 0) + (signs ? SIGNS_PX * textScale() : 0);
  return (
    <VirtualGrid
      {...common(props)}
      className={styles.grid}
      columns={{ min: (small ? 128 : (props.least ?? LEAST_PX)) * textScale() }}
      gap={14}
      padding={4}
      rowHeight={(width) => Math.round(width * SHAPE) + below}
      cell={(index, width) => {
        const card = cards[index];
        if (!card) return null;
        return (
          <>
            <VisuallyHidden>{labelOf(card, dock)}</VisuallyHidden>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the cell has the keys, this is the pointer's way */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
            <div className={styles.face} onClick={() => onLook(index)} onDoubleClick={() => props.onOpen(card)}>
              <FoundFace card={card} detail={width < FACE_PX ? "tile" : "face"} />
            </div>
            {signs && (
              <div className={styles.signs}>
                <CardSigns card={card} />
              </div>
            )}
            {dock && <Copies card={card} dock={dock} className={signs ? undefined : styles.below} />}
          </>
        );
      }}
    />
  );
}
