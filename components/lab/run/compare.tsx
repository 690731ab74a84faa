/** Two runs side by side: whether a number changed, with the interval of the change. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { compareAnswers } from "../../../engine/questions/compare.ts";
import { withBotNames } from "../../../engine/questions/named.ts";
import type { RunTold } from "../../../engine/questions/told.ts";
import { between, games, percent, points } from "../../../faces/plots/words.ts";
import { labQueries } from "../../api/lab.ts";
import styles from "../lab.module.css";

/** Another run of the same question beside this one. */
export function Compare({ run }: { readonly run: RunTold }) {
  const [other, setOther] = useState("");
  const { data: runs = [] } = useQuery(labQueries.runs());
  const { data: second } = useQuery({ ...labQueries.run(other), enabled: other !== "" });
  const choices = runs.filter(
    ({ id, game, question, title, games: played }) =>
      id !== run.id && game === run.game && question === run.question && title === run.title && played > 0,
  );
  if (choices.length === 0) return null;
  const comparison = second && compareAnswers(withBotNames(run.answer), withBotNames(second.answer));
  return (
    <section className={styles.figure} aria-label="Compare with another run">
      <h2>Compare with another run</h2>
      <p>
        <label>
          The same question, asked before{" "}
          <select value={other} onChange={({ target }) => setOther(target.value)}>
            <option value="">Choose a run</option>
            {choices.map(({ id, about, games: played, createdAt }) => (
              <option key={id} value={id}>
                {createdAt.slice(0, 16).replace("T", " ")}, {about}, {games(played)}
              </option>
            ))}
          </select>
        </label>
      </p>
      {comparison && (
        <>
          <p className={styles.faint} role="status">
            {comparison.lines.length === 0
              ? "The two runs have nothing in common. Choose one with the same bot about the same cards or decks."
              : `The other run has ${comparison.differ.length === 0 ? "the same cards, bots and seeds" : comparison.differ.join(", ")}. Both intervals are valid at every moment.`}
          </p>
          {comparison.lines.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys
            <section className={styles.table} aria-label="Differences" tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">What</th>
                    <th scope="col">Bot</th>
                    <th scope="col">Here</th>
                    <th scope="col">There</th>
                    <th scope="col">There minus here, points</th>
                    <th scope="col">Told apart</th>
                  </tr>
                </thead>
                <tbody>
                  {comparison.lines.map((line) => (
                    <tr key={`${line.bot} ${line.label}`}>
                      <th scope="row">{line.label}</th>
                      <td>{line.bot}</td>
                      <td>{percent(line.one)}</td>
                      <td>{percent(line.other)}</td>
                      <td>
                        {points(line.difference)} ({between(line.interval, true)})
                      </td>
                      <td>{line.is === "open" ? "no" : line.is === "more" ? "more there" : "less there"}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </>
      )}
    </section>
  );
}
