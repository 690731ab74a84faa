"use client";
/** A print that the studio makes: it begins anew when the choices change, says how far it is, and can be stopped. */
import { useCallback, useEffect, useRef, useState } from "react";
import { followLines } from "../api/follow.ts";
import { ApiFailure } from "../api/request.ts";

export type PrintState =
  | { readonly is: "making"; readonly done: number; readonly all: number }
  | { readonly is: "done"; readonly id: string; readonly pages: number; readonly components: number; readonly missing: readonly string[] }
  | { readonly is: "failed"; readonly error: string }
  | { readonly is: "stopped" };

/** Milliseconds after the last change. */
const PAUSE = 250;
const AWAY = "The studio stopped answering before the print was done. Try again.";

type News =
  | { readonly is: "progress"; readonly done: number; readonly all: number }
  | Extract<PrintState, { readonly is: "done" | "failed" }>;

/** Asks for a print and hands on what is told of it, line by line. Throws `ApiFailure`. */
export const followPrint = (path: string, body: unknown, signal: AbortSignal, tell: (news: News) => void): Promise<void> =>
  followLines(path, body, signal, tell);

/** `body` is compared as JSON: the same request is not made twice. */
export function usePrint(body: unknown): { readonly state: PrintState; readonly stop: () => void; readonly again: () => void } {
  const wanted = JSON.stringify(body);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<PrintState>({ is: "making", done: 0, all: 0 });
  const running = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    const control = new AbortController();
    running.current = control;
    setState({ is: "making", done: 0, all: 0 });
    const timer = setTimeout(async () => {
      let last: News | undefined;
      try {
        await followPrint("/api/prints", JSON.parse(wanted), control.signal, (news) => {
          last = news;
          if (!control.signal.aborted) setState(news.is === "progress" ? { ...news, is: "making" } : news);
        });
        if (!control.signal.aborted && last?.is !== "done" && last?.is !== "failed") setState({ is: "failed", error: AWAY });
      } catch (error) {
        if (!control.signal.aborted) setState({ is: "failed", error: error instanceof ApiFailure ? error.message : AWAY });
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [wanted, round]);
  const stop = useCallback(() => {
    running.current?.abort();
    setState({ is: "stopped" });
  }, []);
  return { state, stop, again: useCallback(() => setRound((one) => one + 1), []) };
}
