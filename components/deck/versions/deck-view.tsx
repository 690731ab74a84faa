"use client";
/** A deck to look at: its cards as faces with their counts, whether it is legal and why not, its curve, odds and hands. Changes nothing. */
import Link from "next/link";
import { type ReactNode, useMemo, useState } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckList, DeckRules, Pool } from "../../../engine/cards/deck.ts";
import type { Library } from "../../../engine/cards/library.ts";
import { hasPrices, moneyWords, priceName } from "../../../engine/cards/price.ts";
import { withWords } from "../../../engine/cards/search/index.ts";
import { checkDeck, curve, sectionName } from "../../../engine/decks/index.ts";
import type { GameDefinition } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { Face } from "../../card/face.tsx";
import { ruleHref } from "../../cards/links.ts";
import { QuickLook } from "../../cards/page/quick-look.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { type DeckRow, rowSections } from "../builder/deck-rows.ts";
import { useLayout } from "../builder/use-layout.ts";
import { CurveChart } from "../figures/curve-chart.tsx";
import { HandStrip, useHands } from "../figures/hands-panel.tsx";
import { OddsLook } from "../figures/odds-look.tsx";
import { firstQuestions } from "../figures/odds-rows.ts";
import { PowerPanel } from "../figures/power-panel.tsx";
import { FindingSentence, unnamedRules } from "../legality/finding-sentence.tsx";
import { LegalChip } from "../legality/legal-chip.tsx";
import { DeckCounts } from "../list/deck-counts.tsx";
import { leadersOf, nameOf } from "../list/deck-names.ts";
import { costsWords } from "../price.ts";
import styles from "./deck-view.module.css";

export type DeckViewProps = {
  readonly list: DeckList;
  readonly game: GameDefinition;
  readonly rules: DeckRules;
  readonly library: Library;
  /** The cards of the library as decks name them. */
  readonly pool: Pool;
  /** What the bar shows if there is room, and the line below the name if not. */
  readonly marks: ReactNode;
};

export function DeckView({ list, game, rules, library, pool, marks }: DeckViewProps) {
  const sections = useMemo(() => rowSections(list, pool, game, rules), [list, pool, game, rules]);
  const check = useMemo(() => checkDeck(list, pool, rules), [list, pool, rules]);
  const bars = useMemo(() => curve(list, pool), [list, pool]);
  const counts = useMemo(() => rules.counted(list, pool), [list, pool, rules]);
  const narrow = useLayout() === "narrow";
  const [looked, setLooked] = useState<LibraryCard>();
  const hands = useHands({ pool, draws: rules.draws, look: setLooked, now: () => list });
  const questions = useMemo(() => firstQuestions(list, pool, rules), [list, pool, rules]);
  const search = useMemo(() => withWords(game, library.words), [game, library]);
  const verdict = (
    <>
      <LegalChip legal={check.legal} problems={check.problems.length} />
      <ul className={styles.reasons}>
        {check.problems.map((finding, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may say the same
          <li key={`${finding.code}/${i}`}>
            <FindingSentence game={game.id} finding={finding} />{" "}
            {unnamedRules(finding).map((rule) => (
              <Link key={rule} href={ruleHref(game.id, rule)}>
                {rule}
              </Link>
            ))}
          </li>
        ))}
      </ul>
      {list.notes && (
        <>
          <h2>Notes</h2>
          <p className={styles.notes}>{list.notes}</p>
        </>
      )}
    </>
  );
  const figures = (
    <>
      {hasPrices(game.fields) && (
        <>
          <h2>Curve by {priceName(game.fields)}</h2>
          <CurveChart curve={bars} game={game} />
          <PowerPanel list={list} isLegal={check.legal && check.playable} />
        </>
      )}
      <OddsLook deck={{ game: search, list, pool, rules }} questions={questions} />
      <HandStrip actions={hands} keyed={false} />
    </>
  );
  return (
    <div className={styles.view}>
      {narrow && (
        <header className={styles.head}>
          <p className={styles.name}>{nameOf(list)}</p>
          <p>{leadersOf(list)}</p>
          <p>
            <DeckCounts game={game.id} counts={counts} />
            {bars.mean !== undefined && `, average ${moneyWords(bars.mean.toFixed(1), game.fields)}`}
          </p>
          <p className={styles.marks}>{marks}</p>
        </header>
      )}
      {narrow && <div className={styles.about}>{verdict}</div>}
      <div className={styles.cards}>
        {sections
          .filter((section) => section.copies > 0 || section.groups.some((group) => group.rows.length > 0))
          .map((section) => (
            <section
              key={section.id}
              aria-labelledby={`view-${section.id}`}
              data-one={rules.sections.find(({ id }) => id === section.id)?.most === 1 || undefined}
            >
              <h2 id={`view-${section.id}`}>
                {sectionName(game.id, section.id)} <span className="num">{section.copies}</span>
              </h2>
              {section.groups.map((group) => (
                <div key={group.id}>
                  {group.title !== undefined && (
                    <h3>
                      {group.title} <span className="num">{group.copies}</span>
                    </h3>
                  )}
                  <ul className={styles.faces}>
                    {group.rows.map((row) => (
                      <CardOf key={row.key} row={row} onLook={setLooked} />
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
        {list.sections.unresolved.length > 0 && (
          <section aria-labelledby="view-unresolved">
            <h2 id="view-unresolved">Unresolved</h2>
            <ul className={styles.lost}>
              {list.sections.unresolved.map(({ line }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
                <li key={`${i}/${line}`}>{line}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {!narrow && (
        <aside className={styles.about} aria-label="About the deck">
          {verdict}
          {figures}
        </aside>
      )}
      {narrow && <div className={styles.about}>{figures}</div>}
      {looked && <QuickLook game={game} card={looked} keywords={library.keywords} wide={false} onClose={() => setLooked(undefined)} />}
    </div>
  );
}

function CardOf({ row: { card, entry }, onLook }: { readonly row: DeckRow; readonly onLook: (card: LibraryCard) => void }) {
  return (
    <li>
      {card ? (
        <button type="button" onClick={() => onLook(card)}>
          <VisuallyHidden>{`${entry.count} × ${entry.name}, ${card.kind}${costsWords(card, gameDefinition(card.game))}`}</VisuallyHidden>
          <Face card={card} detail="tile" />
        </button>
      ) : (
        <span className={styles.unknown}>{entry.name}</span>
      )}
      <b aria-hidden>×{entry.count}</b>
    </li>
  );
}
