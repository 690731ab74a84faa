/**
 * What the studio knows of cards from their texts: state, keywords, numbers, what they do and when. Pages, API and command line have it from
 * here, computed once for each text where the language is; a browser gets the result.
 */
import type { Card, GameId, LibraryCard, Origin } from "../cards/card.ts";
import type { CardReading, TextProblem, TextWords } from "../cards/reading.ts";
import {
  ASPECTS,
  compileText,
  composeLanguage,
  type DeckSaying,
  type EchoLine,
  echo,
  type KeywordRow,
  type Language,
  lostOn,
  meaningsOf,
  type OnCard,
  problemsOn,
  readLoosely,
  readText,
  reminderOf,
  type SensedCard,
  sizeOf,
  speaksOfName,
  type TextReading,
  type Tree,
  unsaidIn,
  walk,
} from "../language/index.ts";
import { hasLanguage, type LanguageGame, PLAYABLE } from "./game.ts";
import { vocabulariesOf } from "./languages.ts";

/** What a text comes to. */
export type Known = Pick<LibraryCard, "state" | "reading" | "seen">;

/** What a text comes to, whoever's card it is on. */
type Read = {
  readonly comesTo: "draft" | "free" | "runs";
  readonly reading: CardReading;
  readonly abilities: TextReading["abilities"];
};

export type CardReader = {
  /** Absent where no language reads the game. */
  readonly language?: Language;
  /** Absent where no language reads the game. */
  readonly words?: TextWords;
  /** Without a kind and fields, what holds for every card with the text. */
  readonly read: (card: Pick<Card, "name" | "text"> & Partial<SensedCard>, origin: Origin) => Known;
  /** The text in canonical words where all of it is understood, as it stands or in other words that mean the same; else as it is. */
  readonly canonical: (text: string, card?: OnCard) => string;
  /** The trees of the text's sentences; empty unless all of them are understood. */
  readonly trees: (text: string) => readonly Tree[];
  /** The finished sentences of the text that the language cannot say and has no answer to. */
  readonly unsaid: (text: string) => readonly string[];
  /** The text as the engine takes it, in sentences; empty where no language reads the game. */
  readonly explain: (text: string) => readonly EchoLine[];
  /** What each keyword of the text means, with the numbers that it has there, by the place where it begins. */
  readonly reminders: (text: string) => ReadonlyMap<number, string>;
};

const asTold = ({ from, to, message }: TextProblem): TextProblem => ({ from, to, message });

const UNREAD: CardReader = {
  read: () => ({ state: "unchecked" }),
  canonical: (text) => text,
  trees: () => [],
  unsaid: () => [],
  explain: () => [],
  reminders: () => new Map(),
};

/**
 * A reader for the cards of a game. Where no language reads it, or its keywords cannot be put into one, every card is `unchecked`.
 *
 * @param keywords those of the game's content
 * @param shows how many shipped scenarios show the card of a name at work; they show no text but the shipped one
 */
export function cardReader(game: GameId, keywords: readonly KeywordRow[], shows: (name: string) => number = () => 0): CardReader {
  if (!hasLanguage(game)) return UNREAD;
  const read = readingsIn(game, keywords);
  return read ? readerOf(read, game, shows) : UNREAD;
}

/** A language and the texts that were read in it. */
type Readings = { readonly language: Language; readonly known: Map<string, Read> };
/** The languages that were asked for last, by game and keywords: of one game's library several readers are made, and of the next one often the same. */
const recent = new Map<string, Readings>();
const MOST_RECENT = 4;
const MOST_KNOWN = 5_000;

function readingsIn(game: LanguageGame, keywords: readonly KeywordRow[]): Readings | undefined {
  const key = `${game} ${JSON.stringify(keywords)}`;
  let readings = recent.get(key);
  recent.delete(key);
  if (!readings) {
    const language = composeLanguage(vocabulariesOf(game, keywords), { proven: true });
    if (!language.ok) return undefined;
    readings = { language: language.value, known: new Map() };
  }
  recent.set(key, readings);
  for (const old of [...recent.keys()].slice(0, -MOST_RECENT)) recent.delete(old);
  return readings;
}

function readerOf({ language, known }: Readings, game: LanguageGame, shows: (name: string) => number): CardReader {
  const meanings = meaningsOf(language);
  const labels = new Map(meanings.words.keyword.map(({ value, label }) => [value, label]));
  const numbers = meanings.numbered.map((keyword) => ({
    name: keyword.replaceAll("-", ""),
    keyword,
    label: labels.get(keyword) ?? keyword,
  }));
  const isPlayed = PLAYABLE.some((id) => id === game);

  function readOnce(text: string): Read {
    const read = readText(language, text);
    const { numbers: amounts, ...meaning } = meanings.of(read.abilities);
    const { comesTo, problems } = trial(read);
    const size = sizeOf(read.sentences.flatMap(({ tree }) => tree ?? []));
    const deck = decksOf(read);
    const told = problems.map(asTold);
    const fresh: Read = {
      comesTo,
      abilities: read.abilities,
      reading: {
        ...Object.fromEntries(ASPECTS.flatMap((aspect) => (meaning[aspect].length > 0 ? [[aspect, meaning[aspect]]] : []))),
        ...(Object.keys(amounts).length > 0 ? { numbers: amounts } : {}),
        ...(size > 0 ? { constructs: size } : {}),
        ...(told.length > 0 ? { problems: told } : {}),
        ...(deck.length > 0 ? { deck } : {}),
      },
    };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, fresh);
    return fresh;
  }

  /** What a text says of decks, the sentences that are understood. */
  function decksOf({ sentences }: TextReading): readonly DeckSaying[] {
    return sentences.flatMap(({ tree }) => (tree && language.deckSaying?.(tree, language.grammar)) ?? []);
  }

  /** How far a text comes: understood, then compiled by the rules of a game that can be played. */
  function trial(read: TextReading): { readonly comesTo: Read["comesTo"]; readonly problems: readonly TextProblem[] } {
    if (read.problems.length > 0) return { comesTo: "draft", problems: read.problems };
    if (isPlayed && read.abilities.length === 0) return { comesTo: "runs", problems: [] };
    if (!isPlayed) return { comesTo: "free", problems: [] };
    if (language.amiss) {
      const problems = language.amiss(read.abilities);
      return { comesTo: problems.length > 0 ? "free" : "runs", problems };
    }
    if (!language.textRules) return { comesTo: "free", problems: [] };
    const program = compileText(language, read);
    return program.ok ? { comesTo: "runs", problems: [] } : { comesTo: "free", problems: program.error };
  }

  return {
    language,
    words: { ...meanings.words, numbers },
    read({ name, text, kind, fields = {} }, origin) {
      const { comesTo, abilities, reading: told } = known.get(text) ?? readOnce(text);
      const isNamed = told.problems?.some(({ message }) => speaksOfName(message, name));
      const read = isNamed ? { ...told, problems: problemsOn(language, text, { name, kind }).map(asTold) } : told;
      const lost =
        comesTo === "draft" ? [] : lostOn(language, abilities, language.senseOf(kind === undefined ? undefined : { kind, fields }));
      const reading = lost.length > 0 ? { ...read, lost } : read;
      if (comesTo !== "runs") return { state: comesTo, reading };
      const scenarios = origin === "shipped" ? shows(name) : 0;
      const seen = scenarios > 0 ? { seen: { scenarios } } : {};
      return { state: text.trim() === "" || scenarios > 0 ? "plays" : "unverified", reading, ...seen };
    },
    canonical: (text, card) => readLoosely(language, text, card).text,
    trees(text) {
      const { sentences, problems } = readText(language, text);
      return problems.length > 0 ? [] : sentences.flatMap(({ tree }) => tree ?? []);
    },
    unsaid: (text) => unsaidIn(language, text),
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
