/** Every asset, building and action card of one's own steps does what its text says. Cards of windows are in cards/windows.test.ts. */
import { describe, expect, test } from "vitest";
import { diceBonus, statOf, stepsOf } from "../city/teams.ts";
import {
  act,
  asked,
  assets,
  begin,
  built,
  CARDS,
  dice,
  ENGINE,
  edit,
  GAME,
  guards,
  inGarrison,
  inHand,
  lay,
  namesAt,
  noHands,
  offered,
  reach,
  set,
  spot,
  team,
} from "../corp.test-support.ts";
import { corp } from "../fields.ts";
import { ACTIONS, type CorpState, deckOf, discardOf, GARRISON, HAND, RUNNERS, SECURITY_TEAM, teamIndex, teamPlace } from "../layout.ts";
import { handLimit, spaceOf, tierOf } from "../mat/mat.ts";
import { COMBAT, DEFENSE, DETECT, ENCRYPT, HACKING, STEALTH } from "../moments.ts";

/** Printed prices by name. */
const SHOWN = new Map(CARDS.map((card) => [card.name, corp(card).price ?? 0]));

type Laid = (state: CorpState) => Parameters<typeof edit>[1][];
/** Two players with room for assets, without action cards. */
function table(...laid: readonly Laid[]): CorpState {
  const state = begin({ players: 2 });
  edit(state, ...noHands(state), set("supremacyFrom", 99));
  edit(state, ...built(state, 0, [1, 4, 1]), ...built(state, 1, [1, 1, 1]));
  for (const change of laid) edit(state, ...change(state));
  return state;
}
const own =
  (...numbers: readonly string[]): Laid =>
  (state) =>
    assets(state, 0, ...numbers);
const credits = (state: CorpState, player = 0): number => state.credits[player] ?? 0;
/** What a player has more at a decision than before. */
const gained = (state: CorpState, kind: string, player = 0): number => {
  const before = credits(state, player);
  reach(state, kind, player);
  return credits(state, player) - before;
};
const inHandOf = (state: CorpState, player = 0): number => state.zones[HAND + player]?.at(-1) ?? -1;
/** A card is played in a step of one's own, and nobody answers. */
function play(number: string, step: string, ...laid: readonly Laid[]): CorpState {
  const state = table(...laid);
  reach(state, step, 0);
  edit(state, ...noHands(state));
  edit(state, ...inHand(state, 0, number));
  return act(state, "play", { card: inHandOf(state) });
}

describe("Assets", () => {
  test.each([
    ["AS-05", 4 + 2],
    ["AS-18", 4 + 3],
    ["AS-21", 4 + 1],
  ])("%s is income", (number, profit) => expect(gained(table(own(number)), "trade")).toBe(profit));

  test("AS-01 to AS-03 raise a stat that is there; AS-04, AS-11, AS-14 to AS-17, AS-24 add dice", () => {
    const state = table(own("AS-01", "AS-02", "AS-03"), (one) => team(one, 0, 0, "A2", "RN-01", "RN-02"));
    expect([COMBAT, STEALTH, HACKING].map((stat) => statOf(state, ENGINE, 0, 0, stat))).toEqual([3, 3, 0]);
    const more = table(own("AS-11", "AS-14", "AS-24", "AS-15"));
    expect([COMBAT, STEALTH, HACKING, DEFENSE].map((stat) => diceBonus(more, ENGINE, 0, stat))).toEqual([1, 1, 1, 1]);
    const security = table(own("AS-04", "AS-16", "AS-17"));
    expect([DEFENSE, DETECT, ENCRYPT].map((stat) => diceBonus(security, ENGINE, 0, stat))).toEqual([1, 0, 0]);
    edit(security, ...guards(security, 0, "SC-07", "SC-13"));
    expect([DETECT, ENCRYPT].map((stat) => diceBonus(security, ENGINE, 0, stat))).toEqual([1, 1]);
  });

  test("AS-06, AS-28, AS-22 make hiring and building cheaper, never below 1", () => {
    const state = reach(
      table(own("AS-06", "AS-28", "AS-22"), () => [set("credits", 30, 0)]),
      "corporate action",
      0,
    );
    const price = (kind: string, about: Readonly<Record<string, number | string>>): number => {
      const copy = GAME.fork(state);
      act(copy, kind, about);
      return credits(state) - credits(copy);
    };
    for (const action of offered(state, "hire")) {
      const card = Number(action["card"]);
      const printed = SHOWN.get(GAME.cardName(state.card[card] ?? 0)) ?? 0;
      expect(price("hire", { card })).toBe(Math.max(1, printed - 1));
    }
    expect(price("build", { department: "sales" })).toBe(10 - 2);
  });

  test("AS-07 replaces a second pool card; one is compulsory (CORP-R6)", () => {
    const state = table();
    act(state, "replace", offered(state, "replace")[0]);
    // Without action cards there is nothing else to do in the step.
    expect(asked(state)?.[1]).toBe("upkeep");
    const more = table(own("AS-07"));
    reach(more, "pool change", 1);
    reach(more, "pool change", 0);
    edit(more, ...noHands(more));
    expect(offered(more, "done")).toEqual([]);
    act(more, "replace", offered(more, "replace")[0]);
    expect(offered(more).filter(({ kind }) => kind !== "replace")).toEqual([{ kind: "done" }]);
    act(more, "replace", offered(more, "replace")[0]);
    expect(asked(more)?.[1]).toBe("upkeep");
  });

  test("AS-08 and AS-25: stock for 2 less with one tier each, and the seller gets the printed price", () => {
    const state = table(own("AS-08", "AS-25"), () => [set("credits", 20, 0)]);
    reach(state, "stock", 0);
    const [buyer, seller] = [credits(state), credits(state, 1)];
    act(state, "buy stock", { player: 1, tier: spaceOf(0, 1) });
    expect([buyer - credits(state), credits(state, 1) - seller]).toEqual([3, 5]);
  });

  test("AS-09 and BD-7 keep a lost runner in the Garrison, once a turn", () => {
    const lost = (...laid: readonly Laid[]) => {
      const state = table(
        (one) => team(one, 0, 0, "A2", "RN-05", "RN-01"),
        (one) => team(one, 1, 0, "A1", "RN-10"),
        ...laid,
      );
      reach(state, "runner action", 0);
      edit(state, ...noHands(state));
      act(act(state, "move", { team: 0 }), "go", { spot: spot("A1") });
      dice(state, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
      return act(act(act(state, "attack"), "fight on"), "lose", { card: state.zones[teamPlace(0, 0)]?.[1] ?? -1 });
    };
    const medic = lost(own("AS-09"));
    expect(asked(medic)).toEqual([0, "save a card", "CORP-R55"]);
    act(medic, "save", offered(medic, "save")[0]);
    expect([namesAt(medic, GARRISON), namesAt(medic, teamPlace(0, 0))]).toEqual([["Thug"], ["Bruiser"]]);
    // The next loss of the turn is not asked about, and the team is gone.
    act(medic, "fight on");
    expect([medic.team1[0], namesAt(medic, discardOf(RUNNERS)).at(-1)]).toEqual([-1, "Bruiser"]);
    const clinic = lost((one) => team(one, 0, 1, "BD-7", "RN-02"));
    const before = credits(clinic);
    act(clinic, "save by building", { building: "Street Clinic" });
    expect([namesAt(clinic, GARRISON), before - credits(clinic)]).toEqual([["Thug"], 1]);
  });

  test("AS-10, AS-12, AS-23, AS-19, AS-29 in upkeep, each once", () => {
    const state = table(own("AS-10", "AS-12", "AS-23", "AS-29"), (one) => inHand(one, 1, "AC-01", "AC-02"));
    reach(state, "upkeep", 0);
    const use = (name: string) => {
      const action = offered(state, "use").find(({ card }) => GAME.cardName(state.card[Number(card)] ?? 0) === name);
      if (action === undefined) throw new Error(`${name} is not on offer`);
      return act(state, "use", action);
    };
    const [mine, theirs] = [credits(state), credits(state, 1)];
    use("Hostage Celebrity");
    expect([credits(state) - mine, theirs - credits(state, 1)]).toEqual([1, 1]);
    use("Satellite Network");
    expect(state.zones[HAND + 1]?.every((card) => ((state.seen[card] ?? 0) & 1) === 1)).toBe(true);
    use("Blackmail Files");
    expect(state.zones[HAND + 1]?.length).toBe(1);
    use("Forged Licences");
    act(state, "replace", offered(state, "replace")[0]);
    expect([offered(state, "use"), asked(state)?.[1]]).toEqual([[], "upkeep"]);
    const vats = table(own("AS-19"), (one) => lay(one, discardOf(RUNNERS), "RN-16"));
    reach(vats, "upkeep", 0);
    act(vats, "use", offered(vats, "use")[0]);
    const ghost = offered(vats, "revive").find(({ card }) => GAME.cardName(vats.card[Number(card)] ?? 0) === "Ghost");
    if (ghost !== undefined) act(vats, "revive", ghost);
    expect(namesAt(vats, GARRISON)).toEqual(["Ghost"]);
  });

  test("AS-13 and AS-26 add steps, BD-6 too", () => {
    const home = table(own("AS-13", "AS-26"), (one) => team(one, 0, 0, "HQ A4", "RN-01"));
    expect(stepsOf(home, ENGINE, 0, 0)).toBe(3);
    expect(
      stepsOf(
        table(own("AS-13", "AS-26"), (one) => team(one, 0, 0, "A2", "RN-01")),
        ENGINE,
        0,
        0,
      ),
    ).toBe(2);
    expect(
      stepsOf(
        table((one) => team(one, 0, 0, "BD-6", "RN-01")),
        ENGINE,
        0,
        0,
      ),
    ).toBe(2);
  });

  test("AS-20 and AS-30 protect from intruders", () => {
    const state = table(
      (one) => [...team(one, 0, 0, "G4", "RN-02", "RN-03"), set("credits", 9, 0)],
      (one) => [...built(one, 1, [0, 2, 0]), set("credits", 9, 1)],
      (one) => assets(one, 1, "AS-20", "AS-30"),
    );
    reach(state, "runner action", 0);
    edit(state, ...noHands(state));
    const [mine, theirs] = [credits(state), credits(state, 1)];
    act(act(state, "move", { team: 0 }), "infiltrate", { player: 1 });
    act(state, "steal credits", { with: "hacking" });
    // At most 3 are taken, and 3 are paid.
    expect([state.lootCredits[teamIndex(0, 0)], mine - credits(state), theirs - credits(state, 1)]).toEqual([3, 3, 0]);
  });

  test("AS-21 raises the hand limit, AS-27 shows two cards", () => {
    expect(handLimit(table(own("AS-21")), ENGINE, 0) - handLimit(table(), ENGINE, 0)).toBe(1);
    const state = table(own("AS-27"));
    const two = state.zones[deckOf(ACTIONS)]?.slice(-2) ?? [];
    reach(state, "draw one", 0);
    expect(offered(state, "draw").map(({ card }) => card)).toEqual(two);
    act(state, "draw", { card: two[0] ?? -1 });
    expect([state.zones[HAND]?.at(-1), state.zones[deckOf(ACTIONS)]?.[0]]).toEqual(two);
  });
});

describe("Buildings", () => {
  test.each([
    ["BD-1", 2],
    ["BD-2", 2],
  ])("%s is income", (id, more) =>
    expect(
      gained(
        table((one) => team(one, 0, 0, id, "RN-01")),
        "trade",
      ),
    ).toBe(4 + more),
  );

  test("BD-3 to BD-5 add dice, for whoever was there first (CORP-12.6), while they are not switched off", () => {
    for (const [id, stat] of [
      ["BD-3", COMBAT],
      ["BD-4", STEALTH],
      ["BD-5", HACKING],
    ] as const) {
      const state = table(
        (one) => [...team(one, 0, 0, id, "RN-01"), set("arrived", 1, teamIndex(0, 0))],
        (one) => [...team(one, 1, 0, id, "RN-02"), set("arrived", 2, teamIndex(1, 0))],
      );
      expect([0, 1].map((player) => diceBonus(state, ENGINE, player, stat))).toEqual([1, 0]);
      expect(diceBonus(edit(state, set("dark", 2, 0)), ENGINE, 0, stat)).toBe(0);
    }
  });

  test("BD-8 draws a card below the hand limit", () => {
    const state = table((one) => team(one, 0, 0, "BD-8", "RN-01"));
    reach(state, "upkeep", 0);
    const before = state.zones[HAND]?.length ?? 0;
    act(state, "use building", { spot: spot("BD-8") });
    expect(state.zones[HAND]?.length).toBe(before + 1);
  });
});

describe("Action cards of own steps", () => {
  test("AC-11 Turncoat, AC-23 Server Sabotage, AC-17 Embezzlement, AC-16 Windfall", () => {
    const turncoat = play(
      "AC-11",
      "runner action",
      (one) => guards(one, 1, "SC-01"),
      (one) => team(one, 0, 0, "A2", "RN-01"),
    );
    expect(namesAt(turncoat, SECURITY_TEAM + 1)).toEqual([]);
    const sabotage = table((one) => inHand(one, 1, "AC-01"));
    edit(sabotage, ...inHand(sabotage, 0, "AC-23"));
    act(act(sabotage, "play", { card: inHandOf(sabotage) }), "pass");
    expect(sabotage.zones[HAND + 1]?.length).toBe(0);
    const before = credits(table());
    expect(credits(play("AC-17", "pool change")) - before).toBe(3);
    expect(credits(play("AC-16", "pool change")) - before).toBe(4);
  });

  test("AC-12 Overtime and AC-13 Night Run give one more action in the same step", () => {
    const state = play("AC-12", "corporate action", () => [set("credits", 30, 0)]);
    act(act(state, "build", { department: "sales" }), "build", { department: "sales" });
    expect([tierOf(state, 0, 0), asked(state)?.[1]]).not.toEqual([3, "corporate action"]);
    const night = play("AC-13", "runner action", (one) => inGarrison(one, 0, "RN-01", "RN-02"));
    const first = offered(night, "assemble").sort((a, b) => Number(a["card"]) - Number(b["card"]))[0];
    act(act(night, "assemble", first), "done");
    expect(asked(night)).toEqual([0, "runner action", "CORP-3.9"]);
  });

  test("AC-14 Express Lane, AC-18 Extraction, AC-21 Headhunter", () => {
    const lane = play("AC-14", "runner action", (one) => team(one, 0, 0, "A2", "RN-01"));
    expect(stepsOf(lane, ENGINE, 0, 0)).toBe(3);
    const home = play("AC-18", "runner action", (one) => team(one, 0, 0, "D4", "RN-01"));
    expect(home.team1[0]).toBe(spot("A4"));
    const hunter = play("AC-21", "trade", () => [set("credits", 9, 0)]);
    const before = credits(hunter);
    const chosen = offered(hunter, "hire")[0];
    act(hunter, "hire", chosen);
    const name = namesAt(hunter, GARRISON)[0] ?? "";
    expect(before - credits(hunter)).toBe(Math.max(1, (SHOWN.get(name) ?? 0) - 3));
  });

  test("AC-15 Stock Tip, AC-20 Prefab Contract and their lapse (CORP-R53), AC-22 Blackout", () => {
    const tip = play("AC-15", "stock", own("AS-25"), () => [set("credits", 20, 0)]);
    const [mine, theirs] = [credits(tip), credits(tip, 1)];
    act(tip, "buy stock", { player: 1, tier: spaceOf(0, 1) });
    expect([mine - credits(tip), credits(tip, 1) - theirs, tip.stockOff]).toEqual([2, 5, 0]);
    const prefab = play("AC-20", "corporate action", () => [set("credits", 20, 0)]);
    const before = credits(prefab);
    act(prefab, "build", { department: "sales" });
    expect([before - credits(prefab), prefab.buildOff]).toEqual([6, 0]);
    const blackout = play("AC-22", "trade", (one) => team(one, 1, 0, "BD-1", "RN-01"));
    expect(blackout.dark.slice(0, 2)).toEqual([0, 1]);
    expect(reach(blackout, "pool change", 0).dark.slice(0, 2)).toEqual([0, 0]);
  });
});
