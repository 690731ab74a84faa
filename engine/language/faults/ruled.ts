/** What people write on cards that the rules of a game settle for every card: whoever writes it is told the rule (`Vocabulary.ruled`). */

export type Ruled = {
  /** How people write it. */
  readonly said: RegExp;
  /** What the rules say of it, with the rule's number. */
  readonly why: string;
  /** It is so on every card, and needs no words. */
  readonly isSo?: true;
};

/** What the rules say of something that a sentence wants otherwise, where no text changes it (`Vocabulary.governed`). */
export type Governed = {
  /** How people write of it. */
  readonly of: RegExp;
  /** What the rules say, with the rule's number. */
  readonly rule: string;
};

/** The rule that governs what some words ask: the first that speaks of it. */
export const ruleOf = (governed: readonly Governed[], words: string): string | undefined =>
  governed.find(({ of }) => of.test(words.replace(/[’‘]/gu, "'")))?.rule;

const QUOTED = 90;
const quoted = (words: string): string => `“${words.length > QUOTED ? `${words.slice(0, QUOTED).trimEnd()}…` : words}”`;

/** What the rules say of words that are not understood. */
export const ruledOf = (ruled: readonly Ruled[], words: string): Ruled | undefined =>
  ruled.find(({ said }) => said.test(words.replace(/[’‘]/gu, "'")));

/** What is told of them. */
export const withRuled = (words: string, { why, isSo }: Ruled): string =>
  `${quoted(words.trim().replace(/[.]$/u, ""))} ${isSo ? "needs no words" : "is not understood, and the rules fix this"}. ${why}`;
