"use client";
/** The cards whose cells stand in the page. */
import { useLayoutEffect, useRef } from "react";
import type { LibraryCard } from "../../engine/cards/card.ts";

/** The cards found, the last ones while none are found; the same list as before when it lists the same cards. */
export function useStanding(found: readonly LibraryCard[]): readonly LibraryCard[] {
  const last = useRef(found);
  const before = last.current;
  const isSame = found.length === 0 || (found.length === before.length && found.every((card, at) => card === before[at]));
  const standing = isSame ? before : found;
  useLayoutEffect(() => {
    last.current = standing;
  });
  return standing;
}
