"use client";
/** Arrow keys on a board lead to the next spot in their direction; Tab comes to the spot that had the focus last. */
import { type KeyboardEvent, useRef, useState } from "react";
import { spotTowards, WAYS } from "../boards/spots.ts";

type Place = { readonly key: string; readonly x: number; readonly y: number };

/** `first` is where Tab comes before any spot had the focus. */
export function useSpotKeys(spots: readonly Place[], first = spots[0]?.key) {
  const plate = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string>();
  return {
    plate,
    entry: spots.some(({ key }) => key === last) ? last : first,
    onFocus: setLast,
    /** Whether the key led to another spot. */
    onKey: (event: KeyboardEvent, from: Place): boolean => {
      const way = WAYS[event.key];
      const to = way && spotTowards(spots, from, way);
      if (way) event.preventDefault();
      if (to) plate.current?.querySelector<HTMLElement>(`[data-spot="${to.key}"]`)?.focus();
      return to !== undefined;
    },
  };
}
