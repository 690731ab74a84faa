/** Keywords with a definition, on shipped cards: Mutation, Dead Drop, Disaster Level, Development, and what texts limit (MC-G12, MC-G15, MC-G16, MC-G29). */
import { describe, expect, test } from "vitest";
import { type Lying, SHIPPED_CARDS, type Table, table, texted } from "../megacorp.test-support.ts";
import { bondedUnder } from "../network/network.ts";

const CONTENT = texted(SHIPPED_CARDS);
const HOME: readonly Lying[] = [
  { card: "Lattice Holdings", at: [0, 0] },
  { card: "Pelham Achterberg, Chief Actuary", at: [0, 1] },
];

type Mine = {
  readonly hand: readonly string[];
  readonly main?: readonly string[];
  readonly network?: readonly Lying[];
  readonly pool?: { BQ?: number; IQ?: number; MQ?: number };
};

/** The first player's Buy phase, with priority. */
function buyPhase({ hand, main = [], network = [], pool = { BQ: 9, IQ: 9, MQ: 9 } }: Mine): Table {
  return table({
    cards: SHIPPED_CARDS,
    content: CONTENT,
    asksPriority: true,
    seats: [
      { network: [...HOME, ...network], hand, main: ["Repo Agent", ...main, "Repo Agent"], resources: ["Day Traders"], money: 20, pool },
      {
        network: HOME,
        hand: [],
        main: ["Stock Market Crash", "Repo Agent"],
        resources: ["Day Traders"],
        market: ["Pandemic", "Repo Agent"],
      },
    ],
  });
}

const under = (b: Table, host: string): string[] => bondedUnder(b.state, b.card(host)).map((id) => b.name(id));

describe("Mutation (MC-G29, MC-R84 to MC-R86, MC-R157)", () => {
  const hierarch = (main: readonly string[]) =>
    buyPhase({ hand: ["Incarnate Hierarch"], main }).answer("buy Incarnate Hierarch", "deploy Incarnate Hierarch 0 1 0");
  test("what is found lies under it at once, unpaid, and gives what it gives", () => {
    const b = hierarch(["Gallian Lineage", "Carapace"]);
    expect(b.state.money[0]).toBe(16);
    b.answer("do");
    expect(b.offered().map((action) => b.words(action))).toEqual(["find Carapace", "find Gallian Lineage", "none"]);
    b.answer("find Gallian Lineage");
    expect([under(b, "Incarnate Hierarch"), b.state.money[0], b.asked?.kind]).toEqual([["Gallian Lineage"], 16, "priority"]);
  });
  test("nothing need be found, and it may be left", () => {
    expect(under(hierarch(["Carapace"]).answer("do", "none"), "Incarnate Hierarch")).toEqual([]);
    expect(hierarch(["Carapace"]).answer("decline").asked?.kind).toBe("priority");
  });
  test("only what is not dearer than the number (MC-E28)", () => {
    const b = buyPhase({ hand: ["Velvet Chimera"], main: ["Carapace", "Gallian Lineage", "Wing Graft"] }).answer(
      "buy Velvet Chimera",
      "deploy Velvet Chimera 0 1 0",
      "do",
    );
    const cheap = ["Carapace", "Gallian Lineage", "Wing Graft"].filter(
      (name) => (CONTENT.valuation[SHIPPED_CARDS.findIndex((one) => one.name === name)] ?? 9) <= 2,
    );
    expect(b.offered("find").map((action) => b.words(action))).toEqual(cheap.map((name) => `find ${name}`));
  });
  test("a card with Camouflage gets it too: nothing is targeted", () => {
    const b = hierarch(["Counterfeit Papers", "Carapace"]).answer("do", "find Carapace");
    expect(under(b, "Incarnate Hierarch")).toEqual(["Carapace"]);
  });
});

describe("Dead Drop (MC-G12, MC-E27)", () => {
  test("equipment up to the number together, deployed one after the other", () => {
    const b = buyPhase({ hand: ["Quartermaster Prime"], main: ["Rail Carbine", "Rail Carbine", "Subdermal Plating", "Cheap Revolver"] });
    b.answer("buy Quartermaster Prime", "deploy Quartermaster Prime 0 1 0", "do", "find Rail Carbine");
    expect(b.offered("find").length).toBeGreaterThan(0);
    b.answer("find Cheap Revolver", "none");
    expect(b.asked?.kind).toBe("deploy");
    b.answer("deploy Rail Carbine 0 2 0", "deploy Cheap Revolver 0 1 1");
    expect([b.asked?.kind, b.network(0).slice(-2), b.state.money[0]]).toEqual(["priority", ["Rail Carbine", "Cheap Revolver"], 20 - 5]);
  });
  test("what would make it too much is not offered", () => {
    const b = buyPhase({ hand: ["Breach Sapper"], main: ["Rail Carbine", "Cheap Revolver", "Exo-Rig"] });
    b.answer("buy Breach Sapper", "deploy Breach Sapper 0 1 0", "do");
    const value = (name: string) => CONTENT.valuation[SHIPPED_CARDS.findIndex((one) => one.name === name)] ?? 9;
    expect(
      b
        .offered("find")
        .map((action) => b.words(action).slice(5))
        .every((name) => value(name) <= 2),
    ).toBe(true);
  });
});

describe("Disaster Level (MC-G16, MC-R83)", () => {
  test("each other player may fetch #Crisis cards from decks and own open market, before the effect is on the stack", () => {
    const b = buyPhase({ hand: ["Solar Storm"] }).answer("play Solar Storm", "deploy Solar Storm 0 1 0");
    expect([b.asked?.player, b.asked?.kind]).toEqual([1, "may"]);
    b.answer("do");
    expect(
      b
        .offered()
        .map((action) => b.words(action))
        .sort(),
    ).toEqual(["find Pandemic", "find Stock Market Crash", "none"]);
    b.answer("find Stock Market Crash");
    expect([b.hand(1), b.asked?.kind]).toEqual([["Stock Market Crash"], "priority"]);
    const card = b.card("Stock Market Crash");
    expect((b.state.seen[card] ?? 0) & 3).toBe(3);
  });
});

describe("Development and limits (MC-G15, MC-R94)", () => {
  const spaceport: Lying = { card: "Aohu Spaceport", at: [1, 0], counters: 2 };
  test("a character is engaged and 1M paid for a counter", () => {
    const b = buyPhase({ hand: [], network: [spaceport, { card: "Hero Cop", at: [2, 0] }] });
    b.answer("use Aohu Spaceport 1", "engage Hero Cop", "pass", "pass");
    expect([b.state.counters[b.card("Aohu Spaceport")], b.state.money[0], b.state.engaged[b.card("Hero Cop")]]).toEqual([3, 19, 1]);
  });
  const engaged = (name: string, at: readonly [number, number]): Lying => ({ card: name, at, engaged: true });
  const alone = (home: readonly Lying[], IQ: number): Table =>
    table({ cards: SHIPPED_CARDS, content: CONTENT, asksPriority: true, seats: [{ network: home, pool: { IQ } }, { network: HOME }] });
  test("without a disengaged character it is not offered", () => {
    const b = alone([...HOME.slice(0, 1), engaged("Pelham Achterberg, Chief Actuary", [0, 1]), spaceport], 0);
    expect(b.offered("use")).toEqual([]);
    expect(b.why("use", { card: b.card("Aohu Spaceport"), ability: 1 })[0]).toMatch(/cannot engage a character you control/);
  });
  test("once per turn", () => {
    const b = buyPhase({ hand: [], network: [{ card: "Proxy Court", at: [1, 0] }] });
    const uses = () =>
      b
        .offered("use")
        .map((action) => b.words(action))
        .filter((words) => words.includes("Proxy Court"));
    expect(uses()).toEqual(["use Proxy Court 1"]);
    b.answer("use Proxy Court 1", "target Lattice Holdings", "pass", "pass");
    expect(uses()).toEqual([]);
  });
  test("a price in traits leaves alone what another cost engages (MC-R121)", () => {
    // Pelham, whose IQ would do, is engaged by the ability itself; the Business is engaged already.
    const uses = (IQ: number) => alone([engaged("Lattice Holdings", [0, 0]), ...HOME.slice(1)], IQ).offered("use").length;
    expect([uses(2), uses(3)]).toEqual([0, 1]);
  });
});
