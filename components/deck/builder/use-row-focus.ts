"use client";
/** One tab stop for all rows: which row has it, how keys move it, and where the focus goes when its row disappears. */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { gridMove } from "../../ui/grid-keys.ts";
import type { DeckRow } from "./deck-rows.ts";

const PAGE_ROWS = 10;

export function useRowFocus(panel: RefObject<HTMLElement | null>, rows: readonly DeckRow[], fallback: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<string>();
  const place = useRef(0);
  const last = useRef<Element>(null);
  const soon = useRef<string>(undefined);

  const found = rows.findIndex(({ key }) => key === wanted);
  const at = found >= 0 ? found : Math.min(place.current, rows.length - 1);
  const active = rows[at]?.key;

  const elementOf = useCallback(
    (key: string | undefined) => panel.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key ?? "")}"]`),
    [panel],
  );

  // What goes away takes the focus with it: the row that took its place gets it, else the box above.
  useLayoutEffect(() => {
    if (found >= 0) place.current = found;
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    const lost = nowhere && last.current !== null && !last.current.isConnected;
    if (soon.current === undefined && !lost) return;
    const row = elementOf(soon.current) ?? elementOf(active);
    soon.current = undefined;
    if (row) row.focus();
    else if (nowhere) fallback.current?.focus();
  });
  useEffect(() => {
    const element = panel.current;
    const note = (event: FocusEvent) => {
      if (event.target instanceof Element) last.current = event.target;
    };
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [panel]);

  const arrive = useCallback((key: string) => setWanted(key), []);
  /** Puts the focus on a row once it is there; it may be about to appear. */
  const focusSoon = useCallback((key: string | undefined) => {
    if (key === undefined) return;
    soon.current = key;
    setWanted(key);
  }, []);

  /** Moves with the arrow keys. Left and Right go through the controls of a row. Answers the row that was reached. */
  const goTo = (event: KeyboardEvent): DeckRow | undefined => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return undefined;
    const row = event.target.closest<HTMLElement>("[data-row]");
    if (!row || (event.target instanceof HTMLInputElement && event.target.type !== "checkbox")) return undefined;
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      const stops = [row, ...row.querySelectorAll<HTMLElement>("input, button:not([data-item])")];
      const next = stops[stops.indexOf(event.target) + (event.key === "ArrowRight" ? 1 : -1)];
      event.preventDefault();
      next?.focus();
      return undefined;
    }
    const to = gridMove(event.key, at, { count: rows.length, columns: 1, pageRows: PAGE_ROWS });
    if (to === undefined) return undefined;
    event.preventDefault();
    const next = rows[to];
    setWanted(next?.key);
    elementOf(next?.key)?.focus();
    return next;
  };
  return { active, arrive, goTo, focusSoon };
}
