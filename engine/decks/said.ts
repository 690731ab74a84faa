/** What cards say of the other cards of their deck: which cannot be in it, and how many of which must be. Numbers of copies and cards are judged with the game's rules. */
import type { DeckList, DeckRules, Finding, Fix, Pool } from "../cards/deck.ts";
import { type Said, saidIn } from "../cards/deck-sayings.ts";
import { copiesOf, isGoodCount } from "../cards/entries.ts";
import { isPrinted } from "../cards/printed.ts";
import { type PlayedSectionId, playedSectionIds } from "../cards/sections.ts";
import { byCodePoint } from "../kernel/order.ts";
import type { Printed } from "../language/telling/deck-saying.ts";

/** What stands against a deck by the texts of its own cards, in the order of the cards that say it. */
export function judgeSaid(list: DeckList, pool: Pool, rules: DeckRules): readonly Finding[] {
  return saidIn(list, pool).flatMap((said) => {
    if (said.is === "none") return forbidden(said, list, pool, rules);
    return said.is === "asks" ? tooFew(said, list, pool, rules) : [];
  });
}

/** One finding for each card that cannot be there. */
function forbidden({ by, words, of, sections }: Said<"none">, list: DeckList, pool: Pool, { said: rule }: DeckRules): readonly Finding[] {
  return playedSectionIds(list.game)
    .filter((id) => sections.includes(id))
    .flatMap((section) =>
      [...new Set(list.sections[section].map(({ name }) => name))]
        .filter((name) => fits(of, name, pool))
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

function tooFew({ by, words, of, query, n, what }: Said<"asks">, list: DeckList, pool: Pool, rules: DeckRules): readonly Finding[] {
  const entries = playedSectionIds(list.game).flatMap((section) => list.sections[section]);
  const have = entries.reduce((sum, { name, count }) => sum + (isGoodCount(count) && fits(of, name, pool) ? count : 0), 0);
  if (have >= n) return [];
  const section = homeOf(of, pool, rules);
  const show: readonly Fix[] = section === undefined ? [] : [{ kind: "show", label: "Show matching cards", query, section }];
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
function homeOf(of: Printed, pool: Pool, rules: DeckRules): PlayedSectionId | undefined {
  const card = pool.cards.find((card) => !card.archived && isPrinted(of, card));
  return card && rules.home(card);
}

/** Whether a card of the pool is one of those; a name that nobody knows is none. */
function fits(of: Printed, name: string, pool: Pool): boolean {
  const card = pool.byName.get(name);
  return card !== undefined && isPrinted(of, card);
}

const ruled = (rule: string | undefined): readonly string[] => (rule === undefined ? [] : [rule]);
const cited = (rule: string | undefined): string => (rule === undefined ? "" : ` (${rule})`);
