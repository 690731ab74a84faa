/** What people say about moments of a match: who may, about which, and who reads it. */
import { afterAll, expect, test } from "vitest";
import type { ApiError } from "../../engine/cards/library.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchView, TimelineTold } from "../../engine/matches/told.ts";
import * as api from "../../server/api/matches.ts";
import { Browser, playOn, randomly, twoBrowsers } from "../../server/matches/matches.test-support.ts";
import { forget } from "../../server/matches/table.ts";
import { type Answer, openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const codeOf = (answer: Answer) => `${answer.status} ${(answer.value as ApiError).error?.code}`;
const said = async (browser: Browser, id: MatchId) =>
  ((await browser.ask(api.readTimeline, { params: { id } })).value as TimelineTold).comments.map(
    ({ player, entry, words }) => `${player} at ${entry}: ${words}`,
  );

test("whoever plays says something about a moment, and everybody who sees the match reads it, also when it is over", async () => {
  const { id, sun, star } = await twoBrowsers();
  await playOn(id, [sun, star], 6, randomly(rngOf(1)));
  const view = (await sun.act("comments", id, { base: 6, entry: 4, words: "  Why not the Bagman? " })).value as MatchView;
  expect([view.n, view.notes.at(-1)]).toMatchObject([6, { kind: "comment", player: 0, entry: 4, words: "Why not the Bagman?" }]);
  // It is no choice: whoever knew the match before answers all the same.
  await playOn(id, [sun, star], 1, () => 0);
  await star.act("concede", id, { base: 7 });
  expect((await star.act("comments", id, { base: 8, entry: 8, words: "Well played" })).status).toBe(200);
  forget(id);
  const all = ["0 at 4: Why not the Bagman?", "1 at 8: Well played"];
  for (const browser of [sun, star, new Browser()]) expect(await said(browser, id)).toEqual(all);
});

test("a comment does not end what somebody asked the others for", async () => {
  const { id, sun, star } = await twoBrowsers();
  await sun.act("rules", id, { base: 0, rules: "off" });
  await star.act("comments", id, { base: 0, entry: 0, words: "What for?" });
  expect((await sun.view(id)).pending?.waiting).toEqual([1]);
});

test.each([
  ["a moment that there is not", { entry: 3, words: "x" }, "409 no-entry"],
  ["no words", { entry: 0, words: "  " }, "400 invalid"],
  ["too many", { entry: 0, words: "x".repeat(501) }, "400 invalid"],
  ["somebody else's name", { as: "p2", entry: 0, words: "x" }, "403 not-your-seat"],
])("refuses %s", async (_what, body, code) => {
  const { id, sun } = await twoBrowsers();
  expect(codeOf(await sun.act("comments", id, { base: 0, ...body }))).toBe(code);
  expect(codeOf(await new Browser().act("comments", id, { base: 0, entry: 0, words: "x" }))).toBe("403 no-seat");
  expect(await said(sun, id)).toEqual([]);
});
