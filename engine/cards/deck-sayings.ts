/** What printed texts say of the deck that their card is in: read from the text where the language is, sent with the card, asked where a deck is checked. */
import type { DeckSaying } from "../language/telling/deck-saying.ts";
import type { LibraryCard } from "./card.ts";
import type { DeckList, Format, SectionRule } from "./deck.ts";
import { type PlayedSectionId, playedSectionIds } from "./sections.ts";

/** A sentence and the name of the card that says it. */
export type Said<Is extends DeckSaying["is"] = DeckSaying["is"]> = Extract<DeckSaying, { readonly is: Is }> & { readonly by: string };

/** What is asked of a pool: what the card of a name says. */
type Cards = { readonly byName: ReadonlyMap<string, Pick<LibraryCard, "reading">> };

/** All that the cards of a deck say of it, by place in the deck; each card once. */
export function saidIn(list: DeckList, pool: Cards): readonly Said[] {
  const names = new Set(playedSectionIds(list.game).flatMap((section) => list.sections[section].map(({ name }) => name)));
  return [...names].flatMap((by) => (pool.byName.get(by)?.reading?.deck ?? []).map((saying): Said => ({ ...saying, by })));
}

/** How many copies of a card there can be by what it says itself, of several sentences the lowest number; undefined: it says nothing of it. */
export function copiesSaid(card: Pick<LibraryCard, "reading"> | undefined): number | undefined {
  const said = (card?.reading?.deck ?? []).flatMap((one) => (one.is === "copies" ? [one.most ?? Number.POSITIVE_INFINITY] : []));
  return said.length === 0 ? undefined : Math.min(...said);
}

/** Copies of a card that a section may have: as the card says or else the rules, and no more than the format allows. */
export function copiesAllowed(section: SectionRule, format: Format | undefined, card: Pick<LibraryCard, "reading"> | undefined): number {
  const own = copiesSaid(card) ?? section.perCard ?? Number.POSITIVE_INFINITY;
  return Math.min(own, format?.limits?.[section.id]?.perCard ?? Number.POSITIVE_INFINITY);
}

/** A number that a card sets. */
export type Limit = { readonly n: number; readonly by: string };

/** How few cards a section can have by what cards say; undefined: the rules' own number stands. What must be is kept whatever else is said. */
export function leastSaid(said: readonly Said[], section: PlayedSectionId, rule: number): Limit | undefined {
  const few = said.filter((one): one is Said<"few"> => one.is === "few" && one.section === section && one.n < rule);
  const must = said.filter((one): one is Said<"least"> => one.is === "least" && one.section === section);
  const lowest = few.toSorted((a, b) => a.n - b.n)[0];
  const highest = must.toSorted((a, b) => b.n - a.n)[0];
  if (highest !== undefined && highest.n > (lowest?.n ?? rule)) return highest;
  return lowest;
}
