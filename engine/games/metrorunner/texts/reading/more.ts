/** What texts do beyond gains and losses: looks, districts, figures, jobs, actions (MR-R58 to MR-R68). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Tree } from "../../../../language/index.ts";
import { INFLUENCE, NOTORIETY } from "../../tracks/tracks.ts";
import { colour, number } from "../match.ts";
import { ANY, BESIDE, HERE, HOME, NO_DISTRICT } from "../on-districts.ts";
import type { CubesDo, Goods, Loss, Operation } from "../operations.ts";
import { at } from "./at.ts";
import { countOf, everyOf, IN_SLOT, thingOf } from "./counts.ts";
import { whoOf } from "./players.ts";

type Read = (tree: Tree) => readonly Operation[];

const SITES: Readonly<Record<string, number>> = { "site.this": HERE, "site.choice": ANY, "site.home": HOME, "site.beside": BESIDE };
const siteOf = (tree: Tree, hole = "s"): number => SITES[part(tree, hole).is] ?? lacking(tree);

/** What a count brings at most where no other number is said. */
const MOST = 20;
const FREELANCE = 5;

/** Of goods one kind, as what each of several brings. */
function oneKind(goods: Tree, operationsOf: (goods: Tree) => readonly Operation[]): Goods {
  const [one, another] = operationsOf(goods);
  if (one === undefined || another !== undefined) return lacking(goods);
  if (one.op === "gain") return one.any > 0 ? { what: "free", n: one.any } : { what: one.fixed[0]?.[0] ?? 0, n: one.fixed[0]?.[1] ?? 0 };
  if (one.op === "jobs" && one.from !== undefined) return lacking(goods);
  return one.op === "credits" || one.op === "brute" || one.op === "jobs" ? { what: one.op, n: one.n } : lacking(goods);
}

/** What of a thing goes away as a whole, or half of it. */
export function partOf(tree: Tree, which: NonNullable<Loss["part"]>): Loss {
  const thing = thingOf(part(tree, "g"));
  if (thing === "credits" || thing === "brute" || thing === "cubes") return { what: thing, n: 1, part: which };
  if (thing === "hand") return { what: "jobs", n: 1, part: which };
  const number = /^cubes of (\d)$/.exec(thing)?.[1];
  return number === undefined ? lacking(tree) : { what: "colour", n: 1, colour: Number(number), part: which };
}

/** The operations of these words; undefined of anything else. */
export function moreOf(tree: Tree, goodsOf: Read, lossOf: (goods: Tree) => Loss): readonly Operation[] | undefined {
  const cubes = (does: CubesDo, n: number, from: number, to = NO_DISTRICT, of?: number): readonly Operation[] =>
    at(tree, { op: "cubes", does, n, ...(of === undefined ? {} : { colour: of }), from, to });
  switch (tree.is) {
    case "influence.each":
    case "influence.eachMost":
    case "notoriety.each":
    case "notoriety.eachMost": {
      const of = countOf(part(tree, "p"));
      if (IN_SLOT.has(of)) return lacking(tree);
      const most = isMost(tree) ? number(tree, "m") : MOST;
      const [one] = at(tree, { op: "advance", track: trackOf(tree), n: number(tree, "n") });
      return one === undefined ? lacking(tree) : at(tree, { op: "each", of, ...everyOf(part(tree, "p")), most, do: one });
    }
    case "influence.others":
    case "notoriety.others":
      return at(tree, {
        op: "others",
        ...whoOf(part(tree, "p")),
        do: at(tree, { op: "advance", track: trackOf(tree), n: number(tree, "n") }),
      });
    case "return.each": {
      const of = countOf(part(tree, "p"));
      const [one] = at(tree, { op: "lose", loss: lossOf(part(tree, "a")) });
      if (one === undefined || IN_SLOT.has(of)) return lacking(tree);
      return at(tree, { op: "each", of, ...everyOf(part(tree, "p")), most: MOST, do: one });
    }
    case "return.for":
    case "discard.for":
      return at(tree, {
        op: "trade",
        what: tree.is === "return.for" ? "cubes" : "jobs",
        most: number(tree, "n"),
        gains: oneKind(part(tree, "a"), goodsOf),
      });
    case "take.job":
      return at(tree, { op: "others", ...whoOf(part(tree, "p")), do: at(tree, { op: "take at random" }) });
    case "look.hand":
      return at(tree, { op: "others", ...whoOf(part(tree, "p")), do: at(tree, { op: "see hand" }) });
    case "look.takeHand":
      return at(tree, { op: "see and take", n: number(tree, "n", 9) });
    case "look.jobs":
      return at(tree, { op: "peek", n: number(tree, "n") });
    case "look.take":
      if (number(tree, "m") > number(tree, "n")) return lacking(tree, "No more can be taken than are looked at");
      return at(tree, { op: "dig", n: number(tree, "n"), take: number(tree, "m") });
    case "reveal.job":
      return at(tree, { op: "reveal", district: colour(tree, "c") });
    case "reveal.freelance":
      return at(tree, { op: "reveal", district: FREELANCE });
    case "put.site":
      return cubes("put", number(tree, "n"), NO_DISTRICT, siteOf(tree), colour(tree, "c"));
    case "put.free":
      return cubes("put", number(tree, "n"), NO_DISTRICT, siteOf(tree));
    case "put.freeArea":
      return cubes("put", number(tree, "n"), NO_DISTRICT, colour(tree, "d"));
    case "clear.site":
      return cubes("return", 0, siteOf(tree));
    case "clear.area":
      return cubes("return", 0, colour(tree, "d"));
    case "claim.site":
      return cubes("gain", 0, HOME);
    case "claim.beside":
      return cubes("gain", 0, BESIDE);
    case "gain.there":
      return cubes("gain", number(tree, "n"), siteOf(tree));
    case "gain.thereArea":
      return cubes("gain", number(tree, "n"), colour(tree, "d"));
    case "move.cubes":
    case "move.allCubes":
      if (part(tree, "a").is === part(tree, "b").is && part(tree, "a").is !== "site.choice" && part(tree, "a").is !== "site.beside")
        return lacking(tree, "Say two different districts");
      return cubes("move", tree.is === "move.cubes" ? number(tree, "n") : 0, siteOf(tree, "a"), siteOf(tree, "b"));
    case "figure.ahead":
      return at(tree, { op: "figure", does: "ahead", n: number(tree, "n", 15) });
    case "figure.push":
      return at(tree, { op: "figure", does: "push", n: number(tree, "n", 15) });
    case "figure.exchange":
      return at(tree, { op: "figure", does: "exchange", n: 0 });
    case "figure.home":
      return at(tree, { op: "figure", does: "home", n: 0 });
    case "gain.upToJobs":
      return at(tree, { op: "jobs", n: number(tree, "n", 9), from: "offer", upTo: true });
    case "figure.block":
      return at(tree, { op: "block" });
    case "figure.again":
      return at(tree, { op: "move step" });
    case "complete.any":
    case "complete.here":
      return at(tree, { op: "complete more", anywhere: tree.is === "complete.any" });
    case "jobs.exchange":
      return at(tree, { op: "exchange jobs" });
    case "jobs.move":
      return at(tree, { op: "move job" });
    case "jobs.back":
      return at(tree, { op: "take back" });
    case "job.cheaper":
    case "job.cheaperNext":
      return at(tree, { op: "cheaper", n: number(tree, "n", 9), next: tree.is === "job.cheaperNext" });
    case "action.again":
      return at(tree, { op: "again" });
    case "action.take": {
      const action = { "action.gigs": "gigs", "action.agents": "agents", "action.collect": "collect" } as const;
      const which = action[part(tree, "a").is as keyof typeof action];
      return which === undefined
        ? lacking(tree, "Only what it gives can be had: not of every space")
        : at(tree, { op: "take action", action: which });
    }
    case "track.lower":
      return lowerOf(tree, number(tree, "n"));
    default:
      return undefined;
  }
}

const isMost = ({ is }: Tree): boolean => is.endsWith("Most");
const trackOf = ({ is }: Tree): number => (is.startsWith("influence") ? INFLUENCE : NOTORIETY);

/** The lower marker advances; of level ones the one that is chosen (MR-10.6). */
function lowerOf(tree: Tree, n: number): readonly Operation[] {
  const influence = at(tree, { op: "advance", track: INFLUENCE, n });
  const notoriety = at(tree, { op: "advance", track: NOTORIETY, n });
  return at(tree, {
    op: "if",
    cond: { is: "influence lower" },
    do: influence,
    otherwise: at(tree, {
      op: "if",
      cond: { is: "influence higher" },
      do: notoriety,
      otherwise: at(tree, { op: "either", options: [influence, notoriety] }),
    }),
  });
}

/** To whom something is given. */
export function receiverOf(tree: Tree): "one" | "next" | "previous" {
  const { who, only } = whoOf(part(tree, "p"));
  return only !== undefined || (who !== "one" && who !== "next" && who !== "previous") ? lacking(tree, "Say one opponent") : who;
}

/** Whether a tree holds a part. */
export const holdsPart = (tree: Tree, hole: string): boolean => isTree(tree.holes[hole]);
