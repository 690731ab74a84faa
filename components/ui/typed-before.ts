/** What is typed into a field of a page before its script runs. */
import { type RefObject, useLayoutEffect } from "react";

/** Reports what a field already holds when the script takes over, and keeps it. */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>, text: string, tell: (typed: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useLayoutEffect(() => {
    const typed = field.current?.value ?? text;
    if (typed !== text) tell(typed);
  }, []);
}
