"use client";
/** Which text a search answers while somebody types: with quick answers, letter and answer come in one frame; otherwise the letter comes first. */
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";

/** What the browser still has to lay out and paint takes twice as long again, and a letter should appear within a tenth of a second. */
const QUICK_MS = 40;
/** Who types faster than this is not to wait for answers to letters in between. */
const HASTE_MS = 90;

export type Pace = {
  /** ms in which answers were ready for the browser lately, on the average. */
  readonly took: number;
  /** ms since the text changed before. */
  readonly since: number;
};

/** Whether a text is answered together with the letter that was typed. */
export const isAnsweredAtOnce = ({ took, since }: Pace): boolean => took <= QUICK_MS && since >= HASTE_MS;

/** The text to answer now: the one given, or the one that was answered before while the answer is being made, which the next key breaks off. */
export function useAnswered(text: string): string {
  const [ready, setReady] = useState(text);
  const ref = useRef({ text, shown: text, changed: Number.NEGATIVE_INFINITY, began: 0, took: 0, atOnce: true });
  const now = ref.current;
  if (now.text !== text) {
    const at = performance.now();
    now.atOnce = isAnsweredAtOnce({ took: now.took, since: at - now.changed });
    now.changed = at;
    now.text = text;
  }
  const answered = now.atOnce || ready === text ? text : now.shown;
  if (answered !== now.shown) now.began = performance.now();
  useLayoutEffect(() => {
    if (answered === now.shown) return;
    now.shown = answered;
    now.took = (now.took + performance.now() - now.began) / 2;
  }, [now, answered]);
  useEffect(() => {
    if (answered !== text) startTransition(() => setReady(text));
  }, [answered, text]);
  return answered;
}
