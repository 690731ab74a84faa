/** Single cards: by address, in any revision, and what a newer shipped revision would change. */
import { db } from "../db/client.ts";
import { findAlias, findHead, findRevision, keepMine, listRevisions, takeShipped } from "../db/queries/objects.ts";
import { type Card, type CardId, type GameId, type PrintedCard, parseCardId } from "../engine/cards/card.ts";
import { changesBetween } from "../engine/cards/difference.ts";
import type { CardDifference, CardHistory } from "../engine/cards/library.ts";
import { printedKeywords } from "../engine/cards/printed-keywords.ts";
import { cardOfRow } from "./card-row.ts";
import { cardReaderOf, findCard, madeKeywords } from "./library.ts";

/**
 * The card that an address names. `moved`: the address is made of another name, and `id` is where the card is.
 * Undefined when there is no such card.
 */
export function findCardAddress(game: GameId, slug: string): { id: CardId; moved: boolean } | undefined {
  const named = `${game}/${slug}`;
  const direct = findHead(db(), "card", named) ? named : undefined;
  const id = parseCardId(direct ?? findAlias(db(), "card", named) ?? "");
  return id && { id, moved: id !== direct };
}

/**
 * A card with its past.
 *
 * @param number the revision to show; left out, the one that everybody sees
 * @returns undefined when there is no such card or no such revision, or when what is stored of it is none
 */
export function cardHistory(id: CardId, number?: number): CardHistory | undefined {
  const head = findCard(id);
  if (!head) return undefined;
  const revisions = listRevisions(db(), "card", id);
  if (number === undefined || number === head.revision.number) return { card: head, isHead: true, revisions };
  const old = findRevision(db(), "card", id, number);
  const card = old && cardOfRow(old.value);
  if (!card) return undefined;
  return {
    card: { ...head, ...asOfNow(card), ...cardReaderOf(card.game).read(card, old.revision.origin), revision: old.revision },
    isHead: false,
    revisions,
  };
}

/** A card of any revision with what its face prints as a keyword now. */
const asOfNow = (card: Card): PrintedCard => ({ ...card, ...printedKeywords(card.text, madeKeywords(card.game)) });

/** What leads from one revision to another; undefined when one of them is not there. */
export function cardDifference(id: CardId, from: number, to: number): CardDifference | undefined {
  const [left, right] = [findRevision(db(), "card", id, from), findRevision(db(), "card", id, to)];
  const [before, after] = [cardOfRow(left?.value), cardOfRow(right?.value)];
  if (!left || !right || !before || !after) return undefined;
  return {
    from: { revision: left.revision, card: asOfNow(before) },
    to: { revision: right.revision, card: asOfNow(after) },
    changes: changesBetween(before, after),
  };
}

/**
 * Settles "new version available": the shipped revision becomes the card, or the person's stays and the notice goes.
 * False when there is no newer shipped revision.
 */
export const settleNewer = (id: CardId, take: "shipped" | "mine"): boolean =>
  (take === "shipped" ? takeShipped : keepMine)(db(), "card", id);
