/** What a seat is shown of Virtual Revolution, and what its options say before they are taken. */
import { describe, expect, test } from "vitest";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import type { Scene } from "../../scene.ts";
import { CORRUPTION, CORRUPTION_DECK, cardsIn, SERVICE, TITLE, underOf, VERSE_DECK, VERSES, type VrState, WORK } from "../layout.ts";
import { STANDARD } from "../setup/options.ts";
import { act, borough, cardOf, edit, empty, influence, move, SHIPPED, set } from "../virtual-revolution.test-support.ts";
import type { VirtualRevolutionBoard } from "./scene.ts";

const { game, scene, choices, teller } = SHIPPED;
const imagined = (state: VrState, viewer: number) => game.imagine(game.observe(state, viewer), rngOf(0));
const drawn = (state: VrState, viewer: number) => scene?.(imagined(state, viewer), viewer) as Scene<VirtualRevolutionBoard>;
const told = (state: VrState) => {
  const decision = game.decision(state);
  return choices?.(imagined(state, decision?.player ?? 0), decision?.actions.all() ?? []) ?? [];
};
const option = (state: VrState, words: string) => told(state).find((one) => one.words === words);

/** A match after so many choices by lot. */
function played(decisions: number, players = 3, seed = 3): VrState {
  const state = game.start({ seed, players }, { ...STANDARD, players });
  const lot = rngOf(seed);
  for (let i = 0; i < decisions && game.decision(state); i++) game.applyAt(state, below(lot, game.offers(state)));
  return state;
}

describe("what is drawn", () => {
  test("is the same whatever lies where the seat cannot look (VR-16.1)", () => {
    for (const decisions of [0, 30, 90, 160, 240])
      for (const viewer of [-1, 0, 1, 2]) {
        const state = played(decisions);
        expect(drawn(game.redeal(state, viewer, rngOf(9)), viewer)).toEqual(drawn(state, viewer));
      }
  });

  test("names the own Corruption and Objectives, and of the others only how many there are (VR-16.1)", () => {
    const state = played(90);
    const held = state.returns.findIndex((_, player) => cardsIn(state, CORRUPTION + player).length > 0);
    const own = at(drawn(state, held).board.players, held);
    const seen = at(drawn(state, (held + 1) % 3).board.players, held);
    expect(own.corruption.every(({ card }) => card?.startsWith("virtual-revolution/"))).toBe(true);
    expect(own.objectives.map(({ worth }) => typeof worth)).toEqual(["number", "number"]);
    expect(seen.corruption.map(({ card }) => card)).toEqual(own.corruption.map(() => undefined));
    expect(seen.objectives.map(({ card, worth }) => [card, worth])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  test("at the end everybody is shown the points that were counted, with the Objective of each (VR-15.11)", () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = played(5000, 2 + (seed % 3), seed);
      expect(state.ended).not.toBe(0);
      for (const viewer of [-1, ...state.returns.keys()]) {
        const { seats, board } = drawn(state, viewer);
        expect(seats.map(({ gauges }) => gauges[0]?.value)).toEqual(state.score);
        for (const { player, sheet } of board.players)
          expect(sheet.reduce((sum, { points }) => sum + points, 0)).toBe(at(state.score, player));
      }
    }
  });

  test("a look at the top Necro card is drawn for who looked, and for nobody else (VR-8.1, VR-R82)", () => {
    const state = edit(empty(1), set("recycling", 2, 0), set("reserve", 18, 0));
    act(state, "recover 2 and look");
    expect([0, 1, -1].map((viewer) => drawn(state, viewer).board.necroTop?.card !== undefined)).toEqual([true, false, false]);
  });

  test("says what a Title needs, who controls what, and how far it is from here", () => {
    const state = edit(
      empty(9),
      influence(9, 0, 1),
      influence(10, 0, 1),
      influence(18, 1, 2),
      set("reserve", 18, 0),
      set("reserve", 18, 1),
    );
    const { board } = drawn(state, 0);
    expect(board.districts.find(({ id }) => id === "PI")?.controlled).toEqual([2, 1]);
    const there = at(board.boroughs, borough(18));
    expect([there.control, there.influence, there.steps, there.here]).toEqual([[1], [0, 2], 1, false]);
    expect(at(board.boroughs, borough(9)).here).toBe(true);
  });
});

describe("options say what they cost and bring before they are taken", () => {
  test("the Title that a move would take, and the Corruption that adding draws (VR-6.4, VR-12.3)", () => {
    const held = [influence(13, 0, 2), influence(14, 0, 1), set("reserve", 17, 0)];
    const state = edit(empty(15), ...held);
    expect(option(state, "Add 1 Influence here")?.hint).toBe("Draws 1 Corruption: you then have 1. You take the Title Denfert-Rochereau");
    expect(option(state, "Move 1 Influence from borough 13 to here")?.hint).toBe(
      "Leaves 1 there, draws no Corruption. You take the Title Denfert-Rochereau",
    );
    const four = cardsIn(state, CORRUPTION_DECK).slice(0, 4);
    edit(state, ...four.map((card) => move(card, CORRUPTION)));
    expect(option(state, "Add 1 Influence here")?.hint).toContain("you then have 5, enough for a Raid");
  });

  test("an Action is under way until it is resolved, and going on without it says what that means (VR-10.5)", () => {
    const state = edit(empty(15), set("credits", 10, 0));
    const four = cardsIn(state, CORRUPTION_DECK).slice(0, 4);
    edit(state, ...four.map((card) => move(card, CORRUPTION)));
    act(state, "donate");
    expect(drawn(state, 0).phase).toBe(2);
    const paying = act(state, "buy Immunity");
    expect(option(paying, "Pay for nothing more")).toBeDefined();
    expect(drawn(paying, 0).phase).toBe(2);
    expect(drawn(act(paying, "go on"), 0).phase).toBe(3);
  });

  test("an Action with the prices of the round and what Boosts give by themselves (VR-13.9, VR-R75)", () => {
    const state = empty(1);
    expect(option(state, "Work")?.hint).toBe("Gives 5 €");
    edit(state, set("workGives", 3, 0), set("verseCosts", 9, 0), move(cardOf(state, "BO03"), underOf(0, WORK)));
    expect(option(state, "Work")?.hint).toBe("Gives 6 €. 3 € of it from Boosts");
    expect(option(state, "Create Verse")?.hint).toContain("Costs 9 €");
  });

  test("ending the turn says what is given up by it, and is no option of one key then", () => {
    const state = edit(empty(1), move(0, SERVICE));
    expect(option(state, "End the turn")).toMatchObject({ loses: true });
    act(state, "work");
    expect(told(state).find(({ words }) => words === "End the turn")?.hint).toMatch(/^Not used: /);
  });

  test("a choice of a text has the words of the text (VR-R21)", () => {
    const state = empty(8);
    const title = cardOf(state, "TI-CE");
    const laid = [move(title, TITLE), set("server", 0, borough(8)), move(cardsIn(state, VERSE_DECK)[0] ?? 0, VERSES)];
    expect(game.edit(state, laid).ok).toBe(true);
    game.apply(state, { kind: "use", card: title });
    expect(told(state).map(({ words }) => words)).toEqual([
      "Remove 1 of your Servers, then gain 10 €",
      "Discard 1 of your Verses, then gain 10 €",
    ]);
  });

  test("an Agent that goes along with an Action is said to be promoted (VR-10.5)", () => {
    const state = edit(empty(8), set("credits", 9, 0), move(cardOf(empty(8), "AG14"), SERVICE));
    game.apply(state, { kind: "create verse" });
    expect(told(state).map(({ words }) => words)).toEqual(["Use none", "Promote Professor Shane"]);
  });

  test("an Action that cannot be taken without a promotion says so before it is taken", () => {
    const state = empty(8);
    expect(game.edit(state, [set("credits", 0, 0), move(cardOf(state, "AG31"), SERVICE)]).ok).toBe(true);
    expect(option(state, "Recruit")?.hint).toContain("First you promote Lance");
    expect(game.edit(state, [set("credits", 4, 0)]).ok).toBe(true);
    expect(option(state, "Recruit")?.hint).not.toContain("First");
  });

  test("what recovering and trading give is not said as a price (VR-8.1, VR-11.9)", () => {
    const state = edit(empty(8), set("recycling", 3, 0), move(cardsIn(empty(8), VERSE_DECK)[0] ?? 0, VERSES));
    const words = told(state).map((one) => one.words);
    expect(words).toContain("Recover 1 Influence and gain 1 €");
    expect(words).toContain("Recover 3 Influence and gain 1 Immunity");
    expect(words.find((one) => one.startsWith("Discard "))).toMatch(/ and gain 1 Immunity$/);
  });

  test("the list of a turn begins with what the turn goes on with", () => {
    const kinds = told(empty(1)).map(({ action }) => action.kind);
    expect(kinds.indexOf("end turn")).toBeLessThan(kinds.includes("recover 1") ? kinds.indexOf("recover 1") : kinds.length);
  });
});

test("the log tells an Action by its name, and names who is meant wherever that changes", () => {
  const state = game.start({ seed: 3, log: true }, STANDARD);
  const lines: string[] = [];
  for (let n = 0; game.decision(state) && n < 60; n++) {
    const { player, actions } = game.decision(state) ?? { player: 0, actions: undefined };
    const all = actions?.all() ?? [];
    const action = all.find(({ kind }) => kind === "work") ?? all.find(({ kind }) => kind === "end turn") ?? at(all, 0);
    game.apply(state, action);
    lines.push(...(teller?.told(state, action, state.log ?? [], player) ?? []));
    if (state.log) state.log.length = 0;
  }
  expect(lines).toContain("works; gains 5 €");
  const attack = lines.find((line) => line.includes("the Necros attack with")) ?? "";
  expect(attack).toMatch(/^ {2}the Necros attack with [^:]+(: (Trendshield|Vesglas) .*)?$/);
  expect(lines.find((line) => line.includes("Revenue of the round"))).toMatch(
    /^ {2}the Revenue of the round is paid: (Trendshield|Vesglas) gains \d+ €, (Trendshield|Vesglas) gains \d+ €$/,
  );
  expect(lines).toContain("ends the turn");
});

describe("the log says who did what", () => {
  const said = (event: string, ...args: number[]) => ({
    decision: 0,
    event,
    roles: ["player", "number"] as const,
    args,
    cards: [],
    seen: [],
  });
  const here = borough(6);
  const tell = (attack: number, ...entries: ReturnType<typeof said>[]) =>
    teller?.told(edit(empty(1), set("attack", attack)), { kind: "option" }, entries, 1);
  const lost = said("eliminate Influence", 0, here);
  const over = { ...said("attack", 0), roles: ["number"] as const };

  test("what a player takes from another is that player's deed, and what it costs stands behind it", () =>
    expect(tell(0, lost, said("draw Corruption", 1))).toEqual([
      "eliminates 1 of Trendshield's Influence in borough 6; draws 1 Corruption",
    ]));
  test("what an attack does is nobody's deed (VR-R46)", () => {
    const draws = [said("draw Corruption", 0), said("draw Corruption", 1)];
    const told = ["", "  Trendshield draws 1 Corruption, Vesglas draws 1 Corruption"];
    expect(tell(1, ...draws)).toEqual(told);
    expect(tell(0, ...draws, over as unknown as (typeof draws)[number])).toEqual(told);
    expect(tell(1, lost)).toEqual(["", "  Trendshield loses 1 Influence in borough 6"]);
  });
  test("a Boost that does its part unasked is named, once (VR-R75)", () => {
    const zero = at(empty(1).card, cardOf(empty(1), "AG03"));
    const gain = { ...said("gain €", 1, 3), words: { design: zero, from: 0, to: 5 } };
    expect(tell(0, gain, gain, said("gain €", 1, 5))).toEqual(["gains 3 € with Zero; gains 3 €; gains 5 €"]);
  });
  test("several draws and discards in a row are counted", () => {
    const draw = said("draw Corruption", 1);
    expect(tell(0, lost, draw, draw, said("discard Corruption", 1), draw)).toEqual([
      "eliminates 1 of Trendshield's Influence in borough 6; draws 2 Corruption; discards a card; draws 1 Corruption",
    ]);
    expect(tell(1, said("draw Corruption", 0), said("draw Corruption", 0), draw)).toEqual([
      "",
      "  Trendshield draws 2 Corruption, Vesglas draws 1 Corruption",
    ]);
  });
  test("behind what somebody else does everybody is named, in a line of its own always", () =>
    expect(tell(0, said("add Influence", 1, here), said("lose title", 0), said("draw Corruption", 1))).toEqual([
      "adds 1 Influence in borough 6; Trendshield loses the Title a card; Vesglas draws 1 Corruption",
    ]));
  test("a Raid names whom it strikes with each card", () =>
    expect(tell(0, said("suffer a Raid", 1), said("resolve Corruption", 1), said("lose Immunity", 1, 1))).toEqual([
      "",
      "  Vesglas suffers a Raid: Vesglas carries out a card, Vesglas loses 1 Immunity",
    ]));
  test("what a player answers to an attack is told before what the attack does to others", () =>
    expect(tell(1, said("eliminate Influence", 1, here), said("draw Corruption", 0))).toEqual([
      "loses 1 Influence in borough 6",
      "  Trendshield draws 1 Corruption",
    ]));
});
