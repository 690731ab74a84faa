/** What somebody means by "changed since …": a moment, a revision number, a revision of a card, or the note of one. */
import type { LibraryCard } from "./card.ts";

/** A revision of a card, without what it says. `at`: ISO 8601, UTC. */
export type CardRevision = { readonly id: string; readonly number: number; readonly note: string; readonly at: string };
/** `later`: than a moment, or of one card than a revision of its own; `beyond`: every card whose revision has a higher number. */
export type Since =
  | { readonly is: "later"; readonly at: string; readonly own?: { readonly id: string; readonly number: number } }
  | { readonly is: "beyond"; readonly number: number };
type Named = Pick<LibraryCard, "id" | "name" | "former">;

const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/;
const folded = (text: string): string => text.trim().toLowerCase();

/**
 * Reads what was typed: "2026-11-20", "3", "Tidal Wave 3", or the note of a revision, of which the newest counts. A sentence when it is none.
 *
 * @param revisions of the game's cards; asked only where a revision has to be found
 */
export function readSince(text: string, cards: readonly Named[], revisions: () => readonly CardRevision[]): Since | string {
  const typed = text.trim();
  if (MOMENT.test(typed) && !Number.isNaN(Date.parse(typed))) return { is: "later", at: typed };
  if (/^\d{1,6}$/.test(typed)) return { is: "beyond", number: Number(typed) };
  const all = revisions();
  const [, name = "", digits = ""] = /^(.+?)[\s:#]+(\d{1,6})$/.exec(typed) ?? [];
  const card = cards.find((one) => [one.name, ...(one.former ?? [])].some((own) => folded(own) === folded(name)));
  if (card) {
    const own = all.filter(({ id }) => id === card.id);
    const found = own.find(({ number }) => number === Number(digits));
    if (found) return { is: "later", at: found.at, own: { id: card.id, number: found.number } };
    return `${card.name} has no revision ${digits}; the newest is ${Math.max(...own.map(({ number }) => number))}.`;
  }
  const [noted] = all.filter(({ note }) => folded(note) === folded(typed)).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  if (noted) return { is: "later", at: noted.at, own: { id: noted.id, number: noted.number } };
  return `“${typed}” is neither a day nor a revision. Type a number, a card with a number such as “${cards[0]?.name ?? "Card"} 2”, or the note of a revision.`;
}

/** Whether a card counts as changed. */
export function isChanged({ id, revision }: Pick<LibraryCard, "id" | "revision">, since: Since): boolean {
  if (since.is === "beyond") return revision.number > since.number;
  if (since.own?.id === id) return revision.number > since.own.number;
  return Date.parse(revision.at) > Date.parse(since.at);
}
