/** How far a card is understood and what has become of it, in one line of small signs, for lists. The words stay for those who cannot see them. */
import { Archive, CircleAlert, CircleCheck, CircleDashed, CircleQuestionMark, Hand, type LucideIcon, RefreshCw } from "lucide-react";
import { memo } from "react";
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

export const CardSigns = ({ card }: { readonly card: LibraryCard }) => (
  <Signs state={card.state} words={stateWords(card)} archived={card.archived === true} newer={card.newer !== undefined} />
);

type SignsProps = { readonly state: CardState; readonly words: string; readonly archived: boolean; readonly newer: boolean };

/** Another card mostly has the same signs. */
const Signs = memo(function Signs({ state, words, archived, newer }: SignsProps) {
  const State = STATE_ICONS[state];
  return (
    <span className={styles.signs}>
      <State {...ICON} className={styles[STATE_TONES[state]]} />
      {words}
      {archived && (
        <>
          <Archive {...ICON} className={styles.warn} /> archived
        </>
      )}
      {newer && (
        <>
          <RefreshCw {...ICON} className={styles.info} /> new version
        </>
      )}
    </span>
  );
});
