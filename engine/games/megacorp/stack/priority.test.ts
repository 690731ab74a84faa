/** Priority windows, purchases in the Buy phase, events from hand, producing traits (MC-14, MC-6.1, MC-7.3). */
import { describe, expect, test } from "vitest";
import { HAND } from "../layout.ts";
import { type Table, table } from "../megacorp.test-support.ts";

const PILES = { main: ["Clerk", "Clerk", "Clerk"] };
const inBuyPhase = (more: Partial<Parameters<typeof table>[0]> = {}): Table =>
  table({ seats: [{ ...PILES, hand: ["Clerk", "Tool", "Rally"] }, PILES], stand: "buy phase", asksPriority: true, ...more });
const mine = (t: Table, name: string): number => t.card(name, (id) => t.state.owner[id] === 0 && t.state.zone[id] === HAND);
const asked = (t: Table): string => `${t.asked?.player} ${t.asked?.kind} in ${t.state.phase}`;

describe("Priority (MC-14.11)", () => {
  test("the turn player has it first; when all have passed in a row the window closes", () => {
    const t = inBuyPhase();
    expect(asked(t)).toBe("0 priority in 2");
    expect(asked(t.act("pass"))).toBe("1 priority in 2");
    expect(asked(t.act("pass"))).toBe("0 priority in 3");
  });

  test("who acts keeps it, and all are asked anew", () => {
    const t = inBuyPhase().act("pass");
    t.act("engage", { card: t.card("Boss", (id) => t.state.owner[id] === 1), trait: "BQ" });
    expect(asked(t)).toBe("1 priority in 2");
    expect(t.state.poolBQ).toEqual([0, 4]);
    expect(asked(t.act("pass"))).toBe("0 priority in 2");
  });

  test("MC-7.3, MC-1.8: a card is engaged for one of its traits, and says why not", () => {
    const t = inBuyPhase();
    const clerk = t.card("Boss", (id) => t.state.owner[id] === 0);
    t.act("engage", { card: clerk, trait: "IQ" });
    expect(t.why("engage", { card: clerk, trait: "IQ" })).toEqual(["It is already engaged (MC-7.8)"]);
  });
});

describe("The Buy phase (MC-14.12)", () => {
  const buy = (t: Table, name: string, x: number) => {
    const card = mine(t, name);
    return t.act("buy", { card }).act("deploy", { card, network: 0, x, y: 0 });
  };

  test("the first purchase may come at once, the next when the others have passed; the round does not end the phase", () => {
    const t = buy(inBuyPhase(), "Clerk", 1);
    expect(t.offered("buy")).toEqual([]);
    expect(t.why("buy", { card: mine(t, "Tool") })).toEqual([
      "Other players can still respond to your last purchase: pass first (MC-14.12)",
    ]);
    expect(asked(t.act("pass"))).toBe("1 priority in 2");
    expect(asked(t.act("pass"))).toBe("0 priority in 2");
    buy(t, "Tool", -1).act("pass").act("pass");
    expect(asked(t)).toBe("0 priority in 2");
    expect(asked(t.act("pass").act("pass"))).toBe("0 priority in 3");
  });

  test("MC-6.1 nobody else buys", () => {
    const t = table({ seats: [PILES, { ...PILES, hand: ["Clerk"] }], stand: "buy phase", asksPriority: true }).act("pass");
    expect(t.why("buy", { card: t.state.zones[HAND + 1]?.[0] ?? -1 })).toContain("You buy cards in your own Buy phase (MC-6.1)");
  });
});

describe("Playing an Event (MC-14.4)", () => {
  const played = () => {
    const t = inBuyPhase();
    const card = mine(t, "Rally");
    return { t: t.act("play", { card }).act("deploy", { card, network: 0, x: 1, y: 0 }), card };
  };

  test("it lies in its slot while its effect waits, and is carried out when all have passed", () => {
    const { t, card } = played();
    expect(t.network(0)).toContain("Rally");
    expect(t.state.money[0]).toBe(9);
    expect(t.state.stack.length).toBeGreaterThan(0);
    expect(asked(t)).toBe("0 priority in 2");
    // MC-R158: it waits for nobody and opens no round; MC-6.1: but with something on the stack nothing is bought.
    expect(t.why("buy", { card: mine(t, "Clerk") })).toEqual(["Something on the stack must resolve first (MC-6.1)"]);
    t.act("pass").act("pass");
    expect(t.state.stack).toEqual([]);
    expect(t.state.resolved[card]).toBe(t.state.object[card]);
    expect(asked(t)).toBe("0 priority in 2");
    expect(t.offered("buy").length).toBeGreaterThan(0);
  });

  test("MC-6.10 from the top of an Open Market it is bought, and opens a round", () => {
    const t = inBuyPhase({ seats: [PILES, { ...PILES, market: ["Rally"] }] });
    const card = t.card("Rally");
    t.act("buy", { card }).act("deploy", { card, network: 0, x: 1, y: 0 });
    expect(t.state.controller[card]).toBe(0);
    t.act("pass").act("pass");
    expect(t.state.resolved[card]).toBe(t.state.object[card]);
    expect(t.offered("buy")).toEqual([]);
    expect(asked(t.act("pass").act("pass"))).toBe("0 priority in 2");
  });

  test("MC-6.3 without the money it cannot be played", () => {
    const t = inBuyPhase({ seats: [{ ...PILES, hand: ["Rally"], money: 0 }, PILES] });
    expect(t.why("play", { card: mine(t, "Rally") })).toEqual(["It costs 1M and you have 0M (MC-6.3)"]);
  });
});

test("MC-12.1 a window before the End process, and none in it", () => {
  const t = table({ seats: [PILES, PILES], stand: "end phase", asksPriority: true });
  expect(asked(t)).toBe("0 priority in 5");
  t.act("pass").act("pass");
  expect(t.state.active).toBe(1);
});
