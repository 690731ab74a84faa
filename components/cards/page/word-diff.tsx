/** Two texts, word by word. What went is struck and what came is underlined, so that colour is not alone. */
import { diffWordsWithSpace } from "diff";
import styles from "./word-diff.module.css";

export function WordDiff({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <p className={styles.diff}>
      {diffWordsWithSpace(from, to).map((part, i) =>
        part.added ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are their place
          <ins key={i}>{part.value}</ins>
        ) : part.removed ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are their place
          <del key={i}>{part.value}</del>
        ) : (
          part.value
        ),
      )}
    </p>
  );
}
