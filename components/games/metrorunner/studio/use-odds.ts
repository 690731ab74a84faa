"use client";
/** How often the hacks of a network can be done, counted in the background. */
import { useEffect, useState } from "react";
import type { Wanted } from "../../../../engine/games/metrorunner/hack/planner.ts";
import type { OddsQuestion, OddsTold } from "./odds-worker.ts";

/** Typing goes on meanwhile. */
const AFTER_MS = 400;

/** What is counted so far; empty before the first is. It begins anew when what is asked changes. `wanted` is compared by its content. */
export function useOdds(tiles: readonly number[], wanted: readonly Wanted[]): OddsTold {
  const key = JSON.stringify({ tiles, wanted } satisfies OddsQuestion);
  const [counted, setCounted] = useState<{ readonly key: string; readonly told: OddsTold }>();
  useEffect(() => {
    const question = JSON.parse(key) as OddsQuestion;
    if (question.wanted.length === 0) return;
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new Worker(new URL("./odds-worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<OddsTold>) => setCounted({ key, told: data }));
      worker.postMessage(question);
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [key]);
  return counted?.key === key ? counted.told : [];
}
