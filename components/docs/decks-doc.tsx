/** How decks are written: one of the ready decks in each form, as the studio writes it. */
import Link from "next/link";
import { Fragment } from "react";
import type { Card, GameId } from "../../engine/cards/card.ts";
import type { DeckShape } from "../../engine/cards/deck.ts";
import { ruleHref } from "../cards/links.ts";
import styles from "./prose.module.css";

export type DecksDocProps = {
  /** The games whose players build decks. */
  readonly games: readonly { readonly id: GameId; readonly name: string; readonly deck: DeckShape & { readonly chapter: string } }[];
  /** A card of the deck. */
  readonly card: Pick<Card, "name" | "set" | "number">;
  /** The same deck in three forms. */
  readonly text: string;
  readonly csv: string;
  readonly json: string;
};

/** The first lines of a long text, and how many more there are. */
function Sample({ text, lines, label }: { readonly text: string; readonly lines: number; readonly label: string }) {
  const all = text.trimEnd().split("\n");
  const more = all.length - lines;
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} aria-label={label} role="group">
        <code>{all.slice(0, lines).join("\n")}</code>
      </pre>
      {more > 0 && <figcaption className={styles.dim}>and {more} more lines</figcaption>}
    </figure>
  );
}

export function DecksDoc({ games, card, text, csv, json }: DecksDocProps) {
  const headings = [...new Set(games.flatMap(({ deck }) => deck.sections.map(({ name }) => name)))];
  return (
    <div className={styles.prose}>
      <p>
        Decks come in and go out as text, CSV and JSON. Every line that comes in is accounted for: what names no card stays in the deck as
        an unresolved line, with the nearest names to choose from. The rules of a legal deck:{" "}
        {games.map(({ id, name, deck: { chapter } }, i) => (
          <Fragment key={id}>
            {i > 0 && ", "}
            <Link href={ruleHref(id, chapter)}>
              {name}, chapter {chapter}
            </Link>
          </Fragment>
        ))}
        .
      </p>
      <h2 id="text">Text</h2>
      <Sample text={text} lines={14} label="A deck as text" />
      <p>A line is a count, a name and whatever else is known:</p>
      <ul>
        <li>
          Counts: <code>4 {card.name}</code>, <code>4x {card.name}</code>, <code>x4 {card.name}</code>, or no count for one. A count that is
          no whole number from 1 is kept and reported.
        </li>
        <li>
          Set and number, if you like: <code>{`4 ${card.name} (${card.set}) ${card.number}`}</code>. A revision: <code>@r3</code>. A remark:{" "}
          <code># against walls</code>.
        </li>
        <li>
          Headings:{" "}
          {headings.map((heading) => (
            <Fragment key={heading}>
              <code>{heading}</code>,{" "}
            </Fragment>
          ))}
          <code>Considering</code>, with or without a colon and a count, in any case. The count is a check. A card before any heading goes
          where it belongs.
        </li>
        <li>
          <code>{"//"}</code> and <code>#</code> begin comments. Blank lines mean nothing. Prefixes such as <code>SB:</code>, tabs, curly
          quotes, accents and a missing “Æ” are understood.
        </li>
      </ul>
      <h2 id="csv">CSV</h2>
      <Sample text={csv} lines={6} label="A deck as CSV" />
      <p>
        The columns may come in any order; <code>qty</code> is read as <code>count</code>. A name is enough.
      </p>
      <h2 id="json">JSON</h2>
      <Sample text={json} lines={18} label="A deck as JSON" />
      <p>
        A name or an id is enough to be read; both are written. Several decks in one file stand in <code>decks</code>.
      </p>
      <h2 id="formats">Formats</h2>
      <p>A format says which cards are allowed and how many. Choosing another explains the deck anew and changes nothing in it.</p>
      {games.map(({ id, name, deck: { formats } }) => (
        <Fragment key={id}>
          {games.length > 1 && <h3>{name}</h3>}
          <dl>
            {formats.map((format) => (
              <div key={format.id}>
                <dt>
                  <b>{format.name}</b> <code>{format.id}</code>
                </dt>
                <dd>{format.doc}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </div>
  );
}
