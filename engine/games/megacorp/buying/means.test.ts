/** What a player could pay for in the Buy phase (MC-6.3, MC-7.3, MC-7.4). */
import { describe, expect, test } from "vitest";
import type { State } from "../../../kernel/state.ts";
import { CARDS, card, HOME, type Lying, table, texted } from "../megacorp.test-support.ts";
import { megacorpMeans } from "./means.ts";

const POOL = [
  ...CARDS,
  card("Dear", { valuation: 6 }),
  card("Clever", { valuation: 1, cost: { IQ: 11 } }),
  card("Patron", { valuation: 4, text: "Each character costs you 1M less." }),
];
const CONTENT = texted(POOL);

function covers(name: string, network: readonly Lying[], money: number): boolean {
  const t = table({
    cards: POOL,
    content: CONTENT,
    seats: [
      { main: ["Dear", "Clever"], network, money },
      { main: ["Clerk"], network: HOME },
    ],
    stand: "buy phase",
    asksPriority: true,
  });
  const means = megacorpMeans(t.engine);
  expect([means.buysNow(t.state as State, 0), means.buysNow(t.state as State, 1), means.money(t.state as State, 0)]).toEqual([
    true,
    false,
    money,
  ]);
  return means.covers(
    t.state as State,
    0,
    t.card(name, (id) => t.state.owner[id] === 0),
  );
}

describe("a card of the deck, as if it were in the hand", () => {
  test("money has to be there (MC-6.3)", () => {
    expect([covers("Dear", HOME, 6), covers("Dear", HOME, 5)]).toEqual([true, false]);
  });
  test("so have the scores of what can be engaged, each card for one trait (MC-7.3, MC-7.4)", () => {
    expect([covers("Clever", HOME, 9), covers("Clever", [...HOME.filter((one) => one.card !== "Boss")], 9)]).toEqual([true, false]);
    expect(
      covers(
        "Clever",
        HOME.map((one) => ({ ...one, engaged: true })),
        9,
      ),
    ).toBe(false);
  });
  test("with what texts in play make cheaper (MC-6.12)", () => {
    expect(covers("Dear", [...HOME, { card: "Patron", at: [1, 0] }], 5)).toBe(true);
  });
});
