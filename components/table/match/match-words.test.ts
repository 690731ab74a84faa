import { expect, test } from "vitest";
import type { Ended } from "../../../engine/matches/stored.ts";
import type { MatchSummary, SeatTold } from "../../../engine/matches/told.ts";
import { matchName, matchState } from "./match-words.ts";

const seat = (player: number, more: Partial<SeatTold> = {}): SeatTold => ({
  ...{ player, seat: `Player ${player + 1}`, name: "", taken: true, yours: player === 0, here: true },
  ...more,
});
const over = (outcome: Ended | undefined, ...seats: readonly SeatTold[]): MatchSummary =>
  ({ game: "san", n: 84, host: true, seats, ...(outcome ? { outcome } : {}) }) as unknown as MatchSummary;
const gaveUp = (player: number, returns: readonly number[]): Ended => ({
  returns,
  reasons: [{ rule: "concession", reason: "A player conceded" }],
  by: { kind: "concede", player },
});
const left: Ended = { returns: [-1, 1], reasons: [{ rule: "MC-13.4", reason: "A player's Business left its network" }] };
const bot = { yours: false, bot: "greedy" };

test.each<[string, MatchSummary, string]>([
  ["a loss", over(left, seat(0), seat(1, bot)), "Medium bot wins. Your Business left its network. 84 choices made"],
  ["a win", over(gaveUp(1, [1, -1]), seat(0), seat(1, bot)), "You win. Medium bot gave up. 83 choices made"],
  ["both seats here", over(gaveUp(1, [1, -1]), seat(0), seat(1, { yours: true })), "Player 1 wins. Player 2 gave up. 83 choices made"],
  ["given up at once", { ...over(gaveUp(0, [-1, 1]), seat(0), seat(1, bot)), n: 1 }, "Medium bot wins. You gave up. No choices made"],
  ["a draw", over({ returns: [0, 0], reasons: [] }, seat(0), seat(1, bot)), "Nobody wins. 84 choices made"],
  [
    "two bots alike",
    over(left, seat(0, bot), seat(1, bot)),
    "Medium bot 2 wins. Medium bot 1's Business left its network. 84 choices made",
  ],
  ["nothing kept", over(undefined, seat(0), seat(1, bot)), "Over, 84 choices made"],
])("a match that is over is listed as its table tells it: %s", (_what, match, words) => expect(matchState(match)).toBe(words));

test("players who all sit at this screen are counted, others named", () => {
  const mine = { yours: true };
  expect(matchName(over(undefined, seat(0), seat(1, mine), seat(2, mine)))).toBe("San: 3 players at this screen");
  expect(matchName(over(undefined, seat(0), seat(1, bot)))).toBe("San: Player 1 (you) vs Medium bot");
  expect(matchName(over(undefined, seat(0), seat(1, bot), seat(2, bot)))).toBe("San: Player 1 (you) vs Medium bot 1 vs Medium bot 2");
  expect(matchName(over(undefined, seat(0)))).toBe("San: Player 1 (you)");
});
