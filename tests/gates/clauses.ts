/**
 * The clause gate: every sentence of every shipped Megacorp card is left out in turn, and games of random choices must go another way. `node tests/gates/clauses.ts [part of an id]`; prints
 * the sentences that made no difference.
 */
import { CLAUSES, isNoticed } from "../../engine/games/megacorp/clauses.test-support.ts";

const part = process.argv[2] ?? "";
const tried = CLAUSES.filter(({ id }) => id.includes(part));
const unnoticed = tried.filter(({ index, rest }) => !isNoticed(index, rest));
for (const { id, sentence } of unnoticed) console.log(`${id}: ${sentence}`);
console.log(`${tried.length} sentences, ${unnoticed.length} unnoticed`);
process.exitCode = unnoticed.length > 0 ? 1 : 0;
