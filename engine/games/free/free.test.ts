import { describe, expect, test } from "vitest";
import type { Change } from "../../kernel/edit.ts";
import type { Game } from "../../kernel/game.ts";
import { counterexampleLine, runLaws } from "../../kernel/laws.ts";
import { Match } from "../../kernel/match.ts";
import { below, rngOf } from "../../kernel/rng.ts";
import { fieldsOf } from "../../kernel/state.ts";
import { openFree, parseTable } from "./index.ts";

const DATA = {
  players: 2,
  zones: {
    deck: { per: "player", seen: "none" },
    hand: { per: "player", seen: "owner" },
    board: { spaces: 3, seen: "all" },
  },
  counters: { life: { per: "player", start: 20 }, tapped: { per: "card" }, balance: { per: "game", signed: true } },
  dice: { d6: 6 },
  cards: ["Fox", "Bear", "Owl"],
  piles: [
    { zone: "deck", player: 0, cards: [0, 0, 1, 1, 2], shuffled: true },
    { zone: "deck", player: 1, cards: [2, 2, 2] },
  ],
};
const DECK = [0, 1];
const HAND = [2, 3];
const BOARD = [4, 5, 6];

function open(data: unknown = DATA): Game {
  const table = parseTable(data);
  if (!table.ok) throw new Error(table.error.join("\n"));
  return openFree(table.value, "table-1");
}

describe("The free game", () => {
  test("asks for nothing and lists nothing", () => {
    const game = open();
    const state = game.start({ seed: 1 }, undefined);
    const decision = game.decision(state);
    expect([decision?.kind, decision?.free, decision?.actions.length]).toEqual(["free", true, 0]);
    expect(game.submit(state, 0, [{ kind: "free" }])).toEqual({ ok: false, error: { code: "no-list", input: 0 } });
    expect(runLaws({ open: () => open(), options: undefined }, { games: 3 }).map(counterexampleLine)).toEqual([]);
  });

  test("moves, counts, throws, shows and shuffles by hand", () => {
    const game = open();
    const state = game.start({ seed: 1, log: true }, undefined);
    const top = state.zones[0]?.at(-1) ?? -1;
    const changes: Change[] = [
      { kind: "move", card: top, place: HAND[0] ?? -1 },
      { kind: "set", field: "life", at: 1, value: 17 },
      { kind: "set", field: "tapped", at: top, value: 1 },
      { kind: "set", field: "balance", value: -3 },
      { kind: "roll", field: "d6" },
      { kind: "move", card: 5, place: BOARD[2] ?? -1 },
      { kind: "shuffle", place: DECK[0] ?? -1 },
    ];
    expect(game.edit(state, changes)).toEqual({ ok: true, value: [] });
    const fields = fieldsOf(state);
    expect([fields["life"], fields["balance"]]).toEqual([[20, 17], -3]);
    expect(fields["d6"]).toBeGreaterThanOrEqual(1);
    expect(fields["d6"]).toBeLessThanOrEqual(6);
    expect(state.zones.map((ids) => ids.length)).toEqual([4, 2, 1, 0, 0, 0, 1]);
    expect(game.observe(state, 1).card[top]).toBeNull();
    expect(game.observe(state, 0).card[top]).not.toBeNull();
    expect(game.edit(state, [{ kind: "show", card: top, player: -1 }]).ok).toBe(true);
    expect(game.observe(state, 1).card[top]).toBe(state.card[top]);
    expect(state.log?.map(({ event }) => event)).toEqual([
      "free move",
      "free set life",
      "free set tapped",
      "free set balance",
      "free roll d6",
      "free move",
      "free shuffle",
      "free show",
    ]);
  });

  test.each<[string, Change]>([
    ["no-card", { kind: "move", card: 99, place: 0 }],
    ["no-place", { kind: "move", card: 0, place: 7 }],
    ["no-place", { kind: "shuffle", place: -1 }],
    ["no-field", { kind: "set", field: "constructor", value: 1 }],
    ["no-field", { kind: "roll", field: "life", at: 0 }],
    ["no-number", { kind: "set", field: "life", at: 2, value: 1 }],
    ["no-number", { kind: "set", field: "life", value: 1 }],
    ["no-player", { kind: "show", card: 0, player: 2 }],
    ["no-player", { kind: "create", card: 0, owner: -1, place: 0 }],
    ["law", { kind: "set", field: "life", at: 0, value: -1 }],
    ["law", { kind: "set", field: "life", at: 0, value: 0.5 }],
  ])("refuses with %s and changes nothing: %j", (code, change) => {
    const game = open();
    const state = game.start({ seed: 1 }, undefined);
    const before = game.digest(state);
    const done = game.edit(state, [{ kind: "set", field: "life", at: 0, value: 1 }, change]);
    expect(!done.ok && done.error.code).toBe(code);
    expect(game.digest(state)).toBe(before);
  });

  test("any free moves keep every card in one place, can be taken back, and are recorded", () => {
    const game = open();
    const match = Match.begin(game, { seed: 4 }, undefined, { keepEvery: 3, digestEvery: 1 });
    const choices = rngOf(9);
    const digests = [game.digest(match.state)];
    for (let i = 0; i < 60; i++) {
      const card = below(choices, match.state.card.length);
      const kinds: Change[] = [
        { kind: "move", card, place: below(choices, 7), index: below(choices, 4) },
        { kind: "shuffle", place: below(choices, 7) },
        { kind: "roll", field: "d6" },
        { kind: "create", card: 1, owner: 0, place: below(choices, 7) },
      ];
      const change = kinds[below(choices, 4)];
      expect(match.edit(0, change ? [change] : []).ok).toBe(true);
      expect(game.faults(match.state)).toEqual([]);
      digests.push(game.digest(match.state));
    }
    const again = Match.replay(open(), match.record);
    expect(again.diverged).toBeUndefined();
    expect(game.digest(again.state)).toBe(digests.at(-1));
    for (const to of [41, 17, 0]) {
      expect(match.undo(to).ok).toBe(true);
      expect(game.digest(match.state)).toBe(digests[to]);
    }
  });

  test("the match ends when somebody concedes", () => {
    const game = open();
    const state = game.start({ seed: 1 }, undefined);
    game.concede(state, 0);
    expect(game.returns(state)?.returns).toEqual([-1, 1]);
    expect(game.edit(state, []).ok).toBe(false);
  });

  test.each([
    [{ ...DATA, players: 0 }, "players: Too small: expected number to be >=1"],
    [{ ...DATA, zones: { pot: { seen: "owner" } }, piles: [] }, 'Zone "pot" has no owner who could see it'],
    [{ ...DATA, counters: { zones: { per: "game" } } }, 'Every state already has "zones"'],
    [{ ...DATA, counters: { d6: { per: "game" } } }, '"d6" is a counter and a die'],
    [{ ...DATA, piles: [{ zone: "attic", player: 0, cards: [] }] }, 'Pile 1 is in "attic", which is not a zone'],
    [{ ...DATA, piles: [{ zone: "board", space: 3, player: 0, cards: [] }] }, 'Pile 1 is in space 3 of "board", which has 3'],
    [{ ...DATA, piles: [{ zone: "deck", player: 2, cards: [] }] }, "Pile 1 belongs to player 3 of 2"],
    [{ ...DATA, piles: [{ zone: "deck", player: 0, cards: [3] }] }, "Pile 1 has design 3; there are 3"],
  ])("a table with a fault is refused: %#", (data, fault) => {
    const table = parseTable(data);
    expect(!table.ok && table.error).toEqual([fault]);
  });
});
