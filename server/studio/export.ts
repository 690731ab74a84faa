/** Gives cards out: as a table, as JSON, or as an archive with their history. */

import { db } from "../../db/client.ts";
import { listHeads } from "../../db/queries/objects.ts";
import type { Card, GameId } from "../../engine/cards/card.ts";
import { byNumber } from "../../engine/cards/pool.ts";
import { cardsToCsv } from "../../engine/cards/sheet.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { cardOfHead } from "../card-row.ts";

/** Which cards: of a set, or one; without either, all that are in use. */
export type Which = { readonly set?: string | undefined; readonly card?: string | undefined };

/** The cards of a game that are asked for, in the order of set and number. Those that are put away only by their own name. */
export function chosenCards(game: GameId, { set, card }: Which): Card[] {
  return listHeads(db(), "card", game)
    .flatMap((head) => {
      const read = cardOfHead(head);
      return read.ok && (card === undefined ? !head.archived : head.id === `${game}/${card}`) ? [read.value] : [];
    })
    .filter((one) => set === undefined || one.set === set)
    .sort(byNumber);
}

/** Cards as a table: a column for each field and each column of their own. */
export const exportCsv = (game: GameId, which: Which): string => cardsToCsv(gameDefinition(game), chosenCards(game, which));

/** Cards as JSON, with the sets that they are of, and with all keywords and tags of the game where all cards are asked for. Each on a line, so that versions can be compared. */
export function exportJson(game: GameId, which: Which): string {
  const cards = chosenCards(game, which);
  const codes = new Set(cards.flatMap(({ set, variants = [] }) => [set, ...variants.map((variant) => variant.set)]));
  const words = (type: "keyword" | "tag" | "set") => listHeads(db(), type, game).filter(({ archived }) => !archived);
  const isAll = which.set === undefined && which.card === undefined;
  const lists = {
    sets: words("set").flatMap(({ value }) => (codes.has(String((value as { code?: unknown }).code)) ? [value] : [])),
    ...(isAll ? { tags: words("tag").map(({ value }) => value), keywords: words("keyword").map(({ value }) => value) } : {}),
    cards,
  };
  const members = Object.entries(lists).map(
    ([name, values]) => `"${name}": [${values.map((value) => `\n${canonicalJson(value)}`).join(",")}\n]`,
  );
  return `{"format": "arcology-cards/1", "game": "${game}",\n${members.join(",\n")}}\n`;
}
