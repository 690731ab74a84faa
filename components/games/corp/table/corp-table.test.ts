/** What the table of CORP makes of what it is told: offers that bots answer, ways that a drag takes, the last roll. */
import { describe, expect, test } from "vitest";
import type { CorpBoard, TeamScene } from "../../../../engine/games/corp/table/scene.ts";
import type { SceneOption } from "../../../../engine/games/scene.ts";
import type { LogItem } from "../../../../engine/matches/told.ts";
import type { TableView } from "../../../table/match/view.ts";
import { waysOf } from "./carried-teams.ts";
import { lastRoll } from "./last-roll.tsx";
import { offering } from "./offer-terms.ts";
import { spotOptions } from "./spot-options.ts";

const option = (action: SceneOption["action"]): SceneOption => ({ action, words: action.kind });

describe("an offer", () => {
  const listed = option({ kind: "offer credits for a card", player: 1, credits: 10, card: 7 });
  test("of one thing for one is the option that a bot answers", () =>
    expect(offering([listed], 1, { credits: 10, cards: [] }, { credits: 0, cards: [7] })).toBe(listed));
  test.each([
    ["to somebody else", 2, { credits: 10, cards: [] }],
    ["of another sum", 1, { credits: 9, cards: [] }],
    ["of two things", 1, { credits: 10, cards: [3] }],
  ])("%s stands beside the decision", (_what, player, gives) =>
    expect(offering([listed], player, gives, { credits: 0, cards: [7] }).action).toEqual({
      kind: "offer",
      player,
      gives: [gives.credits, ...gives.cards].join(" "),
      wants: "0 7",
    }),
  );
});

describe("a team that is dragged", () => {
  const reach = [
    { spot: 5, path: [3, 4, 5], chance: 1, meets: undefined },
    { spot: 9, path: [3, 8, 9], chance: 0.4, meets: 2 },
  ];
  const team = { player: 0, team: 1, moves: false, reach } as unknown as TeamScene;
  const board = { spots: [], players: [], teams: [team] } as unknown as CorpBoard;
  const view = (options: readonly SceneOption[]) => ({ options, scene: { viewer: 0 } }) as unknown as TableView;
  const go = (spot: number) => ({ kind: "go", spot });
  test("moves and walks, up to whom it meets", () => {
    const ways = waysOf(team, board, view([option({ kind: "move", team: 1 })]), []);
    expect([ways.get(5)?.action, ways.get(5)?.then]).toEqual([{ kind: "move", team: 1 }, [go(3), go(4), go(5)]]);
    expect([ways.get(9)?.then, ways.get(9)?.hint]).toEqual([[go(3), go(8)], expect.stringContaining("40 %")]);
  });
  test("goes on where it moves already", () => {
    const ways = waysOf({ ...team, moves: true }, board, view([option(go(3))]), []);
    expect([ways.get(5)?.action, ways.get(5)?.then]).toEqual([go(3), [go(4), go(5)]]);
  });
  test("goes nowhere while something else is asked", () => expect(waysOf(team, board, view([option({ kind: "pass" })]), []).size).toBe(0));
});

describe("what is asked of a team", () => {
  const teams = [
    { player: 0, team: 0, spot: 3, moves: false },
    { player: 1, team: 2, spot: 9, moves: false },
    { player: 2, team: 0, spot: 9, moves: false },
  ] as unknown as readonly TeamScene[];
  const board = { spots: [], players: [], teams } as unknown as CorpBoard;
  const asked = (...actions: SceneOption["action"][]) => {
    const view = { options: actions.map(option), scene: { viewer: 0 } } as unknown as TableView;
    return [...spotOptions(view, board)].map(([spot, found]) => [spot, found.map(({ number }) => number)]);
  };
  test("stands on the map where the team does, whoever has it", () =>
    expect(asked({ kind: "team", player: 0, team: 0 }, { kind: "team", player: 1, team: 2 }, { kind: "team", player: 2, team: 0 })).toEqual(
      [
        [3, [1]],
        [9, [2, 3]],
      ],
    ));
  test("is nowhere for a team that is gone", () => expect(asked({ kind: "team", player: 1, team: 0 })).toEqual([]));
});

describe("the last roll", () => {
  const rolled = (...args: number[]) => ({ decision: 0, event: "rolled", args, cards: [] });
  const item = (n: number, turn: number, ...events: ReturnType<typeof rolled>[]): LogItem => ({ n, kind: "act", lines: [], events, turn });
  test("has both sides in their order", () =>
    expect(lastRoll([item(1, 3, rolled(0, 0, 5 + 6 * 8, 2), rolled(1, 1, 1, 0)), item(2, 3)], 3)).toEqual([
      { player: 0, side: 0, dice: [5, 6], hits: 2 },
      { player: 1, side: 1, dice: [1], hits: 0 },
    ]));
  test("of an earlier turn is not shown", () => expect(lastRoll([item(1, 2, rolled(0, 0, 5, 1))], 3)).toEqual([]));
  test("that was taken back is not shown", () => expect(lastRoll([{ ...item(1, 3, rolled(0, 0, 5, 1)), undone: true }], 3)).toEqual([]));
});
