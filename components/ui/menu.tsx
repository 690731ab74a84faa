"use client";
/** A button that opens a menu: arrows, Home, End, first letters; Esc gives the focus back. Each item shows its key. */
import { Check } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { cx } from "./cx.ts";
import { Kbd } from "./kbd.tsx";
import styles from "./menu.module.css";
import { place } from "./place.ts";

export type MenuItem =
  | "separator"
  | {
      readonly label: string;
      readonly icon?: ReactNode;
      /** Key to show beside it: "Mod+z". */
      readonly keys?: string | undefined;
      /** Given: the item is a switch or a choice, and whether it is on. */
      readonly checked?: boolean;
      /** Why it cannot be done now; it stays reachable and says so. */
      readonly why?: string | undefined;
      readonly href?: string;
      readonly onSelect?: () => void;
    };

export type MenuProps = {
  readonly items: readonly MenuItem[];
  /** What the button shows. */
  readonly children: ReactNode;
  /** Name of the button and of the menu. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly align?: "start" | "end";
  /** Roving grids take the button out of the tab order. */
  readonly tabIndex?: number;
};

export function Menu({ items, children, label, className, align = "start", tabIndex }: MenuProps) {
  const router = useRouter();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });

  const options = () => [...(panel.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
  const focusAt = (index: number) => {
    const all = options();
    all[(index + all.length) % all.length]?.focus();
  };
  const choose = (item: Exclude<MenuItem, "separator">) => {
    if (item.why) return;
    panel.current?.hidePopover();
    button.current?.focus();
    item.onSelect?.();
    if (item.href) router.push(item.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = options();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const go: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = go[event.key];
    if (target !== undefined) focusAt(target);
    else if (event.key === "Tab") return panel.current?.hidePopover();
    else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) {
      const now = event.timeStamp;
      const text = (now - typed.current.at < 700 ? typed.current.text : "") + event.key.toLowerCase();
      typed.current = { text, at: now };
      all.find((option) => (option.dataset["item"] ?? "").toLowerCase().startsWith(text))?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
        tabIndex={tabIndex}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          event.stopPropagation();
          panel.current?.showPopover();
        }}
      >
        {children}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          if (event.newState !== "open" || !button.current || !panel.current) return;
          place(button.current, panel.current, "below", align);
          focusAt(0);
        }}
      >
        {items.map((item, i) =>
          item === "separator" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: separators have no other name
            <div key={`separator-${i}`} role="separator" className={styles.separator} />
          ) : (
            <button
              key={item.label}
              type="button"
              role={item.checked === undefined ? "menuitem" : "menuitemcheckbox"}
              {...(item.checked !== undefined && { "aria-checked": item.checked })}
              aria-disabled={item.why ? true : undefined}
              tabIndex={-1}
              data-item={item.label}
              className={cx(styles.item, item.checked && styles.checked)}
              onClick={() => choose(item)}
            >
              <span className={styles.icon}>{item.checked ? <Check size={14} aria-hidden /> : item.icon}</span>
              <span className={styles.label}>
                {item.label}
                {item.why && <small>{item.why}</small>}
              </span>
              {item.keys && (
                <span className={styles.keys}>
                  <Kbd keys={item.keys} />
                </span>
              )}
            </button>
          ),
        )}
      </div>
    </>
  );
}
