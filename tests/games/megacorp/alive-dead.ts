/** The control of the gate of living texts: random texts under a condition that is never so. They do nothing by construction, and the gate has to find each of them silent. */
import { below, rngOf } from "../../../engine/kernel/rng.ts";
import { compileText } from "../../../engine/language/machine/compile.ts";
import { readText } from "../../../engine/language/reading/read.ts";
import { samplerOf } from "../../../engine/language/tables/sample.ts";
import { printLine } from "../../../engine/language/telling/print.ts";
import { isTree, type Tree } from "../../../engine/language/tree.ts";
import { small } from "../../gates/alive-plan.ts";
import { shippedLanguage } from "../../gates/language.ts";
import { isAlive, LARGE } from "./alive.ts";

const language = shippedLanguage("megacorp");

/** No game has so many players. */
const NEVER: Tree = { is: "cond.players", holes: { n: 9 } };

/** A line under a condition that is never so; undefined for one that has no place for it, as a keyword. */
export function neverSo({ is, holes }: Tree): Tree | undefined {
  if (is === "line.static") return { is: "line.while", holes: { ...holes, c: NEVER } };
  if (is === "line.while" && isTree(holes["c"])) return { is, holes: { ...holes, c: { is: "and", holes: { a: NEVER, b: holes["c"] } } } };
  if (is === "line.instead") return { is: "line.insteadIf", holes: { ...holes, c: NEVER } };
  const isAlone = is !== "line.ifYouDo" && is !== "line.otherwise" && !is.startsWith("line.instead");
  return isAlone && isTree(holes["b"]) ? { is, holes: { ...holes, b: { is: "if", holes: { c: NEVER, b: holes["b"] } } } } : undefined;
}

/** Draws so many dead texts, and gives those that count as alive. */
export function deadGate(count: number, seed: number): readonly string[] {
  const rng = rngOf(seed);
  const sample = samplerOf(language.grammar);
  const alive: string[] = [];
  for (let i = 0; i < count; ) {
    const dead = neverSo(small(sample(rng, "Line", 3 + below(rng, 4)), LARGE));
    if (!dead) continue;
    const text = printLine(language.grammar, dead);
    const reading = readText(language, text);
    if (reading.problems.length > 0 || !compileText(language, reading).ok) continue;
    i++;
    if (isAlive(text, seed + i)) alive.push(`Counts as alive: ${text}`);
  }
  return alive;
}
