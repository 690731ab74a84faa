/** How far a card is understood and what has become of it, in one line of small signs, for lists. The words stay for those who cannot see them. */
import { Archive, CircleAlert, CircleCheck, CircleDashed, CircleQuestionMark, Hand, type LucideIcon, RefreshCw } from "lucide-react";
import type { CardState, LibraryCard } from "../../engine/cards/card.ts";
import { stateWords } from "../../engine/cards/reading.ts";
import styles from "./badges.module.css";

const ICON = { size: 13, strokeWidth: 1.75, "aria-hidden": true } as const;

export const STATE_ICONS: Readonly<Record<CardState, LucideIcon>> = {
  plays: CircleCheck,
  unverified: CircleAlert,
  draft: CircleDashed,
  free: Hand,
  unchecked: CircleQuestionMark,
};
export const STATE_TONES: Readonly<Record<CardState, "ok" | "warn" | "info">> = {
  plays: "ok",
  unverified: "warn",
  draft: "warn",
  free: "info",
  unchecked: "warn",
};

export function CardSigns({ card }: { readonly card: LibraryCard }) {
  const State = STATE_ICONS[card.state];
  return (
    <span className={styles.signs}>
      <State {...ICON} className={styles[STATE_TONES[card.state]]} />
      {stateWords(card)}
      {card.archived && (
        <>
          <Archive {...ICON} className={styles.warn} /> archived
        </>
      )}
      {card.newer !== undefined && (
        <>
          <RefreshCw {...ICON} className={styles.info} /> new version
        </>
      )}
    </span>
  );
}
