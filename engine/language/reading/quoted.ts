/** Abilities in quotation marks: “the host has \"When this is destroyed, draw 1 card\"”. */

import { isTree, type Tree } from "../tree.ts";
import type { Leaf } from "./token.ts";

/** The construct that holds one. */
export const QUOTED = "quoted";

/** The words of one as a sentence: the full stop may stand inside the marks, or be left out. */
export function sentenceIn(words: Tree | Leaf | undefined): string {
  const text = words === undefined || isTree(words) ? "" : `${words}`.trim();
  return /[.]$/u.test(text) ? text : `${text}.`;
}
