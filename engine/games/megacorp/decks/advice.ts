/** What is worth knowing about a legal or illegal Megacorp deck: exact facts from the cards' fields. Never red, decides nothing. */
import type { DeckList, Finding, Pool } from "../../../cards/deck.ts";
import { isGoodCount } from "../../../cards/entries.ts";
import { megacorp, TRAITS, type Trait } from "../fields.ts";

/** Half a main deck (MC-3.3): with fewer cards a deck is being begun, and advice would be noise. */
const ENOUGH = 20;

/** At most one finding about events and one for each trait that nothing can pay; nothing while the deck is being begun. */
export function advise(list: DeckList, pool: Pool): readonly Finding[] {
  if (total(mainCards(list, pool)) < ENOUGH) return [];
  return [...events(list, pool), ...TRAITS.flatMap((trait) => unpayable(trait, list, pool))];
}

/** More than two events in five; any mix is legal (MC-3.9). */
function events(list: DeckList, pool: Pool): readonly Finding[] {
  const main = mainCards(list, pool);
  const events = main.filter(({ card }) => card.kind === "event");
  const have = total(events);
  const of = total(main);
  if (have * 5 <= of * 2) return [];
  const message = `${have} of ${of} cards in the main deck are Events; most decks have fewer (MC-3.9).`;
  return [finding("MANY_EVENTS", "MC-3.9", message, events, { have, of })];
}

/** Cards cost a trait in which no card of the deck has a score above 0, so engaging pays for none of them (MC-7.3). Texts are not read. */
function unpayable(trait: Trait, list: DeckList, pool: Pool): readonly Finding[] {
  const cost = (line: Line) => megacorp(line.card).traitCost[trait] ?? 0;
  const costly = known(list, pool, ["main", "resources"]).filter((line) => cost(line) > 0);
  const [dearest] = costly.toSorted((a, b) => cost(b) - cost(a));
  const payers = known(list, pool, ["business", "founder", "main", "resources"]).some(
    ({ card }) => (megacorp(card).scores[trait] ?? 0) > 0,
  );
  if (!dearest || payers) return [];
  const message = `Nothing can pay ${dearest.card.name}'s ${cost(dearest)} ${trait}: no card in the deck has a score in ${trait} to engage (MC-7.3).`;
  return [finding("NO_TRAIT_SOURCE", "MC-7.3", message, costly, { trait, need: cost(dearest) })];
}

type Line = ReturnType<typeof known>[number];

/** What counts toward the main deck: blue backs (MC-3.10). */
const mainCards = (list: DeckList, pool: Pool): readonly Line[] =>
  known(list, pool, ["main"]).filter(({ card }) => megacorp(card).back === "blue");

function known(list: DeckList, pool: Pool, sections: readonly ("business" | "founder" | "main" | "resources")[]) {
  return sections.flatMap((section) =>
    list.sections[section].flatMap(({ name, count }) => {
      const card = pool.byName.get(name);
      return card && isGoodCount(count) ? [{ card, count }] : [];
    }),
  );
}

const total = (lines: readonly Line[]) => lines.reduce((sum, { count }) => sum + count, 0);

const finding = (code: string, rule: string, message: string, lines: readonly Line[], data: Finding["data"]): Finding => ({
  code,
  rules: [rule],
  message,
  section: "main",
  cards: [...new Set(lines.map(({ card }) => card.name))],
  fixes: [],
  data,
});
