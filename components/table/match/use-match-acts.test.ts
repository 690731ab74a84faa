import { expect, test } from "vitest";
import type { LogItem, MatchView } from "../../../engine/matches/told.ts";
import { joined } from "../../api/matches.ts";
import { takenBackWords } from "./use-match-acts.ts";

const item = (n: number, words: string, more: Partial<LogItem> = {}): LogItem => ({
  ...{ n, kind: "act", player: 0, lines: [words], events: [] },
  ...more,
});
const view = (n: number, log: readonly LogItem[]): MatchView =>
  ({ n, viewer: 0, yours: [0], seats: [], notes: [], log }) as unknown as MatchView;

test("what was taken back is said by what the page knew before, which the answer does not tell again", () => {
  const known = view(3, [item(1, "keeps the hand"), item(2, "plays Bagman"), item(3, "plays Growth Spurt")]);
  const answer = view(4, [item(4, "", { kind: "undo", to: 2 })]);
  expect(takenBackWords(joined(known, answer))).toBe("Taken back: plays Growth Spurt");
});
