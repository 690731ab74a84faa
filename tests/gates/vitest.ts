/** Runs tests at their whole size, for gates. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { testFolder } from "../../db/testing.ts";
import type { Outcome } from "./gate.ts";

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** Runs a project of vitest, or some of its files, with TEST_SIZE=whole. */
export async function testWhole(project: "unit" | "e2e", files: readonly string[] = []): Promise<Outcome> {
  const folder = testFolder();
  const file = folder.file("report.json");
  const args = ["run", "--project", `${project}*`, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ...files];
  const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", ...args], {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, TEST_SIZE: "whole" },
  });
  const code = await new Promise<number | null>((done) => child.once("exit", done));
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  folder.remove();
  const faults = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed").map((one) => `${one.fullName}: ${one.failureMessages[0]}`),
  );
  if (code !== 0 && faults.length === 0) faults.push(`The tests ended with ${code}.`);
  return { faults, figures: { passed: report.numPassedTests, failed: report.numFailedTests } };
}
