import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { testFolder } from "../../db/testing.ts";
import type { Gate } from "./gate.ts";

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

export const GATE: Gate = {
  about: "runs the browser tests at full length: every page in every state in both sizes, hundreds of actions and keys",
  async run() {
    const folder = testFolder();
    const file = folder.file("report.json");
    const args = ["run", "--project", "e2e", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
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
  },
};
