import { expect, test } from "vitest";
import type { Note, NoteContent } from "../../../engine/matches/stored.ts";
import type { LogItem } from "../../../engine/matches/told.ts";
import { logLines, turnsBegun, wouldBeTaken } from "./log-lines.ts";

const act = (n: number, ...lines: string[]): LogItem => ({ n, kind: "act", player: 0, turn: 1, lines, events: [] });
const undo = (n: number, to: number): LogItem => ({ n, kind: "undo", to, lines: [], events: [] });
const note = (number: number, after: number, content: NoteContent): Note => ({ number, after, at: "2026-01-01T00:00:00.000Z", ...content });
const said = (log: LogItem[], notes: Note[] = []) =>
  logLines({ log, notes }).map(({ player, depth, words }) => `${player}${">".repeat(depth)} ${words}`);

test("what came of a choice stands under it", () => expect(said([act(1, "plays A", "gains 1")])).toEqual(["0 plays A", "0> gains 1"]));

test("what was taken back stands in the line that took it back, and nowhere else", () => {
  const log = [act(1, "plays A"), act(2, "plays B", "draws"), undo(3, 1), act(4, "plays C"), undo(5, 0)];
  const notes = [note(1, 3, { kind: "undone", player: 1, to: 1 }), note(2, 5, { kind: "undone", player: 0, to: 0 })];
  expect(said(log, notes)).toEqual(["1 takes back: plays B", "0 takes back: plays A; plays C"]);
});

test("what others did has their name where it is taken back", () => {
  const seat = (player: number, name: string, yours = false) => ({ player, seat: `S${player}`, name, taken: true, yours, here: true });
  const seats = [seat(0, "Ann", true), seat(1, "Ben")];
  const log = [act(1, "keeps the hand"), { ...act(2, "does not bid"), player: 1 }, { ...act(3, "does not bid"), player: 0 }];
  expect(wouldBeTaken({ log, notes: [], seats }, 0, 0)).toBe("keeps the hand; does not bid (Ben); does not bid");
  expect(wouldBeTaken({ log, notes: [], seats }, 0, 1)).toBe("keeps the hand; does not bid; does not bid");
});

test("who agreed stands before what was taken back", () => {
  const wish = { kind: "undo" as const, to: 0, because: [] };
  const notes = [
    note(1, 1, { kind: "asked", player: 0, wish, of: [1] }),
    note(2, 2, { kind: "answered", player: 1, agree: true }),
    note(3, 2, { kind: "undone", player: 0, to: 0 }),
  ];
  expect(said([act(1, "plays A"), undo(2, 0)], notes)).toEqual(["0 asks to take back", "1 agrees", "0 takes back: plays A"]);
  expect(wouldBeTaken({ log: [act(1, "plays A"), act(2, "plays B", "draws"), act(3, "buys C")], notes: [] }, 1)).toBe("plays B; buys C");
});

test("a turn begins with its first line, and none before the first turn", () => {
  const lines = logLines({
    log: [{ ...act(1, "begins"), turn: 0 }, act(2, "plays A", "gains 1"), { ...act(3, "plays B"), turn: 2 }],
    notes: [],
  });
  expect(turnsBegun([...lines.slice(0, 2), { id: "aside", at: 2, player: 0, depth: 0, words: "agrees" }, ...lines.slice(2)])).toEqual([
    ...[undefined, 1, undefined, undefined, 2],
  ]);
});

test("what came of the last choice of a turn and begins the next stands under its heading", () => {
  const lines = logLines({
    log: [act(1, "passes", "  Your turn 2 begins", "  You gain 5M"), { ...act(2, "plays A"), turn: 2 }],
    notes: [],
  });
  expect(turnsBegun(lines)).toEqual([1, 2, undefined, undefined]);
});

test("whoever sits down is told who has seen which cards of the seat", () => {
  const taken = (what: string[]) => note(1, 1, { kind: "seat-taken", player: 1, name: "Ben", seen: { by: "Ann", what } });
  const words = (what: string[]) => said([act(1, "plays A")], [taken(what)]).at(-1);
  expect(words(["5 cards in STAR's hand"])).toBe("1 sits down. Ann, who knew this match before, has seen 5 cards in STAR's hand");
  expect(words([])).toBe("1 sits down. Ann, who knew this match before, has seen none of its cards");
});

test("what people asked each other stands where they did", () => {
  const wish = { kind: "undo" as const, to: 0, because: ["STAR has acted since"] };
  const notes = [note(1, 1, { kind: "asked", player: 0, wish, of: [1] }), note(2, 1, { kind: "answered", player: 1, agree: false })];
  expect(said([act(1, "plays A"), act(2, "plays B")], notes)).toEqual([
    "0 plays A",
    "0 asks to take back (STAR has acted since)",
    "1 refuses",
    "0 plays B",
  ]);
});

test("why somebody asks names people as the viewer does, and a comment leads to its moment", () => {
  const seat = (player: number, name: string, yours = false) => ({
    player,
    seat: `Player ${player + 1}`,
    name,
    taken: true,
    yours,
    here: true,
  });
  const wish = { kind: "undo" as const, to: 0, because: ["Player 1 has acted since"] };
  const notes = [
    note(1, 2, { kind: "asked", player: 1, wish, of: [0] }),
    note(2, 2, { kind: "comment", player: 1, entry: 1, words: "Too early." }),
  ];
  const told = (yours: boolean) =>
    logLines({ log: [act(1, "plays A"), act(2, "plays B")], notes, seats: [seat(0, "Ann", yours), seat(1, "Ben")] });
  expect([told(true), told(false)].map((lines) => lines[2]?.words)).toEqual([
    "asks to take back (You have acted since)",
    "asks to take back (Ann has acted since)",
  ]);
  expect(told(true).map(({ about }) => about)).toEqual([undefined, undefined, undefined, 1]);
});

test("whoever asked and wants it no more withdraws the request", () => {
  const wish = { kind: "rules-off" as const };
  const asked = (by: number) => [
    note(1, 0, { kind: "asked", player: 0, wish, of: [1] }),
    note(2, 0, { kind: "answered", player: by, agree: false }),
  ];
  expect(said([], asked(0))).toEqual(["0 asks to play on without rules", "0 withdraws the request"]);
  expect(said([], asked(1))).toEqual(["0 asks to play on without rules", "1 refuses"]);
});
