"use client";
import { useId } from "react";
/** The curve of what a deck draws: a bar for each price, stacked by kind. Colour, pattern and label say the same (story D7). */
import { moneyWords, priceField } from "../../../engine/cards/price.ts";
import type { Curve, CurveBar } from "../../../engine/decks/index.ts";
import type { GameDefinition } from "../../../engine/games/game.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./curve.module.css";

const HEIGHT = 92;
const WIDTH = 30;
/** How a kind looks, by its place among the kinds of its game; more kinds than looks begin again. */
const LOOKS = [
  { pattern: "vertical", colour: "var(--info)" },
  { pattern: "solid", colour: "var(--steel)" },
  { pattern: "diagonal", colour: "var(--pink)" },
  { pattern: "dots", colour: "var(--teal)" },
  { pattern: "horizontal", colour: "var(--amber)" },
] as const;
type Look = { readonly pattern: (typeof LOOKS)[number]["pattern"]; readonly colour: string };

const lookOf = (place: number): Look => LOOKS[place % LOOKS.length] ?? LOOKS[0];

/** The kinds in the bars. Each keeps its own colour and pattern (visual.md 2). */
export const seriesOf = (game: Pick<GameDefinition, "kinds">, bars: readonly CurveBar[]) =>
  game.kinds.map((kind, i) => ({ kind, ...lookOf(i) })).filter(({ kind }) => bars.some((bar) => bar.byKind[kind.id]));
type Series = ReturnType<typeof seriesOf>;

export type CurveChartProps = {
  readonly curve: Curve;
  readonly game: GameDefinition;
  /** Given: a bar is a button that shows the cards of its price. */
  readonly onPick?: (query: string) => void;
};

export function CurveChart({ curve, game, onPick }: CurveChartProps) {
  const id = useId();
  const series = seriesOf(game, curve.bars);
  const searched = priceField(game.fields)?.[1].search?.[0] ?? "cost";
  const drawn = game.deck?.sections.find((section) => section.id === game.deck?.draws.from);
  const most = Math.max(1, ...curve.bars.map(({ copies }) => copies));
  if (curve.bars.length === 0) return <p className={styles.none}>No cards to draw yet.</p>;
  return (
    <>
      <svg width="0" height="0" className={styles.defs} aria-hidden>
        <defs>
          {series.map(({ kind, pattern, colour }) => (
            <Pattern key={kind.id} id={`${id}-${kind.id}`} pattern={pattern} colour={colour} />
          ))}
        </defs>
      </svg>
      <div className={styles.bars}>
        {curve.bars.map((bar) =>
          onPick ? (
            <button
              key={bar.price}
              type="button"
              className={styles.bar}
              onClick={() => onPick(`${searched}=${bar.price} ${drawn?.query ?? ""}`.trim())}
            >
              <VisuallyHidden>{`${barWords(bar, game)}. Show cards that cost ${moneyWords(bar.price, game.fields)}`}</VisuallyHidden>
              <Bar bar={bar} most={most} series={series} id={id} />
              <span className={styles.money} aria-hidden>
                {moneyWords(bar.price, game.fields)}
              </span>
            </button>
          ) : (
            <div key={bar.price} role="img" className={styles.bar} aria-label={barWords(bar, game)}>
              <Bar bar={bar} most={most} series={series} id={id} />
              <span className={styles.money}>{moneyWords(bar.price, game.fields)}</span>
            </div>
          ),
        )}
      </div>
      <ul className={styles.legend}>
        {series.map(({ kind, colour }) => (
          <li key={kind.id}>
            <svg width="14" height="14" aria-hidden>
              <rect x=".5" y=".5" width="13" height="13" rx="2.5" fill={`url(#${id}-${kind.id})`} stroke={colour} />
            </svg>
            {kind.plural} <b>{curve.bars.reduce((sum, bar) => sum + (bar.byKind[kind.id] ?? 0), 0)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Bar({ bar, most, series, id }: { readonly bar: CurveBar; readonly most: number; readonly series: Series; readonly id: string }) {
  let top = HEIGHT;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} height={HEIGHT + 16} aria-hidden>
      {series.map(({ kind, colour }) => {
        const height = ((bar.byKind[kind.id] ?? 0) / most) * (HEIGHT - 4);
        top -= height;
        return height > 0 ? (
          <rect
            key={kind.id}
            x="1"
            y={top + 16.5}
            width={WIDTH - 2}
            height={Math.max(1, height - 1)}
            rx="2"
            fill={`url(#${id}-${kind.id})`}
            stroke={colour}
          />
        ) : null;
      })}
      <text x={WIDTH / 2} y={top + 11} className={styles.number}>
        {bar.copies}
      </text>
    </svg>
  );
}

function Pattern({ id, pattern, colour }: { readonly id: string } & Look) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill={colour} opacity={pattern === "solid" ? 1 : 0.35} />
      {pattern === "diagonal" && <path d="M-1 7 7 -1M-1 1 1 -1M5 7 7 5" stroke={colour} strokeWidth="1.6" />}
      {pattern === "dots" && <circle cx="3" cy="3" r="1.3" fill={colour} />}
      {pattern === "vertical" && <path d="M3 0V6" stroke={colour} strokeWidth="1.6" />}
      {pattern === "horizontal" && <path d="M0 3H6" stroke={colour} strokeWidth="1.6" />}
    </pattern>
  );
}

/** "11 cards cost 3M: 7 characters, 4 events". */
function barWords(bar: CurveBar, { kinds, fields }: Pick<GameDefinition, "kinds" | "fields">): string {
  const parts = kinds.flatMap((kind) => {
    const copies = bar.byKind[kind.id] ?? 0;
    return copies > 0 ? [`${copies} ${(copies === 1 ? kind.name : kind.plural).toLowerCase()}`] : [];
  });
  return `${bar.copies} ${bar.copies === 1 ? "card costs" : "cards cost"} ${moneyWords(bar.price, fields)}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
}
