"use client";
/** Puts the focus on what a window is for, after the browser has put it on the window's first button. */
import { type RefObject, useEffect } from "react";

export function useFirstFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => target.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [target]);
}
