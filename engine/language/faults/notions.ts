/**
 * What other card games have and a game of ours may not: whoever writes of it is told so, with the rule that speaks against it where the
 * game names one (`Vocabulary.notions`). What the language has a single word for is none.
 */
import type { Grammar } from "../tables/grammar.ts";
import { wordsOf } from "../tables/grammar.ts";

/** What is not there → the words that people write for it, in small letters. */
export const NOTION_WORDS: Readonly<Record<string, string>> = {
  life: "life lives hp hitpoint hitpoints health heart hearts lifelink",
  mana: "mana",
  tokens: "token tokens",
  levels: "level levels",
  experience: "xp experience",
  "second sides of cards": "flip flips transform transforms transformed",
  dice: "die dice d6 d20 roll rolls",
  votes: "vote votes",
  "victory points": "victory",
  energy: "energy",
  shields: "shield shields armour armor",
  trample: "trample tramples",
};

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(NOTION_WORDS).flatMap(([name, words]) => words.split(" ").map((word) => [word, name] as const)),
);

/** What a word names of which a language has not a single word; undefined for every other word. */
export function notionOf(grammar: Grammar, word: string): string | undefined {
  const name = NAMES.get(word);
  if (name === undefined) return undefined;
  const words = wordsOf(grammar);
  return NOTION_WORDS[name]?.split(" ").some((one) => words.has(one)) ? undefined : name;
}
