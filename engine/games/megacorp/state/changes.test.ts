/** How long what texts change lasts (MC-V6, MC-12.2 step 6, MC-R130, MC-2.10). */
import { describe, expect, test } from "vitest";
import type { State } from "../../../kernel/state.ts";
import { NETWORK } from "../layout.ts";
import { CARDS, card, type Table, table, texted } from "../megacorp.test-support.ts";
import { hasKeyword } from "./characteristics.ts";

/** An Order with a text was carried out in the first player's Buy phase. */
function changed(text: string): Table {
  const cards = [...CARDS, card("Order", { kind: "event", text: `Permanent. ${text}` })];
  const home = [
    { card: "Tower", at: [0, 0] },
    { card: "Boss", at: [0, 1] },
  ] as const;
  const piles = { main: ["Clerk", "Clerk", "Clerk", "Clerk"] };
  const built = table({
    cards,
    content: texted(cards),
    seats: [
      { ...piles, network: [...home, { card: "Clerk", at: [1, 0] }, { card: "Order", at: [-1, 0] }] },
      { ...piles, network: [...home, { card: "Brute", at: [1, 0] }, { card: "Tool", under: "Brute" }] },
    ],
  });
  return built.carryOut(built.card("Order"));
}

/** Nobody does anything until so many turns have ended. */
function turns(built: Table, n: number): Table {
  const until = built.state.turn + n;
  while (built.state.turn < until) built.engine.choose(built.state as State, built.engine.legal(built.state as State).length - 1);
  return built;
}

const clerk = (b: Table) => b.card("Clerk", (id) => b.state.zone[id] === NETWORK);
const flies = (b: Table) => hasKeyword(b.state, b.engine, clerk(b), "flying");

describe("Durations", () => {
  test("until end of turn", () => {
    const b = changed("Each character you control gains Flying until end of turn.");
    expect([flies(b), flies(turns(b, 1)), b.state.changes]).toEqual([true, false, []]);
  });
  test("until the beginning of your next turn", () => {
    const b = changed("Each character you control gains Flying until the beginning of your next turn.");
    expect([flies(b), flies(turns(b, 1)), flies(turns(b, 1)), b.state.changes]).toEqual([true, true, false, []]);
  });
  test("not when the card has become another object", () => {
    const b = changed(
      "Each character you control gains Flying until the beginning of your next turn, then return each Founder you control to its owner's hand.",
    );
    expect(b.hand(0)).toContain("Boss");
    expect(turns(b, 1).state.changes.length).toBe(6);
  });
});

describe("Control for a time (MC-R130)", () => {
  const controllers = (b: Table) => [b.state.controller[b.card("Brute")], b.state.controller[b.card("Tool")]];
  test("the pile follows, stays where it is, and goes back", () => {
    const b = changed("Gain control of each non-Founder character an opponent controls until end of turn.");
    expect([controllers(b), b.network(1)]).toEqual([
      [0, 0],
      ["Tower", "Boss", "Brute", "Tool"],
    ]);
    expect(controllers(turns(b, 1))).toEqual([1, 1]);
  });
  test("for good it stays", () => {
    expect(controllers(turns(changed("Gain control of each non-Founder character an opponent controls."), 2))).toEqual([0, 0]);
  });
});

describe("What a player skips or has more of", () => {
  test("an extra turn comes after this one, once", () => {
    const b = changed("If it is your turn, take an extra turn after this one.");
    expect([turns(b, 1).state.active, turns(b, 1).state.active]).toEqual([0, 1]);
  });
  test("a phase is skipped once", () => {
    const sales = (b: Table) => {
      const turn = b.state.turn;
      let asked = 0;
      while (b.state.turn === turn) {
        if (b.asked?.kind === "sell") asked++;
        b.engine.choose(b.state as State, b.engine.legal(b.state as State).length - 1);
      }
      return asked;
    };
    const b = changed("Skip your next Divest phase.");
    expect([sales(b), sales(b), sales(b)]).toEqual([0, 1, 1]);
  });
});
