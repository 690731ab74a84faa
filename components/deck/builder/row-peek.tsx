"use client";
/** The card of the line under the pointer or with the keyboard's focus, as a face beside the list. Nothing that is not said elsewhere: it is for eyes only. */
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { Face } from "../../card/face.tsx";
import type { DeckRow } from "./deck-rows.ts";
import styles from "./row-peek.module.css";

/** How long a pointer rests on a line until its card is shown; from line to line it changes at once. */
const REST_MS = 140;
const WIDTH = 220;
const HEIGHT = Math.round((WIDTH * 88) / 63);
const AWAY = 12;

type Peek = { readonly card: LibraryCard; readonly left: number; readonly top: number };

/** Handlers for the element around the rows, and the face to draw in it. */
export function useRowPeek(rows: readonly DeckRow[]) {
  const [peek, setPeek] = useState<Peek>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byKey = useRef(false);
  const hide = () => {
    clearTimeout(waiting.current);
    setPeek(undefined);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  const show = (target: EventTarget, after: number) => {
    const line = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    clearTimeout(waiting.current);
    const card = rows.find(({ key }) => key === line?.dataset["row"])?.card;
    if (!line || !card) return setPeek(undefined);
    const { left, top, height } = line.getBoundingClientRect();
    // Without room beside the list it would cover what somebody reads.
    if (left < WIDTH + AWAY) return;
    const most = innerHeight - HEIGHT - AWAY;
    const next = { card, left: left - WIDTH - AWAY, top: Math.max(AWAY, Math.min(most, top + height / 2 - HEIGHT / 2)) };
    waiting.current = setTimeout(() => setPeek(next), after);
  };
  return {
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || event.buttons !== 0) return;
        byKey.current = false;
        show(event.target, peek ? 0 : REST_MS);
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      // The list follows the keyboard's focus by itself; a card that a pointer shows is no longer under it.
      onScroll: () => {
        if (!byKey.current) hide();
      },
      onFocus: (event: FocusEvent) => {
        if (!event.target.matches("[data-row]:focus-visible")) return;
        byKey.current = true;
        show(event.target, 0);
      },
      onBlur: hide,
    },
    hide,
    face: peek && (
      <div className={styles.peek} style={{ left: peek.left, top: peek.top, width: WIDTH }} aria-hidden>
        <Face card={peek.card} detail="face" />
      </div>
    ),
  };
}
