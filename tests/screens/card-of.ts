/** One card of each game, to show what a page of it looks like. */
import { loadContent } from "../../content/load.ts";
import type { GameId } from "../../engine/cards/card.ts";

const { content } = loadContent();

/** The name in addresses of the first card of a game that has a text. */
export function cardOf(game: GameId): string {
  const { cards } = content[game];
  const card = cards.find(({ text }) => text !== "") ?? cards[0];
  if (!card) throw new Error(`${game} has no cards.`);
  return card.id.split("/")[1] ?? "";
}
