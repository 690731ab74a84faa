import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { LogItem, MatchView } from "../../engine/matches/told.ts";
import { catchUp, joined, matchQueries } from "./matches.ts";

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

test("a log in which entries have not come goes on from the newer ones, which earlier ones can be asked for", () => {
  expect(shown(joined(view(3, [item(2), item(3)]), view(6, [item(5), item(6)])))).toEqual([5, 6]);
});

test("what an answer was to tell is asked for if it has not come, and only then", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json(view(4, [item(3), item(4)], { id }));
  });
  const id = "a".repeat(20) as MatchId;
  const client = new QueryClient();
  const { queryKey } = matchQueries.match(id);
  await catchUp(client, id, 4);
  client.setQueryData(queryKey, view(4, [item(4)], { id }));
  await catchUp(client, id, 4);
  expect(asked).toEqual([]);
  client.setQueryData(queryKey, view(2, [item(1), item(2)], { id }));
  await catchUp(client, id, 4);
  vi.unstubAllGlobals();
  expect(asked).toEqual([`/api/matches/${id}?form=page&since=2`]);
  expect(client.getQueryData<MatchView>(queryKey)).toMatchObject({ n: 4, log: [1, 2, 3, 4].map((n) => ({ n })) });
});
