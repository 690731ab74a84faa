"use client";
/** Short notices with Undo. They stay while the pointer or the focus is on them and are read out politely. */
import { Undo2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { legible } from "../../engine/cards/legible.ts";
import { Button, IconButton } from "./button.tsx";
import { store, useStore } from "./store.ts";
import styles from "./toaster.module.css";

export type Toast = { readonly message: string; readonly undo?: () => void; readonly tone?: "plain" | "bad" };
type Shown = Toast & { readonly key: number };

const STAY_MS = 9_000;
const TICK_MS = 500;
const MOST = 3;
const toasts = store<readonly Shown[]>([]);
const NONE: readonly Shown[] = [];
let made = 0;

/** Shows a notice; the oldest makes room for the fourth, and one that only says something for the same again. */
export function showToast(toast: Toast): void {
  made += 1;
  const others = toasts.get().filter(({ message, undo }) => undo !== undefined || message !== legible(toast.message));
  toasts.set([...others, { ...toast, message: legible(toast.message), key: made }].slice(-MOST));
}
const dismiss = (key: number) => toasts.set(toasts.get().filter((toast) => toast.key !== key));

const TOASTS = { show: showToast };
export const useToast = () => TOASTS;

export function Toaster() {
  const shown = useStore(toasts, NONE);
  const root = useRef<HTMLElement>(null);
  // What was opened last lies on top: above a window, notices are shown once more. They are then out of reach, and have no buttons.
  useEffect(() => {
    const section = root.current;
    if (!section) return;
    const show = () => {
      section.hidePopover();
      section.showPopover();
    };
    const settle = () => {
      const isOver = document.querySelector("dialog[open]") !== null;
      if (isOver && !section.hasAttribute("data-over")) show();
      section.toggleAttribute("data-over", isOver);
    };
    show();
    settle();
    if (shown.length === 0) return;
    const timer = setInterval(settle, TICK_MS);
    document.addEventListener("toggle", settle, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener("toggle", settle, true);
    };
  }, [shown]);
  return (
    <section ref={root} popover="manual" className={styles.toaster} aria-label="Notices">
      <div role="status">
        {shown.map((toast) => (
          <Notice key={toast.key} toast={toast} />
        ))}
      </div>
    </section>
  );
}

function Notice({ toast }: { readonly toast: Shown }) {
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
    dismiss(toast.key);
    giveBack();
  };
  useEffect(() => {
    if (held) return;
    // Behind a window its Undo cannot be reached: the time runs only while none is open.
    let left = STAY_MS;
    const timer = setInterval(() => {
      if (document.querySelector("dialog[open]")) return;
      left -= TICK_MS;
      if (left <= 0) dismiss(toast.key);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [held, toast.key]);
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
