/** “Discard cards until you have 4 cards in hand”. */
import type { Tree } from "../tree.ts";

/** To discard until so many are left is to discard all but so many. */
export const discardDown = ({ holes, ...tree }: Tree): Tree => ({
  ...tree,
  is: "discard",
  holes: { c: { is: "allBut", holes: { n: holes["n"] ?? 0, g: { is: "noun.card", holes: {} } } } },
});
