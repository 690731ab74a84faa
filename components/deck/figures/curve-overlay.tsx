"use client";
/** Two curves over each other: what there was as a dashed outline, what there is as a filled bar, with both numbers (story D11). */
import type { FieldSpecs } from "../../../engine/cards/fields.ts";
import { moneyWords, priceName } from "../../../engine/cards/price.ts";
import type { CurveBar } from "../../../engine/decks/index.ts";
import styles from "./curve.module.css";

const HEIGHT = 70;
const WIDTH = 30;
/** Room above the highest bar for its numbers. */
const ABOVE = 28;

export type OverlayBar = { readonly price: number; readonly from: number; readonly to: number };

/** Both curves by price, as far as the longer one goes. */
export const overlayOf = (from: readonly CurveBar[], to: readonly CurveBar[]): readonly OverlayBar[] =>
  Array.from({ length: Math.max(from.length, to.length) }, (_, price) => ({
    price,
    from: from[price]?.copies ?? 0,
    to: to[price]?.copies ?? 0,
  }));

/** "3M: 4 before, 5 after". */
export const overlayWords = ({ price, from, to }: OverlayBar, fields: FieldSpecs): string =>
  `${moneyWords(price, fields)}: ${from === to ? `${to} before and after` : `${from} before, ${to} after`}`;

export function CurveOverlay({ bars, fields }: { readonly bars: readonly OverlayBar[]; readonly fields: FieldSpecs }) {
  const most = Math.max(1, ...bars.flatMap(({ from, to }) => [from, to]));
  if (bars.length === 0) return null;
  return (
    <figure className={styles.overlay} aria-label={`Both curves by ${priceName(fields)}`}>
      <div className={styles.bars}>
        {bars.map((bar) => (
          <div key={bar.price} role="img" className={styles.bar} aria-label={overlayWords(bar, fields)}>
            <Pair bar={bar} most={most} />
            <span className={styles.money}>{moneyWords(bar.price, fields)}</span>
          </div>
        ))}
      </div>
      <ul className={styles.legend}>
        <li>
          <svg width="14" height="14" aria-hidden>
            <rect x="1" y="1" width="12" height="12" className={styles.before} />
          </svg>
          Before
        </li>
        <li>
          <svg width="14" height="14" aria-hidden>
            <rect x="1" y="1" width="12" height="12" className={styles.after} />
          </svg>
          After, with what changed
        </li>
      </ul>
    </figure>
  );
}

function Pair({ bar: { from, to }, most }: { readonly bar: OverlayBar; readonly most: number }) {
  const high = (copies: number) => (copies / most) * HEIGHT;
  const top = ABOVE + HEIGHT - Math.max(high(from), high(to));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${ABOVE + HEIGHT + 1}`} height={ABOVE + HEIGHT + 1} aria-hidden>
      {to > 0 && <rect x="4" y={ABOVE + HEIGHT - high(to)} width={WIDTH - 8} height={high(to)} className={styles.after} />}
      {from > 0 && <rect x="1" y={ABOVE + HEIGHT - high(from)} width={WIDTH - 2} height={high(from)} className={styles.before} />}
      <text x={WIDTH / 2} y={top - 4} className={styles.number}>
        {to}
      </text>
      {from !== to && (
        <text x={WIDTH / 2} y={top - 16} className={styles.change}>
          {to > from ? `+${to - from}` : `−${from - to}`}
        </text>
      )}
    </svg>
  );
}
