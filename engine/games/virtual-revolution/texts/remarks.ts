/** What whoever writes a text of Virtual Revolution is told, though it is read. */
import { isTree, type TextRules, type Tree, walk } from "../../../language/index.ts";

type Remarks = NonNullable<TextRules["remarks"]>;

const NO_ACTION = "A Boost lies under an Action and changes that one: say which, “Boost: With Work: …” (VR-7.7, VR-10.1)";

const NOT_HERE_YET = "When your turn begins this turn's Director is not placed yet, so there is no “here” (VR-4.3)";

/** Words for the borough of this turn's Director. */
const HERE: ReadonlySet<string> = new Set([
  ...["spot.here", "move.here", "move.upTo", "cond.borough", "cond.notBorough"],
  ...["cond.noServerHere", "cond.theirServerHere", "cond.yourServerHere", "cond.serverHere"],
]);

const ONE_SERVER = "Both are never so at once: a borough has one Server at most (VR-2.5)";
const APART: readonly (readonly string[])[] = [
  ["cond.yourServerHere", "cond.theirServerHere"],
  ["cond.yourServerHere", "cond.noServerHere"],
  ["cond.theirServerHere", "cond.noServerHere"],
  ["cond.serverHere", "cond.noServerHere"],
];
/** Conditions that can never be so together. */
const isNeverSo = ({ is, holes: { a, b } }: Tree): boolean =>
  is === "and" &&
  isTree(a) &&
  isTree(b) &&
  APART.some(([one, other]) => [a.is, b.is].includes(one ?? "") && [a.is, b.is].includes(other ?? ""));

const isBoostOfNone = ({ holes: { h } }: Tree, words: readonly string[]): boolean =>
  isTree(h) && h.is === "heading.boost" && !words.includes("part.with");
const isTooEarly = ({ holes: { t } }: Tree, words: readonly string[]): boolean =>
  isTree(t) && t.is === "time.yourTurn" && words.some((word) => HERE.has(word));

/** Boost lines that name no Action, which nothing ever uses; what asks for “here” before there is one, and what is never so. */
export const vrRemarks: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap((tree) => {
      const parts = [...walk(tree)];
      const words = parts.map(({ is }) => is);
      const never = parts.find(isNeverSo);
      if (never !== undefined) return [{ tree: never, message: ONE_SERVER }];
      if (isBoostOfNone(tree, words)) return [{ tree, message: NO_ACTION }];
      return isTooEarly(tree, words) ? [{ tree, message: NOT_HERE_YET }] : [];
    }),
  );
