/** The words of texts that name stats and types, and numbers between bounds. */
import { lacking, numberIn, part } from "../../../language/editing/holes.ts";
import type { Tree } from "../../../language/index.ts";
import { SECURITY_TYPES } from "../fields.ts";
import { DEPARTMENTS } from "../layout.ts";
import { STATS } from "../moments.ts";

/** The number in a hole, from `least` on and at most so many. */
export const number = (tree: Tree, hole: string, most = 20, least = 1): number => numberIn(tree, hole, most, least);

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

/** The department in a hole, by number. */
export function dept(tree: Tree, hole: string): number {
  const { is } = part(tree, hole);
  const found = DEPARTMENTS.findIndex((one) => is === `dept.${one}`);
  return found < 0 ? lacking(tree) : found;
}
