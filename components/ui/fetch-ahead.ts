"use client";
/**
 * Fetches parts that open on demand once the page is loaded: they then open at once, even if the studio stops responding. Later than what the page itself
 * waits for: on a slow machine that takes longer than any pause, so what is still awaited says so in the document.
 */
import { useEffect, useState } from "react";

const AHEAD_MS = 2_000;
/** While something is awaited, and at most so long. */
const AGAIN_MS = 500;
const LATEST_MS = 20_000;

/** On what stands in for the page's main part. */
const AWAITED = "[data-awaited]";

/** Calls `act` when the page stands; the answer takes it back. */
function whenStands(act: () => void): () => void {
  const began = performance.now();
  let timer = setTimeout(look, AHEAD_MS);
  function look(): void {
    if (performance.now() < began + LATEST_MS && document.querySelector(AWAITED)) timer = setTimeout(look, AGAIN_MS);
    else act();
  }
  return () => clearTimeout(timer);
}

/** @param loads imports, the same array at each call; one that fails is tried again when it is wanted */
export function useFetchAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(
    () =>
      whenStands(() => {
        for (const load of loads) load().catch(() => undefined);
      }),
    [loads],
  );
}

/** Whether the page stands: true a while after it was opened. What is only likely to be wanted next waits for it. */
export function useStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => whenStands(() => setStands(true)), []);
  return stands;
}
