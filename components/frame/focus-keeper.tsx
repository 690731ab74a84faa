"use client";
/**
 * The focus is never lost: when what has it is taken out of the page (a button that answers its own question, a page that is left),
 * it goes to the first control of what stood around it, else to the page's main part.
 */
import { useEffect } from "react";

const CONTROLS = "a[href], button, input, select, textarea, [tabindex='0']";

/** Taken out of the page, or hidden while another page comes. */
const isGone = (element: Element): boolean => !element.isConnected || !element.checkVisibility();

/** The element and all around it, inside out. */
function around(element: Element | null): Element[] {
  const list: Element[] = [];
  for (let at = element; at; at = at.parentElement) list.push(at);
  return list;
}

export function FocusKeeper() {
  useEffect(() => {
    let held: readonly Element[] = [];
    let frame = 0;
    // Whether it is gone is asked last: the answer may need the styles of the whole page.
    const isLost = () =>
      (document.activeElement === document.body || document.activeElement === null) && held[0] !== undefined && isGone(held[0]);
    const keep = () => {
      frame = 0;
      if (!isLost()) return;
      const main = document.getElementById("main");
      const near = held.find((element) => !isGone(element));
      const inside = near?.matches("#main *, dialog[open], dialog[open] *") ? near.querySelector<HTMLElement>(CONTROLS) : null;
      (inside ?? main)?.focus({ preventScroll: true });
    };
    // Two frames later, so that code that knows a better place has set it.
    const look = () => {
      if (frame === 0 && isLost()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(keep)));
    };
    const onFocus = () => {
      held = around(document.activeElement);
    };
    const onBlur = (event: FocusEvent) => {
      const left = event.target;
      // What is taken out of the page is blurred too; what stays was left on purpose.
      queueMicrotask(() => {
        if (left !== held[0] || !(left instanceof Element)) return;
        if (isGone(left)) look();
        else held = [];
      });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onBlur);
    };
  }, []);
  return null;
}
