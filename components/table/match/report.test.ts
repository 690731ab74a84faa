import { expect, test } from "vitest";
import type { MatchView } from "../../../engine/matches/told.ts";
import { reportOf } from "./report.ts";

test("a report says where it was seen", () => {
  const match = {
    ...{ id: "abc", n: 9, game: "san", rules: "on", content: "hash", viewer: 1 },
    seats: [{ seat: "SUN" }, { seat: "STAR" }],
    observation: { decision: { kind: "play", rule: "SAN-6.1" } },
  } as unknown as MatchView;
  expect(reportOf(match, 7, { origin: "http://x", browser: "B" })).toBe(
    "Match: http://x/table/abc?at=7\nMoment: 7 of 9\nGame: san, rules on\nCards: hash\nSeen by: STAR\nAsked: play (SAN-6.1)\nBrowser: B",
  );
});
