/** How decks are written: one of the ready decks in each form, as the studio writes it. */
import Link from "next/link";
import { Fragment } from "react";
import type { Card, GameId } from "../../engine/cards/card.ts";
import type { DeckShape } from "../../engine/cards/deck.ts";
import { ruleHref } from "../cards/links.ts";
import styles from "./prose.module.css";

export type DecksDocProps = {
  /** The games whose players build decks. */
  readonly games: readonly {
    readonly id: GameId;
    readonly name: string;
    readonly deck: DeckShape & { readonly chapter: string; readonly said?: string };
  }[];
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
        You can import and export decks as text, CSV and JSON. No imported line is lost: a line that names no card stays in the deck as an
        unresolved line, with the closest names to choose from. The rules of a legal deck:{" "}
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
      {games.flatMap(({ id, deck: { said } }) =>
        said === undefined ? (
          []
        ) : (
          <p key={id}>
            Cards can change these rules for the deck that they are in: “A deck can have up to 7 copies of this”, “Your decks cannot have
            events” (<Link href={ruleHref(id, said)}>{said}</Link>). The check then names the card that says so.
          </p>
        ),
      )}
      <h2 id="text">Text</h2>
      <Sample text={text} lines={14} label="A deck as text" />
      <p>A line has a count, a name and optional details:</p>
      <ul>
        <li>
          Counts: <code>4 {card.name}</code>, <code>4x {card.name}</code>, <code>x4 {card.name}</code>, or no count for one. A count that is
          not a whole number from 1 is kept and reported.
        </li>
        <li>
          Set and number: <code>{`4 ${card.name} (${card.set}) ${card.number}`}</code>. A revision: <code>@r3</code>. A remark:{" "}
          <code># against walls</code>.
        </li>
        <li>
          Headings:{" "}
          {headings.map((heading) => (
            <Fragment key={heading}>
              <code>{heading}</code>,{" "}
            </Fragment>
          ))}
          <code>Considering</code>, with or without a colon and a count, in upper or lower case. The count is a check. A card before any
          heading goes where it belongs.
        </li>
        <li>
          <code>{"//"}</code> and <code>#</code> start comments. Blank lines are ignored. Prefixes such as <code>SB:</code>, tabs, curly
          quotes, accents and a missing “Æ” are understood.
        </li>
      </ul>
      <h2 id="csv">CSV</h2>
      <Sample text={csv} lines={6} label="A deck as CSV" />
      <p>
        The columns can be in any order; <code>qty</code> is read as <code>count</code>. Only the name is required.
      </p>
      <h2 id="json">JSON</h2>
      <Sample text={json} lines={18} label="A deck as JSON" />
      <p>
        A name or an id is enough for import; exports have both. Several decks in one file go in <code>decks</code>.
      </p>
      <h2 id="formats">Formats</h2>
      <p>A format says which cards are allowed and how many. Choosing another format checks the deck again and does not change it.</p>
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
