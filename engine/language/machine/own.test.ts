import { expect, test } from "vitest";
import { rngOf } from "../../kernel/rng.ts";
import type { Language } from "../language.ts";
import { readText } from "../reading/read.ts";
import { referenceOf } from "../tables/reference.ts";
import { samplerOf } from "../tables/sample.ts";
import { printLine } from "../telling/print.ts";
import { walk } from "../tree.ts";
import { compileText } from "./compile.ts";
import { notCarriedOut } from "./own.ts";
import { playedBy, workshopLanguage } from "./workshop.test-support.ts";

const language = workshopLanguage(
  "sequence",
  playedBy(() => {
    throw new Error("Nothing is played");
  }),
);

/** Reasons of which no word is the cause, but where it stands. */
const WHERE_IT_STANDS =
  /^(It refers to another part|Only an instruction can|The cards in|Nothing says what X is|There is nothing before|Nothing in this ability|“Each player” includes|A sentence that is always true)/;

/** Constructs that occur in random texts, and those of them that some text could not be compiled for. */
function tried(of: Language, texts: number) {
  const rng = rngOf(4);
  const sample = samplerOf(of.grammar);
  const used = new Set<string>();
  const missing = new Set<string>();
  for (let i = 0; i < texts; i++) {
    const reading = readText(of, printLine(of.grammar, sample(rng, "Line", 3 + (i % 5))));
    if (reading.problems.length > 0) continue;
    for (const { lines } of reading.abilities) for (const line of lines) for (const { is } of walk(line)) used.add(is);
    const program = compileText(of, reading);
    for (const { construct, message } of program.ok ? [] : program.error) if (!WHERE_IT_STANDS.test(message)) missing.add(construct);
  }
  return { used, missing };
}

test("what is said to be beyond a game is just what texts are refused for", () => {
  const { used, missing } = tried(language, 4000);
  const lacking = notCarriedOut(language);
  expect(used.size).toBeGreaterThan(150);
  expect([...missing].filter((id) => !lacking.has(id))).toEqual([]);
  expect([...used].filter((id) => lacking.has(id) && !missing.has(id))).toEqual([]);
  expect([...lacking.keys()].sort()).toEqual(["event.draws", "event.searches", "time.game", "value.steam"]);
});

test("the reference says so; of a game that carries nothing out it says nothing", () => {
  const lacks = (of: Language) =>
    referenceOf(of).flatMap(({ entries }) => entries.flatMap(({ id, lacks: why }) => (why === undefined ? [] : [`${id}: ${why}`])));
  expect(lacks(language)).toContain("value.steam: Steam cannot be counted");
  expect(lacks({ ...language, textRules: undefined })).toEqual([]);
});
