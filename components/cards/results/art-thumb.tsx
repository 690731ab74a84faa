/** The picture of a card alone, small. */
import { type LibraryCard, slugOf } from "../../../engine/cards/card.ts";
import { cx } from "../../ui/cx.ts";
import styles from "./art-thumb.module.css";

export function ArtThumb({
  card,
  width = 44,
  height = 26,
  className,
}: {
  readonly card: LibraryCard;
  readonly width?: number;
  readonly height?: number;
  readonly className?: string | undefined;
}) {
  const src = `/api/art/${card.game}/${slugOf(card.id)}?r=${card.revision.hash}&w=${width}&h=${height}&px=${width * 3}`;
  // biome-ignore lint/performance/noImgElement: the picture has its size already
  return <img className={cx(styles.thumb, className)} src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />;
}
