/** That a sentence without a subject keeps the card as its subject: “Deals double damage to locations” says nothing of what locations deal. */
import type { Language } from "../language.ts";
import { keyOf } from "../reading/token.ts";
import { wordsOf } from "../tables/grammar.ts";

const NOUNS = new WeakMap<Language, ReadonlySet<string>>();

/** The nouns of a language in the form for several, which look like verbs. */
function nounsOf(language: Language): ReadonlySet<string> {
  const known = NOUNS.get(language);
  if (known) return known;
  const items = (language.grammar.rules.get("Noun") ?? []).flatMap((rule) => rule.items);
  const nouns = new Set(items.flatMap((item) => (item.is === "inflected" ? item.keys : item.is === "word" ? [item.key] : [])));
  NOUNS.set(language, nouns);
  return nouns;
}

/** Whether a word is what one does, not what you do: “deals”, “takes”. */
function isDoneByOne(language: Language, word: string): boolean {
  const key = keyOf(word);
  const words = wordsOf(language.grammar);
  return words.has(key) && key.endsWith("s") && !nounsOf(language).has(key) && (words.has(key.slice(0, -1)) || words.has(key.slice(0, -2)));
}

/** Of the words before a verb: a keyword, a cost or a condition may stand before it. */
const OPENINGS = /(?:^|[.:\n/] ?)(\p{L}+) /gu;
const OF_THE_CARD = /(?<!\p{L})(?:this|the host)(?!\p{L})/iu;

/** Whether what a text says of nobody in particular is said of the card itself. */
export function keepsSubject(language: Language, written: string, said: string): boolean {
  const bare = [...written.matchAll(OPENINGS)].some(([, word = ""]) => isDoneByOne(language, word));
  return !bare || OF_THE_CARD.test(said);
}
