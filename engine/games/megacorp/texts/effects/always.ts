/** Megacorp's further words for what is true all the time: the rules that they change ask for them. */
import { type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import type { MegacorpContent } from "../../content.ts";
import type { MegacorpState } from "../../layout.ts";

const run = runsFor<MegacorpState, MegacorpContent>();

const STATICS = [
  ...["dealsMore", "dealsLess", "dealsMoreTrait", "dealsDouble", "takesMore", "takesDouble", "unpreventable", "scoreIs"],
  ...[
    "deployedEngagedAll",
    "deployedWith",
    "deployedWithNamed",
    "attackFree",
    "times",
    "cheaperTrait",
    "dearer.each",
    "sellsMore",
    "salesMore",
    "drawsFewer",
  ],
].map((id) => `static.${id}`);
const BANS = ["deal-damage", "be-annihilated", "be-discarded", "be-bonded", "be-unbonded", "be-swapped"];

/** The runs, by construct. */
export const ALWAYS_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(
    [...STATICS, "costs.half", "costs.set", "costs.lessTrait", "upkeep.less", "upkeep.more", "may.abrupt"].map((id) => [id, run.static()]),
  ),
  ...Object.fromEntries(BANS.map((ban) => [`ban.${ban}`, run.term(ban)])),
  "ban.deployThose": run.termOf((group) => ({ ban: "deploy", group: group as Grouped })),
  "ban.playThose": run.termOf((group) => ({ ban: "playThose", group: group as Grouped })),
  "ban.playMore": run.termOf((n) => ({ ban: "plays", n })),
  "ban.use": run.term("use"),
};
