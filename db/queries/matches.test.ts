import { afterAll, describe, expect, test } from "vitest";
import type { RecordEntry } from "../../engine/kernel/record.ts";
import type { Ended, MatchId } from "../../engine/matches/stored.ts";
import { openDb } from "../client.ts";
import { testFolder } from "../testing.ts";
import * as lists from "./match-lists.ts";
import * as store from "./matches.ts";

const folder = testFolder();
afterAll(folder.remove);
const file = folder.file("matches.db");
const db = openDb(file);
const AT = "2026-01-01T00:00:00.000Z";
const id = (letter: string) => letter.repeat(20) as MatchId;
const hash = (letter: string) => letter.repeat(64);
const act = (n: number, player = 0): RecordEntry => ({ n, kind: "act", player, action: { kind: "end" } });

store.keepContent(db, hash("c"), "san", [{ type: "card", id: "san/bagman", number: 1 }]);
function add(letter: string, change: Partial<store.NewMatch> = {}): MatchId {
  store.addMatch(
    db,
    {
      id: id(letter),
      game: "san",
      content: hash("c"),
      options: { turnLimit: 9 },
      seed: 4_294_967_295,
      players: 2,
      watching: "anyone",
      undoing: "ask",
      lists: "open",
      host: hash("a"),
      asked: 0,
      entries: [],
      seats: [
        { player: 0, kind: "person", name: "Ana", holder: hash("a") },
        { player: 1, kind: "person", name: "", token: hash("f") },
      ],
      ...change,
    },
    AT,
  );
  return id(letter);
}
const append = (match: MatchId, base: store.Written["base"], written: Partial<store.Written>, on = db) =>
  store.appendToMatch(on, match, { base, entries: [], notes: [], asked: 0, at: AT, ...written });

describe("the record of a match", () => {
  test("is read as it was written, and says how far it has come", () => {
    const match = add("a");
    const entries: RecordEntry[] = [
      act(1),
      { n: 2, kind: "edit", player: 1, changes: [{ kind: "set", field: "turn", value: 3 }], digest: "00ff" },
      { n: 3, kind: "undo", to: 1 },
      { n: 4, kind: "reseed", seed: 5 },
      { n: 5, kind: "concede", player: 1 },
    ];
    expect(append(match, { length: 0, notes: 0 }, { entries, asked: undefined }).ok).toBe(true);
    expect(store.listInputs(db, match)).toEqual(entries);
    expect(store.listInputs(db, match, 3)).toEqual(entries.slice(3));
    expect(store.matchHead(db, match)).toEqual({ length: 5, notes: 0 });
    const found = store.findMatch(db, match);
    expect([found?.length, found && "asked" in found, found?.seed]).toEqual([5, false, 4_294_967_295]);
  });

  test("of two writers of a number the second writes nothing, whichever connection it has", () => {
    const match = add("b");
    const other = openDb(file);
    expect(append(match, { length: 0, notes: 0 }, { entries: [act(1), act(2)] }).ok).toBe(true);
    expect(append(match, { length: 0, notes: 0 }, { entries: [act(1, 1)] }, other)).toEqual({ ok: false, error: "stale" });
    expect(append(match, { length: 2, notes: 0 }, { notes: [{ kind: "undone", player: 0, to: 1 }] }, other).ok).toBe(true);
    expect(append(match, { length: 2, notes: 0 }, { entries: [act(3)] })).toEqual({ ok: false, error: "stale" });
    expect(store.listInputs(db, match).map(({ n }) => n)).toEqual([1, 2]);
    expect(append(id("z"), { length: 0, notes: 0 }, {})).toEqual({ ok: false, error: "no-match" });
    other.$client.close();
  });

  test("never changes", () => {
    const match = add("d");
    append(match, { length: 0, notes: 0 }, { entries: [act(1)], notes: [{ kind: "rules", player: 0, rules: "off" }] });
    for (const table of ["match_inputs", "match_notes", "contents"]) {
      expect(() => db.$client.exec(`delete from ${table}`), table).toThrow("is never deleted");
      expect(() => db.$client.exec(`update ${table} set rowid = rowid`), table).toThrow("never changes");
    }
    expect(() => db.$client.prepare("insert into match_inputs values (?, 1, '{}', ?)").run(match, AT)).toThrow("UNIQUE");
  });
});

describe("how a match ended", () => {
  const outcome: Ended = {
    returns: [1, -1],
    reasons: [{ rule: "concession", reason: "A player conceded" }],
    by: { kind: "claim", player: 0, from: 1 },
  };
  const found = (match: MatchId) => store.findMatch(db, match)?.outcome;

  test("is written with the entry that ends it, and goes with the one that takes it back", () => {
    const match = add("o");
    append(match, { length: 0, notes: 0 }, { entries: [act(1)], asked: undefined, outcome });
    expect(found(match)).toEqual(outcome);
    append(match, { length: 1, notes: 0 }, { entries: [{ n: 2, kind: "undo", to: 0 }] });
    expect(found(match)).toBeUndefined();
    // Together or not at all.
    expect(() => append(match, { length: 2, notes: 0 }, { entries: [act(3)], asked: 0, outcome })).toThrow("matches_outcome");
    expect(store.matchHead(db, match)?.length).toBe(2);
  });

  test("comes with a match that begins at its end", () => {
    const match = id("p");
    const { asked: _, ...begun } = store.findMatch(db, add("q")) ?? expect.fail("no match");
    store.addMatch(db, { ...begun, id: match, outcome, entries: [act(1)], seats: [] }, AT);
    expect(found(match)).toEqual(outcome);
  });

  test("is kept afterwards where it is missing, of a match that is over and as far as it is known", () => {
    const [over, on] = [add("r"), add("s")];
    append(over, { length: 0, notes: 0 }, { entries: [act(1)], asked: undefined });
    store.keepOutcome(db, on, 0, outcome);
    store.keepOutcome(db, over, 0, outcome);
    expect([found(on), found(over)]).toEqual([undefined, undefined]);
    store.keepOutcome(db, over, 1, outcome);
    store.keepOutcome(db, over, 1, { returns: [0, 0], reasons: [] });
    expect(found(over)).toEqual(outcome);
  });
});

describe("seats", () => {
  test("a token gives its seat away once", () => {
    const match = add("e");
    const take = (token: string, holder: string, name: string) => {
      const { notes = 0 } = store.matchHead(db, match) ?? {};
      const sat = { kind: "seat-taken", player: 1, name } as const;
      return append(match, { length: 0, notes }, { notes: [sat], asked: 0, sitting: { token, holder, name } }).ok;
    };
    expect(take(hash("0"), hash("b"), "Ann")).toBe(false);
    expect(take(hash("f"), hash("b"), "Ben")).toBe(true);
    expect(take(hash("f"), hash("d"), "Dan")).toBe(false);
    expect(store.listSeats(db, match)[1]).toEqual({ player: 1, kind: "person", name: "Ben", holder: hash("b") });
    expect(store.listNotes(db, match)).toMatchObject([{ number: 1, after: 0, kind: "seat-taken", player: 1, name: "Ben" }]);
    expect(store.renewSeat(db, match, 1, hash("9"))).toBe(true);
    expect(store.listSeats(db, match)[1]).toMatchObject({ holder: hash("b"), token: hash("9") });
    expect(take(hash("9"), hash("d"), "Dan")).toBe(true);
    expect(store.listSeats(db, match)[1]).toEqual({ player: 1, kind: "person", name: "Dan", holder: hash("d") });
  });

  test("whoever had one is known by their hash, which no note tells", () => {
    const match = add("w");
    const had = (player: number, of: string) => store.hadSeat(db, match, player, hash(of));
    const note = { kind: "seat-taken", player: 1, name: "Dan", from: hash("b") } as const;
    expect(had(1, "b")).toBe(false);
    expect(append(match, { length: 0, notes: 0 }, { notes: [note], asked: 0 }).ok).toBe(true);
    expect([had(1, "b"), had(0, "b"), had(1, "d")]).toEqual([true, false, false]);
    expect(JSON.stringify(store.listNotes(db, match))).not.toContain(hash("b"));
  });

  test("a bot's seat is nobody's", () => {
    const match = add("g", {
      seats: [
        { player: 0, kind: "bot", bot: "search:50" },
        { player: 1, kind: "bot", bot: "greedy" },
      ],
    });
    expect(store.listSeats(db, match)).toEqual([
      { player: 0, kind: "bot", bot: "search:50" },
      { player: 1, kind: "bot", bot: "greedy" },
    ]);
    expect(store.renewSeat(db, match, 1, hash("9"))).toBe(false);
    expect(store.listWaitingForBots(db)).toContain(match);
    append(match, { length: 0, notes: 0 }, { asked: undefined });
    expect(store.listWaitingForBots(db)).not.toContain(match);
  });

  test("a browser's matches are those that it made and those that it sits at, once each", () => {
    const holder = hash("7");
    const both = add("h", { host: holder, seats: [{ player: 0, kind: "person", name: "", holder }] });
    const seated = add("i", { host: hash("8"), seats: [{ player: 0, kind: "person", name: "", holder }] });
    const made = add("j", { host: holder, parent: { id: both, n: 0 } });
    expect(lists.listMatches(db, holder, 10).map((match) => match.id)).toEqual([both, seated, made]);
    expect(lists.listMatches(db, holder, 2)).toHaveLength(2);
    expect(store.findMatch(db, made)?.parent).toEqual({ id: both, n: 0 });
  });
});
