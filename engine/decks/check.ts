/**
 * The one check of a deck: builder, list of decks, API and command line show what it says, word for word.
 * The game's own rules come first, in the rulebook's codes and order; what a format adds follows.
 */

import { type CardState, STATE_WORDS } from "../cards/card.ts";
import {
  type DeckList,
  type DeckRules,
  type EntrySectionId,
  entrySectionIds,
  type Finding,
  type Fix,
  type Format,
  type Pool,
  type SectionRule,
} from "../cards/deck.ts";
import { copiesOf, countsIn } from "../cards/entries.ts";
import { type PlayedSectionId, playedSectionIds } from "../cards/sections.ts";
import { byCodePoint } from "../kernel/order.ts";
import { namedFormat } from "./named-format.ts";
import { namesMatching } from "./query.ts";
import { judgeSaid } from "./said.ts";

export type DeckCheck = {
  /** No problem at all; decided by `problems` alone. */
  readonly legal: boolean;
  /** Whether the studio can run every card; decided by `blocked` alone. */
  readonly playable: boolean;
  readonly problems: readonly Finding[];
  readonly blocked: readonly Finding[];
  /** Decides nothing and is never red. */
  readonly advice: readonly Finding[];
};

/** Checks a deck by its game's rules and a format (the deck's own unless another is named). Considering and Unresolved never count. */
export function checkDeck(list: DeckList, pool: Pool, rules: DeckRules, formatId: string = list.format): DeckCheck {
  const format = namedFormat(rules.formats, formatId);
  const allowed = format?.allowed === undefined ? undefined : namesMatching(pool, format.allowed, list);
  const reasons = rules.judge(list, pool);
  const judged = allowed ? reasons.map((finding) => proposing(finding, allowed)) : reasons;
  const problems = [...stricter(judged, format ? judgeFormat(format, list, pool, rules, allowed) : []), ...judgeSaid(list, pool, rules)];
  const blocked = [...retired(list, pool), ...drafts(list, pool), ...notCarriedOut(list, pool), ...unchecked(list, pool)];
  const advice = [...(format ? [] : [unknownFormat(formatId, rules)]), ...rules.advise(list, pool), ...unresolved(list)];
  return { legal: problems.length === 0, playable: blocked.length === 0, problems, blocked, advice };
}

/** What a format forbids beyond the game's rules: cards first, then counts, section by section. */
function judgeFormat(
  format: Format,
  list: DeckList,
  pool: Pool,
  rules: DeckRules,
  allowed: ReadonlySet<string> | undefined,
): readonly Finding[] {
  return [
    ...(allowed ? rules.sections.flatMap((rule) => notAllowed(format, rule, list, pool, allowed)) : []),
    ...rules.sections.flatMap((rule) => formatCounts(format, rule, list, pool, rules)),
  ];
}

/** Both lists without what the other says more strictly of the same copies; the stricter one names the rules of both. */
function stricter(judged: readonly Finding[], added: readonly Finding[]): readonly Finding[] {
  const same = (finding: Finding, others: readonly Finding[]) =>
    others.find((other) => isLimit(other) && other.section === finding.section && other.data["name"] === finding.data["name"]);
  const isLess = (one: Finding, other: Finding) => Number(one.data["max"]) < Number(other.data["max"]);
  const kept = judged.filter((finding) => {
    const other = isLimit(finding) ? same(finding, added) : undefined;
    return !other || !isLess(other, finding);
  });
  const more = added.flatMap((finding) => {
    const other = isLimit(finding) ? same(finding, judged) : undefined;
    if (!other) return [finding];
    return isLess(finding, other) ? [{ ...finding, rules: [...other.rules, ...finding.rules] }] : [];
  });
  return [...kept, ...more];
}

/** Whether a finding holds the copies of one card against a limit. */
const isLimit = ({ data }: Finding): boolean => data["name"] !== undefined && data["max"] !== undefined;

/** A finding without the proposals that the format forbids. */
const proposing = (finding: Finding, allowed: ReadonlySet<string>): Finding => ({
  ...finding,
  fixes: finding.fixes.filter((fix) => fix.kind !== "fill" || fix.add.every(({ name }) => allowed.has(name))),
});

function notAllowed(format: Format, rule: SectionRule, list: DeckList, pool: Pool, allowed: ReadonlySet<string>): readonly Finding[] {
  const known = namesIn(list, [rule.id]).filter((name) => pool.byName.has(name));
  return known
    .filter((name) => !allowed.has(name))
    .sort(byCodePoint)
    .map((name) => ({
      code: "FORMAT_NOT_ALLOWED",
      rules: [],
      message: `${format.name} does not allow ${name}. It allows ${format.allowed}.`,
      section: rule.id,
      cards: [name],
      fixes: [
        { kind: "show", label: "Show allowed cards", query: `(${format.allowed}) ${rule.query}`, section: rule.id },
        { kind: "move", label: "Move to Considering", from: rule.id, to: "considering", name },
        { kind: "remove", label: "Remove", section: rule.id, name, count: copiesOf(list, rule.id, name) },
      ],
      data: { name, format: format.id },
    }));
}

/** The format's own counts, where they are stricter than the section's. */
function formatCounts(format: Format, rule: SectionRule, list: DeckList, pool: Pool, rules: DeckRules): readonly Finding[] {
  const limits = format.limits?.[rule.id];
  if (!limits) return [];
  const names = namesIn(list, [rule.id]).sort(byCodePoint);
  const have = rules.counted(list, pool)[rule.id] ?? 0;
  const at = { rules: [], section: rule.id } as const;
  const findings: Finding[] = [];
  if (limits.least !== undefined && limits.least > rule.least && have < limits.least) {
    const message = `${rule.name} has ${have} cards; ${format.name} needs at least ${limits.least}.`;
    const fixes: readonly Fix[] = [{ kind: "show", label: "Show matching cards", query: rule.query, section: rule.id }];
    findings.push({ ...at, code: "FORMAT_TOO_FEW", message, cards: [], fixes, data: { format: format.id, have, need: limits.least } });
  }
  if (limits.most !== undefined && have > limits.most) {
    const message = `${rule.name} has ${have} cards; ${format.name} allows at most ${limits.most}.`;
    const fixes = removeLast(list, rule, pool, have - limits.most);
    findings.push({ ...at, code: "FORMAT_TOO_MANY", message, cards: [], fixes, data: { format: format.id, have, max: limits.most } });
  }
  const { perCard } = limits;
  if (perCard !== undefined) {
    for (const name of names) findings.push(...tooManyOfOne(format, rule.id, name, copiesOf(list, rule.id, name), perCard));
  }
  return findings;
}

function tooManyOfOne(format: Format, section: PlayedSectionId, name: string, have: number, max: number): readonly Finding[] {
  if (have <= max) return [];
  return [
    {
      code: "FORMAT_TOO_MANY_COPIES",
      rules: [],
      message: `${have} copies of ${name}; ${format.name} allows at most ${max}.`,
      section,
      cards: [name],
      fixes: [{ kind: "remove", label: `Remove ${have - max}`, section, name, count: have - max }],
      data: { format: format.id, name, have, max },
    },
  ];
}

/** Takes what is too much from the last entry that counts. */
function removeLast(list: DeckList, rule: SectionRule, pool: Pool, tooMany: number): readonly Fix[] {
  const section = rule.id;
  const last = list.sections[section].findLast((entry) => countsIn(rule, entry, pool.byName.get(entry.name)));
  if (!last) return [];
  const count = Math.min(tooMany, last.count);
  return [{ kind: "remove", label: `Remove ${count} × ${last.name}`, section, name: last.name, count }];
}

/** Retired cards in one finding; each may go to Considering. */
function retired(list: DeckList, pool: Pool): readonly Finding[] {
  const cards = playedNames(list).filter((name) => pool.byName.get(name)?.archived);
  if (cards.length === 0) return [];
  const message = `${cards.length === 1 ? `${cards[0]} is` : `${cards.length} cards are`} retired and no longer in the card pool.`;
  const fixes = cards.slice(0, 3).flatMap((name): readonly Fix[] => {
    const from = entrySectionIds(list.game).find((id) => id !== "considering" && list.sections[id].some((entry) => entry.name === name));
    return from ? [{ kind: "move", label: `Move ${name} to Considering`, from, to: "considering", name }] : [];
  });
  return [{ code: "RETIRED_CARD", rules: [], message, cards, fixes, data: { count: cards.length } }];
}

const inState = (list: DeckList, pool: Pool, state: CardState): readonly string[] =>
  playedNames(list).filter((name) => pool.byName.get(name)?.state === state);
const blocking = (code: string, cards: readonly string[], message: string): readonly Finding[] =>
  cards.length === 0 ? [] : [{ code, rules: [], message, cards, fixes: [], data: { count: cards.length } }];

/** Cards whose text is not understood, in one finding. */
function drafts(list: DeckList, pool: Pool): readonly Finding[] {
  const cards = inState(list, pool, "draft");
  const [name] = cards;
  const message =
    cards.length === 1
      ? `${name} is a draft. It can be played only on a free table.`
      : `${cards.length} cards are drafts. They can be played only on a free table.`;
  return blocking("DRAFT_CARD", cards, message);
}

/** Cards whose text is understood and cannot be carried out, in one finding. */
function notCarriedOut(list: DeckList, pool: Pool): readonly Finding[] {
  const cards = inState(list, pool, "free");
  const [name] = cards;
  const message =
    cards.length === 1
      ? `${name}'s text is understood but does not run yet. The card can be played only on a free table.`
      : `${cards.length} cards have texts that are understood but do not run yet. They can be played only on a free table.`;
  return blocking("FREE_TABLE_ONLY", cards, message);
}

/** Cards whose text nobody has checked yet, in one finding. */
function unchecked(list: DeckList, pool: Pool): readonly Finding[] {
  const cards = inState(list, pool, "unchecked");
  const message = `${cards.length === 1 ? cards[0] : `${cards.length} cards`}: ${STATE_WORDS.unchecked}, so the deck can be played only on a free table.`;
  return blocking("TEXT_NOT_CHECKED", cards, message);
}

function unknownFormat(formatId: string, rules: DeckRules): Finding {
  const known = rules.formats.map(({ id }) => id).join(", ");
  const message = `There is no format “${formatId}”, so only the core rules were checked. Formats: ${known}.`;
  return { code: "UNKNOWN_FORMAT", rules: [], message, cards: [], fixes: [], data: { format: formatId } };
}

/** Lines that nobody could read stay beside the deck and count nowhere. */
function unresolved(list: DeckList): readonly Finding[] {
  const count = list.sections.unresolved.length;
  if (count === 0) return [];
  const message = count === 1 ? "1 line is unresolved and does not count." : `${count} lines are unresolved and do not count.`;
  return [{ code: "UNRESOLVED_LINES", rules: [], message, cards: [], fixes: [], data: { count } }];
}

const namesIn = (list: DeckList, sections: readonly EntrySectionId[]): string[] => [
  ...new Set(sections.flatMap((section) => list.sections[section].map((entry) => entry.name))),
];
const playedNames = (list: DeckList) => namesIn(list, playedSectionIds(list.game));
