/** Every game can be laid on a free table, with its own cards, and moved about. What lies where is asked beside each game (`free-table.test.ts`). */
import { describe, expect, test } from "vitest";
import { GAME_IDS } from "../engine/cards/card.ts";
import { parsePlan } from "../engine/games/free/plan.ts";
import { counterexampleLine, runLaws } from "../engine/kernel/laws.ts";
import { piecesOf, startOf, tableOf } from "./tables.test-support.ts";

describe.each(GAME_IDS)("a free table of %s", (game) => {
  const table = tableOf(game);
  const { plan, playable } = table;

  test("is laid for as few and as many as can play, and keeps the laws", () => {
    for (const players of [plan.players.from, plan.players.to]) {
      const state = startOf(table, players);
      expect([state.players, playable.game.faults(state)]).toEqual([players, []]);
    }
    const options = playable.options.standard;
    expect(runLaws({ open: () => playable.subject(false), options }, { games: 1 }).map(counterexampleLine)).toEqual([]);
  });

  test("shows a seat nothing that lies hidden", () => {
    const state = startOf(table, plan.players.from);
    const board = playable.free?.(playable.game.imagine(playable.game.observe(state, 1), { seed: 0, drawn: 0 }), 1);
    for (const area of board?.areas ?? [])
      for (const card of area.places.flatMap(({ cards }) => cards))
        expect(card.card !== undefined).toBe(area.seen === "all" || (area.seen === "owner" && area.player === 1));
  });
});

test("a plan whose pieces do not fit the boards says so", () => {
  const { plan } = piecesOf("corp", 2);
  const faults = (pieces: unknown) => {
    const read = parsePlan({ ...plan, pieces });
    return read.ok ? [] : read.error;
  };
  expect(faults({ flag: { is: "owner", on: "attic" } })).toEqual(['Piece "flag" stands on "attic", which is not part of a board']);
  expect(faults({ flag: { is: "owner", on: "departments", supply: "flags" } })).toEqual([
    'Piece "flag" needs a counter "flags" of each player',
  ]);
  expect(faults({ flag: { is: "tiles", on: "departments" } })).toEqual(['Piece "flag" needs a grid, and "departments" is not one']);
  expect(faults({ flag: { is: "figure", on: "streets", start: { "2": ["Z9"] } } })).toEqual([
    'Piece "flag" stands on "Z9", which is not a space of "streets"',
  ]);
  expect(faults({ stocks: { is: "owner", on: "departments" } })).toEqual(['"stocks" is already used on this table']);
});

test("a table that names what there is not says so", () => {
  const { playable } = tableOf("corp");
  expect(playable.options.parse({ players: 9 })).toEqual({ ok: false, error: "This table has room for 2 to 6 players" });
  expect(playable.options.parse({ decks: [{ main: [{ id: "corp/none", count: 1 }] }] })).toMatchObject({ ok: false });
});
