"use client";
/** Cards and words left out of the library because their stored data is not valid: which ones, why, and how to get them back. */
import { useQueryClient } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useRouter } from "next/navigation";
import { parseCardId } from "../../../engine/cards/card.ts";
import type { Skipped } from "../../../engine/cards/library.ts";
import { settleNewer } from "../../api/cards.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toaster.tsx";
import styles from "./query-notes.module.css";

/** A list of hundreds would push the cards away; the API has them all. */
const MOST_SHOWN = 5;

/** @param skipped at least one */
export function SkippedCards({ skipped }: { readonly skipped: readonly Skipped[] }) {
  const more = skipped.length - MOST_SHOWN;
  return (
    <ul className={styles.notes} aria-label="Left out of the library">
      {skipped.slice(0, MOST_SHOWN).map((card) => (
        <li key={card.message}>
          <CircleAlert size={15} strokeWidth={1.75} aria-hidden className={styles.bad} />
          <span>{card.message}</span>
          {card.newer && <TakeShipped card={card} />}
        </li>
      ))}
      {more > 0 && <li>{more === 1 ? "One more is" : `${more} more are`} left out.</li>}
    </ul>
  );
}

function TakeShipped({ card }: { readonly card: Skipped }) {
  const client = useQueryClient();
  const router = useRouter();
  const id = parseCardId(card.id);
  if (!id) return null;
  const take = async () => {
    try {
      await settleNewer(client, id, "shipped");
      showToast({ message: `${card.name} is now the shipped version.` });
      router.refresh();
    } catch (error) {
      showToast({ message: error instanceof Error ? error.message : String(error), tone: "bad" });
    }
  };
  return (
    <Button size="s" onClick={() => void take()}>
      Use the shipped version
    </Button>
  );
}
