/** What uses a word of a game: a keyword in texts, a tag on cards and in texts, a set as the place of cards. */
import type { GameId } from "../../engine/cards/card.ts";
import type { CardSet, Keyword, Tag } from "../../engine/cards/library.ts";
import type { WordType, WordUse } from "../../engine/cards/work.ts";
import { keywordName, type Language, lex, reprinted, reworded } from "../../engine/language/index.ts";
import { cardReaderOf, libraryOf } from "../library.ts";
import { Slices } from "../slices.ts";

/** The cards and keywords that use a word, in the order of set and number; of cards, those that are put away too. */
export function usesOf(game: GameId, type: WordType, word: Keyword | Tag | CardSet): WordUse[] {
  const { cards, keywords } = libraryOf(game);
  const used = cards.filter((card) =>
    "print" in word
      ? usesKeyword(game, word, card.text)
      : "code" in word
        ? card.set === word.code || card.variants?.some(({ set }) => set === word.code)
        : JSON.stringify(card.fields).includes(JSON.stringify(word.name)) || hasTag(card.text, word.name),
  );
  const defined = keywords.filter((keyword) => {
    const meaning = keyword.definition ?? "";
    if ("print" in word) return keyword.id !== word.id && reworded(meaning, keywordName(word), "") !== meaning;
    return type === "tag" && "name" in word && hasTag(meaning, word.name);
  });
  return [
    ...used.map(({ id, name, text }): WordUse => ({ type: "card", id, name, text })),
    ...defined.map(
      ({ id, definition = "", ...keyword }): WordUse => ({
        type: "keyword",
        id: `${game}/${id}`,
        name: keywordName({ id, ...keyword }),
        text: definition,
      }),
    ),
  ];
}

/** Whether a text has the tag as a word of its own. */
export const hasTag = (text: string, name: string): boolean =>
  text.includes(name) && lex(text).some(({ kind, text: written }) => kind === "TAG" && written === name);

/** Whether a part of the text that is understood has the keyword. */
function usesKeyword(game: GameId, keyword: Keyword, text: string): boolean {
  const name = keywordName(keyword);
  // Most texts do not have the words at all; only the others are read, and each once.
  if (!text.toLowerCase().includes(name.toLowerCase())) return false;
  const { language } = cardReaderOf(game);
  if (!language) return false;
  const known = found.get(language) ?? new Map<string, boolean>();
  found.set(language, known);
  const key = `${keyword.id}\n${name}\n${text}`;
  const uses = known.get(key) ?? reprinted(language, language, text, { id: keyword.id, name }).uses;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, uses);
  return uses;
}

/** By language which texts use which keyword. */
const found = new WeakMap<Language, Map<string, boolean>>();
/** Texts of which that is kept: those of a large library. */
const MOST_KNOWN = 200_000;

/** Reads, in slices, which cards use which keyword of a game, so that whoever asks then need not wait for it. */
export async function readUses(game: GameId): Promise<void> {
  const slices = new Slices();
  const { cards, keywords } = libraryOf(game);
  for (const keyword of keywords)
    for (const { text } of cards) {
      usesKeyword(game, keyword, text);
      await slices.rest();
    }
}
