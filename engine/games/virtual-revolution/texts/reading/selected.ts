/** How many are meant, and whose: “up to 2”, “any number of”, “another” and “of yours” are brought to the selections that the rules know. */
import { isTree, type Tree } from "../../../../language/index.ts";
import { described } from "../match.ts";
import type { Operation } from "../operations.ts";
import { withoutYours } from "./counts.ts";

/** As many as there are. */
const ANY_NUMBER = 99;

export type Selected = { readonly cards: Tree; readonly upTo?: true; readonly other?: true };

/** A selection in its plainest form, and what that leaves out. */
export function selected(cards: Tree): Selected {
  switch (cards.is) {
    case "upTo":
      return { cards: ofYours({ ...cards, is: "some" }), upTo: true };
    case "anyNumber":
      return { cards: ofYours({ ...cards, is: "some", holes: { ...cards.holes, n: ANY_NUMBER } }), upTo: true };
    case "some.other":
      return { cards: ofYours({ ...cards, is: "some" }), other: true };
    case "another":
      return { cards: ofYours({ ...cards, is: "some", holes: { ...cards.holes, n: 1 } }), other: true };
    default:
      return allOthers(cards) ?? { cards: ofYours(cards) };
  }
}

/** “All your other Agents in service”, “each other Agent in service”: nobody straightens what is another's. */
function allOthers(cards: Tree): Selected | undefined {
  const group = cards.holes["g"];
  if ((cards.is !== "all.of" && cards.is !== "each") || !isTree(group) || group.is !== "other") return undefined;
  const inner = group.holes["g"];
  if (!isTree(inner)) return undefined;
  const bare = withoutYours(inner) ?? inner;
  return { cards: { ...cards, is: "all.of", holes: { w: { is: "whose.your", holes: {} }, g: bare } }, other: true };
}

const YOURS: ReadonlySet<string | undefined> = new Set(["ctrl.yours", "ctrl.you"]);

/** “2 Agents of yours in service” are 2 of your Agents in service. */
function ofYours(cards: Tree): Tree {
  const group = cards.holes["g"];
  if (cards.is !== "some" || !isTree(group) || !isYours(group)) return cards;
  const bare = withoutYours(group);
  return bare ? { ...cards, is: "some.of", holes: { n: cards.holes["n"] ?? 1, w: { is: "whose.your", holes: {} }, g: bare } } : cards;
}

function isYours(group: Tree): boolean {
  try {
    return YOURS.has(described(group).whose);
  } catch {
    // What is no thing of this game is nobody's.
    return false;
  }
}

/** What may be done to fewer than are said. */
const FEWER: ReadonlySet<Operation["op"]> = new Set<Operation["op"]>([
  ...(["eliminate_influence", "discard_corruption", "discard_verse", "discard_boost", "discard_agent"] as const),
  ...(["tilt_agents", "verse_back", "move_influence", "remove_server"] as const),
]);
export const mayBeFewer = (op: Operation["op"]): boolean => FEWER.has(op);
