/** A card's price in a row: what is paid beside money as its marks with the number inside, money with its unit. The words are in the row's label. */
import type { Card, GameId } from "../../engine/cards/card.ts";
import { priceField } from "../../engine/cards/price.ts";
import { unitParts } from "../../engine/cards/unit.ts";
import { KEY_MARKS } from "../games/lists/key-marks.ts";
import { type Priced, priceOf } from "./price.ts";
import styles from "./price-tag.module.css";

export function PriceTag({ card, game }: { readonly card: Pick<Card, "fields">; readonly game: Priced }) {
  const { money, beside } = priceOf(card, game);
  const { before, after } = unitParts(priceField(game.fields)?.[1].unit);
  return (
    <span className={styles.price} aria-hidden>
      {beside.map(([key, amount]) => (
        <CostMark key={key} game={game.id} name={key} amount={amount} />
      ))}
      {money !== undefined && (
        <b className={styles.money}>
          {before && <i>{before}</i>}
          {money}
          {after && <i>{after}</i>}
        </b>
      )}
    </span>
  );
}

type CostMarkProps = { readonly game: GameId; readonly name: string; readonly amount?: number };

/** The printed mark of what is paid beside money, with a number or with nothing inside. */
export function CostMark({ game, name, amount }: CostMarkProps) {
  const mark = KEY_MARKS[game]?.[name];
  if (!mark) return <span>{`${amount ?? ""} ${name}`}</span>;
  return (
    <svg className={styles.mark} width="16" height="16" viewBox="-.5 -.5 15 15" aria-hidden>
      <path d={mark.path} fill={mark.printed ?? mark.colour} />
      {amount !== undefined && (
        <text x="7" y="10.2" textAnchor="middle">
          {amount}
        </text>
      )}
    </svg>
  );
}
