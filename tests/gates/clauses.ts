/**
 * The clause gate: every sentence of every shipped Megacorp card is left out in turn, and games of random choices must go another way, or a scenario with the card must fail.
 * `node tests/gates/clauses.ts [part of an id] [--scenarios]`, the latter by scenarios alone; prints the sentences that made no difference.
 */
import { readFileSync } from "node:fs";
import { loadContent } from "../../content/load.ts";
import { readRules } from "../../content/rules.ts";
import { playReadScenarios, readScenarios, scenarioFiles } from "../../content/scenarios.ts";
import { CLAUSES, type Clause, isNoticed } from "../../engine/games/megacorp/clauses.test-support.ts";

const { cards, keywords, decks, rules } = loadContent().content.megacorp;
const numbers = new Set(readRules(rules, "megacorp").map(({ number }) => number));

/** The scenarios, each file with those that name a card and need no more. */
const files = (scenarioFiles("content/megacorp/scenarios") ?? []).flatMap((file) => {
  const read = readScenarios({ file, text: readFileSync(file, "utf8") });
  return "problems" in read ? [] : [read];
});

/** Whether a scenario that passes with a card fails without a sentence of it. */
function isShown({ id, rest }: Clause): boolean {
  const changed = cards.map((card) => (card.id === id ? { ...card, text: rest } : card));
  const name = cards.find((card) => card.id === id)?.name ?? id;
  return files.some((read) => {
    const scenarios = read.value.scenarios.filter((scenario) => JSON.stringify(scenario).includes(`"${name}"`));
    const results = playReadScenarios(
      { ...read, value: { ...read.value, scenarios, decks: [] } },
      { cards: changed, keywords, decks, isRule: (number) => numbers.has(number) },
    );
    return results.scenarios.some(({ outcome }) => outcome !== "passed");
  });
}

const [part = "", ...more] = process.argv.slice(2).filter((word) => word !== "--scenarios");
if (more.length > 0) throw new Error("One part of an id is enough");
const byScenarios = process.argv.includes("--scenarios");
const tried = CLAUSES.filter(({ id }) => id.includes(part));
const unnoticed = tried.filter((clause) => !isShown(clause) && (byScenarios || !isNoticed(clause.index, clause.rest)));
for (const { id, sentence } of unnoticed) console.log(`${id}: ${sentence}`);
console.log(`${tried.length} sentences, ${unnoticed.length} unnoticed`);
process.exitCode = unnoticed.length > 0 ? 1 : 0;
