/** How an Emberwick deck is built and judged (EW-7), and how a player draws from it (EW-3.2, EW-4.6). */
import type { Card } from "../../../cards/card.ts";
import type { DeckList, DeckRules, Finding, SectionRule } from "../../../cards/deck.ts";
import { copiesOf, countsIn, isGoodCount } from "../../../cards/entries.ts";
import { byCodePoint } from "../../../kernel/order.ts";
import { KEEPSAKE, SATCHEL, shape } from "./sections.ts";

export const deck: DeckRules = {
  ...shape,
  chapter: "EW-7",
  asked: [{ query: "t:lantern", least: 1, section: "satchel", words: { one: "A lantern", several: "lanterns" } }],
  draws: {
    from: "satchel",
    opening: { cards: 4, rule: "EW-3.2" },
    turn: { cards: 1, from: { first: 1, second: 1 }, when: "at its end", rule: "EW-4.6" },
  },
  counted: (list, pool) => counted(list, pool.byName),
  judge: (list, pool) => reasons(list, pool.byName),
  advise: () => [],
};

type ByName = ReadonlyMap<string, Card>;

const countIn = (list: DeckList, rule: SectionRule, cards: ByName): number =>
  list.sections[rule.id].reduce((sum, entry) => sum + (countsIn(rule, entry, cards.get(entry.name)) ? entry.count : 0), 0);

const counted = (list: DeckList, cards: ByName) => ({
  keepsake: countIn(list, KEEPSAKE, cards),
  satchel: countIn(list, SATCHEL, cards),
});

/** Every reason why a deck is not legal, in the order of the rules; none for a legal one. */
export function reasons(list: DeckList, cards: ByName): readonly Finding[] {
  const have = counted(list, cards);
  return [
    ...shape.sections.flatMap((rule) => strangers(list, rule, cards)),
    ...size(have.satchel),
    ...alike(list),
    ...keepsake(have.keepsake),
  ];
}

/** EW-7.5: what is no card of the game, has no count or belongs elsewhere. */
function strangers(list: DeckList, rule: SectionRule, cards: ByName): readonly Finding[] {
  return list.sections[rule.id].flatMap(({ name, count }): Finding[] => {
    const card = cards.get(name);
    const at = { rules: ["EW-7.5"], section: rule.id, cards: [name], fixes: [] };
    if (!card) return [{ ...at, code: "STRANGER", message: `“${name}” is no card of Emberwick (EW-7.5).`, data: { name } }];
    if (!isGoodCount(count))
      return [{ ...at, code: "NO_COUNT", message: `${name} cannot be there ${count} times (EW-7.5).`, data: { name, count } }];
    if (rule.holds(card)) return [];
    const to = shape.home(card);
    const message = `${name} does not belong in the ${rule.name.toLowerCase()} (EW-7.5).`;
    return [{ ...at, code: "ELSEWHERE", message, data: { name }, fixes: [{ kind: "move", label: "Move it", from: rule.id, to, name }] }];
  });
}

/** EW-7.2: a satchel has from 8 to 12 cards. */
function size(have: number): readonly Finding[] {
  const { least, most, id, query } = SATCHEL;
  if (have >= least && have <= most) return [];
  const [code, limit] = have < least ? ["TOO_LIGHT", { need: least }] : ["TOO_HEAVY", { max: most }];
  const message = `The satchel has ${have} cards; it holds ${least} to ${most} (EW-7.2).`;
  const fixes = [{ kind: "show" as const, label: "Show cards", query, section: id }];
  return [{ code, rules: ["EW-7.2"], message, section: id, cards: [], fixes, data: { have, ...limit } }];
}

/** EW-7.3: at most three of one name. */
function alike(list: DeckList): readonly Finding[] {
  const { id, perCard } = SATCHEL;
  return [...new Set(list.sections[id].map(({ name }) => name))].toSorted(byCodePoint).flatMap((name): Finding[] => {
    const have = copiesOf(list, id, name);
    if (have <= perCard) return [];
    const message = `The satchel has ${have} of ${name}; it holds at most ${perCard} (EW-7.3).`;
    const count = have - perCard;
    const fixes = [{ kind: "remove" as const, label: `Remove ${count}`, section: id, name, count }];
    return [{ code: "TOO_MANY_ALIKE", rules: ["EW-7.3"], message, section: id, cards: [name], fixes, data: { name, have, max: perCard } }];
  });
}

/** EW-7.4: one keepsake. */
function keepsake(have: number): readonly Finding[] {
  if (have === 1) return [];
  const message = `There are ${have} keepsakes; a deck has exactly 1 (EW-7.4).`;
  const fixes = [{ kind: "show" as const, label: "Show keepsakes", query: KEEPSAKE.query, section: KEEPSAKE.id }];
  return [{ code: "KEEPSAKES", rules: ["EW-7.4"], message, section: KEEPSAKE.id, cards: [], fixes, data: { have, need: 1 } }];
}
