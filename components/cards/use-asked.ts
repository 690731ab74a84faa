"use client";
/**
 * The text that is answered. A key is shown and answered in one frame; while keys come faster than they are answered, the box goes ahead
 * and the answer follows.
 */
import { startTransition, useEffect, useState } from "react";

/** ms that a key may wait for the ones before it. */
const WAIT_MS = 50;

let isBehind = false;
if (typeof document !== "undefined")
  document.addEventListener(
    "keydown",
    (event) => {
      isBehind = performance.now() - event.timeStamp > WAIT_MS;
    },
    true,
  );

/** The typed text, or the one before it for a moment. */
export function useAsked(text: string): string {
  const [asked, setAsked] = useState(text);
  if (asked !== text && !isBehind) setAsked(text);
  useEffect(() => {
    if (asked !== text) startTransition(() => setAsked(text));
  }, [asked, text]);
  return asked;
}
