/** What a check of a deck says, with the numbers of its rules as links. */
import Link from "next/link";
import type { GameId } from "../../../engine/cards/card.ts";
import type { Finding } from "../../../engine/cards/deck.ts";
import { legible } from "../../../engine/cards/legible.ts";
import { ruleHref } from "../../cards/links.ts";
import styles from "./finding-sentence.module.css";

type FindingSentenceProps = { readonly game: GameId; readonly finding: Finding };

/** Rules of a finding that its sentence does not name. */
export const unnamedRules = ({ message, rules }: Finding): readonly string[] => rules.filter((rule) => !message.includes(`(${rule})`));

export const FindingSentence = ({ game, finding: { message, rules } }: FindingSentenceProps) => (
  <RuleSentence game={game} message={message} rules={rules} />
);

type RuleSentenceProps = { readonly game: GameId; readonly message: string; readonly rules: readonly string[] };

/** A sentence in which the numbers in brackets that are among `rules` are links. */
export const RuleSentence = ({ game, message, rules }: RuleSentenceProps) =>
  legible(message)
    .split(/(?<=\()([A-Z]+-[R\d][\d.]*)(?=\))/)
    .map((part, i) =>
      rules.includes(part) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are their place
        <Link key={i} href={ruleHref(game, part)} className={styles.rule}>
          {part}
        </Link>
      ) : (
        part
      ),
    );
