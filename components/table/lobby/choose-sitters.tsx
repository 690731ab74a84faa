"use client";
/** Who sits at each seat of a match that one begins alone. */
import styles from "./choose-sitters.module.css";
import { SITTERS } from "./sitters.ts";

type ChooseProps = {
  /** What each seat is called, in their order. */
  readonly seats: readonly string[];
  /** Ids of `SITTERS`, one for each seat. */
  readonly sitting: readonly string[];
  readonly onChange: (sitting: readonly string[]) => void;
};

export function ChooseSitters({ seats, sitting, onChange }: ChooseProps) {
  return (
    <fieldset className={styles.seats}>
      <legend>Who plays</legend>
      {seats.map((seat, player) => (
        <label key={seat}>
          {seat}
          <select value={sitting[player]} onChange={({ target }) => onChange(sitting.map((one, i) => (i === player ? target.value : one)))}>
            {SITTERS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
