/** Lists of matches: which may be watched or joined by anybody who may see the studio, and which are not shown. */
import { afterAll, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import type { ApiError } from "../../engine/cards/library.ts";
import type { MatchOnShow, MatchSummary, MatchView } from "../../engine/matches/told.ts";
import * as lists from "../../server/api/match-lists.ts";
import * as scenarios from "../../server/api/match-scenarios.ts";
import * as tidy from "../../server/api/match-tidy.ts";
import * as api from "../../server/api/matches.ts";
import { Browser, playOn, twoBrowsers } from "../../server/matches/matches.test-support.ts";
import { dismissThinkers } from "../../server/matches/thinkers.ts";
import { openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(async () => {
  await dismissThinkers();
  close();
});

const HERE = { who: "here", name: "Ann" };
const shownTo = async (browser: Browser): Promise<readonly MatchOnShow[]> => {
  const answer = await browser.ask(lists.listGoingOn);
  expect(answer.status).toBe(200);
  return (answer.value as { matches: readonly MatchOnShow[] }).matches;
};
const sit = (browser: Browser, id: string, as: string, name?: string) =>
  browser.ask(lists.sitDownAt, { params: { id }, body: { as, ...(name === undefined ? {} : { name }) } });
const codeOf = (answer: { readonly status: number; readonly value: unknown }) =>
  `${answer.status} ${(answer.value as ApiError).error?.code ?? ""}`.trim();

test("matches that may be watched are shown to others, seats for anybody first; not those that are only for their players, set up, over or played by bots", async () => {
  const [host, other] = [new Browser(), new Browser()];
  const watched = await host.make({ seats: [HERE, HERE] });
  const hidden = await host.make({ seats: [HERE, HERE], watching: "seats" });
  const free = await host.make({ seats: [HERE, { who: "open" }], watching: "seats" });
  const ended = await host.make({ seats: [HERE, HERE] });
  await host.act("concede", ended.id, { as: "p1", base: 0 });
  await host.make({
    seats: [
      { who: "bot", bot: "random" },
      { who: "bot", bot: "random" },
    ],
  });
  const laid = await host.ask(scenarios.setUpMatch, {
    body: { game: "san", scenario: { position: { "to move": "STAR", at: "play", turn: 9 } }, seats: [HERE, HERE] },
  });
  expect(laid.status, laid.text).toBe(201);
  const shown = await shownTo(other);
  expect(shown.map(({ id, watch, free: seats }) => [id, watch, seats])).toEqual([
    [free.id, false, [1]],
    [watched.id, true, []],
  ]);
  expect(shown.map(({ id }) => id)).not.toContain(hidden.id);
  // Its own matches are in another list.
  expect(await shownTo(host)).toEqual([]);
  // Nothing of a token is told.
  expect(JSON.stringify(shown)).not.toContain("token");
});

test("a seat for anybody is taken by the first who clicks, once; a seat with a link is not, nor one that is taken", async () => {
  const [host, ben, cat] = [new Browser(), new Browser(), new Browser()];
  const { id, links } = await host.make({ seats: [HERE, { who: "open" }] });
  expect(links.map(({ player }) => player)).toEqual([1]);
  const kept = await host.make({ seats: [HERE, { who: "link" }] });
  expect(codeOf(await sit(ben, kept.id, "p2"))).toBe("409 not-open");
  expect(codeOf(await sit(ben, id, "p1"))).toBe("409 not-open");
  expect(codeOf(await sit(ben, id, "p7"))).toBe("400 no-such-seat");
  expect(codeOf(await sit(host, id, "p2"))).toBe("409 plays-already");
  const sat = await sit(ben, id, "p2", "Ben");
  expect([sat.status, (sat.value as MatchView).yours]).toEqual([200, [1]]);
  expect(codeOf(await sit(cat, id, "p2"))).toBe("409 not-open");
  expect(codeOf(await cat.join(id, links[0]?.token ?? ""))).toBe("403 no-such-token");
  expect((await shownTo(cat)).find((match) => match.id === id)).toMatchObject({
    watch: true,
    free: [],
    seats: [{ name: "Ann" }, { name: "Ben" }],
  });
  // Whoever sits there gives the seat to one other browser only, by link.
  const link = await ben.ask(api.renewLink, { params: { id }, body: { as: "p2" } });
  expect(link.status).toBe(201);
  expect(codeOf(await sit(cat, id, "p2"))).toBe("409 not-open");
});

test("a seed cannot be chosen where anybody may sit down", async () => {
  const answer = await new Browser().ask(api.createMatch, { body: { game: "san", seats: [HERE, { who: "open" }], seed: 3 } });
  expect(codeOf(answer)).toBe("400 seed");
});

const listed = async (browser: Browser, query = "") =>
  ((await browser.ask(api.listMatches, { query })).value as { matches: readonly MatchSummary[] }).matches.map(({ id }) => id);
const put = (browser: Browser, id: string, away: boolean) => browser.ask(tidy.putMatchAway, { params: { id }, body: { away } });
const remove = (browser: Browser, id: string, n: number) => browser.ask(tidy.deleteMatch, { params: { id }, query: `?n=${n}` });
const rowsOf = (id: string) =>
  ["match_inputs", "match_notes", "match_seats", "match_put_away"].map((table) =>
    db().$client.prepare(`select count(*) from ${table} where "match" = ?`).pluck().get(id),
  );

test("a browser puts its matches away and takes them out again; the lists of the others stay as they are", async () => {
  const { id, sun, star } = await twoBrowsers();
  expect((await put(star, id, true)).value).toEqual({ id, away: true });
  expect((await put(star, id, true)).status).toBe(200);
  expect([await listed(star), await listed(star, "?which=away"), await listed(sun)]).toEqual([[], [id], [id]]);
  // It goes on all the same.
  expect((await star.view(id)).yours).toEqual([1]);
  expect((await put(star, id, false)).value).toEqual({ id, away: false });
  expect([await listed(star), await listed(star, "?which=away")]).toEqual([[id], []]);
  expect(codeOf(await put(new Browser(), id, true))).toBe("403 not-yours");
  expect(codeOf(await put(star, "a".repeat(20), true))).toBe("404 no-match");
});

test("a match that is over is deleted as a whole by who made it, as it is known; a match that goes on never, also not in the database", async () => {
  const { id, sun, star } = await twoBrowsers();
  await put(star, id, true);
  await sun.act("comments", id, { base: 0, entry: 0, words: "Good luck." });
  expect(codeOf(await remove(sun, id, 0))).toBe("409 goes-on");
  for (const sql of [
    `delete from matches where id = ?`,
    `delete from match_inputs where "match" = ?`,
    `delete from match_notes where "match" = ?`,
  ]) {
    const direct = () => db().$client.prepare(sql).run(id);
    if (sql.includes("inputs")) expect(direct().changes).toBe(0);
    else expect(direct).toThrow(/never deleted/);
  }
  await playOn(id, [sun, star], 4, () => 0);
  await sun.act("concede", id, { as: "p1", base: 4 });
  const fork = ((await sun.ask(api.forkMatches, { params: { id }, body: { n: 2, seats: [HERE, HERE] } })).value as { id: string }).id;
  expect((await sun.view(fork as typeof id)).parent).toEqual({ id, n: 2 });
  expect(codeOf(await remove(star, id, 5))).toBe("403 not-host");
  expect(codeOf(await remove(sun, id, 4))).toBe("409 already-answered");
  // Over or not, no part of it goes alone.
  expect(() => db().$client.prepare(`delete from match_inputs where "match" = ? and n = 5`).run(id)).toThrow("never deleted");
  expect(rowsOf(id)).toEqual([5, 2, 2, 1]);
  expect((await remove(sun, id, 5)).value).toEqual({ id });
  expect(rowsOf(id)).toEqual([0, 0, 0, 0]);
  expect(codeOf(await remove(sun, id, 5))).toBe("404 no-match");
  expect(codeOf(await star.ask(api.readMatch, { params: { id } }))).toBe("404 no-match");
  expect([await listed(sun), await listed(star), await listed(star, "?which=away")]).toEqual([[fork], [], []]);
  // What was played on from it stays whole, and names it no more.
  const left = await sun.view(fork as typeof id);
  expect([left.parent, left.n]).toEqual([undefined, 2]);
  await sun.answer(left, () => 0);
});
