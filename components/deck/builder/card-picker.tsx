"use client";
/** A box that finds a card by part of its name: arrows choose, Enter picks, Esc closes the list. With `counted` it reads "2 tid" too. */
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { Pool } from "../../../engine/cards/deck.ts";
import { legible } from "../../../engine/cards/legible.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { ArtThumb } from "../../cards/results/art-thumb.tsx";
import { cx } from "../../ui/cx.ts";
import { PriceTag } from "../price-tag.tsx";
import styles from "./card-picker.module.css";
import { MOST_TYPED, type QuickAnswer, quickAnswer, readQuick } from "./quick-match.ts";

export type Picked = { readonly card: LibraryCard; readonly count: number; readonly most: boolean };

export type CardPickerProps = {
  readonly label: string;
  readonly placeholder: string;
  /** The cards that may be taken, and the pool whose names are looked up. */
  readonly cards: readonly LibraryCard[];
  readonly pool: Pool;
  readonly onPick: (picked: Picked) => void;
  /** A number before the name is a count, and Shift+Enter asks for as many as allowed. */
  readonly counted?: boolean;
  /** The text at the right of an option, such as "2 of 4". */
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
  pool,
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
  const typed = counted ? text : text.replace(/^\s*[+−-]?[\d.,]+/u, "");
  const read = readQuick(typed);
  const answer = open ? quickAnswer(typed, cards, pool) : undefined;
  const matches = answer?.matches ?? [];
  const sentence = answer && sentenceOf(answer, typed);
  const chosen = Math.min(at, matches.length - 1);

  const take = (card: LibraryCard | undefined, most: boolean) => {
    if (!card) return setOpen(true);
    onPick({ card, count: read.count, most });
    input.current?.select();
  };
  /** What Enter takes while no list is shown: no name that is only near. */
  const meant = () => {
    const { matches, near } = quickAnswer(typed, cards, pool);
    return near ? undefined : matches[0];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const by = event.key === "ArrowDown" ? 1 : -1;
      setOpen(true);
      if (matches.length > 0) setAt((chosen + by + matches.length) % matches.length);
    } else if (event.key === "Enter") take(matches[chosen] ?? meant(), event.shiftKey);
    else if (event.key === "Escape" && open) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
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
        {read.words.length > 0 && read.count > 1 && <b className={styles.times}>×{read.count}</b>}
      </div>
      <div className={styles.list} hidden={sentence === undefined && matches.length === 0}>
        {sentence !== undefined && (
          <p className={styles.none} role="status">
            {sentence}
          </p>
        )}
        <div id={`${id}-list`} role="listbox" aria-label={label} hidden={matches.length === 0}>
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
              <PriceTag card={card} game={gameDefinition(pool.game)} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Why what is offered is not what was typed; undefined when it is, or when no name was typed. */
function sentenceOf({ matches, near, badCount }: QuickAnswer, typed: string): string | undefined {
  if (badCount !== undefined) return `“${badCount}” is not a count from 1 to ${MOST_TYPED}. Change it, or type only the name for one copy.`;
  if (!near) return undefined;
  const name = legible(typed.trim());
  return matches.length > 0 ? `No card is named “${name}”. The closest names:` : `No card has a name like “${name}”.`;
}
