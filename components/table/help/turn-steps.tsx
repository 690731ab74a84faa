/** How a turn goes, beside the board: its steps with the one that it is in, enough for the first round without the rulebook. */
import { HelpCircle } from "lucide-react";
import styles from "./turn-steps.module.css";

type TurnStepsProps = {
  readonly name: string;
  readonly steps: readonly (readonly [what: string, words: string])[];
  /** Index into `steps`; below 0 for none. */
  readonly now: number;
  /** What else there is to know. */
  readonly more?: string | undefined;
  /** It is known by now and folded away; a press opens it. */
  readonly folded?: boolean;
};

export const TurnSteps = ({ name, steps, now, more, folded = false }: TurnStepsProps) => {
  const head = (
    <h2>
      <HelpCircle size={14} aria-hidden /> {name}
    </h2>
  );
  const told = (
    <>
      <ol>
        {steps.map(([what, words], i) => (
          <li key={what} data-now={i === now || undefined} aria-current={i === now ? "step" : undefined}>
            <b>{what}</b> <span>{words}</span>
          </li>
        ))}
      </ol>
      {more !== undefined && <p>{more}</p>}
    </>
  );
  return (
    <section className={styles.help} aria-label={name}>
      {folded ? (
        <details>
          <summary>{head}</summary>
          {told}
        </details>
      ) : (
        <>
          {head}
          {told}
        </>
      )}
    </section>
  );
};
