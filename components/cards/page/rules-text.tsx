/** A card's text as HTML: selectable, in reading order, with reminders on the keywords. */
import Link from "next/link";
import { Fragment } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { Keyword } from "../../../engine/cards/library.ts";
import type { TextProblem } from "../../../engine/cards/reading.ts";
import { cx } from "../../ui/cx.ts";
import { Popover } from "../../ui/popover.tsx";
import { ruleHref } from "../links.ts";
import styles from "./rules-text.module.css";
import { reminderIn, type TextPart, textLines } from "./text-parts.ts";

export type RulesTextProps = {
  readonly game: GameId;
  readonly text: string;
  readonly keywords: readonly Keyword[];
  /** Reminders with the numbers of this text, by the place where the keyword begins; without one, the words of the list of keywords. */
  readonly reminders?: ReadonlyMap<number, string> | undefined;
  /** Places of a draft that are not understood: they are underlined. */
  readonly problems?: readonly TextProblem[] | undefined;
  readonly className?: string | undefined;
  /** Inside a grid cell: no links and no popovers, so that the grid keeps its one tab stop. */
  readonly still?: boolean;
};

export function RulesText({ game, text, keywords, reminders, problems, className, still = false }: RulesTextProps) {
  const lines = textLines(text, keywords, problems);
  if (lines.length === 0) return <p className={cx(styles.none, className)}>No rules text.</p>;
  return (
    <div className={cx(styles.text, className)}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place
        <p key={i}>
          {line.label && <strong className={styles.label}>{line.label}: </strong>}
          {line.parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor have the parts of a line
            <Fragment key={at}>
              {part.problem ? (
                <span className={styles.problem}>{part.text}</span>
              ) : still ? (
                <StillPart part={part} />
              ) : (
                <Part part={part} game={game} text={text} reminders={reminders} />
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function StillPart({ part }: { readonly part: TextPart }) {
  if (part.is === "text") return part.text;
  return (
    <b className={styles[part.is]} data-trait={part.is === "trait" ? part.trait : undefined}>
      {part.text}
    </b>
  );
}

function Part({ part, game, text, reminders }: { readonly part: TextPart } & Pick<RulesTextProps, "game" | "text" | "reminders">) {
  switch (part.is) {
    case "text":
      return part.text;
    case "money":
      return <b className={styles.money}>{part.text}</b>;
    case "trait":
      return (
        <b className={styles.trait} data-trait={part.trait}>
          {part.text}
        </b>
      );
    case "tag":
      return (
        <Link href={`/${game}/cards?q=${encodeURIComponent(`#${part.tag}`)}`} className={styles.tag}>
          {part.text}
        </Link>
      );
    case "keyword": {
      const rule = part.keyword.rules[0];
      return (
        <Popover
          focusable
          className={styles.keyword}
          content={
            <>
              <b>{part.keyword.print}</b>
              <br />
              {reminders?.get(part.at) ?? reminderIn(part.keyword, text, part.at)}
              {rule && (
                <>
                  {" "}
                  <Link href={ruleHref(game, rule)}>{rule}</Link>
                </>
              )}
            </>
          }
        >
          {part.text}
        </Popover>
      );
    }
  }
}
