import { describe, expect, test } from "vitest";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { MatchView, SeatTold } from "../../../engine/matches/told.ts";
import { tableView } from "./match-view.ts";

const seat = (player: number, more: Partial<SeatTold> = {}): SeatTold => ({
  ...{ player, seat: `Player ${player + 1}`, name: "", taken: true, yours: player === 0, here: true },
  ...more,
});
/** As the page is told of a match in which player 2 is asked something. */
const told = (seats: readonly SeatTold[], more: object = {}): MatchView =>
  ({
    ...{ viewer: 0, yours: [0], seats, log: [], notes: [] },
    scene: { seats: seats.map(() => ({})) },
    observation: { decision: { player: 1, rule: "" }, decisions: 0 },
    ...more,
  }) as unknown as MatchView;
const view = (...args: Parameters<typeof told>) => tableView(told(...args), new Map());

describe("while somebody else chooses", () => {
  test.each<[string, Partial<SeatTold>, object, string]>([
    ["nobody has come", { taken: false, here: false }, {}, "Nobody has sat down as Player 2 yet."],
    ["somebody has gone", { here: false }, {}, "Player 2 is away. The match waits."],
    ["a bot thinks", { bot: "greedy" }, {}, "You can look around in the meantime."],
    ["one only watches", {}, { viewer: -1, yours: [] }, "You are watching, and see what everyone can see."],
    ["one is out", {}, { scene: { seats: [{ out: true }, {}] } }, "You are out of the game. You can watch the rest."],
  ])("it is said that %s", (_what, other, more, words) => expect(view([seat(0), seat(1, other)], more)?.meanwhile).toBe(words));
});

test("who thinks is told of the match as it is, not of a moment that is looked back at", () => {
  const seats = [seat(0), seat(1, { bot: "search:400" })];
  const match = told(seats, { thinking: 1 });
  expect(tableView(match, new Map())?.thinking).toBe(1);
  expect(tableView(match, new Map(), { was: match, at: 0, words: "Turn 1" })?.thinking).toBeUndefined();
});

test("what stands by itself is numbered before what lies folded in groups, however much that is; passing comes last", () => {
  const option = (words: string, more: object = {}) => ({ words, action: { kind: words }, ...more });
  const folded = Array.from({ length: 300 }, (_, i) => option(`Offer ${i}`, { group: i % 2 === 0 ? "To Anna" : "To Bert" }));
  const choices = [option("Pass", { passes: true }), ...folded, option("Play Windfall"), option("Done")];
  const words = view([seat(0), seat(1)], { asked: { choices } })?.options.map((one) => one.words);
  expect(words?.slice(0, 4)).toEqual(["Play Windfall", "Done", "Offer 0", "Offer 2"]);
  expect(words?.slice(151, 153)).toEqual(["Offer 298", "Offer 1"]);
  expect(words?.at(-1)).toBe("Pass");
  expect(words).toHaveLength(303);
});

test("an end by giving up names who did; one by a rule names the rule", () => {
  const ended = (rule: string, kind: string) =>
    view([seat(0), seat(1)], {
      outcome: { returns: [1, -1], reasons: [{ rule, reason: "So it was" }], ...(kind === "act" ? {} : { by: { kind, player: 1 } }) },
    })?.ended?.reasons;
  expect(ended("concession", "concede")).toEqual(["You win.", "Player 2 gave up"]);
  expect(ended("MC-13.7", "concede")).toEqual(["You win.", "Player 2 gave up (MC-13.7)"]);
  expect(ended("SAN-1.3", "act")).toEqual(["You win.", "So it was (SAN-1.3)"]);
});

test("a winner of two bots is told by its number", () => {
  const bots = [seat(0), seat(1, { bot: "greedy" }), seat(2, { bot: "greedy" })];
  const scene = { seats: ["Anna", "Bert", "Carl"].map((name, player) => ({ name, player })) };
  const ended = view(bots, { scene, outcome: { returns: [-1, -1, 1], reasons: [] } })?.ended;
  expect(ended?.reasons).toEqual(["Medium bot 2 wins."]);
});

test.each<[string, readonly number[], string]>([
  ["A player's Business was bought", [-1, 1], "Your Business was bought"],
  ["A player's Business was bought", [1, -1], "Player 2's Business was bought"],
  [
    "A player's Business was docked to nothing when the own turn ended",
    [-1, 1],
    "Your Business was docked to nothing when your own turn ended",
  ],
  [
    "A player's Business was docked to nothing when the own turn ended",
    [1, -1],
    "Player 2's Business was docked to nothing when their own turn ended",
  ],
  ["A player had no money when a turn ended", [-1, 1], "You had no money when a turn ended"],
  ["A player had no money when a turn ended", [1, -1], "Player 2 had no money when a turn ended"],
  ["The last turn was played: a draw", [0, 0], "The last turn was played: a draw"],
  ["A player's Business was bought", [-1, -1, 1], "A player's Business was bought"],
])("%s, %j: it is said whom it befell: %s", (reason, returns, said) => {
  const seats = returns.map((_, player) => seat(player));
  const ended = view(seats, { outcome: { returns, reasons: [{ rule: "MC-13.3", reason }] } })?.ended;
  expect(ended?.reasons.at(-1)).toBe(`${said} (MC-13.3)`);
});

test.each([
  ["Ambush.", 6, "Ambush: choose a character"],
  ["Ambush 2. Draw 1 card.", 8, "Ambush 2: choose a character"],
  ["Ambush the first character that you see.", 39, "Choose a character"],
])("what a keyword asks for is said with its name: %s", (text, to, prompt) => {
  const cards = new Map([["toy/scout", { id: "toy/scout", name: "Scout", text, keywords: ["Ambush"] } as unknown as LibraryCard]]);
  const match = told([seat(0), seat(1)], {
    asked: { choices: [], span: { card: 0, design: 0, from: 0, to } },
    observation: { decision: { player: 0, rule: "", prompt: "Choose a character" }, decisions: 0 },
  });
  expect(tableView(match, cards)?.asked?.prompt).toBe(prompt);
});

test("a line of the log has one name for each seat: who sits there", () => {
  const scene = { seats: ["Trendshield", "Vesglas"].map((name, player) => ({ name, player })) };
  const lines = ["eliminates 1 of Trendshield's Influence in borough 6; draws 1 Corruption"];
  const attack = ["", "  Trendshield draws 1 Corruption, Vesglas draws 1 Corruption"];
  const act = (n: number, words: string[]) => ({ n, kind: "act", player: 1, lines: words, events: [] });
  const log = view([seat(0), seat(1, { bot: "greedy" })], { scene, log: [act(1, lines), act(2, attack)] })?.log;
  expect(log?.map(({ player, words }) => [player, words])).toEqual([
    [1, "eliminates 1 of your Influence in borough 6; draws 1 Corruption"],
    [-1, "You draw 1 Corruption, Medium bot draws 1 Corruption"],
  ]);
});
