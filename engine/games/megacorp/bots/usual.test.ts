/** What players usually do in the lines of play that bots follow. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { CARDS, card, type Lying, type Table, type TableOptions, table, textFree } from "../megacorp.test-support.ts";
import { usual } from "./usual.ts";

const POOL = [...CARDS, card("Gift", { valuation: 3, scores: { IQ: 2 } }), card("Giant", { valuation: 5, scores: { IQ: 1, BQ: 5 } })];
const CONTENT = textFree(POOL);
const BARE: readonly Lying[] = [{ card: "Tower", at: [0, 0] }];
const HOUSE = (...more: readonly Lying[]): readonly Lying[] => [...BARE, { card: "Boss", at: [0, 1] }, ...more];
const MAIN = Array.from({ length: 9 }, () => "Clerk");

type Seat = TableOptions["seats"][number];
const position = (stand: string, own: Seat, other: Seat = { network: HOUSE() }): Table =>
  table({
    cards: POOL,
    content: CONTENT,
    seats: [
      { main: MAIN, ...own },
      { main: MAIN, ...other },
    ],
    stand,
  });
/** The choice in words. */
const choice = (t: Table): string => t.words(at(t.offered(), t.engine.legal(t.state).indexOf(usual(t.state, t.engine))));

describe("What players usually do", () => {
  test("they attack the card that brings most, with what gets away with it", () => {
    const own = { network: [...BARE, { card: "Giant", at: [0, 1] }] as const };
    const t = position("challenge phase", own, { network: HOUSE({ card: "Clerk", at: [1, 0] }, { card: "Gift", at: [-1, 0] }) });
    expect(choice(t)).toBe("attack Giant");
    t.answer("attack Giant");
    // The Boss has 4 BQ and cannot strike a Giant of 5 down; it is worth more than Clerk and Gift.
    expect(choice(t)).toBe("space Boss");
  });

  test("they leave alone what does not pay, and a Business that does not fall", () => {
    expect(choice(position("challenge phase", { network: HOUSE({ card: "Clerk", at: [1, 0] }) }))).toBe("forfeit");
  });

  test("they bring down a Business that falls this turn (MC-13.4)", () => {
    const giants: readonly Lying[] = (
      [
        [1, 0],
        [-1, 0],
        [0, -1],
      ] as const
    ).map((where) => ({ card: "Giant", at: where }));
    const t = position("challenge phase", { network: HOUSE(...giants) });
    for (let i = 0; i < 60 && t.asked; i++) {
      t.engine.take(t.state, usual(t.state, t.engine));
      t.pass();
    }
    expect(t.endings).toEqual(["MC-13.4"]);
    expect(t.state.turn).toBe(3);
  });

  test.each([
    [7, "buy Gift"],
    [6, "buy Clerk"],
    [5, "pass"],
  ])("with %iM they %s: the dearest card that leaves 4M", (money, expected) => {
    const t = table({
      cards: POOL,
      content: CONTENT,
      seats: [{ network: HOUSE(), hand: ["Clerk", "Gift"], main: MAIN, money }, { main: MAIN }],
      asksPriority: true,
    });
    expect(choice(t)).toBe(expected);
  });

  test("they sell what is worth least, but only when they have hardly any money (MC-11.1)", () => {
    const selling = (money: number): string => {
      const t = position("divest phase", { network: HOUSE({ card: "Clerk", at: [1, 0] }), money });
      t.until("sell");
      return choice(t);
    };
    expect([selling(1), selling(2)]).toEqual(["sell Clerk", "sell nothing"]);
  });
});
