/** What is being dragged and where it may go, as the drag library hands it around. */
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { EntrySectionId } from "../../../engine/cards/deck.ts";
import type { EntryAt } from "../../../engine/decks/index.ts";
import type { DeckRow } from "./deck-rows.ts";

export type Dragged =
  | {
      readonly kind: "row";
      readonly name: string;
      readonly count: number;
      readonly card: LibraryCard | undefined;
      readonly at: EntryAt;
      readonly key: string;
    }
  | { readonly kind: "card"; readonly name: string; readonly card: LibraryCard };

export type DropZone = { readonly kind: "section"; readonly section: EntrySectionId; readonly place: number };

export const rowDrag = (row: DeckRow): Dragged => ({
  kind: "row",
  name: row.entry.name,
  count: row.entry.count,
  card: row.card,
  at: row.at,
  key: row.key,
});
export const cardDrag = (card: LibraryCard): Dragged => ({ kind: "card", name: card.name, card });

/** Reads what the library carries as loose data. */
export const draggedOf = (data: unknown): Dragged | undefined =>
  typeof data === "object" && data !== null && "kind" in data && (data.kind === "row" || data.kind === "card")
    ? (data as Dragged)
    : undefined;
export const zoneOf = (data: unknown): DropZone | undefined =>
  typeof data === "object" && data !== null && "kind" in data && data.kind === "section" ? (data as DropZone) : undefined;
