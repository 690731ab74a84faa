import { describe, expect, test } from "vitest";
import { begin, SHIPPED } from "../../../../engine/games/metrorunner/metrorunner.test-support.ts";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import type { Scene, SceneOption } from "../../../../engine/games/scene.ts";
import type { LogItem } from "../../../../engine/matches/told.ts";
import { countsWords, cubesWords, districtWords, stationWords } from "./city-words.ts";
import { publicScene } from "./public-scene.ts";
import { rogueTurn } from "./rogue-turn.ts";
import { spotOfOption } from "./spot-options.ts";

const scene = (players: number): Scene<MetrorunnerBoard> => SHIPPED.scene?.(begin({ players }, 5), 0) as Scene<MetrorunnerBoard>;
const { board } = scene(3);

describe("A station in words", () => {
  const told = (word: string, icon: string) => {
    const station = board.stations.find((one) => one.word === word) ?? expect.fail(word);
    return stationWords(station, board, ["You", "Runner 2", "Runner 3"], icon);
  };
  test("says what it shows, where it lies and who stands there", () => {
    expect(told("A02", "hack")).toBe("Station A02, Hack, in Undergrid, You");
    expect(told("A04", "agents")).toBe("Station A04, Contact Agents, in Undergrid and Spire Row");
  });
  test("the cubes of a district are counted by colour", () => {
    expect(districtWords(1, board)).toBe("Cubes on Spire Row: none");
    expect([countsWords([0, 2, 0, 1, 0], board.colours), cubesWords(0), cubesWords(1)]).toEqual(["2 purple, 1 orange", "free", "1 cube"]);
  });
});

describe("The spot of an option", () => {
  const spot = (action: SceneOption["action"]) => spotOfOption({ action, words: "" }, board, 0);
  test("a move is about the station that it leads to: the first two are free (MR-5.3)", () => {
    const [first, second, third] = [1, 2, 3].map((stations) => spot({ kind: "move", stations }));
    const at = (word: string) => board.stations.find((one) => one.word === word);
    expect([first, second]).toEqual([`station ${at("A03")?.station}`, `station ${at("A04")?.station}`]);
    // Another figure stands on A05: it is skipped and does not count (MR-5.2).
    expect([third, at("A05")?.cost, at("A06")?.cost]).toEqual([`station ${at("A06")?.station}`, undefined, 1]);
  });
  test("a location action is about the own station, a district action about the district", () => {
    expect(spot({ kind: "hack" })).toBe(`station ${board.stations.find(({ players }) => players.includes(0))?.station}`);
    expect(spot({ kind: "collect", district: 2 })).toBe("district 2");
    expect(spot({ kind: "complete", card: 3, district: 2 })).toBeUndefined();
  });
});

test("between two at one screen the jobs of whoever looks lie face down, and nothing else does (MR-R11)", () => {
  const [own, shown] = [scene(2), publicScene(scene(2))];
  expect(own.board.players[0]?.hand.every(({ card }) => card !== undefined)).toBe(true);
  expect(shown.board.players[0]?.hand.map(({ card }) => card)).toEqual([undefined, undefined]);
  expect({ ...shown.board, players: [] }).toEqual({ ...own.board, players: [] });
});

describe("A turn of the Rogue A.I.", () => {
  const item = (n: number, lines: readonly string[], event: string): LogItem => ({
    ...{ n, kind: "act", lines },
    events: [{ decision: n, event, args: [], cards: [] }],
  });
  test("is told from its card on, and the newest one counts", () => {
    const turn = rogueTurn([
      item(1, ["ends", "the A.I. reveals A.I. 01", "the gold token goes to A06"], "reveal an A.I. card"),
      item(2, ["ends", "the A.I. reveals A.I. 02", "the A.I. gains Influence +1"], "reveal an A.I. card"),
      item(3, ["goes to A03"], "move"),
    ]);
    expect(turn).toEqual({ at: 2, steps: ["The A.I. reveals A.I. 02.", "The A.I. gains Influence +1."] });
  });
  test("there is none before its first card, and none that was taken back", () => {
    expect(rogueTurn([item(1, ["goes to A03"], "move")])).toBeUndefined();
    expect(rogueTurn([{ ...item(1, ["the A.I. reveals A.I. 01"], "reveal an A.I. card"), undone: true }])).toBeUndefined();
  });
});
