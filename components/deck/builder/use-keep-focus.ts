"use client";
/** When the control that has the focus is taken away by its own action, the focus goes to the panel around it and not to the page. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** `area` must take focus itself (tabIndex -1 or 0). */
export function useKeepFocus(area: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(null);
  useEffect(() => {
    const element = area.current;
    const note = (event: FocusEvent) => {
      if (event.target instanceof Element) last.current = event.target;
    };
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [area]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || (document.activeElement !== document.body && document.activeElement !== null)) return;
    last.current = null;
    area.current?.focus({ preventScroll: true });
  });
}
