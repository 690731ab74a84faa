/** A sentence that others wrote, as one shows it. */

/** The text with a full stop, unless it already ends as a sentence does. */
export const withFullStop = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
