/** Near-duplicates among cards: texts that are alike by their trees, of cards of one kind. Pages, API and command line have them from here. */
import type { LibraryCard } from "../cards/card.ts";
import type { CardTwins } from "../cards/work.ts";
import { twinsAmong } from "../language/index.ts";
import type { CardReader } from "./reading.ts";

/** The cards in use whose texts are alike, the likest and then the longest texts first. A text that is not understood is like none. */
export function cardTwins(cards: readonly LibraryCard[], reader: Pick<CardReader, "trees">): readonly CardTwins[] {
  const used = cards.filter((card) => !card.archived && card.text !== "");
  const told = new Map<string, CardTwins["cards"][number]>(used.map(({ id, name, text }) => [id, { id, name, text }]));
  return twinsAmong(used.map(({ id, kind, text }) => ({ id, group: kind, sentences: reader.trees(text) }))).map(({ differ, ids }) => ({
    differ,
    cards: ids.flatMap((id) => told.get(id) ?? []),
  }));
}
