/** How a match ended: kept with the entry that ends it, told by the lists as the table tells it. */
import { afterAll, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchSummary } from "../../engine/matches/told.ts";
import * as api from "../../server/api/matches.ts";
import { Browser, playOn, randomly, twoBrowsers } from "../../server/matches/matches.test-support.ts";
import { forget } from "../../server/matches/table.ts";
import { dismissThinkers } from "../../server/matches/thinkers.ts";
import { openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(async () => {
  await dismissThinkers();
  close();
});

const HERE = { who: "here", name: "Ann" };
const listed = async (browser: Browser, id: MatchId) =>
  ((await browser.ask(api.listMatches)).value as { matches: readonly MatchSummary[] }).matches.find((match) => match.id === id);
const kept = (id: MatchId) => db().$client.prepare("select outcome from matches where id = ?").pluck().get(id) as string | null;

test("a match played to its end is listed with the outcome that its table tells, to both who sat there", async () => {
  const { id, sun, star } = await twoBrowsers({ options: { turnLimit: 8 } });
  await playOn(id, [sun, star], 3, randomly(rngOf(5)));
  expect([(await listed(sun, id))?.outcome, kept(id)]).toEqual([undefined, null]);
  await playOn(id, [sun, star], 2000, randomly(rngOf(6)));
  const { outcome } = await sun.view(id);
  expect(outcome?.reasons.length).toBeGreaterThan(0);
  expect(await listed(sun, id)).toMatchObject({ outcome });
  expect(await listed(star, id)).toMatchObject({ outcome });
  expect(JSON.parse(kept(id) ?? "")).toEqual(outcome);
});

test("who gave up is kept; taking it back takes the outcome with it; a fork at the end has it from the start", async () => {
  const browser = new Browser();
  const { id } = await browser.make({ seats: [HERE, HERE] });
  await browser.act("concede", id, { as: "p1", base: 0 });
  const by = { kind: "concede", player: 0 };
  expect((await listed(browser, id))?.outcome).toMatchObject({ returns: [-1, 1], by });
  const fork = ((await browser.act("fork", id, { n: 1, seats: [HERE, HERE] })).value as { id: MatchId }).id;
  expect((await listed(browser, fork))?.outcome).toMatchObject({ by });
  expect((await browser.act("undo", id, { base: 1, to: 0 })).status).toBe(200);
  const { outcome, asked } = (await listed(browser, id)) ?? {};
  expect([outcome, asked, kept(id)]).toEqual([undefined, expect.any(Number), null]);
});

test("a match that ended before outcomes were kept is over without one, until its page is opened", async () => {
  const { id, sun } = await twoBrowsers();
  const before = (await listed(sun, id))?.updatedAt;
  // As an older studio left it.
  db().$client.prepare(`insert into match_inputs values (?, 1, '{"kind":"concede","player":1}', ?)`).run(id, "2026-11-20T00:00:00.000Z");
  db().$client.prepare("update matches set length = 1, asked = null, outcome = null where id = ?").run(id);
  expect(await listed(sun, id)).not.toHaveProperty("outcome");
  forget(id);
  const { outcome } = await sun.view(id);
  expect(outcome).toMatchObject({ returns: [1, -1], by: { kind: "concede", player: 1 } });
  expect(await listed(sun, id)).toMatchObject({ outcome, updatedAt: before });
});
