"use client";
/** State that this browser keeps: what a person chose on a page and would not like to choose again. */
import { useCallback, useEffect, useState } from "react";

/** @param key name in the browser's storage; a value that is no JSON counts as none */
export function useKept<T>(key: string, first: T): readonly [T, (next: T) => void] {
  const [value, setValue] = useState(first);
  useEffect(() => {
    try {
      const text = localStorage.getItem(key);
      if (text !== null) setValue(JSON.parse(text) as T);
    } catch {
      // Nothing readable is kept: the first value stays.
    }
  }, [key]);
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
    [key],
  );
  return [value, keep];
}
