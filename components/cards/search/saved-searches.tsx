"use client";
/** ☆: searches under a name, to use again and inside others as `@name` (story C9). The window loads when it is first wanted. */
import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { savedQueries } from "../../api/saved-queries.ts";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import type { Ask } from "./ask.ts";
import styles from "./saved-searches.module.css";

export const loadSaved = () => import("./saved-dialog.tsx").then((module) => module.SavedDialog);
const SavedDialog = dynamic(loadSaved, { ssr: false });

export function SavedSearches({ ask }: { readonly ask: Ask }) {
  const [open, setOpen] = useState(false);
  const { data: saved = [] } = useQuery(savedQueries.list(ask.game.id));
  const here = saved.some((query) => query.text.trim() !== "" && query.text.trim() === ask.text.trim());
  return (
    <>
      <IconButton
        label={here ? "Saved searches; this one is saved" : "Saved searches"}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Star size={16} strokeWidth={1.75} aria-hidden className={cx(here && styles.here)} />
      </IconButton>
      {open && <SavedDialog ask={ask} saved={saved} onClose={() => setOpen(false)} />}
    </>
  );
}
