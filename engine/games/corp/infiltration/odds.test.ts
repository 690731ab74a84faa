/** The odds of a whole infiltration against many infiltrations played so: the intruder for the highest chance, the defender for the lowest. */
import { describe, expect, test } from "vitest";
import { act, asked, begin, ENGINE, edit, GAME, guards, noHands, offered, reach, set, team } from "../corp.test-support.ts";
import { aheadOdds, destroyOdds } from "../encounters/odds.ts";
import type { CorpState } from "../layout.ts";
import { infiltrationOdds } from "./odds.ts";

function atGate(own: readonly string[], security: readonly string[], inside: readonly string[] = []): CorpState {
  const state = begin({ players: 2 });
  edit(state, ...noHands(state), set("supremacyFrom", 99));
  edit(state, ...team(state, 0, 0, "G4", ...own));
  edit(state, ...guards(state, 1, ...security));
  if (inside.length > 0) edit(state, ...team(state, 1, 0, "HQ G4", ...inside));
  reach(state, "runner action", 0);
  return edit(state, ...noHands(state), set("credits", 0, 1));
}
const odds = (state: CorpState) => infiltrationOdds(state, ENGINE, 0, 0, 1);

describe("Odds of an infiltration", () => {
  test("a step whose type is missing succeeds by itself (CORP-13.5)", () => {
    expect(odds(atGate(["RN-02", "RN-03"], []))).toBe(1);
    expect(odds(atGate(["RN-02", "RN-03"], ["SC-13"]))).toBeCloseTo(aheadOdds(4, 3), 12);
  });

  test("in each step the better way counts (CORP-E9)", () => {
    // Stealth 2 past Defense 2; Hacking 4 is better than Stealth 2 against Detect 2.
    expect(odds(atGate(["RN-02", "RN-03"], ["SC-01", "SC-07"]))).toBeCloseTo(aheadOdds(2, 2) * aheadOdds(4, 2), 12);
  });

  test("an attack on the Security Team is one fight, after which nothing is left to pass (CORP-13.11)", () => {
    const state = atGate(["RN-10", "RN-03"], ["SC-01", "SC-14"]);
    const dice = (kept: number) => (kept > 0 ? 5 : 0);
    const [attacker, defender] = [
      { cards: 2, dice: (left: number) => (left === 2 ? 5 : dice(left)) },
      { cards: 2, dice: () => 2 },
    ];
    expect(odds(state)).toBeCloseTo(destroyOdds(attacker, defender), 12);
  });

  test("a team in the HQ is met first, without letting pass (CORP-13.4)", () => {
    expect(odds(atGate(["RN-16", "RN-03"], [], ["RN-01"]))).toBeCloseTo(aheadOdds(5, 2), 12);
  });

  test("what is played so comes out so", () => {
    const state = atGate(["RN-11", "RN-03"], ["SC-06", "SC-12", "SC-13"]);
    const expected = odds(state);
    let won = 0;
    const games = 1_500;
    for (let seed = 0; seed < games; seed++) {
      const copy = GAME.fork(state);
      Object.assign(copy, { rng: { seed, drawn: 0 } });
      act(act(copy, "move", { team: 0 }), "infiltrate", { player: 1 });
      // Step 2: Hacking 4 is better than Stealth 3; whoever repels retreats.
      while (asked(copy)?.[1] === "infiltrate" || asked(copy)?.[1] === "fight") {
        const kind = asked(copy)?.[1] === "fight" ? "retreat" : "hack";
        act(copy, kind, offered(copy, kind)[0]);
      }
      copy.log = undefined;
      if (copy.result === 11 && copy.hits0 > copy.hits1) won++;
    }
    expect(won / games).toBeGreaterThan(expected - 0.04);
    expect(won / games).toBeLessThan(expected + 0.04);
  });

  test("a whole infiltration with many cards is found in time", () => {
    const state = atGate(
      ["RN-10", "RN-06", "RN-05", "RN-16", "RN-13", "RN-04"],
      ["SC-05", "SC-04", "SC-02", "SC-11", "SC-08", "SC-17", "SC-16"],
      ["RN-01", "RN-07", "RN-09"],
    );
    const whole = odds(state);
    expect(whole).toBeGreaterThan(0);
    // Fewer runners have lower odds, a weaker guard gives higher ones.
    const fewer = atGate(
      ["RN-10", "RN-06", "RN-05"],
      ["SC-05", "SC-04", "SC-02", "SC-11", "SC-08", "SC-17", "SC-16"],
      ["RN-01", "RN-07", "RN-09"],
    );
    const weaker = atGate(["RN-10", "RN-06", "RN-05", "RN-16", "RN-13", "RN-04"], ["SC-05", "SC-04"], ["RN-01", "RN-07", "RN-09"]);
    expect(odds(fewer)).toBeLessThan(whole);
    expect(odds(weaker)).toBeGreaterThan(whole);
  });
});
