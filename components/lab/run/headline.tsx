/** What a run answers, in large figures. */
import { RUNG } from "../../../engine/lab/ladder.ts";
import type { Answer, Line, Step } from "../../../engine/questions/answer.ts";
import styles from "../lab.module.css";
import { between, chance, counted, elo, FEW, games, percent, points } from "../words.ts";

/** The answer in a sentence for each bot, as long as there are few lines. */
export function Headline({ answer }: { readonly answer: Answer }) {
  if (answer.ladder) return <Rungs steps={answer.ladder} />;
  const lines =
    answer.configuration.cards.length > 1 || answer.configuration.clauses || answer.lines.length > 6 ? topLines(answer) : answer.lines;
  return (
    <section className={styles.headline} aria-label="Answer">
      {lines.map((line) => (
        <div key={`${line.bot} ${line.label}`} className={styles.answer} data-few={line.games < FEW || undefined}>
          <h2>
            {line.label} <small>{line.bot}</small>
          </h2>
          <p className={styles.big}>
            {line.level === 0 ? points(line.estimate) : percent(line.estimate)}
            <small>
              {line.level === 0 ? "points, " : ""}95 %: {between(line.interval, line.level === 0)}, n&nbsp;=&nbsp;{counted(line.games)}
            </small>
          </p>
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
      <div key={to} className={styles.answer} data-few={played < FEW || undefined}>
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

/** Of many lines of the first bot those that are farthest from level. */
function topLines({ lines, configuration: { bots } }: Answer): readonly Line[] {
  const own = lines.filter(({ bot, units }) => bot === bots[0] && units > 0).toSorted((a, b) => b.estimate - a.estimate);
  return own.length <= 6 ? own : [...own.slice(0, 3), ...own.slice(-3)];
}

function verdict(line: Line): string {
  if (line.units === 0) return "Not played yet.";
  if (line.games < FEW) return `Only ${games(line.games)} so far: too few to say.`;
  const level = line.level === 0 ? "no difference" : percent(line.level);
  if (line.is === "open") return `No difference from ${level} found.`;
  const how =
    line.level === 0
      ? line.is === "more"
        ? "It makes its player win more often"
        : "It makes its player win less often"
      : line.is === "more"
        ? `More than ${level}`
        : `Less than ${level}`;
  return `${how}; in ${chance(line.falseDiscovery)} of such runs this would appear by chance alone.`;
}
