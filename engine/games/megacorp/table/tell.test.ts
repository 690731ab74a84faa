/** What is told of a match: who is out and why (MC-13), and where cards go. */
import { expect, test } from "vitest";
import type { LogEntry } from "../../../kernel/log.ts";
import type { State } from "../../../kernel/state.ts";
import { UNDER } from "../../teller.ts";
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
  return megacorpTeller(t.engine).told(t.state, { kind: "pass" }, t.state.log, 0);
}

test("who is out is told with the reason", () => {
  const deckless = telling(seated(), (t) => void t.run(DRAWING, 0, 2));
  // Nobody "passes, and you are out": a pass is not worth telling.
  expect(deckless[0]).toBe("");
  expect(deckless).toContain(`${UNDER}Player 1 is out: no cards left in the main deck`);
  expect(deckless.some((line) => /^Player \d's turn \d+ begins$/.test(line))).toBe(true);
  const t = seated();
  expect(telling(t, () => t.engine.together(t.state, lose, [[2, DESTRUCTION]]))).toEqual([
    "",
    `${UNDER}Player 3 is out: the Business left its network`,
  ]);
  expect(telling(t, () => t.engine.propose(t.state, win, 1))).toEqual(["", `${UNDER}Player 2 wins: a card says so`]);
  expect(t.state.returns).toEqual([-1, 1, -1, -1]);
});

test("where a card goes and lies reads well", () => {
  const t = seated();
  const sage = t.card("Sage");
  const moved = (place: number) => telling(t, () => t.engine.propose(t.state, put, sage, place));
  expect(moved(MARKET + 2)).toEqual(["", `${UNDER}Sage goes to the open market`]);
  expect(moved(HAND + 2)).toEqual(["", `${UNDER}Sage goes to the hand`]);
  expect(moved(ANNIHILATED + 2)).toEqual(["", `${UNDER}Sage is annihilated`]);
  expect(t.why("buy", { card: sage })).toContain("It is annihilated (MC-6.2)");
});

test("what comes of something stands under it, with whose card it was; what the rules do stands by itself", () => {
  const t = seated();
  const sage = t.card("Sage");
  const design = t.state.card[sage] ?? 0;
  const entry = (event: string, roles: LogEntry["roles"], args: readonly number[], words?: LogEntry["words"]): LogEntry => ({
    decision: 0,
    event,
    roles,
    args,
    cards: args.map((arg, i) => (roles[i] === "card" ? (t.state.card[arg] ?? -1) : -1)),
    seen: args.map(() => 15),
    ...(words ? { words } : {}),
  });
  const told = (action: string, ...entries: readonly LogEntry[]) => megacorpTeller(t.engine).told(t.state, { kind: action }, entries, 2);
  // Players engage a card for traits, which says so; an attacker with SUPPRESSOR engages it without asking them.
  expect(told("engage", entry("engage", ["card"], [sage]))).toEqual([]);
  expect(told("done", entry("engage", ["card"], [sage]))).toEqual(["", `${UNDER}Sage is engaged`]);
  // A card that this reader has not seen.
  const unseen = { ...entry("buy", ["player", "card"], [2, sage]), cards: [-1, -1] };
  expect(told("buy", unseen)[0]).toMatch(/^buys a card/);
  const words = { card: sage, design, from: 0, to: 1 };
  const came = told(
    "pass",
    entry("resolve", ["number", "card"], [1, sage]),
    entry("lose money", ["player", "number"], [0, 3], words),
    entry("lose money", ["player", "number"], [0, 3], words),
    entry("draw", ["player", "card"], [0, sage]),
  );
  expect(came).toEqual([
    "",
    "Player 3's Sage takes effect",
    `${UNDER}Player 1 loses 3M (2 times)`,
    expect.stringMatching(/^the \w+ phase goes on$/),
    `${UNDER}Player 1 draws a card`,
  ]);
});
