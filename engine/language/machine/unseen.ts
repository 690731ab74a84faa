/**
 * What may be asked of cards that lie hidden: nothing that would tell what they are. A text that does is refused when it is compiled; where it was hidden only from
 * the player who happens to be asked, that player chooses among the cards that are known (select.ts).
 */
import { isTree, type Tree, walk } from "../tree.ts";
import { type Draft, type Group, treeIn } from "./draft.ts";

/** Whether the cards of a zone are known neither to all nor to the player whose zone it is and who is asked, and were not shown before. */
export function isUnseen(draft: Draft, tree: Tree): boolean {
  const own = isTree(tree.holes["w"]) && ["whose.your", "whose.their"].includes(treeIn(tree, "w").is);
  return namesIn(tree).some((name) => {
    const run = draft.language.runs.get(name);
    const seen = run?.is === "places" && !draft.scope.shown.has(name) ? run.seen : undefined;
    return seen === "nobody" || (seen === "owner" && !own);
  });
}

const namesIn = (tree: Tree): string[] =>
  tree.is === "zone" || tree.is === "zone.both"
    ? ["z", "a", "b"].flatMap((hole) => (isTree(tree.holes[hole]) ? [treeIn(tree, hole).is] : []))
    : [tree.is];

/** Refuses a group that asks what cards are that lie hidden. */
export function lackUnseen(draft: Draft, { unseen, needs }: Group): void {
  if (!unseen || needs.every(({ open }) => open)) return;
  const zone = draft.words(unseen);
  draft.lack(
    unseen,
    `The cards in “${zone}” are hidden. Show them first (“reveal”, “search”), pick at random (“1 random card”), or let their owner choose (“each opponent discards a card”)`,
  );
}

/** Notes which zones a verb shows: what follows in the ability may ask what lies there. */
export function noteShown(draft: Draft, tree: Tree): void {
  if (tree.is === "reveal.hand") draft.scope.shown.add("zone.hand");
  if (tree.is !== "reveal" && tree.is !== "look") return;
  for (const part of walk(tree))
    if (part.is === "each" && treeIn(part, "g").is === "zoned" && treeIn(treeIn(part, "g"), "g").is === "noun.card")
      for (const name of namesIn(treeIn(treeIn(part, "g"), "z"))) draft.scope.shown.add(name);
}
