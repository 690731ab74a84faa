/** Odds (story D8): the printed acceptance numbers, exact values, and what a simulation says. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listOf, MEGACORP_POOL } from "../../tests/games/megacorp/pool.ts";
import { gameDefinition } from "../games/index.ts";
import { drawPile, drawsOf } from "./draw-pile.ts";
import { deal, mulligan, nextTurn } from "./hands.ts";
import { atLeast, cardsSeen, odds, oddsTable } from "./odds.ts";

const DRAWS = drawsOf(MEGACORP_POOL.game) ?? expect.fail("Megacorp has decks");

describe("Acceptance numbers", () => {
  const check = (title: string, p: number, expected: string) => test(title, () => expect(p.toFixed(4)).toBe(expected));
  for (const [draws, expected] of [
    [5, "0.3376"],
    [6, "0.3943"],
    [7, "0.4478"],
    [8, "0.4980"],
    [9, "0.5450"],
    [10, "0.5891"],
  ] as const) {
    check(`3 copies in 40, ${draws} cards`, atLeast(40, 3, draws, 1), expected);
  }
  check("12 of 40 in 5 cards, at least 2", atLeast(40, 12, 5, 2), "0.4772");
  check("8 of 40 in 8 cards, at least 1", atLeast(40, 8, 8, 1), "0.8632");
  check("4 of 20 resources in 3 reveals", atLeast(20, 4, cardsSeen({ turn: 3, first: true, section: "resources" }, DRAWS), 1), "0.5088");
  check("none of 10 in an opening 5 of 40", 1 - atLeast(40, 10, 5, 1), "0.2166");
});

describe("Cards seen", () => {
  const check = (title: string, seen: Parameters<typeof cardsSeen>[0], expected: number) =>
    test(title, () => expect(cardsSeen(seen, DRAWS)).toBe(expected));
  check("MC-5.2 who goes first draws nothing on turn 1", { turn: 1, first: true, section: "main" }, 5);
  check("MC-5.2 who goes second draws on turn 1", { turn: 1, first: false, section: "main" }, 6);
  check("4 + T going first", { turn: 6, first: true, section: "main" }, 10);
  check("5 + T going second", { turn: 6, first: false, section: "main" }, 11);
  check("MC-4.8 each mulligan is one card fewer", { turn: 2, first: true, section: "main", mulligans: 2 }, 4);
  check("MC-R14 the opening hand ends at none", { turn: 1, first: false, section: "main", mulligans: 5 }, 1);
  check("MC-5.2 T reveals of the resource deck", { turn: 4, first: true, section: "resources", mulligans: 3 }, 4);
});

/** Every subset counted one by one: slow and beyond doubt. */
function byCounting(population: number, successes: number, draws: number, least: number): number {
  let hits = 0;
  let all = 0;
  for (let set = 0; set < 2 ** population; set++) {
    const cards = [...set.toString(2)].reverse();
    if (cards.filter((bit) => bit === "1").length !== draws) continue;
    all++;
    if (cards.slice(0, successes).filter((bit) => bit === "1").length >= least) hits++;
  }
  return hits / all;
}

describe("Exactness", () => {
  test("equals counting every hand of small decks", () => {
    const small = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(6)).filter(([n, k, d]) => k <= n && d <= n);
    fc.assert(fc.property(small, ([n, k, d, least]) => Math.abs(atLeast(n, k, d, least) - byCounting(n, k, d, least)) < 1e-12));
  });

  test("equals the product of fractions to 1e-9 in decks of up to 300", () => {
    const large = fc.tuple(fc.integer({ min: 1, max: 300 }), fc.nat(300), fc.nat(60)).filter(([n, k, d]) => k <= n && d <= n);
    fc.assert(
      fc.property(large, ([n, k, d]) => {
        let none = 1;
        for (let i = 0; i < d; i++) none *= Math.max(0, n - k - i) / (n - i);
        return Math.abs(atLeast(n, k, d, 1) - (1 - none)) < 1e-9;
      }),
    );
  });

  test("edges: nothing wanted, nothing there, more draws than cards", () => {
    expect([atLeast(40, 0, 5, 0), atLeast(0, 0, 5, 1), atLeast(40, 3, 99, 3), atLeast(40, 3, 2, 3), atLeast(5, 9, 5, 5)]).toEqual([
      1, 0, 1, 0, 1,
    ]);
  });
});

describe("Odds of a deck", () => {
  const rules = gameDefinition("megacorp").deck ?? expect.fail("Megacorp has deck rules");
  const list = listOf({
    main: ["3 Hypermarket", "37 Forest", "2 Nobody", "1 Lattice Holdings", "0 Blackout"],
    resources: ["4 Day Traders", "16 Commuter Belt"],
  });

  test("counts what the heading counts: neither unknown cards, nor those that do not lie right, nor bad counts", () => {
    const seen = { turn: 1, first: true, section: "main", draws: DRAWS } as const;
    expect(odds(list, MEGACORP_POOL, ({ name }) => name === "Hypermarket", seen, 1)).toEqual({
      population: 40,
      successes: 3,
      draws: 5,
      atLeast: 1,
      p: atLeast(40, 3, 5, 1),
    });
    expect(rules.counted(list, MEGACORP_POOL).main).toBe(40);
    expect(odds(list, MEGACORP_POOL, ({ name }) => name === "Nobody", seen, 1).successes).toBe(0);
    expect(drawPile(list, MEGACORP_POOL, "main").map(({ name }) => name)).toEqual(["Hypermarket", "Forest"]);
  });

  test("the table by turn", () => {
    const [first, second] = oddsTable({ population: 40, successes: 3, section: "main", draws: DRAWS }, 2, 2);
    expect(first).toEqual({
      turn: 1,
      first: [atLeast(40, 3, 5, 1), atLeast(40, 3, 5, 2)],
      second: [atLeast(40, 3, 6, 1), atLeast(40, 3, 6, 2)],
    });
    expect(second?.first[0]?.toFixed(4)).toBe("0.3943");
  });

  test("20,000 dealt hands agree within four standard errors, main deck, mulligan and resources", () => {
    let main = 0;
    let afterMulligan = 0;
    let revealed = 0;
    const hands = 20_000;
    for (let seed = 0; seed < hands; seed++) {
      const opening = deal(list, MEGACORP_POOL, DRAWS, seed, false);
      const third = nextTurn(nextTurn(nextTurn(opening)));
      if (third.hand.includes("Hypermarket")) main++;
      if (mulligan(opening).hand.includes("Hypermarket")) afterMulligan++;
      if ([1, 2, 3].some((turns) => turnsOn(opening, turns).revealed.includes("Day Traders"))) revealed++;
    }
    const near = (hits: number, p: number) => expect(Math.abs(hits / hands - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / hands));
    near(main, atLeast(40, 3, 8, 1));
    near(afterMulligan, atLeast(40, 3, 4, 1));
    near(revealed, atLeast(20, 4, 3, 1));
  });
});

const turnsOn = (opening: ReturnType<typeof deal>, turns: number) => {
  let at = opening;
  for (let i = 0; i < turns; i++) at = nextTurn(at);
  return at;
};
