/** The log of a match in words. */
import { expect, test } from "vitest";
import type { LogEntry, Role } from "../../../kernel/log.ts";
import { begin, ENGINE } from "../virtual-revolution.test-support.ts";
import { vrTeller } from "./tell.ts";

const entry = (event: string, roles: readonly Role[], args: readonly number[]): LogEntry => ({
  decision: 0,
  event,
  roles,
  args,
  cards: args.map(() => -1),
  seen: args.map(() => 3),
});
const told = (kind: string, ...entries: LogEntry[]) => vrTeller(ENGINE).told(begin(1), { kind }, entries, 0);
const recovered = (n: number) => entry("recover Influence", ["player", "number"], [0, n]);

test("what Influence is recovered for, and what is paid for, is told", () => {
  expect(told("recover 2 and look", recovered(2), entry("show", ["card", "number"], [3, 1]))).toEqual([
    "recovers 2 Influence; looks at the top Necro card",
  ]);
  expect(told("recover 1", recovered(1), entry("gain €", ["player", "number"], [0, 1]))).toEqual(["recovers 1 Influence; gains 1 €"]);
  expect(told("renew", entry("pay €", ["player", "number"], [0, 2]))).toEqual(["pays 2 €; replaces all available Verses"]);
});
