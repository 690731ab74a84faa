"use client";
/** The curve, what is paid beside money, and the curve as a table. */
import { useDeferredValue, useMemo } from "react";
import type { DeckCosts } from "../../../engine/cards/deck.ts";
import { moneyWords, priceField, priceName } from "../../../engine/cards/price.ts";
import { type Curve, curve, sectionName } from "../../../engine/decks/index.ts";
import { useDesk, useView } from "../builder/builder.ts";
import { copiesWords } from "../builder/copies-words.ts";
import inspector from "../builder/inspector.module.css";
import { CostMark } from "../price-tag.tsx";
import styles from "./curve.module.css";
import { CurveChart } from "./curve-chart.tsx";
import { PowerPanel } from "./power-panel.tsx";

/** The curve of the shown deck, computed after the rows have been drawn. */
export function useCurve(): Curve {
  const { pool } = useDesk();
  const list = useDeferredValue(useView().list);
  return useMemo(() => curve(list, pool), [list, pool]);
}

export function CurvePanel() {
  const shown = useCurve();
  const { game, show } = useDesk();
  const { list, check } = useView();
  return (
    <>
      <section className={inspector.block} aria-labelledby="curve-title">
        <h2 id="curve-title" className={inspector.blockTitle}>
          Curve by {priceName(game.fields)}
          {shown.mean !== undefined && <span className={inspector.hint}>average {moneyWords(shown.mean.toFixed(2), game.fields)}</span>}
        </h2>
        <CurveChart curve={shown} game={game} onPick={show} />
      </section>
      <PowerPanel list={list} isLegal={check.legal && check.playable} />
      {game.deck?.costs && <Costs curve={shown} costs={game.deck.costs} />}
      <section className={inspector.block}>
        <details>
          <summary className={inspector.summary}>Show as a table</summary>
          <CurveTable curve={shown} />
        </details>
      </section>
    </>
  );
}

function Costs({ curve: { beside }, costs }: { readonly curve: Curve; readonly costs: DeckCosts }) {
  const { game, rules } = useDesk();
  const drawn = sectionName(game.id, rules.draws.from);
  const most = Math.max(1, ...beside.flatMap(({ cost, production }) => [cost, production]));
  const score = game.fields[costs.score]?.label ?? costs.score;
  return (
    <section className={inspector.block} aria-labelledby="costs-title">
      <h2 id="costs-title" className={inspector.blockTitle}>
        {costs.title}
      </h2>
      <table className={styles.costs}>
        <thead>
          <tr>
            <th scope="col">{costs.name}</th>
            <th scope="col">Cost of {drawn}</th>
            <th scope="col">{score} of all cards</th>
          </tr>
        </thead>
        <tbody>
          {beside.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <CostMark game={game.id} name={line.key} /> {line.key}
              </th>
              <td>
                <Meter part={line.cost / most} />
                {line.cost} <small>on {copiesWords(line.costing)}</small>
              </td>
              <td>
                <Meter part={line.production / most} />
                {line.production} <small>from {copiesWords(line.producing)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={inspector.note}>
        Sums of the printed numbers: the total cost of the cards in {drawn}, and the {score.toLowerCase()} of all cards in the deck.
      </p>
    </section>
  );
}

const Meter = ({ part }: { readonly part: number }) => (
  <span className={styles.meter} aria-hidden>
    <span style={{ width: `${Math.round(part * 100)}%` }} />
  </span>
);

function CurveTable({ curve: { bars } }: { readonly curve: Curve }) {
  const { game } = useDesk();
  const kinds = game.kinds.filter((kind) => bars.some((bar) => bar.byKind[kind.id]));
  return (
    <table className={inspector.table}>
      <thead>
        <tr>
          <th scope="col">{priceField(game.fields)?.[1].label}</th>
          {kinds.map((kind) => (
            <th key={kind.id} scope="col">
              {kind.plural}
            </th>
          ))}
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.price}>
            <th scope="row">{moneyWords(bar.price, game.fields)}</th>
            {kinds.map((kind) => (
              <td key={kind.id}>{bar.byKind[kind.id] ?? 0}</td>
            ))}
            <td>{bar.copies}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
