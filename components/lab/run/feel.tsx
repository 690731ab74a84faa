/** What the games of a run feel like: lengths, choices, leads, and cards and texts that never did anything. */
import Link from "next/link";
import { FEW_GAMES } from "../../../engine/questions/answer.ts";
import type { Feel, Often } from "../../../engine/questions/feel.ts";
import { between, counted, games, percent } from "../../../faces/plots/words.ts";
import styles from "../lab.module.css";
import { Fact } from "./fact.tsx";

const SEEN_ENOUGH = 5;

export function FeelOf({
  feel: { bot, games: played, draws, turns, decisions, closely, neverPlayed, neverActed },
  names,
  game,
}: {
  readonly feel: Feel;
  readonly names: Readonly<Record<string, string>>;
  readonly game: string;
}) {
  if (played === 0) return null;
  const cards = (ids: readonly string[]) => (
    <ul className={styles.cards}>
      {ids.map((id) => (
        <li key={id}>
          <Link href={`/${game}/cards/${id.split("/")[1]}`}>{names[id] ?? id}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.figure} aria-label={`What games of ${bot} feel like`}>
      <h2>
        What games feel like <small>{bot}</small>
      </h2>
      <dl className={styles.facts}>
        {turns && turns.max > 0 && (
          <Fact name="Turns">
            median {turns.median}; 8 of 10 games {turns.tenth} – {turns.ninetieth}; {turns.min} to {turns.max}
          </Fact>
        )}
        {decisions && (
          <Fact name="Choices">
            median {counted(decisions.median)}; 8 of 10 games {counted(decisions.tenth)} – {counted(decisions.ninetieth)}
          </Fact>
        )}
        <Fact name="Draws">
          {counted(draws)} of {counted(played)}
        </Fact>
        {closely.games > 0 && (
          <>
            <Fact name="Choices with one option">
              <span data-few={closely.games < FEW_GAMES || undefined}>
                {oftenWords(closely.single)} in {games(closely.games)}
              </span>
            </Fact>
            <Fact name="Turns with nothing to choose">
              <span data-few={closely.games < FEW_GAMES || undefined}>
                {oftenWords(closely.idle)} in {games(closely.games)}
              </span>
            </Fact>
            {closely.leads && (
              <Fact name="Lead changes">
                median {closely.leads.median}; up to {closely.leads.max}
              </Fact>
            )}
            {closely.ahead > 0 && (
              <Fact name="The leader at half-time wins">
                <span data-few={closely.ahead < FEW_GAMES || undefined}>
                  {percent(closely.aheadWon / closely.ahead)} (95 %: {between(closely.aheadInterval, false)}) of {games(closely.ahead)}
                </span>
                {closely.aheadWon / closely.ahead > 0.85 && closely.ahead >= 40 && ": a runaway leader"}
              </Fact>
            )}
            {closely.stuck && (
              <Fact name="The same question in a row">
                median {closely.stuck.median}; up to {counted(closely.stuck.max)}
              </Fact>
            )}
          </>
        )}
      </dl>
      {neverPlayed.length > 0 && (
        <>
          <h3>Never played in {games(closely.games)}, though they could have been</h3>
          {cards(neverPlayed)}
        </>
      )}
      {neverActed.length > 0 && (
        <>
          <h3>Played at least {SEEN_ENOUGH} times, but the text never had an effect</h3>
          {cards(neverActed)}
        </>
      )}
    </section>
  );
}

const oftenWords = ({ share, interval }: Often): string =>
  interval === undefined ? percent(share) : `${percent(share)} (95 %: ${between(interval, false)})`;
