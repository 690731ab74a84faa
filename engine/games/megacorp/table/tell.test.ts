/** What is told of a match: who is out and why (MC-13), and where cards go. */
import { expect, test } from "vitest";
import type { State } from "../../../kernel/state.ts";
import { ANNIHILATED, HAND, MARKET } from "../layout.ts";
import { DESTRUCTION } from "../losing/endings.ts";
import { lose, win } from "../losing/events-losing.ts";
import { type Table, table } from "../megacorp.test-support.ts";
import { put } from "../network/events-cards.ts";
import { DRAWING } from "../turn/drawing.ts";
import { megacorpTeller } from "./tell.ts";

const PILES = { main: ["Clerk"], resources: ["Consumer"] };
const seated = () =>
  table({
    seats: [{ ...PILES, main: [] }, PILES, { ...PILES, hand: ["Sage"] }, PILES],
    stand: "divest phase",
    log: true,
    asksPriority: true,
  });

/** What comes of something, told as a choice of the first player. */
function telling(t: Table, happens: (t: Table) => void): readonly string[] {
  t.state.log = [];
  happens(t);
  t.engine.resume(t.state as State);
  return megacorpTeller(t.engine.content).told(t.state, { kind: "pass" }, t.state.log, 0);
}

test("who is out is told with the reason", () => {
  const [deckless] = telling(seated(), (t) => void t.run(DRAWING, 0, 2));
  expect(deckless).toMatch(/^passes; Player 1 is out: no cards left in the main deck; Player \d's turn \d+ begins/);
  const t = seated();
  expect(telling(t, () => t.engine.together(t.state, lose, [[2, DESTRUCTION]]))).toEqual([
    "passes; Player 3 is out: the Business left its network",
  ]);
  expect(telling(t, () => t.engine.propose(t.state, win, 1))).toEqual(["passes; Player 2 wins: a card says so"]);
  expect(t.state.returns).toEqual([-1, 1, -1, -1]);
});

test("where a card goes and lies reads well", () => {
  const t = seated();
  const sage = t.card("Sage");
  const moved = (place: number) => telling(t, () => t.engine.propose(t.state, put, sage, place));
  expect(moved(MARKET + 2)).toEqual(["passes; Sage goes to the open market"]);
  expect(moved(HAND + 2)).toEqual(["passes; Sage goes to the hand"]);
  expect(moved(ANNIHILATED + 2)).toEqual(["passes; Sage is annihilated"]);
  expect(t.why("buy", { card: sage })).toContain("It is annihilated (MC-6.2)");
});
