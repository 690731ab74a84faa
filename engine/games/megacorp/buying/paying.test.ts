/** Money, traits, prices and payments (MC-6.3, MC-7). */
import { describe, expect, test } from "vitest";
import { at, type State } from "../../../kernel/state.ts";
import { CARDS, card, HOME, type Lying, type Table, table, textFree } from "../megacorp.test-support.ts";
import { canPay, pay, whyUnpayable } from "./paying.ts";
import { type Price, priceOf } from "./price.ts";

const price = (money: number, IQ = 0, EQ = 0, MQ = 0, BQ = 0): Price => ({ money, traits: [IQ, EQ, MQ, BQ] });
/** Tower 8/8/8/8, Boss 3/2/1/4, Clerk 2/1/-/1 and Depot 1/-/-/3. */
const NETWORK: readonly Lying[] = [...HOME, { card: "Clerk", at: [1, 0] }, { card: "Depot", at: [-1, 0] }];
const seated = (network: readonly Lying[] = NETWORK, money = 10): Table =>
  table({ seats: [{ network, money }, {}], stand: "divest phase" });

const paying = (t: Table, cost: Price, payee = 0): Table => {
  pay(t.state, t.engine, 0, cost, payee);
  t.engine.resume(t.state as State);
  return t;
};

describe("Whether a price can be paid (MC-R121)", () => {
  const check = (title: string, cost: Price, expected: boolean, without: readonly string[] = [], network = NETWORK, money = 10) =>
    test(title, () => {
      const t = seated(network, money);
      expect(
        canPay(
          t.state,
          t.engine,
          0,
          cost,
          without.map((name) => t.card(name, (id) => t.state.controller[id] === 0)),
        ),
      ).toBe(expected);
    });
  const poor = NETWORK.filter(({ card: name }) => name !== "Tower");
  const engagedTower: readonly Lying[] = NETWORK.map((one) => (one.card === "Tower" ? { ...one, engaged: true } : one));

  check("MC-7.1 money has to be there", price(11), false);
  check("MC-6.5 money alone needs no traits", price(10), true);
  check("MC-7.4 any card may be engaged, the Business too (MC-R7)", price(0, 0, 0, 8), true);
  check("an engaged card gives nothing (MC-7.8)", price(0, 0, 0, 8), false, [], engagedTower);
  check("MC-7.3 one card gives one trait: Boss and Clerk together 3 IQ + 1 EQ", price(0, 3, 1), true, [], engagedTower);
  check("… but not 4 IQ and 2 EQ, for Boss can only give one of them", price(0, 4, 2), false, [], engagedTower);
  check("… where 2 IQ and 2 EQ are found only by giving the better card away", price(0, 2, 2), true, [], engagedTower);
  check("MC-R121 a card that the cost engages already is left alone", price(0, 0, 0, 0, 5), false, ["Boss"], engagedTower);
  check("without a network there is nothing to engage", price(0, 0, 0, 0, 8), true, [], poor.concat({ card: "Tower", at: [0, 0] }));
});

describe("Paying", () => {
  test("MC-7.3 all of the score goes to the pool, the price is taken from it, the rest stays (MC-7.6)", () => {
    const t = paying(seated(), price(4, 0, 0, 0, 3));
    expect(t.asked?.kind).toBe("pay");
    // What wastes nothing comes first, and of that what gives most.
    expect(t.offered().map(({ card: id }) => t.name(Number(id)))).toEqual(["Depot", "Clerk", "Boss", "Tower"]);
    t.act("engage", { card: t.card("Boss", (id) => t.state.controller[id] === 0), trait: "BQ" });
    expect([t.state.money[0], t.state.poolBQ[0]]).toEqual([6, 1]);
    expect(t.asked?.kind).toBe("sell");
  });

  test("what the pool holds is used first, without asking", () => {
    const t = table({ seats: [{ network: NETWORK, pool: { BQ: 4 } }, {}], stand: "divest phase" });
    paying(t, price(1, 0, 0, 0, 3));
    expect([t.state.money[0], t.state.poolBQ[0]]).toEqual([9, 1]);
  });

  test("only engagements that leave the rest payable are on offer", () => {
    const t = table({
      seats: [{ network: NETWORK.map((one) => (one.card === "Tower" ? { ...one, engaged: true as const } : one)) }, {}],
      stand: "divest phase",
    });
    paying(t, price(0, 2, 2));
    // Boss has to give the EQ.
    const offered = t.offered("engage").map(({ card: id, trait }) => `${t.name(Number(id))} ${trait}`);
    expect(offered).toContain("Boss EQ");
    expect(offered).not.toContain("Boss IQ");
    expect(offered).not.toContain("Clerk EQ");
  });

  test("MC-R26 a payee gets the money", () => {
    expect(paying(seated(), price(4), 2).state.money).toEqual([6, 14]);
  });

  test("whatever is chosen, the price is paid in full", () => {
    for (let first = 0; first < 6; first++) {
      const t = paying(seated(), price(3, 3, 1, 0, 3));
      for (let i = 0; t.asked?.kind === "pay"; i++) t.engine.choose(t.state as State, (first * 7 + i) % t.offered().length);
      expect(t.state.money[0]).toBe(7);
    }
  });
});

describe("Why a price cannot be paid", () => {
  test("money, then traits, with what there is", () => {
    const t = seated();
    expect(whyUnpayable(t.state, t.engine, 0, price(12))?.reason).toBe("It costs 12M and you have 10M");
    expect(whyUnpayable(t.state, t.engine, 0, price(2, 0, 0, 12))?.reason).toBe(
      "It costs 2M + 12 MQ: it takes 12 more MQ, and the cards you can engage give 9",
    );
    expect(whyUnpayable(t.state, t.engine, 0, price(12, 0, 0, 12))?.reason).toBe(
      "It costs 12M + 12 MQ and you have 10M; it takes 12 more MQ, and the cards you can engage give 9",
    );
    expect(whyUnpayable(t.state, t.engine, 0, price(2, 0, 0, 9))).toBeUndefined();
  });
});

describe("Prices (MC-6.3, MC-R33)", () => {
  test("valuation and every printed trait cost", () => {
    const cards = [...CARDS, card("Dear", { valuation: 7, cost: { EQ: 1, BQ: 2 } })];
    const t = table({ cards, content: textFree(cards), seats: [{ hand: ["Dear"] }, {}] });
    expect(priceOf(t.state, t.engine, 0, t.card("Dear"), "hand")).toEqual(price(7, 0, 1, 0, 2));
    expect(at(t.state.money, 0)).toBe(10);
  });
});
