/** Whose turn a duration speaks of: what is laid on you speaks of your turns, what is laid on another player of theirs. */
import { isTree, type Tree } from "../../../language/index.ts";

const THEIRS: ReadonlySet<string> = new Set(["dur.nextTheirs", "dur.endTheirs"]);
const YOURS: ReadonlySet<string> = new Set(["dur.nextYours", "dur.endYours", "dur.beginOther", "dur.nextOther", "dur.endOther"]);
const IN_RIVER = "dur.inRiver";

const durationOf = ({ holes: { d } }: Tree): string | undefined => (isTree(d) ? d.is : undefined);
const ofACard = ({ is }: Tree): boolean => is.includes(".card.");

/** It may be said of you. */
export function forYou(tree: Tree): boolean {
  const duration = durationOf(tree);
  return duration === undefined || (!THEIRS.has(duration) && (duration !== IN_RIVER || ofACard(tree)));
}
/** It may be said of another player. */
export function forThem(tree: Tree): boolean {
  const duration = durationOf(tree);
  return duration === undefined || (!YOURS.has(duration) && (duration !== IN_RIVER || ofACard(tree)));
}
/** For the rest of this turn there is a sentence without the time. */
export const notThisTurn = (tree: Tree): boolean => durationOf(tree) !== "dur.turn";

/** Cards that were named before. */
const NAMED: ReadonlySet<string> = new Set(["that", "chosen", "this", "those"]);
export const isNamed = ({ holes: { c } }: Tree): boolean => !isTree(c) || NAMED.has(c.is);
