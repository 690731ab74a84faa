"use client";
/**
 * Keeps the focus on the item that has the tab stop, in a list that draws only what is in sight: also when the item is drawn anew
 * elsewhere, or only after scrolling.
 */
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/** @param selector finds the item that has the tab stop */
export function useFocusOf(list: RefObject<HTMLElement | null>, selector: string) {
  const wanted = useRef(false);
  const held = useRef<Element | undefined>(undefined);
  useLayoutEffect(() => {
    const lost = held.current && !held.current.isConnected && document.activeElement === document.body;
    // An item whose element shows another item now has left it behind with the focus.
    const left = held.current === document.activeElement && held.current?.matches("[data-cell]") && !held.current.matches(selector);
    if (!wanted.current && !lost && !left) return;
    const item = list.current?.querySelector<HTMLElement>(selector);
    if (!item) return;
    wanted.current = false;
    item.focus({ preventScroll: true });
  });
  /** Moves the focus to the item, as soon as it is drawn. */
  const moveFocus = useCallback(() => {
    wanted.current = true;
  }, []);
  const onFocus = useCallback((event: FocusEvent) => {
    held.current = event.target;
  }, []);
  const onBlur = useCallback((event: FocusEvent) => {
    const left = event.target;
    // What is taken out of the page is blurred too; then the focus is to come back.
    queueMicrotask(() => {
      if (left.isConnected && held.current === left) held.current = undefined;
    });
  }, []);
  return { keepFocus: { onFocus, onBlur }, moveFocus };
}
