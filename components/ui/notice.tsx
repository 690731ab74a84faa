"use client";
/** One notice as it is drawn. It is fetched behind the page, since no page begins with one. */
import { Undo2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button, IconButton } from "./button.tsx";
import styles from "./toaster.module.css";
import type { Toast } from "./toaster.tsx";
import { useStable } from "./use-stable.ts";

const STAY_MS = 9_000;
const TICK_MS = 500;

export default function Notice({ toast, onDismiss }: { readonly toast: Toast; readonly onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const from = useRef<Element>(null);
  /** Gives the focus back to where it came from, unless the undone step has put it somewhere. */
  const giveBack = () =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const back = from.current?.isConnected
        ? from.current
        : document.querySelector("[data-row][tabindex='0'], [data-cell][tabindex='0'], #main");
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    });
  const close = () => {
    onDismiss();
    giveBack();
  };
  const expire = useStable(onDismiss);
  useEffect(() => {
    if (held) return;
    // Behind a window its Undo cannot be reached: the time runs only while none is open.
    let left = STAY_MS;
    const timer = setInterval(() => {
      if (document.querySelector("dialog[open]")) return;
      left -= TICK_MS;
      if (left <= 0) expire();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [held, expire]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the notice while it is looked at
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true);
        if (!event.currentTarget.contains(event.relatedTarget)) from.current = event.relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <span>{toast.message}</span>
      {toast.undo && (
        <Button
          size="s"
          icon={<Undo2 size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => {
            toast.undo?.();
            close();
          }}
        >
          Undo
        </Button>
      )}
      <IconButton size="s" look="plain" label="Dismiss" onClick={close}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
