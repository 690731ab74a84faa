import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["{engine,faces,content,db,server,components,app,cli,scripts,tests/unit}/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/unit/properties.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/studio.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          maxConcurrency: 3,
          // On a busy machine a browser misses a gesture now and then; what fails twice is a fault.
          retry: process.env["CI"] ? 1 : 0,
          // After the unit tests: a browser wants the machine for itself.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
