"use client";
/** What can be done with several selected rows at once. */
import { X } from "lucide-react";
import { useEffect } from "react";
import { Button, IconButton } from "../../ui/button.tsx";
import { copiesWords } from "./copies-words.ts";
import styles from "./deck-panel.module.css";

export function SelectionBar({
  lines,
  copies,
  onMove,
  onConsider,
  onRemove,
  onNone,
}: {
  readonly lines: number;
  readonly copies: number;
  readonly onMove: () => void;
  readonly onConsider: () => void;
  readonly onRemove: () => void;
  readonly onNone: () => void;
}) {
  const open = lines > 0;
  // Notices make room for it.
  useEffect(() => {
    document.documentElement.toggleAttribute("data-action-bar", open);
    return () => document.documentElement.removeAttribute("data-action-bar");
  }, [open]);
  if (!open) return null;
  return (
    <div className={styles.selection} role="toolbar" aria-label="Selected lines">
      <span role="status">
        <span>{lines === 1 ? "1 line" : `${lines} lines`},</span> <span>{copiesWords(copies)}</span>
      </span>
      <Button size="s" onClick={onMove}>
        Move
      </Button>
      <Button size="s" onClick={onConsider}>
        Consider
      </Button>
      <Button size="s" onClick={onRemove}>
        Remove
      </Button>
      <IconButton size="s" look="plain" label="Clear selection" onClick={onNone}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
