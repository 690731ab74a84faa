import { describe, expect, test } from "vitest";
import { begin, GAME, offered, type San } from "../games/san/san.test-support.ts";
import type { RecordEntry } from "../kernel/record.ts";
import { pendingOf, rulesOf } from "./notes.ts";
import type { Note, NoteContent } from "./stored.ts";
import { lastOwn, reasonsToAsk } from "./take-back.ts";

const notes = (after: number, ...contents: NoteContent[]): Note[] =>
  contents.map((content, i) => ({ number: i + 1, after, at: "2026-01-01T00:00:00.000Z", ...content }));
const ASKED: NoteContent = { kind: "asked", player: 0, wish: { kind: "undo", to: 3, because: [] }, of: [1, 2] };

describe("a wish", () => {
  test("waits for everybody who has to agree", () => {
    expect(pendingOf(notes(5, ASKED), 5)).toMatchObject({ player: 0, waiting: [1, 2] });
    expect(pendingOf(notes(5, ASKED, { kind: "answered", player: 2, agree: true }), 5)?.waiting).toEqual([1]);
  });
  test.each<[string, NoteContent]>([
    ["is refused by one", { kind: "answered", player: 1, agree: false }],
    ["is granted", { kind: "undone", player: 0, to: 3 }],
    ["is granted with the rules off", { kind: "rules", player: 0, rules: "off" }],
  ])("is gone when it %s", (_how, note) => expect(pendingOf(notes(5, ASKED, note), 5)).toBeUndefined());
  test("lapses when the match goes on", () => expect(pendingOf(notes(5, ASKED), 6)).toBeUndefined());
});

test("the rules are on until somebody turned them off", () => {
  expect(rulesOf([])).toBe("on");
  expect(rulesOf(notes(1, { kind: "rules", player: 0, rules: "off" }, ASKED))).toBe("off");
  expect(rulesOf(notes(1, { kind: "rules", player: 0, rules: "off" }, { kind: "rules", player: 1, rules: "on" }))).toBe("on");
});

describe("taking back", () => {
  const act = (n: number, player: number): RecordEntry => ({ n, kind: "act", player, action: { kind: "x" } });
  test("goes to before the last own choice", () => {
    expect(lastOwn([], [0])).toBeUndefined();
    expect(lastOwn([act(1, 0), act(4, 1)], [0])).toBe(0);
    expect(lastOwn([act(1, 0), act(4, 0), act(5, 1), { n: 6, kind: "reseed", seed: 1 }], [0])).toBe(1);
    expect(lastOwn([act(1, 0), act(4, 1)], [0, 1])).toBe(1);
  });

  /** Reasons to ask after a first choice of San's starting player, and whatever ends the turn. */
  const asked = (kind: string, players: number[], by = players[0] ?? 0) => {
    const before = begin(3);
    const after = (GAME as San).fork(before);
    const [action] = offered(after, kind);
    if (!action) throw new Error(`No ${kind}`);
    GAME.apply(after, action);
    return { active: before.active, reasons: reasonsToAsk(before, after, [act(1, by)], players, ["SUN", "STAR"]) };
  };
  const active = begin(3).active;
  test("a card that was shown to the others is taken back without asking", () => {
    expect(asked("play", [active]).reasons).toEqual([]);
  });
  test("what somebody else did is not", () => {
    expect(asked("play", [1 - active], active).reasons).toEqual([
      `${["SUN", "STAR"][active]} has acted since`,
      `${["SUN", "STAR"][1 - active]} has seen a card since`,
    ]);
  });
  test("nor is what was seen or shuffled meanwhile", () => {
    const before = begin(3);
    const after = GAME.fork(before);
    const top = after.zones[active]?.at(-1) ?? -1;
    GAME.edit(after, [
      { kind: "show", card: top, player: 1 - active },
      { kind: "shuffle", place: active },
    ]);
    expect(reasonsToAsk(before, after, [act(1, active)], [active], ["SUN", "STAR"])[0]).toContain("Something random has happened");
    const seen = GAME.fork(before);
    GAME.edit(seen, [{ kind: "show", card: top, player: active }]);
    expect(reasonsToAsk(before, seen, [], [active], ["SUN", "STAR"])).toEqual([`${["SUN", "STAR"][active]} has seen a card since`]);
  });
});
