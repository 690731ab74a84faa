/** How words and amounts in the texts of a game look, beside what every text has. */

export type TextLook = {
  /** The colours of words that have one of their own, where texts are written: "IQ" in `--iq`. */
  readonly words?: Readonly<Record<string, string>>;
  /** Those of them that are amounts, with a number or without, where texts are read: "3 BQ". */
  readonly amounts?: readonly string[];
  /** What stands behind a sum of money: "M". */
  readonly money?: string;
};
