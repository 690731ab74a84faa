"use client";
/** One deck in the list: the face of who leads it, its name, what is in it, and whether it is legal. */
import { Copy, Ellipsis, FileDown, Swords, Trash2 } from "lucide-react";
import Link from "next/link";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckSummary } from "../../../engine/decks/index.ts";
import { Face } from "../../card/face.tsx";
import buttons from "../../ui/button.module.css";
import { cx } from "../../ui/cx.ts";
import { Menu } from "../../ui/menu.tsx";
import { LegalChip } from "../legality/legal-chip.tsx";
import { DeckCounts } from "./deck-counts.tsx";
import { leaderWords } from "./deck-names.ts";
import styles from "./deck-tile.module.css";

const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

export type DeckTileProps = {
  readonly deck: DeckSummary;
  readonly leader: LibraryCard | undefined;
  readonly formatName: string;
  /** Undefined where the deck cannot be played: its game has no rules, or it is not legal. */
  readonly onPlay: (() => void) | undefined;
  readonly onCopy: () => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
};

export function DeckTile({ deck, leader, formatName, onPlay, onCopy, onExport, onDelete }: DeckTileProps) {
  return (
    <li className={styles.tile}>
      <DeckFace card={leader} />
      <div className={styles.words}>
        <h3>
          <Link href={`/decks/${deck.id}`} className={styles.link}>
            {deck.name}
          </Link>
        </h3>
        <p>{leaderWords(deck.leaders, deck.game)}</p>
        <p>
          <DeckCounts game={deck.game} counts={deck.counts} />
        </p>
        <p className={styles.marks}>
          <LegalChip legal={deck.legal} problems={deck.problems} />
          <span>{formatName}</span>
        </p>
        <p className={styles.when}>
          <time dateTime={deck.updatedAt} suppressHydrationWarning>
            {new Date(deck.updatedAt).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}
          </time>
          {deck.parent && (
            <Link href={`/decks/${deck.parent}`} className={styles.parent}>
              a copy
            </Link>
          )}
        </p>
      </div>
      <Menu
        label={`More for ${deck.name}`}
        align="end"
        className={cx(buttons["button"], buttons["plain"], buttons["small"], buttons["only"], styles.more)}
        items={[
          ...(onPlay ? [{ label: "Play vs bot", icon: <Swords {...ICON} />, onSelect: onPlay }] : []),
          { label: "Make a copy", icon: <Copy {...ICON} />, onSelect: onCopy },
          { label: "Export…", icon: <FileDown {...ICON} />, onSelect: onExport },
          "separator",
          { label: "Delete", icon: <Trash2 {...ICON} />, onSelect: onDelete },
        ]}
      >
        <Ellipsis {...ICON} />
      </Menu>
    </li>
  );
}

/** Who leads a deck as a picture, or an empty place for one. */
export const DeckFace = ({ card }: { readonly card: LibraryCard | undefined }) => (
  <span className={styles.face}>{card ? <Face card={card} detail="tile" /> : <span className={styles.none} />}</span>
);
