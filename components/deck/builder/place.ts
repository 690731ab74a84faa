/** Whether a section takes a card, in the words shown while dragging. The rules themselves are the game's. */
import type { Card } from "../../../engine/cards/card.ts";
import type { DeckRules, EntrySectionId } from "../../../engine/cards/deck.ts";

/** Why a section does not take a card, as a sentence and in the few words that the section has room for. */
export type NotIn = { readonly sentence: string; readonly short: string };

/** Why a section does not take a card; undefined when it does. Considering takes everything, and every section takes an unknown name. */
export function whyNotIn(rules: DeckRules, section: EntrySectionId, card: Card | undefined): NotIn | undefined {
  const rule = rules.sections.find(({ id }) => id === section);
  if (!rule || !card || rule.holds(card)) return undefined;
  const home = rules.home(card);
  const name = rules.sections.find(({ id }) => id === home)?.name ?? home;
  return home === section
    ? { sentence: `${rule.name} does not take ${card.name}`, short: "Does not take it" }
    : { sentence: `${card.name} belongs in ${name}`, short: `Belongs in ${name}` };
}
