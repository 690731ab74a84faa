"use client";
/**
 * More about something, on hover, focus or long press (WCAG 1.4.13): it can be pointed at, stays until the pointer leaves and closes with Esc. For
 * help and previews; for anything to act in, use a Menu or a Dialog.
 */
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "./cx.ts";
import { place, type Side } from "./place.ts";
import styles from "./popover.module.css";

const OPEN_MS = 250;
const CLOSE_MS = 160;
const LONG_PRESS_MS = 500;

export type PopoverProps = {
  /** What is shown; a function is called only while open. */
  readonly content: ReactNode | (() => ReactNode);
  readonly children: ReactNode;
  readonly side?: Side;
  /** The wrapper takes focus itself; leave out when `children` hold a control. */
  readonly focusable?: boolean;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
};

export function Popover({ content, children, side = "below", focusable = false, className, panelClassName }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };
  const pointed = useRef(false);
  // What comes to lie under a pointer that rests is not pointed at.
  const point = ({ pointerType, movementX, movementY }: PointerEvent<HTMLElement>) => {
    if (pointerType !== "mouse" || pointed.current || (movementX === 0 && movementY === 0)) return;
    pointed.current = true;
    later(true, OPEN_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    if (anchor.current && panel.current) {
      panel.current.showPopover();
      place(anchor.current, panel.current, side);
    }
    // Also what was about to open it once more.
    const shut = () => {
      clearTimeout(timer.current);
      setOpen(false);
    };
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      shut();
    };
    const leave = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !anchor.current?.contains(target)) shut();
    };
    document.addEventListener("keydown", close, true);
    document.addEventListener("pointerdown", leave);
    return () => {
      document.removeEventListener("keydown", close, true);
      document.removeEventListener("pointerdown", leave);
    };
  }, [open, side]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus alone opens it
    // biome-ignore lint/a11y/noStaticElementInteractions: shows help; the control inside is the one to act on
    <span
      ref={anchor}
      className={cx(styles.anchor, focusable && styles.word, className)}
      tabIndex={focusable ? 0 : undefined}
      role={focusable ? "note" : undefined}
      aria-describedby={open ? id : undefined}
      onPointerMove={point}
      onPointerLeave={(event) => {
        pointed.current = false;
        if (event.pointerType === "mouse") later(false, CLOSE_MS);
        else clearTimeout(timer.current);
      }}
      onPointerDown={(event) => event.pointerType !== "mouse" && later(true, LONG_PRESS_MS)}
      onPointerUp={(event) => event.pointerType !== "mouse" && !open && !focusable && clearTimeout(timer.current)}
      onFocus={(event) => event.target.matches(":focus-visible") && later(true, 0)}
      onBlur={() => later(false, 0)}
      onClick={focusable ? () => later(true, 0) : undefined}
    >
      {children}
      {open && (
        <span ref={panel} id={id} popover="manual" role="tooltip" className={cx(styles.panel, panelClassName)}>
          {typeof content === "function" ? content() : content}
        </span>
      )}
    </span>
  );
}
