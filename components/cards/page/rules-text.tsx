/** A card's text as HTML: selectable, in reading order, with reminders on the keywords. */
import Link from "next/link";
import { Fragment } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { Keyword } from "../../../engine/cards/library.ts";
import type { TextProblem } from "../../../engine/cards/reading.ts";
import { TEXT_LOOKS } from "../../games/lists/text-looks.ts";
import type { TextLook } from "../../games/text-look.ts";
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
  const look = TEXT_LOOKS[game];
  const lines = textLines(text, keywords, problems, look);
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
                <StillPart part={part} look={look} />
              ) : (
                <Part part={part} look={look} game={game} text={text} reminders={reminders} />
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

type PartProps = { readonly part: TextPart; readonly look: TextLook | undefined };

function StillPart({ part, look }: PartProps) {
  if (part.is === "text") return part.text;
  if (part.is === "amount") return <Amount {...part} look={look} />;
  return <b className={styles[part.is]}>{part.text}</b>;
}

function Amount({ text, of, look }: { readonly text: string; readonly of: string; readonly look: TextLook | undefined }) {
  const token = look?.words?.[of];
  return (
    <b className={styles.amount} style={token === undefined ? undefined : { color: `var(${token})` }}>
      {text}
    </b>
  );
}

function Part({ part, look, game, text, reminders }: PartProps & Pick<RulesTextProps, "game" | "text" | "reminders">) {
  switch (part.is) {
    case "text":
      return part.text;
    case "money":
      return <b className={styles.money}>{part.text}</b>;
    case "amount":
      return <Amount {...part} look={look} />;
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
