/** “Unless …” as “if … not …”, where the language has words for that: texts that say one or the other come to the same. */
import { isTree, type Tree } from "../tree.ts";

const IF: Readonly<Record<string, string>> = { "unless.cond": "if", "line.unless": "line.while" };

/** The sentence with “if” that says the same, or the sentence itself. */
export function affirmed(tree: Tree): Tree {
  const is = IF[tree.is];
  const { c } = tree.holes;
  const not = is !== undefined && isTree(c) ? negated(c) : undefined;
  return is === undefined || not === undefined ? tree : { ...tree, is, holes: { ...tree.holes, c: not } };
}

/** What is so exactly when the other is not. */
const OTHERS: readonly (readonly [string, string])[] = [
  ["cond.state", "cond.notState"],
  ["cond.zone", "cond.notZone"],
  ["cond.isA", "cond.notA"],
  ["cond.yourTurn", "cond.notYourTurn"],
];
const OTHER: ReadonlyMap<string, string> = new Map(OTHERS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
/** What has the number in a hole at least, or at most. */
const LEAST: Readonly<Record<string, readonly [most: string, hole: string]>> = {
  "cond.rich": ["cond.poor", "m"],
  "cond.hold": ["cond.holdFew", "n"],
  "cond.value.more": ["cond.value.less", "n"],
};
const COUNTED: ReadonlySet<string> = new Set(["cond.control", "compare.that.controls", "cond.there"]);
/** Of several cards “one of them is” is not the opposite of “one of them is not”. */
const isSingle = ({ holes: { s } }: Tree): boolean => s === undefined || (isTree(s) && s.is !== "subj.a");

function negated(tree: Tree): Tree | undefined {
  const other = OTHER.get(tree.is);
  if (other !== undefined) return isSingle(tree) ? { ...tree, is: other } : undefined;
  const least = LEAST[tree.is];
  if (least !== undefined) {
    const [most, hole] = least;
    const n = tree.holes[hole];
    if (typeof n !== "number" || n < 1) return undefined;
    if (tree.is === "cond.hold" && n === 1) return { is: "cond.holdNone", holes: {} };
    return { ...tree, is: most, holes: { ...tree.holes, [hole]: n - 1 } };
  }
  const { c } = tree.holes;
  if (!isTree(c)) return undefined;
  if (tree.is === "cond.thereIs" && c.is === "count.one") return { is: "cond.there", holes: { c: { ...c, is: "count.none" } } };
  const count = COUNTED.has(tree.is) ? fewer(c) : undefined;
  return count && { ...tree, holes: { ...tree.holes, c: count } };
}

/** Fewer than so many. */
function fewer(count: Tree): Tree | undefined {
  const { n, g } = count.holes;
  if (g === undefined) return undefined;
  const none: Tree = { is: "count.none", holes: { g } };
  if (count.is === "count.one" || (count.is === "count.atLeast" && n === 1)) return none;
  if (count.is === "count.none") return { is: "count.one", holes: { g } };
  return count.is === "count.atLeast" && typeof n === "number" ? { is: "count.atMost", holes: { n: n - 1, g } } : undefined;
}
