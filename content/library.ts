/** Cards of a content folder as a library holds them, for whoever works without a database. */
import { createHash } from "node:crypto";
import type { Card, LibraryCard } from "../engine/cards/card.ts";
import type { Library } from "../engine/cards/library.ts";
import { byNumber } from "../engine/cards/pool.ts";
import { type CardReader, cardReader } from "../engine/games/reading.ts";
import { canonicalJson } from "../engine/kernel/canonical.ts";
import type { GameContent } from "./load.ts";

/** A game's cards with what their texts mean, in the order of a studio's library: chance is dealt over it, so a seed means the same game in both. */
export function libraryOf({ game, cards, keywords, shows }: GameContent): Pick<Library, "cards" | "words"> {
  const reader = cardReader(game, keywords, shows);
  return { cards: libraryCards(cards.toSorted(byNumber), reader), ...(reader.words ? { words: reader.words } : {}) };
}

/** Each card as its own first, shipped revision; a folder knows no dates, so `at` is the epoch. Without a reader no text is read. */
export const libraryCards = (cards: readonly Card[], reader?: CardReader): LibraryCard[] =>
  cards.map((card) => ({
    ...card,
    revision: {
      number: 1,
      hash: createHash("sha256").update(canonicalJson(card)).digest("hex"),
      author: "Arcology",
      note: "",
      at: "1970-01-01T00:00:00.000Z",
      origin: "shipped",
    },
    ...(reader?.read(card, "shipped") ?? { state: "unchecked" }),
    archived: false,
  }));
