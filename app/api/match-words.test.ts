/** Words at the table: heard by the players alone, few at a time, and no part of what is played. */
import { afterAll, expect, test, vi } from "vitest";
import type { ApiError } from "../../engine/cards/library.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { MOST_SAID, SAID_AT_ONCE } from "../../engine/matches/words.ts";
import * as talk from "../../server/api/match-words.ts";
import * as api from "../../server/api/matches.ts";
import { Browser, playOn, Streamed, twoBrowsers } from "../../server/matches/matches.test-support.ts";
import { tableOf } from "../../server/matches/table.ts";
import { openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const say = (browser: Browser, id: MatchId, words: string, as?: string) =>
  browser.ask(talk.sayAtMatch, { params: { id }, body: { words, ...(as === undefined ? {} : { as }) } });
const codeOf = (answer: { readonly status: number; readonly value: unknown }) =>
  `${answer.status} ${(answer.value as ApiError).error?.code ?? ""}`.trim();
const digestOf = (id: MatchId) => {
  const table = tableOf(id);
  if (!table.ok) throw new Error(table.error.code);
  return table.value.play.game.digest(table.value.play.state);
};

test("words reach the players as they were written, by the stream, and nobody who watches; the match and its record are as before", async () => {
  const { id, sun, star } = await twoBrowsers();
  const watcher = new Browser();
  await watcher.view(id);
  const stream = await Streamed.open(star, `?watch=${id}`);
  const before = digestOf(id);
  const words = "<b>hi</b> \u202ereversed & [link](javascript:alert(1))";
  expect((await say(sun, id, words)).status).toBe(200);
  const heard = await stream.until(({ said }) => (said?.length ?? 0) > 0);
  stream.close();
  expect(heard.said).toMatchObject([{ kind: "said", player: 0, words }]);
  expect(heard.notes.some(({ kind }) => kind === "said")).toBe(false);
  const seen = await watcher.view(id);
  expect([seen.said, seen.notes.length]).toEqual([undefined, 1]);
  await watcher.ask(api.readTimeline, { params: { id } });
  expect(watcher.heard.join()).not.toContain("reversed");
  expect([heard.n, digestOf(id)]).toEqual([0, before]);
  // A choice based on what was known before the words counts: words are not in the way of play.
  const mover = (await sun.view(id)).observation.decision?.player === 0 ? sun : star;
  const asked = await mover.view(id);
  await say(mover === sun ? star : sun, id, "Your turn?");
  await mover.answer(asked, () => 0);
  await playOn(id, [sun, star], 2, () => 0);
  await sun.act("concede", id, { as: "p1", base: 3 });
  expect((await say(star, id, "Good game.")).status).toBe(200);
  // When all is open, words still are not.
  await watcher.view(id, "?as=all");
  const record = await watcher.ask(api.exportRecord, { params: { id } });
  expect(record.status).toBe(200);
  expect(watcher.heard.join()).not.toMatch(/reversed|Your turn|Good game/);
});

test("only who sits there speaks, for their own seat, in one short line", async () => {
  const { id, sun, star } = await twoBrowsers();
  expect(codeOf(await say(new Browser(), id, "hello"))).toBe("403 no-seat");
  expect(codeOf(await say(star, id, "hello", "p1"))).toBe("403 not-your-seat");
  for (const words of ["", "   ", "x".repeat(MOST_SAID + 1), "two\nlines", "\u0007"])
    expect(codeOf(await say(sun, id, words))).toBe("400 invalid");
  expect((await say(sun, id, "x".repeat(MOST_SAID))).status).toBe(200);
});

test("a seat says few texts in a while; the other one is not held up by it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { id, sun, star } = await twoBrowsers();
  const statuses = [];
  for (let i = 0; i <= SAID_AT_ONCE.texts; i++) statuses.push((await say(sun, id, `text ${i}`)).status);
  expect(statuses).toEqual([...Array.from({ length: SAID_AT_ONCE.texts }, () => 200), 429]);
  expect((await say(star, id, "calm")).status).toBe(200);
  vi.setSystemTime(Date.now() + SAID_AT_ONCE.seconds * 1000 + 1);
  expect((await say(sun, id, "again")).status).toBe(200);
  vi.useRealTimers();
});
