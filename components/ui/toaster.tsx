"use client";
/** Short notices with Undo. They stay while the pointer or the focus is on them and are read out politely. */
import dynamic from "next/dynamic";
import { legible } from "../../engine/cards/legible.ts";
import { useFetchAhead } from "./fetch-ahead.ts";
import { store, useStore } from "./store.ts";
import styles from "./toaster.module.css";

export type Toast = { readonly message: string; readonly undo?: () => void; readonly tone?: "plain" | "bad" };
type Shown = Toast & { readonly key: number };

const loadNotice = () => import("./notice.tsx");
const Notice = dynamic(loadNotice, { ssr: false });
const AHEAD = [loadNotice];
const MOST = 3;
const toasts = store<readonly Shown[]>([]);
const NONE: readonly Shown[] = [];
let made = 0;

/** Shows a notice; the oldest makes room for the fourth. */
export function showToast(toast: Toast): void {
  made += 1;
  toasts.set([...toasts.get(), { ...toast, message: legible(toast.message), key: made }].slice(-MOST));
}
const dismiss = (key: number) => toasts.set(toasts.get().filter((toast) => toast.key !== key));

const TOASTS = { show: showToast };
export const useToast = () => TOASTS;

export function Toaster() {
  const shown = useStore(toasts, NONE);
  useFetchAhead(AHEAD);
  return (
    <section className={styles.toaster} aria-label="Notices">
      <div role="status">
        {shown.map((toast) => (
          <Notice key={toast.key} toast={toast} onDismiss={() => dismiss(toast.key)} />
        ))}
      </div>
    </section>
  );
}
