/** The mark of a key of numbers ("IQ" of scores, "blue" of rewards), beside the word. */

/** By key: path data in a box of 14 × 14, its colour on a page, and the colour in which it is printed, under dark numbers. */
export type KeyMarks = Readonly<Record<string, { readonly path: string; readonly colour: string; readonly printed?: string }>>;

/** Nothing where the game has no mark for the key. */
export function KeyMark({
  marks,
  name,
  size = 14,
}: {
  readonly marks: KeyMarks | undefined;
  readonly name: string;
  readonly size?: number;
}) {
  const mark = marks?.[name];
  if (!mark) return null;
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} aria-hidden="true">
      <path d={mark.path} fill={mark.colour} stroke="var(--line-strong)" strokeWidth=".7" />
    </svg>
  );
}
