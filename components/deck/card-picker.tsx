"use client";
/** A box that finds a card by half its name: arrows choose, Enter takes, Esc closes the list. With `counted` it reads "2 tid" too. */
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import type { LibraryCard } from "../../engine/cards/card.ts";
import { legible } from "../../engine/cards/legible.ts";
import { ArtThumb } from "../cards/art-thumb.tsx";
import { cx } from "../ui/cx.ts";
import styles from "./card-picker.module.css";
import { PriceTag } from "./price-tag.tsx";
import { quickMatches, readQuick } from "./quick-match.ts";

export type Picked = { readonly card: LibraryCard; readonly count: number; readonly most: boolean };

export type CardPickerProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly cards: readonly LibraryCard[];
  readonly onPick: (picked: Picked) => void;
  /** A number before the name is a count, and Shift+Enter asks for as many as allowed. */
  readonly counted?: boolean;
  /** What stands at the right of an option, such as "2 of 4". */
  readonly aside?: (card: LibraryCard) => ReactNode;
  readonly icon?: ReactNode;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** The window that it is in begins here. */
  readonly isFirst?: boolean;
  /** The list makes room for itself, where lying over what follows would cut it: in a window. */
  readonly inFlow?: boolean;
  readonly className?: string | undefined;
};

export function CardPicker({
  label,
  placeholder,
  cards,
  onPick,
  counted = false,
  aside,
  icon,
  inputRef,
  isFirst,
  inFlow = false,
  className,
}: CardPickerProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(false);
  const read = counted ? readQuick(text) : { ...readQuick(text.replace(/^\s*\d+/u, "")), count: 1 };
  const matches = open ? quickMatches(read, cards) : [];
  const chosen = Math.min(at, matches.length - 1);

  const take = (card: LibraryCard | undefined, most: boolean) => {
    if (!card) return;
    onPick({ card, count: read.count, most });
    input.current?.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const by = event.key === "ArrowDown" ? 1 : -1;
      setOpen(true);
      if (matches.length > 0) setAt((chosen + by + matches.length) % matches.length);
    } else if (event.key === "Enter") take(matches[chosen] ?? quickMatches(read, cards)[0], event.shiftKey);
    else if (event.key === "Escape" && open) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const nothing = open && read.words.length > 0 && matches.length === 0;
  return (
    <div className={cx(styles.picker, inFlow && styles.inFlow, className)}>
      <div className={styles.box}>
        {icon}
        <input
          ref={input}
          data-autofocus={isFirst}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={matches.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={matches.length > 0 ? `${id}-${chosen}` : undefined}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
            setOpen(true);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        {counted && read.words.length > 0 && read.count > 1 && <b className={styles.times}>×{read.count}</b>}
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} hidden={matches.length === 0}>
        {matches.map((card, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are on the box, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, not focused
          <div
            key={card.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === chosen}
            className={cx(styles.option, i === chosen && styles.chosen)}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setAt(i)}
            onClick={(event) => {
              take(card, event.shiftKey);
              input.current?.focus();
            }}
          >
            <ArtThumb card={card} width={42} height={26} className={styles.thumb} />
            <span className={styles.name}>{card.name}</span>
            {aside?.(card)}
            <PriceTag card={card} />
          </div>
        ))}
      </div>
      {nothing && (
        <p className={styles.none} role="status">
          No card has a name like “{legible(text.trim())}”.
        </p>
      )}
    </div>
  );
}
