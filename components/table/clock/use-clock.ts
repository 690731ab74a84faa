"use client";
/** The clock as it runs on between two messages of the studio. */
import { useEffect, useMemo, useState } from "react";
import type { ClockTold } from "../../../engine/matches/told.ts";

const TICK_MS = 250;

/** Milliseconds since what was told of the clock came here; it grows while something runs. */
export function useSince(clock: ClockTold | undefined): number {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told anew counts from when it came
  const from = useMemo(() => performance.now(), [clock]);
  const [now, setNow] = useState(from);
  const runs = clock !== undefined && (clock.runs !== undefined || clock.gone !== undefined);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return Math.max(0, now - from);
}
