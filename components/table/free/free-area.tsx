"use client";
/** An area of a free table: a pile, a row, a hand or a grid, whose places take cards. */
import { useDroppable } from "@dnd-kit/react";
import { useState } from "react";
import type { FreeArea as Area, FreePlace } from "../../../engine/games/free/scene.ts";
import { cx } from "../../ui/cx.ts";
import type { TableCards } from "../match/view.ts";
import { FreeCard } from "./free-card.tsx";
import { areaName, areaWords, type Picked, placeName } from "./free-moves.ts";
import styles from "./free-table.module.css";

type FreeAreaProps = {
  readonly area: Area;
  readonly cards: TableCards;
  readonly seats: readonly string[];
  readonly picked: Picked;
  readonly onPick: (card: number, more: boolean) => void;
  readonly onPickPlace: (place: number) => void;
  readonly onPut: (place: number) => void;
};

export function FreeArea(props: FreeAreaProps) {
  const { area, seats } = props;
  const [spread, setSpread] = useState(false);
  const count = area.places.reduce((sum, { cards }) => sum + cards.length, 0);
  const isPile = area.shape === "pile";
  return (
    <section className={cx(styles.area, styles[area.shape])} aria-label={areaName(area, seats)}>
      <header>
        <h3>{areaWords(area)}</h3>
        <small>{count}</small>
        {isPile && count > 1 && (
          <button type="button" className={styles.spread} aria-pressed={spread} onClick={() => setSpread(!spread)}>
            {spread ? "Stack" : "Spread"}
          </button>
        )}
      </header>
      <ol
        className={styles.places}
        style={area.places.length > 1 ? { gridTemplateColumns: `repeat(${Math.max(1, area.columns)}, minmax(0, 1fr))` } : undefined}
      >
        {area.places.map((place) => (
          <Place key={place.place} {...props} place={place} stacked={(isPile && !spread) || area.shape === "grid"} />
        ))}
      </ol>
    </section>
  );
}

function Place({
  area,
  place,
  stacked,
  cards,
  seats,
  picked,
  onPick,
  onPickPlace,
  onPut,
}: FreeAreaProps & { readonly place: FreePlace; readonly stacked: boolean }) {
  const { ref, isDropTarget } = useDroppable({ id: `place-${place.place}`, data: { place: place.place } });
  const name = placeName(area, place, seats);
  const shown = stacked ? place.cards.slice(-1) : place.cards;
  const holds = picked.cards.length > 0;
  return (
    <li ref={ref} className={cx(styles.place, isDropTarget && styles.over, picked.place === place.place && styles.picked)}>
      {shown.map((card) => (
        <FreeCard
          key={card.id}
          card={card}
          cards={cards}
          seats={seats}
          picked={picked.cards.includes(card.id)}
          beneath={stacked ? place.cards.length - 1 : 0}
          where={name}
          onPick={(more) => onPick(card.id, more)}
        />
      ))}
      {place.cards.length === 0 && <span className={styles.empty}>{place.word !== undefined && <small>{place.word}</small>}</span>}
      {holds ? (
        <button type="button" className={styles.put} aria-label={`Put it here: ${name}`} onClick={() => onPut(place.place)}>
          +
        </button>
      ) : (
        place.cards.length > 1 && (
          <button
            type="button"
            className={styles.whole}
            aria-pressed={picked.place === place.place}
            aria-label={`All ${place.cards.length} cards: ${name}`}
            data-place={place.place}
            onClick={() => onPickPlace(place.place)}
          >
            {stacked ? place.cards.length : "all"}
          </button>
        )
      )}
    </li>
  );
}
