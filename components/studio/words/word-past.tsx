"use client";
/** What uses a keyword, tag or set, and its revisions. */
import Link from "next/link";
import { parseCardId } from "../../../engine/cards/card.ts";
import type { WordHistory, WordType, WordUse } from "../../../engine/cards/work.ts";
import type { Word } from "../../api/words.ts";
import { studioHref } from "../../cards/links.ts";
import styles from "./words.module.css";

export function WordPast({ history, type }: { readonly history: WordHistory<Word>; readonly type: WordType }) {
  return (
    <>
      <Uses uses={history.uses} type={type} />
      <section aria-label="History">
        <h3>History</h3>
        <ol className={styles.revisions}>
          {history.revisions.toReversed().map((revision) => (
            <li key={revision.number}>
              Revision {revision.number}, {revision.note || (revision.origin === "shipped" ? "came with the studio" : "changed")}
              {revision.author && `, ${revision.author}`}, <time dateTime={revision.at}>{revision.at.slice(0, 10)}</time>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const MOST = 40;

function Uses({ uses, type }: { readonly uses: readonly WordUse[]; readonly type: WordType }) {
  if (uses.length === 0) return <p className={styles.none}>{type === "set" ? "It has no cards yet." : "No card uses it yet."}</p>;
  return (
    <section aria-label="What uses it">
      <h3>
        {uses.length} {uses.length === 1 ? "use" : "uses"}
      </h3>
      <ul className={styles.uses}>
        {uses.slice(0, MOST).map((use) => {
          const id = use.type === "card" ? parseCardId(use.id) : undefined;
          return (
            <li key={`${use.type} ${use.id}`}>
              {id ? <Link href={studioHref(id)}>{use.name}</Link> : <b>{use.name}, a keyword</b>}
              <span>{use.text}</span>
            </li>
          );
        })}
      </ul>
      {uses.length > MOST && <p>And {uses.length - MOST} more.</p>}
    </section>
  );
}
