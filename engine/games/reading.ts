/**
 * What the studio knows of cards from their texts: state, keywords, numbers, what they do and when. Pages, API and command line have it from
 * here, computed once for each text where the language is; a browser gets the result.
 */
import type { Card, CardState, GameId } from "../cards/card.ts";
import type { CardReading, TextProblem, TextWords } from "../cards/reading.ts";
import {
  ASPECTS,
  composeLanguage,
  type EchoLine,
  echo,
  type KeywordRow,
  type Language,
  meaningsOf,
  readText,
  reminderOf,
  walk,
} from "../language/index.ts";
import { hasLanguage } from "./game.ts";
import { vocabulariesOf } from "./languages.ts";

/** What a text comes to. */
export type Known = { readonly state: CardState; readonly reading?: CardReading };

export type CardReader = {
  /** Absent where no language reads the game. */
  readonly words?: TextWords;
  readonly read: (card: Pick<Card, "name" | "text">) => Known;
  /** The text as the engine takes it, in sentences; empty where no language reads the game. */
  readonly explain: (text: string) => readonly EchoLine[];
  /** What each keyword of the text means, with the numbers that it has there, by the place where it begins. */
  readonly reminders: (text: string) => ReadonlyMap<number, string>;
};

const UNREAD: CardReader = { read: () => ({ state: "unchecked" }), explain: () => [], reminders: () => new Map() };

/**
 * A reader for the cards of a game. Where no language reads it, or its keywords cannot be put into one, every card is `unchecked`.
 *
 * @param keywords those of the game's content
 */
export function cardReader(game: GameId, keywords: readonly KeywordRow[]): CardReader {
  if (!hasLanguage(game)) return UNREAD;
  const language = composeLanguage(vocabulariesOf(game, keywords));
  return language.ok ? readerOf(language.value) : UNREAD;
}

function readerOf(language: Language): CardReader {
  const meanings = meaningsOf(language);
  const labels = new Map(meanings.words.keyword.map(({ value, label }) => [value, label]));
  const numbers = meanings.numbered.map((keyword) => ({
    name: keyword.replaceAll("-", ""),
    keyword,
    label: labels.get(keyword) ?? keyword,
  }));
  const known = new Map<string, Known>();
  return {
    words: { ...meanings.words, numbers },
    read({ text }) {
      const before = known.get(text);
      if (before) return before;
      const { abilities, problems } = readText(language, text);
      const { numbers: amounts, ...meaning } = meanings.of(abilities);
      const told = problems.map(({ from, to, message }): TextProblem => ({ from, to, message }));
      const reading: CardReading = {
        ...Object.fromEntries(ASPECTS.flatMap((aspect) => (meaning[aspect].length > 0 ? [[aspect, meaning[aspect]]] : []))),
        ...(Object.keys(amounts).length > 0 ? { numbers: amounts } : {}),
        ...(told.length > 0 ? { problems: told } : {}),
      };
      const fresh: Known = { state: told.length > 0 ? "draft" : "free", reading };
      known.set(text, fresh);
      return fresh;
    },
    explain: (text) => echo(language, readText(language, text).abilities),
    reminders(text) {
      const { grammar, keywords } = language;
      const trees = readText(language, text).sentences.flatMap(({ tree }) => (tree ? [...walk(tree)] : []));
      return new Map(
        trees.flatMap((tree): [number, string][] =>
          keywords.has(tree.is) && tree.span ? [[tree.span.from, reminderOf(grammar, keywords, tree)]] : [],
        ),
      );
    },
  };
}
