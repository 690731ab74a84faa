/** Cards that no match by the rules is played with: drafts, texts that cannot be carried out, and what was put away. Lobbies and command line say so from here. */
import { isPlayableState, type LibraryCard } from "../cards/card.ts";
import { stateWords } from "../cards/reading.ts";
import { gameDefinition } from "./index.ts";
import { firstFew, type LeftOut } from "./left-out.ts";

export type Unplayed = {
  /** A whole sentence for each card. */
  readonly message: string;
  readonly cards: readonly Pick<LibraryCard, "id" | "name">[];
};

/** Whether the rules can play a card: it is in use, and its text can be carried out. */
export const isPlayed = ({ archived, state }: Pick<LibraryCard, "archived" | "state">): boolean => !archived && isPlayableState(state);

/** Why options cannot be played where they name cards that are there and not in the game, by name or id; undefined when they name none. */
export function unplayedIn(
  options: unknown,
  cards: readonly LibraryCard[],
  played: readonly { readonly id: string }[],
): Unplayed | undefined {
  const inGame = new Set(played.map(({ id }) => id));
  const named = new Set(wordsIn(options));
  return unplayedAmong(cards.filter(({ id, name }) => !inGame.has(id) && (named.has(id) || named.has(name))));
}

/** Why cards are not played with: a sentence for each of the first few; undefined when there are none. */
export function unplayedAmong(left: readonly LibraryCard[]): Unplayed | undefined {
  if (left.length === 0) return undefined;
  return { message: firstFew(left.map(unplayedSentence)), cards: left.map(({ id, name }) => ({ id, name })) };
}

/** Which of the cards are not in a game that was opened, each with why. */
export function leftOut(cards: readonly LibraryCard[], played: readonly { readonly id: string }[]): readonly LeftOut[] {
  const inGame = new Set(played.map(({ id }) => id));
  return cards.filter(({ id }) => !inGame.has(id)).map((card) => ({ card, why: unplayedSentence(card) }));
}

/** Why a card is not played with, and what can be done. */
export function unplayedSentence(card: LibraryCard): string {
  const { name, state, archived } = card;
  const otherwise = gameDefinition(card.game).deck ? "replace it in the deck" : "go back to an earlier revision";
  if (archived) return `${name} is archived, so matches cannot use it. Restore it from the archive, or ${otherwise}.`;
  if (state === "draft")
    return `${name} is a ${stateWords(card)}, so the rules cannot play it. Fix its text in the studio, or ${otherwise}.`;
  // Its text is carried out, and what else it has is not what the rules need.
  if (isPlayableState(state)) return `The rules cannot play ${name} as it is now. Open it in the studio, or ${otherwise}.`;
  return `The rules cannot play ${name} (${stateWords(card)}). Open it in the studio, or ${otherwise}.`;
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
