/** One of two events: “this attacks or blocks”. */
import { isTree, type Tree } from "../tree.ts";

/** The two events that such a tree stands for: of each kind of happening there is an event of its own. */
export const eitherOf = ({ holes, ...tree }: Tree): Tree[] =>
  ["a", "b"].flatMap((hole) => {
    const happens = holes[hole];
    return isTree(happens) ? [{ ...tree, is: happens.is.replace(/^evv[.]/u, "event."), holes: { s: holes["s"] ?? 0 } }] : [];
  });
