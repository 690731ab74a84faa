"use client";
/** What reads regular expressions: loaded when a query first needs it, and again when it could not be loaded. */
import { useMemo, useState } from "react";
import { isRegexLoaded, loadRegex } from "../../../engine/cards/search/index.ts";

export type RegexState = "absent" | "loaded" | "failed";
export type Regex = { readonly state: RegexState; readonly load: () => void; readonly retry: () => void };

/** Whoever needs it calls `load` while the state is absent; `retry` makes a failed one absent again. */
export function useRegex(): Regex {
  const [state, setState] = useState<RegexState>(() => (isRegexLoaded() ? "loaded" : "absent"));
  return useMemo(
    () => ({
      state,
      load: () =>
        void loadRegex().then(
          () => setState("loaded"),
          () => setState("failed"),
        ),
      retry: () => setState("absent"),
    }),
    [state],
  );
}
