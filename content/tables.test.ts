/** Every game can be laid on a free table, with its own cards, and moved about. */
import { describe, expect, test } from "vitest";
import { GAME_IDS, type GameId } from "../engine/cards/card.ts";
import { type Boards, boardOf, partOf } from "../engine/games/boards/index.ts";
import { openTable } from "../engine/games/free/open.ts";
import { parsePlan } from "../engine/games/free/plan.ts";
import type { FreeBoard } from "../engine/games/free/scene.ts";
import { piecesWords, spotWords } from "../engine/games/free/stands.ts";
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
    agents: "0 1 1 1 1",
    discards: "6",
    "verse deck": "19",
    verses: "1 1 1 1 1",
    "corruption deck": "36",
    "necro deck": "14",
    "location deck": "19",
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

const piecesOf = (game: (typeof GAME_IDS)[number], players: number, seed = 7) => {
  const { playable, plan } = tableOf(game);
  const options = playable.options.parse({ players });
  const state = playable.game.start({ seed, players }, options.ok ? options.value : undefined);
  const board = playable.free?.(state, 0) as FreeBoard;
  const number = (field: string) => board.numbers.filter((one) => one.field === field).map(({ value }) => value);
  return { board, number, playable, state, plan, named: (name: string) => board.pieces.filter((piece) => piece.name === name) };
};

test.each([2, 3, 4])("with %i players every borough holds one Influence, from the reserves (VR-3.1, VR-3.6 to VR-3.8)", (players) => {
  for (let seed = 1; seed <= 5; seed++) {
    const { named, number } = piecesOf("virtual-revolution", players, seed);
    const held = named("influence").map(({ on }) => on);
    expect(
      held
        .flat()
        .map(([space]) => space)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 23 }, (_, space) => space));
    expect(held.flat().every(([, count]) => count === 1)).toBe(true);
    // Whoever got the card of the first player has one more in reserve, and is first in turn order.
    const usual = { 2: 8, 3: 10, 4: 9 }[players] ?? 0;
    const first = named("turn order marker").findIndex(({ on }) => on.some(([place]) => place === 0));
    expect(number("reserve")).toEqual(Array.from({ length: players }, (_, player) => usual + (player === first ? 1 : 0)));
    const order = named("turn order marker").map(({ on }) => on[0]?.[0]);
    expect(order).toEqual(order.map((_, player) => (player - first + players) % players));
  }
});

test("Location tokens stand in the boroughs of the cards that were drawn; an Agent without one is discarded (VR-3.13)", () => {
  const { board, playable, state } = piecesOf("virtual-revolution", 2);
  const drawn = (state.zones[playable.game.layout.at["discards"] ?? -1] ?? []).map((id) => playable.cards[state.card[id] ?? -1]);
  const boroughs = drawn.filter((card) => card?.kind === "location").map((card) => Number(card?.fields["borough"] ?? 0));
  const tokens = board.pieces.filter(({ name }) => name.startsWith("location"));
  expect(tokens.map(({ on }) => (on[0]?.[0] ?? -1) + 1)).toEqual(boroughs);
  expect(board.areas.find(({ name }) => name === "agents")?.places.map(({ cards }) => cards.length)).toEqual(
    boroughs.map((one) => (one > 0 ? 1 : 0)),
  );
});

test("every runner starts on the Hack station of the own district (MR-3.11), tiles lie at random (MR-3.12)", () => {
  for (const players of [2, 3, 4, 5]) {
    const { named, playable } = piecesOf("metrorunner", players);
    const { spaces } = partOf(playable.boards as Boards, "route");
    const colours = boardOf(playable.boards as Boards, "route").districts.map(({ id }) => id);
    const stand = named("figure").map(({ on }) => spaces[on[0]?.[0] ?? -1]);
    expect(stand.map((space) => [space?.icon, space?.side, space?.districts.map((one) => colours[one])])).toEqual(
      colours.slice(0, players).map((colour) => ["hack", players < 4 ? "A" : "B", [colour]]),
    );
  }
  const { named } = piecesOf("metrorunner", 2);
  const [tiles] = named("tile");
  expect(tiles?.on.map(([, tile]) => tile).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(tiles?.turns?.values.every((turn) => turn >= 0 && turn < 4)).toBe(true);
});

test("HQs stand at their gates by the number of players (3.2), mats are empty (CORP-2.4)", () => {
  const { named, playable } = piecesOf("corp", 3);
  const { spaces } = partOf(playable.boards as Boards, "streets");
  expect(named("hq").map(({ on }) => spaces[on[0]?.[0] ?? -1]?.word)).toEqual(["HQ gate A1", "HQ gate G1", "HQ gate D7"]);
  expect(named("infrastructure").map(({ mat, player, on }) => [mat, player, on.length]).length).toBe(9);
  expect([...named("infrastructure"), ...named("team 2")].flatMap(({ on }) => on)).toEqual([]);
});

test("what lies on a space is said in words", () => {
  const { playable, board } = piecesOf("virtual-revolution", 2);
  const part = partOf(playable.boards as Boards, "map");
  const [mine] = board.pieces;
  const space = mine?.on[0]?.[0] ?? 0;
  expect(spotWords(boardOf(playable.boards as Boards, "map"), part, 10)).toBe("Borough 11, Nation");
  expect(piecesWords(board.pieces, part, -1, space, ["Ann", "Bert"])).toContain("1 influence of Ann");
});

test("a plan whose pieces do not fit the boards says so", () => {
  const { plan } = piecesOf("corp", 2);
  const faults = (pieces: unknown) => {
    const read = parsePlan({ ...plan, pieces });
    return read.ok ? [] : read.error;
  };
  expect(faults({ flag: { is: "owner", on: "attic" } })).toEqual(['Piece "flag" stands on "attic", which is no part of a board']);
  expect(faults({ flag: { is: "owner", on: "departments", supply: "flags" } })).toEqual([
    'Piece "flag" needs a counter "flags" of each player',
  ]);
  expect(faults({ flag: { is: "tiles", on: "departments" } })).toEqual(['Piece "flag" needs a grid, and "departments" is none']);
  expect(faults({ flag: { is: "figure", on: "streets", start: { "2": ["Z9"] } } })).toEqual([
    'Piece "flag" stands on "Z9", which is no space of "streets"',
  ]);
  expect(faults({ stocks: { is: "owner", on: "departments" } })).toEqual(['"stocks" is something else on this table already']);
});

test("a table that names what there is not says so", () => {
  const { playable } = tableOf("corp");
  expect(playable.options.parse({ players: 9 })).toEqual({ ok: false, error: "This table has room for 2 to 6 players" });
  expect(playable.options.parse({ decks: [{ main: [{ id: "corp/none", count: 1 }] }] })).toMatchObject({ ok: false });
});
