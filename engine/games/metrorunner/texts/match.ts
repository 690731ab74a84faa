/** Taking trees of texts apart: what stands in holes, and the words that name colours, tracks and tokens. */
import { isTree, type Span, type Tree } from "../../../language/index.ts";
import { COLOURS } from "../fields.ts";
import { GOLD, SILVER } from "../solo/rogue.ts";

/** A part that no rule of the game carries out; caught where a text is read as a whole. */
export class NotCarriedOut extends Error {
  readonly words: Span;
  constructor(tree: Tree, message = "The rules of Metrorunner do not carry this out") {
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

/** The number in a hole, at least 1 and at most so many. */
export function number(tree: Tree, hole: string, most = 20): number {
  const leaf = tree.holes[hole];
  if (typeof leaf !== "number") return lacking(tree);
  return leaf >= 1 && leaf <= most ? leaf : lacking(tree, `This number goes from 1 to ${most}`);
}

/** The colour in a hole, of a cube or a district. */
export function colour(tree: Tree, hole: string): number {
  const { is } = part(tree, hole);
  const found = COLOURS.findIndex((one) => is === `colour.${one}` || is === `district.${one}`);
  return found < 0 ? lacking(tree) : found;
}

export const token = (tree: Tree): number => (part(tree, "t").is === "token.gold" ? GOLD : SILVER);
