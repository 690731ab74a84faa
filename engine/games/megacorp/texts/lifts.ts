/** What words name of what protects cards from attacks and from blocks (MC-9.6, MC-9.12, MC-R261). */
import { isTree, type Tree, walk } from "../../../language/index.ts";

export type Lifted = "flying" | "elusive" | "camouflage" | "surrounded" | "precision";
const BY_KEYWORD: readonly Lifted[] = ["flying", "elusive", "camouflage", "precision"];

/** What a single word names. */
export function lifts({ is, holes }: Tree): readonly Lifted[] {
  if (is === "state.surrounded") return ["surrounded"];
  if (is !== "with.keyword") return [];
  const { k } = holes;
  return BY_KEYWORD.filter((keyword) => isTree(k) && k.is === `kwname.${keyword}`);
}

/** What the words of a sentence name of the cards in its hole `g`. */
export const liftedIn = ({ holes: { g } }: Tree): readonly Lifted[] => (isTree(g) ? [...walk(g)].flatMap(lifts) : []);
