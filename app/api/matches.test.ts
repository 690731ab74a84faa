import { afterAll, describe, expect, test, vi } from "vitest";
import type { ApiError } from "../../engine/cards/library.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import type { Why } from "../../engine/kernel/why.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { ContentTold, MatchSummary, MatchView } from "../../engine/matches/told.ts";
import * as api from "../../server/api/matches.ts";
import { Browser, playOn, randomly, Streamed, twoBrowsers } from "../../server/matches/matches.test-support.ts";
import { dismissThinkers } from "../../server/matches/thinkers.ts";
import { type Answer, openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(async () => {
  await dismissThinkers();
  close();
});

const codeOf = (answer: Answer) => `${answer.status} ${(answer.value as ApiError).error?.code}`;
const HERE = { who: "here" };
const LINK = { who: "link" };
const BOT = { who: "bot", bot: "random" };

describe("making a match (T1)", () => {
  test("hot seat: both players are played by this browser, which sees each from its side", async () => {
    const browser = new Browser();
    const { id, links } = await browser.make({ seats: [HERE, HERE], seed: 5 });
    expect(links).toEqual([]);
    const views = [await browser.view(id, "?as=p1"), await browser.view(id, "?as=p2")];
    expect(views.map(({ viewer, yours, alone, seed }) => ({ viewer, yours, alone, seed }))).toEqual([
      { viewer: 0, yours: [0, 1], alone: true, seed: 5 },
      { viewer: 1, yours: [0, 1], alone: true, seed: 5 },
    ]);
    const asked = views[0]?.observation.decision?.player ?? 0;
    expect((await browser.view(id)).viewer).toBe(asked);
    expect(views[asked]?.asked?.words?.length).toBe(views[asked]?.observation.decision?.actions?.length);
    expect(views[asked]?.asked?.words?.some((words) => words.startsWith("play "))).toBe(true);
    expect(views[1 - asked]?.asked).toBeUndefined();
  });

  test("the cards stay those of the beginning, and are told in the order of their numbers", async () => {
    const browser = new Browser();
    const { id } = await browser.make({ seats: [HERE, HERE] });
    const { content, observation } = await browser.view(id);
    const answer = await browser.ask(api.readContent, { params: { hash: content } });
    const told = answer.value as ContentTold;
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect([told.seats, told.places.length]).toEqual([["SUN", "STAR"], observation.zones.length]);
    expect(told.cards.length).toBeGreaterThan(40);
    expect(codeOf(await browser.ask(api.readContent, { params: { hash: "0".repeat(64) } }))).toBe("404 no-content");
  });

  test.each([
    ["one seat", { seats: [HERE] }, "400 seats"],
    ["three seats", { seats: [HERE, HERE, HERE] }, "400 seats"],
    ["no seats", { seats: [] }, "400 invalid"],
    ["a bot that there is not", { seats: [HERE, { who: "bot", bot: "clever" }] }, "400 seats"],
    ["a bot that thinks for minutes", { seats: [HERE, { who: "bot", bot: "search:900000" }] }, "400 seats"],
    ["options of no game", { seats: [HERE, HERE], options: { hands: 2 } }, "400 options"],
    ["a seed although somebody else plays", { seats: [HERE, LINK], seed: 1 }, "400 seed"],
    ["a seed of 33 bits", { seats: [HERE, HERE], seed: 2 ** 32 }, "400 invalid"],
    ["a game that there is not", { seats: [HERE, HERE], game: "chess" }, "400 invalid"],
    ["a stranger's member", { seats: [HERE, HERE], host: "me" }, "400 invalid"],
  ])("refuses %s with a sentence", async (_what, body, code) => {
    const answer = await new Browser().ask(api.createMatch, { body: { game: "san", ...body } });
    expect(codeOf(answer)).toBe(code);
    expect((answer.value as ApiError).error.message).toMatch(/^["“A-Z].*\.$/);
  });

  test("a browser lists what it made and what it plays", async () => {
    const { id, sun, star } = await twoBrowsers();
    const listed = async (browser: Browser) => ((await browser.ask(api.listMatches)).value as { matches: MatchSummary[] }).matches;
    expect((await listed(star)).map((match) => [match.id, match.seats.map(({ name, yours }) => `${name} ${yours}`)])).toEqual([
      [id, ["Ana false", "Ben true"]],
    ]);
    expect((await listed(sun)).map((match) => match.id)).toEqual([id]);
    expect(await listed(new Browser())).toEqual([]);
  });
});

describe("seats", () => {
  test("the token of a link is good once, and for somebody else than who sent it", async () => {
    const sun = new Browser();
    const { id, links } = await sun.make({ seats: [HERE, LINK] });
    const token = links[0]?.token ?? "";
    expect(codeOf(await sun.join(id, token))).toBe("409 plays-already");
    const [star, other] = [new Browser(), new Browser()];
    expect((await star.join(id, token)).status).toBe(200);
    expect(codeOf(await other.join(id, token))).toBe("403 no-such-token");
    expect(codeOf(await other.join(id, "a".repeat(40)))).toBe("403 no-such-token");
    expect([(await star.view(id)).yours, (await other.view(id)).yours]).toEqual([[1], []]);
  });

  test("a code of six letters opens a free seat until it is taken; after ten wrong ones that address is not heard for a minute", async () => {
    const [host, guest, stranger] = [new Browser(), new Browser(), new Browser()];
    const { id, links } = await host.make({ seats: [{ who: "here" }, { who: "link" }] });
    const [{ code, token } = { code: "", token: "" }] = links;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(token.toUpperCase()).not.toContain(code);
    const typed = `${code.slice(0, 3).toLowerCase()} - ${code.slice(3)}`;
    const joined = await guest.ask(api.joinByCode, { body: { code: typed, name: "Ben" } });
    expect([joined.status, (joined.value as MatchView).id, (joined.value as MatchView).viewer]).toEqual([200, id, 1]);
    const from = (address: string) => ({ body: { code }, headers: { "x-arcology-address": address } });
    const tries = Array.from({ length: 11 }, () => stranger.ask(api.joinByCode, from("203.0.113.5")));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    expect((await stranger.ask(api.joinByCode, from("203.0.113.6"))).status).toBe(404);
  });

  test("a free seat gets a new link from who made the match, a taken one only from who sits there, to go on elsewhere", async () => {
    const sun = new Browser();
    const { id, links } = await sun.make({ seats: [HERE, LINK] });
    const [star, phone] = [new Browser(), new Browser()];
    expect(codeOf(await star.act("links", id, { as: "p2" }))).toBe("403 not-your-seat");
    const link = (await sun.act("links", id, { as: "p2" })).value as { token: string };
    expect(codeOf(await star.join(id, links[0]?.token ?? ""))).toBe("403 no-such-token");
    expect((await star.join(id, link.token)).status).toBe(200);
    expect(codeOf(await sun.act("links", id, { as: "p2" }))).toBe("403 not-your-seat");
    expect(codeOf(await sun.act("links", id, { as: "p3" }))).toBe("400 no-such-seat");
    const own = (await star.act("links", id, { as: "p2" })).value as { token: string };
    expect((await star.view(id)).yours).toEqual([1]);
    expect((await phone.join(id, own.token)).status).toBe(200);
    expect([(await phone.view(id)).yours, (await star.view(id)).yours]).toEqual([[1], []]);
  });

  test("a browser acts and sees only for its own seats; whoever watches can never act (T10)", async () => {
    const { id, sun, star } = await twoBrowsers();
    const watcher = new Browser();
    const { n, observation, viewer, log } = await watcher.view(id);
    expect([viewer, observation.decision?.actions, observation.card.filter((_, i) => observation.zones[2]?.includes(i))]).toEqual([
      -1,
      undefined,
      Array.from({ length: observation.zones[2]?.length ?? 0 }, () => null),
    ]);
    expect(log).toEqual([]);
    for (const [browser, as, code] of [
      [watcher, "p1", "403 no-seat"],
      [star, "p1", "403 not-your-seat"],
      [sun, "p2", "403 not-your-seat"],
    ] as const) {
      const body = { as, base: n };
      const answers = [{ kind: "end" }];
      expect(codeOf(await browser.act("answers", id, { ...body, answers })), as).toBe(code);
      for (const act of ["concede", "undo"] as const) expect(codeOf(await browser.act(act, id, body)), act).toBe(code);
      expect(codeOf(await browser.act("consent", id, { ...body, agree: true }))).toBe(code);
      expect(codeOf(await browser.act("rules", id, { ...body, rules: "off" }))).toBe(code);
      expect(codeOf(await browser.act("edits", id, { ...body, changes: [{ kind: "shuffle", place: 0 }] }))).toBe(code);
      expect(codeOf(await browser.act("why", id, { as, about: { card: 1 } }))).toBe(code);
      expect(codeOf(await browser.act("advice", id, { as }))).toBe(code);
      expect(codeOf(await browser.ask(api.readMatch, { params: { id }, query: `?as=${as}` }))).toBe("403 not-your-seat");
      expect(codeOf(await browser.ask(api.readLog, { params: { id }, query: `?as=${as}` }))).toBe("403 not-your-seat");
    }
    expect(codeOf(await watcher.ask(api.exportRecord, { params: { id } }))).toBe("403 hidden");
    expect(codeOf(await sun.act("fork", id, { n: 0, seats: [HERE, HERE] }))).toBe("403 hidden");
    expect((await sun.view(id)).n).toBe(0);
    expect("seed" in (await sun.view(id))).toBe(false);
  });

  test("a match that only its players may see is not seen by others", async () => {
    const { id, star } = await twoBrowsers({ watching: "seats" });
    expect((await star.view(id)).viewer).toBe(1);
    expect(codeOf(await new Browser().ask(api.readMatch, { params: { id } }))).toBe("403 not-watched");
    expect(codeOf(await new Browser().ask(api.readLog, { params: { id } }))).toBe("403 not-watched");
  });

  test("no token and no secret stands in an address, a header but the cookie's, a log, or what others are told", async () => {
    const printed: string[] = [];
    const { log, error, warn } = console;
    for (const name of ["log", "error", "warn"] as const) console[name] = (...args: unknown[]) => void printed.push(args.join(" "));
    const { id, sun, star, token } = await twoBrowsers();
    await playOn(id, [sun, star], 4, randomly(rngOf(1)));
    const watcher = new Browser();
    await watcher.view(id);
    Object.assign(console, { log, error, warn });
    const secrets = [token, sun.cookie.split("=")[1] ?? "", star.cookie.split("=")[1] ?? ""];
    expect(secrets.every((secret) => /^[a-z2-7]{40}$/.test(secret))).toBe(true);
    expect(sun.cookie).not.toBe(star.cookie);
    const [made = "", ...others] = sun.heard;
    expect(made).toContain(token);
    for (const text of [...others, ...star.heard, ...watcher.heard, ...printed])
      for (const secret of secrets) expect(text).not.toContain(secret);
    const joined = await sun.make({ seats: [HERE, LINK] });
    const answer = await new Browser().join(joined.id, joined.links[0]?.token ?? "");
    expect(answer.headers.get("set-cookie")).toMatch(/^arcology-player=[a-z2-7]{40}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  });
});

describe("answering", () => {
  test("several answers of one gesture are all accepted or none (T5)", async () => {
    const browser = new Browser();
    const { id } = await browser.make({ seats: [HERE, HERE], seed: 5 });
    const view = await browser.view(id);
    const plays = view.observation.decision?.actions?.filter(({ kind }) => kind === "play") ?? [];
    const as = `p${view.viewer + 1}`;
    const half = await browser.act("answers", id, { as, base: 0, answers: [plays[0], { kind: "buy", card: 9999 }] });
    expect(codeOf(half)).toBe("409 not-offered");
    expect((half.value as ApiError).error.message).toMatch(/^Answer 2 is not possible: /);
    expect((await browser.view(id)).n).toBe(0);
    const twin = await browser.make({ seats: [HERE, HERE], seed: 5 });
    const first = (await browser.act("answers", twin.id, { as, base: 0, answers: [plays[0]] })).value as MatchView;
    const second = first.observation.decision?.actions?.[0];
    const done = await browser.act("answers", id, { as, base: 0, answers: [plays[0], second] });
    expect([done.status, (done.value as MatchView).n]).toEqual([200, 2]);
    expect((done.value as MatchView).log.map(({ n, kind, action }) => [n, kind, action])).toEqual([
      [1, "act", plays[0]],
      [2, "act", second],
    ]);
    expect((done.value as MatchView).log[0]?.lines[0]).toMatch(/^plays /);
  });

  test("of two who answer the same the first is heard; the second learns that it was answered, and how the match is now", async () => {
    const browser = new Browser();
    const { id } = await browser.make({ seats: [HERE, HERE], seed: 5 });
    const view = await browser.view(id);
    const body = { as: `p${view.viewer + 1}`, base: 0, answers: [view.observation.decision?.actions?.[0]] };
    const both = await Promise.all([browser.act("answers", id, body), browser.act("answers", id, body)]);
    expect(both.map(codeOf).sort()).toEqual(["200 undefined", "409 already-answered"]);
    const late = both.find(({ status }) => status === 409)?.value as { view: MatchView };
    expect([late.view.n, late.view.log.length]).toEqual([1, 1]);
    expect(codeOf(await browser.act("answers", id, { ...body, base: 7 }))).toBe("409 ahead");
  });

  test.each<[string, object, string]>([
    ["an action that there is not", { answers: [{ kind: "win" }] }, "409 not-offered"],
    ["no kind", { answers: [{ card: 1 }] }, "400 invalid"],
    ["nothing", { answers: [] }, "400 invalid"],
    ["a list in an action", { answers: [{ kind: "play", card: [1] }] }, "400 invalid"],
    ["more than one gesture can hold", { answers: Array.from({ length: 201 }, () => ({ kind: "end" })) }, "400 invalid"],
    ["no base", { base: undefined, answers: [{ kind: "end" }] }, "400 invalid"],
    ["a player of no match", { as: "p17", answers: [{ kind: "end" }] }, "400 invalid"],
    ["2 MB", { answers: [{ kind: "end", note: "x".repeat(2_000_000) }] }, "413 too-large"],
  ])("refuses %s and changes nothing", async (_what, body, code) => {
    const browser = new Browser();
    const { id } = await browser.make({ seats: [HERE, HERE], seed: 5 });
    expect(codeOf(await browser.act("answers", id, { base: 0, ...body }))).toBe(code);
    expect((await browser.view(id)).n).toBe(0);
  });

  test("who is not asked is told who is, and why something is not possible is told with its rule (T3)", async () => {
    const { id, sun, star } = await twoBrowsers();
    const asked = (await sun.view(id)).observation.decision?.player ?? 0;
    const [on, off] = asked === 0 ? [sun, star] : [star, sun];
    const waits = await off.act("answers", id, { base: 0, answers: [{ kind: "end" }] });
    expect(codeOf(waits)).toBe("409 not-your-turn");
    expect((waits.value as ApiError).error.message).toContain(`${["SUN", "STAR"][asked]} is choosing now`);
    expect(JSON.stringify((await off.act("why", id, { about: { kind: "end" } })).value)).toContain(
      `${["SUN", "STAR"][asked]} is choosing now (SAN-`,
    );
    const { observation } = await on.view(id);
    const river = observation.zones.findIndex((ids, place) => ids.length === 1 && place > 10);
    const why = await on.act("why", id, { about: { kind: "buy", card: observation.zones[river]?.[0] } });
    expect(JSON.stringify(why.value)).toMatch(/\(SAN-\d/);
    const hidden = observation.card.indexOf(null);
    const nothing = await on.act("why", id, { about: { card: hidden } });
    expect(JSON.stringify(nothing.value)).not.toMatch(/Cost|cost/);
  });

  test("why a card that was not bought yet could not go into a slot, as if it had been; nothing happens by asking", async () => {
    const browser = new Browser();
    const { id } = await browser.make({ game: "megacorp", seats: [HERE, HERE], seed: 5 });
    const leading = (view: MatchView) => view.asked?.choices?.find(({ leads }) => leads?.options.some(({ spot }) => spot));
    let view = await browser.view(id);
    for (let i = 0; i < 60 && !leading(view); i++) view = await browser.view(id, `?since=${(await browser.answer(view, () => 0)).n}`);
    const buy = leading(view);
    const reasons = async (at: object) => {
      const action = buy?.leads?.options.find(({ spot }) => spot)?.action;
      const answer = await browser.act("why", id, { as: `p${view.viewer + 1}`, about: { ...action, ...at }, after: buy?.action });
      return (answer.value as { why: readonly Why[] }).why.flatMap((why) => why.reasons);
    };
    expect(await reasons({})).toEqual([]);
    expect(await reasons({ x: 0, y: 0 })).toContainEqual(expect.stringMatching(/is already there \(MC-8\.4\)$/));
    expect(await reasons({ x: 90, y: 90 })).toEqual([expect.stringMatching(/^It would be docked to nothing: .*\(MC-8\.4\)$/)]);
    expect((await browser.view(id)).n).toBe(view.n);
  });

  test("an unknown match, and a match of no address", async () => {
    const browser = new Browser();
    const id = "a".repeat(20) as MatchId;
    expect(codeOf(await browser.ask(api.readMatch, { params: { id } }))).toBe("404 no-match");
    expect(codeOf(await browser.act("answers", id, { base: 0, answers: [{ kind: "end" }] }))).toBe("404 no-match");
    expect(codeOf(await browser.join(id, "a".repeat(40)))).toBe("404 no-match");
  });
});

describe("conceding and the end", () => {
  test("whoever concedes loses; then everybody may look from every side, and the record is everybody's", async () => {
    const { id, sun, star } = await twoBrowsers();
    await playOn(id, [sun, star], 9, randomly(rngOf(3)));
    const { n } = await star.view(id);
    const over = (await star.act("concede", id, { base: n })).value as MatchView;
    expect(over.outcome?.returns).toEqual([1, -1]);
    expect(over.observation.decision).toBeUndefined();
    expect(typeof over.seed).toBe("number");
    const watcher = new Browser();
    expect((await watcher.view(id, "?as=p2&at=3")).observation.viewer).toBe(1);
    const record = (await watcher.ask(api.exportRecord, { params: { id } })).value as { entries: { n: number; kind: string }[] };
    expect(record.entries.map((entry) => entry.n)).toEqual(Array.from({ length: n + 1 }, (_, i) => i + 1));
    expect(record.entries.at(-1)?.kind).toBe("concede");
    expect(codeOf(await sun.act("answers", id, { base: n + 1, answers: [{ kind: "end" }] }))).toBe("409 over");
    expect(codeOf(await sun.act("concede", id, { base: n + 1 }))).toBe("409 over");
    expect(codeOf(await sun.act("undo", id, { base: n + 1 }))).toBe("409 undo-over");
  });
});

describe("live updates", () => {
  test("a stream tells each browser its own view of every match, and goes on where it broke", async () => {
    const { id, sun, star } = await twoBrowsers();
    const more = await star.make({ seats: [HERE, HERE] });
    const stream = await Streamed.open(star);
    await stream.until((view) => view.id === id && view.viewer === 1);
    await stream.until((view) => view.id === more.id && view.viewer === 0);
    await stream.until((view) => view.id === more.id && view.viewer === 1);
    await playOn(id, [sun, star], 3, () => 0);
    const third = await stream.until((view) => view.id === id && view.n === 3);
    expect(third.viewer).toBe(1);
    const last = stream.messages.at(-1)?.id ?? "";
    expect(last.split(",").sort()).toEqual([`${id}-3`, `${more.id}-0`].sort());
    stream.close();
    await playOn(id, [sun, star], 2, () => 0);
    const again = await Streamed.open(star, "", { "last-event-id": last });
    const missed = await again.until((view) => view.id === id);
    expect(missed.log.map(({ n }) => n)).toEqual([4, 5]);
    again.close();
  });

  test("a browser has ten streams: one more replaces the oldest, which is told so", async () => {
    const { star } = await twoBrowsers();
    const streams: Streamed[] = [];
    for (let i = 0; i < 11; i++) streams.push(await Streamed.open(star));
    await vi.waitFor(() => expect(streams[0]?.text).toContain("event: replaced"));
    expect(streams[1]?.text).not.toContain("event: replaced");
    for (const stream of streams) stream.close();
  });

  test("a second page of the same browser is no news to the others", async () => {
    const { id, sun, star } = await twoBrowsers();
    const heard = await Streamed.open(sun);
    const first = await Streamed.open(star);
    await heard.until((view) => view.seats[1]?.here === true);
    const before = heard.messages.length;
    const second = await Streamed.open(star);
    await second.until((view) => view.id === id);
    second.close();
    await playOn(id, [sun, star], 1, () => 0);
    await heard.until((view) => view.n === 1);
    expect(heard.messages.length).toBe(before + 1);
    first.close();
    heard.close();
  });

  test("a moment that has not come is said to be none", async () => {
    const { id, sun } = await twoBrowsers();
    const answer = await sun.ask(api.readMatch, { params: { id }, query: "?at=99999" });
    expect(codeOf(answer)).toBe("404 no-moment");
    expect(answer.text).toContain("This match has 0 entries so far, so there is no moment after entry 99999.");
  });

  test("a card that is not there is said to be none", async () => {
    const { id, sun, star } = await twoBrowsers();
    const view = await sun.view(id);
    const asked = view.observation.decision?.player === 0 ? sun : star;
    const answer = await asked.act("answers", id, { base: view.n, answers: [{ kind: "play", card: 99_999 }] });
    expect(answer.text).toContain("There is no card 99999 in this match");
  });

  test("at one screen both sides come, whoever has to choose last", async () => {
    const browser = new Browser();
    const { id } = await browser.make({ seats: [HERE, HERE], seed: 5 });
    const stream = await Streamed.open(browser);
    const rng = rngOf(2);
    const seen = new Set<number>();
    for (let n = 0; n < 12; n++) {
      const view = await browser.view(id);
      seen.add(view.viewer);
      await stream.until((one) => one.n === n && one.viewer === view.viewer);
      expect(stream.messages.filter((message) => message.view.n === n).map((message) => message.view.viewer)).toEqual([
        1 - view.viewer,
        view.viewer,
      ]);
      await browser.answer(view, randomly(rng));
    }
    stream.close();
    expect(seen.size).toBe(2);
  });

  test("whoever watches names the match and gets the public view; nothing to follow is no stream", async () => {
    const { id, sun, star } = await twoBrowsers();
    const watcher = new Browser();
    expect((await watcher.ask(api.streamMatches)).status).toBe(204);
    expect((await watcher.ask(api.streamMatches, { query: `?watch=${"a".repeat(20)},nonsense` })).status).toBe(204);
    const stream = await Streamed.open(watcher, `?watch=${id}`);
    await playOn(id, [sun, star], 2, () => 0);
    expect((await stream.until((view) => view.n === 2)).viewer).toBe(-1);
    expect(stream.messages.every(({ view }) => view.viewer === -1 && view.observation.decision?.actions === undefined)).toBe(true);
    stream.close();
  });

  test("the others see that somebody is here, and that somebody left", async () => {
    const { id, sun, star } = await twoBrowsers();
    const [mine, theirs] = [await Streamed.open(sun), await Streamed.open(star)];
    await mine.until((view) => view.id === id && view.seats[1]?.here === true);
    mine.messages.length = 0;
    theirs.close();
    await mine.until((view) => view.seats[1]?.here === false);
    expect((await sun.view(id)).seats.map(({ here }) => here)).toEqual([true, false]);
    mine.close();
  });
});

describe("bots at the table", () => {
  test("a bot answers by itself, and what it did is in the record", async () => {
    const browser = new Browser();
    const { id } = await browser.make({ seats: [HERE, { who: "bot", bot: "greedy" }], seed: 3 });
    const stream = await Streamed.open(browser);
    const rng = rngOf(1);
    let thought = false;
    for (let i = 0; i < 12; i++) {
      const view = await stream.until(({ n, observation }) => n >= i && observation.decision?.player === 0);
      thought ||= stream.messages.some((message) => message.view.thinking === 1);
      stream.messages.length = 0;
      if (view.observation.decision === undefined) break;
      await browser.answer(await browser.view(id), randomly(rng));
    }
    const { log } = await stream.until(({ observation, log }) => observation.decision?.player === 0 && log.length >= 0);
    stream.close();
    expect(thought).toBe(true);
    const { value } = await browser.ask(api.readLog, { params: { id } });
    const players = new Set((value as { log: typeof log }).log.map(({ player }) => player));
    expect([...players].sort()).toEqual([0, 1]);
  });

  test("bots alone play to the end", async () => {
    const browser = new Browser();
    const { id } = await browser.make({ seats: [BOT, BOT], seed: 8, options: { turnLimit: 6 } });
    const stream = await Streamed.open(browser, `?watch=${id}`);
    const over = await stream.until(({ outcome }) => outcome !== undefined);
    stream.close();
    expect(over.outcome?.returns.length).toBe(2);
    expect(over.viewer).toBe(-1);
  });

  test("a bot says what it would do and why; where the lists are hidden it does not", async () => {
    const browser = new Browser();
    const { id } = await browser.make({ seats: [HERE, HERE], seed: 5 });
    const { observation, viewer } = await browser.view(id);
    const answer = await browser.act("advice", id, { as: `p${viewer + 1}`, bot: "greedy" });
    const advice = answer.value as { action: object; words: string; reasons: string[]; judged: { worth: number }[] };
    expect(observation.decision?.actions).toContainEqual(advice.action);
    expect(advice.reasons[0]).toContain(advice.words);
    expect(advice.judged.length).toBeGreaterThan(1);
    expect(codeOf(await browser.act("advice", id, { as: `p${2 - viewer}` }))).toBe("409 not-asked");
    const two = await twoBrowsers();
    expect(codeOf(await two.sun.act("advice", two.id, {}))).toBe("409 lists-hidden");
  });
});
