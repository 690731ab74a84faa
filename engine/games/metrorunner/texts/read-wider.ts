/** What is paid, lost, given and claimed, what others do, and the moments that jobs answer (MR-R51 to MR-R57). */
import { lacking, part } from "../../../language/holes.ts";
import { isTree, type Tree } from "../../../language/index.ts";
import { FOR_OTHERS } from "./losing.ts";
import { colour, number } from "./match.ts";
import type { Answer, Loss, Moment, Operation, Others } from "./operations.ts";
import { at } from "./read-at.ts";

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
const lostBy = (verb: Tree): Loss => (verb.is === "discard.jobs" ? { what: "jobs", n: number(verb, "n", 9) } : lossOf(part(verb, "a")));

const WHO: Readonly<Record<string, Others["who"]>> = {
  "player.eachOpponent": "each",
  "player.each": "all",
  "player.opponent": "one",
  "player.next": "next",
};

/** The operations of what the core and this game say beyond single gains; undefined of anything else. */
export function widerOf(tree: Tree, operationsOf: Read): readonly Operation[] | undefined {
  switch (tree.is) {
    case "return.goods":
    case "discard.jobs":
      return at(tree, { op: "lose", loss: lostBy(tree) });
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
      return others(tree, part(tree, "p"), at(tree, { op: "give", loss: lossOf(part(tree, "a")) }));
    case "take.from":
      return others(tree, part(tree, "p"), at(tree, { op: "give", loss: lossOf(part(tree, "a")) }));
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
      return undefined;
  }
}

function others(tree: Tree, player: Tree, done: readonly Operation[]): readonly Operation[] {
  const who = WHO[player.is] ?? lacking(player);
  if (!done.every(({ op }) => FOR_OTHERS.has(op))) return lacking(tree, "Others can only gain, return, discard or give something");
  if (who === "all" && done.some(({ op }) => op === "give")) return lacking(tree, "You cannot give yourself anything");
  return at(tree, { op: "others", who, do: done });
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

function momentOf(event: Tree): Pick<Answer, "at" | "other" | "of"> {
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
    case "event.begins":
      return { at: "begins", other: false };
    case "event.ends":
      return { at: "ends", other: false };
    default:
      return lacking(event);
  }
}

/** What a completed job does at a moment; in the turns of others only plain gains and losses (MR-R53). */
export function answerOf(body: Tree, operationsOf: Read, withMore: (before: readonly Operation[]) => readonly Operation[]): Answer {
  const done = withMore(operationsOf(part(body, "b")));
  const moment = momentOf(part(body, "e"));
  if (moment.other && !done.every(({ op }) => FOR_OTHERS.has(op) && op !== "give"))
    return lacking(body, "In the turns of others you can only gain or return something");
  const limit = body.holes["l"];
  if (isTree(limit) && limit.is !== "limit.action") return lacking(limit);
  return { ...moment, once: isTree(limit), do: done };
}
