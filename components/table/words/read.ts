"use client";
/** How far the person at this browser has read the messages of a table; kept in this browser, so that what came while the page was closed is new. */
import { useCallback, useEffect, useState } from "react";
import type { MatchId } from "../../../engine/matches/stored.ts";

const keyOf = (id: MatchId) => `arcology.read.${id}`;

/** The number of the last message that was read, undefined until the browser has said it; and what notes that one more was. */
export function useRead(id: MatchId): readonly [read: number | undefined, note: (newest: number) => void] {
  const [read, setRead] = useState<number>();
  useEffect(() => setRead(Number(localStorage.getItem(keyOf(id)) ?? 0)), [id]);
  const note = useCallback(
    (newest: number) => {
      setRead(newest);
      localStorage.setItem(keyOf(id), String(newest));
    },
    [id],
  );
  return [read, note];
}
