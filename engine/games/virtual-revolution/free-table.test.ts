import { expect, test } from "vitest";
import { laidOf, piecesOf, tableOf } from "../../../content/tables.test-support.ts";
import { type Boards, boardOf, partOf } from "../boards/index.ts";
import { piecesWords, spotWords } from "../free/stands.ts";

test("a free table lies as the rules say", () =>
  expect(laidOf("virtual-revolution")).toEqual({
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
  }));

test("agents of level 1 lie on those of level 2 (VR-3.11)", () => {
  const { playable, cards } = tableOf("virtual-revolution");
  const options = playable.options.parse(undefined);
  const state = playable.game.start({ seed: 3, players: 2 }, options.ok ? options.value : undefined);
  const deck = state.zones[playable.game.layout.at["agent deck"] ?? -1] ?? [];
  const levels = deck.map((id) => cards[state.card[id] ?? -1]?.fields["level"]);
  expect([levels[0], levels.at(-1), levels.indexOf(1)]).toEqual([2, 1, 15]);
});

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

test("what lies on a space is said in words", () => {
  const { playable, board } = piecesOf("virtual-revolution", 2);
  const part = partOf(playable.boards as Boards, "map");
  const [mine] = board.pieces;
  const space = mine?.on[0]?.[0] ?? 0;
  expect(spotWords(boardOf(playable.boards as Boards, "map"), part, 10)).toBe("Borough 11, Nation");
  expect(piecesWords(board.pieces, part, -1, space, ["Ann", "Bert"])).toContain("1 influence of Ann");
});
