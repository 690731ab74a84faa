/** What leads from one revision of a card to another: texts word by word, values side by side, both faces. */

import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { CardDifference } from "../../../engine/cards/library.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { Face } from "../../card/face.tsx";
import { columnsOf } from "../results/columns.ts";
import styles from "./card-changes.module.css";
import { WordDiff } from "./word-diff.tsx";

function show(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return "none";
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(", ");
  if (isFlat(value))
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${one}`)
      .join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Named words and numbers, such as the columns of a person's own. */
const isFlat = (value: unknown): value is Readonly<Record<string, string | number>> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => ["string", "number"].includes(typeof one));

/** Single words that lie side by side would read as one. */
const isText = (value: unknown): value is string => typeof value === "string" && (value === "" || /\s/.test(value));

export function CardChanges({ difference, game }: { readonly difference: CardDifference; readonly game: LibraryGame }) {
  const columns = columnsOf(game);
  const label = (path: string) =>
    path === "custom" ? "Your columns" : (columns.find((column) => path === column.id || path === `fields.${column.id}`)?.label ?? path);
  if (difference.changes.length === 0) return <p>Nothing on the card changed.</p>;
  return (
    <>
      <dl className={styles.changes}>
        {difference.changes.map((change) => (
          <div key={change.path}>
            <dt>{label(change.path)}</dt>
            <dd>
              {isText(change.from) && isText(change.to) ? (
                <WordDiff from={change.from} to={change.to} />
              ) : (
                <>
                  <del>{show(change.from)}</del> to <ins>{show(change.to)}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.faces}>
        {[difference.from, difference.to].map(({ revision, card }) => (
          <figure key={revision.number}>
            <Face card={asLibrary(card, revision)} detail="face" />
            <figcaption>Revision {revision.number}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

const asLibrary = (card: CardDifference["to"]["card"], revision: LibraryCard["revision"]): LibraryCard => ({
  ...card,
  revision,
  state: "unchecked",
  archived: false,
});
