/** A mark beside a name: a shape and a colour of its own, so that neither alone has to carry it. */
export type Mark = {
  /** Path data in a box of 10 × 10. */
  readonly path: string;
  readonly colour: string;
  /** The path is drawn as a line; absent: filled. */
  readonly line?: true;
};
