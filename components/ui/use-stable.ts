import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that stays the same while what it does follows the last render: parts that are given it need not be drawn again. */
export function useStable<Args extends readonly unknown[], Answer>(act: (...args: Args) => Answer): (...args: Args) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
