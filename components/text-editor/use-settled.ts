/** What takes a while to find about a text: looked for when somebody stops typing. */
import { useEffect, useState } from "react";
import type { Understanding } from "./understand.ts";

/** Milliseconds without a key. */
export const PAUSE = 200;

/** Looks for something and tells of it, once or several times, until it is over. */
export type Find<Found> = (known: Understanding, tell: (found: Found) => void, isOver: () => boolean) => unknown;

/** What was found about a text; undefined while nothing is, and for any other text. `find`: the same function each time. */
export function useSettled<Found>(known: Understanding, find: Find<Found>): Found | undefined {
  const [found, setFound] = useState<{ readonly of: Understanding; readonly value: Found }>();
  useEffect(() => {
    let isOver = false;
    const tell = (value: Found) => {
      if (!isOver) setFound({ of: known, value });
    };
    const timer = setTimeout(() => void find(known, tell, () => isOver), PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [known, find]);
  return found?.of === known ? found.value : undefined;
}
