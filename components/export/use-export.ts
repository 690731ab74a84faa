"use client";
/** A file that the studio makes when it is asked: it says how far it is and can be stopped. */
import { useCallback, useEffect, useRef, useState } from "react";
import { followLines } from "../api/follow.ts";
import { ApiFailure } from "../api/request.ts";

export type ExportState =
  | { readonly is: "idle" }
  | (Notes & { readonly is: "making"; readonly done: number; readonly all: number })
  | Done
  | { readonly is: "failed"; readonly error: string }
  | { readonly is: "stopped" };
/** Sentences that come before anything is made: letters that no font has, pictures that are gone. */
type Notes = { readonly letters?: string; readonly pictures?: string };
type Done = Notes & {
  readonly is: "done";
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly line: string;
  readonly warnings: readonly string[];
};
type News =
  | { readonly is: "letters"; readonly said: string }
  | { readonly is: "pictures"; readonly said: string }
  | { readonly is: "progress"; readonly done: number; readonly all: number }
  | Extract<ExportState, { readonly is: "done" | "failed" }>;

const AWAY = "The studio stopped responding before the file was ready. Try again.";

/** `key`: what would be made; when it changes, what was made before is put away. */
export function useExport(key: string) {
  const [made, setMade] = useState<{ readonly key: string; readonly state: ExportState }>({ key, state: { is: "idle" } });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = useCallback(
    async (path: string, body: unknown) => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      const tell = (state: ExportState) => {
        if (!control.signal.aborted) setMade({ key, state });
      };
      tell({ is: "making", done: 0, all: 0 });
      let last: News | undefined;
      let known: Notes = {};
      try {
        await followLines<News>(path, body, control.signal, (news) => {
          last = news;
          if (news.is === "letters" || news.is === "pictures") {
            known = { ...known, [news.is]: news.said };
            tell({ is: "making", done: 0, all: 0, ...known });
          } else tell(news.is === "progress" ? { ...news, is: "making", ...known } : news.is === "done" ? { ...news, ...known } : news);
        });
        if (last?.is !== "done" && last?.is !== "failed") tell({ is: "failed", error: AWAY });
      } catch (error) {
        tell({ is: "failed", error: error instanceof ApiFailure ? error.message : AWAY });
      }
    },
    [key],
  );
  const stop = useCallback(() => {
    running.current?.abort();
    setMade({ key, state: { is: "stopped" } });
  }, [key]);
  const isOld = made.key !== key && made.state.is !== "making";
  return { state: isOld ? ({ is: "idle" } as const) : made.state, start, stop };
}
