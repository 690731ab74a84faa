/** What is paid, lost, given and claimed, what others do, and the moments that jobs answer (MR-R51 to MR-R57). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Tree } from "../../../../language/index.ts";
import { FOR_OTHERS } from "../losing.ts";
import { colour, number } from "../match.ts";
import type { Answer, Limit, Loss, Moment, Operation, Use } from "../operations.ts";
import { at } from "./at.ts";
import { iconOf } from "./counts.ts";
import { moreOf, partOf, receiverOf } from "./more.ts";
import { whoOf } from "./players.ts";

type Read = (tree: Tree) => readonly Operation[];

/** Of goods what can be lost. */
function lossOf(goods: Tree): Loss {
  switch (goods.is) {
    case "goods.cubes":
      return { what: "cubes", n: number(goods, "n") };
    case "goods.colour":
      return { what: "colour", n: number(goods, "n"), colour: colour(goods, "c") };
    case "goods.credits":
      return { what: "credits", n: number(goods, "n") };
    case "goods.brute":
      return { what: "brute", n: number(goods, "n") };
    case "goods.jobs":
      return lacking(goods, "Job cards are discarded: “discard 1 job card”");
    default:
      return lacking(goods);
  }
}
/** The same where goods that change hands may be job cards: they may not (MR-7.2). */
function lostBy(verb: Tree): Loss {
  switch (verb.is) {
    case "discard.jobs":
      return { what: "jobs", n: number(verb, "n", 9) };
    case "discard.random":
      return { what: "jobs", n: number(verb, "n", 9), random: true };
    case "return.all":
      return partOf(verb, "all");
    case "return.halfUp":
      return partOf(verb, "half up");
    case "return.halfDown":
      return partOf(verb, "half down");
    case "return.goods":
      return lossOf(part(verb, "a"));
    default:
      return lacking(verb, "This cannot be a price");
  }
}
/** Job cards can be given, too. */
const givenOf = (goods: Tree): Loss => (goods.is === "goods.jobs" ? { what: "jobs", n: number(goods, "n", 9) } : lossOf(goods));

/** The operations of what the core and this game say beyond single gains; undefined of anything else. */
export function widerOf(tree: Tree, operationsOf: Read, goodsOf: Read): readonly Operation[] | undefined {
  switch (tree.is) {
    case "return.goods":
    case "return.all":
    case "return.halfUp":
    case "return.halfDown":
    case "discard.jobs":
    case "discard.random":
      return at(tree, { op: "lose", loss: lostBy(tree) });
    case "hand.over":
      return at(tree, { op: "hand over", loss: givenOf(part(tree, "a")), to: receiverOf(tree) });
    case "cost": {
      const cost = part(tree, "c");
      return at(tree, { op: "pay", loss: lostBy(cost), do: operationsOf(part(tree, "v")) });
    }
    case "act":
      return others(tree, part(tree, "p"), operationsOf(part(tree, "v")));
    case "act.two":
      return others(
        tree,
        part(tree, "p"),
        ["a", "b"].flatMap((hole) => operationsOf(part(tree, hole))),
      );
    case "give.you":
      return others(tree, part(tree, "p"), at(tree, { op: "give", loss: givenOf(part(tree, "a")) }));
    case "give.that":
      return at(tree, { op: "toll", loss: givenOf(part(tree, "a")) });
    case "take.from":
      return others(tree, part(tree, "p"), at(tree, { op: "give", loss: givenOf(part(tree, "a")) }));
    case "claim.here":
      return at(tree, { op: "claim", of: "here" });
    case "claim.choice":
      return at(tree, { op: "claim", of: "choice" });
    case "claim.area":
      return at(tree, { op: "claim", of: colour(tree, "d") });
    case "offer.crash":
      return at(tree, { op: "crash" });
    case "figure.put":
      return at(tree, { op: "place figure" });
    default:
      return moreOf(tree, goodsOf, lossOf);
  }
}

/** What others can do (MR-R53). */
const isForOthers = (one: Operation): boolean => FOR_OTHERS.has(one.op);

function others(tree: Tree, player: Tree, done: readonly Operation[]): readonly Operation[] {
  const who = whoOf(player);
  if (!done.every(isForOthers)) return lacking(tree, "Others can only gain, return, discard or give something");
  if (who.who === "all" && done.some(({ op }) => op === "give")) return lacking(tree, "You cannot give yourself anything");
  return at(tree, { op: "others", ...who, do: done });
}

/** Whether a text answers a moment. */
export const isAnswer = ({ is }: Tree): boolean => is === "part.when" || is === "part.whenLimited";

const ACTIONS: Readonly<Record<string, Moment>> = {
  "action.gigs": "gigs",
  "action.assets": "assets",
  "action.agents": "agents",
  "action.hack": "hack",
  "action.collect": "collect",
};
/** The number of a district that is none. */
const FREELANCE = 5;

function momentOf(event: Tree): Pick<Answer, "at" | "other" | "of" | "stop" | "home" | "colour"> {
  switch (event.is) {
    case "event.takes":
      return { at: ACTIONS[part(event, "a").is] ?? lacking(event), other: false };
    case "event.completes":
    case "event.otherCompletes":
      return { at: "completed", other: event.is === "event.otherCompletes" };
    case "event.completesOf":
    case "event.otherCompletesOf":
      return { at: "completed", other: event.is === "event.otherCompletesOf", of: colour(event, "c") };
    case "event.completesFreelance":
    case "event.otherCompletesFreelance":
      return { at: "completed", other: event.is === "event.otherCompletesFreelance", of: FREELANCE };
    case "event.hacks":
    case "event.otherHacks":
      return { at: "hacked", other: event.is === "event.otherHacks" };
    case "event.boosts":
    case "event.otherBoosts":
      return { at: "boost", other: event.is === "event.otherBoosts" };
    case "event.takesDistrict":
    case "event.otherTakesDistrict":
      return { at: "district", other: event.is !== "event.takesDistrict" };
    case "event.takesLocation":
    case "event.otherTakesLocation":
      return { at: "location", other: event.is !== "event.takesLocation" };
    case "event.otherTakes":
      return { at: ACTIONS[part(event, "a").is] ?? lacking(event), other: true };
    case "event.otherTakesHome":
      return { at: "district", other: true, home: true };
    case "event.fails":
    case "event.otherFails":
      return { at: "failed", other: event.is === "event.otherFails" };
    case "event.usesBrute":
    case "event.otherUsesBrute":
      return { at: "brute", other: event.is === "event.otherUsesBrute" };
    case "event.usesCharacter":
    case "event.otherUsesCharacter":
      return { at: "manipulates", other: event.is === "event.otherUsesCharacter" };
    case "event.discardsJob":
    case "event.otherDiscardsJob":
      return { at: "discards", other: event.is === "event.otherDiscardsJob" };
    case "event.stopsBorder":
      return { at: "stops", other: false, stop: { on: "border" } };
    case "event.stopsHome":
    case "event.otherStopsHome":
      return { at: "stops", other: event.is === "event.otherStopsHome", stop: { on: "home" } };
    case "event.stopsIn":
      return { at: "stops", other: false, stop: { on: "district", district: colour(event, "d") } };
    case "event.stopsOn":
      return { at: "stops", other: false, stop: { on: "icon", icon: iconOf(part(event, "a")) } };
    case "event.moves":
      return { at: "stops", other: false, stop: { on: "way", least: number(event, "n", 15) } };
    case "event.passes":
    case "event.otherPasses":
      return { at: "passes", other: event.is === "event.otherPasses" };
    case "event.gainsCubes":
      return { at: "gains", other: false };
    case "event.gainsColour":
      return { at: "gains", other: false, colour: colour(event, "c") };
    case "event.discardsThis":
      return { at: "itself discarded", other: false };
    case "event.round":
      return { at: "round", other: false };
    case "event.begins":
      return { at: "begins", other: false };
    case "event.ends":
      return { at: "ends", other: false };
    default:
      return lacking(event);
  }
}

const AGAIN: Partial<Record<Moment, readonly Operation["op"][]>> = {
  stops: ["figure", "step", "place figure", "move step"],
  passes: ["figure", "step", "place figure", "move step"],
  discards: ["lose", "trade", "pay"],
};
/** Whether an operation, or one in it, is of that kind. */
function speaksOf(operation: Operation, op: Operation["op"]): boolean {
  if (operation.op === op) return true;
  const inner =
    operation.op === "either"
      ? operation.options.flat()
      : operation.op === "if"
        ? [...operation.do, ...operation.otherwise]
        : operation.op === "may" || operation.op === "pay"
          ? operation.do
          : [];
  return inner.some((one) => speaksOf(one, op));
}

const LIMITS: Readonly<Record<string, Limit>> = { "limit.action": "action", "limit.turn": "turn", "limit.game": "game" };
function limitOf(body: Tree): Limit | undefined {
  const limit = body.holes["l"];
  return isTree(limit) ? (LIMITS[limit.is] ?? lacking(limit)) : undefined;
}

/** What a card lets its player do, so often (MR-R58). */
export function readUse(body: Tree, operationsOf: Read, withMore: (before: readonly Operation[]) => readonly Operation[]): Use {
  const limit = limitOf(body);
  if (limit === undefined || limit === "action") return lacking(body, "Say once per turn, or once per game");
  const [may, ...more] = withMore(operationsOf(part(body, "m")));
  if (may === undefined) return lacking(body);
  const first = may.op === "may" ? may.do : [may];
  return { limit, do: [...first, ...more] };
}

/** What a completed job does at a moment; in the turns of others only plain gains and losses (MR-R53). */
export function answerOf(body: Tree, operationsOf: Read, withMore: (before: readonly Operation[]) => readonly Operation[]): Answer {
  const done = withMore(operationsOf(part(body, "b")));
  const moment = momentOf(part(body, "e"));
  if (
    (moment.other || moment.at === "round" || moment.at === "itself discarded") &&
    !done.every((one) => isForOthers(one) && one.op !== "give")
  )
    return lacking(body, "In the turns of others you can only gain or return something");
  const limit = limitOf(body);
  if (!moment.other && done.some(({ op }) => op === "toll")) return lacking(body, "Nobody else has done anything here");
  // What could answer itself again and again says how often.
  if (limit === undefined && (moment.at === "gains" || AGAIN[moment.at]?.some((op) => done.some((one) => speaksOf(one, op)))))
    return lacking(body, "Say how often: once per turn, or once per action");
  return { ...moment, ...(limit === undefined ? {} : { limit }), do: done };
}
