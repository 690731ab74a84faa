import { expect, test } from "vitest";
import type { LogItem, MatchView } from "../../engine/matches/told.ts";
import { joined } from "./matches.ts";

const item = (n: number, more: Partial<LogItem> = {}): LogItem => ({ n, kind: "act", lines: [`${n}`], events: [], ...more });
const view = (n: number, log: readonly LogItem[], more: Partial<MatchView> = {}): MatchView =>
  ({ n, viewer: 0, log, ...more }) as unknown as MatchView;
const shown = ({ log }: MatchView) => log.filter(({ undone }) => !undone).map(({ n }) => n);

test("the log goes on from view to view, whichever side they are seen from", () => {
  const known = joined(view(2, [item(1), item(2)]), view(3, [item(3)], { viewer: 1 }));
  expect([known.n, known.viewer, shown(known)]).toEqual([3, 1, [1, 2, 3]]);
});

test("a view that comes too late changes nothing", () => {
  const known = view(5, [item(5)]);
  expect(joined(known, view(4, [item(4)]))).toBe(known);
});

test("of one entry seen from two sides the side that chooses stays", () => {
  const known = view(5, [item(5)], { viewer: 1, asked: { words: [] } });
  expect(joined(known, view(5, [item(5)]))).toBe(known);
  expect(joined(view(5, []), known).viewer).toBe(1);
});

test("what was taken back is no longer shown", () => {
  const known = joined(view(3, [item(1), item(2), item(3)]), view(4, [item(4, { kind: "undo", to: 1 })]));
  expect(shown(known)).toEqual([1, 4]);
});
