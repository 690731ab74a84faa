/** How the engine reads a text: the tree in sentences, deeper lines further in. */
import type { EchoLine } from "../../../engine/language/index.ts";
import styles from "./echo.module.css";

export function Echo({ lines }: { readonly lines: readonly EchoLine[] }) {
  return (
    <ul className={styles.echo}>
      {lines.map(({ depth, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place
        <li key={i} style={{ marginInlineStart: depth * 18 }} data-depth={depth}>
          {text}
        </li>
      ))}
    </ul>
  );
}
