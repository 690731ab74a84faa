"use client";
/** Between two players at one screen: nobody's cards are shown until the next one says to be there. */
import { useEffect, useRef, useState } from "react";
import type { Player } from "../../engine/kernel/state.ts";
import type { MatchView } from "../../engine/matches/told.ts";
import { announce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./hand-over.module.css";

const keyOf = (id: string) => `arcology.open-hands.${id}`;

/** Who is to take the screen before anything is shown; undefined when the cards may be seen. */
export function useHandOver(match: MatchView, needed: boolean): { readonly to: Player | undefined; take(always: boolean): void } {
  // Whoever begins a match at this screen looks at it now.
  const [sees, setSees] = useState<Player | undefined>(match.n === 0 ? match.viewer : undefined);
  const [open, setOpen] = useState(true);
  useEffect(() => setOpen(sessionStorage.getItem(keyOf(match.id)) !== null), [match.id]);
  const hidden = needed && !open && match.yours.length > 1 && match.viewer >= 0 && sees !== match.viewer;
  return {
    to: hidden ? match.viewer : undefined,
    take: (always) => {
      setSees(match.viewer);
      if (!always) return;
      sessionStorage.setItem(keyOf(match.id), "yes");
      setOpen(true);
    },
  };
}

export function HandOver({ name, onTake }: { readonly name: string; readonly onTake: (always: boolean) => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    announce(`Hand over to ${name}.`, "assertive");
    root.current?.querySelector("button")?.focus();
  }, [name]);
  return (
    <section className={styles.over} aria-labelledby="hand-over">
      <div ref={root}>
        <h2 id="hand-over">Hand over to {name}</h2>
        <p>Both hands are hidden until {name} looks.</p>
        <Button look="primary" onClick={() => onTake(false)}>
          I am {name}: show my cards
        </Button>
        <Button look="plain" onClick={() => onTake(true)}>
          I play both sides: do not ask again
        </Button>
      </div>
    </section>
  );
}
