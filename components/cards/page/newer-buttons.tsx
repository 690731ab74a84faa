"use client";
/** Uses the shipped version of a card or keeps the person's own. */
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { CardId } from "../../../engine/cards/card.ts";
import { settleNewer } from "../../api/cards.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toaster.tsx";
import styles from "./card-actions.module.css";

export function NewerButtons({ id }: { readonly id: CardId }) {
  const client = useQueryClient();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const settle = async (take: "shipped" | "mine") => {
    setBusy(true);
    try {
      await settleNewer(client, id, take);
      showToast({
        message: take === "shipped" ? "The card is now the shipped version. Yours stays in its history." : "The card stays as it is.",
      });
      router.refresh();
    } catch (error) {
      showToast({ message: error instanceof Error ? error.message : String(error), tone: "bad" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.add}>
      <Button aria-disabled={busy} onClick={() => void (busy || settle("shipped"))}>
        Use the shipped version
      </Button>
      <Button aria-disabled={busy} onClick={() => void (busy || settle("mine"))}>
        Keep mine
      </Button>
    </div>
  );
}
