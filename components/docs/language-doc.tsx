/** The effect language of one game: every construct of the table that reads its card texts. */
import type { LanguageGame } from "../../engine/games/game.ts";
import type { ReferenceEntry, ReferenceSort } from "../../engine/language/index.ts";
import { capital } from "../cards/links.ts";
import { FindPhrases } from "./find-phrases.tsx";
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
  const labels = new Map<string, string>(sorts.map(({ sort, label }) => [sort, label]));
  // Sorts that are called alike differ only in where they may stand.
  const groups = [...new Set(labels.values())].map((label) => [label, sorts.filter((sort) => sort.label === label)] as const);
  const count = (group: readonly ReferenceSort[]) => group.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className={prose.prose}>
      <ShowTarget />
      <p>
        The text of a {name} card can use only these phrases, and a sentence must have exactly one meaning. In a phrase, <code>‹…›</code>{" "}
        stands for other words: it says which, with an example. Upper and lower case do not matter.
      </p>
      <p>
        “Try it” opens a text that uses the phrase: change it, see how the engine reads it, and make it a card. On the command line,{" "}
        <code>card check</code> shows how the engine reads a text, or where it fails and why.
      </p>
      <FindPhrases
        all={count(sorts)}
        contents={
          <nav aria-label="Kinds of phrases" className={styles.sorts}>
            {groups.map(([label, group]) => (
              <a key={label} href={`#sort-${group[0]?.sort}`}>
                {label} <small>{count(group)}</small>
              </a>
            ))}
          </nav>
        }
      >
        {groups.map(([label, group]) => (
          <section key={label} className={styles.sort} aria-label={label} data-phrases>
            <h2>{capital(label)}</h2>
            {group.map(({ sort, includes, entries }) => (
              <div key={sort} id={`sort-${sort}`}>
                <Fits labels={labels} of={label} includes={includes} />
                <dl>
                  {entries.map((entry) => (
                    <Entry key={entry.id} game={game} entry={entry} trial={trials.get(entry.id)} />
                  ))}
                </dl>
              </div>
            ))}
          </section>
        ))}
      </FindPhrases>
    </div>
  );
}

type FitsProps = { readonly labels: ReadonlyMap<string, string>; readonly of: string; readonly includes: readonly string[] };

/** Other sorts whose phrases fit where these do; of those that are called alike, the first. */
function Fits({ labels, of, includes }: FitsProps) {
  const others = includes.filter((sort, i) => {
    const label = labels.get(sort);
    return label !== undefined && label !== of && includes.findIndex((other) => labels.get(other) === label) === i;
  });
  if (others.length === 0) return null;
  return (
    <p>
      These also fit here:{" "}
      {others.map((sort, i) => (
        <span key={sort}>
          {i > 0 && ", "}
          <a href={`#sort-${sort}`}>{labels.get(sort)}</a>
        </span>
      ))}
    </p>
  );
}

type EntryProps = { readonly game: LanguageGame; readonly entry: ReferenceEntry; readonly trial: string | undefined };

function Entry({ game, entry: { id, phrase, doc, example, same, also, refused, lacks }, trial }: EntryProps) {
  return (
    <div id={id} className={styles.entry} data-phrase>
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
