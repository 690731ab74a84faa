/** The observed numbers of a card beside its causal one. */
import { useState } from "react";
import type { Answer } from "../../../engine/questions/answer.ts";
import { FEW_GAMES } from "../../../engine/questions/answer.ts";
import type { CardLine } from "../../../engine/questions/feel.ts";
import { between, counted, percent, points } from "../../../faces/plots/words.ts";
import { Button } from "../../ui/button.tsx";
import styles from "../lab.module.css";

/** What was seen of the cards, with what is wrong with it; beside what a card does, where that was asked. */
export function Observed({ answer, names }: { readonly answer: Answer; readonly names: Readonly<Record<string, string>> }) {
  const [all, setAll] = useState(false);
  const { cards: askedFor } = answer.configuration;
  const isCausal = askedFor.length > 0;
  const wanted = new Set(askedFor);
  const rows = answer.feel.flatMap(({ bot, cards }) =>
    cards
      .filter(({ card }) => !isCausal || wanted.has(card))
      .map((one) => ({
        bot,
        ...one,
        causal: answer.configuration.clauses ? undefined : answer.lines.find((line) => line.bot === bot && line.card === one.card),
      }))
      // The strongest first, or what was seen most.
      .toSorted((a, b) => (isCausal ? (b.causal?.estimate ?? 0) - (a.causal?.estimate ?? 0) : seenOf(b) - seenOf(a))),
  );
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, 20);
  return (
    <section className={styles.figure} aria-label="Observed numbers">
      <h2>{isCausal ? "For comparison: observed numbers" : "Observed numbers of cards"}</h2>
      <p className={styles.faint}>
        How often players with the card won. This is not the effect of the card: the leader draws and plays more cards, long games show more
        cards, and bots play what they prefer when they can afford it.{" "}
        {isCausal ? "The causal number above changes only the card." : "Ask “Is this card too strong?” for its effect."}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
      <section className={styles.table} aria-label="Observed numbers of cards" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Card</th>
              <th scope="col">Bot</th>
              {isCausal && <th scope="col">Causal, points</th>}
              <th scope="col">In opening hand</th>
              <th scope="col">Drawn</th>
              <th scope="col">Played</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ card, bot, causal, opening, drawn, played }) => (
              <tr key={`${bot} ${card}`}>
                <th scope="row">{names[card] ?? card}</th>
                <td>{bot}</td>
                {isCausal && <td>{causal && causal.units > 0 ? `${points(causal.estimate)} (${between(causal.interval, true)})` : "–"}</td>}
                {[opening, drawn, played].map((had, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
                  <td key={i} data-few={had.games < FEW_GAMES || undefined}>
                    {had.games === 0 ? "never" : `${percent(had.share)} (${between(had, false)}), n ${counted(had.games)}`}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown.length && (
        <Button size="s" onClick={() => setAll(true)}>
          All {rows.length}
        </Button>
      )}
    </section>
  );
}

const seenOf = ({ opening, drawn, played }: CardLine): number => opening.games + drawn.games + played.games;
