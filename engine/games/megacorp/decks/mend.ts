/** Buttons that mend what MC-3.10 finds. Each changes the place that its finding is about, and mends it or brings it nearer. */

import type { LibraryCard } from "../../../cards/card.ts";
import type { DeckList, DeckRules, EntrySectionId, Fix, Pool } from "../../../cards/deck.ts";
import { copiesSaid, type Said, saidIn } from "../../../cards/deck-sayings.ts";
import { copiesOf, isGoodCount } from "../../../cards/entries.ts";
import { suggestNames } from "../../../cards/names.ts";
import { byNumber } from "../../../cards/pool.ts";
import { isPrinted } from "../../../cards/printed.ts";
import type { PlayedSectionId } from "../../../cards/sections.ts";
import { unreachable } from "../../../kernel/result.ts";
import { megacorp } from "../fields.ts";
import type { Placed } from "./reason.ts";

type Rules = Pick<DeckRules, "sections" | "formats" | "home">;

/** The fixes of one reason, best first; `near` asks for names that an unknown one may stand for. */
export function mend({ reason, section, index }: Placed, list: DeckList, pool: Pool, rules: Rules, near: boolean): readonly Fix[] {
  switch (reason.code) {
    case "UNKNOWN_CARD":
      return [
        ...(near ? renames(reason.name, section, list, pool, rules) : []),
        { kind: "move", label: "Move to Considering", from: section, to: "considering", name: reason.name },
        removeAll(list, section, reason.name, "Remove"),
      ];
    case "BAD_COUNT":
      return index === undefined
        ? []
        : [
            { kind: "setCount", label: "Set to 1", section, index, count: 1 },
            { kind: "setCount", label: "Remove the line", section, index, count: 0 },
          ];
    case "RESOURCE_WRONG_BACK":
    case "MAIN_WRONG_BACK":
    case "BUSINESS_WRONG_TYPE":
    case "FOUNDER_WRONG_TYPE":
      return [...moveHome(reason.name, section, pool, rules), removeAll(list, section, reason.name, "Remove")];
    case "RESOURCE_TOO_FEW":
    case "MAIN_TOO_FEW":
      return [show(section, "Show matching cards", rules), ...fill(section, reason.need - reason.have, list, pool, rules)];
    case "RESOURCE_TOO_MANY_COPIES":
    case "MAIN_TOO_MANY_COPIES": {
      const count = reason.have - reason.max;
      return [{ kind: "remove", label: `Remove ${count}`, section, name: reason.name, count }];
    }
    case "BUSINESS_COUNT":
    case "FOUNDER_COUNT":
      return reason.have === 0 ? choose(section, list, pool, rules) : keepOne(section, list);
    default:
      return unreachable(reason);
  }
}

/** The current name of the card that the entry's id says, then the nearest names, those that may be in the section first. */
function renames(name: string, section: PlayedSectionId, list: DeckList, pool: Pool, rules: Rules): readonly Fix[] {
  const ids = list.sections[section].flatMap((entry) => (entry.name === name && entry.id ? [entry.id] : []));
  const renamed = ids.flatMap((id) => pool.byId.get(id)?.name ?? []);
  const near = suggestNames(pool, name).map((alternative) => alternative.name);
  const fits = (other: string) => {
    const card = pool.byName.get(other);
    return card !== undefined && rules.home(card) === section;
  };
  const names = [...renamed, ...near.filter(fits), ...near.filter((other) => !fits(other))];
  return [...new Set(names)].slice(0, 3).map((to) => ({ kind: "rename", label: `Read as ${to}`, section, name, to }));
}

function moveHome(name: string, section: PlayedSectionId, pool: Pool, rules: Rules): readonly Fix[] {
  const card = pool.byName.get(name);
  if (!card) return [];
  const to = rules.home(card);
  return to === section ? [] : [{ kind: "move", label: `Move to ${ruleOf(to, rules)?.name}`, from: section, to, name }];
}

const removeAll = (list: DeckList, section: EntrySectionId, name: string, label: string): Fix => ({
  kind: "remove",
  label,
  section,
  name,
  count: copiesOf(list, section, name),
});

const show = (section: PlayedSectionId, label: string, rules: Rules): Fix => ({
  kind: "show",
  label,
  section,
  query: ruleOf(section, rules)?.query ?? "",
});

/** Nobody stands there: choose from all, or take the proposal: of the deck's commonest faction, the first by number. */
function choose(section: PlayedSectionId, list: DeckList, pool: Pool, rules: Rules): readonly Fix[] {
  const [card] = inOrderOfFit(section, list, pool, rules);
  const add: readonly Fix[] = card ? [{ kind: "fill", label: `Add ${card.name}`, section, add: [{ name: card.name, count: 1 }] }] : [];
  return [show(section, "Choose", rules), ...add];
}

/** Several stand there: each name may go; of a single name the copies too many. */
function keepOne(section: PlayedSectionId, list: DeckList): readonly Fix[] {
  const entries = list.sections[section];
  const names = [...new Set(entries.map((entry) => entry.name))];
  const [only] = names;
  if (only === undefined || names.length > 1) return names.map((name) => removeAll(list, section, name, `Remove ${name}`));
  const bad = entries.flatMap((entry, index) => (isGoodCount(entry.count) ? [] : [index]));
  const [index] = entries.length > 1 ? bad : [];
  if (index !== undefined) return [{ kind: "setCount", label: "Remove the line without a count", section, index, count: 0 }];
  const count = copiesOf(list, section, only) - 1;
  return [{ kind: "remove", label: `Remove ${count} × ${only}`, section, name: only, count }];
}

/** Copies that a proposal brings a card to, in Main because of MC-3.4 and in Resources for variety. */
const PLAYSET = 4;

/**
 * A proposal that brings a section to its fewest cards: first further copies of what it holds, in its order, then cards by fit (see
 * `inOrderOfFit`), each up to four copies or what the deck's format allows; what they cannot fill, the last resource may (MC-3.2).
 */
function fill(section: PlayedSectionId, missing: number, list: DeckList, pool: Pool, rules: Rules): readonly Fix[] {
  const rule = ruleOf(section, rules);
  const own = list.sections[section]
    .flatMap((entry) => pool.byName.get(entry.name) ?? [])
    .filter((card) => rule?.holds(card) && !card.archived);
  const forbidden = saidIn(list, pool).filter((said): said is Said<"none"> => said.is === "none" && said.sections.includes(section));
  const candidates = [...new Set([...own, ...inOrderOfFit(section, list, pool, rules)])].filter(
    (card) => !forbidden.some(({ of }) => isPrinted(of, card)),
  );
  const limit = rules.formats.find(({ id }) => id === list.format)?.limits?.[section]?.perCard ?? PLAYSET;
  const add: { name: string; count: number }[] = [];
  let left = missing;
  for (const card of candidates) {
    const count = Math.min(left, Math.min(limit, PLAYSET, copiesSaid(card) ?? PLAYSET) - copiesOf(list, section, card.name));
    if (count > 0) add.push({ name: card.name, count });
    left -= Math.max(0, count);
    if (left === 0) break;
  }
  const last = add.at(-1);
  if (left > 0 && last && rule?.perCard === undefined) add[add.length - 1] = { ...last, count: last.count + left };
  if (add.length === 0) return [];
  const cards = add.reduce((sum, { count }) => sum + count, 0);
  const [first] = add;
  const label = add.length === 1 && first ? `Fill with ${first.count} × ${first.name}` : `Fill with ${cards} cards (${add.length} names)`;
  return [{ kind: "fill", label, section, add }];
}

/**
 * Cards that may be in a section and are still shipped: of the faction that most copies of the deck have, then neutral, then the
 * others; within those by valuation and trait costs together, then by number.
 */
function inOrderOfFit(section: PlayedSectionId, list: DeckList, pool: Pool, rules: Rules): readonly LibraryCard[] {
  const rule = ruleOf(section, rules);
  const faction = commonestFaction(list, pool);
  const rank = (card: LibraryCard) => (megacorp(card).faction === faction ? 0 : megacorp(card).faction === "neutral" ? 1 : 2);
  return pool.cards
    .filter((card) => rule?.holds(card) && !card.archived)
    .sort((a, b) => rank(a) - rank(b) || price(a) - price(b) || byNumber(a, b));
}

function commonestFaction(list: DeckList, pool: Pool): string | undefined {
  const copies = new Map<string, number>();
  for (const section of ["business", "founder", "main", "resources"] as const) {
    for (const entry of list.sections[section]) {
      const card = pool.byName.get(entry.name);
      const faction = card && megacorp(card).faction;
      if (faction && faction !== "neutral" && isGoodCount(entry.count)) copies.set(faction, (copies.get(faction) ?? 0) + entry.count);
    }
  }
  return [...copies].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function price(card: LibraryCard): number {
  const { valuation, traitCost } = megacorp(card);
  return Object.values(traitCost).reduce((sum, cost) => sum + cost, valuation);
}

const ruleOf = (section: PlayedSectionId, rules: Rules) => rules.sections.find((rule) => rule.id === section);
