/** Saves many cards at once: all of them in one transaction, or none. */
import { db } from "../../db/client.ts";
import { type Signed, trial } from "../../db/queries/revisions.ts";
import type { CardId, GameId } from "../../engine/cards/card.ts";
import type { BulkSaved, Typed } from "../../engine/cards/work.ts";
import { checkCard } from "../../engine/games/check-card.ts";
import type { CardReader } from "../../engine/games/reading.ts";
import { cardReaderOf } from "../library.ts";
import { canonicalCard, writeCard } from "./cards.ts";
import { cardNames, followRenames, withFollowed } from "./follow.ts";
import { undoOf } from "./import.ts";
import { signed } from "./objects.ts";
import type { By } from "./result.ts";
import { keepUnsaidOf } from "./unsaid.ts";
import { knownTags } from "./words.ts";

export type BulkCard = {
  readonly id: CardId;
  /** Number of the revision that the edit was made on. */
  readonly base: number;
  readonly card: Typed;
};

/** Saves cards as new revisions. A card that cannot be saved keeps all others from it, and is told with the reason. */
export function saveCards(game: GameId, cards: readonly BulkCard[], by: By): BulkSaved {
  // Read once: inside a transaction nothing is kept.
  const context = { game, by: signed(by), reader: cardReaderOf(game), tags: knownTags(game) };
  const names = cardNames(game);
  const { value, kept } = trial(
    db(),
    () => {
      const done = cards.map((card) => ({ ...card, message: faultOf(card, context) }));
      const saved = done.every(({ message }) => message === undefined);
      return { done, saved, followed: saved ? followRenames(game, names, context.by) : [] };
    },
    ({ saved }) => saved,
  );
  const faults = value.done.flatMap(({ id, message }) => (message === undefined ? [] : [{ id, message }]));
  if (!kept) return { saved: false, faults };
  const undo = value.done.flatMap(({ id, base }) => undoOf({ type: "card", id }, base));
  return { saved: true, cards: cards.length, undo: withFollowed(undo, value.followed) };
}

type Context = { readonly game: GameId; readonly by: Signed; readonly reader: CardReader; readonly tags: Set<unknown> };

/** Writes one card. Answers a sentence when it cannot be written. */
function faultOf({ id, base, card }: BulkCard, { game, by, reader, tags }: Context): string | undefined {
  const name = typeof card["name"] === "string" && card["name"] !== "" ? card["name"] : id;
  const checked = checkCard({ ...card, id, game });
  if (!checked.ok) return `${name}: ${checked.error[0]?.message ?? "a value is not valid."}`;
  const written = writeCard(canonicalCard(checked.value, reader), base, by, tags);
  if (written.ok) {
    keepUnsaidOf(checked.value, by.author, reader);
    return undefined;
  }
  if (written.error.code === "does-not-fit") return `${name}: ${written.error.faults[0]?.message ?? "a value is not valid."}`;
  if (written.error.code === "changed-meanwhile") return `Someone else saved ${name} in the meantime. Open it to combine both versions.`;
  return `The card ${name} no longer exists.`;
}
