/** A mark beside a name: its own shape and colour, so that neither has to identify it alone. */
export type Mark = {
  /** Path data in a box of 10 × 10. */
  readonly path: string;
  readonly colour: string;
  /** The path is drawn as a line; absent: filled. */
  readonly line?: true;
};
