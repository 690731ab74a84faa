/** Every game can be laid on a free table, with its own cards, and moved about. */
import { describe, expect, test } from "vitest";
import { GAME_IDS, type GameId } from "../engine/cards/card.ts";
import { openTable } from "../engine/games/free/open.ts";
import type { FreeBoard } from "../engine/games/free/scene.ts";
import { counterexampleLine, runLaws } from "../engine/kernel/laws.ts";
import { loadContent, shipped } from "./load.ts";
import { readTable } from "./table.ts";

const { content } = loadContent();
const tableOf = (game: GameId) => {
  const { plan, problems } = readTable(`${shipped()}/${game}/table.json`, game);
  if (!plan) throw new Error(problems[0]?.message);
  const { cards, decks } = content[game];
  const named = decks.map(({ id, list }) => ({ id, list }));
  const opened = openTable({ game, plan, cards, decks: named, hash: "0".repeat(64) });
  if (!opened.ok) throw new Error(opened.error[0]?.problems[0]?.message);
  return { plan, playable: opened.value, cards };
};
const counts = (board: FreeBoard) =>
  Object.fromEntries(
    board.areas
      .filter(({ player, places }) => player <= 0 && places.some(({ cards }) => cards.length > 0))
      .map(({ name, places }) => [name, places.map(({ cards }) => cards.length).join(" ")]),
  );

/** By game and area how many cards lie in its places; of an area of each player that of the first, with as few as can play. */
const LAID: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
  corp: {
    "runner deck": "43",
    "runner pool": "1 1 1 1 1",
    "security deck": "31",
    "security pool": "1 1 1 1 1",
    "asset deck": "25",
    "asset pool": "1 1 1 1 1",
    "action deck": "46",
    hand: "2",
  },
  megacorp: { "main deck": "35", "resource deck": "20", hand: "5", "to be placed": "2" },
  metrorunner: {
    "job deck": "36",
    offer: "1 1 1 1",
    contracts: "4",
    "left networks": "15",
    "right networks": "15",
    characters: "9",
    "starting jobs": "3",
    "ai deck": "20",
    character: "1",
    jobs: "1",
  },
  san: { supply: "42", river: "1 1 1 1 1 1", deck: "6", hand: "6", viruses: "5" },
  "virtual-revolution": {
    "agent deck": "28",
    agents: "1 1 1 1 1",
    "verse deck": "19",
    verses: "1 1 1 1 1",
    "corruption deck": "36",
    "necro deck": "14",
    "location deck": "24",
    "objective deck": "8",
    titles: "7",
    boosts: "7",
    hand: "2",
  },
};

const startOf = ({ playable }: ReturnType<typeof tableOf>, players: number) => {
  const options = playable.options.parse({ players });
  if (!options.ok) throw new Error(options.error);
  return playable.game.start({ seed: 7, players }, options.value);
};

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

test.each(Object.entries(LAID))("a free table of %s lies as its rules say", (game, laid) => {
  const table = tableOf(game as GameId);
  expect(counts(table.playable.free?.(startOf(table, table.plan.players.from), 0) as FreeBoard)).toEqual(laid);
});

test("agents of level 1 lie on those of level 2 (VR-3.11)", () => {
  const { playable, cards } = tableOf("virtual-revolution");
  const options = playable.options.parse(undefined);
  const state = playable.game.start({ seed: 3, players: 2 }, options.ok ? options.value : undefined);
  const deck = state.zones[playable.game.layout.at["agent deck"] ?? -1] ?? [];
  const levels = deck.map((id) => cards[state.card[id] ?? -1]?.fields["level"]);
  expect([levels[0], levels.at(-1), levels.indexOf(1)]).toEqual([2, 1, 15]);
});

test("a table that names what there is not says so", () => {
  const { playable } = tableOf("corp");
  expect(playable.options.parse({ players: 9 })).toEqual({ ok: false, error: "This table has room for 2 to 6 players" });
  expect(playable.options.parse({ decks: [{ main: [{ id: "corp/none", count: 1 }] }] })).toMatchObject({ ok: false });
});
