/** The worked examples of the rules (section 5), each where it can be seen, and what stands close to them. */
import { describe, expect, test } from "vitest";
import { spotOf, statOf, stepsOf } from "./city/teams.ts";
import {
  act,
  asked,
  assets,
  begin,
  built,
  dice,
  ENGINE,
  edit,
  GAME,
  goOn,
  guards,
  inGarrison,
  isDrawn,
  namesAt,
  noHands,
  offered,
  reach,
  reasons,
  set,
  spot,
  team,
} from "./corp.test-support.ts";
import { type CorpState, discardOf, OWN_ASSETS, RUNNERS, SECURITY_TEAM, teamIndex, teamPlace } from "./layout.ts";
import { parentOf, salesOf, spaceOf, tierOf } from "./mat/mat.ts";
import { COMBAT, HACKING, STEALTH } from "./moments.ts";

type Laid = (state: CorpState) => Parameters<typeof edit>[1][];
/** Players without action cards, and what else is so. */
function bare(players: number, ...laid: readonly Laid[]): CorpState {
  const state = begin({ players });
  edit(state, ...noHands(state));
  for (const change of laid) edit(state, ...change(state));
  return state;
}
const credits =
  (...all: readonly number[]): Laid =>
  () =>
    all.map((n, player) => set("credits", n, player));
const mat =
  (player: number, tiers: readonly [number, number, number], owner = player): Laid =>
  (state) =>
    built(state, player, tiers, owner);
const owned =
  (player: number, ...numbers: readonly string[]): Laid =>
  (state) =>
    assets(state, player, ...numbers);
const standing =
  (player: number, where: string, ...numbers: readonly string[]): Laid =>
  (state) =>
    team(state, player, 0, where, ...numbers);
const guarded =
  (player: number, ...numbers: readonly string[]): Laid =>
  (state) =>
    guards(state, player, ...numbers);

describe("The mat (CORP-4)", () => {
  test("CORP-E1 Sales tier 1 costs 5 and brings 4 a turn; tier 2 costs 10 and brings 6", () => {
    const state = reach(bare(2), "corporate action");
    // 5 at the start, and a profit of 2.
    expect(state.credits[0]).toBe(7);
    act(state, "build", { department: "sales" });
    expect([state.credits[0], salesOf(state, ENGINE, 0)]).toEqual([2, 4]);
    reach(state, "corporate action", 0);
    expect(state.credits[0]).toBe(6);
    expect(reasons(state, "build", { department: "sales" })).toEqual(["It costs ¥10M and you have ¥6M (CORP-4.1)"]);
    reach(edit(state, set("credits", 10, 0)), "corporate action", 0);
    act(state, "build", { department: "sales" });
    expect([state.credits[0], salesOf(state, ENGINE, 0), tierOf(state, 0, 0)]).toEqual([0, 6, 2]);
  });
});

describe("Teams (CORP-8)", () => {
  test("CORP-E2 a team has the highest of each number and all skills", () => {
    const state = bare(2, (one) => inGarrison(one, 0, "RN-01", "RN-02", "RN-03", "RN-04"));
    reach(state, "runner action");
    const [first, ...others] = offered(state, "assemble").sort((a, b) => Number(a["card"]) - Number(b["card"]));
    act(state, "assemble", first);
    for (const _ of others) act(state, "join", offered(state, "join")[0]);
    goOn(state, "pool change", ["done", "pass"]);
    expect([COMBAT, STEALTH, HACKING].map((stat) => statOf(state, ENGINE, 0, 0, stat))).toEqual([2, 2, 5]);
    expect([stepsOf(state, ENGINE, 0, 0), spotOf(state, 0, 0)]).toEqual([3, spot("HQ A4")]);
    expect(GAME.decision(state)?.player).toBe(1);
  });

  test("CORP-E12 from the HQ to B2 takes three steps, and a building the last", () => {
    const state = bare(4, standing(0, "HQ A1", "RN-04"));
    reach(state, "runner action");
    act(state, "move", { team: 0 });
    for (const where of ["A1", "B1", "B2"]) act(state, "go", { spot: spot(where) });
    // Nothing is left to ask in this turn.
    expect([spotOf(state, 0, 0), GAME.decision(state)?.player]).toEqual([spot("B2"), 1]);
    reach(state, "runner action", 0);
    act(act(state, "move", { team: 0 }), "go", { spot: spot("BD-1") });
    const before = state.credits[0] ?? 0;
    reach(state, "trade", 0);
    expect((state.credits[0] ?? 0) - before).toBe(2 + 2);
  });
});

describe("Encounters (CORP-9)", () => {
  /** A team of player 1 goes from A5 to A4, where a team of player 2 stands. */
  const meeting = (own: readonly string[], other: readonly string[], ...laid: readonly Laid[]) => {
    const state = bare(2, standing(0, "A5", ...own), standing(1, "A4", ...other), ...laid);
    reach(state, "runner action");
    edit(state, ...noHands(state));
    return act(act(state, "move", { team: 0 }), "go", { spot: spot("A4") });
  };

  test("CORP-E3 the defender is behind in hits and discards a card of its choice", () => {
    const state = dice(meeting(["RN-05"], ["RN-01", "RN-02"]), 2, 2, 6, 2, 4);
    act(act(state, "attack"), "fight on");
    expect(asked(state)).toEqual([1, "lose a card", "CORP-9.6"]);
    act(state, "lose", offered(state, "lose")[0]);
    expect([isDrawn(state), namesAt(state, teamPlace(1, 0)), namesAt(state, discardOf(RUNNERS)).at(-1)]).toEqual([true, ["Thief"], "Thug"]);
  });

  test("CORP-E4 with equal hits the attacker discards", () => {
    const state = dice(meeting(["RN-01", "RN-03"], ["RN-01"]), 5, 1, 6, 2);
    act(act(state, "attack"), "fight on");
    expect(asked(state)).toEqual([0, "lose a card", "CORP-9.6"]);
  });

  test("CORP-E5 with more hits the mover goes on; otherwise the occupying team attacks it", () => {
    const on = dice(meeting(["RN-02", "RN-13"], ["RN-05"]), 5, 6, 1, 1, 5, 1, 2);
    act(act(on, "sneak"), "use combat");
    expect([isDrawn(on), GAME.decision(on)?.kind]).toEqual([true, "step"]);
    const attacked = dice(meeting(["RN-02", "RN-13"], ["RN-05"]), 5, 6, 1, 1, 5, 6, 2);
    act(act(attacked, "sneak"), "use combat");
    expect(asked(attacked)).toEqual([1, "fight", "CORP-9.7"]);
    // CORP-9.9: it retreats, the mover stays and its Move ends.
    act(attacked, "retreat");
    expect([spotOf(attacked, 0, 0), GAME.decision(attacked)?.player]).toEqual([spot("A4"), 1]);
  });

  test("CORP-R16, CORP-R49 a team that can do neither asks; refused, it stays where it was", () => {
    const state = meeting(["RN-03"], ["RN-05"]);
    expect(asked(state)).toEqual([1, "let pass", "CORP-R16"]);
    act(state, "refuse");
    expect([spotOf(state, 0, 0), reasons(state, "go", { spot: spot("A4") })]).toEqual([
      spot("A5"),
      ["The team cannot go there for the rest of this Move (CORP-R49)"],
    ]);
    const passed = act(meeting(["RN-03"], ["RN-05"]), "let pass");
    expect([spotOf(passed, 0, 0), GAME.decision(passed)?.kind]).toEqual([spot("A4"), "step"]);
  });

  test("CORP-9.9 a moving attacker that retreats goes back, and its Move ends", () => {
    const state = act(act(meeting(["RN-05"], ["RN-01"]), "attack"), "retreat");
    expect([spotOf(state, 0, 0), GAME.decision(state)?.player]).toEqual([spot("A5"), 1]);
  });
});

describe("Stock and Vassals (CORP-10, CORP-11)", () => {
  const [john, joe, mary] = [0, 1, 2];
  const three = () =>
    bare(3, mat(john, [2, 2, 2]), mat(joe, [1, 1, 0]), mat(mary, [2, 2, 2]), credits(30, 0, 30), () => [set("supremacyFrom", 50)]);

  test("CORP-E6 a majority makes a Vassal, and its effects stay", () => {
    const state = reach(three(), "stock", john);
    act(state, "buy stock", { player: joe, tier: spaceOf(0, 1) });
    expect([state.credits[joe], salesOf(state, ENGINE, joe), parentOf(state, joe)]).toEqual([5, 4, -1]);
    reach(state, "stock", john);
    act(state, "buy stock", { player: joe, tier: spaceOf(1, 1) });
    expect(parentOf(state, joe)).toBe(john);
  });

  test("CORP-E7 who buys the stock away pays its holder, and the Vassal is free", () => {
    const state = edit(three(), set("piece", john, spaceOf(0, 1) * 6 + joe), set("piece", john, spaceOf(1, 1) * 6 + joe));
    expect(parentOf(state, joe)).toBe(john);
    reach(state, "stock", mary);
    const before = state.credits[john] ?? 0;
    act(state, "buy stock", { player: joe, tier: spaceOf(0, 1) });
    expect([(state.credits[john] ?? 0) - before, parentOf(state, joe)]).toEqual([5, -1]);
  });

  test("CORP-R19, CORP-10.1 nobody buys on the own mat, nor below the stock line", () => {
    const state = reach(three(), "stock", john);
    expect(reasons(state, "buy stock", { player: john, tier: 0 })).toEqual([
      "You buy stock on the mats of others; you cannot buy back pieces on your own mat (CORP-R19)",
    ]);
    const low = reach(
      bare(2, mat(0, [2, 2, 1]), mat(1, [2, 0, 0]), credits(30, 30), (one) => assets(one, 0)),
      "trade",
      0,
    );
    expect(GAME.why(low, 0, { kind: "buy stock", player: 1, tier: 0 }).flatMap(({ reasons: all }) => all)).not.toEqual([]);
  });
});

describe("Assets (CORP-7)", () => {
  test("CORP-E8 one asset too many is discarded at once, old or new", () => {
    const state = bare(2, mat(0, [0, 1, 0]), owned(0, "AS-05"), standing(0, "A4", "RN-04"), (one) => [
      ...assets(one, 1, "AS-11"),
      set("supremacyFrom", 50),
    ]);
    edit(state, { kind: "move", card: state.zones[OWN_ASSETS + 1]?.[0] ?? 0, place: teamPlace(0, 0) + 18 });
    reach(state, "runner action", 0);
    act(act(state, "move", { team: 0 }), "go", { spot: spot("HQ A4") });
    expect(asked(state)).toEqual([0, "discard an asset", "CORP-7.4"]);
    act(state, "discard", offered(state, "discard")[0]);
    expect(namesAt(state, OWN_ASSETS)).toEqual(["Armory"]);
  });
});

describe("Infiltration (CORP-13)", () => {
  /** A team of player 1 at the gate of player 2 in a game of two. */
  const atGate = (own: readonly string[], ...laid: readonly Laid[]) => {
    const state = bare(2, standing(0, "G4", ...own), mat(0, [2, 1, 0]), mat(1, [1, 0, 0]), ...laid);
    reach(state, "runner action", 0);
    edit(state, ...noHands(state));
    return act(state, "move", { team: 0 });
  };

  test("CORP-E9 past Squads and Systems, and credits are stolen", () => {
    const state = atGate(["RN-02", "RN-03"], guarded(1, "SC-01", "SC-07"), credits(0, 5));
    dice(state, 5, 6, 5, 3, 5, 1, 2, 3, 1, 4, 3);
    // Without Combat the team can only sneak past the Squads, and sneak or hack in step 2.
    act(act(state, "infiltrate", { player: 1 }), "hack");
    act(state, "steal credits", { with: "hacking" });
    // 3 and Hacking 4 are 7; the target has 5.
    expect([isDrawn(state), state.lootCredits[teamIndex(0, 0)], state.credits[1], spotOf(state, 0, 0)]).toEqual([true, 5, 0, spot("G4")]);
  });

  test("CORP-E10 a Firewall alone throws back without a loss", () => {
    const state = atGate(["RN-02", "RN-03"], guarded(1, "SC-13"));
    dice(state, 5, 1, 1, 1, 5, 1, 1);
    act(state, "infiltrate", { player: 1 });
    // Nobody is asked: hacking is the one way, and without Defense the Security Team retreats (CORP-R35).
    expect([isDrawn(state), namesAt(state, teamPlace(0, 0)), spotOf(state, 0, 0), GAME.decision(state)?.player]).toEqual([
      true,
      ["Thief", "Hacker (junior)"],
      spot("G4"),
      1,
    ]);
  });

  test("CORP-E11 a stolen Sales piece is put on the next tier for free", () => {
    const state = bare(2, standing(0, "A4", "RN-04"), mat(0, [2, 2, 2]), mat(1, [1, 1, 1]), () => [set("lootSales", 1, teamIndex(0, 0))]);
    edit(state, set("reserve", (state.reserve[0] ?? 0) - 1, 0));
    reach(state, "runner action", 0);
    const before = state.credits[0];
    act(act(state, "move", { team: 0 }), "go", { spot: spot("HQ A4") });
    expect([tierOf(state, 0, 0), salesOf(state, ENGINE, 0), state.credits[0], GAME.faults(state)]).toEqual([3, 8, before, []]);
  });

  test("CORP-13.3, CORP-11.3 roles are needed, and no Vassal infiltrates its Parent", () => {
    expect(reasons(atGate(["RN-03", "RN-19"]), "infiltrate", { player: 1 })).toEqual([
      "The team needs a Hacker with a Thief or a Thug (CORP-13.3)",
    ]);
    const vassal = atGate(["RN-02", "RN-03"], (one) => [
      set("piece", 1, spaceOf(0, 1) * 6),
      set("piece", 1, spaceOf(0, 2) * 6),
      set("reserve", (one.reserve[1] ?? 0) - 2, 1),
      set("reserve", (one.reserve[0] ?? 0) + 2, 0),
      set("supremacyFrom", 50),
    ]);
    expect(reasons(vassal, "infiltrate", { player: 1 })).toEqual(["A Vassal cannot infiltrate the HQ of its Parent (CORP-11.3)"]);
  });

  test("CORP-13.11 the Security Team is destroyed, and all later steps succeed", () => {
    const state = atGate(["RN-10", "RN-03"], guarded(1, "SC-01", "SC-17"), credits(0, 0));
    dice(state, 6, 6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1);
    // Without Stealth the team can only attack.
    act(act(state, "infiltrate", { player: 1 }), "fight on");
    act(state, "lose", offered(state, "lose")[0]);
    act(state, "fight on");
    // CORP-R31: nothing can be taken with Steal Data, so the infiltration ends without loot.
    expect([isDrawn(state), namesAt(state, SECURITY_TEAM + 1), spotOf(state, 0, 0), GAME.decision(state)?.player]).toEqual([
      true,
      [],
      spot("G4"),
      1,
    ]);
  });
});

describe("The end (CORP-14)", () => {
  test("CORP-E13 supremacy over a Vassal and a ruined corp", () => {
    const state = bare(3, mat(0, [2, 2, 2]), mat(1, [1, 0, 0], 0), mat(2, [2, 2, 2]), () => [set("round", 5), set("supremacyFrom", 4)]);
    reach(state, "trade", 0);
    expect(state.ended).toBe(0);
    // The last pieces of the third corp go.
    edit(state, ...Array.from({ length: 12 }, (_, space) => set("piece", -1, space * 6 + 2)), set("reserve", 30, 2));
    reach(state, "nothing", 0);
    expect(GAME.returns(state)).toMatchObject({ returns: [1, -1, -1], reasons: [{ rule: "CORP-14.2" }] });
    expect(state.ranked.slice(0, 3)).toEqual([1, 2, 3]);
  });

  test("CORP-R44 the die closes the market on a 6, and Vassals come before net worth", () => {
    const state = bare(3, mat(0, [1, 0, 0]), mat(1, [1, 0, 0], 0), mat(2, [2, 2, 2]), credits(1, 0, 90), () => [
      set("round", 18),
      set("supremacyFrom", 99),
    ]);
    reach(state, "corporate action", 0);
    dice(state, 5, 6);
    reach(state, "corporate action", 1);
    reach(state, "nothing", 1);
    expect([isDrawn(state), GAME.returns(state)]).toMatchObject([true, { returns: [1, -1, -1], reasons: [{ rule: "CORP-R44" }] }]);
    expect(state.ranked.slice(0, 3)).toEqual([1, 3, 2]);
  });
});
