/** What is told of a match: who is out and why (MC-13), and where cards go. */
import { expect, test } from "vitest";
import type { LogEntry } from "../../../kernel/log.ts";
import type { State } from "../../../kernel/state.ts";
import { UNDER } from "../../teller.ts";
import { ANNIHILATED, HAND, MARKET } from "../layout.ts";
import { BANKRUPTCY, DESTRUCTION, ISOLATION } from "../losing/endings.ts";
import { lose, win } from "../losing/events-losing.ts";
import { DAMAGE, MODIFIERS, ORPHAN } from "../losing/leave.ts";
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
  expect(deckless).toContain(`${UNDER}Player 1 is out: had to draw from an empty main deck (MC-13.5)`);
  expect(deckless.some((line) => /^Player \d's turn \d+ begins$/.test(line))).toBe(true);
  const t = seated();
  expect(telling(t, () => t.engine.together(t.state, lose, [[2, DESTRUCTION]]))).toEqual([
    "",
    `${UNDER}Player 3 is out: the Business left its network (MC-13.4)`,
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

test("what the end of a turn does stands under it with its rule, not under what took effect before", () => {
  const t = seated();
  const [sage, clerk] = [t.card("Sage"), t.state.zone.findIndex((_, card) => card !== t.card("Sage"))];
  const entry = (event: string, roles: LogEntry["roles"], args: readonly number[], words?: LogEntry["words"]): LogEntry => ({
    decision: 0,
    event,
    roles,
    args,
    cards: args.map((arg, i) => (roles[i] === "card" ? (t.state.card[arg] ?? -1) : -1)),
    seen: args.map(() => 15),
    ...(words ? { words } : {}),
  });
  const other = t.engine.content.cards[t.state.card[clerk] ?? 0]?.name;
  const words = { card: sage, design: t.state.card[sage] ?? 0, from: 0, to: 1 };
  const told = (...entries: readonly LogEntry[]) => megacorpTeller(t.engine).told(t.state, { kind: "pass" }, entries, 2);
  const resolve = [entry("resolve", ["number", "card"], [1, sage]), entry("put a counter", ["card"], [sage], words)];
  const ending = [
    entry("lose", ["player", "number"], [1, ISOLATION]),
    entry("lose", ["player", "number"], [0, BANKRUPTCY]),
    entry("destroy", ["card", "card", "number"], [clerk, clerk, ORPHAN]),
    entry("discard", ["player", "card"], [2, clerk]),
  ];
  const end = entry("end turn", ["player"], [1]);
  const came = [
    "Player 2's turn ends",
    `${UNDER}Player 2 is out: the Business was docked to nothing when the own turn ended (MC-13.2)`,
    `${UNDER}Player 1 is out: had no money when a turn ended (MC-13.1)`,
    `${UNDER}${other} is destroyed: orphaned (MC-8.8)`,
    `${UNDER}${other} leaves play (MC-1.12)`,
  ];
  expect(told(...resolve, entry("begin end process", [], []), ...ending, end)).toEqual([
    "",
    "Player 3's Sage takes effect",
    `${UNDER}Sage gets a development counter`,
    ...came,
  ]);
  // The process was begun with an earlier choice, as where somebody was asked whether to regenerate.
  expect(told(...ending, end)).toEqual(["", ...came]);
  // A turn that ends and does nothing is not told; what was destroyed before it ends is not of its doing.
  expect(told(entry("begin end process", [], []), end)).toEqual([]);
  expect(told(entry("destroy", ["card", "card", "number"], [clerk, clerk, MODIFIERS]), entry("begin end process", [], []), end)).toEqual([
    "",
    `${UNDER}${other} is destroyed: a score was lowered to 0 (MC-10.2)`,
  ]);
  const dealt = entry("damage", ["card", "card", "number", "number"], [clerk, sage, 3, 2]);
  const died = entry("destroy", ["card", "card", "number"], [clerk, sage, DAMAGE]);
  expect(told(dealt, died).at(-1)).toBe(`${UNDER}${other} is destroyed`);
  expect(told(died).at(-1)).toBe(`${UNDER}${other} is destroyed: damage reached its score (MC-10.2)`);
});
