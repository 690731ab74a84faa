"use client";
/** How much room there is: three columns, two and a sheet, or one with tabs (visual.md §12). */
import { useSyncExternalStore } from "react";

export type Layout = "wide" | "middle" | "narrow";

const WIDE = "(min-width: 1200px)";
const NARROW = "(max-width: 799px)";

function subscribe(listener: () => void): () => void {
  const lists = [matchMedia(WIDE), matchMedia(NARROW)];
  for (const list of lists) list.addEventListener("change", listener);
  return () => {
    for (const list of lists) list.removeEventListener("change", listener);
  };
}
const now = (): Layout => (matchMedia(WIDE).matches ? "wide" : matchMedia(NARROW).matches ? "narrow" : "middle");

export const useLayout = (): Layout => useSyncExternalStore(subscribe, now, () => "wide");
