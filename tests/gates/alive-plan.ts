/** What the gates of living texts have in common: choices that depend on words alone, and texts with small numbers. */
import type { Action } from "../../engine/kernel/choice.ts";
import { isTree, type Tree } from "../../engine/language/index.ts";

/** A number for words, the same for the same seed: what is chosen depends on what is on offer alone. */
export const hash = (text: string, seed: number): number => {
  let h = seed | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return Math.imul(h ^ (h >>> 15), 0x85ebca6b) >>> 0;
};
export const wordsOf = (action: Action): string => Object.values(action).join(" ");

/** A tree whose numbers are at most so large: nobody has eighteen cards. */
export const small = (tree: Tree, most = 3): Tree => ({
  ...tree,
  holes: Object.fromEntries(
    Object.entries(tree.holes).map(([name, hole]) => [
      name,
      isTree(hole) ? small(hole, most) : typeof hole === "number" && hole > most ? 1 + (hole % most) : hole,
    ]),
  ),
});
