/** What lines of play are judged by: as anywhere, and towards the market's close by the ranking (CORP-R44). */
import { expect, test } from "vitest";
import { begin, built, edit, noHands, reach, SHIPPED, set } from "../corp.test-support.ts";
import type { CorpState } from "../layout.ts";
import { pieceIndex, spaceOf } from "../mat/mat.ts";

/** Everybody has six pieces; player 1 owns so many of player 2's. */
function late(round: number, owned: number, players = 4): CorpState {
  const state = reach(begin({ players }), "runner action");
  edit(state, ...noHands(state), set("round", round));
  for (let player = 0; player < players; player++) edit(state, ...built(state, player, [2, 2, 2]), set("credits", 20, player));
  const spaces = [1, 2].flatMap((tier) => [0, 1, 2].map((dept) => spaceOf(dept, tier)));
  return edit(state, ...spaces.slice(0, owned).map((space) => set("piece", 1, pieceIndex(space, players - 1))));
}
const outlook = (state: CorpState, player: number): number => SHIPPED.outlook?.(state, player) ?? 0;
const evaluate = (state: CorpState, player: number): number => SHIPPED.evaluate?.(state, player) ?? 0;

test("long before the close, with two players and without a close lines are judged as anywhere", () => {
  for (const state of [late(6, 2), late(19, 2, 2), edit(late(19, 2), set("closes", 0))])
    expect([0, 1].map((player) => outlook(state, player))).toEqual([0, 1].map((player) => evaluate(state, player)));
});

test("at the close whoever would be ranked first looks best, a Vassal before net worth", () => {
  const richer = edit(late(18, 0), set("credits", 32, 0));
  expect([0, 1, 2, 3].filter((player) => outlook(richer, player) > 0)).toEqual([0]);
  const parent = edit(late(18, 4), set("credits", 32, 0));
  expect([0, 1, 2, 3].filter((player) => outlook(parent, player) > 0)).toEqual([1]);
});
