/** An agreed clock: who runs out of time loses, a win is claimed over who is away too long, and both stand in the record as inputs. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "../../db/client.ts";
import { findMatch, listInputs } from "../../db/queries/matches.ts";
import type { ApiError } from "../../engine/cards/library.ts";
import { Match } from "../../engine/kernel/match.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchView } from "../../engine/matches/told.ts";
import * as acts from "../../server/api/match-acts.ts";
import * as start from "../../server/api/match-start.ts";
import * as api from "../../server/api/matches.ts";
import { Browser, Streamed } from "../../server/matches/matches.test-support.ts";
import { forget, tableOf } from "../../server/matches/table.ts";
import { openStudio } from "../../server/testing.ts";

afterAll(openStudio());
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const codeOf = (answer: { readonly status: number; readonly value: unknown }) =>
  `${answer.status} ${(answer.value as ApiError).error?.code ?? ""}`.trim();
const claim = (browser: Browser, view: MatchView) =>
  browser.ask(acts.claimMatch, { params: { id: view.id }, body: { as: `p${view.viewer + 1}`, base: view.n } });
const tableNow = (id: MatchId) => {
  const table = tableOf(id);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
};
/** A match with a clock that has begun: the browser that has to choose, and the other one. */
async function agreed(clock: object) {
  const [ann, ben] = [new Browser(), new Browser()];
  const { id, links } = await ann.make({ seats: [{ who: "here", name: "Ann" }, { who: "link" }], clock });
  expect((await ann.view(id)).waiting).toMatchObject({ for: [1], bring: [] });
  expect((await ben.join(id, links[0]?.token ?? "", "Ben")).status).toBe(200);
  expect(codeOf(await ann.act("concede", id, { base: 0 }))).toBe("409 not-begun");
  expect((await ben.ask(start.readyForMatch, { params: { id }, body: {} })).status).toBe(200);
  const asked = (await ann.view(id)).asked ? { thinker: ann, other: ben } : { thinker: ben, other: ann };
  return { id, ...asked };
}
/** What the record says, played again by itself. */
function replayed(id: MatchId) {
  const { play, match } = tableNow(id);
  const record = { ...play.record, start: { seed: match.seed, players: match.players }, entries: listInputs(db(), id) };
  const again = Match.replay(play.game, record);
  return { diverged: again.diverged, isSame: again.game.digest(again.state) === play.game.digest(play.state) };
}

test("whoever is invited sees the clock and agrees to it before the match begins; nobody's time runs until then", async () => {
  const [ann, ben] = [new Browser(), new Browser()];
  const { id, links } = await ann.make({ seats: [{ who: "here", name: "Ann" }, { who: "link" }], clock: { minutes: 1, away: 2 } });
  vi.advanceTimersByTime(3_600_000);
  const joined = (await ben.join(id, links[0]?.token ?? "", "Ben")).value as MatchView;
  expect([joined.clock, joined.waiting?.for]).toEqual([{ minutes: 1, away: 2, spentMs: [0, 0] }, [1]]);
  expect((await ben.ask(start.readyForMatch, { params: { id }, body: {} })).status).toBe(200);
  const began = await ben.view(id);
  expect([began.waiting, began.clock?.spentMs, began.outcome]).toEqual([undefined, [0, 0], undefined]);
  expect(began.clock?.runs).toBe(began.observation.decision?.player);
});

test("each choice costs its player the time that it took, and that is on disk with it", async () => {
  const { id, thinker, other } = await agreed({ minutes: 5 });
  vi.advanceTimersByTime(20_000);
  const view = await thinker.view(id);
  const me = view.viewer;
  expect([view.clock?.runs, view.clock?.spentMs[me]]).toEqual([me, 20_000]);
  await thinker.answer(view, () => 0);
  vi.advanceTimersByTime(7_000);
  const rows = db().$client.prepare(`select player, spent_ms as ms from match_clocks where "match" = ?`).all(id);
  expect(rows).toEqual([{ player: me, ms: 20_000 }]);
  const then = await other.view(id);
  const total = (then.clock?.spentMs ?? []).reduce((sum, ms) => sum + ms, 0);
  expect(total).toBe(27_000);
  // Words and comments take nothing from anybody.
  await other.act("comments", id, { base: then.n, entry: 0, words: "Hm." });
  expect((await other.view(id)).clock?.spentMs.reduce((sum, ms) => sum + ms, 0)).toBe(27_000);
});

test("who runs out of time loses: the server writes it into the record, everybody hears of it, and it is replayed to the same digest", async () => {
  const { id, thinker, other } = await agreed({ minutes: 1 });
  const stream = await Streamed.open(other, `?watch=${id}`);
  const { viewer } = await thinker.view(id);
  vi.advanceTimersByTime(59_000);
  expect((await thinker.view(id)).outcome).toBeUndefined();
  vi.advanceTimersByTime(1_500);
  const told = await stream.until(({ outcome }) => outcome !== undefined);
  stream.close();
  expect(told.outcome?.returns[viewer]).toBe(-1);
  expect(told.log.at(-1)).toMatchObject({ n: 1, kind: "timeout", player: viewer });
  expect(findMatch(db(), id)?.outcome).toEqual({ ...told.outcome, by: { kind: "timeout", player: viewer } });
  expect(listInputs(db(), id)).toMatchObject([{ n: 1, kind: "timeout", player: viewer }]);
  forget(id);
  expect(replayed(id)).toEqual({ diverged: undefined, isSame: true });
  expect(codeOf(await thinker.act("answers", id, { as: `p${viewer + 1}`, base: 1, answers: [{ kind: "x" }] }))).toMatch(/^409/);
  const record = await other.ask(api.exportRecord, { params: { id } });
  expect(record.value).toMatchObject({ entries: [{ kind: "timeout", player: viewer }] });
});

test("while the others are asked for something no time runs", async () => {
  const { id, thinker, other } = await agreed({ minutes: 1 });
  const view = await thinker.view(id);
  expect((await thinker.act("rules", id, { as: `p${view.viewer + 1}`, base: 0, rules: "off" })).value).toMatchObject({ done: "asked" });
  vi.advanceTimersByTime(300_000);
  expect((await thinker.view(id)).outcome).toBeUndefined();
  await other.act("consent", id, { base: 0, agree: false });
  vi.advanceTimersByTime(61_000);
  expect((await other.view(id)).outcome).toBeDefined();
});

test("a win is claimed over who has to choose and was away as long as agreed, not before; coming back in time stops it", async () => {
  const { id, thinker, other } = await agreed({ away: 2 });
  const page = await Streamed.open(thinker, `?watch=${id}`);
  await page.until(() => true);
  const view = await other.view(id);
  vi.advanceTimersByTime(600_000);
  expect(view.clock?.gone).toBeUndefined();
  expect(codeOf(await claim(other, view))).toBe("409 not-away");
  // Whoever waits is told at the moment of leaving, so that the page can count.
  const waiter = await Streamed.open(other, `?watch=${id}`);
  page.close();
  expect((await waiter.until(({ clock }) => clock?.gone !== undefined)).clock?.gone).toEqual({ player: 1 - view.viewer, ms: 0 });
  waiter.close();
  await vi.waitFor(async () => expect((await other.view(id)).seats.find(({ player }) => player !== view.viewer)?.here).toBe(false));
  vi.advanceTimersByTime(100_000);
  const waits = await other.view(id);
  expect(waits.clock?.gone?.player).toBe(1 - view.viewer);
  expect(waits.clock?.gone?.ms).toBeGreaterThanOrEqual(100_000);
  const early = await claim(other, view);
  expect(codeOf(early)).toBe("409 not-yet");
  expect((early.value as ApiError).error.message).toMatch(/in (20|19|1[0-9]) seconds/);
  // Words of the one who waits do not hold it up.
  await other.act("comments", id, { base: 0, entry: 0, words: "Still there?" });
  expect((await other.view(id)).clock?.gone?.ms).toBeGreaterThanOrEqual(100_000);
  // Somebody who is away claims nothing, nor does who has to choose, nor who only watches.
  expect(codeOf(await claim(thinker, await thinker.view(id)))).toBe("409 not-away");
  expect(codeOf(await claim(new Browser(), view))).toBe("403 no-seat");
  const back = await Streamed.open(thinker, `?watch=${id}`);
  await back.until(() => true);
  vi.advanceTimersByTime(100_000);
  expect(codeOf(await claim(other, view))).toBe("409 not-away");
  back.close();
  await vi.waitFor(async () => expect((await other.view(id)).seats.find(({ player }) => player !== view.viewer)?.here).toBe(false));
  vi.advanceTimersByTime(121_000);
  const won = await claim(other, view);
  expect(won.status, won.text).toBe(200);
  const now = won.value as MatchView;
  expect(now.outcome?.returns[view.viewer]).toBe(1);
  const by = { kind: "claim", player: view.viewer, from: 1 - view.viewer };
  expect(now.log.at(-1)).toMatchObject(by);
  expect([now.outcome?.by, findMatch(db(), id)?.outcome?.by]).toEqual([by, by]);
  forget(id);
  expect(replayed(id)).toEqual({ diverged: undefined, isSame: true });
});

test("who leaves in another's turn is away from when they are asked, not from before", async () => {
  const { id, thinker, other } = await agreed({ away: 2 });
  vi.advanceTimersByTime(600_000);
  let view: MatchView = await thinker.view(id);
  for (let i = 0; i < 200 && view.asked; i++) view = await thinker.answer(view, () => 0);
  expect(view.asked).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  expect(codeOf(await claim(thinker, await thinker.view(id)))).toBe("409 not-yet");
  vi.advanceTimersByTime(121_000);
  expect((await claim(thinker, await thinker.view(id))).status).toBe(200);
  expect((await other.view(id)).log.at(-1)?.kind).toBe("claim");
});

test("a page of another match is not this table", async () => {
  const { id, thinker, other } = await agreed({ away: 1 });
  const elsewhere = await thinker.make({ seats: [{ who: "here" }, { who: "here" }] });
  const page = await Streamed.open(thinker, `?watch=${elsewhere.id}`);
  await page.until(() => true);
  vi.advanceTimersByTime(61_000);
  expect((await claim(other, await other.view(id))).status).toBe(200);
  page.close();
});

test("a clock needs a length, and a table at which nobody is asked has none", async () => {
  const ask = async (body: object) =>
    codeOf(await new Browser().ask(api.createMatch, { body: { game: "san", seats: [{ who: "here" }, { who: "link" }], ...body } }));
  expect(await ask({ clock: {} })).toBe("400 invalid");
  expect(await ask({ clock: { minutes: 0 } })).toBe("400 invalid");
  expect(await ask({ clock: { away: 1.5 } })).toBe("400 invalid");
  expect(await ask({ game: "free-san", clock: { minutes: 5 } })).toBe("400 options");
});
