/** A card's price in a row: traits as their shapes with the number inside, money with M. The words are in the row's label. */
import type { Card } from "../../engine/cards/card.ts";
import { priceOf } from "./price.ts";
import styles from "./price-tag.module.css";

/** Shapes of visual.md §2, in a box of 16 × 16. */
const SHAPES: Readonly<Record<string, { readonly path: string; readonly colour: string }>> = {
  IQ: { path: "M8 .6 14.4 4.3V11.7L8 15.4 1.6 11.7V4.3Z", colour: "#6db3ff" },
  EQ: { path: "M8 1A7 7 0 1 1 8 15 7 7 0 0 1 8 1Z", colour: "#ff7d8a" },
  MQ: { path: "M8 0 16 8 8 16 0 8Z", colour: "#f3f5f9" },
  BQ: { path: "M1.8 1.8H14.2V14.2H1.8Z", colour: "#52d691" },
};

export function PriceTag({ card }: { readonly card: Pick<Card, "fields"> }) {
  const { money, traits } = priceOf(card);
  return (
    <span className={styles.price} aria-hidden>
      {traits.map(([trait, amount]) => (
        <TraitMark key={trait} trait={trait} amount={amount} />
      ))}
      <b className={styles.money}>
        {money}
        <i>M</i>
      </b>
    </span>
  );
}

/** A trait's shape with a number, or with nothing inside. */
export function TraitMark({ trait, amount }: { readonly trait: string; readonly amount?: number }) {
  const shape = SHAPES[trait];
  if (!shape) return <span>{`${amount ?? ""} ${trait}`}</span>;
  return (
    <svg className={styles.trait} width="16" height="16" viewBox="-.5 -.5 17 17" aria-hidden>
      <path d={shape.path} fill={shape.colour} />
      {amount !== undefined && (
        <text x="8" y="11.6" textAnchor="middle">
          {amount}
        </text>
      )}
    </svg>
  );
}
