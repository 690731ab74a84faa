"use client";
/** Fetches parts that open on demand once the page is loaded: they then open at once, even if the studio stops responding. */
import { useEffect, useState } from "react";

/** Later than what the page itself waits for. */
const AHEAD_MS = 2_000;

/** @param loads imports, the same array at each call; one that fails is tried again when it is wanted */
export function useFetchAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of loads) load().catch(() => undefined);
    }, AHEAD_MS);
    return () => clearTimeout(timer);
  }, [loads]);
}

/** Whether the page stands: true a while after it was opened. What is only likely to be wanted next waits for it. */
export function useStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return stands;
}
