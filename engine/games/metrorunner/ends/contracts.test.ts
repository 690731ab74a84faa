/** The best assignment of contracts against trying every one (MR-13.2 to MR-13.4, MR-R23, MR-R33). */
import { describe, expect, test } from "vitest";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { FREELANCE } from "../content.ts";
import { COMPLETED, CONTRACTS, cardsIn, type MetroState, SLOTS, slotPlace } from "../layout.ts";
import { begin, CONTENT, cardOf, colour, edit, move, set } from "../metrorunner.test-support.ts";
import { fulfilledBy, openTokens, pointsOf, tokensOf } from "./contracts.ts";

/** Whether the jobs of a slot can be handed out to the tokens one by one, in any way. */
function canBe(jobs: readonly number[], tokens: readonly number[]): boolean {
  const [token, ...others] = tokens;
  if (token === undefined) return true;
  return jobs.some((job, i) => (job === token || job === FREELANCE) && canBe(jobs.toSpliced(i, 1), others));
}

/** The most points, by trying every contract in every slot. */
function most(state: MetroState): number {
  const contracts = cardsIn(state, CONTRACTS);
  let best = 0;
  const choices = [-1, ...contracts];
  for (const a of choices)
    for (const b of choices)
      for (const c of choices) {
        const chosen = [a, b, c];
        const used = chosen.filter((one) => one >= 0);
        if (new Set(used).size !== used.length) continue;
        const isSo = chosen.every((contract, slot) => {
          const jobs = cardsIn(state, slotPlace(0, slot)).map((card) => at(CONTENT.district, at(state.card, card)));
          return contract < 0 || canBe(jobs, tokensOf(state, contract));
        });
        if (isSo)
          best = Math.max(
            best,
            used.reduce((sum, contract) => sum + CONTENT.texts.contract(at(state.card, contract)), 0),
          );
      }
  return best;
}

describe("Contracts (MR-13)", () => {
  test("the best assignment counts, on random slots", () => {
    const rng = rngOf(5);
    let some = 0;
    for (let i = 0; i < 60; i++) {
      const state = begin({}, i);
      const jobs = [...CONTENT.jobs].sort(() => below(rng, 3) - 1);
      const laid = Array.from({ length: 4 + below(rng, 6) }, (_, n) => move(state.card.indexOf(at(jobs, n)), COMPLETED + (n % SLOTS)));
      edit(state, ...laid);
      const points = pointsOf(fulfilledBy(state, CONTENT, 0));
      expect(points).toBe(most(state));
      if (points > 0) some++;
    }
    expect(some).toBeGreaterThan(5);
  });

  test("MR-R33 two tokens of a colour need two jobs of it, or a freelance one", () => {
    const state = begin();
    const military = cardOf(state, "CO-1");
    const [first, second] = [colour("blue") + 1, colour("red") + 1];
    edit(state, set("firstToken", first, military), set("secondToken", first, military), set("thirdToken", second, military));
    edit(state, move(cardOf(state, "J-B1"), COMPLETED), move(cardOf(state, "J-R1"), COMPLETED));
    expect(openTokens(state, CONTENT, 0, 0, military)).toBe(1);
    edit(state, move(cardOf(state, "J-F1"), COMPLETED));
    expect(openTokens(state, CONTENT, 0, 0, military)).toBe(0);
  });
});
