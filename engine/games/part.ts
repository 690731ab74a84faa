/** What of a card's text the rules can carry out where not all of it is understood: the rest is for people. */
import type { Card } from "../cards/card.ts";
import { readText } from "../language/index.ts";
import type { CardReader } from "./reading.ts";

export type Part = {
  /** The sentences that can be carried out, as they were written. */
  readonly text: string;
  /** The other ones, in their order. */
  readonly left: readonly string[];
};

/** Parts a text into what runs and what does not. A sentence that refers to one that does not run does not run either. */
export function partThatRuns({ language, read }: CardReader, card: Pick<Card, "name" | "text">): Part {
  const left: { readonly at: number; readonly words: string }[] = [];
  let { text } = card;
  /** Places in what is left of the text, as places in the whole. */
  let places = text.split("").map((_, i) => i);
  for (;;) {
    const problems = read({ name: card.name, text }, "person").reading?.problems ?? [];
    if (problems.length === 0) break;
    const sentences = language ? readText(language, text).sentences : [];
    const wrong = sentences.filter(({ from, to }) => problems.some((problem) => from <= problem.from && problem.from <= to));
    // What is wrong with no sentence in particular is wrong with all of them.
    const gone = wrong.length > 0 ? wrong.map(({ from, to }) => ({ from, to })) : [{ from: 0, to: text.length }];
    for (const { from, to } of gone) left.push({ at: places[from] ?? 0, words: text.slice(from, to).trim() });
    const stays = (i: number) => !gone.some(({ from, to }) => from <= i && i < to);
    places = places.filter((_, i) => stays(i));
    text = text
      .split("")
      .filter((_, i) => stays(i))
      .join("");
    if (text.trim() === "") break;
  }
  return {
    // What stood between sentences that are gone is no sentence.
    text: text
      .replace(/^[\s.]+|[ \t]+(?=\n)/gu, "")
      .replace(/([.\s]) *\.(?=\s|$)/gu, "$1")
      .replace(/ {2,}/gu, " ")
      .trim(),
    left: left.toSorted((a, b) => a.at - b.at).flatMap(({ words }) => (words === "" ? [] : [words])),
  };
}
