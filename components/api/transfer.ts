/** Taking cards in and giving them out. */
import type { QueryClient } from "@tanstack/react-query";
import type { GameId } from "../../engine/cards/card.ts";
import type { ImportReport } from "../../engine/cards/work.ts";
import { cardQueries } from "./cards.ts";
import { request } from "./request.ts";
import { studioQueries } from "./studio.ts";

export type ImportWish = {
  readonly format: "csv" | "json";
  readonly data: string;
  /** Only say what each row would do. */
  readonly dryRun: boolean;
  /** Leave rows with errors out and write the others. */
  readonly skipErrors: boolean;
  readonly author: string;
};

/** Says what each row does; without `dryRun` it is then done, all rows or none. */
export async function importCards(client: QueryClient, game: GameId, wish: ImportWish): Promise<ImportReport> {
  const report = await request<ImportReport>(`/api/games/${game}/import`, { method: "POST", body: wish });
  if (report.written) {
    await client.invalidateQueries({ queryKey: cardQueries.game(game) });
    await client.invalidateQueries({ queryKey: studioQueries.game(game) });
  }
  return report;
}

/** Where a game's cards can be downloaded; all of them, or those of a set. */
export const exportPath = (game: GameId, format: "csv" | "json", set: string): string =>
  `/api/games/${game}/export?${new URLSearchParams({ format, ...(set === "" ? {} : { set }) })}`;
