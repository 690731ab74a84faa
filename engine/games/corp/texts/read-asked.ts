/** What CORP's texts count and ask: things by their nouns, conditions, which corps. */
import { lacking, part } from "../../../language/holes.ts";
import { isTree, type Tree } from "../../../language/index.ts";
import { type Condition, type Per, THINGS, type Thing, thingNumber, type Who } from "../effects/effects.ts";
import { CORPORATE, RUNNER } from "../layout.ts";
import { number } from "./match.ts";

const MOST = 99;
const isThing = (name: string): name is Thing => name !== "nothing" && (THINGS as readonly string[]).includes(name);

/** The thing of a noun. */
export function thingOf(noun: Tree): Thing {
  const name = noun.is.slice("noun.".length);
  return noun.is.startsWith("noun.") && isThing(name) ? name : lacking(noun);
}

/** What is counted, and how many of it together. */
export function perOf(per: Tree): Per {
  const [kind, name = ""] = per.is.split(".");
  if (!isThing(name) || (kind !== "each" && kind !== "full")) return lacking(per);
  return { of: thingNumber(name), full: kind === "full" ? number(per, "n", 9) : 1 };
}

/** What an “if” asks. */
export function conditionOf(tree: Tree): Condition {
  const counted = (least: number, most: number): Condition => ({ is: "number", of: thingOf(part(tree, "g")), least, most });
  switch (tree.is) {
    case "and":
    case "or":
      return { is: tree.is === "and" ? "all" : "any", of: ["a", "b"].map((hole) => conditionOf(part(tree, hole))) };
    case "cond.atLeast":
      return counted(number(tree, "n", MOST), MOST);
    case "cond.atMost":
      return counted(0, number(tree, "n", MOST, 0));
    case "cond.some":
      return counted(1, MOST);
    case "cond.none":
      return counted(0, 0);
    case "cond.more":
    case "cond.fewer":
      return { is: tree.is === "cond.more" ? "more" : "fewer", of: thingOf(part(tree, "g")) };
    case "cond.richest":
    case "cond.poorest":
      return { is: tree.is === "cond.richest" ? "more" : "fewer", of: "money" };
    case "cond.money":
      return { is: "money", least: number(tree, "m", MOST), most: Number.MAX_SAFE_INTEGER };
    case "cond.little":
      return { is: "money", least: 0, most: number(tree, "m", MOST, 0) };
    case "cond.vassal":
      return { is: "vassal" };
    case "cond.belowLimit":
      return { is: "below limit" };
    case "cond.untaken": {
      const step = part(tree, "s").is;
      return { is: "untaken", step: step === "step.runner" ? RUNNER : step === "step.corporate" ? CORPORATE : lacking(tree) };
    }
    case "cond.yourTurn":
      return { is: "own turn" };
    case "cond.type":
      return { is: "number", of: typeThing(part(tree, "k")), least: 1, most: MOST };
    default:
      return lacking(tree);
  }
}

function typeThing(kind: Tree): Thing {
  const name = kind.is.slice("type.".length);
  return isThing(name) ? name : lacking(kind);
}

/** What is asked of them to be among those who do it, and whether they must have built something (CORP-R56). */
export type Corps = { readonly who: Who; readonly having?: Condition; readonly built: boolean };

export function corpsOf(tree: Tree): Corps {
  const inner = tree.holes["p"];
  if (isTree(inner)) {
    const of = corpsOf(inner);
    if (of.having !== undefined) return lacking(tree);
    const having: Condition =
      tree.is === "corp.rich"
        ? { is: "money", least: number(tree, "m", MOST), most: Number.MAX_SAFE_INTEGER }
        : { is: "number", of: thingOf(part(tree, "g")), least: number(tree, "n", MOST), most: MOST };
    return { ...of, having };
  }
  const built: Condition = { is: "number", of: "piece", least: 1, most: MOST };
  switch (tree.is) {
    case "corp.other":
      return { who: "one", built: false };
    case "corp.built":
      return { who: "one", having: built, built: true };
    case "corp.each":
      return { who: "others", built: false };
    case "corp.eachBuilt":
      return { who: "others", having: built, built: true };
    case "corp.all":
      return { who: "all", built: false };
    case "corp.vassals":
      return { who: "vassals", built: true };
    case "corp.parent":
      return { who: "parent", built: true };
    case "corp.that":
      return { who: "that", built: true };
    default:
      return lacking(tree);
  }
}
