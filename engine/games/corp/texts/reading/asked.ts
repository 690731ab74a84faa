/** What CORP's texts count and ask: things by their nouns, conditions, which corps. */
import { lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Tree } from "../../../../language/index.ts";
import { type Condition, type Having, type Per, THINGS, type Thing, thingNumber, type Where, type Who } from "../../effects/effects.ts";
import { CORPORATE, RUNNER } from "../../layout.ts";
import { FACTS } from "../card-facts.ts";
import { number, securityType } from "../match.ts";

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
  if (kind === "near") {
    if (isPlace(name)) return { of: thingNumber(placedThing(part(per, "g"), name)), full: 1, where: name };
    const where = name === "mates" || name === "foes" ? name : "crew";
    return { of: thingNumber(nearThing(part(per, "g"), where)), full: 1, where };
  }
  if (!isThing(name) || (kind !== "each" && kind !== "full")) return lacking(per);
  return { of: thingNumber(name), full: kind === "full" ? number(per, "n", 9) : 1 };
}

const NEAR: ReadonlySet<Thing> = new Set(["runner", "thug", "thief", "hacker", "security", "squad", "system", "firewall"]);
/** What lies in a place of a player: runners in the Garrison, security cards in the Security Team. */
const PLACED = { garrison: ["runner", "thug", "thief", "hacker"], guards: ["security", "squad", "system", "firewall"] } as const;
const isPlace = (name: string): name is keyof typeof PLACED => Object.hasOwn(PLACED, name);
function placedThing(noun: Tree, place: keyof typeof PLACED): Thing {
  const found = thingOf(noun);
  if ((PLACED[place] as readonly Thing[]).includes(found)) return found;
  return lacking(noun, place === "garrison" ? "A Garrison has runners (CORP-8.2)" : "A Security Team has security cards (CORP-13.1)");
}
/** What a team or a side is made of; whoever is met can be a Security Team. */
function nearThing(noun: Tree, where: Where): Thing {
  const found = thingOf(noun);
  if (where !== "foes" && NEAR.has(found) && !(PLACED.garrison as readonly Thing[]).includes(found))
    return lacking(noun, "A team has runners, Thugs, Thieves and Hackers (CORP-8.1)");
  return NEAR.has(found) ? found : lacking(noun, "A team has runners, Thugs, Thieves and Hackers; a Security Team has security cards");
}
/** What is asked of the team of the card that says it, or of whoever it meets (CORP-R92, CORP-R93). */
function nearCondition(tree: Tree): Condition | undefined {
  const fact = FACTS[tree.is];
  if (fact !== undefined) return { is: "card", fact };
  if (tree.is === "this.meetsType") return { is: "meets type", type: securityType(tree, "k") };
  const [where, how] = tree.is.split(".");
  if (where !== "crew" && where !== "mates" && where !== "foes") return undefined;
  const counted = (least: number, most: number): Condition => ({ is: "number", of: nearThing(part(tree, "g"), where), least, most, where });
  if (how === "atLeast") return counted(number(tree, "n", MOST), MOST);
  if (how === "atMost") return counted(0, number(tree, "n", MOST, 0));
  return how === "some" ? counted(1, MOST) : counted(0, 0);
}

/** What an “if” asks. */
export function conditionOf(tree: Tree): Condition {
  const counted = (least: number, most: number): Condition => ({ is: "number", of: thingOf(part(tree, "g")), least, most });
  const near = nearCondition(tree);
  if (near !== undefined) return near;
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
    case "cond.moreThanOne":
    case "cond.fewerThanOne":
      return { is: tree.is === "cond.moreThanOne" ? "more than one" : "fewer than one", of: thingOf(part(tree, "g")) };
    case "cond.richerThanOne":
    case "cond.poorerThanOne":
      return { is: tree.is === "cond.richerThanOne" ? "more than one" : "fewer than one", of: "money" };
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
export type Corps = { readonly who: Who; readonly having?: Having; readonly built: boolean };

/** Corps that are compared with you. */
function comparedOf(tree: Tree): Having | undefined {
  switch (tree.is) {
    case "corp.moreThanYou":
    case "corp.fewerThanYou":
      return { is: tree.is === "corp.moreThanYou" ? "more than you" : "fewer than you", of: thingOf(part(tree, "g")) };
    case "corp.richerThanYou":
    case "corp.poorerThanYou":
      return { is: tree.is === "corp.richerThanYou" ? "more than you" : "fewer than you", of: "money" };
    default:
      return undefined;
  }
}

export function corpsOf(tree: Tree): Corps {
  const inner = tree.holes["p"];
  if (isTree(inner)) {
    const of = corpsOf(inner);
    if (of.having !== undefined) return lacking(tree);
    const compared = comparedOf(tree);
    if (compared !== undefined) return { ...of, having: compared };
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
