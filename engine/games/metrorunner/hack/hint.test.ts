/** Hints in a hack: what can be done with what the player can pay, and by which manipulations (MR-11.4). */
import { describe, expect, test } from "vitest";
import { rngOf } from "../../../kernel/rng.ts";
import type { MetroState } from "../layout.ts";
import { act, begin, cubes, edit, GAME, grid, hand, network, reasons, SHIPPED, set, station } from "../metrorunner.test-support.ts";

/** The first player hacks Implant Clinic on the grid of the worked examples (MR-E7). */
function hacking({ own = "", influence = 0, brute = 0, done = 0 }): MetroState {
  const state = begin({ boards: ["blue", "red"] });
  edit(
    state,
    set("figure", station("A13"), 0),
    set("figure", station("A05"), 1),
    set("credits", 0, 0),
    ...cubes(0, own),
    ...hand(state, 0),
  );
  act(act(state, "move", { stations: 1 }), "hack");
  edit(state, ...grid("T5.0 T8.0 T6.0 / T4.2 T1.0 T9.0 / T7.0 T2.1 T3.0"), ...network(state, "NET-22"));
  edit(state, set("influence", influence, 0), set("brute", brute, 0), set("ownManipulation", 1));
  act(state, "declare", { network: "left" });
  return edit(state, set("manipulations", done));
}
const hintOf = (state: MetroState) => SHIPPED.hint?.of(state);

describe("A hint", () => {
  test("tells the fewest manipulations, and asked again which", () =>
    expect(hintOf(hacking({}))).toEqual({
      words: ["The core can be connected in 1 manipulation."],
      which: ["The core: rotate tile 9 clockwise."],
    }));

  test("counts what is paid, and says so where nothing is left to pay with", () => {
    expect(hintOf(hacking({ own: "K1", done: 2 }))?.words).toEqual(["The core can be connected in 1 manipulation, paid."]);
    expect(hintOf(hacking({ done: 2 }))?.words).toEqual(["The core cannot be connected with the 0 manipulations you can do."]);
  });

  test("tells of alpha and beta once they are unlocked", () => {
    expect(hintOf(hacking({ influence: 4 }))?.words).toHaveLength(2);
    const [core, alpha, beta, all] = hintOf(hacking({ influence: 7, own: "K3" }))?.words ?? [];
    expect(core).toContain("1 manipulation.");
    expect(alpha).toBe("Core and alpha can be connected in 1 manipulation.");
    expect(beta).toMatch(/^Core and beta can be connected in 3 manipulations, 1 of them paid/);
    expect(all).toMatch(/^All three can be connected in 4 manipulations, 2 of them paid/);
  });

  test("knows brute force, and that a hack that is done needs nothing more", () => {
    const state = hacking({ own: "K1", brute: 1, done: 2 });
    expect(hintOf(state)).toEqual({ words: ["The core needs only a brute force token."], which: ["The core: brute force on tile 9."] });
    act(state, "brute force", { cell: 8 });
    expect(hintOf(state)).toEqual({ words: ["The core can be hacked as it is."], which: [] });
  });

  test("is the same whatever is hidden", () => {
    const state = hacking({ own: "K1", influence: 7 });
    const told = [1, 2, 3].map((seed) => hintOf(GAME.imagine(GAME.observe(state, 0, "open"), rngOf(seed)) as MetroState));
    expect(told.map((one) => JSON.stringify(one))).toEqual(told.map(() => JSON.stringify(hintOf(state))));
  });

  test("is there before a network is declared, for both", () => {
    const state = begin({ boards: ["blue", "red"] });
    edit(state, set("figure", station("A13"), 0), set("figure", station("A05"), 1));
    act(act(state, "move", { stations: 1 }), "hack");
    const [left, right] = hintOf(state)?.words ?? [];
    expect(left).toMatch(/^Left network, .*: The core /);
    expect(right).toMatch(/^Right network, .*: The core /);
    expect(reasons(state, "stop")).toHaveLength(1);
  });
});
