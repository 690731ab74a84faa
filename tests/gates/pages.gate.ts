import type { Gate } from "./gate.ts";
import { testWhole } from "./vitest.ts";

export const GATE: Gate = {
  about: "runs the browser tests at their whole size: every page in every state in both sizes, hundreds of actions and keys",
  run: () => testWhole("e2e"),
};
