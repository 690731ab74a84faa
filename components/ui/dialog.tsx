"use client";
/**
 * A modal window on the browser's own <dialog>: the focus stays inside and returns, Esc and a click beside it close it. The focus
 * begins on what carries `data-autofocus`, else on the first control.
 */
import { X } from "lucide-react";
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { cx } from "./cx.ts";
import styles from "./dialog.module.css";

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the lower edge. */
  readonly footer?: ReactNode;
  /** "side": a sheet from the right, from below on a phone. "top": near the upper edge, for the command palette. */
  readonly place?: "middle" | "side" | "top";
  readonly width?: number;
  /** The title is read out and not shown. */
  readonly quiet?: boolean;
};

export function Dialog({ open, onClose, title, children, footer, place = "middle", width = 560, quiet = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    // Closing it, and not only taking it away, gives the focus back to where it was.
    return () => dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the browser's own way out
    <dialog
      ref={ref}
      className={cx(styles.dialog, styles[place])}
      style={{ "--width": `${width}px` } as CSSProperties}
      aria-label={quiet ? title : undefined}
      aria-labelledby={quiet ? undefined : id}
      onClose={() => !ref.current?.open && open && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open && (
        <div className={styles.inside}>
          {!quiet && (
            <div className={styles.head}>
              <h2 id={id}>{title}</h2>
              <IconButton look="plain" label="Close" onClick={onClose}>
                <X size={16} aria-hidden />
              </IconButton>
            </div>
          )}
          <div className={cx(styles.body, quiet && styles.bare)}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
