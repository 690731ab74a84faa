"use client";
/** One tab stop for all rows: which row has it, how keys move it, and where the focus goes when its row disappears. */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { gridMove } from "../ui/grid-keys.ts";
import type { DeckRow } from "./deck-rows.ts";

const PAGE_ROWS = 10;

export function useRowFocus(panel: RefObject<HTMLElement | null>, rows: readonly DeckRow[], fallback: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<string>();
  const place = useRef(0);
  const inside = useRef(false);
  const soon = useRef<string>(undefined);

  const found = rows.findIndex(({ key }) => key === wanted);
  const at = found >= 0 ? found : Math.min(place.current, rows.length - 1);
  const active = rows[at]?.key;

  const elementOf = useCallback(
    (key: string | undefined) => panel.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key ?? "")}"]`),
    [panel],
  );

  // A row that goes away takes the focus with it: the row that took its place gets it, else the box above.
  useEffect(() => {
    if (found >= 0) place.current = found;
    const target = soon.current ?? (inside.current && found < 0 ? active : undefined);
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (soon.current !== undefined || (inside.current && found < 0 && lost)) {
      const row = elementOf(target);
      if (row) row.focus();
      else if (lost) fallback.current?.focus();
      if (row || rows.length === 0) soon.current = undefined;
    }
  });
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const come = () => {
      inside.current = true;
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) inside.current = false;
    };
    element.addEventListener("focusin", come);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("focusin", come);
      element.removeEventListener("focusout", leave);
    };
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
