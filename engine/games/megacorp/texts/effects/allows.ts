/** What Megacorp's words for permissions in combat and for the prices of attacks and blocks mean: the rules of combat ask for them (combat/despite.ts). */
import { type Run, runsFor } from "../../../../language/index.ts";
import { liftedIn } from "../lifts.ts";

const run = runsFor();

/** The runs, by construct. */
export const ALLOWS_RUNS: Readonly<Record<string, Run>> = {
  "static.attackMay": run.static({ marks: liftedIn }),
  "static.blockMay": run.static({ marks: liftedIn }),
  ...Object.fromEntries(
    ["attackedMay", "blockedMay", "blockFor", "attackTollOn", "attackedToll", "attackedTollBy", "blockToll", "blockedToll"].map((id) => [
      `static.${id}`,
      run.static(),
    ]),
  ),
};
