/** Taking trees of texts apart: what stands in holes, and the words that name stats and types. */
import { isTree, type Span, type Tree } from "../../../language/index.ts";
import { SECURITY_TYPES } from "../fields.ts";
import { STATS } from "../moments.ts";

/** A part that no rule of the game carries out; caught where a text is read as a whole. */
export class NotCarriedOut extends Error {
  readonly words: Span;
  constructor(tree: Tree, message = "The rules of CORP do not carry this out") {
    super(message);
    this.words = tree.span ?? { from: 0, to: 0 };
  }
}

export function lacking(tree: Tree, message?: string): never {
  throw new NotCarriedOut(tree, message);
}

/** The tree in a hole. */
export function part(tree: Tree, hole: string): Tree {
  const inner = tree.holes[hole];
  return isTree(inner) ? inner : lacking(tree);
}

/** The number in a hole, from `least` on and at most so many. */
export function number(tree: Tree, hole: string, most = 20, least = 1): number {
  const leaf = tree.holes[hole];
  if (typeof leaf !== "number") return lacking(tree);
  return leaf >= least && leaf <= most ? leaf : lacking(tree, `This number goes from ${least} to ${most}`);
}

/** The stat in a hole, by number. */
export function stat(tree: Tree, hole: string): number {
  const { is } = part(tree, hole);
  const found = STATS.findIndex((one) => is === `stat.${one}`);
  return found < 0 ? lacking(tree) : found;
}

/** The type of security card in a hole, by number. */
export function securityType(tree: Tree, hole: string): number {
  const { is } = part(tree, hole);
  const found = SECURITY_TYPES.findIndex((one) => is === `type.${one}`);
  return found < 0 ? lacking(tree) : found;
}
