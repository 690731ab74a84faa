/** How a Megacorp deck is built (MC-3). Words for the reasons are in `explain.ts`, ways to mend them in `mend.ts`. */

import type { Card, LibraryCard } from "../../../cards/card.ts";
import type { DeckEntry, DeckList, DeckRules, Finding, Pool, SectionRule } from "../../../cards/deck.ts";
import { copiesSaid, leastSaid, type Said, saidIn } from "../../../cards/deck-sayings.ts";
import { countsIn, isGoodCount } from "../../../cards/entries.ts";
import { byCodePoint } from "../../../kernel/order.ts";
import { TRAITS } from "../fields.ts";
import { advise } from "./advice.ts";
import { explain } from "./explain.ts";
import { mend } from "./mend.ts";
import { type Placed, type Reason, ZONES, type Zone } from "./reason.ts";
import { BUSINESS, back, FOUNDER, MAIN, type MegacorpSection, RESOURCES, shape } from "./sections.ts";

const SECTION_OF = { resource: "resources", main: "main", business: "business", founder: "founder" } as const satisfies Record<
  Zone,
  MegacorpSection
>;

/** The phase in which a turn reveals and draws (MC-5.2). */
const ACCOUNTING = "in the Accounting phase";

export const deck: DeckRules = {
  ...shape,
  chapter: "MC-3",
  asked: [
    {
      query: "t:character cost<=2",
      least: 1,
      section: "main",
      words: { one: "A character for 2M or less", several: "characters for 2M or less" },
    },
    { query: "t:event", least: 2, section: "main", words: { one: "An event", several: "events" } },
  ],
  draws: {
    from: "main",
    opening: { cards: 5, rule: "MC-4.7" },
    // MC-R14: until the hand is empty.
    mulligan: { fewer: 1, most: 5, rule: "MC-4.8" },
    turn: { cards: 1, from: { first: 2, second: 1 }, when: ACCOUNTING, rule: "MC-5.2" },
    reveal: { section: "resources", cards: 1, when: ACCOUNTING, rule: "MC-5.2", words: { one: "resource", several: "resources" } },
  },
  costs: { name: "Trait", title: "Trait costs and production", keys: TRAITS, cost: "traitCost", score: "scores" },
  counted,
  said: "MC-R273",
  judge,
  advise,
};

/** Every reason why a deck is not legal, explained, in the order of MC-3.10. Empty = legal. */
function judge(list: DeckList, pool: Pool): readonly Finding[] {
  return reasons(list, pool).map((placed, rank) => ({ ...explain(placed), fixes: mend(placed, list, pool, deck, rank < MAX_RENAMES) }));
}

/** Findings that look for near names; a list for another game has thousands of unknown ones. */
const MAX_RENAMES = 25;

/** One entry with its card, where the pool has it. */
type Line = { readonly entry: DeckEntry; readonly index: number; readonly card: PoolCard | undefined };

type Lines = Readonly<Record<MegacorpSection, readonly Line[]>>;

/** What the check asks of a pool: the cards by name. */
type CardsByName = { readonly byName: ReadonlyMap<string, PoolCard> };
type PoolCard = Card & Pick<LibraryCard, "reading">;

function linesOf(list: DeckList, pool: CardsByName): Lines {
  const linesIn = (section: MegacorpSection) =>
    list.sections[section].map((entry, index): Line => ({ entry, index, card: pool.byName.get(entry.name) }));
  return { business: linesIn("business"), founder: linesIn("founder"), main: linesIn("main"), resources: linesIn("resources") };
}

function counted(list: DeckList, pool: Pool): Readonly<Record<MegacorpSection, number>> {
  return countLines(linesOf(list, pool));
}

/** Copies per section as MC-3.10 counts them. */
const countLines = (lines: Lines): Readonly<Record<MegacorpSection, number>> => ({
  business: everyEntry(lines.business),
  founder: everyEntry(lines.founder),
  main: fitting(lines.main, MAIN),
  resources: fitting(lines.resources, RESOURCES),
});

/** MC-3.1, MC-3.3: unknown, bad-count and wrong-back entries do not count toward the minimum (MC-3.10, MC-R21). */
const fitting = (lines: readonly Line[], rule: SectionRule): number =>
  lines.reduce((sum, { entry, card }) => sum + (countsIn(rule, entry, card) ? entry.count : 0), 0);

/** MC-3.5, MC-3.6: every entry counts, right or wrong; a bad count counts as 1 (MC-3.10, MC-R150). */
const everyEntry = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + (counts(line) ? line.entry.count : 1), 0);

/** The reasons of MC-3.10 in its order; within one code by name, then resource, main, business, founder (MC-R150). */
export function reasons(list: DeckList, pool: CardsByName): readonly Placed[] {
  const lines = linesOf(list, pool);
  const zones = ZONES.map((zone) => ({ zone, section: SECTION_OF[zone], lines: lines[SECTION_OF[zone]] }));
  const have = countLines(lines);
  const said = saidIn(list, pool);
  return [
    ...inNameOrder(zones.flatMap(({ zone, section, lines }) => unknownCards(lines, zone, section))),
    ...inNameOrder(zones.flatMap(({ zone, section, lines }) => badCounts(lines, zone, section))),
    ...inNameOrder(wrongBacks(lines.resources, "RESOURCE_WRONG_BACK", RESOURCES)),
    ...tooFew(have.resources, "RESOURCE_TOO_FEW", RESOURCES, said),
    ...inNameOrder(tooManyCopies(lines.resources, "RESOURCE_TOO_MANY_COPIES", RESOURCES)),
    ...inNameOrder(wrongBacks(lines.main, "MAIN_WRONG_BACK", MAIN)),
    ...tooFew(have.main, "MAIN_TOO_FEW", MAIN, said),
    ...inNameOrder(tooManyCopies(lines.main, "MAIN_TOO_MANY_COPIES", MAIN)),
    ...single(have.business, lines.business, "BUSINESS_COUNT", BUSINESS),
    ...inNameOrder(wrongTypes(lines.business, "BUSINESS_WRONG_TYPE", BUSINESS)),
    ...single(have.founder, lines.founder, "FOUNDER_COUNT", FOUNDER),
    ...inNameOrder(wrongTypes(lines.founder, "FOUNDER_WRONG_TYPE", FOUNDER)),
  ];
}

/** MC-R150: once per name and zone, whatever the count. */
const unknownCards = (lines: readonly Line[], zone: Zone, section: MegacorpSection): readonly Placed[] =>
  oncePerName(lines.filter(({ card }) => !card)).map(({ entry }) => ({
    reason: { code: "UNKNOWN_CARD", name: entry.name, zone },
    section,
  }));

/** MC-R150: judged per entry, before equal names are summed. */
const badCounts = (lines: readonly Line[], zone: Zone, section: MegacorpSection): readonly Placed[] =>
  lines
    .filter((line) => !counts(line))
    .map(({ entry, index }) => ({ reason: { code: "BAD_COUNT", name: entry.name, zone, count: entry.count }, section, index }));

/** MC-3.1, MC-3.3, MC-3.7. MC-3.10 is silent on a wrong back with a bad count; we report both, as MC-R150 does for unknown cards. */
const wrongBacks = (lines: readonly Line[], code: "RESOURCE_WRONG_BACK" | "MAIN_WRONG_BACK", rule: SectionRule): readonly Placed[] =>
  oncePerName(lines).flatMap(({ entry, card }) =>
    card && !rule.holds(card) ? [{ reason: { code, name: entry.name, back: back(card) }, section: rule.id }] : [],
  );

/** MC-3.1, MC-3.3, or as a card says (MC-R273). */
function tooFew(have: number, code: "RESOURCE_TOO_FEW" | "MAIN_TOO_FEW", rule: SectionRule, said: readonly Said[]): readonly Placed[] {
  const other = leastSaid(said, rule.id, rule.least);
  const need = other?.n ?? rule.least;
  return have < need ? [{ reason: { code, have, need, ...(other && { by: other.by }) }, section: rule.id }] : [];
}

/** MC-3.4, MC-3.2, or as a card says (MC-R273): entries of one name are summed first, good counts only (MC-3.10). */
function tooManyCopies(
  lines: readonly Line[],
  code: "RESOURCE_TOO_MANY_COPIES" | "MAIN_TOO_MANY_COPIES",
  rule: SectionRule,
): readonly Placed[] {
  const copies = new Map<string, { readonly card: Line["card"]; readonly have: number }>();
  for (const { entry, card } of lines) {
    if (countsIn(rule, entry, card)) copies.set(entry.name, { card, have: (copies.get(entry.name)?.have ?? 0) + entry.count });
  }
  return [...copies].flatMap(([name, { card, have }]): Placed[] => {
    const said = copiesSaid(card);
    const max = said ?? rule.perCard ?? Number.POSITIVE_INFINITY;
    return have > max ? [{ reason: { code, name, have, max, ...(said !== undefined && { by: name }) }, section: rule.id }] : [];
  });
}

/** MC-3.5, MC-3.6: one card and no more. */
function single(have: number, lines: readonly Line[], code: "BUSINESS_COUNT" | "FOUNDER_COUNT", rule: SectionRule): readonly Placed[] {
  if (have === 1) return [];
  return [{ reason: { code, have, need: 1 }, section: rule.id, names: oncePerName(lines).map(({ entry }) => entry.name) }];
}

const wrongTypes = (lines: readonly Line[], code: "BUSINESS_WRONG_TYPE" | "FOUNDER_WRONG_TYPE", rule: SectionRule): readonly Placed[] =>
  oncePerName(lines).flatMap(({ entry, card }) =>
    card && !rule.holds(card) ? [{ reason: { code, name: entry.name }, section: rule.id }] : [],
  );

const counts = ({ entry }: Line): boolean => isGoodCount(entry.count);

function oncePerName(lines: readonly Line[]): readonly Line[] {
  const seen = new Set<string>();
  return lines.filter(({ entry }) => !seen.has(entry.name) && seen.add(entry.name));
}

/** By code point (MC-R150); equal names keep the order of the zones. */
const inNameOrder = (placed: readonly Placed[]): readonly Placed[] =>
  placed.toSorted((a, b) => byCodePoint(nameOf(a.reason), nameOf(b.reason)));
const nameOf = (reason: Reason): string => ("name" in reason ? reason.name : "");
