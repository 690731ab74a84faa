/** The page that says how scenarios are written, as it is shipped, and what every game calls its parts, for the docs. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PLAYABLE } from "../engine/games/game.ts";
import { ABOUT } from "../engine/games/lists/about.ts";

const shipped = (...path: readonly string[]) => join(/* turbopackIgnore: true */ process.cwd(), ...path);

/** Reads `docs/scenarios.md` and the names of the games from the folder that the studio runs in, without the title. */
export function scenariosText(): string {
  const names = PLAYABLE.flatMap((game) => {
    const file = shipped("content", game, "scenarios", "names.md");
    return existsSync(file) ? [`## Names of ${ABOUT[game].name}\n\n${readFileSync(file, "utf8")}`] : [];
  });
  return [readFileSync(shipped("docs", "scenarios.md"), "utf8").replace(/^# .*\n/, ""), ...names].join("\n");
}
