"use client";
/** What can be done with what is picked, a new card, and the numbers and dice of the table. */
import { Dices, Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import type { FreeBoard, FreeNumber } from "../../../engine/games/free/scene.ts";
import type { Change } from "../../../engine/kernel/edit.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { useMedia } from "../../ui/use-media.ts";
import type { TableCards } from "../match/view.ts";
import { areaName, findCard, type Picked, roll, setNumber } from "./free-moves.ts";
import styles from "./free-table.module.css";

/** One thing that can be done with what is picked. */
export type Deed = { readonly label: string; readonly keys?: string; readonly changes: readonly Change[] };

type HandProps = {
  readonly board: FreeBoard;
  readonly cards: TableCards;
  readonly seats: readonly string[];
  readonly picked: Picked;
  readonly deeds: readonly Deed[];
  /** The piece of a board that is picked, in words. */
  readonly holds?: string | undefined;
  /** There are boards with pieces. */
  readonly pieces?: boolean;
  readonly onDo: (changes: readonly Change[]) => void;
  readonly onDrop: () => void;
};

/** What is picked, and everything that can be done with it. */
export function FreeHand({ board, cards, seats, picked, deeds, holds, pieces = false, onDo, onDrop }: HandProps) {
  const found = picked.cards.flatMap((id) => findCard(board, id) ?? []);
  const area = board.areas.find(({ places }) => places.some(({ place }) => place === picked.place));
  const title =
    holds !== undefined
      ? holds
      : area !== undefined
        ? `All of ${areaName(area, seats)}`
        : found.map(({ card }) => (card.card === undefined ? "a card face down" : cards.get(card.card)?.name)).join(", ");
  const touches = useMedia("(hover: none) and (pointer: coarse)");
  if (title === "")
    return (
      <p className={styles.hint}>
        {touches
          ? `Tap a card${pieces ? " or a piece" : ""}, then where it goes; or drag it.`
          : `Click a card${pieces ? " or a piece" : ""} to pick it up, then click where it goes; or drag it. Shift picks several cards.`}
      </p>
    );
  return (
    <section className={styles.deeds} aria-label="Picked cards and pieces">
      <h3>{title}</h3>
      <ul>
        {deeds.map(({ label, keys, changes }) => (
          <li key={label}>
            <Button size="s" onClick={() => onDo(changes)}>
              {label}
              {keys && <Kbd keys={keys} />}
            </Button>
          </li>
        ))}
        <li>
          <Button size="s" look="plain" onClick={onDrop}>
            Put it back
            <Kbd keys="Escape" />
          </Button>
        </li>
      </ul>
    </section>
  );
}

/** Puts a card of the game that was not on the table somewhere. */
export function NewCard({ board, cards, seats, onDo }: Pick<HandProps, "board" | "cards" | "seats" | "onDo">) {
  const id = useId();
  const [name, setName] = useState("");
  const [place, setPlace] = useState(board.areas[0]?.places[0]?.place ?? 0);
  const all = [...cards.values()];
  const index = all.findIndex((card) => card.name.toLowerCase() === name.trim().toLowerCase());
  const area = board.areas.find(({ places }) => places.some((one) => one.place === place));
  return (
    <form
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault();
        if (index < 0) return;
        onDo([{ kind: "create", card: index, owner: Math.max(0, area?.player ?? 0), place }]);
        setName("");
      }}
    >
      <label htmlFor={`${id}-name`}>A new card</label>
      <input id={`${id}-name`} list={`${id}-names`} value={name} placeholder="Name" onChange={(event) => setName(event.target.value)} />
      <datalist id={`${id}-names`}>
        {all.map((card) => (
          <option key={card.id} value={card.name} />
        ))}
      </datalist>
      <select aria-label="Where it goes" value={place} onChange={(event) => setPlace(Number(event.target.value))}>
        {board.areas.map((one) => (
          <option key={`${one.player} ${one.name}`} value={one.places[0]?.place}>
            {areaName(one, seats)}
          </option>
        ))}
      </select>
      <Button size="s" type="submit">
        Put
      </Button>
      {name.trim() !== "" && index < 0 && <small role="status">This game has no card with that name.</small>}
    </form>
  );
}

type NumbersProps = { readonly board: FreeBoard; readonly player: number; readonly onDo: (changes: readonly Change[]) => void };

/** The numbers of a player, or of the table, and its dice. */
export function Numbers({ board, player, onDo }: NumbersProps) {
  const numbers = board.numbers.filter((one) => one.player === player && one.sides === undefined);
  const dice = board.numbers.filter((one) => one.player === player && one.sides !== undefined);
  return (
    <>
      <ul className={styles.numbers}>
        {numbers.map((number) => (
          <NumberRow key={number.field} number={number} onDo={onDo} />
        ))}
      </ul>
      {dice.length > 0 && (
        <div className={styles.dice}>
          {dice.map((die) => (
            <button key={die.field} type="button" aria-label={`Roll ${die.field}: shows ${die.value}`} onClick={() => onDo(roll([die]))}>
              {die.value}
            </button>
          ))}
          <Button size="s" icon={<Dices size={14} aria-hidden />} onClick={() => onDo(roll(dice))}>
            Roll all
          </Button>
        </div>
      )}
    </>
  );
}

/** "pool IQ" for "poolIQ", "shown bid" for "shownBid"; a name of two letters is short for something: "IQ" for "iq". */
const inWords = (field: string): string =>
  (field.length === 2 ? field.toUpperCase() : field).replace(
    /([a-z])([A-Z]+)/g,
    (_, before: string, after: string) => `${before} ${after.length > 1 ? after : after.toLowerCase()}`,
  );

function NumberRow({ number, onDo }: { readonly number: FreeNumber; readonly onDo: NumbersProps["onDo"] }) {
  const { field, value, values, signed } = number;
  const said = inWords(field);
  const to = (next: number) => {
    if (next !== value && (signed || next >= 0)) onDo(setNumber(number, next));
  };
  if (values)
    return (
      <li>
        <span>{said}</span>
        <select aria-label={said} value={value} onChange={(event) => to(Number(event.target.value))}>
          {values.map((word, i) => (
            <option key={word} value={i}>
              {word}
            </option>
          ))}
        </select>
      </li>
    );
  return (
    <li>
      <span>{said}</span>
      <IconButton size="s" look="plain" label={`One ${said} fewer`} onClick={() => to(value - 1)}>
        <Minus size={13} aria-hidden />
      </IconButton>
      <input
        key={value}
        aria-label={said}
        inputMode="numeric"
        defaultValue={value}
        onBlur={(event) => /^-?\d{1,9}$/.test(event.target.value) && to(Number(event.target.value))}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <IconButton size="s" look="plain" label={`One ${said} more`} onClick={() => to(value + 1)}>
        <Plus size={13} aria-hidden />
      </IconButton>
    </li>
  );
}
