"use client";
/** Keeps the page's address in step with what is typed, so that it can be copied at any time. */
import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { parseQuery } from "../../../engine/cards/search/index.ts";
import type { SortKey, View } from "../../../engine/cards/search/types.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { readAddress, withoutDirective, writeAddress, writeSort } from "./address.ts";

/** Longer than the time between two keys: the router goes through the page for every address. */
const WRITE_MS = 400;

export function useAddress(game: LibraryGame) {
  const params = useSearchParams();
  const given = readAddress(Object.fromEntries(params));
  const [address, setAddress] = useState(given);
  const outside = writeAddress(given);
  // What this page wrote and has not seen come back yet, and the last that came: who clicks fast writes again before the router has told of the one before.
  const written = useRef<readonly string[]>([outside]);
  // A link or the way back leads to another question; what this page wrote itself comes back here too and changes nothing.
  const [seen, setSeen] = useState(outside);
  if (seen !== outside) {
    setSeen(outside);
    const own = written.current.indexOf(outside);
    written.current = own < 0 ? [outside] : written.current.slice(own);
    if (own < 0) setAddress(given);
  }
  useEffect(() => {
    const search = writeAddress(address);
    if (search === written.current.at(-1) && search === writeAddress(readAddress(Object.fromEntries(new URLSearchParams(location.search)))))
      return;
    const write = () => {
      stop();
      written.current = [...written.current, search];
      history.replaceState(null, "", `${location.pathname}${search}`);
    };
    // Who opens a card at once goes from the question asked, and comes back to it; written later it would take the visit back.
    const beforeLeaving = (event: Event) => {
      if (event.type === "click" || (event instanceof KeyboardEvent && event.key === "Enter")) write();
    };
    const timer = setTimeout(write, WRITE_MS);
    const stop = () => {
      clearTimeout(timer);
      for (const type of ["click", "keydown"]) document.removeEventListener(type, beforeLeaving, true);
    };
    for (const type of ["click", "keydown"]) document.addEventListener(type, beforeLeaving, true);
    return stop;
  }, [address]);
  const change = useMemo(
    () => ({
      text: (q: string) => setAddress((now) => ({ ...now, q })),
      /** Takes a `view:` out of the text as well, since that would go before. */
      view: (view: View) => setAddress((now) => ({ ...now, view, q: withoutDirective(parseQuery(now.q, game), "view") })),
      sort: (keys: readonly SortKey[]) =>
        setAddress((now) => ({ ...now, sort: writeSort(keys), q: withoutDirective(parseQuery(now.q, game), "sort") })),
      columns: (cols: readonly string[]) => setAddress((now) => ({ ...now, cols })),
    }),
    [game],
  );
  return { address, change };
}
