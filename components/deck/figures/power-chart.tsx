"use client";
/** Copies of a deck that can be paid for in each turn: the middle game as a line, eight games of ten as a band, the money below. The table beside says the same. */
import type { FieldSpecs } from "../../../engine/cards/fields.ts";
import { moneyWords } from "../../../engine/cards/price.ts";
import type { PowerTurn } from "../../../engine/decks/deck-games.ts";
import styles from "./power.module.css";

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 26;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 36;

type ChartProps = {
  readonly turns: readonly PowerTurn[];
  /** Copies that the deck draws, and what their section is called. */
  readonly of: number;
  readonly section: string;
  /** The fields of the game's cards: how money is written. */
  readonly fields: FieldSpecs;
};

export function PowerChart({ turns, of, section, fields }: ChartProps) {
  if (turns.length === 0 || of === 0) return null;
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, turns.length);
  const x = (i: number) => LEFT + step * (i + 0.5);
  const y = (copies: number) => TOP + (1 - copies / of) * (HEIGHT - TOP - BOTTOM);
  const band = [
    ...turns.map(({ copies }, i) => `${x(i)},${y(copies.high)}`),
    ...turns.map(({ copies }, i) => `${x(i)},${y(copies.low)}`).reverse(),
  ];
  const floor = HEIGHT - BOTTOM;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} role="img" aria-label={chartWords({ turns, of, section, fields })}>
      {[0, of / 2, of].map((copies) => (
        <g key={copies}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(copies)} y2={y(copies)} className={styles.grid} />
          <text x={LEFT - 5} y={y(copies) + 3.5} className={styles.scale} textAnchor="end">
            {Math.round(copies)}
          </text>
        </g>
      ))}
      <polygon points={band.join(" ")} className={styles.band} />
      {turns.map(({ turn, copies }, i) => (
        <line key={turn} x1={x(i)} x2={x(i)} y1={y(copies.low)} y2={y(copies.high)} className={styles.whisker} />
      ))}
      <polyline points={turns.map(({ copies }, i) => `${x(i)},${y(copies.median)}`).join(" ")} className={styles.line} />
      {turns.map(({ turn, copies, money }, i) => (
        <g key={turn}>
          <circle cx={x(i)} cy={y(copies.median)} r="3" className={styles.dot} />
          <text x={x(i)} y={y(copies.median) + (copies.median > of * 0.82 ? 14 : -7)} className={styles.value} textAnchor="middle">
            {copies.median}
          </text>
          <text x={x(i)} y={floor + 14} className={styles.scale} textAnchor="middle">
            {turn}
          </text>
          <text x={x(i)} y={floor + 29} className={styles.money} textAnchor="middle">
            {moneyWords(money.median, fields)}
          </text>
        </g>
      ))}
      <text x={LEFT - 5} y={floor + 14} className={styles.scale} textAnchor="end">
        turn
      </text>
    </svg>
  );
}

const chartWords = ({ turns, of, section, fields }: ChartProps): string =>
  `How many of the ${of} cards in ${section} can be paid for. ${turns
    .map(
      ({ turn, copies, money }) =>
        `Turn ${turn}: ${copies.median}, in most games ${copies.low} to ${copies.high}, with ${moneyWords(money.median, fields)}`,
    )
    .join(". ")}.`;
