"use client";
/** Who sits at each seat of a match that one begins alone. */
import { isFreeTable, type TableGame } from "../../../engine/games/game.ts";
import type { LobbyBot } from "../../../engine/games/game-lobby.ts";
import { LOBBIES } from "../../../engine/games/lists/lobbies.ts";
import styles from "./choose-sitters.module.css";
import { type Sitter, sitterName } from "./sitters.ts";

const NONE: readonly LobbyBot[] = [];

/** The bots that can sit at a table: none where everything is moved by hand. */
export const botsAt = (game: TableGame): readonly LobbyBot[] => (isFreeTable(game) ? NONE : LOBBIES[game].bots);

type ChooseProps = {
  readonly game: TableGame;
  /** What each seat is called, in their order. */
  readonly seats: readonly string[];
  /** One for each seat. */
  readonly sitting: readonly Sitter[];
  readonly onChange: (sitting: readonly Sitter[]) => void;
};

export function ChooseSitters({ game, seats, sitting, onChange }: ChooseProps) {
  return (
    <fieldset className={styles.seats}>
      <legend>Who plays</legend>
      {seats.map((seat, player) => (
        <div key={seat} className={styles.seat}>
          <span aria-hidden>{seat}</span>
          <SitterSelect
            label={seat}
            value={sitting[player] ?? "here"}
            sitters={["here", ...botsAt(game)]}
            onChange={(sitter) => onChange(sitting.map((one, i) => (i === player ? sitter : one)))}
          />
        </div>
      ))}
    </fieldset>
  );
}

type SelectProps = {
  readonly label: string;
  readonly value: Sitter;
  readonly sitters: readonly Sitter[];
  readonly onChange: (sitter: Sitter) => void;
};

export const SitterSelect = ({ label, value, sitters, onChange }: SelectProps) => (
  <select aria-label={label} value={value} onChange={({ target }) => onChange(sitters.find((sitter) => sitter === target.value) ?? value)}>
    {sitters.map((sitter) => (
      <option key={sitter} value={sitter}>
        {sitterName(sitter)}
      </option>
    ))}
  </select>
);
