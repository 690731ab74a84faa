/** Decks that are shipped have to be legal by the rules of their game: those that are not, with each reason. */
import { join } from "node:path";
import { GAME_IDS } from "../engine/cards/card.ts";
import { makePool } from "../engine/cards/pool.ts";
import { checkDeck } from "../engine/decks/index.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { libraryCards } from "./library-cards.ts";
import type { Content } from "./load.ts";
import type { Problem } from "./problem.ts";

/**
 * Checks the decks of a content folder as everywhere in the studio. A deck is left out when it or its game's cards could not be read: why
 * it is not legal would be said twice.
 *
 * @param dir the folder that the content was read from
 * @param problems what reading it found
 */
export function illegalDecks(dir: string, content: Content, problems: readonly Problem[]): readonly Problem[] {
  const isWrong = (path: string) => problems.some(({ file }) => file.startsWith(path));
  return GAME_IDS.flatMap((game): readonly Problem[] => {
    const { deck: rules } = gameDefinition(game);
    const { cards, decks } = content[game];
    if (!rules || isWrong(join(dir, game, "cards"))) return [];
    const pool = makePool(game, libraryCards(cards));
    return decks.flatMap(({ id, list }) => {
      const file = join(dir, game, "decks", `${id}.txt`);
      if (isWrong(file)) return [];
      return checkDeck(list, pool, rules).problems.map(
        ({ message, section = "" }): Problem => ({
          file,
          line: 1,
          column: 1,
          field: section,
          message: `The deck is not legal: ${message}`,
        }),
      );
    });
  });
}
