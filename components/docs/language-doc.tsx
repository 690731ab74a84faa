/** The effect language of one game: every construct of the table that reads its card texts. */
import type { LanguageGame } from "../../engine/games/game.ts";
import type { ReferenceEntry, ReferenceSort } from "../../engine/language/index.ts";
import styles from "./language-doc.module.css";
import prose from "./prose.module.css";
import { ShowTarget } from "./show-target.tsx";
import { TryExample } from "./try-example.tsx";

type Props = {
  readonly game: LanguageGame;
  readonly name: string;
  readonly sorts: readonly ReferenceSort[];
  /** A text to try each construct with, by its id. */
  readonly trials: ReadonlyMap<string, string>;
};

export function LanguageDoc({ game, name, sorts, trials }: Props) {
  const known = new Set<string>(sorts.map(({ sort }) => sort));
  const link = (sort: string) => <span key={sort}>{known.has(sort) ? <a href={`#sort-${sort}`}>{sort}</a> : <code>{sort}</code>} </span>;
  return (
    <div className={prose.prose}>
      <ShowTarget />
      <p>
        The text of a {name} card can use only these phrases, and a sentence must have exactly one meaning. Each phrase is listed under its
        sort; <code>‹…›</code> takes words of the sort it names and shows an example. Upper and lower case do not matter.
      </p>
      <p>
        “Try it” opens a text that uses the phrase: change it, see how the engine reads it, and make it a card. On the command line,{" "}
        <code>card check</code> shows how the engine reads a text, or where it fails and why.
      </p>
      <nav aria-label="Sorts" className={styles.sorts}>
        {sorts.map(({ sort }) => link(sort))}
      </nav>
      {sorts.map(({ sort, label, includes, entries }) => (
        <section key={sort} className={styles.sort} aria-labelledby={`sort-${sort}`}>
          <h2 id={`sort-${sort}`}>
            {sort}: {label}
          </h2>
          {includes.length > 0 && <p>These also fit here: {includes.map(link)}</p>}
          <dl>
            {entries.map((entry) => (
              <Entry key={entry.id} game={game} entry={entry} trial={trials.get(entry.id)} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type EntryProps = { readonly game: LanguageGame; readonly entry: ReferenceEntry; readonly trial: string | undefined };

function Entry({ game, entry: { id, phrase, doc, example, same, also, refused, lacks }, trial }: EntryProps) {
  return (
    <div id={id} className={styles.entry}>
      <dt>
        <a href={`#${id}`}>{phrase}</a>
      </dt>
      <dd>{doc}</dd>
      <dd>
        Example: <q>{example}</q>
      </dd>
      {same.length > 0 && <Variants title="Or" phrases={same} />}
      {also.length > 0 && <Variants title="Also read" phrases={also} />}
      {refused.map((variant) => (
        <dd key={variant.phrase}>
          Not <code>{variant.phrase}</code>: {variant.why}.
        </dd>
      ))}
      {lacks !== undefined && <dd>This game does not carry out: {lacks}.</dd>}
      {trial !== undefined && (
        <dd>
          <TryExample game={game} phrase={phrase} text={trial} />
        </dd>
      )}
    </div>
  );
}

function Variants({ title, phrases }: { readonly title: string; readonly phrases: readonly string[] }) {
  return (
    <dd>
      {title}:{" "}
      {phrases.map((phrase) => (
        <span key={phrase}>
          <code>{phrase}</code>{" "}
        </span>
      ))}
    </dd>
  );
}
