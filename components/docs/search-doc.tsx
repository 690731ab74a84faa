/** The search language of one game, from the tables that the search itself reads. Every example is a link that asks it. */
import Link from "next/link";
import { type FieldReference, searchReference } from "../../engine/cards/search/index.ts";
import type { GameDefinition } from "../../engine/games/game.ts";
import { searchHref } from "../cards/links.ts";
import { cx } from "../ui/cx.ts";
import styles from "./prose.module.css";

/** What texts can be asked by: too many for a sentence. */
function Values({ field, game }: { readonly field: FieldReference; readonly game: GameDefinition }) {
  return (
    <details>
      <summary>{field.values?.length} values</summary>
      <ul className={styles.values}>
        {field.values?.map(({ value, example }) => (
          <li key={value}>
            <Link href={searchHref(game.id, `${field.name}:${value}`)}>{value}</Link> {example && <q>{example}</q>}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function SearchDoc({ game }: { readonly game: GameDefinition }) {
  const { fields, syntax } = searchReference(game);
  const now = fields.filter((field) => !field.later);
  const later = fields.filter((field) => field.later);
  const example = (query: string) => (
    <Link key={query} href={searchHref(game.id, query)}>
      {query}
    </Link>
  );
  return (
    <div className={styles.prose}>
      <p>
        Type words of a name, or search fields. A card must match every part; separate the parts with spaces. A part that cannot be read is
        underlined and explained below the box; the rest still filters.
      </p>
      <h2 id="forms">Forms</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={cx(styles.wide, styles.stacked)} role="group" aria-label="Forms" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Form</th>
              <th scope="col">What it means</th>
              <th scope="col">Example</th>
            </tr>
          </thead>
          <tbody>
            {syntax.map((row) => (
              <tr key={row.form}>
                <th scope="row">
                  <code>{row.form}</code>
                </th>
                <td>{row.doc}</td>
                <td>
                  <span className={styles.examples}>{example(row.example)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 id="fields">Fields</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={cx(styles.wide, styles.stacked)} role="group" aria-label="Fields" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">What it finds</th>
              <th scope="col">Values</th>
              <th scope="col">Examples</th>
            </tr>
          </thead>
          <tbody>
            {now.map((field) => (
              <tr key={field.name} id={field.name}>
                <th scope="row">
                  <code>{field.name}</code>
                  {field.aliases.map((alias) => (
                    <span key={alias}>
                      {" "}
                      <code>{alias}</code>
                    </span>
                  ))}
                </th>
                <td>
                  <b>{field.label}.</b> {field.doc}
                </td>
                <td>{field.type === "set of values" && field.values ? <Values field={field} game={game} /> : field.type}</td>
                <td>
                  <span className={styles.examples}>{field.examples.map(example)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {later.length > 0 && (
        <>
          <h2 id="later">Not yet</h2>
          <p>These fields do not filter yet. A search that uses one says so and ignores it.</p>
          <ul>
            {later.map((field) => (
              <li key={field.name}>
                <code>{field.name}</code> {field.label}: {field.later}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
