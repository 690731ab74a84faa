/** Whole games of players who choose at random, but build whenever they can in rounds 1 to 3, and often buy stock and infiltrate later: so that the later chapters are reached. */
import { describe, expect, test } from "vitest";
import { times } from "../../../tests/size.ts";
import { below, rngOf } from "../../kernel/rng.ts";
import { builderChoice } from "./bots/builder.ts";
import { hqOf } from "./city/teams.ts";
import { begin, ENGINE, edit, GAME, lay, set } from "./corp.test-support.ts";
import { stockOf } from "./ends/standing.ts";
import { teamPlace } from "./layout.ts";
import { vassalsOf } from "./mat/mat.ts";

const choose = builderChoice(GAME, ENGINE);

describe("Builders at random", () => {
  const reached = { stock: 0, vassal: 0, infiltration: 0 };
  test.each([2, 3, 4, 5, 6])("%i of them end by the rules, and nothing is odd on the way", (players) => {
    const games = times(30);
    for (let seed = 0; seed < games; seed++) {
      const state = begin({ players, first: 0, supremacyFromRound: seed % 2 === 0 ? 4 : 14 }, seed);
      // Every other game begins with teams that can infiltrate.
      if (seed % 2 === 1)
        for (let one = 0; one < players; one++)
          edit(
            state,
            ...lay(state, teamPlace(one, 0), ...(one < 2 ? ["RN-11", "RN-18"] : one < 4 ? ["RN-12", "RN-19"] : ["RN-13", "RN-20"])),
            set("team1", hqOf(state, ENGINE, one), one),
          );
      const rng = rngOf(seed);
      const seen = { stock: false, vassal: false, infiltration: false };
      for (let offers = GAME.offers(state), n = 0; offers > 0; offers = GAME.offers(state), n++) {
        if (n % 23 === 0) {
          expect(GAME.faults(state)).toEqual([]);
          seen.stock ||= state.returns.some((_, player) => stockOf(state, player) > 0);
          seen.vassal ||= state.returns.some((_, player) => vassalsOf(state, player).length > 0);
        }
        seen.infiltration ||= state.infiltrated >= 0;
        GAME.applyAt(
          state,
          choose(state, offers, (one) => below(rng, one)),
        );
      }
      for (const what of ["stock", "vassal", "infiltration"] as const) if (seen[what]) reached[what]++;
      expect(["CORP-14.2", "CORP-R44"]).toContain(GAME.returns(state)?.reasons[0]?.rule);
      expect([...state.ranked.slice(0, players)].sort()).toEqual(Array.from({ length: players }, (_, i) => i + 1));
    }
  });

  test("stock is bought, corps become Vassals, HQs are infiltrated", () => {
    expect(
      Object.values(reached).every((games) => games > 0),
      JSON.stringify(reached),
    ).toBe(true);
  });
});
