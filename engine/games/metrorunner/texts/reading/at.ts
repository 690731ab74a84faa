/** An operation with the words that it is read from. */
import type { Tree } from "../../../../language/index.ts";
import type { Operation } from "../operations.ts";

/** Omits from each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export const at = (tree: Tree, operation: Without<Operation, "words">): readonly Operation[] => [
  { ...operation, words: tree.span ?? { from: 0, to: 0 } } as Operation,
];
