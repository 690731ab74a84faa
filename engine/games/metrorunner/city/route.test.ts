/** Boards that cannot be played on are refused, with a sentence and the rule (MR-2). */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import type { Boards, Part } from "../../boards/index.ts";
import { BOARDS, CARDS, KEYWORDS } from "../metrorunner.test-support.ts";
import { openMetrorunner } from "../open.ts";
import { parseMetroOptions } from "../setup/options-schema.ts";
import { boardFaults } from "./route.ts";

const changed = (part: string, change: (part: Part) => Part): Boards => ({
  ...BOARDS,
  boards: BOARDS.boards.map((board) => ({ ...board, parts: board.parts.map((one) => (one.id === part ? change(one) : one)) })),
});

describe("The boards", () => {
  test("the shipped ones are right", () => expect(boardFaults(BOARDS)).toEqual([]));

  test.each<[string, Boards, string]>([
    [
      "a route with a dead end",
      changed("route", (part) => ({ ...part, next: part.next.map((to, i) => (i === 3 ? [] : to)) })),
      "A04 leads to 0 stations; it needs exactly one (MR-2.1)",
    ],
    [
      "a station without a district",
      changed("route", (part) => ({ ...part, spaces: part.spaces.map((space, i) => (i === 2 ? { ...space, districts: [] } : space)) })),
      "A03 lies in 0 districts; it needs one or two (MR-2.3)",
    ],
    [
      "an icon that is none",
      changed("route", (part) => ({ ...part, spaces: part.spaces.map((space, i) => (i === 2 ? { ...space, icon: "shop" } : space)) })),
      "A03 shows none of gigs, assets, agents, hack (MR-2.2)",
    ],
    [
      "two rings on one side",
      changed("route", (part) => ({ ...part, next: part.next.map((to, i) => (i === 7 ? [0] : to)) })),
      "The route of side 1 is not one ring (MR-2.1)",
    ],
    [
      "no closed tile",
      changed("grid", (part) => ({
        ...part,
        ...(part.grid ? { grid: { ...part.grid, tiles: part.grid.tiles.map((tile) => ({ ...tile, open: 5 })) } } : {}),
      })),
      "Exactly one tile is closed: the skull (MR-11.11)",
    ],
    [
      "a node that is missing",
      changed("grid", (part) => ({ ...part, ...(part.grid ? { grid: { ...part.grid, nodes: part.grid.nodes.slice(1) } } : {}) })),
      "The grid has no node N1 (3.7)",
    ],
    [
      "a side with a station for each of its players, and none to move to,",
      changed("route", (part) => {
        const left = part.spaces.flatMap(({ side }, i) => (side === "B" ? [i] : [])).slice(0, 5);
        return { ...part, next: part.next.map((to, i) => (left.includes(i) ? [at(left, (left.indexOf(i) + 1) % left.length)] : to)) };
      }),
      "Side 2 has 5 stations, too few for 5 players (MR-5.1)",
    ],
    [
      "a number of players without a side",
      {
        ...BOARDS,
        boards: BOARDS.boards.map((board) => ({
          ...board,
          sides: board.sides.map((side) => (side.id === "B" ? { ...side, players: [4, 4] as const } : side)),
        })),
      },
      "No side of the board is for 5 players (MR-3.1)",
    ],
  ])("%s is refused", (_, boards, message) => {
    expect(boardFaults(boards)).toContain(message);
    const opened = openMetrorunner({ cards: CARDS, keywords: KEYWORDS, boards });
    expect(opened.ok ? [] : opened.error.flatMap(({ problems }) => problems.map((problem) => problem.message))).toContain(message);
  });

  test("without boards there is no game", () => expect(openMetrorunner({ cards: CARDS, keywords: KEYWORDS }).ok).toBe(false));
});

describe("The options", () => {
  test.each<[unknown, string]>([
    [{ players: 6 }, "players is a number from 1 to 5 (MR-1.2)"],
    [{ boards: ["blue", "blue"] }, "Two players cannot have the same runner board (MR-3.7)"],
    [{ players: 2, boards: ["blue", "red", "black"] }, "There are 3 runner boards for 2 players (MR-3.7)"],
    [{ players: 2, first: 3 }, "There is no player 3 (MR-R4)"],
    [{ decks: 2 }, 'Metrorunner has no option "decks"; it has players, boards, first, even, ownCards and cards'],
  ])("%j", (options, message) => {
    const parsed = parseMetroOptions([], options);
    expect(parsed.ok ? "" : parsed.error).toBe(message);
  });
  test("what they leave out is filled in, and is accepted again", () => {
    const parsed = parseMetroOptions([], { players: 3 });
    expect(parsed).toEqual({ ok: true, value: { players: 3, boards: [], first: 0 } });
    expect(parsed.ok && parseMetroOptions([], parsed.value)).toEqual(parsed);
  });
});
