/** Taking cards in and giving them out, many at once. */
import type { QueryClient } from "@tanstack/react-query";
import { type CardId, type GameId, slugOf } from "../../engine/cards/card.ts";
import type { BulkSaved, ImportReport, TakenBack, Typed, UndoStep } from "../../engine/cards/work.ts";
import { cardQueries } from "./cards.ts";
import { request } from "./request.ts";
import { studioQueries } from "./studio.ts";

export type ImportWish = {
  readonly format: "csv" | "json" | "archive";
  /** The file as text; of an archive its bytes in base64. */
  readonly data: string;
  /** Only say what each row would do. */
  readonly dryRun: boolean;
  /** Leave rows with errors out and write the others. */
  readonly skipErrors: boolean;
  /** By heading of a table: the column that a person says it is; empty: their own. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly author: string;
};

/** Says what each row does; without `dryRun` it is then done, all rows or none. */
export async function importCards(client: QueryClient, game: GameId, wish: ImportWish): Promise<ImportReport> {
  const report = await request<ImportReport>(`/api/games/${game}/import`, { method: "POST", body: wish });
  if (report.written) await refresh(client, game);
  return report;
}

/** Takes back what an import or a saving of many cards wrote. */
export async function takeBack(client: QueryClient, game: GameId, steps: readonly UndoStep[], author: string): Promise<TakenBack> {
  const taken = await request<TakenBack>(`/api/games/${game}/import/undo`, { method: "POST", body: { steps, author } });
  await refresh(client, game);
  return taken;
}

/** Saves cards as revisions, all of them or none. `base`: the revision that each was made on. */
export async function saveMany(
  client: QueryClient,
  game: GameId,
  cards: readonly { readonly id: CardId; readonly base: number; readonly card: Typed }[],
  by: { readonly author: string; readonly note: string },
): Promise<BulkSaved> {
  const body = { cards: cards.map(({ id, ...edit }) => ({ slug: slugOf(id), ...edit })), ...by };
  const saved = await request<BulkSaved>(`/api/games/${game}/cards/revisions`, { method: "POST", body });
  if (saved.saved) await refresh(client, game);
  return saved;
}

async function refresh(client: QueryClient, game: GameId): Promise<void> {
  await client.invalidateQueries({ queryKey: cardQueries.game(game) });
  await client.invalidateQueries({ queryKey: studioQueries.game(game) });
}

/** Where cards of a game can be downloaded: all of them, those of a set or of a deck, or one. */
export function exportPath(
  game: GameId,
  format: "csv" | "json" | "archive",
  which: { readonly set?: string; readonly card?: string; readonly deck?: string } = {},
): string {
  const named = Object.entries(which).filter(([, value]) => value !== "");
  return `/api/games/${game}/export?${new URLSearchParams({ format, ...Object.fromEntries(named) })}`;
}
