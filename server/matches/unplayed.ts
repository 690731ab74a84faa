/** Cards of this studio that options of a match name and that are not played by the rules: drafts, and what was put away. */
import type { LibraryCard } from "../../engine/cards/card.ts";
import { stateWords } from "../../engine/cards/reading.ts";
import { cardsOf, type TableGame } from "../../engine/games/game.ts";
import { libraryOf } from "../library.ts";

export type Unplayed = {
  /** A whole sentence for each card. */
  readonly message: string;
  readonly cards: readonly Pick<LibraryCard, "id" | "name">[];
};

const MOST = 3;

/** Why options cannot be played where they name cards that are here and not in the game, by name or id; undefined when they name none. */
export function unplayedIn(game: TableGame, options: unknown, played: readonly { readonly id: string }[]): Unplayed | undefined {
  const inGame = new Set(played.map(({ id }) => id));
  const named = new Set(wordsIn(options));
  const left = libraryOf(cardsOf(game)).cards.filter(({ id, name }) => !inGame.has(id) && (named.has(id) || named.has(name)));
  if (left.length === 0) return undefined;
  const more = left.length > MOST ? ` So it is with ${left.length - MOST} more.` : "";
  return { message: `${left.slice(0, MOST).map(sentence).join(" ")}${more}`, cards: left.map(({ id, name }) => ({ id, name })) };
}

function sentence(card: LibraryCard): string {
  const { name, state, archived } = card;
  if (archived) return `${name} is archived, so no match is played with it: take it out of the archive, or replace it in the deck.`;
  if (state === "draft")
    return `${name} is a ${stateWords(card)}, so the rules cannot play it: mend its text in the studio, or replace it in the deck.`;
  return `${name} is a card of this studio that the rules cannot play (${stateWords(card)}): open it in the studio, or replace it in the deck.`;
}

/** Every text in a value, however deep. */
function wordsIn(value: unknown): readonly string[] {
  const words: string[] = [];
  for (let level = [value]; level.length > 0; )
    level = level.flatMap((one) => {
      if (typeof one === "string") words.push(one);
      return typeof one === "object" && one !== null ? Object.values(one) : [];
    });
  return words;
}
