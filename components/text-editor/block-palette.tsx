"use client";
/** What can go into the current slot: every construct of its sort that the game carries out, by its words. */
import { useDraggable } from "@dnd-kit/react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { legible } from "../../engine/cards/legible.ts";
import { isTyped, type Language, type Offer, offersFor } from "../../engine/language/index.ts";
import { cx } from "../ui/cx.ts";
import styles from "./block-editor.module.css";
import type { BlockRow } from "./block-rows.ts";

export type BlockPaletteProps = {
  readonly language: Language;
  readonly row: BlockRow;
  readonly filter: RefObject<HTMLInputElement | null>;
  readonly onChoose: (offer: Offer) => void;
  /** Back to the slot without choosing. */
  readonly onLeave: () => void;
};

export function BlockPalette({ language, row, filter, onChoose, onLeave }: BlockPaletteProps) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const all = isTyped(row.slot) || row.unread ? [] : offersFor(language, row.slot.sort);
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean);
  const offers = found(all, words);
  const chosen = Math.min(at, offers.length - 1);
  useEffect(() => {
    list.current?.querySelector(`[data-at="${chosen}"]`)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const choose = (offer: Offer | undefined) => {
    if (!offer) return;
    setTyped("");
    setAt(0);
    onChoose(offer);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, PageDown: chosen + 8, PageUp: chosen - 8 };
    const next = to[event.key];
    if (next !== undefined) setAt(Math.max(0, Math.min(offers.length - 1, next)));
    else if (event.key === "Enter") choose(offers[chosen]);
    else if (event.key === "Escape") onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const about = offers[chosen];
  return (
    <div className={styles.palette}>
      <input
        ref={filter}
        role="combobox"
        aria-label={`Content: ${row.slot.label}`}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={about ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={row.unread ? "Edit it as text" : isTyped(row.slot) ? "Typed in the outline" : `Find ${row.slot.label}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} role="listbox" aria-label={`Choices for ${row.slot.label}`} className={styles.offers}>
        {offers.map((offer, i) => (
          <OfferView
            key={`${offer.kind} ${offer.id}`}
            offer={offer}
            kind={offers[i - 1]?.kind === offer.kind ? undefined : offer.kind}
            id={`${id}-${i}`}
            place={i}
            isChosen={i === chosen}
            onPoint={() => setAt(i)}
            onChoose={() => choose(offer)}
          />
        ))}
      </div>
      <p className={styles.doc} role="status">
        {about ? (
          <>
            {about.doc} <q>{about.example}</q>
          </>
        ) : all.length > 0 ? (
          `Nothing here matches “${legible(typed)}”.`
        ) : null}
      </p>
    </div>
  );
}

/** Offers that have all words, those whose own words begin with them first. */
function found(all: readonly Offer[], words: readonly string[]): readonly Offer[] {
  const rank = ({ phrase, doc, kind }: Offer): number => {
    const own = phrase.toLowerCase();
    if (words.every((word) => own.startsWith(word))) return 0;
    if (words.every((word) => own.includes(word))) return 1;
    return words.every((word) => `${own} ${doc} ${kind}`.toLowerCase().includes(word)) ? 2 : 3;
  };
  return all
    .map((offer) => ({ offer, at: rank(offer) }))
    .filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at)
    .map(({ offer }) => offer);
}

type OfferViewProps = {
  readonly offer: Offer;
  /** Of the first one of its kind. */
  readonly kind: string | undefined;
  readonly id: string;
  readonly place: number;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
};

function OfferView({ offer, kind, id, place, isChosen, onPoint, onChoose }: OfferViewProps) {
  const { ref } = useDraggable({ id: `offer ${offer.kind} ${offer.id}`, data: { kind: "offer", offer } });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-at={place}
      className={cx(styles.offer, isChosen && styles.chosen)}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span>{offer.phrase}</span>
      {kind && <span className={styles.kind}>{kind}</span>}
    </div>
  );
}
