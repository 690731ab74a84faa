/** All about one card. The order in the document is name, cost, type, traits, text (product.md 3.1, C8). */
import Link from "next/link";
import type { ReactNode } from "react";
import { type LibraryCard, slugOf } from "../../../engine/cards/card.ts";
import { legible } from "../../../engine/cards/legible.ts";
import type { CardDifference, CardHistory, Keyword } from "../../../engine/cards/library.ts";
import { asPrinted, printingCount } from "../../../engine/cards/printing.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import type { EchoLine } from "../../../engine/language/index.ts";
import { Face } from "../../card/face.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CardBadges, PROVENANCE_DOCS } from "../badges.tsx";
import { cardHref } from "../links.ts";
import { CardActions } from "./card-actions.tsx";
import { CardChanges } from "./card-changes.tsx";
import { CardData, givenWords } from "./card-data.tsx";
import styles from "./card-page.module.css";
import { Echo } from "./echo.tsx";
import { saidOnce } from "./echo-lines.ts";
import { NewerButtons } from "./newer-buttons.tsx";
import { RulesText } from "./rules-text.tsx";
import { ShowName } from "./show-name.tsx";
import { StateNote } from "./state-note.tsx";

export type DeckMention = { readonly href: string; readonly name: string; readonly copies: number };

export type CardPageProps = {
  readonly game: LibraryGame;
  readonly history: CardHistory;
  readonly keywords: readonly Keyword[];
  /** How the engine reads the text; empty without a text, or without a language for the game. */
  readonly echo: readonly EchoLine[];
  readonly reminders: ReadonlyMap<number, string>;
  readonly decks: readonly DeckMention[];
  /** Cards that do much the same, the most alike first. */
  readonly alike: readonly LibraryCard[];
  /** Asked for with `?compare=`, or the newer shipped revision. */
  readonly difference?: CardDifference | undefined;
  /** What `?compare=` asked for, if the card has no such revision. */
  readonly uncompared?: string | undefined;
  readonly newer?: CardDifference | undefined;
};

const LANGUAGES: Readonly<Record<string, string>> = { fr: "French", de: "German", es: "Spanish", it: "Italian" };

export function CardPage({ game, history, keywords, echo, reminders, decks, alike, difference, uncompared, newer }: CardPageProps) {
  const { card, isHead, revisions } = history;
  const names = Object.entries(card.names);
  const given = givenWords(card, game);
  const problems = card.reading?.problems;
  const { cost, kind, traits = [], scores = [] } = game.facts(card);
  const said = saidOnce(echo);
  const printed = [...traits, ...scores];
  return (
    <article className={styles.page} aria-labelledby="card-name">
      <div className={styles.facts}>
        {!isHead && (
          <p className={styles.old} role="note">
            This is revision {card.revision.number}. <Link href={cardHref(card.id)}>See the current revision</Link>
          </p>
        )}
        <header>
          <ShowName id="card-name" name={card.name} />
          <p className={styles.summary}>{cost === undefined ? kind : `${cost}, ${kind}`}</p>
          {printed.length > 0 && <p className={styles.traits}>{printed.join(", ")}</p>}
        </header>
        <RulesText
          game={card.game}
          text={card.text}
          keywords={keywords}
          reminders={reminders}
          problems={problems}
          className={styles.rules}
        />
        <CardBadges card={card} />
        <StateNote card={card} game={game} />
        {card.flavor && <p className={styles.flavor}>{card.flavor}</p>}
        {isHead && newer && (
          <Section title="New version available">
            <p>The studio ships a newer version of this card. Yours stays until you choose.</p>
            <CardChanges difference={newer} game={game} />
            <NewerButtons id={card.id} />
          </Section>
        )}
        {uncompared !== undefined && (
          <p className={styles.old} role="note">
            “{legible(uncompared)}” is not a revision of this card, so nothing is compared. The revisions are listed below.
          </p>
        )}
        {difference && (
          <Section title={`What changed from revision ${difference.from.revision.number} to ${difference.to.revision.number}`}>
            <CardChanges difference={difference} game={game} />
          </Section>
        )}
        {alike.length > 0 && (
          <Section title="Cards like it">
            <ul className={styles.alike}>
              {alike.map((other) => (
                <li key={other.id}>
                  <Link href={cardHref(other.id)}>
                    <Face card={other} detail="tile" />
                    <VisuallyHidden>{other.name}</VisuallyHidden>
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {game.deck && (
          <Section title="Decks with this card">
            {decks.length === 0 ? (
              <p className={styles.dim}>No deck contains it yet.</p>
            ) : (
              <ul className={styles.decks}>
                {decks.map((deck) => (
                  <li key={deck.href}>
                    <span className="num">{deck.copies}</span> <Link href={deck.href}>{deck.name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Section>
        )}
        {said.length > 0 && (
          <details className={styles.section}>
            <summary>
              <h2>How the engine reads it</h2>
            </summary>
            <Echo lines={said} />
          </details>
        )}
        <CardData card={card} game={game} />
        <Section title="Where it comes from">
          <p>
            {PROVENANCE_DOCS[card.provenance]}
            {given && ` The rulebook gives: ${given}.`}
          </p>
          <p className={styles.dim}>
            Art: {card.credit.artist || ("image" in card.art ? "by an unnamed artist" : "drawn by Arcology from the card itself")}
            {card.credit.licence && `, ${card.credit.licence}`}
          </p>
        </Section>
        {names.length > 0 && (
          <Section title="In other languages">
            <dl className={styles.pairs}>
              {names.map(([code, name]) => (
                <div key={code}>
                  <dt>{LANGUAGES[code] ?? code}</dt>
                  <dd lang={code}>
                    {name}
                    {card.flavors[code] && <i> {card.flavors[code]}</i>}
                  </dd>
                </div>
              ))}
            </dl>
          </Section>
        )}
        {(card.variants?.length ?? 0) > 0 && <Printings card={card} />}
        <Section title="History">
          <ol className={styles.history}>
            {[...revisions].reverse().map((revision) => (
              <li key={revision.number} aria-current={revision.number === card.revision.number ? "true" : undefined}>
                <Link href={cardHref(card.id, revision.number)}>Revision {revision.number}</Link>
                <span>{revision.note || (revision.origin === "shipped" ? "came with the studio" : "changed")}</span>
                <span className={styles.dim}>
                  {revision.author && `${revision.author}, `}
                  <time dateTime={revision.at}>{revision.at.slice(0, 10)}</time>
                </span>
                {revision.number > 1 && (
                  <Link href={`${cardHref(card.id, revision.number)}?compare=r${revision.number - 1}`}>What changed</Link>
                )}
              </li>
            ))}
          </ol>
        </Section>
      </div>
      <div className={styles.left}>
        <Face card={card} detail="face" className={styles.face ?? ""} />
        <div className={styles.actions}>
          <CardActions card={card} />
          <LinkButton look="quiet" href={`/${card.game}/cards?q=${encodeURIComponent(`type:${card.kind}`)}`}>
            More {game.kinds.find((kind) => kind.id === card.kind)?.plural.toLowerCase() ?? "cards"}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The faces of all printings; the rules are the same on each. */
function Printings({ card }: { readonly card: LibraryCard }) {
  const printings = Array.from({ length: printingCount(card) }, (_, at) => asPrinted(card, at + 1) ?? card);
  return (
    <Section title="Printings">
      <ul className={styles.printings}>
        {printings.map(({ set, number, credit }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printing is its place
          <li key={at}>
            {/* biome-ignore lint/performance/noImgElement: the face is an SVG of the exact size already */}
            <img
              src={`/api/cards/${card.game}/${slugOf(card.id)}/face.svg?revision=${card.revision.number}&printing=${at + 1}`}
              alt={`Face of printing ${at + 1}`}
              width={126}
              height={176}
              loading="lazy"
            />
            <span>
              {set} {number}
            </span>
            {credit.artist && <span className={styles.dim}>{credit.artist}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
