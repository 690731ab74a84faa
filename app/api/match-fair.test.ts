/** Fair play: whoever has read a match, by playing both sides, from another browser or by forking it, learns nothing from it once somebody else sits down. */
import { afterAll, describe, expect, test } from "vitest";
import { db } from "../../db/client.ts";
import type { ApiError } from "../../engine/cards/library.ts";
import { PLAYABLE } from "../../engine/games/game.ts";
import { everybody } from "../../engine/kernel/layout.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchMade } from "../../engine/matches/told.ts";
import * as api from "../../server/api/matches.ts";
import { hashOf } from "../../server/matches/browser.ts";
import { Browser, playOn, randomly } from "../../server/matches/matches.test-support.ts";
import { tableOf } from "../../server/matches/table.ts";
import { dismissThinkers } from "../../server/matches/thinkers.ts";
import { openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(async () => {
  await dismissThinkers();
  close();
});

/** The games in which all of it is tried. */
const WHOLE: readonly string[] = ["san", "megacorp"];
const HERE = { who: "here", name: "Ann" };
const stateOf = (id: MatchId) => {
  const table = tableOf(id);
  if (!table.ok) throw new Error(table.error.code);
  return table.value.play.state;
};
/** The designs of all cards, by instance: all that can be known of who has what. */
const cardsOf = (id: MatchId) => [...stateOf(id).card];
/** Instances that some player knows, with their designs. */
const knownOf = (id: MatchId) => {
  const { card, seen, players } = stateOf(id);
  return card.map((design, i) => (((seen[i] ?? 0) & everybody(players)) === 0 ? -1 : design));
};
/** What each player can know of the match. */
const sightsOf = (id: MatchId) => {
  const table = tableOf(id);
  if (!table.ok) throw new Error(table.error.code);
  const { game, state } = table.value.play;
  return Array.from({ length: state.players }, (_, player) => game.observe(state, player));
};
const linkOf = async (browser: Browser, id: MatchId, player: number) => {
  const answer = await browser.ask(api.renewLink, { params: { id }, body: { as: `p${player + 1}` } });
  expect(answer.status, answer.text).toBeLessThan(300);
  return (answer.value as { token: string }).token;
};
/** Which cards of a hand somebody has seen, as the note says it. */
const SEEN_BY = (by: string) => ({ by, what: expect.arrayContaining([expect.stringMatching(/^\d cards? in .*'s hand$/)]) as string[] });
const codeOf = (answer: { readonly status: number; readonly value: unknown }) => (answer.value as ApiError).error?.code;

/** Plays some choices of one browser with all seats. */
async function play(browser: Browser, id: MatchId, choices: number): Promise<void> {
  const rng = rngOf(3);
  for (let i = 0; i < choices; i++) await browser.answer(await browser.view(id), (actions) => below(rng, actions.length));
}

describe.each(WHOLE)("a host of %s who has read both sides and gives one away", (game) => {
  test("knows nothing of it before the first choice: all is dealt anew", async () => {
    const [host, guest] = [new Browser(), new Browser()];
    const { id } = await host.make({ game, seats: [HERE, HERE], seed: 5 });
    const read = cardsOf(id);
    const { value } = await host.ask(api.exportRecord, { params: { id } });
    expect((value as { start: { seed: number } }).start.seed).toBe(5);
    expect((await guest.join(id, await linkOf(host, id, 1), "Ben")).status).toBe(200);
    expect(cardsOf(id)).not.toEqual(read);
    for (const query of ["?as=all", "?as=p2"]) expect((await host.ask(api.readMatch, { params: { id }, query })).status).toBe(403);
    expect(codeOf(await host.ask(api.exportRecord, { params: { id } }))).toBe("hidden");
    const view = await guest.view(id);
    expect(view.seed).toBeUndefined();
    expect(view.log.map(({ kind }) => kind)).toEqual(["deal"]);
  });

  test("later knows what is in the hands and said so, and nothing of what is to come; nobody gets behind that", async () => {
    const [host, guest] = [new Browser(), new Browser()];
    const { id } = await host.make({ game, seats: [HERE, HERE], seed: 5 });
    await play(host, id, 12);
    const [read, known] = [cardsOf(id), knownOf(id)];
    const [before, sights] = [stateOf(id).rng.seed, sightsOf(id)];
    expect((await guest.join(id, await linkOf(host, id, 1), "Ben")).status).toBe(200);
    expect(cardsOf(id)).not.toEqual(read);
    expect(knownOf(id)).toEqual(known);
    expect(stateOf(id).rng.seed).not.toBe(before);
    expect(sightsOf(id)).toEqual(sights);
    const view = await guest.view(id);
    expect(view.notes.at(-1)).toMatchObject({ kind: "seat-taken", name: "Ben", seen: SEEN_BY("Ann") });
    expect(codeOf(await guest.act("undo", id, { base: view.n, to: 0 }))).toBe("nothing-to-undo");
    expect(codeOf(await host.ask(api.forkMatches, { params: { id }, body: { n: 3, seats: [HERE, HERE] } }))).toBe("hidden");
  });

  test("forks a match against nobody for somebody else and knows nothing of it", async () => {
    const host = new Browser();
    const { id } = await host.make({ game, seats: [HERE, HERE], seed: 5 });
    await play(host, id, 12);
    const fork = async (n: number) => {
      const answer = await host.ask(api.forkMatches, { params: { id }, body: { n, seats: [HERE, { who: "link", name: "Ben" }] } });
      expect(answer.status, answer.text).toBe(201);
      return (answer.value as MatchMade).id;
    };
    const first = cardsOf(await fork(0));
    expect(first).not.toEqual(cardsOf(await fork(0)));
    const later = await fork(12);
    expect(cardsOf(later)).not.toEqual(cardsOf(id));
    expect(knownOf(later)).toEqual(knownOf(id));
    expect((await host.view(later)).log.at(-1)?.kind).toBe("redeal");
  });

  test("and whoever joins a fork is told what was read of their cards, nothing where all is new", async () => {
    const host = new Browser();
    const { id } = await host.make({ game, seats: [HERE, HERE], seed: 5 });
    await play(host, id, 12);
    const joined = async (n: number) => {
      const guest = new Browser();
      const { value } = await host.ask(api.forkMatches, { params: { id }, body: { n, seats: [HERE, { who: "link", name: "Ben" }] } });
      const fork = value as MatchMade;
      expect((await guest.join(fork.id, fork.links[0]?.token ?? "")).status).toBe(200);
      return (await guest.view(fork.id)).notes.at(-1);
    };
    expect(await joined(12)).toMatchObject({ kind: "seat-taken", name: "Ben", seen: SEEN_BY("Ann") });
    expect(await joined(0)).not.toHaveProperty("seen");
  });
});

/** A match against a second browser of the host itself, which gives its seat to a guest by a link after some choices. */
async function givenByOwnOther(game: string, choices: number) {
  const [host, other, guest] = [new Browser(), new Browser(), new Browser()];
  const { id, links } = await host.make({ game, seats: [HERE, { who: "link", name: "" }] });
  expect((await other.join(id, links[0]?.token ?? "", "Xan")).status).toBe(200);
  await playOn(id, [host, other], choices, randomly(rngOf(3)));
  const [read, known, before, sights] = [cardsOf(id), knownOf(id), stateOf(id).rng.seed, sightsOf(id)];
  expect((await guest.join(id, await linkOf(other, id, 1), "Ben")).status).toBe(200);
  return { id, host, other, guest, read, known, before, sights };
}

describe.each(WHOLE)("a host of %s who takes the second seat in another browser and gives it away from there", (game) => {
  test("knows nothing of it before the first choice: all is dealt anew from a seed that nobody knows", async () => {
    const { id, host, other, guest, read, before } = await givenByOwnOther(game, 0);
    expect(cardsOf(id)).not.toEqual(read);
    expect(stateOf(id).rng.seed).not.toBe(before);
    for (const browser of [host, guest]) {
      const view = await browser.view(id);
      expect(view.log.map(({ kind }) => kind)).toEqual(["deal"]);
      expect(view.seed).toBeUndefined();
      expect(view.notes.map((note) => [note.kind, "seen" in note])).toEqual([
        ["seat-taken", false],
        ["seat-taken", false],
      ]);
    }
    expect((await other.ask(api.readMatch, { params: { id }, query: "?as=p2" })).status).toBe(403);
  });

  test("later knows what is in the hand and said so, and nothing of what is to come", async () => {
    const { id, other, guest, read, known, before, sights } = await givenByOwnOther(game, 4);
    expect(cardsOf(id)).not.toEqual(read);
    expect(knownOf(id)).toEqual(known);
    expect(stateOf(id).rng.seed).not.toBe(before);
    expect(sightsOf(id)).toEqual(sights);
    const view = await guest.view(id);
    expect(view.log.at(-1)?.kind).toBe("redeal");
    expect(view.notes.at(-1)).toMatchObject({ kind: "seat-taken", name: "Ben", seen: SEEN_BY("Xan") });
    expect(codeOf(await guest.act("undo", id, { base: view.n, to: 0 }))).toBe("nothing-to-undo");
    // Who sat there is told by name alone.
    const hash = hashOf(other.cookie.split("=")[1] ?? "");
    expect(db().$client.prepare("select count(*) from match_notes where note like ?").pluck().get(`%${hash}%`)).toBe(1);
    expect(guest.heard.join()).not.toContain(hash);
  });
});

test.each(PLAYABLE.filter((game) => !WHOLE.includes(game)))(
  "of %s too only what lies hidden is told, and all is new before the first choice",
  async (game) => {
    const first = await givenByOwnOther(game, 0);
    expect(cardsOf(first.id)).not.toEqual(first.read);
    const { id, guest } = await givenByOwnOther(game, 4);
    const { card, seen, zones, players } = stateOf(id);
    const hidden = zones.flat().filter((one) => card[one] !== undefined && ((seen[one] ?? 0) & everybody(players)) === 2).length;
    const note = (await guest.view(id)).notes.at(-1);
    if (note?.kind !== "seat-taken") throw new Error("Nobody sat down.");
    expect(note.seen?.what.reduce((sum, words) => sum + Number.parseInt(words, 10), 0)).toBe(hidden);
  },
);

test("another browser is a stranger, also to a player who goes on there; who comes back to a seat of their own is none", async () => {
  const [host, guest, moved] = [new Browser(), new Browser(), new Browser()];
  const { id, links } = await host.make({ seats: [HERE, { who: "link", name: "" }] });
  await guest.join(id, links[0]?.token ?? "", "Ben");
  const first = cardsOf(id);
  const link = await linkOf(guest, id, 1);
  expect(codeOf(await guest.join(id, link))).toBe("plays-already");
  expect(cardsOf(id)).toEqual(first);
  expect((await moved.join(id, link)).status).toBe(200);
  const second = cardsOf(id);
  expect(second).not.toEqual(first);
  expect((await guest.join(id, await linkOf(moved, id, 1))).status).toBe(200);
  expect(cardsOf(id)).toEqual(second);
  const { log, notes } = await guest.view(id);
  expect(log.map(({ kind }) => kind)).toEqual(["deal"]);
  // What the other browser has seen meanwhile is said.
  expect(notes.map((note) => "seen" in note)).toEqual([false, false, true]);
});
