/** Wordings between which Megacorp's rules make no difference. */
import { isTree, type Tree } from "../../../language/index.ts";

/** A card goes to its owner's hand whatever hand is named (MC-2.7): “return this to your hand” is “return this to its owner's hand”. */
export function megacorpOneWording(tree: Tree): Tree {
  const { c, z } = tree.holes;
  if (tree.is !== "return" || !isTree(c) || !isTree(z) || z.is !== "zone") return tree;
  const { w, z: zone } = z.holes;
  if (!isTree(w) || w.is !== "whose.your" || !isTree(zone) || zone.is !== "zone.hand") return tree;
  return { ...tree, holes: { ...tree.holes, z: { ...z, holes: { ...z.holes, w: { is: "whose.owner", holes: {} } } } } };
}
