/** Wordings between which Virtual Revolution's rules make no difference. */
import { isTree, type Tree, walk } from "../../../language/index.ts";

/** Only a borough can be yours to control and nobody's (VR-5.7): a Server, Title or card that you control is of yours. */
export function virtualRevolutionOneWording(tree: Tree): Tree {
  const { c, h } = tree.holes;
  if (tree.is !== "controlled" || !isTree(c) || c.is !== "ctrl.you" || !isTree(h)) return tree;
  return [...walk(h)].some(({ is }) => is === "noun.borough") ? tree : { ...tree, holes: { ...tree.holes, c: { ...c, is: "ctrl.yours" } } };
}
