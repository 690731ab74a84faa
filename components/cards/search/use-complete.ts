"use client";
/** Completion loads when somebody goes to the search box, or a while after the page has loaded. Until then there are no completions. */
import { useCallback, useState } from "react";
import { useFetchAhead } from "../../ui/fetch-ahead.ts";

const loadParts = () => import("./completion-list.tsx");
const AHEAD = [loadParts];
type Parts = Awaited<ReturnType<typeof loadParts>>;

/** What completes a question and shows it, undefined until it is loaded; `load` when it is wanted. */
export function useComplete(): { readonly parts: Parts | undefined; readonly load: () => void } {
  const [parts, setParts] = useState<Parts>();
  useFetchAhead(AHEAD);
  const load = useCallback(() => {
    // When nobody answers, the next visit of the box asks again.
    loadParts().then(setParts, () => undefined);
  }, []);
  return { parts, load };
}
