import { describe, expect, test } from "vitest";
import type { Comment } from "../../../engine/matches/stored.ts";
import type { LogItem, Moment } from "../../../engine/matches/told.ts";
import { byMark, byTurn, commentsNow, entryAt, indexOfMoment, momentsNow, momentWords, turnLabels, turnStarts } from "./timeline-model.ts";

const act = (n: number, turn: number, more: Partial<LogItem> = {}): LogItem => ({
  n,
  kind: "act",
  player: 0,
  turn,
  lines: [],
  events: [],
  ...more,
});
const MOMENTS: readonly Moment[] = [act(1, 1), act(2, 1), act(5, 2, { phase: 1, marks: ["bought"] }), act(6, 3), act(7, 3)];

describe("the moments of a match", () => {
  test("are those fetched and those that came since", () =>
    expect(momentsNow(MOMENTS.slice(0, 3), [act(5, 2), act(6, 3)]).map(({ n }) => n)).toEqual([1, 2, 5, 6]));
  test("lose what an undo that came since took back, and never hold the undo", () => {
    const undo: LogItem = { n: 8, kind: "undo", to: 2, lines: [], events: [] };
    expect(momentsNow(MOMENTS, [undo, act(9, 1)]).map(({ n }) => n)).toEqual([1, 2, 9]);
  });
  test("leave out what was taken back before they were told", () =>
    expect(momentsNow([], [act(1, 1), act(2, 1, { undone: true })]).map(({ n }) => n)).toEqual([1]));
});

test("an entry that was taken back is looked at as the one before it", () => {
  expect(indexOfMoment(MOMENTS, 4)).toBe(1);
  expect(indexOfMoment(MOMENTS, 0)).toBe(-1);
  expect([entryAt(MOMENTS, -1), entryAt(MOMENTS, 2), entryAt(MOMENTS, 99)]).toEqual([0, 5, 7]);
});

test("turns begin where their number changes, and a step goes to the nearest beginning", () => {
  expect(turnStarts(MOMENTS)).toEqual([0, 2, 3]);
  expect([byTurn(MOMENTS, 1, 1), byTurn(MOMENTS, 3, 1), byTurn(MOMENTS, 4, -1), byTurn(MOMENTS, 0, -1)]).toEqual([2, 4, 3, -1]);
});

test("a moment in words", () => {
  expect(momentWords(MOMENTS, 2, ["Play", "Buy"])).toBe("Moment 3 of 5, turn 2, Buy, bought");
  expect(momentWords(MOMENTS, -1, [])).toBe("The start, before the first of 5 moments");
});

const said = (number: number, entry: number, words: string): Comment => ({
  ...{ number, after: 7, at: "2026-01-01T00:00:00.000Z", kind: "comment", player: 0 },
  entry,
  words,
});

test("comments are those fetched and those that came since, each once", () =>
  expect(
    commentsNow([said(1, 2, "Why?")], [said(1, 2, "Why?"), { ...said(2, 6, ""), kind: "answered", agree: true }, said(3, 6, "Good")]).map(
      ({ words }) => words,
    ),
  ).toEqual(["Why?", "Good"]));

test("a step goes to the nearest moment with a mark or a comment, and the moment says that it has one", () => {
  const comments = [said(1, 2, "Why?"), said(2, 7, "Well")];
  expect([byMark(MOMENTS, comments, -1, 1), byMark(MOMENTS, comments, 1, 1), byMark(MOMENTS, comments, 2, 1)]).toEqual([1, 2, 4]);
  expect([byMark(MOMENTS, comments, 4, 1), byMark(MOMENTS, comments, 4, -1), byMark(MOMENTS, comments, 1, -1)]).toEqual([4, 2, 1]);
  expect(momentWords(MOMENTS, 1, [], comments)).toBe("Moment 2 of 5, turn 1, 1 comment");
});

test("turns are labelled where there is room for it", () => {
  const moments = Array.from({ length: 200 }, (_, i) => ({
    n: i + 1,
    kind: "act" as const,
    turn: i < 2 ? 0 : i < 100 ? 1 : i < 103 ? 2 : 3,
  }));
  expect(turnLabels(moments)).toEqual([
    { turn: 1, at: 0.01 },
    { turn: 2, at: 0.5 },
  ]);
  expect(turnLabels([])).toEqual([]);
});
