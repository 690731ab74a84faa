/** Who owns how much of a corp, as a bar with a mark at one half: more than half is a majority (CORP-10.6). */
import type { CorpPlayerScene } from "../../../../engine/games/corp/table/scene.ts";
import { colourOf } from "../../../../faces/boards/index.ts";
import styles from "./shares.module.css";

/** "3 of 6 pieces yours, 2 of Vesglas". */
export const sharesWords = ({ shares, pieces, player }: CorpPlayerScene, names: readonly string[]): string =>
  pieces === 0
    ? "No infrastructure, so no stock"
    : shares
        .flatMap((count, owner) =>
          count > 0
            ? [`${count} of ${pieces} ${owner === player ? "its own" : `owned by ${names[owner] === "You" ? "you" : names[owner]}`}`]
            : [],
        )
        .join(", ");

/** Others first, so that what they own grows towards the mark. */
export function Shares({ side, names }: { readonly side: CorpPlayerScene; readonly names: readonly string[] }) {
  const order = side.shares.map((count, owner) => ({ count, owner })).filter(({ count }) => count > 0);
  const sorted = [
    ...order.filter(({ owner }) => owner !== side.player).sort((a, b) => b.count - a.count),
    ...order.filter(({ owner }) => owner === side.player),
  ];
  return (
    <span className={styles.bar} role="img" aria-label={`Shares: ${sharesWords(side, names)}`}>
      {sorted.map(({ count, owner }) => (
        <i key={owner} style={{ flexGrow: count, background: colourOf(owner), opacity: owner === side.player ? 0.55 : 1 }} />
      ))}
    </span>
  );
}
