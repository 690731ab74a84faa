/** What is not understood, as a list: what is wrong, what was read, what was expected, and buttons that mend it. */
import { CircleAlert, CircleCheck, PencilLine } from "lucide-react";
import Link from "next/link";
import type { Fix } from "../../engine/language/index.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Kbd } from "../ui/kbd.tsx";
import { type Finding, findingsOf, fixesBeside, hasKey, hasWholeKey, type NearFix, nearOf, wholeFixes } from "./findings.ts";
import styles from "./text-editor.module.css";
import type { Understanding } from "./understand.ts";
import { useNear } from "./use-near.ts";

export type ProblemListProps = {
  readonly known: Understanding;
  /** Where the keyword is made that a sentence writes; absent where no way leads there. */
  readonly words?: ((written: string) => string) | undefined;
  readonly onFix: (fix: Fix) => void;
  readonly onGoTo: (from: number, to: number) => void;
};

export function ProblemList({ known, words, onFix, onGoTo }: ProblemListProps) {
  const findings = findingsOf(known);
  const whole = wholeFixes(known);
  const { near: found, similar } = useNear(known);
  const near = found.filter(({ isWhole }) => isWhole);
  const [taken] = whole;
  if (known.loose?.how === "loose" && taken)
    return (
      <div className={styles.fine}>
        <p role="status">
          <CircleCheck size={14} aria-hidden /> Understood. The card will say <q>{taken.insert}</q>
        </p>
        <Button size="s" onClick={() => onFix(taken)}>
          Use these words <Kbd keys="Mod+." />
        </Button>
      </div>
    );
  if (findings.length === 0)
    return known.text.trim() === "" ? null : (
      <p className={styles.fine} role="status">
        <CircleCheck size={14} aria-hidden /> Understood
      </p>
    );
  const wrong = findings.filter(({ isOpen }) => !isOpen).length;
  const open = findings.length - wrong;
  const first = whole.length > 0 || near[0]?.sure ? undefined : findings.find(hasKey);
  const counts = [...(wrong > 0 ? [`${wrong} not understood`] : []), ...(open > 0 ? [`${open} to finish`] : [])];
  return (
    <section className={styles.problems} aria-label="Problems in the text" data-problems>
      <p className={styles.count} role="status">
        {counts.join(", ")}
      </p>
      {whole.length > 0 && (
        <div className={styles.fixes}>
          {whole.map((fix, i) => (
            <Button key={fix.insert} className={styles.fix} onClick={() => onFix(fix)}>
              {fix.label}
              {i === 0 && hasWholeKey(known) && <Kbd keys="Mod+." />}
            </Button>
          ))}
        </div>
      )}
      {whole.length === 0 && near.length > 0 && <Nearest near={near} onFix={onFix} />}
      <ul>
        {findings.map((finding, i) => (
          <Item
            key={`${finding.problem.from} ${finding.problem.message}`}
            finding={{ ...finding, fixes: fixesBeside(known.text, finding, [...whole, ...near], findings.length === 1) }}
            near={nearOf(found, finding)}
            similar={similar[i] ?? NONE}
            text={known.text}
            isKeyed={finding === first}
            words={words}
            onFix={onFix}
            onGoTo={onGoTo}
          />
        ))}
      </ul>
    </section>
  );
}

/** What is nearest to what was written: at one key where nothing in it is guessed. */
const Nearest = ({ near, onFix }: { readonly near: readonly NearFix[]; readonly onFix: (fix: Fix) => void }) => (
  <fieldset className={cx(styles.fixes, styles.near)}>
    <legend>
      {near.some(({ lost }) => lost.length > 0) ? "Nearest, in part" : near.length > 1 ? "Which one do you mean?" : "Nearest"}
    </legend>
    {near.map((fix) => (
      <Button key={fix.insert} className={styles.fix} onClick={() => onFix(fix)}>
        {fix.label}
        {fix.sure && <Kbd keys="Mod+." />}
      </Button>
    ))}
  </fieldset>
);

type ItemProps = Pick<ProblemListProps, "words" | "onFix" | "onGoTo"> & {
  readonly finding: Finding;
  /** What is nearest to its sentence. */
  readonly near: readonly NearFix[];
  /** How cards say such things. */
  readonly similar: readonly Fix[];
  readonly text: string;
  readonly isKeyed: boolean;
};

const NONE: readonly Fix[] = [];

function Item({ finding, near, similar, text, isKeyed, words, onFix, onGoTo }: ItemProps) {
  const { problem, fixes, alternatives, sentence, isOpen } = finding;
  const { message, understood, from, to } = problem;
  const line = text.slice(0, from).split("\n").length;
  return (
    <li className={cx(styles.problem, isOpen && styles.open)}>
      {isOpen ? <PencilLine size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
      <div>
        <button type="button" className={styles.place} onClick={() => onGoTo(from, to)}>
          Line {line}
        </button>{" "}
        {message}
        {understood && !message.includes(understood) && (
          <p className={styles.more}>
            Understood so far: <q>{understood}</q>
          </p>
        )}
        {words !== undefined && problem.keyword !== undefined && (
          <p>
            <Link className={styles.link} href={words(sentence)}>
              Make a keyword {problem.keyword}
            </Link>
          </p>
        )}
        {near.length > 0 && <Nearest near={near} onFix={onFix} />}
        {alternatives.length > 0 && (
          <fieldset className={cx(styles.fixes, styles.alternatives)}>
            <legend>What can go there</legend>
            {alternatives.map((fix) => (
              <Button key={fix.label} size="s" className={styles.fix} onClick={() => onFix(fix)}>
                {fix.label}
              </Button>
            ))}
          </fieldset>
        )}
        {fixes.length > 0 && (
          <div className={styles.fixes}>
            {fixes.map((fix, i) => (
              <Button key={fix.label} className={styles.fix} onClick={() => onFix(fix)}>
                {fix.label}
                {isKeyed && i === 0 && <Kbd keys="Mod+." />}
              </Button>
            ))}
          </div>
        )}
        {similar.length > 0 && (
          <fieldset className={cx(styles.fixes, styles.similar)}>
            <legend>How cards say such things</legend>
            {similar.map((fix) => (
              <Button key={fix.insert} size="s" look="quiet" className={styles.fix} onClick={() => onFix(fix)}>
                {fix.label}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
    </li>
  );
}
