"use client";
import { type KeyboardEvent, useMemo } from "react";
/** What the deck is, at a glance: picture and names of its leaders, counts, format, and whether it is legal. */
import { leadersIn } from "../../../engine/cards/entries.ts";
import { cardOf } from "../../../engine/cards/pool.ts";
import { moneyWords } from "../../../engine/cards/price.ts";
import { curve, renameDeck, setFormat } from "../../../engine/decks/index.ts";
import { ArtThumb } from "../../cards/results/art-thumb.tsx";
import { SaveMark } from "../../saving/save-mark.tsx";
import { LegalChip, legalWords } from "../legality/legal-chip.tsx";
import { DeckCounts } from "../list/deck-counts.tsx";
import { leadersOf } from "../list/deck-names.ts";
import { useDesk, useView } from "./builder.ts";
import styles from "./deck-panel.module.css";
import { useLayout } from "./use-layout.ts";

export function DeckHead({ onLegality }: { readonly onLegality: () => void }) {
  const { game, pool, rules, make, store, ask } = useDesk();
  const layout = useLayout();
  const { list, check, state } = useView();
  const counts = useMemo(() => rules.counted(list, pool), [list, pool, rules]);
  const mean = useMemo(() => curve(list, pool).mean, [list, pool]);
  const [leader] = leadersIn(list);
  const picture = leader && cardOf(pool, leader);
  const rename = (input: HTMLInputElement) => {
    if (!make(renameDeck(list, input.value))) input.value = list.name;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") event.currentTarget.value = list.name;
    if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
    if (event.key === "Escape") event.stopPropagation();
  };
  return (
    <div className={styles.head}>
      <div className={styles.picture}>{picture && <ArtThumb card={picture} width={64} height={64} />}</div>
      <div className={styles.about}>
        <input
          key={list.name}
          className={styles.name}
          aria-label="Deck name"
          defaultValue={list.name}
          maxLength={120}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => rename(event.currentTarget)}
          onKeyDown={onKeyDown}
        />
        <p className={styles.line}>{leadersOf(list)}</p>
        <p className={styles.line}>
          <DeckCounts game={game.id} counts={counts} />
          {mean !== undefined && (
            <>
              , average <b className={styles.money}>{moneyWords(mean.toFixed(1), game.fields)}</b>
            </>
          )}
        </p>
      </div>
      <p className={styles.marks}>
        <button type="button" className={styles.legal} onClick={onLegality} aria-label={legalLabel(check.legal, check.problems.length)}>
          <LegalChip legal={check.legal} problems={check.problems.length} />
        </button>
        {layout === "narrow" && <SaveMark state={state} store={store} onAsk={ask} />}
        <select
          aria-label="Format"
          className={styles.format}
          value={rules.formats.some(({ id }) => id === list.format) ? list.format : ""}
          title={rules.formats.find(({ id }) => id === list.format)?.doc}
          onChange={(event) => {
            const format = rules.formats.find(({ id }) => id === event.target.value);
            if (format) make(setFormat(list, format.id, format.name));
          }}
        >
          {rules.formats.every(({ id }) => id !== list.format) && <option value="">{list.format || "No format"}</option>}
          {rules.formats.map((format) => (
            <option key={format.id} value={format.id}>
              {format.name}
            </option>
          ))}
        </select>
      </p>
    </div>
  );
}

const legalLabel = (legal: boolean, problems: number): string => `${legalWords(legal, problems)}. Show legality`;
