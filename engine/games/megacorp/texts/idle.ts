/** Words that can be said in Megacorp and do nothing: whoever writes a text is told when it is checked. */
import { type Idle, isTree, type Tree, walk } from "../../../language/index.ts";

/** What texts say of scores, valuations, keywords and tags. */
const SAYING: ReadonlySet<string> = new Set([
  ...["gets", "gets.each", "gets.has", "has", "valuation", "score", "isAlso", "attackedBy", "twice"].map((id) => `static.${id}`),
]);
const OUTSIDE: ReadonlySet<string> = new Set(
  ["hand", "mainDeck", "resourceDeck", "decks", "market", "annihilated", "anyMarket"].map((id) => `zone.${id}`),
);

/** What is known of a part of a text in Megacorp, whatever the state. */
export function megacorpIdle(tree: Tree): Idle | undefined {
  const scope = tree.holes["s"];
  if (SAYING.has(tree.is) && isTree(scope) && [...walk(scope)].some(({ is }) => OUTSIDE.has(is)))
    return { message: "Cards outside networks are as printed: only prices and prohibitions reach them (MC-R167)", refused: false };
  return undefined;
}
