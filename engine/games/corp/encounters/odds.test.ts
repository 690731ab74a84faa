import { describe, expect, test } from "vitest";
import { aheadOdds, destroyOdds } from "./odds.ts";

/** How often the left roller is ahead, by counting every way the dice can fall. */
function counted(own: number, other: number): number {
  let ahead = 0;
  let all = 0;
  const dice = own + other;
  for (let way = 0; way < 3 ** dice; way++) {
    // Of three faces in two one hits: 5 and 6 of 1 to 6.
    let left = 0;
    let right = 0;
    for (let i = 0, rest = way; i < dice; i++, rest = Math.trunc(rest / 3)) if (rest % 3 === 0) i < own ? left++ : right++;
    all++;
    if (left > right) ahead++;
  }
  return ahead / all;
}

describe("Odds", () => {
  test("one roll is what counting every way gives", () => {
    for (let own = 0; own <= 5; own++)
      for (let other = 0; other <= 5; other++)
        expect(aheadOdds(own, other), `${own} against ${other}`).toBeCloseTo(counted(own, other), 12);
  });

  // The table of 3.4, in percent.
  test.each([
    [1, [33, 22, 15, 10, 7, 4, 3]],
    [3, [70, 56, 43, 33, 25, 19, 14]],
    [7, [94, 87, 79, 71, 62, 54, 46]],
  ])("%i dice as the rules print it", (own, printed) =>
    expect(printed.map((_, other) => Math.round(100 * aheadOdds(own, other)))).toEqual(printed),
  );

  test("a fight is the sum over its rounds", () => {
    const two = { cards: 2, dice: () => 3 };
    const one = { cards: 1, dice: () => 2 };
    const wins = aheadOdds(3, 2);
    // The attacker wins a round before it has lost two.
    expect(destroyOdds(two, one)).toBeCloseTo(wins + (1 - wins) * wins, 12);
    expect(destroyOdds({ cards: 2, dice: () => 0 }, one)).toBe(0);
    // A defender without dice rolls one (CORP-9.5).
    expect(destroyOdds({ cards: 1, dice: () => 2 }, { cards: 1, dice: () => 0 })).toBeCloseTo(aheadOdds(2, 1), 12);
  });
});
