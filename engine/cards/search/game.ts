/** What the search language needs to know about a game; every `GameDefinition` of `engine/games` is one. */
import type { GameId } from "../card.ts";
import type { DeckShape } from "../deck.ts";
import type { FieldSpecs } from "../fields.ts";
import type { TextWords } from "../reading.ts";

export type SearchGame = {
  readonly id: GameId;
  readonly name: string;
  readonly kinds: readonly { readonly id: string; readonly name: string; readonly plural: string }[];
  readonly fields: FieldSpecs;
  readonly deck?: DeckShape;
  /** What texts can be asked by; absent where no language reads them, or before they are loaded. */
  readonly words?: TextWords | undefined;
};

const worded = new WeakMap<TextWords, Map<SearchGame, SearchGame>>();

/** The game with the words of its library: the same value for the same words, so that its fields are made once. */
export function withWords<Game extends SearchGame>(game: Game, words: TextWords | undefined): Game {
  if (!words) return game;
  const games = worded.get(words) ?? new Map<SearchGame, SearchGame>();
  worded.set(words, games);
  const known = games.get(game) ?? { ...game, words };
  games.set(game, known);
  return known as Game;
}
