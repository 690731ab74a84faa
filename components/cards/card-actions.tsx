"use client";
/** What can be done with a card on its page. */
import { Plus } from "lucide-react";
import type { LibraryCard } from "../../engine/cards/card.ts";
import { useDock } from "../deck/dock-context.ts";
import { Button } from "../ui/button.tsx";
import styles from "./card-actions.module.css";
import { Copies, copiesText } from "./copies.tsx";

/** Add to the docked deck; nothing without one. */
export function CardActions({ card }: { readonly card: LibraryCard }) {
  const dock = useDock();
  if (!dock) return null;
  const count = dock.countOf(card.name);
  return (
    <div className={styles.add}>
      <Button look="primary" icon={<Plus size={16} aria-hidden />} onClick={() => dock.add(card)}>
        Add to {dock.deck.name}
      </Button>
      {count > 0 && <Copies card={card} dock={dock} tabIndex={0} />}
      <span className={styles.count} role="status">
        {copiesText(card, dock)}
      </span>
    </div>
  );
}
