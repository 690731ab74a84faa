/** “target opponent” is a player; here cards are needed: a phrase of one kind where a hole of another is due. */

import type { Attempt } from "../editing/expect.ts";
import type { Language } from "../language.ts";
import { chartOf } from "../reading/parse.ts";
import type { Token } from "../reading/token.ts";
import { exampleOf, labelOf, type Sort } from "../tables/sort.ts";
import { type Answer, written } from "./answer.ts";

/** What can be told by name, the widest first. */
const NAMEABLE: readonly Sort[] = ["CardsL", "Player", "Money", "Zone", "Dmg", "NCards", "Trait"];
const CALLED: Readonly<Partial<Record<Sort, string>>> = {
  CardsL: "a selection of cards (this, target …, each …)",
  Player: "a player (target opponent, each player)",
  PlayerF: "a player (target opponent, each player)",
  EvC: "a card (this, a …)",
  EvP: "a player (you, an opponent, a player)",
  NCards: "a number of cards (2 cards)",
};
const called = (sort: Sort): string => CALLED[sort] ?? `${labelOf(sort)} (${exampleOf(sort)})`;
const bare = (sort: Sort): string => called(sort).replace(/ \(.*/, "");

/** Says so where the sentence would be understood if the words there were of the kind that is due. */
export function kindProblem(language: Language, tokens: readonly Token[], { all, furthest }: Attempt): Answer | undefined {
  const { grammar } = language;
  const chart = chartOf(grammar, tokens);
  const tried = new Set<string>();
  for (const { item, at } of all.toSorted((a, b) => a.from - b.from)) {
    if (item.is !== "hole" || at > furthest || !isDue(item.sort) || tried.has(`${item.sort} ${at}`)) continue;
    tried.add(`${item.sort} ${at}`);
    for (const sort of NAMEABLE) {
      if (grammar.reach.get(sort)?.has(item.sort) || grammar.reach.get(item.sort)?.has(sort)) continue;
      for (const { end } of chart.at(sort, at)) {
        if (chart.at(item.sort, at).some((edge) => edge.end === end)) continue;
        const [first] = tokens.slice(at);
        const last = tokens[end - 1];
        if (!first || !last || !wouldBeRead(language, tokens, at, end, item.sort)) continue;
        const words = written(tokens.slice(at, end));
        return { message: `“${words}” is ${bare(sort)}, but this needs ${called(item.sort)}`, words: [first, last], isVague: true };
      }
    }
  }
  return undefined;
}

const DUE: readonly Sort[] = [
  "CardsL",
  "Cards",
  "Player",
  "PlayerF",
  "Money",
  "Zone",
  "Dmg",
  "NCards",
  "Trait",
  "EvC",
  "EvP",
  "Near",
  "Subj",
  "Scope",
];
const isDue = (sort: Sort): boolean => DUE.includes(sort);

/** Whether the sentence has a reading with a phrase of the sort in place of some of its tokens. */
function wouldBeRead({ grammar }: Language, tokens: readonly Token[], from: number, end: number, sort: Sort): boolean {
  const [key = ""] = grammar.first.get(sort) ?? [];
  const place = { from: tokens[from]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 };
  const hole: Token = { ...place, kind: "hole", key, text: "", hole: { sort, name: "{due}" } };
  return chartOf(grammar, [...tokens.slice(0, from), hole, ...tokens.slice(end)]).whole("Line").length > 0;
}
