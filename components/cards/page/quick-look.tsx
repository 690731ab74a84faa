"use client";
/** A card up close, beside the list or as a sheet: large face, the same as text, state, copies, the way to its page. */
import { X } from "lucide-react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { Keyword } from "../../../engine/cards/library.ts";
import { summaryOf } from "../../../engine/games/facts.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { Face } from "../../card/face.tsx";
import { IconButton, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CardBadges } from "../badges.tsx";
import { cardHref } from "../links.ts";
import { CardActions } from "./card-actions.tsx";
import styles from "./quick-look.module.css";
import { RulesText } from "./rules-text.tsx";
import { ShowName } from "./show-name.tsx";
import { StateNote } from "./state-note.tsx";

export type QuickLookProps = {
  readonly game: LibraryGame;
  readonly card: LibraryCard;
  readonly keywords: readonly Keyword[];
  readonly wide: boolean;
  readonly onClose: () => void;
};

export function QuickLook({ wide, onClose, ...rest }: QuickLookProps) {
  if (!wide)
    return (
      <Dialog open onClose={onClose} title={rest.card.name} place="side" width={400}>
        <Inside {...rest} named={false} />
      </Dialog>
    );
  return (
    <aside className={styles.panel} aria-label="Quick look">
      <header className={styles.head}>
        <h2>Quick look</h2>
        <IconButton size="s" look="plain" label="Close the quick look" onClick={onClose}>
          <X size={15} aria-hidden />
        </IconButton>
      </header>
      <Inside {...rest} named />
    </aside>
  );
}

function Inside({ game, card, keywords, named }: Omit<QuickLookProps, "wide" | "onClose"> & { readonly named: boolean }) {
  return (
    <div className={styles.inside}>
      <Face card={card} detail="face" className={styles.face ?? ""} />
      <div className={styles.words}>
        {named && <ShowName name={card.name} />}
        <p className={styles.summary}>{summaryOf(game.facts(card))}</p>
        <CardBadges card={card} />
        <RulesText game={card.game} text={card.text} keywords={keywords} problems={card.reading?.problems} className={styles.text} />
        {card.reading?.problems && <StateNote card={card} game={game} />}
        {card.flavor && <p className={styles.flavor}>{card.flavor}</p>}
        <CardActions card={card} />
        <LinkButton href={cardHref(card.id)}>Open the card</LinkButton>
      </div>
    </div>
  );
}
