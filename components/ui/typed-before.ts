/** What is typed into a field of a page before its script runs. */
import { type RefObject, useLayoutEffect, useRef } from "react";

/** The field, for its `ref`: what stood in it when the script took over is told, and not taken back. */
export function useTypedBefore(text: string, tell: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useLayoutEffect(() => {
    const typed = field.current?.value ?? text;
    if (typed !== text) tell(typed);
  }, []);
  return field;
}
