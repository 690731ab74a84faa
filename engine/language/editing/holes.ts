/** Taking trees apart where a game reads a text as a whole: what stands in holes, and what its rules do not carry out. */
import type { Span } from "../reading/token.ts";
import { isTree, type Tree } from "../tree.ts";

/** A part that no rule of the game carries out. `message` is empty where the words alone say it. */
class NotCarriedOut extends Error {
  readonly words: Span;
  constructor(tree: Tree, message = "") {
    super(message);
    this.words = tree.span ?? { from: 0, to: 0 };
  }
}

/** Says that a part is not carried out. */
export function lacking(tree: Tree, message?: string): never {
  throw new NotCarriedOut(tree, message);
}

/** The place and the sentence of a part that is not carried out, by default `otherwise`. Throws whatever else was thrown. */
export function faultOf(thrown: unknown, otherwise: string): { readonly from: number; readonly to: number; readonly message: string } {
  if (!(thrown instanceof NotCarriedOut)) throw thrown;
  return { ...thrown.words, message: thrown.message || otherwise };
}

/** The tree in a hole. */
export function part(tree: Tree, hole: string): Tree {
  const inner = tree.holes[hole];
  return isTree(inner) ? inner : lacking(tree);
}

/** The number in a hole, which goes from `least` to `most`. */
export function numberIn(tree: Tree, hole: string, most: number, least: number): number {
  const leaf = tree.holes[hole];
  if (typeof leaf !== "number") return lacking(tree);
  return leaf >= least && leaf <= most ? leaf : lacking(tree, `This number goes from ${least} to ${most}`);
}
