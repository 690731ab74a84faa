"use client";
/**
 * The cards that the studio wrote into the page, until the page has its own list. The script neither has their markup nor draws them again: the list takes
 * them over as they stand (`card/found-face.tsx`).
 */
import { createContext, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { keepFirst } from "../../card/first-drawings.ts";
import { ResultsSkeleton } from "../results/results-skeleton.tsx";
import styles from "./first-faces.module.css";
import { writtenFirst } from "./written-first.ts";

/** Under which name the studio has what it writes into this page. */
export const FirstContext = createContext<string | undefined>(undefined);

const never = () => () => undefined;
/** Whether the studio wrote this part of the page; not where it came by a link. */
function useIsWritten(): boolean {
  const [isWritten] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  return isWritten;
}

export function FirstFaces() {
  const name = useContext(FirstContext);
  const isWritten = useIsWritten();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? keepFirst(place.current) : undefined), []);
  if (name === undefined || !isWritten) return <ResultsSkeleton />;
  return (
    <div
      ref={place}
      data-awaited
      className={styles["first"]}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `firstMarkup` escapes every text of a card.
      dangerouslySetInnerHTML={{ __html: writtenFirst(name) }}
    />
  );
}
