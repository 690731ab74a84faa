/** A sample of the gate `clauses`: what no game of random choices notices, a scenario shows or a rule says. */
import { expect, test } from "vitest";
import { clauseFault } from "../../../../tests/games/megacorp/clauses.ts";
import { type CardClause, CLAUSES } from "./clauses.test-support.ts";

const clauseOf = (id: string, words: string): CardClause =>
  CLAUSES.find((clause) => clause.id === `megacorp/${id}` && clause.words === words) ?? expect.fail(`${id} does not say “${words}”`);

test.each([
  ["bone-cleaver", "you control docked to this"],
  ["hostile-audit", "with 8M or more"],
  ["exo-rig", "#Cyborg"],
])("a scenario fails if %s is without “%s”", (id, words) => expect(clauseFault(clauseOf(id, words), 0)).toBeUndefined());
test("a clause that nothing notices is named", () =>
  expect(clauseFault(clauseOf("tusk-bouncer", "Regenerate:"), 0)).toContain("tusk-bouncer: without “Regenerate:”"));

const SAID = clauseOf("shunning", "non-Business");
test("what a rule says of every card, nothing notices", () => expect(clauseFault(SAID, 4)).toBeUndefined());
test("what is noticed, no rule says", () => expect(clauseFault({ ...SAID, rest: "" }, 4)).toContain("is not only what MC-R130 says"));
