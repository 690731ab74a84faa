"use client";
/** Adding cards by typing: Enter adds, the text stays selected for the next name, Shift+Enter adds up to the limit (story D1). */
import { CirclePlus } from "lucide-react";
import type { RefObject } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { showToast } from "../../ui/toaster.tsx";
import { useDesk, useView } from "./builder.ts";
import { CardPicker, type Picked } from "./card-picker.tsx";
import styles from "./deck-panel.module.css";
import { atLimit, countOf, limitOf } from "./set-copies.ts";

export function QuickAdd({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) {
  const { pool, rules, add } = useDesk();
  const { list } = useView();
  const take = ({ card, count, most }: Picked) => {
    const limit = limitOf(list, rules, card);
    const have = countOf(list, rules, card.name);
    if (!most) add(card, count);
    else if (limit === undefined || have < limit) add(card, limit === undefined ? count : limit - have);
    else showToast({ message: atLimit(card.name, have, limit) });
  };
  const aside = (card: LibraryCard) => {
    const have = countOf(list, rules, card.name);
    const limit = limitOf(list, rules, card);
    return have > 0 ? <span className={styles.have}>{limit === undefined ? have : `${have} of ${limit}`}</span> : null;
  };
  return (
    <CardPicker
      label="Add a card: a number and part of its name"
      placeholder="Add: 2 tid, then Enter"
      pool={pool}
      cards={pool.cards}
      counted
      onPick={take}
      aside={aside}
      inputRef={inputRef}
      icon={<CirclePlus size={15} strokeWidth={1.75} aria-hidden />}
      className={styles.quick}
    />
  );
}
