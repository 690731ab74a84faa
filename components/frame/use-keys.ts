"use client";
/** Carries out commands when their keys are pressed: on the whole page, or inside the element that gets `onKeyDown`. */
import { type KeyboardEvent as ReactKeyboardEvent, useCallback, useLayoutEffect, useRef } from "react";
import { store, useStore } from "../ui/store.ts";
import { type Bindings, type CommandId, DEFAULT_BINDINGS, keyReader, strokeOf } from "./keys.ts";

const KEY = "arcology.keys";

function stored(): Bindings {
  try {
    const text = localStorage.getItem(KEY);
    if (!text) return DEFAULT_BINDINGS;
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("keys" in value) || !("singles" in value)) return DEFAULT_BINDINGS;
    return { ...DEFAULT_BINDINGS, ...(value as Bindings) };
  } catch {
    return DEFAULT_BINDINGS;
  }
}
const bindings = store<Bindings>(typeof window === "undefined" ? DEFAULT_BINDINGS : stored());

export const useBindings = (): Bindings => useStore(bindings, DEFAULT_BINDINGS);

/** Changes a person's keys and keeps them in the browser. */
export function setBindings(next: Bindings): void {
  bindings.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the keys last as long as the page.
  }
}

/** `keys` are those pressed, so that one command can serve several: "0" to "4". Answer false to leave the key to others. */
export type Handlers = Partial<Record<CommandId, (event: KeyboardEvent, keys: string) => unknown>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=range])"));
/** A slider has the keys that move it, a box to tick has Space. */
const hasOwnUse = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  ((target.matches("input[type=range]") && /^(Arrow|Home|End|Page| )/.test(key)) ||
    (target.matches("input[type=checkbox], input[type=radio]") && key === " "));
const isBare = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key);

function useReader(handlers: Handlers): (event: KeyboardEvent) => void {
  const latest = useRef(handlers);
  const reader = useRef(keyReader());
  // Before the paint, so that a key pressed for what has just appeared is handled.
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || hasOwnUse(event) || (isTyping(event.target) && isBare(event))) return;
    const stroke = strokeOf(event);
    if (!stroke) return;
    const found = reader.current(stroke, event.timeStamp, Object.keys(latest.current) as CommandId[], bindings.get());
    if (!found) return;
    if (found !== "begun" && latest.current[found.id]?.(event, found.keys) === false) return;
    event.preventDefault();
  }, []);
}

/** Keys of the whole page. They do not fire during typing, unless they have Ctrl or are F keys, nor behind a dialog. */
export function usePageKeys(handlers: Handlers): void {
  const read = useReader(handlers);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const dialog = document.querySelector("dialog[open]");
      if (!dialog || dialog.contains(event.target as Node) === false) read(event);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [read]);
}

/** Keys of a list or a panel: give the answer to its `onKeyDown`. */
export function useKeys(handlers: Handlers): (event: ReactKeyboardEvent) => void {
  const read = useReader(handlers);
  return useCallback((event) => read(event.nativeEvent), [read]);
}
