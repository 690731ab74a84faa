"use client";
/** Two lists side by side: + what came, − what went, = what stayed, with what that does to curve and odds. */
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { legible } from "../../../engine/cards/legible.ts";
import { moneyWords } from "../../../engine/cards/price.ts";
import {
  compareDecks,
  curve,
  type DeckComparison,
  type DeckVersion,
  parseDeckId,
  type Side,
  sectionName,
} from "../../../engine/decks/index.ts";
import { deckQueries } from "../../api/deck-queries.ts";
import { useDesk, useView } from "../builder/builder.ts";
import styles from "../builder/inspector.module.css";
import { CurveOverlay, type OverlayBar, overlayOf } from "../figures/curve-overlay.tsx";

/** What can be compared: "now", "v3", or the id of another deck. */
type Choice = string;

export function Comparison({ versions }: { readonly versions: readonly DeckVersion[] }) {
  const { id, game, pool } = useDesk();
  const { data: decks = [] } = useQuery(deckQueries.list());
  const others = decks.filter((deck) => deck.game === game.id && deck.id !== id);
  const [from, setFrom] = useState<Choice>("opened");
  const [to, setTo] = useState<Choice>("now");
  const [left, right] = [useSide(from, versions), useSide(to, versions)];
  const comparison = useMemo(() => (left && right ? compareDecks(left, right, pool) : undefined), [left, right, pool]);
  const bars = useMemo(
    () => (left && right ? overlayOf(curve(left.list, pool).bars, curve(right.list, pool).bars) : []),
    [left, right, pool],
  );
  const choose = (label: string, value: Choice, onChange: (next: Choice) => void) => (
    <label className={styles.control}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="now">this deck now</option>
        <option value="opened">this deck as opened</option>
        {versions.map((version) => (
          <option key={version.number} value={`v${version.number}`}>
            v{version.number} {legible(version.name)}
          </option>
        ))}
        {others.map((deck) => (
          <option key={deck.id} value={deck.id}>
            {legible(deck.name)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section className={styles.block} aria-labelledby="compare-title">
      <h2 id="compare-title" className={styles.blockTitle}>
        Compare
      </h2>
      <div className={styles.controls}>
        {choose("From", from, setFrom)}
        {choose("to", to, setTo)}
      </div>
      {comparison ? <Changes comparison={comparison} bars={bars} /> : <p className={styles.note}>Loading…</p>}
    </section>
  );
}

function useSide(choice: Choice, versions: readonly DeckVersion[]): Side | undefined {
  const { id, store } = useDesk();
  const { list } = useView();
  const other = parseDeckId(choice);
  const { data } = useQuery({ ...deckQueries.detail(other ?? id), enabled: other !== undefined });
  const version = versions.find(({ number }) => choice === `v${number}`);
  return useMemo(() => {
    if (choice === "now") return { list };
    if (choice === "opened") return { list: store.opened };
    if (version) return { list: version.list, pins: version.pins };
    return data && { list: data.list };
  }, [choice, list, store, version, data]);
}

type ChangesProps = { readonly comparison: DeckComparison; readonly bars: readonly OverlayBar[] };

function Changes({ comparison: { lines, added, removed, curve: shifts, revised }, bars }: ChangesProps) {
  const { id, fields } = useDesk().game;
  const changed = lines.filter(({ sign }) => sign !== "=");
  const same = lines.filter(({ sign }) => sign === "=");
  return (
    <>
      <p className={styles.note} role="status">
        {added === 0 && removed === 0 ? "The cards are the same." : `+${added} −${removed} copies; ${same.length} lines are the same.`}
      </p>
      {changed.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">Change</th>
              <th scope="col">Card</th>
              <th scope="col">In the opening hand</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((line) => (
              <tr key={`${line.section}/${line.name}`} data-sign={line.sign}>
                <td>
                  {line.sign}
                  {Math.abs(line.to - line.from)}
                </td>
                <th scope="row">
                  {line.name}
                  <small>
                    {sectionName(id, line.section)}, {line.from} to {line.to}
                  </small>
                </th>
                <td>{line.opening && `${Math.round(line.opening.from * 100)} to ${Math.round(line.opening.to * 100)} %`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shifts.length > 0 && <CurveOverlay bars={bars} fields={fields} />}
      {shifts.length > 0 && (
        <p className={styles.note}>Curve: {shifts.map((bar) => `${moneyWords(bar.price, fields)} ${bar.from} to ${bar.to}`).join(", ")}.</p>
      )}
      {revised.length > 0 && (
        <p className={styles.note}>Revised since: {revised.map((card) => `${card.name} (r${card.from} to r${card.to})`).join(", ")}.</p>
      )}
      {same.length > 0 && (
        <details>
          <summary className={styles.summary}>= {same.length} lines that are the same</summary>
          <ul className={styles.sameList}>
            {same.map((line) => (
              <li key={`${line.section}/${line.name}`}>
                {line.to} {line.name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
