"use client";
/** An open document in a page: it is kept at every key, sent a moment later, and the letters of one word are one step. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isSaved, type SaveState } from "./save-state.ts";
import type { SaveStore } from "./save-store.ts";

/** Milliseconds from a key to the server: a word goes as one. */
export const PAUSE_MS = 400;
/** Keys further apart than this are steps of their own, in milliseconds. */
const STEP_MS = 800;

export type OpenDocument<Doc> = {
  readonly store: SaveStore<Doc>;
  readonly state: SaveState<Doc>;
  /** Makes a step; changes at the same path, one soon after the other, are one. Without a path it is a step of its own. */
  readonly change: (doc: Doc, step: string, path?: string) => void;
};

/** Opens the document from `make` while the page shows it. */
export function useDocument<Doc>(make: () => SaveStore<Doc>): OpenDocument<Doc> {
  const [store] = useState(make);
  useEffect(() => store.open(), [store]);
  useEffect(() => {
    const leave = () => store.flush();
    const hold = (event: BeforeUnloadEvent) => {
      const now = store.state();
      if (!isSaved(now) && !now.keeps) event.preventDefault();
    };
    addEventListener("pagehide", leave);
    addEventListener("beforeunload", hold);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("beforeunload", hold);
    };
  }, [store]);
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const typing = useRef({ path: "", at: 0, run: 0 });
  const change = useCallback<OpenDocument<Doc>["change"]>(
    (doc, step, path) => {
      if (path === undefined) {
        typing.current.path = "";
        return store.change({ doc, step });
      }
      const now = performance.now();
      const last = typing.current;
      const goesOn = last.path === path && now - last.at < STEP_MS;
      typing.current = { path, at: now, run: goesOn ? last.run : last.run + 1 };
      store.change({ doc, step, joins: `${path} ${typing.current.run}` });
    },
    [store],
  );
  return { store, state, change };
}
