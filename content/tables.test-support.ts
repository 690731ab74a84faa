/** Free tables of the shipped games, laid for the tests of each game. */
import type { GameId } from "../engine/cards/card.ts";
import { openTable } from "../engine/games/free/open.ts";
import type { FreeBoard } from "../engine/games/free/scene.ts";
import { shipped } from "./folder.ts";
import { loadContent } from "./load.ts";
import { readTable } from "./table.ts";

const { content } = loadContent();
export const tableOf = (game: GameId) => {
  const { plan, problems } = readTable(`${shipped()}/${game}/table.json`, game);
  if (!plan) throw new Error(problems[0]?.message);
  const { cards, decks } = content[game];
  const named = decks.map(({ id, list }) => ({ id, list }));
  const opened = openTable({ game, plan, cards, decks: named, hash: "0".repeat(64) });
  if (!opened.ok) throw new Error(opened.error[0]?.problems[0]?.message);
  return { plan, playable: opened.value, cards };
};
/** How many cards lie in the places of each area; of an area of each player those of the first. */
const counts = (board: FreeBoard) =>
  Object.fromEntries(
    board.areas
      .filter(({ player, places }) => player <= 0 && places.some(({ cards }) => cards.length > 0))
      .map(({ name, places }) => [name, places.map(({ cards }) => cards.length).join(" ")]),
  );

export const startOf = ({ playable }: ReturnType<typeof tableOf>, players: number) => {
  const options = playable.options.parse({ players });
  if (!options.ok) throw new Error(options.error);
  return playable.game.start({ seed: 7, players }, options.value);
};

/** What lies on a free table as it is laid for as few as can play. */
export function laidOf(game: GameId): Readonly<Record<string, string>> {
  const table = tableOf(game);
  return counts(table.playable.free?.(startOf(table, table.plan.players.from), 0) as FreeBoard);
}

/** The pieces of a free table as it is laid. */
export const piecesOf = (game: GameId, players: number, seed = 7) => {
  const { playable, plan } = tableOf(game);
  const options = playable.options.parse({ players });
  const state = playable.game.start({ seed, players }, options.ok ? options.value : undefined);
  const board = playable.free?.(state, 0) as FreeBoard;
  const number = (field: string) => board.numbers.filter((one) => one.field === field).map(({ value }) => value);
  return { board, number, playable, state, plan, named: (name: string) => board.pieces.filter((piece) => piece.name === name) };
};
