import { describe, expect, test } from "vitest";
import { cardsIn, HAND } from "../../../../engine/games/metrorunner/layout.ts";
import {
  begin,
  cubes,
  edit,
  GAME,
  offered,
  playBriskly,
  reasons,
  SHIPPED,
} from "../../../../engine/games/metrorunner/metrorunner.test-support.ts";
import type { AskedCubes } from "../../../../engine/games/metrorunner/table/asked-cubes.ts";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import type { Scene } from "../../../../engine/games/scene.ts";
import { below, rngOf } from "../../../../engine/kernel/rng.ts";
import { at } from "../../../../engine/kernel/state.ts";
import { answerOf, changed, stillDue } from "./cube-choice.ts";

const COLOURS = ["black", "purple", "red", "orange", "blue"];
const OWN = ["blackCubes", "purpleCubes", "redCubes", "orangeCubes", "blueCubes"] as const;
const asked: AskedCubes = { kind: "gain", due: 3, most: [2, 0, 5, 1, 0] };

describe("Cubes chosen in one gesture", () => {
  test("never more than are asked for, of a colour never more than there are", () => {
    const one = changed(asked, [0, 0, 0, 0, 0], 1, 1);
    expect(one).toEqual([0, 0, 0, 0, 0]);
    const three = [2, 0, 2, 3].reduce((chosen: readonly number[], colour) => changed(asked, chosen, colour, 1), [0, 0, 0, 0, 0]);
    expect([three, stillDue(asked, three)]).toEqual([[1, 0, 2, 0, 0], 0]);
    expect(changed(asked, three, 0, 1)).toBe(three);
    expect(changed(asked, three, 2, -1)).toEqual([1, 0, 1, 0, 0]);
    expect(changed(asked, three, 4, -1)).toBe(three);
  });
  test("are answers in the order in which the rules ask, once all are there", () => {
    expect(answerOf(asked, [1, 0, 1, 0, 0], COLOURS)).toBeUndefined();
    // One orange is not enough for the last two: the second red is taken without a question.
    const answer = answerOf(asked, [0, 0, 2, 1, 0], COLOURS);
    expect([answer?.words, answer?.action, ...(answer?.then ?? [])]).toEqual([
      "Gain 2 red, 1 orange",
      { kind: "gain", cube: "red" },
      { kind: "gain", cube: "orange" },
    ]);
  });
  test("are accepted whole wherever they are asked for, and come out as chosen (MR-6.4, MR-5.3, MR-11.4, MR-4.4)", () => {
    const rng = rngOf(7);
    const met = new Map<string, number>();
    for (const players of [1, 2, 4]) {
      const state = edit(begin({ players }, 3), ...cubes(0, "K3 P3 R2 O2 B3"));
      playBriskly(state, 11, () => {
        const player = GAME.decision(state)?.player ?? 0;
        const now = (SHIPPED.scene?.(state, player) as Scene<MetrorunnerBoard> | undefined)?.board.cubesAsked;
        if (now === undefined || (met.get(now.kind) ?? 0) > 40) return;
        met.set(now.kind, (met.get(now.kind) ?? 0) + 1);
        let chosen: readonly number[] = COLOURS.map(() => 0);
        while (stillDue(now, chosen) > 0) chosen = changed(now, chosen, below(rng, COLOURS.length), 1);
        const answer = answerOf(now, chosen, COLOURS);
        const other = GAME.fork(state);
        expect(GAME.submit(other, player, [answer?.action, ...(answer?.then ?? [])])).toMatchObject({ ok: true });
        // A bonus may add to what was gained (MR-8.13); what is paid or returned is exact.
        const sign = now.kind === "gain" ? 1 : -1;
        const came = OWN.map((field, colour) => sign * (at(other[field], player) - at(state[field], player)) - (chosen[colour] ?? 0));
        expect(came.every((n) => (now.kind === "gain" ? n >= 0 : n === 0))).toBe(true);
      });
    }
    expect([...met.keys()].sort()).toEqual(["gain", "pay", "return"]);
  });
});

describe("A job of the hand that is pressed before the move (MR-4.2)", () => {
  test("says where and for what it can be completed, and what is lacking", () => {
    const state = edit(begin({ players: 2 }, 3), ...cubes(0, ""));
    expect(offered(state).every(({ kind }) => kind !== "complete")).toBe(true);
    const job = at(cardsIn(state, HAND), 0);
    const [why] = GAME.why(state, 0, { card: job });
    expect(why?.reasons).toEqual([
      expect.stringMatching(/^First you move\. Then you can complete .+ in .+ for .+; you lack .+ \(MR-4\.2\)$/),
    ]);
    expect(reasons(state, "tuck", { slot: 0 })).toEqual([expect.stringContaining("You have another choice now")]);
  });
});
