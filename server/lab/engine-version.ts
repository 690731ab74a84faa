/**
 * Which engine this is. Games are repeated from seeds, so two machines play the same ones only with the same rules, bots and draws: whoever sends games to
 * another machine, or goes on with a run of yesterday, compares this.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Letters of the hash that are used; people read it out to each other. */
const LETTERS = 16;

/** The folder beside the server's; a bundle does not know where it lies, and runs where the studio is. */
const ENGINE = join(
  /* turbopackIgnore: true */ (import.meta.dirname as string | undefined) ?? join(process.cwd(), "server", "lab"),
  "..",
  "..",
  "engine",
);

let known: string | undefined;

/** SHA-256 over the names and texts of the engine's files without its tests, shortened. Line ends do not count. */
export function engineVersion(): string {
  if (known !== undefined) return known;
  const hash = createHash("sha256");
  const names = readdirSync(/* turbopackIgnore: true */ ENGINE, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts") && !/\.(test|test-support|bench)\.ts$/.test(name))
    .sort();
  for (const name of names) hash.update(name).update(readFileSync(join(ENGINE, name), "utf8").replaceAll("\r\n", "\n"));
  known = hash.digest("hex").slice(0, LETTERS);
  return known;
}
