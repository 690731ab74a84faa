"use client";
import { useEffect, useState } from "react";

/** Milliseconds without a key after which somebody is no longer typing. */
const STILL_MS = 1_000;

/**
 * Whether nobody has typed for a moment since `asked` came; false while there is nothing to ask. A window that opens by itself under somebody's
 * hands takes the letters that were meant for the text, and a blank presses its button.
 */
export function useStill(asked: unknown): boolean {
  const [still, setStill] = useState<unknown>();
  useEffect(() => {
    if (asked === undefined) return;
    const rest = () => setTimeout(() => setStill(asked), STILL_MS);
    let timer = rest();
    const wait = () => {
      clearTimeout(timer);
      timer = rest();
    };
    addEventListener("keydown", wait, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", wait, true);
    };
  }, [asked]);
  return asked !== undefined && still === asked;
}
