/** Lists of matches: which may be watched or joined by anybody who may see the studio, and which are not shown. */
import { afterAll, expect, test } from "vitest";
import type { ApiError } from "../../engine/cards/library.ts";
import type { MatchOnShow, MatchView } from "../../engine/matches/told.ts";
import * as lists from "../../server/api/match-lists.ts";
import * as scenarios from "../../server/api/match-scenarios.ts";
import * as api from "../../server/api/matches.ts";
import { Browser } from "../../server/matches/matches.test-support.ts";
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
