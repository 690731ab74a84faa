/** What is not understood, as a list: which words, what may be meant instead, how such things are said, and buttons that mend it. */
import { CircleAlert, CircleCheck, PencilLine } from "lucide-react";
import Link from "next/link";
import type { GameId } from "../../engine/cards/card.ts";
import type { FieldSaid } from "../../engine/cards/field-said.ts";
import type { Fix } from "../../engine/language/index.ts";
import { languageHref } from "../cards/links.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Kbd } from "../ui/kbd.tsx";
import type { Answer, Undone } from "./answers.ts";
import { type Finding, findingsOf, fixesBeside, hasKey, hasWholeKey, type NearFix, nearOf, wholeFixes } from "./findings.ts";
import { FixButtons, ThereButtons } from "./fix-buttons.tsx";
import { forField, withoutSentence } from "./for-field.ts";
import styles from "./text-editor.module.css";
import type { Understanding } from "./understand.ts";
import { useAnswers } from "./use-answers.ts";
import { WillSay } from "./will-say.tsx";

export type ProblemListProps = {
  readonly game: GameId;
  readonly known: Understanding;
  /** Where the keyword is made that a sentence writes; absent where no way leads there. */
  readonly words?: ((written: string) => string) | undefined;
  readonly onFix: (fix: Fix) => void;
  readonly onGoTo: (from: number, to: number) => void;
  /** What a sentence says that is for a field of the card, and how it is put there, out of the text. */
  readonly fields?: FieldsBeside | undefined;
};

/** The fields of the card beside its text. */
export type FieldsBeside = {
  readonly said: (sentence: string) => FieldSaid | undefined;
  /** The text is without the sentence then. */
  readonly put: (said: FieldSaid, text: string) => void;
};

export function ProblemList({ game, known, words, onFix, onGoTo, fields }: ProblemListProps) {
  const findings = findingsOf(known);
  const whole = wholeFixes(known);
  const { near: found, told, undone } = useAnswers(known);
  const near = found.filter(({ isWhole }) => isWhole);
  const [taken] = whole;
  if (known.loose?.how === "loose" && taken)
    return (
      <div className={cx(styles.fine, undone && styles.partly)}>
        <p className={styles.said} role="status">
          {undone ? <CircleAlert size={14} aria-hidden /> : <CircleCheck size={14} aria-hidden />}
          <span>
            {undone ? undoneWords(undone) : "Understood."} The card will say <WillSay typed={known.text} said={taken.insert} />
          </span>
        </p>
        {undone && <FixButtons legend="Carried out is" fixes={undone.near} onFix={onFix} size="s" look="quiet" />}
        <Button size="s" onClick={() => onFix(taken)}>
          Use these words <Kbd keys="Mod+." />
        </Button>
      </div>
    );
  if (findings.length === 0)
    return known.text.trim() === "" ? null : undone ? (
      <div className={cx(styles.fine, styles.partly)}>
        <p className={styles.said} role="status">
          <CircleAlert size={14} aria-hidden /> <span>{undoneWords(undone)}</span>
        </p>
        <FixButtons legend="Carried out is" fixes={undone.near} onFix={onFix} size="s" look="quiet" />
      </div>
    ) : (
      <p className={styles.fine} role="status">
        <CircleCheck size={14} aria-hidden /> Understood
      </p>
    );
  const wrong = findings.filter(({ isOpen }) => !isOpen).length;
  const open = findings.length - wrong;
  const first = whole.length > 0 || near[0]?.sure ? undefined : findings.find(hasKey);
  const keyed = told.findIndex((one) => one !== undefined && one.there.length > 0);
  const counts = [...(wrong > 0 ? [`${wrong} not understood`] : []), ...(open > 0 ? [`${open} to finish`] : [])];
  return (
    <section className={styles.problems} aria-label="Problems in the text" data-problems>
      <p className={styles.count} role="status">
        {counts.join(", ")}
      </p>
      <FixButtons fixes={whole} onFix={onFix} keyed={hasWholeKey(known) ? taken : undefined} />
      {whole.length === 0 && near.length > 0 && <Nearest near={near} onFix={onFix} />}
      <ul>
        {findings.map((finding, i) => (
          <Item
            key={`${finding.problem.from} ${finding.problem.message}`}
            finding={{ ...finding, fixes: fixesBeside(known.text, finding, [...whole, ...near], findings.length === 1) }}
            near={nearOf(found, finding)}
            answer={told[i]}
            text={known.text}
            isKeyed={finding === first}
            hasKeys={i === keyed}
            words={words}
            onFix={onFix}
            onGoTo={onGoTo}
            fields={fields}
          />
        ))}
      </ul>
      {told.some((one) => one !== undefined) && (
        <Link className={cx(styles.link, styles.all)} href={languageHref(game)}>
          Everything cards can say
        </Link>
      )}
    </section>
  );
}

/** What is nearest to what was written: at one key where nothing in it is guessed. */
const Nearest = ({ near, onFix }: { readonly near: readonly NearFix[]; readonly onFix: (fix: Fix) => void }) => (
  <FixButtons
    isNearest
    legend={near.some(({ lost }) => lost.length > 0) ? "Nearest, in part" : near.length > 1 ? "Which one do you mean?" : "Nearest"}
    fixes={near}
    onFix={onFix}
    keyed={near.find(({ sure }) => sure)}
  />
);

type ItemProps = Pick<ProblemListProps, "words" | "onFix" | "onGoTo" | "fields"> & {
  readonly finding: Finding;
  /** What is nearest to its sentence. */
  readonly near: readonly NearFix[];
  /** What is told of its sentence, once it is known. */
  readonly answer: Answer | undefined;
  readonly text: string;
  readonly isKeyed: boolean;
  /** Keys put in what can go there. */
  readonly hasKeys: boolean;
};

function Item({ finding, near, answer, text, isKeyed, hasKeys, words, onFix, onGoTo, fields }: ItemProps) {
  const { problem, fixes, sentence, isOpen } = finding;
  const said = fields?.said(sentence);
  const { understood } = problem;
  const { from, to } = answer?.open ?? problem;
  const message = said ? forField(sentence, said) : (answer?.message ?? problem.message);
  const line = text.slice(0, from).split("\n").length;
  return (
    <li className={cx(styles.problem, isOpen && styles.open)}>
      {isOpen ? <PencilLine size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
      <div>
        <button type="button" className={styles.place} onClick={() => onGoTo(from, to)}>
          Line {line}
        </button>{" "}
        {message}
        {said && (
          <div className={styles.fixes}>
            <Button className={styles.fix} onClick={() => fields?.put(said, withoutSentence(text, problem.from, sentence))}>
              Put it into “{said.label}”
            </Button>
          </div>
        )}
        {!said && understood && !message.includes(understood) && (
          <p className={styles.more}>
            Understood so far: <q>{understood}</q>
          </p>
        )}
        {!said && words !== undefined && problem.keyword !== undefined && (
          <p>
            <Link className={styles.link} href={words(sentence)}>
              Make a keyword {problem.keyword}
            </Link>
          </p>
        )}
        {!said && near.length > 0 && <Nearest near={near} onFix={onFix} />}
        <FixButtons fixes={said ? [] : fixes} onFix={onFix} keyed={isKeyed ? fixes[0] : undefined} />
        {!said && answer && (
          <>
            {answer.refused && (
              <p className={styles.more}>
                In the words of the studio this is <q>{answer.refused.text}</q>, which is not carried out: {answer.refused.why}
              </p>
            )}
            <ThereButtons there={answer.there} onFix={onFix} hasKeys={hasKeys} />
            <FixButtons legend="How cards say such things" fixes={answer.similar} onFix={onFix} size="s" look="quiet" />
            {answer.things && (
              <FixButtons
                legend={`What cards say of ${answer.things.of}`}
                fixes={answer.things.texts}
                onFix={onFix}
                size="s"
                look="quiet"
              />
            )}
            <FixButtons fixes={answer.without ? [answer.without] : []} onFix={onFix} size="s" look="quiet" />
          </>
        )}
        {!said &&
          answer &&
          answer.similar.length === 0 &&
          answer.there.length === 0 &&
          !answer.things &&
          !answer.without &&
          near.length === 0 &&
          fixes.length === 0 && (
            <p className={styles.more}>
              Say it in other words, or leave it: the table carries out the other sentences and leaves this one to you.
            </p>
          )}
      </div>
    </li>
  );
}

/** Which sentence the rules do not carry out, and why. */
const undoneWords = ({ words, why }: Undone): string =>
  `Understood, but not carried out: “${words}” ${why.replace(/[.]$/u, "")}. On a free table you carry it out by hand.`;
