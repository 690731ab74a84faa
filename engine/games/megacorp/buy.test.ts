/** Buying and deploying (MC-6, MC-8.4), selling (MC-11). */
import { describe, expect, test } from "vitest";
import { BUYING, whyNotBought } from "./buy.ts";
import { placesFor } from "./deploy.ts";
import { CARDS, card, HOME, table, textFree } from "./megacorp.test-support.ts";
import { slotAt } from "./network.ts";

const CLERK = { card: "Clerk", at: [1, 0] } as const;

describe("Where a card may be deployed (MC-8.4)", () => {
  test("empty slots of any network beside a card, in a stable order", () => {
    const t = table({ seats: [{ hand: ["Clerk"] }, {}] });
    const places = placesFor(t.state, t.engine, t.card("Clerk"), 0, 0);
    // Tower and Boss are surrounded by six empty slots.
    expect(places).toHaveLength(12);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).toContain(slotAt(1, 0, 2));
    expect(places).not.toContain(slotAt(0, 2, 2));
  });

  test("MC-8.3 both touching sides must allow it (MC-R35)", () => {
    const cards = [...CARDS, card("Post", { docks: ["S"] })];
    const t = table({ cards, content: textFree(cards), seats: [{ hand: ["Post"] }, {}] });
    // Only above a card: over Boss, and to both sides of it none.
    expect(placesFor(t.state, t.engine, t.card("Post"), 0, 0)).toEqual([slotAt(0, 0, 2), slotAt(1, 0, 2)]);
  });
});

describe("Buying (MC-6)", () => {
  test("MC-6.6 from hand: place, payment, and there it is, disengaged and controlled by the buyer", () => {
    const t = table({ seats: [{ hand: ["Brute"] }, {}], stand: "divest phase" });
    const brute = t.card("Brute");
    t.run(BUYING, brute, 0);
    t.act("deploy", { card: brute, network: 1, x: 1, y: 1 });
    t.act("engage", { card: t.card("Boss", (id) => t.state.controller[id] === 0), trait: "BQ" });
    expect(t.network(1)).toContain("Brute");
    expect([t.state.money[0], t.state.poolBQ[0], t.state.controller[brute], t.state.engaged[brute]]).toEqual([7, 2, 0, 0]);
    expect(t.faults).toEqual([]);
  });

  test("MC-6.4 an opponent's Open Market is paid to the bank (MC-R26)", () => {
    const t = table({ seats: [{}, { market: ["Depot", "Clerk"] }], stand: "divest phase" });
    t.run(BUYING, t.card("Clerk"), 0).act("deploy", { card: t.card("Clerk"), network: 0, x: 1, y: 0 });
    expect(t.state.money).toEqual([8, 10]);
    expect(t.state.owner[t.card("Clerk")]).toBe(1);
  });

  test("MC-6.8 out of a network: its controller is paid, the pile comes along with damage and counters (MC-R30)", () => {
    const t = table({
      seats: [
        {},
        {
          network: [...HOME, { ...CLERK, engaged: true, damage: { IQ: 1 }, counters: 2 }, { card: "Tool", under: "Clerk" }],
        },
      ],
      stand: "divest phase",
    });
    const clerk = t.card("Clerk");
    const object = t.state.object[clerk];
    t.run(BUYING, clerk, 0).act("deploy", { card: clerk, network: 0, x: 1, y: 0 });
    expect(t.state.money).toEqual([8, 12]);
    expect(t.network(0)).toEqual(["Tower", "Boss", "Clerk", "Tool"]);
    expect([t.state.damageIQ[clerk], t.state.counters[clerk], t.state.engaged[clerk], t.state.object[clerk]]).toEqual([1, 2, 0, object]);
    expect(t.state.controller[t.card("Tool")]).toBe(0);
    expect(t.faults).toEqual([]);
  });

  test("… and may go back to the slot that it left", () => {
    const t = table({ seats: [{}, { network: [...HOME, { ...CLERK, engaged: true }] }], stand: "divest phase" });
    expect(placesFor(t.state, t.engine, t.card("Clerk"), 0, 0)).toContain(slotAt(1, 1, 0));
  });

  test("MC-6.9 an opponent's engaged Business: its player loses and it is annihilated (MC-13.3, MC-R126)", () => {
    const t = table({
      seats: [
        { money: 25 },
        {
          network: [
            { card: "Tower", at: [0, 0], engaged: true },
            { card: "Boss", at: [0, 1] },
          ],
        },
      ],
      stand: "divest phase",
    });
    t.run(BUYING, t.card("Tower"), 0);
    expect(t.endings).toEqual(["MC-13.3"]);
    expect([t.state.returns, t.state.money]).toEqual([
      [1, -1],
      [5, 30],
    ]);
  });

  test("what cannot be bought, and why", () => {
    const t = table({
      seats: [
        { hand: ["Rally", "Sage"], money: 5 },
        { network: [...HOME, { card: "Rally", at: [1, 0], engaged: true }, { card: "Depot", at: [-1, 0] }] },
      ],
      stand: "divest phase",
    });
    const why = (name: string, player: number) =>
      whyNotBought(
        t.state,
        t.engine,
        0,
        t.card(name, (id) => t.state.owner[id] === player),
      )?.rule;
    expect(why("Rally", 1)).toBe("MC-R32");
    expect(why("Rally", 0)).toBe("MC-R158");
    expect(why("Depot", 1)).toBe("MC-6.2");
    expect(why("Sage", 0)).toBeUndefined();
    expect(why("Tower", 1)).toBe("MC-6.2");
  });
});

describe("Selling (MC-11)", () => {
  const t = table({
    seats: [
      {
        network: [
          ...HOME,
          CLERK,
          { card: "Depot", at: [2, 0], engaged: true },
          { card: "Rally", at: [-1, 0] },
          { card: "Tool", under: "Clerk" },
        ],
      },
      { network: [...HOME, { card: "Brute", at: [1, 0], controller: 0 }] },
    ],
    stand: "divest phase",
  });
  const own = (name: string) => t.card(name, (id) => t.state.controller[id] === 0);

  test("MC-11.1 what is on offer, in any network (MC-R120)", () => {
    expect(t.offered("sell").map(({ card: id }) => t.name(Number(id)))).toEqual(["Boss", "Clerk", "Brute"]);
    expect(t.why("sell", { card: own("Depot") })).toEqual(["It is engaged (MC-11.1)"]);
    expect(t.why("sell", { card: own("Tower") })).toEqual(["A Business cannot be sold (MC-11.1)"]);
  });

  test("MC-11.2 its valuation is gained; what lay under it is destroyed without money (MC-R75, MC-R90)", () => {
    t.act("sell", { card: own("Clerk") });
    expect(t.market(0).slice(0, 2)).toEqual(["Clerk", "Tool"]);
    expect(t.state.money[0]).toBe(12);
  });
});
