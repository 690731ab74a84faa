/** What cards say of the other cards of their deck: which cannot be in it, and how many of which must be. Numbers of copies and cards are judged with the game's rules. */
import type { DeckList, DeckRules, Finding, Fix, Pool } from "../cards/deck.ts";
import { type Said, saidIn } from "../cards/deck-sayings.ts";
import { copiesOf, isGoodCount } from "../cards/entries.ts";
import { type PlayedSectionId, playedSectionIds } from "../cards/sections.ts";
import { byCodePoint } from "../kernel/order.ts";
import { namesMatchingWhole } from "./query.ts";

/** What stands against a deck by the texts of its own cards, in the order of the cards that say it. */
export function judgeSaid(list: DeckList, pool: Pool, rules: DeckRules): readonly Finding[] {
  return saidIn(list, pool).flatMap((said) => {
    if (said.is === "none") return forbidden(said, list, pool, rules);
    return said.is === "asks" ? tooFew(said, list, pool, rules) : [];
  });
}

/** One finding for each card that cannot be there. */
function forbidden({ by, words, of, sections }: Said<"none">, list: DeckList, pool: Pool, { said: rule }: DeckRules): readonly Finding[] {
  const matching = namesMatchingWhole(pool, of, list);
  if (matching === undefined) return [];
  return playedSectionIds(list.game)
    .filter((id) => sections.includes(id))
    .flatMap((section) =>
      [...new Set(list.sections[section].map(({ name }) => name))]
        .filter((name) => matching.has(name))
        .sort(byCodePoint)
        .map(
          (name): Finding => ({
            code: "CARD_FORBIDS",
            rules: ruled(rule),
            message: `${name} cannot be in this deck: ${by} says “${words}”${cited(rule)}.`,
            section,
            cards: [name],
            fixes: [
              { kind: "move", label: "Move to Considering", from: section, to: "considering", name },
              { kind: "remove", label: "Remove", section, name, count: copiesOf(list, section, name) },
            ],
            data: { name, by },
          }),
        ),
    );
}

function tooFew({ by, words, of, n, what }: Said<"asks">, list: DeckList, pool: Pool, rules: DeckRules): readonly Finding[] {
  const matching = namesMatchingWhole(pool, of, list);
  if (matching === undefined) return [];
  const entries = playedSectionIds(list.game).flatMap((section) => list.sections[section]);
  const have = entries.reduce((sum, { name, count }) => sum + (matching.has(name) && isGoodCount(count) ? count : 0), 0);
  if (have >= n) return [];
  const section = homeOf(matching, pool, rules);
  const show: readonly Fix[] = section === undefined ? [] : [{ kind: "show", label: "Show matching cards", query: of, section }];
  return [
    {
      code: "CARD_ASKS",
      rules: ruled(rules.said),
      message: `The deck has ${have} ${what}, and ${by} says “${words}”${cited(rules.said)}.`,
      cards: [by],
      fixes: show,
      data: { by, have, need: n },
    },
  ];
}

/** Where the first card that would help belongs. */
function homeOf(names: ReadonlySet<string>, pool: Pool, rules: DeckRules): PlayedSectionId | undefined {
  const card = pool.cards.find(({ name, archived }) => names.has(name) && !archived);
  return card && rules.home(card);
}

const ruled = (rule: string | undefined): readonly string[] => (rule === undefined ? [] : [rule]);
const cited = (rule: string | undefined): string => (rule === undefined ? "" : ` (${rule})`);
