/** Why something is not offered: the rule, and the sentence that a player reads. */
export type Reason = { readonly rule: string; readonly reason: string };

/** Reasons in one line, each once. */
export const reasonWords = (refused: readonly (readonly Reason[])[]): string =>
  [...new Set(refused.flat().map(({ reason, rule }) => `${reason} (${rule})`))].join("; ");
