"use client";
/** A spot of a board that can be pressed: a mouse that points at it and the focus show it, a finger looks first. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type Ref, useRef } from "react";
import { cx } from "../../ui/cx.ts";
import styles from "./plate.module.css";

export type SpotButtonProps = {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly id: string;
  readonly label: string;
  readonly style: CSSProperties;
  readonly className?: string | undefined;
  /** It is where Tab comes to the board. */
  readonly entry: boolean;
  /** It is pointed at or focused. */
  readonly onShow: () => void;
  readonly onPress: (byTouch: boolean) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
};

export function SpotButton({ ref, id, label, style, className, entry, onShow, onPress, onKey, onFocus }: SpotButtonProps) {
  const touched = useRef(false);
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={entry ? 0 : -1}
      className={cx(styles.spot, className)}
      style={style}
      aria-label={label}
      data-spot={id}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === "mouse" && onShow()}
      onPointerDown={({ pointerType }) => {
        touched.current = pointerType !== "mouse";
      }}
      onClick={({ detail }) => onPress(detail > 0 && touched.current)}
      onKeyDown={onKey}
      onFocus={({ currentTarget }) => {
        onFocus();
        if (currentTarget.matches(":focus-visible")) onShow();
      }}
    />
  );
}
