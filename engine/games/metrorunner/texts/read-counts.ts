/** What texts count and what they ask: “for each completed job”, “if you are on a border” (MR-R40, MR-R41). */
import { lacking } from "../../../language/holes.ts";
import type { Tree } from "../../../language/index.ts";
import { number } from "./match.ts";
import type { Condition, Count } from "./operations.ts";

const COUNTS: Readonly<Record<string, Count>> = {
  "per.jobs": "jobs",
  "per.credits": "credits",
  "per.brute": "brute",
  "per.figures": "figures here",
  "per.behind": "jobs behind",
  "per.slot": "jobs in slot",
  "per.freelance": "freelance in slot",
};
/** What is counted where the job itself lies. */
export const IN_SLOT: ReadonlySet<Count> = new Set<Count>(["jobs in slot", "freelance in slot"]);

/** What is counted. */
export const countOf = (per: Tree): Count => COUNTS[per.is] ?? lacking(per);

/** What an “if” asks. */
export function conditionOf(condition: Tree): Condition {
  switch (condition.is) {
    case "cond.lower":
      return { is: "influence lower" };
    case "cond.higher":
      return { is: "influence higher" };
    case "cond.border":
      return { is: "border" };
    case "cond.home":
      return { is: "home" };
    case "cond.credits":
      return { is: "credits", least: number(condition, "n") };
    case "cond.noCredits":
      return { is: "none", of: "credits" };
    case "cond.noBrute":
      return { is: "none", of: "brute" };
    default:
      return lacking(condition);
  }
}
