/**
 * A copy of the studio with one game more, in `.cache/six-games`: the tree as it is, Emberwick's folders laid into it, and one line more in each list
 * module. Files that are as they were are left alone, so that what was built of the copy holds as long as nothing changes.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { LIST_LINES, type ListLine } from "./lists.ts";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SIXTH = join(ROOT, "tests/sixth-game");
export const COPY = join(ROOT, ".cache/six-games");

/** What a studio consists of. */
const TREE = [
  ...["app", "bin", "cli", "components", "content", "db", "docs", "engine", "faces", "public", "scripts", "server", "tests"],
  ...[
    "ARCHITECTURE.md",
    "README.md",
    "biome.json",
    "drizzle.config.ts",
    "next.config.ts",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vitest.config.ts",
  ],
];
/** Folders of the game that are laid over those of the tree. */
const LAID = ["engine", "faces", "components", "content", "tests"];

/** Packages from which files are read by name; all others are found in the tree around the copy. */
const READ_FROM_PACKAGES = ["@fontsource", "lucide-react"];

/** Every file below a path, as paths from `root`. */
function filesBelow(root: string, path: string): string[] {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [path];
  return readdirSync(whole)
    .filter((name) => name !== "node_modules" && name !== "sixth-game")
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** A list module with a line more. Throws where the module is no list, so that the compiler is not the first to notice. */
export function withLine(text: string, { file, import: imported, line }: ListLine): string {
  const lines = text.split("\n");
  const last = lines.findLastIndex((one) => /^(?:import .*|\}) from /.test(one));
  if (imported !== undefined && last < 0) throw new Error(`${file} imports nothing`);
  const head = [...lines.slice(0, last + 1), ...(imported === undefined ? [] : [imported])];
  const rest = lines.slice(last + 1);
  // A short list stands in one line.
  const inline = rest.findIndex((one) => /^export const .*\[.*\]/.test(one));
  if (inline >= 0)
    return [...head, ...rest.map((one, i) => (i === inline ? one.replace(/,?\]/, `, ${line.replace(/,$/, "")}]`) : one))].join("\n");
  const end = rest.findIndex((one) => /^[}\]]/.test(one));
  if (end < 0) throw new Error(`${file} is no list: nothing closes one`);
  return [...head, ...rest.slice(0, end), `  ${line}`, ...rest.slice(end)].join("\n");
}

/** Makes the copy, or brings it up to date, and returns the names of the files that it has. */
export function makeCopy(): readonly string[] {
  const wanted = new Map<string, () => Buffer>();
  for (const path of TREE.flatMap((name) => filesBelow(ROOT, name))) wanted.set(path, () => readFileSync(join(ROOT, path)));
  for (const path of LAID.flatMap((name) => filesBelow(SIXTH, name))) {
    if (wanted.has(path)) throw new Error(`${path} is there already: the game has only files of its own`);
    wanted.set(path, () => readFileSync(join(SIXTH, path)));
  }
  for (const entry of LIST_LINES) {
    const shipped = wanted.get(entry.file);
    if (shipped === undefined) throw new Error(`There is no list ${entry.file}`);
    wanted.set(entry.file, () => Buffer.from(withLine(shipped().toString("utf8"), entry)));
  }
  for (const path of TREE.flatMap((name) => filesBelow(COPY, name))) if (!wanted.has(path)) rmSync(join(COPY, path));
  for (const [path, read] of wanted) {
    const target = join(COPY, path);
    const bytes = read();
    if (existsSync(target) && bytes.equals(readFileSync(target))) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  for (const folder of READ_FROM_PACKAGES) {
    const link = join(COPY, "node_modules", folder);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join("../../../node_modules", folder), link);
  }
  return [...wanted.keys()];
}

/** The environment of a process that is not part of this test run. */
export const ownEnvironment = (): NodeJS.ProcessEnv => ({
  ...(Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|VITE_|NODE_ENV$|CI$)/.test(name)),
  ) as NodeJS.ProcessEnv),
  NEXT_TELEMETRY_DISABLED: "1",
});
