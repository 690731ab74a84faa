/** What stands before a colon on most cards of a game: “Reward”, “Activation”. */
import type { Language } from "../language.ts";
import { bankOf } from "./bank.ts";

const HEADINGS = new WeakMap<Language, readonly string[]>();
const MOST_HEADINGS = 4;
/** A heading that fewer examples have is one of few things. */
const LEAST_HEADED = 0.01;

/** Whether some words are a heading of the game, whatever stands under it. */
export const isHeadingOf = ({ constructs }: Language, words: string): boolean =>
  constructs.some(({ sort, phrase }) => /Heading$/u.test(sort) && phrase.toLowerCase() === words.toLowerCase());

/** Whether nothing is done under a heading: it says what is to be reached. */
export const isGoalHeading = ({ constructs }: Language, words: string): boolean =>
  constructs.some(({ sort, phrase }) => sort === "GoalHeading" && phrase === words);

/** Every heading of instructions, as it is printed. */
export const everyHeading = ({ constructs }: Language): readonly string[] =>
  constructs.flatMap(({ sort, phrase }) => (sort === "Heading" && /^\p{L}[\p{L} ]*$/u.test(phrase) ? [phrase] : []));

/** The headings that most examples have. */
export function headingsOf(language: Language): readonly string[] {
  const known = HEADINGS.get(language);
  if (known) return known;
  const count = new Map<string, number>();
  const { examples } = bankOf(language);
  for (const { text } of examples) {
    const heading = /^(\p{Lu}[\p{L} ]{0,24}): /u.exec(text)?.[1];
    if (heading !== undefined) count.set(heading, (count.get(heading) ?? 0) + 1);
  }
  const most = [...count].filter(([, times]) => times >= LEAST_HEADED * examples.length).sort(([, a], [, b]) => b - a);
  const found = most.slice(0, MOST_HEADINGS).map(([heading]) => heading);
  HEADINGS.set(language, found);
  return found;
}
