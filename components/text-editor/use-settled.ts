/** What takes a while to find about a text: looked for when somebody stops typing. */
import { useEffect, useState } from "react";
import type { Understanding } from "./understand.ts";

/** Milliseconds without a key. */
export const PAUSE = 200;

/** What was found about a text; undefined while nothing is, and for any other text. `find`: the same function each time. */
export function useSettled<Found>(known: Understanding, find: (known: Understanding) => Found | Promise<Found>): Found | undefined {
  const [found, setFound] = useState<{ readonly of: Understanding; readonly value: Found }>();
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const value = await find(known);
      if (!isOver) setFound({ of: known, value });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [known, find]);
  return found?.of === known ? found.value : undefined;
}
