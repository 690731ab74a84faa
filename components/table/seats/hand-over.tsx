"use client";
/** Between two players at one screen: nobody's cards are shown until the next one says to be there. */
import { useLayoutEffect, useRef, useState } from "react";
import type { Player } from "../../../engine/kernel/state.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./hand-over.module.css";
import { hasSecrets } from "./veil.ts";

const keyOf = (id: string) => `arcology.open-hands.${id}`;

export type HandOver = {
  /** Who is to take the screen: "Player 2". */
  readonly name: string;
  take(always: boolean): void;
};

/** Whether somebody else has to take the screen before what is hidden is shown; undefined when the cards may be seen. */
export function useHandOver(match: MatchView, needed: boolean): HandOver | undefined {
  // Whoever begins a match at this screen looks at it now.
  const [sees, setSees] = useState<Player | undefined>(match.n === 0 ? match.viewer : undefined);
  const [open, setOpen] = useState(true);
  // Before the paint: hidden cards are never seen first.
  useLayoutEffect(() => setOpen(sessionStorage.getItem(keyOf(match.id)) !== null), [match.id]);
  if (!needed || open || match.yours.length < 2 || match.viewer < 0 || sees === match.viewer || !hasSecrets(match)) return undefined;
  return {
    name: match.seats[match.viewer]?.seat ?? "",
    take: (always) => {
      setSees(match.viewer);
      if (!always) return;
      sessionStorage.setItem(keyOf(match.id), "yes");
      setOpen(true);
    },
  };
}

type HandOverPromptProps = HandOver & {
  /** Passes for the next player, who need not look for it; absent where passing is not possible. */
  readonly onPass: (() => void) | undefined;
};

/** Takes the place of the next prompt. */
export function HandOverPrompt({ name, take, onPass }: HandOverPromptProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    announce(`Hand over to ${name}.`, "assertive");
    root.current?.querySelector("button")?.focus();
  }, [name]);
  return (
    <div ref={root} className={styles.over}>
      <p>The hand and its options stay hidden until {name} looks.</p>
      <Button look="primary" onClick={() => take(false)}>
        I am {name}: show my cards
      </Button>
      {onPass && <Button onClick={onPass}>Pass without looking</Button>}
      <Button look="plain" onClick={() => take(true)}>
        I play both sides: do not ask again
      </Button>
    </div>
  );
}
