/** A card in the order in which it is read: cost, type, traits, and then its text (product.md 3.1, C8). */

export type Facts = {
  /** "event", "blue job". */
  readonly kind: string;
  /** "5M + 2 BQ", "¥3M", "cost 2"; undefined for what nobody pays for. */
  readonly cost?: string | undefined;
  /** "level 1", "stealth 2": what is printed beside both. */
  readonly traits?: readonly string[];
  /** "IQ 0", "EQ none": what a line in a list leaves out. */
  readonly scores?: readonly string[];
};

/** What a list reads beside the name, in one line: "event, 4M + 2 BQ". */
export const summaryOf = ({ kind, cost, traits = [] }: Facts): string =>
  [kind, ...(cost === undefined ? [] : [cost]), ...traits].join(", ");
