/** The arrows of ARCHITECTURE.md: who may import whom, and that the engine uses nothing but itself. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";

type Rule = { readonly layers: readonly string[]; readonly packages: RegExp };

/** Layer → the layers and packages that its files may import, type-only imports included. A file belongs to the longest layer that fits. */
const MAY_IMPORT: Readonly<Record<string, Rule>> = {
  "engine/kernel": { layers: [], packages: /^zod$/ },
  "engine/language": { layers: ["engine/kernel"], packages: /^zod$/ },
  "engine/cards": { layers: ["engine/kernel", "engine/language"], packages: /^(zod|re2js)$/ },
  "engine/games": { layers: ["engine/kernel", "engine/language", "engine/cards"], packages: /^zod$/ },
  "engine/decks": { layers: ["engine/kernel", "engine/language", "engine/cards", "engine/games"], packages: /^(zod|fflate)$/ },
  "engine/scenarios": { layers: ["engine/kernel", "engine/language", "engine/cards", "engine/games"], packages: /^zod$/ },
  "engine/matches": { layers: ["engine/kernel", "engine/cards", "engine/games"], packages: /^$/ },
  "engine/bots": { layers: ["engine/kernel"], packages: /^$/ },
  "engine/lab": { layers: ["engine/kernel", "engine/bots"], packages: /^zod$/ },
  "engine/questions": {
    layers: ["engine/kernel", "engine/language", "engine/cards", "engine/games", "engine/decks", "engine/bots", "engine/lab"],
    packages: /^zod$/,
  },
  faces: { layers: ["engine"], packages: /^$/ },
  "faces/plots": { layers: ["engine"], packages: /^@observablehq\/plot$/ },
  content: { layers: ["engine"], packages: /^(node:|zod$|jsonc-parser$)/ },
  db: { layers: ["engine"], packages: /^(node:|zod$|better-sqlite3$|drizzle-orm)/ },
  server: {
    layers: ["engine", "faces", "content", "db"],
    packages: /^(node:|zod$|next|drizzle-orm|sharp$|fflate$|pdfkit$|pg-boss$|linkedom$|unified$|remark-(?:gfm|parse)$|mdast$)/,
  },
  components: {
    layers: ["engine", "faces"],
    packages: /^(react|@codemirror\/|@tanstack\/|@dnd-kit\/|next\/|lucide-react$|diff$|idb-keyval$|remark-gfm$|pdfjs-dist)/,
  },
  app: { layers: ["engine", "faces", "server", "components"], packages: /^(react|next|zod$|@tanstack\/|@fontsource\/)/ },
  cli: { layers: ["engine", "faces", "content", "db", "server"], packages: /^(node:|zod$)/ },
};
const LAYERS = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);
const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^;="]*?from\s*"([^"]+)"|(?:^|\n)\s*import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;

const posixPath = (path: string) => path.split(sep).join(posix.sep);
const layerOf = (file: string) => LAYERS.find((layer) => file.startsWith(`${layer}/`));
const sourcesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(test|test-support|bench)\.tsx?$/.test(name))
        .map((name) => posixPath(join(folder, name)))
    : [];
const importsOf = (file: string): string[] => [...readFileSync(file, "utf8").matchAll(IMPORT)].map((m) => m[1] ?? m[2] ?? m[3] ?? "");
const resolved = (file: string, specifier: string) => posixPath(relative(".", join(dirname(file), specifier)));
const files = [...new Set(Object.keys(MAY_IMPORT).flatMap(sourcesIn))];

describe("import arrows", () => {
  test("every import follows the arrows", () => {
    const wrong: string[] = [];
    let seen = 0;
    for (const file of files) {
      const layer = layerOf(file) ?? "";
      const rule = MAY_IMPORT[layer];
      for (const specifier of importsOf(file)) {
        seen++;
        if (!specifier.startsWith(".")) {
          if (!rule?.packages.test(specifier)) wrong.push(`${file} -> ${specifier}`);
          continue;
        }
        const target = resolved(file, specifier);
        const allowed = [layer, ...(rule?.layers ?? [])].some((folder) => target.startsWith(`${folder}/`));
        if (!allowed) wrong.push(`${file} -> ${target}`);
      }
    }
    expect(seen).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  const SHARED_BY_GAMES = [
    "drafts",
    "facts",
    "foreseen",
    "game",
    "game-about",
    "game-example",
    "game-lobby",
    "hint",
    "left-out",
    "match-options",
    "means",
    "measure",
    "puzzle",
    "scene",
    "teller",
    "texts",
  ].map((name) => `engine/games/${name}.ts`);
  test("two games never import each other", () => {
    const wrong = sourcesIn("engine/games").flatMap((file) => {
      const game = /^engine\/games\/([^/]+)\//.exec(file)?.[1];
      if (!game || game === "lists") return [];
      return importsOf(file)
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => resolved(file, specifier))
        .filter(
          (target) =>
            target.startsWith("engine/games/") &&
            !target.startsWith("engine/games/boards/") &&
            !target.startsWith("engine/games/own-cards/") &&
            !SHARED_BY_GAMES.includes(target) &&
            !target.startsWith(`engine/games/${game}/`),
        )
        .map((target) => `${file} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  });
  test("no rule, text or table of a game asks its bots", () => {
    const wrong = sourcesIn("engine/games").flatMap((file) => {
      const [, game, rest] = /^engine\/games\/([^/]+)\/(.+)$/.exec(file) ?? [];
      if (!game || rest === "open.ts" || rest?.startsWith("bots/")) return [];
      return importsOf(file)
        .filter((specifier) => specifier.startsWith(".") && resolved(file, specifier).startsWith(`engine/games/${game}/bots/`))
        .map((specifier) => `${file} -> ${specifier}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe("ARCHITECTURE.md", () => {
  const NOT_OURS = ["node_modules", "data", "coverage"];
  test("the code map names every folder at the top", () => {
    const map = readFileSync("ARCHITECTURE.md", "utf8");
    const named = new Set([...map.matchAll(/\*\*`([a-z]+)\/(?:[a-z<>]+\/)*`\*\*/g)].map((m) => m[1]));
    const folders = readdirSync(".", { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !NOT_OURS.includes(entry.name))
      .map((entry) => entry.name);
    expect([...named].toSorted()).toEqual(folders.toSorted());
  });
});

describe("the engine is pure", () => {
  const FORBIDDEN =
    /\b(Date\.now|new Date|Math\.random|performance\.|setTimeout|setInterval|process\.\w|window\.|document\.|localeCompare|toLocale|Intl\.|console\.)/;
  test("no clock, no chance, no locale, no global of a platform", () => {
    const wrong = sourcesIn("engine").flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, i) => (FORBIDDEN.test(line) && !/^\s*(\*|\/\/)/.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
    expect(wrong).toEqual([]);
  });
});
