// A reporter of vitest: writes the tests that passed only when they were tried again, and what went wrong before, to the file that RETRIED_FILE names.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export default class Retried {
  onTestRunEnd(modules) {
    const file = process.env.RETRIED_FILE;
    if (!file) return;
    const retried = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => ({
          test: `${module.relativeModuleId} > ${test.fullName}`,
          errors: (test.result().errors ?? []).map(({ message, stack, diff }) => [stack ?? message, diff].filter(Boolean).join("\n")),
        })),
    );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(retried, null, 1));
  }
}
