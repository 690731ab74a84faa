/** What is out of the ordinary with a card, in one line of small signs, for lists: a text that is not carried out, a card that is archived or newer. */
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

/** Whether a list says how far a card is understood: only what keeps it from being played, and scenarios that fail. */
export const isStateSaid = ({ state, seen }: LibraryCard): boolean => state === "draft" || state === "free" || (seen?.unpassed ?? 0) > 0;
/** Whether a card has a sign in lists. */
export const hasSigns = (card: LibraryCard): boolean => isStateSaid(card) || card.archived === true || card.newer !== undefined;

export const CardSigns = ({ card }: { readonly card: LibraryCard }) =>
  hasSigns(card) && (
    <Signs
      state={isStateSaid(card) ? card.state : undefined}
      words={stateWords(card)}
      archived={card.archived === true}
      newer={card.newer !== undefined}
    />
  );

type SignsProps = { readonly state: CardState | undefined; readonly words: string; readonly archived: boolean; readonly newer: boolean };

/** Another card mostly has the same signs. */
const Signs = memo(function Signs({ state, words, archived, newer }: SignsProps) {
  const State = state && STATE_ICONS[state];
  return (
    <span className={styles.signs}>
      {State && (
        <>
          <State {...ICON} className={styles[STATE_TONES[state]]} /> {words}
        </>
      )}
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
