/** Of whom a text speaks (MR-R53, MR-R59). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import type { Tree } from "../../../../language/index.ts";
import { colour, number } from "../match.ts";
import type { Only, Others } from "../operations.ts";
import { thingOf } from "./counts.ts";

type Who = Pick<Others, "who" | "only">;

const PLAIN: Readonly<Record<string, Others["who"]>> = {
  "player.eachOpponent": "each",
  "player.each": "all",
  "player.opponent": "one",
  "player.next": "next",
  "player.previous": "previous",
};

export function whoOf(player: Tree): Who {
  const plain = PLAIN[player.is];
  if (plain !== undefined) return { who: plain };
  const of = (only: Only, who: Others["who"] = "each"): Who => ({ who, only });
  switch (player.is) {
    case "player.here":
      return of({ is: "here" });
    case "player.home":
      return of({ is: "home" });
    case "player.above.influence":
    case "player.above.notoriety":
      return of({ is: "more", of: player.is.endsWith("influence") ? "influence" : "notoriety" });
    case "player.below.influence":
    case "player.below.notoriety":
      return of({ is: "fewer", of: player.is.endsWith("influence") ? "influence" : "notoriety" });
    case "player.in":
      return of({ is: "in", district: colour(player, "d") });
    case "player.oneHere":
      return of({ is: "here" }, "one");
    case "player.within":
      return of({ is: "within", n: number(player, "n", 15) });
    case "player.oneWithin":
      return of({ is: "within", n: number(player, "n", 15) }, "one");
    case "player.moreThan":
      return of({ is: "more", of: thingOf(part(player, "g")) });
    case "player.fewerThan":
      return of({ is: "fewer", of: thingOf(part(player, "g")) });
    case "player.atLeast":
      return of({ is: "least", n: number(player, "n"), of: thingOf(part(player, "g")) }, "all");
    case "player.most":
      return of({ is: "most of all", of: thingOf(part(player, "g")) }, "all");
    case "player.fewest":
      return of({ is: "fewest of all", of: thingOf(part(player, "g")) }, "all");
    case "player.high.influence":
    case "player.high.notoriety":
      return of({ is: "most of all", of: player.is.endsWith("influence") ? "influence" : "notoriety" }, "all");
    case "player.low.influence":
    case "player.low.notoriety":
      return of({ is: "fewest of all", of: player.is.endsWith("influence") ? "influence" : "notoriety" }, "all");
    default:
      return lacking(player);
  }
}
