/** Wordings between which CORP's rules make no difference. */
import { isTree, type Tree } from "../../../language/index.ts";

/** What each of a corp's teams has, all its teams have. */
const OF_ALL: Readonly<Record<string, string>> = {
  "team.steps": "has.steps",
  "team.dice": "has.teamDice",
  "team.anyDice": "has.teamAnyDice",
  "team.diceEach": "has.teamDiceEach",
  "team.hits": "has.teamHits",
};

/** “Each of your teams has 1 more step” is “your teams have 1 more step”; one other player is one other corp of your choice. */
export function corpOneWording(tree: Tree): Tree {
  const all = OF_ALL[tree.is];
  const { t, u, ...holes } = tree.holes;
  if (all !== undefined && isTree(t) && t.is === "team.own.all")
    return { ...tree, is: all, holes: u === undefined ? holes : { ...holes, t: u } };
  const { p, ...others } = tree.holes;
  return tree.is === "look.at" && isTree(p) && p.is === "corp.other" ? { ...tree, is: "look.hand", holes: others } : tree;
}
