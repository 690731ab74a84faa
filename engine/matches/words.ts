/** Words at the table: how long they are, and how many at once. */

/** Characters of one text. */
export const MOST_SAID = 200;
/** Texts of one seat in a span of time. */
export const SAID_AT_ONCE = { texts: 6, seconds: 15 } as const;
