/** Taking back, moving freely, playing on from here: what people agree on, and what the record says of it. */
import { afterAll, describe, expect, test } from "vitest";
import { outside } from "../../cli/lab/outside.ts";
import { replayCommand } from "../../cli/play/replay.ts";
import { db } from "../../db/client.ts";
import { appendToMatch, findMatch } from "../../db/queries/matches.ts";
import type { ApiError } from "../../engine/cards/library.ts";
import { below, rngOf } from "../../engine/kernel/rng.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { ContentTold, LogItem, MatchMade, MatchView, TimelineTold, WholeMatchView } from "../../engine/matches/told.ts";
import * as api from "../../server/api/matches.ts";
import { libraryOf } from "../../server/library.ts";
import { Browser, playOn, randomly, Streamed, twoBrowsers } from "../../server/matches/matches.test-support.ts";
import { forget, tableOf } from "../../server/matches/table.ts";
import { dismissThinkers } from "../../server/matches/thinkers.ts";
import { type Answer, openStudio } from "../../server/testing.ts";

const close = openStudio();
afterAll(async () => {
  await dismissThinkers();
  close();
});

const codeOf = (answer: Answer) => `${answer.status} ${(answer.value as ApiError).error?.code}`;
const viewOf = (answer: Answer) => answer.value as MatchView & { done?: string; odd?: string[] };
const wholeOf = (answer: Answer) => answer.value as WholeMatchView;
const HERE = { who: "here" };
const alone = async (body: object = {}) => {
  const browser = new Browser();
  const { id } = await browser.make({ seats: [HERE, HERE], seed: 5, ...body });
  return { browser, id };
};
const tableIn = (id: MatchId) => {
  const table = tableOf(id);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
};
const digestOf = (id: MatchId) => {
  const { play } = tableIn(id);
  return play.game.digest(play.state);
};
/** Plays choices of one browser with both seats. */
async function play(browser: Browser, id: MatchId, choices: number, seed = 1): Promise<string[]> {
  const rng = rngOf(seed);
  const digests = [digestOf(id)];
  for (let i = 0; i < choices; i++) {
    const view = await browser.view(id);
    if (view.outcome) break;
    await browser.answer(view, randomly(rng));
    digests.push(digestOf(id));
  }
  return digests;
}
const logOf = async (browser: Browser, id: MatchId) =>
  ((await browser.ask(api.readLog, { params: { id } })).value as { log: LogItem[] }).log;

describe("taking back (T6)", () => {
  test("alone it is unlimited, to exactly what was; what was taken back stays in the record and is marked", async () => {
    const { browser, id } = await alone();
    const digests = await play(browser, id, 30);
    const undone = viewOf(await browser.act("undo", id, { base: 30 }));
    expect([undone.n, undone.done, digestOf(id)]).toEqual([31, "undone", digests[29]]);
    expect(viewOf(await browser.act("undo", id, { base: 31, to: 7 })).n).toBe(32);
    expect(digestOf(id)).toBe(digests[7]);
    const log = await logOf(browser, id);
    expect(log.filter(({ undone }) => undone).map(({ n }) => n)).toEqual(Array.from({ length: 23 }, (_, i) => i + 8));
    expect(log.slice(-2).map(({ kind, to }) => [kind, to])).toEqual([
      ["undo", 29],
      ["undo", 7],
    ]);
    expect(codeOf(await browser.act("undo", id, { base: 32, to: 12 }))).toBe("409 no-entry");
    expect(viewOf(await browser.act("undo", id, { base: 32, to: 0 })).observation.decisions).toBe(0);
    expect(codeOf(await browser.act("undo", id, { base: 33 }))).toBe("409 nothing-to-undo");
    expect(viewOf(await browser.ask(api.readMatch, { params: { id } })).notes.map((note) => note.kind)).toEqual([
      "undone",
      "undone",
      "undone",
    ]);
  });

  test("between two people what only I did and nobody learnt from is free", async () => {
    const { id, sun, star } = await twoBrowsers();
    const first = (await sun.view(id)).observation.decision?.player === 0 ? sun : star;
    const view = await first.view(id);
    await first.answer(view, (actions) => actions.findIndex(({ kind }) => kind === "play"));
    const undone = viewOf(await first.act("undo", id, { base: 1 }));
    expect([undone.done, undone.n, undone.observation.decisions]).toEqual(["undone", 2, 0]);
  });

  test("past what somebody else did or saw it is a request: it is withdrawn, the others refuse, or agree, and the log says so", async () => {
    const { id, sun, star } = await twoBrowsers();
    await playOn(id, [sun, star], 12, randomly(rngOf(4)));
    const before = digestOf(id);
    const asked = viewOf(await sun.act("undo", id, { base: 12, to: 1 }));
    expect([asked.done, asked.n, asked.pending?.player, asked.pending?.waiting]).toEqual(["asked", 12, 0, [1]]);
    const { wish } = asked.pending ?? {};
    expect(wish?.kind === "undo" && wish.because).toContain("STAR has acted since");
    expect(JSON.stringify(wish)).not.toMatch(/Bagman|Shredder|Runner/);
    expect((await star.view(id)).pending).toEqual(asked.pending);
    expect(codeOf(await sun.act("consent", id, { base: 12, agree: true }))).toBe("409 own-wish");
    const withdrawn = viewOf(await sun.act("consent", id, { base: 12, agree: false }));
    expect([withdrawn.done, withdrawn.pending, digestOf(id)]).toEqual(["withdrawn", undefined, before]);
    await sun.act("undo", id, { base: 12, to: 1 });
    expect(viewOf(await star.act("consent", id, { base: 12, agree: false })).done).toBe("refused");
    expect([(await sun.view(id)).pending, digestOf(id)]).toEqual([undefined, before]);
    expect(codeOf(await star.act("consent", id, { base: 12, agree: true }))).toBe("409 no-wish");
    await sun.act("undo", id, { base: 12, to: 1 });
    const agreed = viewOf(await star.act("consent", id, { base: 12, agree: true }));
    expect([agreed.done, agreed.n, agreed.observation.decisions]).toEqual(["undone", 13, 1]);
    expect(agreed.notes.map(({ kind }) => kind)).toEqual([
      ...["seat-taken", "asked", "answered", "asked", "answered", "asked", "answered", "undone"],
    ]);
  });

  test("a request lapses when the match goes on", async () => {
    const { id, sun, star } = await twoBrowsers();
    await playOn(id, [sun, star], 12, randomly(rngOf(4)));
    await sun.act("undo", id, { base: 12, to: 1 });
    await playOn(id, [sun, star], 1, () => 0);
    expect((await star.view(id)).pending).toBeUndefined();
    expect(codeOf(await star.act("consent", id, { base: 13, agree: true }))).toBe("409 no-wish");
  });

  test("whoever made the match may have it never, or always without asking", async () => {
    const off = await twoBrowsers({ undoing: "off" });
    await playOn(off.id, [off.sun, off.star], 6, () => 0);
    expect(codeOf(await off.sun.act("undo", off.id, { base: 6, to: 1 }))).toBe("409 undo-off");
    const free = await twoBrowsers({ undoing: "free" });
    await playOn(free.id, [free.sun, free.star], 6, () => 0);
    expect(viewOf(await free.sun.act("undo", free.id, { base: 6, to: 1 })).done).toBe("undone");
  });

  test("against a bot nobody is asked, and the bot thinks again", async () => {
    const browser = new Browser();
    const { id } = await browser.make({ seats: [HERE, { who: "bot", bot: "random" }], seed: 3, options: { turnLimit: 40 } });
    const stream = await Streamed.open(browser);
    const mine = (from: number) => stream.until(({ n, observation }) => n >= from && observation.decision?.player === 0);
    const choose = randomly(rngOf(6));
    let view = await mine(0);
    while (view.n < 14) view = await mine((await browser.answer(view, choose)).n);
    expect(viewOf(await browser.act("undo", id, { base: view.n, to: 0 })).done).toBe("undone");
    expect((await mine(view.n + 1)).viewer).toBe(0);
    stream.close();
  });
});

describe("rewind and replay (T7)", () => {
  test("a match is shown as it was after any entry, from one's own side only", async () => {
    const { id, sun, star } = await twoBrowsers();
    await playOn(id, [sun, star], 10, randomly(rngOf(2)));
    const { play } = tableIn(id);
    for (const n of [0, 3, 10]) {
      const then = await sun.view(id, `?at=${n}`);
      expect([then.at, then.n, then.viewer]).toEqual([n, 10, 0]);
      expect(then.observation).toEqual(JSON.parse(JSON.stringify(play.game.observe(play.stateAfter(n), 0, "hidden"))));
    }
    expect(codeOf(await sun.ask(api.readMatch, { params: { id }, query: "?at=3&as=p2" }))).toBe("403 not-your-seat");
  });

  test("everything is seen by nobody while others play, and by everybody when it is over", async () => {
    const { id, sun, star } = await twoBrowsers();
    await playOn(id, [sun, star], 4, randomly(rngOf(2)));
    const asked = () => sun.ask(api.readMatch, { params: { id }, query: "?at=2&as=all" });
    expect(codeOf(await asked())).toBe("403 not-all");
    await star.act("concede", id, { base: 4 });
    const { observation } = wholeOf(await asked());
    expect(observation.card).toEqual(tableIn(id).play.stateAfter(2).card);
    const { observation: publicly } = wholeOf(await sun.ask(api.readMatch, { params: { id }, query: "?at=2&as=public" }));
    expect(publicly.card).toContain(null);
  });

  test("the timeline has each moment that counts, in the turn and phase in which it was chosen", async () => {
    const { browser, id } = await alone();
    await play(browser, id, 40);
    await browser.act("undo", id, { base: 40, to: 30 });
    const { phases, moments } = (await browser.ask(api.readTimeline, { params: { id } })).value as TimelineTold;
    expect([phases, moments.map(({ n }) => n)]).toEqual([
      ["Play", "Buy", "Discard", "Refill"],
      Array.from({ length: 30 }, (_, i) => i + 1),
    ]);
    for (const { n, player, turn, phase } of moments) {
      const { observation, scene } = await browser.view(id, `?at=${n - 1}`);
      expect([player, turn, phase]).toEqual([observation.decision?.player, scene?.turn, scene?.phase]);
    }
    expect(moments.flatMap(({ marks = [] }) => marks)).toContain("bought");
  });
});

describe("playing on from here (T8)", () => {
  test("from any moment, with the same cards and the same chance: the same choices bring the same", async () => {
    const { browser, id } = await alone({ options: { turnLimit: 30 } });
    const digests = await play(browser, id, 120);
    const rng = rngOf(77);
    for (let i = 0; i < 12; i++) {
      const n = below(rng, digests.length);
      const answer = await browser.act("fork", id, { n, seats: [HERE, HERE] });
      const fork = (answer.value as MatchMade).id;
      expect((await browser.view(fork)).parent).toEqual({ id, n });
      expect(digestOf(fork)).toBe(digests[n]);
      const record = tableIn(id).play.live.slice(n, n + 5);
      for (const [k, entry] of record.entries()) {
        if (entry.kind !== "act") continue;
        const done = await browser.act("answers", fork, { as: `p${entry.player + 1}`, base: n + k, answers: [entry.action] });
        expect(done.status).toBe(200);
        expect(digestOf(fork)).toBe(digests[n + k + 1]);
      }
    }
    expect(codeOf(await browser.act("fork", id, { n: 500, seats: [HERE, HERE] }))).toBe("409 no-entry");
  });

  test("or with another future, with other people, and without what was taken back", async () => {
    const { browser, id } = await alone();
    await play(browser, id, 20);
    await browser.act("undo", id, { base: 20, to: 15 });
    const made = (await browser.act("fork", id, { n: 15, reseed: true, seats: [HERE, { who: "link" }] })).value as MatchMade;
    expect(made.links.map(({ player }) => player)).toEqual([1]);
    const view = await browser.view(made.id);
    expect([view.n, view.log.at(-1)?.kind, view.observation.decisions]).toEqual([16, "redeal", 15]);
    expect(codeOf(await browser.act("fork", id, { n: 17, seats: [HERE, HERE] }))).toBe("409 no-entry");
  });
});

describe("free moves (T12)", () => {
  const SET = { kind: "set", field: "corruption", value: 3 };

  test("alone the rules go off at once; free moves are in the record, are taken back like anything, and the rules come on again", async () => {
    const { browser, id } = await alone();
    await play(browser, id, 3);
    const before = digestOf(id);
    expect(codeOf(await browser.act("edits", id, { base: 3, changes: [SET] }))).toBe("409 rules-on");
    expect(viewOf(await browser.act("rules", id, { base: 3, rules: "off" })).rules).toBe("off");
    expect(codeOf(await browser.act("rules", id, { base: 3, rules: "off" }))).toBe("409 rules-so");
    const numbers = (await browser.view(id)).free?.numbers ?? [];
    const valuesOf = (field: string) => numbers.find((one) => one.field === field)?.values;
    expect([valuesOf("active"), valuesOf("markerOn")]).toEqual([
      ["SUN", "STAR"],
      ["port", "SUN", "STAR"],
    ]);
    expect(numbers.map(({ field }) => field)).not.toContain("playedFromHand");
    const moved = viewOf(await browser.act("edits", id, { base: 3, changes: [SET, { kind: "shuffle", place: 0 }] }));
    expect([moved.n, (await browser.view(id)).observation.fields["corruption"], moved.odd]).toEqual([4, 3, []]);
    expect(moved.log.map(({ kind, events }) => [kind, events.map(({ event }) => event)])).toEqual([
      ["edit", ["free set corruption", "free shuffle"]],
    ]);
    const odd = viewOf(await browser.act("edits", id, { base: 4, changes: [{ kind: "set", field: "tokens", at: 0, value: 9 }] }));
    const on = viewOf(await browser.act("rules", id, { base: odd.n, rules: "on" }));
    expect(on.rules).toBe("on");
    expect(on.notes.at(-1)).toMatchObject({ odd: ["SUN has won 9 tokens (SAN-4.5)"] });
    expect(on.notes.at(-1)).toMatchObject({ kind: "rules", rules: "on", odd: odd.odd });
    expect(viewOf(await browser.act("undo", id, { base: on.n, to: 3 })).n).toBe(on.n + 1);
    expect(digestOf(id)).toBe(before);
  });

  test("a free table tells its boards once; a piece is put on a space, told in words, taken back, and refused where there is none", async () => {
    const { browser, id } = await alone({ game: "free-corp" });
    const { content, free } = await browser.view(id);
    const told = (await browser.ask(api.readContent, { params: { hash: content } })).value as ContentTold;
    expect(told.boards?.boards.map(({ name, per }) => [name, per])).toEqual([
      ["The city", "game"],
      ["Corp Mat", "player"],
    ]);
    const teamOf = (view: MatchView) => view.free?.pieces.find(({ name, player }) => name === "team 1" && player === 0)?.on;
    expect(free?.pieces.find(({ name, player }) => name === "hq" && player === 1)?.on.length).toBe(1);
    const team = (value: number) => ({ kind: "set", field: "team 1", at: 0, value });
    const moved = viewOf(await browser.act("edits", id, { base: 0, changes: [team(8)] }));
    expect([teamOf(moved), moved.log[0]?.lines]).toEqual([[[8, 1]], ["puts team 1 of Player 1 on B2"]]);
    expect(codeOf(await browser.act("edits", id, { base: 1, changes: [team(99)] }))).toMatch(/^(400|409|422) /);
    expect(teamOf(await browser.view(id))).toEqual([[8, 1]]);
    expect(teamOf(viewOf(await browser.act("undo", id, { base: 1, to: 0 })))).toEqual([]);
  });

  test("with somebody else the rules go off when that person agrees", async () => {
    const { id, sun, star } = await twoBrowsers();
    expect(viewOf(await sun.act("rules", id, { base: 0, rules: "off" })).pending?.wish).toEqual({ kind: "rules-off" });
    expect(codeOf(await sun.act("edits", id, { base: 0, changes: [SET] }))).toBe("409 rules-on");
    await star.act("consent", id, { base: 0, agree: true });
    expect((await sun.view(id)).rules).toBe("off");
    expect((await star.act("edits", id, { base: 0, changes: [SET] })).status).toBe(200);
  });

  test.each([
    ["a card that there is not", { kind: "move", card: 999, place: 0 }, "409 no-card"],
    ["a card that leaves its region unseen", { kind: "move", card: 0, place: 1 }, "409 unseen"],
    ["a number below zero", { kind: "set", field: "corruption", value: -1 }, "409 law"],
    ["a field of the language itself", { kind: "set", field: "__proto__", value: 1 }, "409 no-field"],
    ["a change of no kind", { kind: "explode" }, "400 changes"],
  ])("refuses %s, all or none", async (_what, change, code) => {
    const { browser, id } = await alone();
    await browser.act("rules", id, { base: 0, rules: "off" });
    const refused = await browser.act("edits", id, { base: 0, changes: [SET, change] });
    expect(codeOf(refused)).toBe(code);
    expect((refused.value as ApiError).error.message).toMatch(/^["“A-Z].*\.$/);
    expect((await browser.view(id)).n).toBe(0);
  });
});

describe("what is stored", () => {
  test("a match goes on from its record alone, and follows what another process wrote", async () => {
    const { browser, id } = await alone();
    await play(browser, id, 25);
    await browser.act("undo", id, { base: 25, to: 20 });
    const [digest, log] = [digestOf(id), await logOf(browser, id)];
    forget(id);
    expect([digestOf(id), await logOf(browser, id)]).toEqual([digest, log]);
    // Another process answers.
    const { play: match } = tableIn(id);
    const decision = match.game.decision(match.state);
    const entry = { n: 27, kind: "act", player: decision?.player ?? 0, action: decision?.actions.at(0) ?? { kind: "" } } as const;
    appendToMatch(db(), id, { base: { length: 26, notes: 1 }, entries: [entry], notes: [], asked: 0, at: "2026-01-01T00:00:00.000Z" });
    expect((await browser.view(id)).n).toBe(27);
    expect(codeOf(await browser.act("answers", id, { base: 26, answers: [entry.action] }))).toBe("409 already-answered");
  });

  test("a write that the disk does not take has not happened", async () => {
    const { browser, id } = await alone();
    await play(browser, id, 2);
    const digest = digestOf(id);
    const view = await browser.view(id);
    db().$client.exec("create trigger full before insert on match_inputs begin select raise(abort, 'no room'); end");
    const { error } = console;
    console.error = () => undefined;
    const failed = await browser.act("answers", id, {
      as: `p${view.viewer + 1}`,
      base: 2,
      answers: [view.observation.decision?.actions?.[0]],
    });
    console.error = error;
    db().$client.exec("drop trigger full");
    expect(failed.status).toBe(500);
    expect([(await browser.view(id)).n, digestOf(id)]).toEqual([2, digest]);
    await play(browser, id, 1);
    expect((await browser.view(id)).n).toBe(3);
  });

  test("where the rules no longer do what was played it says DIVERGED, and can only be watched", async () => {
    const { browser, id } = await alone();
    await play(browser, id, 6);
    appendToMatch(db(), id, {
      base: { length: 6, notes: 0 },
      entries: [{ n: 7, kind: "act", player: 0, action: { kind: "win" } }],
      notes: [],
      asked: 0,
      at: "2026-01-01T00:00:00.000Z",
    });
    forget(id);
    const view = await browser.view(id);
    expect([view.n, view.diverged?.n, view.observation.decisions]).toEqual([7, 7, 6]);
    for (const [act, body] of [
      ["answers", { answers: [{ kind: "end" }] }],
      ["concede", {}],
      ["undo", { to: 2 }],
    ] as const) {
      const refused = await browser.act(act, id, { as: "p1", base: 7, ...body });
      expect(codeOf(refused), act).toBe("409 diverged");
      expect((refused.value as ApiError).error.message).toMatch(/^DIVERGED at entry 7: /);
    }
    expect((await browser.view(id, "?at=4")).observation.decisions).toBe(4);
  });

  test("a match that this version cannot open says so", async () => {
    const { id, browser } = await alone();
    db().$client.prepare("update matches set options = '{\"hands\":1}' where id = ?").run(id);
    forget(id);
    const refused = await browser.ask(api.readMatch, { params: { id } });
    expect(codeOf(refused)).toBe("409 cannot-open");
    expect((await browser.ask(api.listMatches)).status).toBe(200);
  });

  test("the command line plays an exported record as it was", async () => {
    const { browser, id } = await alone({ options: { turnLimit: 12 } });
    await play(browser, id, 400);
    const { text } = await browser.ask(api.exportRecord, { params: { id } });
    const [out, err]: [string[], string[]] = [[], []];
    const { cards, keywords } = libraryOf("san");
    const code = await replayCommand(["match.json", "--json"], {
      ...outside(),
      out: (line) => void out.push(line),
      err: (line) => void err.push(line),
      read: async () => text,
      loadCards: async () => cards,
      loadKeywords: async () => keywords,
      loadDecks: async () => [],
    });
    expect([code, err]).toEqual([0, []]);
    expect(JSON.parse(out.join(""))).toMatchObject({ ok: true, content: "same", digest: digestOf(id) });
    expect(findMatch(db(), id)?.asked).toBeUndefined();
  });
});
