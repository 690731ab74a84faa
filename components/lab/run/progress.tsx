/** How far a run is, and who plays it. */
import type { RunTold, WorkerTold } from "../../../engine/questions/told.ts";
import { counted, endedWords, games } from "../../../faces/plots/words.ts";
import styles from "../lab.module.css";
import { STATE_WORDS, span } from "../words.ts";

export function Progress({ run: { state, answer, most, speed, leftMs, tookMs, trouble, lanes } }: { readonly run: RunTold }) {
  const isUnderWay = state === "running" || state === "waiting";
  const ended = endedWords(answer);
  return (
    <section className={styles.progress} aria-label="Progress">
      {isUnderWay && <progress aria-label="Games played of the limit" max={most} value={answer.games} />}
      <p role="status">
        <b>{STATE_WORDS[state]}</b> · {games(answer.games)}
        {isUnderWay && ` of at most ${counted(most)}`}
        {lanes[1] > 1 && ` · ${lanes[0]} of ${lanes[1]} comparisons settled`}
        {speed !== null && ` · ${speed >= 10 ? counted(Math.round(speed)) : speed.toFixed(1)} games/s`}
        {leftMs !== null && isUnderWay && ` · ${span(leftMs)} left at most`}
        {!isUnderWay && tookMs > 0 && ` · took ${span(tookMs)}`}
        {ended && ` · ended: ${ended}`}
      </p>
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}

/** The machines that play the run, and what is wrong with any. */
export function Machines({ workers }: { readonly workers: readonly WorkerTold[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.table} aria-label="Machines" tabIndex={0}>
      {workers.length === 0 ? (
        <p role="status">
          No machine is playing yet. Start <code>npm run -s cli -- lab worker</code> with the same <code>ARCOLOGY_QUEUE</code> on one or
          more.
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Machine and process</th>
              <th scope="col">At a time</th>
              <th scope="col">Jobs</th>
              <th scope="col">Games</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {workers.map(({ name, slots, jobs, games: played, words }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{slots}</td>
                <td>{counted(jobs)}</td>
                <td>{counted(played)}</td>
                <td>{words ?? "plays"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
