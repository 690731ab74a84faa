/** What a run answers, in large figures. */
import { RUNG } from "../../../engine/lab/ladder.ts";
import { type Answer, isReal, type Line, type Step } from "../../../engine/questions/answer.ts";
import styles from "../lab.module.css";
import { againstWords, between, chance, counted, elo, FEW, games, percent, points } from "../words.ts";

/** The answer in a sentence for each bot, as long as there are few lines. */
export function Headline({ answer }: { readonly answer: Answer }) {
  if (answer.ladder) return <Rungs steps={answer.ladder} />;
  if (answer.question === "length") return <Lengths answer={answer} />;
  const isRanked = answer.configuration.cards.length > 1 || answer.configuration.clauses !== undefined || answer.lines.length > 6;
  const { lines, words } = isRanked ? topLines(answer) : { lines: answer.lines, words: undefined };
  const against = againstWords(answer.configuration);
  return (
    <section className={styles.headline} aria-label="Answer">
      {against && <p className={styles.faint}>Compared with {against}.</p>}
      {words && <p>{words}</p>}
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

/** The median of turns with its interval, for each bot. */
const Lengths = ({ answer: { feel } }: { readonly answer: Answer }) => (
  <section className={styles.headline} aria-label="Answer">
    {feel.map(({ bot, median, turns, games: played }) => (
      <div key={bot} className={styles.answer} data-few={played < FEW || undefined}>
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

/** Of many lines of the first bot those that are told apart from level, the strongest and the weakest; what has few games comes to no verdict. */
function topLines({ lines, configuration: { bots, cards } }: Answer): {
  readonly lines: readonly Line[];
  readonly words: string | undefined;
} {
  const own = lines.filter(({ bot, units }) => bot === bots[0] && units > 0).toSorted((a, b) => b.estimate - a.estimate);
  if (own.length <= 6) return { lines: own, words: undefined };
  const what = cards.length > 1 ? "cards" : "comparisons";
  const told = own.filter((line) => line.is !== "open" && line.games >= FEW && isReal(line));
  const few = own.filter(({ games: played }) => played < FEW).length;
  const rest = few === 0 ? "" : ` ${counted(few)} of ${counted(own.length)} have fewer than ${FEW} games.`;
  if (told.length === 0) {
    const near = own.toSorted((a, b) => a.chance - b.chance).slice(0, 3);
    return { lines: near, words: `None of the ${counted(own.length)} ${what} differs for certain yet.${rest} Closest to it:` };
  }
  const shown = told.length <= 6 ? told : [...told.slice(0, 3), ...told.slice(-3)];
  return { lines: shown, words: `${counted(told.length)} of ${counted(own.length)} ${what} differ for certain.${rest}` };
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
