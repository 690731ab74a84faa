/** What a card will say, with the words that are not as they were typed marked, and said in words too. */
import { changedWords } from "./changed-words.ts";
import styles from "./text-editor.module.css";

export function WillSay({ typed, said }: { readonly typed: string; readonly said: string }) {
  const { pieces, left } = changedWords(typed, said);
  const fresh = pieces.filter(({ isNew }) => isNew).map(({ text }) => text.replace(/^[\s,.:;]+/u, "").trim());
  return (
    <>
      <q>
        {pieces.map(({ text, isNew }, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are their place
          isNew ? <ins key={i}>{text}</ins> : text,
        )}
      </q>
      {(fresh.length > 0 || left.length > 0) && (
        <span className={styles.changed}>
          {fresh.length > 0 && <>New: {quoted(fresh)}. </>}
          {left.length > 0 && <>Left out: {quoted(left)}.</>}
        </span>
      )}
    </>
  );
}

const MOST = 6;

const quoted = (words: readonly string[]): string => {
  const all = [...new Set(words)];
  const more = all.length > MOST ? ` and ${all.length - MOST} more` : "";
  return (
    all
      .slice(0, MOST)
      .map((word) => `“${word}”`)
      .join(", ") + more
  );
};
