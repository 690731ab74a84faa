/** Cards of a content folder as a library holds them. Loads no language. */
import { createHash } from "node:crypto";
import type { Card, LibraryCard } from "../engine/cards/card.ts";
import type { CardReader } from "../engine/games/reading.ts";
import { canonicalJson } from "../engine/kernel/canonical.ts";

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
