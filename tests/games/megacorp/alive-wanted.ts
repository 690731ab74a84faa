/** What the text of the gate of living texts speaks of: its tags, names, keywords, numbers and words. */
import { KEYWORDS } from "../../../engine/games/megacorp/megacorp.test-support.ts";
import { below, type Rng } from "../../../engine/kernel/rng.ts";
import { at } from "../../../engine/kernel/state.ts";
import type { TextReading } from "../../../engine/language/reading/read.ts";
import type { Terminal } from "../../../engine/language/reading/token.ts";
import { entryOf } from "../../../engine/language/tables/grammar.ts";
import { keywordExample } from "../../../engine/language/tables/keyword-example.ts";
import { isTree, type Tree, walk } from "../../../engine/language/tree.ts";
import { shippedLanguage } from "../../gates/language.ts";

const language = shippedLanguage("megacorp");

/** The name of the card that has the text. */
export const SUBJECT = "Subject";

/** What a text speaks of. */
export type Wanted = {
  readonly tags: readonly string[];
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  readonly numbers: readonly number[];
  /** Its constructs. */
  readonly words: ReadonlySet<string>;
};

const numberIn = (leaf: unknown): number[] => (typeof leaf === "number" ? [Math.abs(leaf)] : []);

/** All parts of a text. */
export const partsOf = ({ abilities }: TextReading): Tree[] => abilities.flatMap(({ lines }) => lines.flatMap((line) => [...walk(line)]));

/** Words that speak of a keyword without naming it. */
const SAYS_KEYWORD: Readonly<Record<string, RegExp>> = {
  "area-attack": /Area/,
  flying: /keepsFlying|attackedMay|blockedMay/,
  upkeep: /[uU]pkeep|unpaid/,
  cashflow: /[cC]ashflow/,
};

/** What stands in the holes of a sort: the tags, the names of cards. */
const leavesOf = (trees: readonly Tree[], sort: Terminal): string[] => [
  ...new Set(
    trees.flatMap((tree) =>
      entryOf(language.grammar, tree).holes.flatMap((hole) => {
        const leaf = tree.holes[hole.name];
        return hole.sort === sort && typeof leaf === "string" ? [leaf] : [];
      }),
    ),
  ),
];

/** What the tree of a text speaks of. */
export function wantedBy(reading: TextReading): Wanted {
  const trees = partsOf(reading);
  const leaves = trees.flatMap(({ holes }) => Object.values(holes).filter((hole) => !isTree(hole)));
  const named = KEYWORDS.filter(({ id }) =>
    trees.some(({ is }) => is === `kwname.${id}` || is === `kw.${id}` || SAYS_KEYWORD[id]?.test(is)),
  );
  return {
    tags: [...leavesOf(trees, "TAG"), ...(trees.some(({ is }) => /[tT]ags?(?:\.|$)/.test(is) && !/^tag\./.test(is)) ? ["Human"] : [])],
    names: leavesOf(trees, "NAME"),
    keywords: named.map(({ print }) => `${keywordExample(print.replace(/\[[^\]]*\]/gu, ""))}.`),
    numbers: leaves.flatMap(numberIn).filter((n) => n <= 40),
    words: new Set(trees.map(({ is }) => is)),
  };
}

export const speaksOf = ({ words }: Wanted, what: RegExp): boolean => [...words].some((word) => what.test(word));

export const oneOf = <T>(rng: Rng, list: readonly T[]): T => at(list, below(rng, list.length));
export const some = <T>(rng: Rng, list: readonly T[]): T[] => list.filter(() => below(rng, 2) === 0);
