import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/longest-first.ts";

/**
 * Browsers at once, each with a studio: one more than there are cores, since much of a browser test is waiting for a studio that starts or was killed. More
 * than four of them ask for more memory than some machines have.
 */
const BROWSERS = Math.min(4, availableParallelism() + 1);

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: [
            "{engine,faces,content,db,server,components,app,cli,scripts,tests/unit}/**/*.test.{ts,tsx}",
            "tests/sixth-game/*.test.ts",
          ],
          setupFiles: ["tests/unit/properties.ts"],
          // What files load they load once in a worker: the content, the languages of the games, the code itself.
          isolate: false,
          // vitest by itself leaves a core free, which is half of a small machine.
          maxWorkers: availableParallelism(),
          // No test measures the clock: these limits end what hangs, on the slowest machine too.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Servers that are started and killed want their seconds, which a busy machine does not always give.
          retry: process.env["CI"] ? 1 : 0,
        },
      },
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/{e2e,games/*/e2e,sixth-game/browser}/**/*.test.ts"],
          globalSetup: ["tests/e2e/studio.ts"],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // What is awaited comes when the machine has time for it; vitest by itself gives it one second.
          expect: { poll: { timeout: 20_000 } },
          // A worker has its browser and its studio for all files that fall to it.
          isolate: false,
          maxWorkers: BROWSERS,
          maxConcurrency: 3,
          // On a busy machine a browser misses a gesture now and then; what fails every time is a fault.
          retry: process.env["CI"] ? 3 : 0,
          // After the unit tests: a browser wants the machine for itself.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
