"use client";
/** Whether programs that show links, such as chats, see a title and a picture of a page here; and a press that makes it so. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { ApiFailure, request } from "../api/request.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toaster.tsx";
import styles from "./link-preview.module.css";

type Named = { readonly game: GameId; readonly slug: string };
export type PreviewAbout = { readonly deck: string } | { readonly ready: Named } | { readonly card: Named };

const pathOf = (about: PreviewAbout): string =>
  "deck" in about
    ? `/decks/${about.deck}`
    : "ready" in about
      ? `/decks/ready/${about.ready.game}/${about.ready.slug}`
      : `/${about.card.game}/cards/${about.card.slug}`;

export function LinkPreview({ about }: { readonly about: PreviewAbout }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const path = pathOf(about);
  const queryKey = ["preview", path];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request<{ readonly public: boolean }>(`/api/previews?path=${encodeURIComponent(path)}`, { signal }),
  });
  const isPublic = data?.public === true;
  const set = async (next: boolean) => {
    setBusy(true);
    try {
      client.setQueryData(queryKey, await request("/api/previews", { method: "POST", body: { about, public: next } }));
      showToast({ message: next ? "Title and picture of this link are public." : "The preview is no longer public." });
    } catch (error) {
      showToast({ message: error instanceof ApiFailure ? error.message : "That did not work. Try again.", tone: "bad" });
    }
    setBusy(false);
  };
  return (
    <div className={styles.preview}>
      <p>
        {isPublic
          ? "Without the passphrase, chats show the name and the picture from when you pressed the button. The page itself stays private."
          : "This studio has a passphrase, so chats can show nothing of this page. If you make its name and picture public, chats show them. The page itself stays private."}
      </p>
      <div className={styles.buttons}>
        <Button size="s" icon={<Eye size={15} aria-hidden />} disabled={busy || data === undefined} onClick={() => void set(true)}>
          {isPublic ? "Update the preview" : "Make the preview public"}
        </Button>
        {isPublic && (
          <Button size="s" look="quiet" icon={<EyeOff size={15} aria-hidden />} disabled={busy} onClick={() => void set(false)}>
            Make it private again
          </Button>
        )}
      </div>
    </div>
  );
}
