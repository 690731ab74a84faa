/** The log of Metrorunner: who did what, and what the Rogue A.I. does after a turn. */
import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../../kernel/log.ts";
import { at } from "../../../kernel/state.ts";
import { SHIPPED } from "../metrorunner.test-support.ts";
import { STANDARD } from "../setup/options.ts";

const { game, teller } = SHIPPED;
const state = game.start({ seed: 1, log: true }, { ...STANDARD, players: 1 });
const entry = (event: string, roles: LogEntry["roles"], ...args: number[]): LogEntry => ({
  decision: 0,
  event,
  roles,
  args,
  cards: [],
  seen: [],
});
const told = (...entries: LogEntry[]) => teller?.told(state, { kind: "end" }, entries, 0);

describe("the log", () => {
  const reveals = entry("reveal an A.I. card", ["card"], 0);
  const advances = entry("advance the A.I.", ["number", "number"], 0, 1);
  test("what the A.I. does behind a turn is no deed of the player (MR-14.6)", () => {
    const lines = told(entry("end turn", ["player"], 0), reveals, advances) ?? [];
    expect(at(lines, 0)).toBe("");
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^the A\.I\. reveals /), "the A.I. gains Influence +1"]);
  });
  test("cubes that are too many are returned, not paid (MR-4.4)", () => {
    const paid = entry("pay cubes", ["player", "number", "number"], 0, 0, 1);
    expect(teller?.told(state, { kind: "return", cube: "black" }, [paid], 0)).toEqual(["returns 1 black"]);
    expect(told(paid)).toEqual(["pays 1 black"]);
  });
  test("what a player has done besides stands behind semicolons, so that it can be told as “you”", () =>
    expect(told(entry("gain credits", ["player", "number"], 0, 1), entry("gain brute force", ["player", "number"], 0, 1))).toEqual([
      "gains 1 credit; gains 1 brute force",
    ]));
});
