/** A guest brings a deck: it is checked, lies with the seat, and nobody else is sent anything of it before the match begins. */
import { afterAll, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import type { ApiError } from "../../engine/cards/library.ts";
import { DECK_GAMES, isPlayable } from "../../engine/games/game.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchSummary, MatchView } from "../../engine/matches/told.ts";
import * as decks from "../../server/api/decks.ts";
import * as lists from "../../server/api/match-lists.ts";
import * as start from "../../server/api/match-start.ts";
import * as api from "../../server/api/matches.ts";
import { Browser, Streamed } from "../../server/matches/matches.test-support.ts";
import { tableOf } from "../../server/matches/table.ts";
import { dismissThinkers } from "../../server/matches/thinkers.ts";
import { shippedDecks } from "../../server/shipped-decks.ts";
import { openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(async () => {
  await dismissThinkers();
  close();
});

const game = DECK_GAMES.find((id) => isPlayable(id)) ?? expect.fail("no game is played with decks");
const HERE = { who: "here", name: "Ann" };
const LINK = { who: "link" };
const ready = shippedDecks(game).map(({ list }) => list);
const [hosts = expect.fail("no ready decks"), guests = expect.fail("one ready deck")] = ready.slice(-2);
/** Decks with names that stand nowhere else. */
const HOSTS: DeckList = { ...hosts, name: "Quiet Harbour Host" };
const GUESTS: DeckList = { ...guests, name: "Secret Sparrow Guest", notes: "keep two" };
const codeOf = (answer: { readonly status: number; readonly value: unknown }) =>
  `${answer.status} ${(answer.value as ApiError).error?.code ?? ""}`.trim();
const bring = (browser: Browser, id: MatchId, body: object) => browser.ask(start.readyForMatch, { params: { id }, body });
const invite = async (more: object = {}) => {
  const [host, guest] = [new Browser(), new Browser()];
  const { id, links } = await host.make({ game, seats: [HERE, LINK], decks: [HOSTS, null], ...more });
  return { host, guest, id, token: links[0]?.token ?? "" };
};

test("the match begins when the guest has brought a deck; before that nobody is sent anything of either deck, after it everybody plays with their own", async () => {
  const { host, guest, id, token } = await invite();
  const watcher = new Browser();
  const before = await host.view(id);
  expect(before.waiting).toEqual({ for: [1], bring: [1], decks: [{ player: 0, list: HOSTS }] });
  expect(before.asked).toBeUndefined();
  expect((await guest.join(id, token, "Ben")).status).toBe(200);
  // Nothing is dealt: nothing can be chosen, undone, conceded, recorded or forked.
  for (const act of ["answers", "undo", "concede", "rules"] as const)
    expect(
      codeOf(
        await host.act(act, id, {
          base: 0,
          ...(act === "answers" ? { answers: [{ kind: "pass" }] } : {}),
          ...(act === "rules" ? { rules: "off" } : {}),
        }),
      ),
      act,
    ).toBe("409 not-begun");
  const look = async () => {
    for (const browser of [host, watcher]) {
      for (const query of ["", "?as=public", "?as=all", "?as=p2", "?at=0"]) await browser.ask(api.readMatch, { params: { id }, query });
      await browser.ask(api.listMatches);
      await browser.ask(lists.listGoingOn);
      await browser.ask(api.exportRecord, { params: { id } });
      await browser.ask(api.readTimeline, { params: { id } });
      await browser.ask(api.readLog, { params: { id } });
      await browser.ask(api.forkMatches, { params: { id }, body: { n: 0, seats: [HERE, HERE] } });
      await browser.ask(decks.listDecks);
    }
  };
  const stream = await Streamed.open(host, `?watch=${id}`);
  await look();
  const other = await bring(guest, id, { deck: { ...GUESTS, sections: { ...GUESTS.sections, main: [] } } });
  expect(codeOf(other)).toBe("400 deck");
  expect((other.value as ApiError).error.message).toMatch(/^Secret Sparrow Guest is not legal\. .*at least 40/);
  expect(codeOf(await bring(guest, id, {}))).toBe("400 no-deck");
  expect(codeOf(await bring(host, id, { as: "p2", deck: GUESTS }))).toBe("403 not-your-seat");
  expect(codeOf(await bring(watcher, id, { deck: GUESTS }))).toBe("403 no-seat");
  // A third seat keeps the match waiting while the deck lies there: see the next test. Here it begins at once.
  await look();
  const heard = [host, watcher].flatMap((browser) => browser.heard).join("\n");
  expect(heard).not.toContain("Secret Sparrow");
  expect(watcher.heard.join("\n")).not.toContain("Quiet Harbour");
  expect(guest.heard.join("\n")).not.toContain("Quiet Harbour");
  const began = await bring(guest, id, { deck: GUESTS });
  expect(began.status, began.text).toBe(200);
  const view = began.value as MatchView;
  expect([view.viewer, view.waiting]).toEqual([1, undefined]);
  const table = tableOf(id);
  if (!table.ok) expect.fail(table.error.code);
  expect((table.value.match.options as { decks: { name: string }[] }).decks.map(({ name }) => name)).toEqual([HOSTS.name, GUESTS.name]);
  await stream.until(({ waiting }) => waiting === undefined);
  stream.close();
  // The decks are in the match now and nowhere else.
  expect(db().$client.prepare("select count(*) from match_seats where deck is not null").pluck().get()).toBe(0);
  expect(db().$client.prepare("select count(*) from decks").pluck().get()).toBe(0);
  expect(codeOf(await bring(guest, id, { deck: GUESTS }))).toBe("409 begun");
  const [first, second] = [await host.view(id), await guest.view(id)];
  expect([first.asked, second.asked].filter(Boolean)).toHaveLength(1);
  const asked = first.asked ? { browser: host, view: first } : { browser: guest, view: second };
  await asked.browser.answer(asked.view, () => 0);
});

test("a deck that lies with a seat while others are still awaited is told to its owner only, and can be changed until the start", async () => {
  const [host, ben, cat] = [new Browser(), new Browser(), new Browser()];
  const { id, links } = await host.make({ game, seats: [HERE, LINK, LINK], decks: [HOSTS, null, null] });
  await ben.join(id, links[0]?.token ?? "", "Ben");
  await cat.join(id, links[1]?.token ?? "", "Cat");
  const brought = await bring(ben, id, { deck: GUESTS });
  expect((brought.value as MatchView).waiting).toEqual({ for: [2], bring: [2], decks: [{ player: 1, list: GUESTS }] });
  const changed = { ...GUESTS, name: "Second Thoughts" };
  expect((await bring(ben, id, { deck: changed })).status).toBe(200);
  for (const browser of [host, cat, new Browser()]) {
    const view = await browser.view(id);
    expect(view.waiting?.for).toEqual([2]);
    await browser.ask(api.listMatches);
    expect(browser.heard.join("\n")).not.toMatch(/Secret Sparrow|Second Thoughts/);
  }
  const [mine] = ((await cat.ask(api.listMatches)).value as { matches: MatchSummary[] }).matches;
  expect(mine).toMatchObject({ id, waits: [2] });
  expect((await bring(cat, id, { deck: HOSTS })).status).toBe(200);
  const table = tableOf(id);
  if (!table.ok) expect.fail(table.error.code);
  expect((table.value.match.options as { decks: { name: string }[] }).decks.map(({ name }) => name)).toEqual([
    HOSTS.name,
    changed.name,
    HOSTS.name,
  ]);
});

test("what the match begins with is read anew by a process that knew it before", async () => {
  const { guest, id, token } = await invite();
  await guest.join(id, token);
  await bring(guest, id, { deck: GUESTS });
  const { seed } = db().$client.prepare("select seed from matches where id = ?").get(id) as { seed: number };
  const table = tableOf(id);
  expect(table.ok && table.value.match.seed).toBe(seed);
  expect(table.ok && table.value.play.record.start.seed).toBe(seed);
});

test("only invited seats bring decks, the host's own is checked at once, and a game without decks takes none", async () => {
  const host = new Browser();
  const ask = async (body: object) => codeOf(await host.ask(api.createMatch, { body: { game, ...body } }));
  expect(await ask({ seats: [HERE, LINK], decks: [null, HOSTS] })).toBe("400 seats");
  expect(await ask({ seats: [HERE, { who: "bot", bot: "greedy" }], decks: [HOSTS, null] })).toBe("400 seats");
  expect(await ask({ seats: [HERE, LINK], decks: [{ ...HOSTS, sections: { ...HOSTS.sections, main: [] } }, null] })).toBe("400 options");
  expect(await ask({ game: "san", seats: [HERE, LINK], decks: [HOSTS, null] })).toBe("400 options");
  const { guest, id, token } = await invite({ game: `free-${game}` });
  await guest.join(id, token);
  // A free table takes any deck.
  expect((await bring(guest, id, { deck: { ...GUESTS, sections: { ...GUESTS.sections, business: [] } } })).status).toBe(200);
});
