import { describe, expect, test } from "vitest";
import type { Scene } from "../../../engine/games/scene.ts";
import type { SeatTold } from "../../../engine/matches/told.ts";
import { calledBy, calledSeats, renamed, saidTo, toldApart, toldToYou, withYou } from "./names.ts";

describe("Names of seats", () => {
  const scene = (...names: string[]) => ({ seats: names.map((name, player) => ({ name, player })) }) as unknown as Scene;
  const called = (names: string[], sitting: string[]) => calledSeats(scene(...names), sitting).seats.map(({ name }) => name);

  test("a seat without a name of its own is called by who sits there", () => {
    expect(called(["Player 1", "Player 2"], ["You", "Medium bot"])).toEqual(["Player 1", "Medium bot"]);
    expect(called(["SUN", "STAR"], ["You", "Medium bot"])).toEqual(["SUN", "STAR"]);
  });
  test("who sits there is spoken of by name, who gave none by the seat", () => {
    const seats = ["Ana", ""].map((name, player) => ({ name, seat: `Player ${player + 1}` })) as unknown as SeatTold[];
    expect([calledBy(seats, 0), calledBy(seats, 1)]).toEqual(["Ana", "Player 2"]);
  });
  test("two who are called the same keep their seats' names", () =>
    expect(called(["Player 1", "Player 2", "Player 3"], ["Medium bot", "Medium bot", "Ann"])).toEqual(["Player 1", "Player 2", "Ann"]));
  test("sentences say the names that seats are called by", () => {
    const say = renamed(scene("Player 1", "Player 2"), scene("Player 1", "Medium bot"));
    expect(say("pays 2M to Player 2; Player 1 draws")).toBe("pays 2M to Medium bot; Player 1 draws");
    expect(say("Player 2's. IQ 1")).toBe("Medium bot's. IQ 1");
  });
});

test("a reason names the seats as the viewer calls them", () => {
  const seats = (mine: number) =>
    ["", "Ada", "Cy$1"].map((name, player) => ({
      player,
      name,
      seat: `Player ${player + 1}`,
      yours: player === mine,
    })) as unknown as SeatTold[];
  const reason = "Player 1, Player 2 and Player 3 have acted since";
  expect(saidTo(seats(2))(reason)).toBe("Player 1, Ada and you have acted since");
  expect(saidTo(seats(1))("Player 2 has seen a card since")).toBe("You have seen a card since");
  expect(saidTo(seats(0))("Player 2 has seen a card since")).toBe("Ada has seen a card since");
  expect(saidTo([])(reason)).toBe(reason);
});

describe("Lines of the log told to the one they are about", () => {
  const check = (words: string, isSubject: boolean, expected: string) =>
    test(expected, () => expect(toldToYou("Player 1")(words, isSubject)).toBe(expected));
  check("passes; the Buy phase begins", true, "pass; the Buy phase begins");
  check(
    "pays 2M to Medium bot; buys Clerk; Clerk is deployed in Player 1's network",
    true,
    "pay 2M to Medium bot; buy Clerk; Clerk is deployed in your network",
  );
  check("loses 2M; crosses; does not bid", true, "lose 2M; cross; do not bid");
  check("carries out Fine; denies it; dies", true, "carry out Fine; deny it; die");
  check("passes; Player 1's turn 4 begins; Player 1 gains 4M", false, "passes; your turn 4 begins; you gain 4M");
  check("passes; Player 1 is out: no money when a turn ended", false, "passes; you are out: no money when a turn ended");
  check("pays 2M to Player 1", false, "pays 2M to you");
  check("plays Bagman: Player 1 gains nothing this turn", false, "plays Bagman: you gain nothing this turn");
  check("Player 10 draws", false, "Player 10 draws");
});

test("what people told each other is told with its verb alone changed", () =>
  expect(withYou("takes back: engages Clerk")).toBe("take back: engages Clerk"));

test("two bots of a kind have two names", () => {
  expect(toldApart(["You", "Medium bot", "Hard bot", "Medium bot"])).toEqual(["You", "Medium bot 1", "Hard bot", "Medium bot 2"]);
});
