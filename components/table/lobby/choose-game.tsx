"use client";
/** Which game is played: all there are, each with what its cards look like. */
import { Suspense, useId } from "react";
import { GAME_IDS, type GameId, type LibraryCard } from "../../../engine/cards/card.ts";
import { isPlayable } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { Fan } from "../../card/fan.tsx";
import { GameMark } from "../../frame/game-mark.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./choose-game.module.css";
import type { Room } from "./new-match-model.ts";

type ChooseGameProps = {
  readonly value: GameId;
  /** How many can play each: by its rules, else on its free table. */
  readonly rooms: Readonly<Record<GameId, Room | undefined>>;
  readonly faces: Readonly<Record<GameId, readonly LibraryCard[]>>;
  readonly onChange: (game: GameId) => void;
};

export function ChooseGame({ value, rooms, faces, onChange }: ChooseGameProps) {
  const base = useId();
  return (
    <fieldset className={styles.games}>
      <VisuallyHidden as="legend">Game</VisuallyHidden>
      {GAME_IDS.map((game) => {
        const room = rooms[game];
        return (
          <label key={game} className={styles.game}>
            <input
              type="radio"
              name={base}
              checked={value === game}
              aria-labelledby={`${base}-${game}`}
              aria-describedby={`${base}-${game}-room`}
              onChange={() => onChange(game)}
            />
            <Suspense fallback={<span className={styles.fan} />}>
              <Fan cards={faces[game]} className={styles.fan} />
            </Suspense>
            <GameMark game={game} size={18} />
            <b id={`${base}-${game}`}>{ABOUT[game].name}</b>
            <small id={`${base}-${game}-room`}>
              {isPlayable(game) ? "" : "free table, "}
              {room && roomWords(room)}
            </small>
          </label>
        );
      })}
    </fieldset>
  );
}

/** "2 players", "1 to 4 players". */
const roomWords = ({ from, to }: Room): string => `${from === to ? from : `${from} to ${to}`} ${to === 1 ? "player" : "players"}`;
