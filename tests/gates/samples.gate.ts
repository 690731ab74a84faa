import { globSync, readFileSync } from "node:fs";
import type { Gate } from "./gate.ts";
import { testWhole } from "./vitest.ts";

/** Has a gate of its own, with more figures. */
const APART = "cli/lab/lab-queue.test.ts";

/** Tests beside the code that have two sizes. */
const files = () =>
  globSync("{app,cli,components,content,db,engine,faces,scripts,server,tests/unit,tests/sixth-game}/**/*.test.{ts,tsx}", {
    exclude: ["tests/sixth-game/browser/**"],
  }).filter((file) => file !== APART && readFileSync(file, "utf8").match(/"(?:\.\.\/)+(?:tests\/)?size\.ts"/));

export const GATE: Gate = {
  about: "runs the tests beside the code that have two sizes at the whole one: random texts and pictures, kills, laws",
  run: () => testWhole("unit", files()),
};
