"use client";
/** Runs what leads to another page: asked again while it is under way, it does nothing; if it does not work, a notice says why and it can be asked again. */
import { useCallback, useRef } from "react";
import { attempt } from "./attempt.ts";

export function useOnce(): (work: () => Promise<unknown>) => void {
  const isUnderWay = useRef(false);
  return useCallback((work) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void attempt(async () => {
      try {
        await work();
      } catch (error) {
        isUnderWay.current = false;
        throw error;
      }
    });
  }, []);
}
