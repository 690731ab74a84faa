/** The page that says how scenarios are written, as it is shipped, for the docs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads `docs/scenarios.md` from the folder that the studio runs in, without its title and its notes for tools. */
export const scenariosText = (): string =>
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "docs", "scenarios.md"), "utf8")
    .replace(/^# .*\n/, "")
    .replace(/<!--.*?-->/g, "");
