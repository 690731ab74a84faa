/** How the engine reads the text: what happens when, step by step, every choice that a player will be asked for, and warnings. */
import { CircleHelp, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { type Question, readText, type SensedCard, type Step, tellText } from "../../engine/language/index.ts";
import styles from "./how-it-reads.module.css";
import { lineByLine } from "./line-by-line.ts";
import type { Understanding } from "./understand.ts";
import { useSettled } from "./use-settled.ts";

export type HowItReadsProps = {
  readonly known: Understanding;
  /** What the panel is called. */
  readonly title: string;
  /** A definition asks no player yet: its words have parameters until a card uses it. */
  readonly isDefinition?: boolean | undefined;
  /** The card that the text is on, for warnings. */
  readonly card?: SensedCard | undefined;
};

type Shown = Pick<Understanding, "language" | "text" | "reading">;

/** A text that is understood in other words is told in those. */
function inCanonicalWords({ language, text, reading, loose }: Understanding): Shown {
  return loose?.how === "loose" ? { language, text: loose.text, reading: readText(language, loose.text) } : { language, text, reading };
}

/** The lines that are understood by themselves in other words; nothing where that changes nothing. */
function byLines(known: Understanding, tell: (shown: Shown) => void): void {
  const { language } = known;
  const text = lineByLine(known);
  if (text !== known.text) tell({ language, text, reading: readText(language, text) });
}

/** What is understood of a text: as it stands at once, and when somebody stops typing also the lines that are understood in other words. */
function useShown(known: Understanding): Shown {
  const shown = useMemo(() => inCanonicalWords(known), [known]);
  return useSettled(known, byLines) ?? shown;
}

export function HowItReads({ title, known, isDefinition = false, card }: HowItReadsProps) {
  const { language, text, reading } = useShown(known);
  const { abilities, warnings, questions } = useMemo(() => tellText(language, reading, language.senseOf(card)), [language, reading, card]);
  const choices =
    isDefinition && reading.problems.length === 0
      ? "; choices appear where a text uses it"
      : questions === undefined
        ? reading.problems.length === 0
          ? ""
          : "; choices appear when it is finished"
        : questions === 0
          ? ", no choices"
          : questions === 1
            ? ", 1 choice"
            : `, ${questions} choices`;
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <p className={styles.title}>{title}</p>
        <p>
          {abilities.length === 1 ? "1 ability" : `${abilities.length} abilities`}
          {choices}
        </p>
      </header>
      {abilities.length > 0 && (
        <dl className={styles.abilities}>
          {abilities.map(({ when, questions: before, steps }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: abilities have no other identity than their place
            <div key={i} className={styles.ability}>
              <dt>
                {when}
                <Questions questions={before} text={text} />
              </dt>
              <dd>
                <ol>
                  {steps.length === 0 && <li>Not written yet.</li>}
                  {steps.map((step) => (
                    <StepView key={step.number} step={step} text={text} isOnly={steps.length === 1} />
                  ))}
                </ol>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label="Warnings">
          {warnings.map(({ message, from }) => (
            <li key={`${from} ${message}`}>
              <TriangleAlert size={14} aria-hidden /> {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function StepView({ step, text, isOnly }: { readonly step: Step; readonly text: string; readonly isOnly: boolean }) {
  return (
    <li style={{ marginInlineStart: step.depth * 18 }}>
      {!isOnly && <span className={styles.number}>{step.number}</span>} {step.text}
      <Questions questions={step.questions} text={text} />
    </li>
  );
}

const Questions = ({ questions, text }: { readonly questions: readonly Question[]; readonly text: string }) =>
  questions.map(({ kind, from, to, text: asked, isWhole }) => (
    <span key={`${kind} ${from} ${asked}`} className={styles.question}>
      <CircleHelp size={13} aria-hidden />
      <span>
        {asked} {!isWhole && <q>{text.slice(from, to)}</q>}
      </span>
    </span>
  ));
