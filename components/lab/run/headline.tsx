/** What a run answers, in large figures. */
import { RUNG } from "../../../engine/lab/ladder.ts";
import { type Answer, FEW_GAMES, type Step } from "../../../engine/questions/answer.ts";
import { againstWords, between, counted, elo, percent, points, topLines, verdict } from "../../../faces/plots/words.ts";
import styles from "../lab.module.css";

/** The answer in a sentence for each bot, as long as there are few lines. */
export function Headline({ answer }: { readonly answer: Answer }) {
  if (answer.ladder) return <Rungs steps={answer.ladder} />;
  if (answer.question === "length") return <Lengths answer={answer} />;
  const { lines, words } = topLines(answer);
  const against = againstWords(answer.configuration);
  return (
    <section className={styles.headline} aria-label="Answer">
      {against && <p className={styles.faint}>Compared with {against}.</p>}
      {words && <p>{words}</p>}
      {lines.map((line) => (
        <div key={`${line.bot} ${line.label}`} className={styles.answer} data-few={line.games < FEW_GAMES || undefined}>
          <h2>
            {line.label} <small>{line.bot}</small>
          </h2>
          {line.games > 0 && (
            <p className={styles.big}>
              {line.level === 0 ? points(line.estimate) : percent(line.estimate)}
              <small>
                {line.level === 0 ? "points, " : ""}95 %: {between(line.interval, line.level === 0)}, n&nbsp;=&nbsp;{counted(line.games)}
              </small>
            </p>
          )}
          <p>{verdict(line)}</p>
        </div>
      ))}
    </section>
  );
}

/** Each bot against the one before it, in points of a rating. */
const Rungs = ({ steps }: { readonly steps: readonly Step[] }) => (
  <section className={styles.headline} aria-label="Answer">
    {steps.map(({ from, to, points: more, low, high, games: played, short }) => (
      <div key={to} className={styles.answer} data-few={played < FEW_GAMES || undefined}>
        <h2>
          {to} <small>against {from}</small>
        </h2>
        <p className={styles.big}>
          {elo(more)}
          <small>
            points of a rating (Elo), 95 %: {elo(low)} to {elo(high)}, n&nbsp;=&nbsp;{counted(played)}
          </small>
        </p>
        <p>
          {played === 0
            ? "Not played yet."
            : short === 0
              ? `Stronger by ${RUNG} points or more: it wins 64 of 100 games, or more.`
              : high < RUNG
                ? `Less than ${RUNG} points stronger.`
                : `Not enough games yet to say whether it is ${RUNG} points stronger: the low end is ${counted(Math.ceil(short))} short.`}
        </p>
      </div>
    ))}
  </section>
);

/** The median of turns with its interval, for each bot. */
const Lengths = ({ answer: { feel } }: { readonly answer: Answer }) => (
  <section className={styles.headline} aria-label="Answer">
    {feel.map(({ bot, median, turns, games: played }) => (
      <div key={bot} className={styles.answer} data-few={played < FEW_GAMES || undefined}>
        <h2>
          Turns of a game <small>{bot}</small>
        </h2>
        {median && turns ? (
          <>
            <p className={styles.big}>
              {counted(median.median)}
              <small>
                median, 95 %: {counted(median.low)} – {counted(median.high)}, n&nbsp;=&nbsp;{counted(median.n)}
              </small>
            </p>
            <p>
              8 of 10 games take {counted(turns.tenth)} to {counted(turns.ninetieth)}.
            </p>
          </>
        ) : (
          <p>Not played yet.</p>
        )}
      </div>
    ))}
  </section>
);
