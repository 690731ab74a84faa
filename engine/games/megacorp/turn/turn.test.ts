/** The turn and its phases (MC-5, MC-11, MC-12). */
import { describe, expect, test } from "vitest";
import { HOME, table } from "../megacorp.test-support.ts";

const PILES = { main: ["Clerk", "Clerk", "Clerk"], resources: ["Consumer"] };

describe("Accounting (MC-5.2)", () => {
  test("the revealed resource is bought into the own network, then a card is drawn", () => {
    const t = table({ seats: [PILES, PILES], stand: "accounting phase" });
    expect(t.asked?.kind).toBe("resource");
    t.act("buy", { card: t.card("Consumer", (id) => t.state.owner[id] === 0) });
    expect(t.offered("deploy").every(({ network }) => network === 0)).toBe(true);
    t.act("deploy", { card: t.card("Consumer", (id) => t.state.owner[id] === 0), network: 0, x: 1, y: 0 });
    expect(t.network(0)).toContain("Consumer");
    expect(t.state.money[0]).toBe(9);
    expect(t.hand(0)).toEqual(["Clerk"]);
    expect(t.faults).toEqual([]);
  });

  test("MC-5.6 who must draw from an empty main deck loses", () => {
    const t = table({ seats: [{}, PILES], stand: "accounting phase" });
    expect(t.endings).toEqual(["MC-13.5"]);
    expect(t.state.returns).toEqual([-1, 1]);
  });
});

describe("The End process (MC-12.2)", () => {
  test("MC-13.2 a Business that nothing is docked to loses in its own End process", () => {
    const t = table({ seats: [{ ...PILES, network: [{ card: "Tower", at: [0, 0] }] }, PILES], stand: "end phase" });
    expect(t.endings).toEqual(["MC-13.2"]);
  });

  test("MC-13.1 who has no money loses in any End process; if all have none it is a draw (MC-R44)", () => {
    expect(table({ seats: [PILES, { ...PILES, money: 0 }], stand: "end phase" }).endings).toEqual(["MC-13.1"]);
    const t = table({
      seats: [
        { ...PILES, money: 0 },
        { ...PILES, money: 0 },
      ],
      stand: "end phase",
    });
    expect(t.endings).toEqual(["MC-13.1", "MC-13.10"]);
    expect(t.state.returns).toEqual([0, 0]);
  });

  test("MC-12.2 step 4: orphans of all networks are destroyed, then Events are discarded and damage ends", () => {
    const t = table({
      seats: [
        {
          ...PILES,
          network: [
            ...HOME,
            { card: "Clerk", at: [3, 3] },
            { card: "Rally", at: [1, 0] },
            { card: "Depot", at: [2, 0], damage: { BQ: 1 } },
          ],
        },
        { ...PILES, network: [...HOME, { card: "Clerk", at: [-3, 0] }] },
      ],
      stand: "end phase",
    });
    expect(t.market(0)).toEqual(["Clerk", "Rally"]);
    expect(t.market(1)).toEqual(["Clerk"]);
    // MC-12.4: what only an Event held stays until the next End process.
    expect(t.network(0)).toContain("Depot");
    expect(t.state.damageBQ.every((n) => n === 0)).toBe(true);
    expect(t.state.active).toBe(1);
  });
});

describe("Elimination (MC-R103)", () => {
  test("the others go on, and what the player owned and controlled is gone", () => {
    const t = table({
      seats: [PILES, { ...PILES, money: 0, hand: ["Clerk"], network: [...HOME, { card: "Depot", at: [1, 0], controller: 2 }] }, PILES],
      stand: "end phase",
    });
    expect(t.endings).toEqual([]);
    expect(t.state.lost).toEqual([0, 1, 0]);
    expect(t.network(1)).toEqual([]);
    expect(t.market(2)).toEqual(["Depot"]);
    expect(t.state.active).toBe(2);
    expect(t.faults).toEqual([]);
  });

  test("the turn player's elimination cuts the turn short", () => {
    const t = table({ seats: [{ resources: ["Consumer"] }, PILES, PILES], stand: "accounting phase" });
    t.act("decline", { card: t.card("Consumer", (id) => t.state.owner[id] === 0) });
    expect(t.state.lost).toEqual([1, 0, 0]);
    expect(t.state.active).toBe(1);
    expect(t.state.ending).toBe(0);
    expect(t.asked?.player).toBe(1);
  });

  test("… of which End steps 3, 5 and 6 are left: pools, Events, damage; orphans stay", () => {
    const t = table({
      seats: [
        { resources: ["Consumer"] },
        {
          ...PILES,
          pool: { IQ: 2 },
          network: [...HOME, { card: "Rally", at: [1, 0] }, { card: "Depot", at: [4, 4], damage: { BQ: 1 } }],
        },
        PILES,
      ],
      stand: "accounting phase",
    });
    t.act("decline", { card: t.card("Consumer", (id) => t.state.owner[id] === 0) });
    expect(t.state.poolIQ).toEqual([0, 0, 0]);
    expect(t.market(1)).toEqual(["Rally"]);
    expect(t.network(1)).toContain("Depot");
    expect(t.state.damageBQ.every((n) => n === 0)).toBe(true);
    expect(t.faults).toEqual([]);
  });

  test("cards of others: what the player controlled elsewhere, and what lay in the network, go to their owners' Open Markets", () => {
    const t = table({
      seats: [
        PILES,
        { ...PILES, money: 0, network: [...HOME, { card: "Tool", at: [1, 0], controller: 0, owner: 1 }] },
        {
          ...PILES,
          network: [
            ...HOME,
            { card: "Depot", at: [1, 0], controller: 1, owner: 2 },
            { card: "Clerk", at: [-1, 0], controller: 2, owner: 1 },
          ],
        },
      ],
      stand: "end phase",
    });
    expect([t.market(1), t.market(2)]).toEqual([["Tool"], ["Depot"]]);
    // What the player owned and another controls elsewhere stays.
    expect(t.network(2)).toContain("Clerk");
    expect(t.faults).toEqual([]);
  });

  test("MC-13.7 who concedes loses, and of what is asked then the last is done", () => {
    const t = table({ seats: [PILES, PILES, PILES], stand: "accounting phase" });
    expect(t.asked?.player).toBe(0);
    t.engine.concede(t.state, 0);
    expect(t.state.lost).toEqual([1, 0, 0]);
    expect(t.asked?.player).toBe(1);
    t.engine.concede(t.state, 2);
    expect(t.endings).toEqual(["MC-13.7"]);
    expect(t.state.returns).toEqual([-1, 1, -1]);
  });
});
