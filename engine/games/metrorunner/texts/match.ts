/** The words of texts that name colours, tracks and tokens, and numbers between bounds. */
import { lacking, numberIn, part } from "../../../language/editing/holes.ts";
import type { Tree } from "../../../language/index.ts";
import { COLOURS } from "../fields.ts";
import { GOLD, SILVER } from "../solo/rogue.ts";

/** The number in a hole, at least 1 where nothing else is said, and at most so many. */
export const number = (tree: Tree, hole: string, most = 20, least = 1): number => numberIn(tree, hole, most, least);

/** The colour in a hole, of a cube or a district. */
export function colour(tree: Tree, hole: string): number {
  const { is } = part(tree, hole);
  const found = COLOURS.findIndex((one) => is === `colour.${one}` || is === `district.${one}`);
  return found < 0 ? lacking(tree) : found;
}

export const token = (tree: Tree): number => (part(tree, "t").is === "token.gold" ? GOLD : SILVER);
