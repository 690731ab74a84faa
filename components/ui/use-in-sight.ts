import { type RefObject, useEffect, useRef } from "react";

/** Brings an element into sight, by as little scrolling as can be, when there is something in it. */
export function useInSight<E extends HTMLElement>(isThere: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (isThere) element.current?.scrollIntoView({ block: "nearest" });
  }, [isThere]);
  return element;
}
