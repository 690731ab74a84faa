/** The language of a game in this browser: loaded where a text is written, and put together once for each list of keywords. */
import type { GameId } from "../../engine/cards/card.ts";
import { hasLanguage } from "../../engine/games/game.ts";
import type { KeywordRow, Language } from "../../engine/language/index.ts";
import { LOAD_WORDS } from "../games/lists/words.ts";

export type LoadedLanguage =
  | { readonly is: "ready"; readonly language: Language; readonly definitions: Language }
  /** No language reads the game's texts yet. */
  | { readonly is: "none" }
  /** The keywords cannot be put into the language: why, each of them by its name. */
  | { readonly is: "faulty"; readonly faults: readonly string[] };

const kept = new Map<string, Promise<LoadedLanguage>>();
const MOST_KEPT = 4;

/** The language of a game with these keywords. Rejects when its parts cannot be fetched; the next call tries again. */
export function loadLanguage(game: GameId, keywords: readonly KeywordRow[]): Promise<LoadedLanguage> {
  const key = `${game} ${JSON.stringify(keywords)}`;
  const known = kept.get(key);
  if (known) return known;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  const loading = load(game, keywords);
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}

async function load(game: GameId, keywords: readonly KeywordRow[]): Promise<LoadedLanguage> {
  if (!hasLanguage(game)) return { is: "none" };
  const [vocabularies, { CORE, composeLanguage, definitionLanguage, keywordIds, keywordName }] = await Promise.all([
    LOAD_WORDS[game](),
    import("../../engine/language/index.ts"),
  ]);
  const language = composeLanguage([CORE, ...vocabularies(keywords)], { proven: true });
  if (!language.ok) {
    const named = (construct: string) => keywords.find((row) => keywordIds(row).includes(construct));
    return {
      is: "faulty",
      faults: language.error.flatMap(({ construct, message }) => {
        const row = named(construct);
        return row ? [`${keywordName(row)}: ${message}`] : [];
      }),
    };
  }
  return { is: "ready", language: language.value, definitions: definitionLanguage(language.value) };
}
