/**
 * The clause gate: every clause of every shipped Megacorp card is left out in turn, whole sentences and parts of them (`engine/language/corpus/clauses.ts`), and games of
 * random choices must go another way, or a scenario with the card must fail.
 */
import { readFileSync } from "node:fs";
import { loadContent } from "../../../content/load.ts";
import { readRules } from "../../../content/rules.ts";
import { playReadScenarios, readScenarios, scenarioFiles } from "../../../content/scenarios.ts";
import { type CardClause, isNoticed } from "../../../engine/games/megacorp/texts/clauses.test-support.ts";

const { cards, keywords, decks, rules } = loadContent().content.megacorp;
const numbers = new Set(readRules(rules, "megacorp").map(({ number }) => number));

/** What a card says although a rule says it of every card: without these words it does the same, and nothing can notice. */
const SAID_BY_RULES: ReadonlyMap<string, string> = new Map([
  ["megacorp/asset-seizure: non-Business", "MC-R130"],
  ["megacorp/liquidation-order: you control", "MC-R75"],
  ["megacorp/shunning: non-Business", "MC-R130"],
  ["megacorp/trespass-notice: non-Business", "MC-R130"],
]);

/** The scenarios, each file with those that name a card and need no more. */
const files = (scenarioFiles("content/megacorp/scenarios") ?? []).flatMap((file) => {
  const read = readScenarios({ file, text: readFileSync(file, "utf8") });
  return "problems" in read ? [] : [read];
});

/** Whether a scenario that passes with a card fails without a clause of it. */
function isShown({ id, rest }: CardClause): boolean {
  const changed = cards.map((card) => (card.id === id ? { ...card, text: rest } : card));
  const name = cards.find((card) => card.id === id)?.name ?? id;
  return files.some((read) => {
    const scenarios = read.value.scenarios.filter((scenario) => JSON.stringify(scenario).includes(name));
    const results = playReadScenarios(
      { ...read, value: { ...read.value, scenarios, decks: [] } },
      { cards: changed, keywords, decks, isRule: (number) => numbers.has(number) },
    );
    return results.scenarios.some(({ outcome }) => outcome !== "passed");
  });
}

/**
 * What is wrong with a clause, if anything: nothing notices that it is gone, or something does although a rule says it of every card.
 *
 * @param games how many games of random choices look for it; with 0 only the scenarios do
 */
export function clauseFault(clause: CardClause, games?: number): string | undefined {
  const { id, index, words, rest } = clause;
  const rule = SAID_BY_RULES.get(`${id}: ${words}`);
  const noticed = isNoticed(index, rest, games) || isShown(clause);
  if (noticed === (rule === undefined)) return undefined;
  return noticed ? `${id}: “${words}” is not only what ${rule} says` : `${id}: without “${words}” it says ${rest}`;
}
