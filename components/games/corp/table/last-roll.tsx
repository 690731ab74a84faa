/** The last roll of the turn as it fell: each side's dice with their hits, from what the log tells of it. */
import { facesIn, NO_HITS } from "../../../../engine/games/corp/encounters/faces.ts";
import type { LogItem } from "../../../../engine/matches/told.ts";
import { PlayerShape } from "../../../table/boards/player-shape.tsx";
import { Die } from "./die.tsx";
import styles from "./last-roll.module.css";

type Rolled = { readonly player: number; readonly side: number; readonly dice: readonly number[]; readonly hits: number };

/** The sides of the last roll in a turn, in the order they rolled; none if nothing was rolled in it. */
export function lastRoll(items: readonly LogItem[], turn: number): readonly Rolled[] {
  const item = items.findLast(({ events, undone }) => !undone && events.some(({ event }) => event === "rolled"));
  if (!item || item.turn !== turn) return [];
  const sides: Rolled[] = [];
  for (const { event, args } of item.events.toReversed()) {
    if (event !== "rolled") continue;
    const [player = 0, side = 0, packed = 0, hits = 0] = args;
    const before = sides[0];
    // More than ten dice are told in several entries.
    if (before?.player === player && before.side === side && sides.length === 1)
      sides[0] = { ...before, dice: [...facesIn(packed), ...before.dice] };
    else if (sides.length < 2) sides.unshift({ player, side, dice: facesIn(packed), hits });
  }
  return sides;
}

export function LastRoll({
  items,
  turn,
  names,
}: {
  readonly items: readonly LogItem[];
  readonly turn: number;
  readonly names: readonly string[];
}) {
  const sides = lastRoll(items, turn);
  if (sides.length === 0) return null;
  return (
    <section className={styles.roll} aria-label="Last roll">
      <h2>Last roll</h2>
      {sides.map(({ player, side, dice, hits }) => {
        const count = hits === NO_HITS ? "" : `${hits} ${hits === 1 ? "hit" : "hits"}`;
        return (
          <p
            key={`${player} ${side}`}
            role="img"
            aria-label={`${names[player]} rolled ${dice.join(", ") || "no dice"}${count && `: ${count}`}`}
          >
            <span>
              <PlayerShape player={player} size={13} /> {names[player]}
            </span>
            {dice.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice in the order they fell
              <Die key={i} face={face} plain={hits === NO_HITS} />
            ))}
            <b>{dice.length === 0 ? "no dice" : count}</b>
          </p>
        );
      })}
    </section>
  );
}
