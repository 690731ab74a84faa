/** Cubes by colour, each with its letter and how many; in words for screen readers. */
import { glyph } from "../../../../faces/boards/index.ts";
import { countsWords } from "./city-words.ts";
import styles from "./cubes.module.css";

type CubesProps = {
  readonly cubes: readonly number[];
  readonly colours: readonly string[];
  readonly label: string;
  readonly size?: number;
};

export const Cubes = ({ cubes, colours, label, size = 18 }: CubesProps) => (
  <span className={styles.cubes} role="img" aria-label={`${label}: ${countsWords(cubes, colours) || "none"}`}>
    {colours.map((kind, i) => (
      <span key={kind} data-none={cubes[i] === 0 || undefined}>
        <Cube kind={kind} size={size} />
        {cubes[i]}
      </span>
    ))}
  </span>
);

/** One cube. */
export const Cube = ({ kind, size }: { readonly kind: string; readonly size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 20 20"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: glyph escapes every text.
    dangerouslySetInnerHTML={{ __html: glyph({ look: "cube", player: -1, kind, count: 1 }, 10, 10, 20) }}
  />
);
