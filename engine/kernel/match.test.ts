import { describe, expect, test } from "vitest";
import type { Action } from "./choice.ts";
import { type Heard, Match } from "./match.ts";
import { liveEntries, type MatchRecord, type RecordEntry } from "./record.ts";
import { parseChanges, parseRecord } from "./record-schema.ts";
import { below, rngOf } from "./rng.ts";
import { DECK, openToy, TOY_CONTENT, type ToyState } from "./toy/toy.test-support.ts";

type ToyMatch = Match<ToyState, Action, unknown>;
const begin = (how = {}): ToyMatch => Match.begin(openToy(), { seed: 11 }, undefined, how);

/** Plays `inputs` random decisions, or to the end. */
function playOn(match: ToyMatch, inputs: number, choices = rngOf(1)): void {
  for (let i = 0; i < inputs; i++) {
    const decision = match.game.decision(match.state);
    if (decision === undefined) return;
    const done = match.act(decision.player, [decision.actions.at(below(choices, decision.actions.length))]);
    if (!done.ok) throw new Error(done.error.code);
  }
}
/** Through JSON, as records are stored. */
const stored = (match: ToyMatch): MatchRecord => JSON.parse(JSON.stringify(match.record)) as MatchRecord;
const changed = (record: MatchRecord, n: number, change: object): MatchRecord => ({
  ...record,
  entries: record.entries.map((entry) => (entry.n === n ? ({ ...entry, ...change } as RecordEntry) : entry)),
});

describe("Losing by the clock", () => {
  test.each([
    ["a timeout", (match: ToyMatch) => match.timeOut(0), { kind: "timeout", player: 0 }],
    ["a claim", (match: ToyMatch) => match.claim(1, 0), { kind: "claim", player: 1, from: 0 }],
  ])("%s is an entry of the record, ends the match as giving up does, and is replayed to the same digest", (_what, lose, entry) => {
    const [match, other] = [begin({ digestEvery: 7 }), begin({ digestEvery: 7 })];
    for (const one of [match, other]) playOn(one, 6);
    expect(lose(match).ok).toBe(true);
    expect(match.entries.at(-1)).toMatchObject({ n: 7, ...entry, digest: expect.any(String) });
    other.concede(0);
    expect(match.game.digest(match.state)).toBe(other.game.digest(other.state));
    expect(match.game.returns(match.state)?.returns).toEqual([-1, 1]);
    const read = parseRecord(stored(match));
    if (!read.ok) expect.fail(read.error);
    const again = Match.replay(openToy(), read.value);
    expect([again.diverged, again.game.digest(again.state)]).toEqual([undefined, match.game.digest(match.state)]);
    expect([lose(match), match.claim(1, 1), match.claim(7, 0)].map((done) => done.ok)).toEqual([false, false, false]);
  });
});

describe("A match and its record", () => {
  test("the match is the fold of its record: acts, free moves, a new future, undos and a concession", () => {
    const match = begin({ keepEvery: 4, digestEvery: 3 });
    playOn(match, 10);
    expect(match.edit(0, [{ kind: "set", field: "money", at: 0, value: 9 }]).ok).toBe(true);
    playOn(match, 4, rngOf(2));
    expect(match.reseed(77).ok).toBe(true);
    playOn(match, 6, rngOf(3));
    expect(match.undo(12).ok).toBe(true);
    playOn(match, 3, rngOf(4));
    expect(match.concede(1).ok).toBe(true);
    const again = Match.replay(openToy(), stored(match));
    expect(again.diverged).toBeUndefined();
    expect({ ...again.state, mine: undefined }).toEqual({ ...match.state, mine: undefined, log: undefined });
    expect(again.game.returns(again.state)?.returns).toEqual([1, -1]);
    expect(match.record.entries.map(({ n }) => n)).toEqual(match.record.entries.map((_, i) => i + 1));
    expect(match.record.entries.filter(({ digest }) => digest).length).toBeGreaterThan(5);
  });

  test("several answers are one record entry each", () => {
    const match = begin();
    expect(match.act(0, [{ kind: "bid", n: 2 }]).ok).toBe(true);
    expect(match.act(1, [{ kind: "bid", n: 0 }]).ok).toBe(true);
    expect(match.act(0, [{ kind: "pass" }, { kind: "done" }]).ok).toBe(true);
    expect(match.record.entries.map(({ n, kind }) => `${n} ${kind}`)).toEqual(["1 act", "2 act", "3 act", "4 act"]);
    expect(match.act(0, [{ kind: "pass" }]).ok).toBe(false);
    expect(match.record.entries).toHaveLength(4);
  });

  test("an undo leaves what came after in the file and out of the match", () => {
    const match = begin();
    playOn(match, 8);
    const at5 = match.record.entries.slice(0, 5);
    match.undo(5);
    playOn(match, 1, rngOf(9));
    expect(match.record.entries).toHaveLength(10);
    expect(liveEntries(match.record.entries).map(({ n }) => n)).toEqual([...at5.map(({ n }) => n), 10]);
    expect(match.undo(7)).toEqual({ ok: false, error: { code: "no-entry", to: 7 } });
    expect(match.undo(0).ok).toBe(true);
    expect(match.game.digest(match.state)).toBe(match.game.digest(begin().state));
  });

  test("redoing the same choice after an undo gives the same cards; a new seed gives others", () => {
    const futures = [undefined, undefined, 5, 6, 7].map((seed) => {
      const match = begin();
      playOn(match, 20);
      match.undo(2);
      if (seed !== undefined) match.reseed(seed);
      match.edit(0, [{ kind: "shuffle", place: DECK }]);
      return match.state.card.join("");
    });
    expect(futures[0]).toBe(futures[1]);
    expect(new Set(futures).size).toBeGreaterThan(2);
  });
});

describe("A match that others look at", () => {
  test("is looked back at: after every input it was what it was then, whatever was kept on the way", () => {
    const match = begin({ keepEvery: 4 });
    const digests = [match.game.digest(match.state)];
    for (let i = 0; i < 23; i++) {
      playOn(match, 1, rngOf(i));
      digests.push(match.game.digest(match.state));
    }
    const before = match.game.digest(match.state);
    expect(digests.map((_, n) => match.game.digest(match.stateAfter(n)))).toEqual(digests);
    expect(match.game.digest(match.state)).toBe(before);
    match.undo(9);
    expect(match.game.digest(match.stateAfter(15))).toBe(digests[9]);
  });

  test("goes on from any moment as a match of its own, numbered anew, and stays what it was", () => {
    const match = begin({ keepEvery: 4, digestEvery: 3 });
    playOn(match, 9);
    match.undo(5);
    playOn(match, 12, rngOf(2));
    const before = [match.game.digest(match.state), match.live];
    for (const n of [0, ...match.live.map((entry) => entry.n)]) {
      const heard: number[] = [];
      const branch = match.branch(n, ({ entry }) => heard.push(entry.n));
      expect(branch.game.digest(branch.state)).toBe(match.game.digest(match.stateAfter(n)));
      const length = branch.entries.length;
      playOn(branch, 6, rngOf(n));
      branch.undo(Math.max(0, length - 3));
      playOn(branch, 2, rngOf(n + 1));
      const again = Match.replay(openToy(), stored(branch));
      expect([again.diverged, again.game.digest(again.state)]).toEqual([undefined, branch.game.digest(branch.state)]);
      expect(heard.every((entry) => entry > length) && heard.length).toBe(8);
    }
    expect([match.game.digest(match.state), match.live]).toEqual(before);
  });

  test("follows what is written to its record elsewhere, undos too", () => {
    const [match, other] = [begin({ keepEvery: 4, digestEvery: 3 }), begin({ keepEvery: 4, digestEvery: 3 })];
    const catchUp = () => other.follow(match.entries.slice(other.entries.length));
    playOn(match, 9);
    catchUp();
    match.undo(5);
    playOn(match, 7, rngOf(2));
    match.concede(0);
    catchUp();
    expect([other.game.digest(other.state), other.live]).toEqual([match.game.digest(match.state), match.live]);
    expect(() => other.follow([{ n: 40, kind: "concede", player: 0 }])).toThrow("Entry 19 of the record is missing");
    const [last] = [...match.entries].reverse();
    const differs = begin();
    differs.follow(match.entries.slice(0, 5));
    differs.follow([{ n: 6, kind: "act", player: 0, action: { kind: "win" } }, { ...last, n: 7 } as RecordEntry]);
    expect([differs.diverged?.n, differs.entries.length]).toEqual([6, 7]);
  });

  test("tells of each input once, with what came of it and whether it is a secret", () => {
    const heard: string[] = [];
    const listen = ({ entry, secret, log, state }: Heard<ToyState>) => {
      heard.push(`${entry.n} ${entry.kind}${secret ? " secretly" : ""} ${log.map(({ event }) => event).join(",")} ${state.decisions}`);
    };
    const match = begin({ heard: listen });
    match.act(0, [{ kind: "bid", n: 2 }]);
    match.act(1, [{ kind: "bid", n: 0 }]);
    match.act(0, [{ kind: "pass" }, { kind: "done" }]);
    const told = [...heard];
    expect(told.map((line) => line.replace(/ \d+$/, "").trim())).toEqual([
      "1 act secretly bid",
      "2 act secretly bid,pay bids,draw",
      "3 act",
      "4 act next turn,draw",
    ]);
    match.undo(2);
    expect(heard).toEqual(told);
    heard.length = 0;
    Match.replay(openToy(), { ...stored(match), entries: stored(match).entries.slice(0, 4) }, { heard: listen });
    expect(heard).toEqual(told);
    expect(match.state.log).toBeUndefined();
  });
});

describe("Divergence", () => {
  const record = (() => {
    const match = begin({ digestEvery: 5 });
    playOn(match, 22);
    return stored(match);
  })();

  test("a record of other content is not played", () => {
    const match = Match.replay(openToy({}, undefined, { ...TOY_CONTENT, hash: "toy-2" }), record);
    expect(match.diverged).toEqual({ n: 0, since: 0, message: "The match was played as toy with content toy-1" });
  });

  test("a choice that is not on offer is the first differing decision", () => {
    expect(Match.replay(openToy(), changed(record, 7, { action: { kind: "win" } })).diverged).toMatchObject({ n: 7, since: 6 });
    const other = record.entries[6];
    if (other?.kind !== "act") throw new Error("Entry 7 is a choice");
    expect(Match.replay(openToy(), changed(record, 7, { player: 1 - other.player })).diverged).toMatchObject({ n: 7, since: 6 });
  });

  test("another outcome of the same choices is found at the next digest", () => {
    expect(Match.replay(openToy(), changed(record, 10, { digest: "0000000000000000" })).diverged).toEqual({
      n: 10,
      since: 5,
      message: "The state differs from the recorded one",
    });
    const cheaper = { ...TOY_CONTENT, costs: [0, 1, 1, 1] };
    expect(Match.replay(openToy({}, undefined, cheaper), record).diverged).toBeDefined();
  });

  test("nobody makes free moves, and no seed does not fit in 32 bits", () => {
    const match = begin();
    expect(match.edit(99, [])).toEqual({ ok: false, error: { code: "no-player", player: 99 } });
    expect(match.reseed(2 ** 32)).toEqual({ ok: false, error: { code: "no-seed", seed: 2 ** 32 } });
    expect(match.record.entries).toEqual([]);
    const entries = [{ n: 1, kind: "edit" as const, player: 99, changes: [] }];
    expect(Match.replay(openToy(), { ...match.record, entries }).diverged).toMatchObject({ n: 1, message: "There is no player 100" });
  });

  test("a diverged match can only be watched", () => {
    const match = Match.replay(openToy(), changed(record, 7, { action: { kind: "win" } }));
    const before = match.game.digest(match.state);
    const refused = [match.act(0, [{ kind: "pass" }]), match.undo(1), match.concede(0), match.reseed(1), match.edit(0, [])];
    expect(refused.map((done) => !done.ok && done.error.code)).toEqual(Array.from({ length: 5 }, () => "diverged"));
    expect(match.game.digest(match.state)).toBe(before);
    expect(match.state.decisions).toBe(6);
  });
});

describe("Records from outside", () => {
  const record = (() => {
    const match = begin({ digestEvery: 2 });
    playOn(match, 6);
    match.edit(0, [{ kind: "set", field: "turn", value: 3 }]);
    match.undo(4);
    match.reseed(5);
    match.concede(0);
    return stored(match);
  })();

  test("what was written is read", () => {
    const read = parseRecord(record);
    expect(read).toEqual({ ok: true, value: record });
    expect(read.ok && Match.replay(openToy(), read.value).diverged).toBeUndefined();
  });

  test.each<[unknown, RegExp]>([
    [null, /^record: /],
    [{ ...record, more: 1 }, /Unrecognized key/],
    [{ ...record, entries: [{ n: 1, kind: "leave" }] }, /^entries\.0\.kind: /],
    [{ ...record, entries: [{ n: 1, kind: "act", player: 0, action: { kind: "bid", n: [1] } }] }, /^entries\.0\.action\.n: /],
    [
      { ...record, entries: [{ n: 1, kind: "edit", player: 0, changes: [{ kind: "set", field: "turn", value: 0.5 }] }] },
      /changes\.0\.value: /,
    ],
    [{ ...record, entries: record.entries.slice(1) }, /^Entry 1 has number 2$/],
    [
      { ...record, entries: [...record.entries, { n: 11, kind: "undo", to: 99 }] },
      /^Entry 11 goes back to an entry that is not in the match/,
    ],
    [{ ...record, entries: [...record.entries, { n: 11, kind: "undo", to: 11 }] }, /^Entry 11 goes back/],
    [{ ...record, entries: [...record.entries, { n: 11, kind: "undo", to: 6 }] }, /^Entry 11 goes back/],
    [{ ...record, entries: [{ n: 1, kind: "reseed", seed: 2 ** 32 }] }, /^entries\.0\.seed: /],
  ])("a record with a fault is refused: %#", (value, fault) => {
    const read = parseRecord(value);
    expect(!read.ok && read.error).toMatch(fault);
  });

  test("free moves are read alone too", () => {
    expect(parseChanges([{ kind: "roll", field: "d6" }])).toEqual({ ok: true, value: [{ kind: "roll", field: "d6" }] });
    expect(parseChanges([{ kind: "move", card: 1.5, place: 0 }]).ok).toBe(false);
    expect(parseChanges({ kind: "shuffle", place: 0 }).ok).toBe(false);
  });
});
