/** Buying and deploying (MC-6, MC-8.4), selling (MC-11). */
import { describe, expect, test } from "vitest";
import { CARDS, card, HOME, table, texted, textFree } from "../megacorp.test-support.ts";
import { OWN_NETWORK, placesFor, whyNotThere } from "../network/deploy.ts";
import { slotAt } from "../network/network.ts";
import { BUYING, whyNotBought } from "./buy.ts";

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

describe("Why a card cannot be deployed in a slot", () => {
  const cards = [
    ...CARDS,
    card("Post", { docks: ["S"] }),
    card("Marsh", { text: "Terrain" }),
    card("Graft", { text: "Bond", kind: "equipment" }),
  ];
  const seats = [
    { hand: ["Post", "Clerk", "Graft"], network: [...HOME, { card: "Marsh", at: [-1, 0] }] },
    { network: [...HOME, { card: "Marsh", at: [-1, 0] }] },
  ] as const;
  const opened = () => table({ cards, content: texted(cards), seats });
  const check = (
    title: string,
    [name, network, x, y, flags = 0]: readonly [string, number, number, number, number?],
    expected: readonly string[],
  ) =>
    test(title, () => {
      const t = opened();
      const reasons = whyNotThere(t.state, t.engine, t.card(name), 0, flags, { network, x, y });
      expect(reasons.map(({ reason, rule }) => `${reason} (${rule})`)).toEqual(expected);
    });
  check("MC-8.4 another card lies there", ["Clerk", 0, 0, 1], ["Boss is already there (MC-8.4)"]);
  check(
    "MC-8.4 nothing lies beside it",
    ["Clerk", 0, 5, 5],
    ["It would be docked to nothing: the slots above, below and beside this one are empty (MC-8.4)"],
  );
  check(
    "MC-8.3 it does not dock on that side",
    ["Post", 0, 1, 1],
    ["It would be docked to nothing: Post cannot dock to the left (MC-8.3)"],
  );
  check("MC-R93 somebody else's TERRAIN", ["Clerk", 1, -1, 0], ["Only the controller of Marsh can use its slot (MC-R93)"]);
  check("MC-G43 the own TERRAIN can be covered", ["Clerk", 0, -1, 0], []);
  check("MC-G5 a card with BOND takes no slot", ["Graft", 0, 1, 0], ["Graft takes no slot: it is bonded under a card (MC-G5)"]);
  check("MC-5.2 only the own network", ["Clerk", 1, 1, 0, OWN_NETWORK], ["Clerk must be deployed in another network (MC-5.2)"]);
  check("there is no such slot", ["Clerk", 7, 0.5, 0], []);

  test("is told of exactly the slots that are not offered", () => {
    const t = opened();
    for (const name of ["Post", "Clerk"]) {
      const offered = new Set(placesFor(t.state, t.engine, t.card(name), 0, 0));
      for (let network = 0; network < 2; network++)
        for (let x = -4; x <= 4; x++)
          for (let y = -4; y <= 4; y++)
            expect([name, network, x, y, whyNotThere(t.state, t.engine, t.card(name), 0, 0, { network, x, y }).length === 0]).toEqual([
              name,
              network,
              x,
              y,
              offered.has(slotAt(network, x, y)),
            ]);
    }
  });

  test("whoever asks where it may go is told of the slot that was meant", () => {
    const t = table({ seats: [{ hand: ["Brute"] }, {}], stand: "divest phase" });
    const brute = t.card("Brute");
    t.run(BUYING, brute, 0);
    expect(t.why("deploy", { card: brute, network: 0, x: 0, y: 1 })).toEqual(["Boss is already there (MC-8.4)"]);
    expect(t.why("deploy", { card: brute, network: 1, x: 1, y: 1 })).toEqual([]);
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

  test("everything that a purchase fails by is said", () => {
    const t = table({
      seats: [
        { hand: ["Brute", "Rally"], network: HOME.map((one) => ({ ...one, engaged: true as const })), money: 0 },
        { network: [...HOME, { card: "Depot", at: [-1, 0] }], market: ["Rally"] },
      ],
      stand: "divest phase",
      asksPriority: true,
    });
    const why = (name: string, player: number) => t.why("buy", { card: t.card(name, (id) => t.state.owner[id] === player) });
    const phase = "You buy cards in your own Buy phase (MC-6.1)";
    expect(why("Tower", 1)).toEqual([
      phase,
      "Only engaged cards can be bought out of a network, and this one is disengaged (MC-6.2)",
      "It costs 20M and you have 0M (MC-6.3)",
    ]);
    expect(why("Brute", 0)).toEqual([
      phase,
      "It costs 3M + 2 BQ and you have 0M; it takes 2 more BQ, and the cards you can engage give 0 (MC-6.3)",
    ]);
    expect(why("Rally", 0)).toEqual([phase, "An Event in your hand is played, not bought (MC-R158)"]);
    // It is bought and then played, for one price.
    expect(why("Rally", 1)).toEqual([phase, "It costs 1M and you have 0M (MC-6.3)"]);
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
