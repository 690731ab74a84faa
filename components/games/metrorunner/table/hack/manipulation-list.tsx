"use client";
/** What can be done in words: about the tile that is selected, or whatever is typed. */
import { useId, useState } from "react";
import { cellWord } from "../../../../../engine/games/metrorunner/hack/moves.ts";
import type { Manipulation } from "./manipulation.ts";
import styles from "./manipulation-list.module.css";
import { meantBy } from "./say.ts";

type ManipulationListProps = {
  readonly offered: readonly Manipulation[];
  readonly selected: number | undefined;
  readonly character: string | undefined;
  /** The text of the character's card. */
  readonly says: string | undefined;
  readonly onPress: (manipulation: Manipulation) => void;
  readonly onLook: (manipulation: Manipulation | undefined) => void;
};

/** As many as are shown for what is typed. */
const MOST_MEANT = 8;
/** Ways of a character that are listed before a tile is selected. */
const MOST_OWN = 4;

export function ManipulationList({ offered, selected, character, says, onPress, onLook }: ManipulationListProps) {
  const [typed, setTyped] = useState("");
  const field = useId();
  const meant = meantBy(typed, offered);
  const about = offered.filter(({ kind, cells }) => kind !== "shift" && selected !== undefined && cells.includes(selected));
  const own = offered.filter(({ kind }) => kind === "character");
  const basic = about.filter(({ kind }) => kind !== "character");
  const ownHere = selected === undefined ? own : own.filter(({ cells }) => cells.includes(selected));
  // The card names its manipulation before it says what it does.
  const does = says?.slice(character !== undefined && says.startsWith(`${character}: `) ? character.length + 2 : 0);
  const buttons = (list: readonly Manipulation[]) => (
    <div className={styles.buttons}>
      {list.map((one) => (
        <button
          key={one.words}
          type="button"
          className={styles.button}
          onClick={() => {
            setTyped("");
            onPress(one);
          }}
          onPointerEnter={({ pointerType }) => pointerType === "mouse" && onLook(one)}
          onPointerLeave={() => onLook(undefined)}
          onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && onLook(one)}
          onBlur={() => onLook(undefined)}
        >
          {one.words}
          {one.price !== undefined && <span> {one.price}</span>}
        </button>
      ))}
    </div>
  );
  return (
    <div className={styles.list}>
      <form
        className={styles.say}
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = meant;
          if (!first) return;
          setTyped("");
          onPress(first);
        }}
      >
        <label htmlFor={field}>Say it</label>
        <input
          id={field}
          value={typed}
          autoComplete="off"
          placeholder="rotate 5 clockwise"
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {typed.trim() !== "" ? (
        meant.length > 0 ? (
          buttons(meant.slice(0, MOST_MEANT))
        ) : (
          <p className={styles.none}>No manipulation available now matches this. Tiles are 1 to 9, or a1 to c3.</p>
        )
      ) : (
        <>
          {basic.length > 0 && (
            <section aria-label={`Tile ${cellWord(selected ?? 0)}`}>
              <h3>Tile {cellWord(selected ?? 0)}</h3>
              {buttons(basic)}
            </section>
          )}
          {ownHere.length > 0 && (
            <section aria-label="Character">
              <h3>
                {character ?? "Character"}
                {selected === undefined ? "" : `, tile ${cellWord(selected)}`}
              </h3>
              {does !== undefined && <p className={styles.none}>{does}</p>}
              {selected === undefined && ownHere.length > MOST_OWN ? (
                <p className={styles.none}>{ownHere.length} ways. Press one of the tiles involved.</p>
              ) : (
                buttons(ownHere)
              )}
            </section>
          )}
          {basic.length === 0 && (
            <p className={styles.none}>
              Press a tile to see its manipulations, drag it onto its neighbour, or press an arrow to shift a line.
            </p>
          )}
        </>
      )}
    </div>
  );
}
