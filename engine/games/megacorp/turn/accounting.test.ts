/** The Accounting phase with texts that it reads: Cashflow, Upkeep, Terrain, Bond, Loyal, prices (MC-5.2, MC-G5, MC-G10, MC-G26, MC-G43, MC-G46). */
import { describe, expect, test } from "vitest";
import { whyNotBought } from "../buying/buy.ts";
import { priceOf } from "../buying/price.ts";
import { CARDS, card, HOME, type Lying, type Table, table, texted } from "../megacorp.test-support.ts";
import { placesFor } from "../network/deploy.ts";
import { slotAt, underHost } from "../network/network.ts";

const POOL = [
  ...CARDS,
  card("Shop", { kind: "location", valuation: 3, scores: { BQ: 1 }, text: "Cashflow 2." }),
  card("Rich Shop", { kind: "location", valuation: 3, scores: { BQ: 1 }, text: "Cashflow 2. Cashflow 1." }),
  card("Guard", { valuation: 3, scores: { BQ: 3 }, text: "Upkeep 2." }),
  card("Idol", { kind: "location", valuation: 5, scores: { MQ: 3 }, text: "Upkeep 3. Indestructible." }),
  card("Field", { kind: "location", valuation: 1, scores: { BQ: 2 }, tags: ["Water"], text: "Terrain." }),
  card("Graft", { kind: "equipment", valuation: 1, scores: { BQ: 1 }, text: "Bond." }),
  card("Friend", { valuation: 4, scores: { IQ: 1 }, text: "Loyal." }),
  card("Patron", { valuation: 4, scores: { IQ: 1 }, text: "Each character costs you 1M less." }),
  card("Taxman", { valuation: 4, scores: { IQ: 1 }, text: "Each character costs each opponent 2M more." }),
  card("Bargain", { valuation: 5, scores: { IQ: 1 }, text: "This costs 2M less." }),
];
const CONTENT = texted(POOL);
const PILES = { main: ["Clerk", "Clerk", "Clerk"], resources: ["Consumer"] };

const seated = (network: readonly Lying[], stand = "accounting phase", more: object = {}): Table =>
  table({
    cards: POOL,
    content: CONTENT,
    seats: [
      { ...PILES, network: [...HOME, ...network], ...more },
      { ...PILES, network: HOME },
    ],
    stand,
  });
const own = (t: Table, name: string): number => t.card(name, (id) => t.state.controller[id] === 0);

describe("Cashflow (MC-5.2 step 2)", () => {
  const check = (title: string, network: readonly Lying[], money: number) =>
    test(title, () => expect(seated(network).state.money[0]).toBe(10 + money));
  check("MC-E6 a disengaged card pays, an engaged one does not (MC-5.3, MC-R22)", [{ card: "Shop", at: [1, 0] }], 2);
  check("… an engaged one", [{ card: "Shop", at: [1, 0], engaged: true }], 0);
  check("MC-R101 several add up", [{ card: "Rich Shop", at: [1, 0] }], 3);
  check(
    "MC-R88 a bonded card pays if its pile is disengaged",
    [
      { card: "Clerk", at: [1, 0] },
      { card: "Shop", under: "Clerk" },
    ],
    2,
  );
  check(
    "… and not if it is engaged",
    [
      { card: "Clerk", at: [1, 0], engaged: true },
      { card: "Shop", under: "Clerk" },
    ],
    0,
  );
  check("MC-R117 who controls it is paid, not whose network it is in", [{ card: "Shop", at: [1, 0], controller: 1 }], 0);

  test("what was engaged is disengaged afterwards (MC-5.2 step 3)", () => {
    const t = seated([{ card: "Shop", at: [1, 0], engaged: true }]);
    expect(t.state.engaged[own(t, "Shop")]).toBe(0);
  });
});

describe("Upkeep (MC-5.2 step 4)", () => {
  test("paid or declined card by card, in any order (MC-5.4)", () => {
    const t = seated([
      { card: "Guard", at: [1, 0] },
      { card: "Idol", at: [-1, 0] },
    ]);
    const [guard, idol] = [own(t, "Guard"), own(t, "Idol")];
    expect(t.offered().map(({ kind, card: id }) => `${kind} ${t.name(Number(id))}`)).toEqual([
      "pay upkeep Guard",
      "decline upkeep Guard",
      "pay upkeep Idol",
      "decline upkeep Idol",
    ]);
    // MC-R23: what is Indestructible stays.
    t.act("decline upkeep", { card: idol }).act("pay upkeep", { card: guard });
    expect(t.state.money[0]).toBe(8);
    expect(t.network(0)).toEqual(["Tower", "Boss", "Guard", "Idol"]);
  });

  test("what is not paid for is destroyed; who cannot pay is told why", () => {
    const t = seated([{ card: "Guard", at: [1, 0] }], "accounting phase", { money: 1 });
    const guard = own(t, "Guard");
    // There is nothing but to decline.
    expect(t.market(0)).toEqual(["Guard"]);
    expect(t.state.zone[guard]).not.toBe(t.state.zone[own(t, "Tower")]);
  });

  test("MC-R138 paying the last of the money is legal", () => {
    const t = seated([{ card: "Guard", at: [1, 0] }], "accounting phase", { money: 2 });
    t.act("pay upkeep", { card: own(t, "Guard") });
    expect(t.state.money[0]).toBe(0);
  });
});

describe("Where cards may be deployed", () => {
  test("MC-G43 on the own Terrain, where a neighbour docks; the host gets neither Terrain nor its ban (MC-R93, MC-R151)", () => {
    const t = seated([{ card: "Field", at: [1, 0] }]);
    const consumer = own(t, "Consumer");
    t.act("buy", { card: consumer }).act("deploy", { card: consumer, network: 0, x: 1, y: 0 });
    expect(t.state.host[own(t, "Field")]).toBe(consumer + 1);
    expect(t.faults).toEqual([]);
    // A host on Terrain is not covered again.
    expect(placesFor(t.state, t.engine, t.card("Clerk"), 0, 0)).not.toContain(slotAt(0, 1, 0));
  });

  test("MC-G5 a card with Bond goes under a Character, in any network, and nowhere else", () => {
    const t = seated([{ card: "Depot", at: [1, 0] }], "divest phase", { hand: ["Graft"] });
    const boss = (player: number) => t.card("Boss", (id) => t.state.controller[id] === player);
    expect(placesFor(t.state, t.engine, t.card("Graft"), 0, 0)).toEqual([underHost(boss(0)), underHost(boss(1))]);
  });
});

describe("Loyal (MC-G26) and prices", () => {
  test("MC-6.7 a Loyal card is bought from an Open Market, not out of a network; nor is it sold", () => {
    const t = table({
      cards: POOL,
      content: CONTENT,
      seats: [
        { ...PILES, network: [...HOME, { card: "Friend", at: [1, 0] }] },
        { ...PILES, network: [...HOME, { card: "Friend", at: [1, 0], engaged: true }], market: ["Friend"] },
      ],
      stand: "divest phase",
    });
    const theirs = t.card("Friend", (id) => t.network(1).length > 0 && t.state.controller[id] === 1 && t.state.engaged[id] === 1);
    const sold = t.card("Friend", (id) => t.state.stamp[id] === 0);
    expect(whyNotBought(t.state, t.engine, 0, theirs)?.rule).toBe("MC-6.7");
    expect(whyNotBought(t.state, t.engine, 0, sold)).toBeUndefined();
    expect(t.why("sell", { card: own(t, "Friend") })).toEqual(["It is Loyal: it cannot be sold (MC-G26)"]);
  });

  const check = (title: string, network: readonly Lying[], name: string, money: number) =>
    test(title, () => {
      const t = seated(network, "divest phase", { hand: [name] });
      expect(priceOf(t.state, t.engine, 0, t.card(name), "hand").money).toBe(money);
    });
  check(
    "a text makes cards cheaper, several add up",
    [
      { card: "Patron", at: [1, 0] },
      { card: "Patron", at: [2, 0] },
    ],
    "Guard",
    1,
  );
  check("… never below 0M, and only what it means", [{ card: "Patron", at: [1, 0] }], "Depot", 2);
  check("an opponent's text makes them dearer", [{ card: "Taxman", at: [1, 0], controller: 1 }], "Guard", 5);
  check("a card says so of itself", [], "Bargain", 3);
});
