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

const isBoostOfNone = ({ holes: { h } }: Tree, words: readonly string[]): boolean =>
  isTree(h) && h.is === "heading.boost" && !words.includes("part.with");
const isTooEarly = ({ holes: { t } }: Tree, words: readonly string[]): boolean =>
  isTree(t) && t.is === "time.yourTurn" && words.some((word) => HERE.has(word));

/** Boost lines that name no Action, which nothing ever uses; and what asks for “here” before there is one. */
export const vrRemarks: Remarks = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap((tree) => {
      const words = [...walk(tree)].map(({ is }) => is);
      if (isBoostOfNone(tree, words)) return [{ tree, message: NO_ACTION }];
      return isTooEarly(tree, words) ? [{ tree, message: NOT_HERE_YET }] : [];
    }),
  );
