/** Printed texts do what they say: each is carried out in a position that has something of everything. */
import { describe, expect, test } from "vitest";
import type { Card } from "../../../cards/card.ts";
import { at } from "../../../kernel/state.ts";
import {
  BOOSTS,
  CORRUPTION,
  CORRUPTION_DECK,
  cardsIn,
  MOST_PLAYERS,
  NECRO_DECK,
  SERVER,
  SERVICE,
  TITLE,
  underOf,
  VERSES,
  type VrState,
} from "../layout.ts";
import { borough, cardOf, influence, move, set, tableOf, VR_CARDS } from "../virtual-revolution.test-support.ts";
import { vrTexts } from "./texts.ts";

const read = vrTexts(VR_CARDS, []);
if (!read.ok) throw new Error(JSON.stringify(read.error));
const { texts, parts } = read.value;
const { act, begin, content, edit, empty, engine, game, offered } = tableOf(texts, parts);

/** The Director in borough 8 (CE): Influence of both players around, money, Corruption in both hands, a Server and a Verse of one's own. */
function position(...agents: readonly string[]): VrState {
  const state = empty(8);
  const hands = [0, 1].flatMap((player) =>
    cardsIn(state, CORRUPTION_DECK)
      .slice(player * 4, player * 4 + 4)
      .map((card) => move(card, CORRUPTION + player)),
  );
  edit(
    state,
    ...[...hands, influence(8, 1, 1), influence(13, 0, 2), influence(1, 1, 2), influence(9, 0, 1)],
    ...[set("reserve", 17, 0), set("reserve", 17, 1), set("credits", 20, 0), set("immunity", 2, 1)],
    ...[set("directors", 1, borough(8) * MOST_PLAYERS + 1), set("directorsLeft", 2, 1)],
    ...[set("server", 0, borough(13)), set("servers", 6, 0), move(cardOf(state, "VS21"), VERSES)],
    ...agents.map((agent) => move(cardOf(state, agent), SERVICE)),
  );
  return state;
}

/** What of a player has changed, by name. */
function changes(state: VrState, before: VrState, player = 0): Readonly<Record<string, number>> {
  const of = (one: VrState): Record<string, number> => ({
    credits: at(one.credits, player),
    revenue: at(one.revenue, player),
    immunity: at(one.immunity, player),
    tokens: at(one.tokens, player),
    reserve: at(one.reserve, player),
    recycling: at(one.recycling, player),
    servers: at(one.servers, player),
    corruption: cardsIn(one, CORRUPTION + player).length,
    verses: cardsIn(one, VERSES + player).length,
    boosts: [0, 1, 2, 3, 4].reduce((sum, action) => sum + cardsIn(one, underOf(player, action)).length, 0),
  });
  const [now, then] = [of(state), of(before)];
  return Object.fromEntries(Object.entries(now).flatMap(([name, n]) => (n === then[name] ? [] : [[name, n - (then[name] ?? 0)]])));
}

/** Answers all questions but those of the turn: does what may be done, and takes the first of what can be chosen. */
function settle(state: VrState, answers: readonly string[] = []): VrState {
  const left = [...answers];
  while (game.decision(state) && game.decision(state)?.kind !== "turn") {
    const actions = offered(state);
    const wanted = actions.find(({ kind }) => kind === left[0]);
    if (wanted) left.shift();
    const [first] = actions;
    if (!first) break;
    game.apply(state, wanted ?? first);
  }
  return state;
}

describe("An Agent does what is printed on it", () => {
  const check = (number: string, kind: "activate" | "promote", own: object, theirs: object = {}, answers: readonly string[] = []) =>
    test(`${number}: ${kind}`, () => {
      const before = position(number);
      const state = position(number);
      settle(act(state, kind, { card: cardOf(state, number) }), answers);
      expect([changes(state, before), changes(state, before, 1)]).toEqual([own, theirs]);
    });
  check("AG01", "activate", {}, { recycling: 1 });
  check("AG01", "activate", {}, {}, ["decline"]);
  check("AG07", "activate", { credits: -3, immunity: 1 }, { recycling: 1 }, ["do", "do", "buy Immunity", "go on"]);
  check("AG07", "promote", {}, { recycling: 1 });
  check("AG11", "activate", { reserve: -1 }, { recycling: 1 });
  check("AG15", "activate", { credits: 3, servers: 1, verses: 1 });
  check("AG17", "activate", { credits: 3, revenue: 2 });
  check("AG17", "promote", { revenue: 2 });
  check("AG18", "promote", { corruption: 1, revenue: 1 });
  check("AG24", "activate", { immunity: 2 }, { immunity: -1 });
  check("AG25", "promote", { corruption: 1 });
  check("AG27", "promote", { corruption: 1, reserve: -1 });
  check("AG28", "promote", { corruption: -1 }, { corruption: 1 });
  check("AG29", "promote", { corruption: -1 });
  check("AG32", "activate", { credits: 3, immunity: 1 }, { recycling: 1 });
  check("AG33", "promote", { corruption: 1, immunity: 2 });

  test("AG12 copies a promotion as if it were its own: with the draw of both at level 1 (VR-R18, VR-E17)", () => {
    const [before, state] = [position("AG12", "AG33"), position("AG12", "AG33")];
    settle(act(state, "promote", { card: cardOf(state, "AG12") }));
    expect(changes(state, before)).toEqual({ corruption: 2, immunity: 2 });
  });
});

describe("“With X:” changes an execution", () => {
  const modifierOf = (number: string, line: "promotion" | "boost" | "effect", action: number) => {
    const state = begin();
    return texts.modifier(at(state.card, cardOf(state, number)), line, action);
  };
  test.each([
    ["AG23", "boost", 1, { credits: 2, range: 1, first: true, optional: false }],
    ["AG31", "promotion", 1, { credits: 4, range: 0, first: false }],
    ["BO01", "effect", 4, { optional: true, pays: 1, discards: 1 }],
    ["TI-NA", "effect", 2, { waives: true, first: true }],
  ] as const)("%s %s", (number, line, action, wanted) => expect(modifierOf(number, line, action)).toMatchObject(wanted));
  test("and no other Action", () => expect(modifierOf("AG23", "boost", 0)).toBeUndefined());

  test("a Server with a Boost and a promotion (VR-E11)", () => {
    const [before, state] = [0, 1].map(() => {
      const one = position("AG16");
      const hand = cardsIn(one, CORRUPTION).map((card) => move(card, CORRUPTION_DECK));
      edit(
        one,
        ...hand,
        influence(8, 1, 0),
        influence(8, 0, 1),
        set("reserve", 16, 0),
        set("reserve", 18, 1),
        set("credits", 6, 0),
        move(cardOf(one, "BO05"), underOf(0, SERVER)),
      );
      return one;
    });
    if (!before || !state) throw new Error("There is no position");
    settle(act(state, "build server"), ["use"]);
    expect(changes(state, before)).toMatchObject({ credits: -5, revenue: 2, tokens: 1, corruption: 2, servers: -1 });
  });
});

describe("Missions and scores", () => {
  const isMet = (number: string, ...agents: readonly string[]): boolean => {
    const state = position(...agents);
    return texts.isMet(state, engine, { card: cardOf(state, number), line: "mission", player: 0 });
  };
  test.each([
    ["VS01", ["AG01", "AG02"], true],
    ["VS01", ["AG01", "AG12"], false],
    ["VS10", ["AG01", "AG12", "AG23"], true],
    ["VS19", ["AG01"], false],
    ["VS19", [], true],
    ["VS07", [], false],
    ["VS08", [], true],
    ["VS22", [], false],
  ] as const)("%s with %j: %s", (number, agents, met) => expect(isMet(number, ...agents)).toBe(met));

  test("Raids meet the missions that speak of them (VR-12.9)", () => {
    const design = (number: string) => VR_CARDS.findIndex((card) => card.number === number);
    expect([6, 7].map((cards) => texts.isMetByRaid(design("VS11"), cards, 0))).toEqual([false, true]);
    expect([0, 1].map((spent) => texts.isMetByRaid(design("VS15"), 3, spent))).toEqual([true, false]);
    expect(["VS12", "VS01"].map((number) => texts.hasMission(design(number)))).toEqual([false, true]);
    expect(["AG32", "AG33"].map((number) => texts.choosesType(design(number)))).toEqual([true, false]);
  });

  test.each([
    ["VS21", 2],
    ["OB03", 5],
    ["OB01", 6],
    ["OB12", 15],
    ["VS20", 7],
    ["VS12", 0],
    ["VS16", 3],
    ["VS14", 10],
    ["OB07", 35],
    ["VS08", 2],
  ] as const)("%s is worth %i", (number, points) => {
    const state = position();
    expect(texts.score(state, engine, cardOf(state, number), 0)).toBe(points);
  });
});

describe("A text is the program", () => {
  const changed = (number: string, text: string): readonly Card[] =>
    VR_CARDS.map((card) => (card.number === number ? { ...card, text } : card));

  test("another number does another thing", () => {
    const other = vrTexts(changed("AG17", "Activation: Gain 3 €. Gain 4 Revenue.\nPromotion: Gain 2 Revenue."), []);
    if (!other.ok) throw new Error("It is not read");
    const table = tableOf(other.value.texts, other.value.parts);
    const state = table.empty(8);
    table.edit(state, move(cardOf(state, "AG17"), SERVICE));
    const revenue = at(state.revenue, 0);
    table.act(state, "activate", { card: cardOf(state, "AG17") });
    expect(at(state.revenue, 0)).toBe(revenue + 4);
  });

  test.each([
    ["AG17", "Activation: Gain 3 €. Gain 1 € for each Boost.", "Say whose they are: “of yours”"],
    [
      "LO01",
      "Setup: Its holder adds 2 Influence here.\nPlay: Place the Agent being deployed here.",
      "A Location with a borough deals 1 Influence",
    ],
    ["AG17", "Activation: Gane 3 €.", "gain"],
  ])("%s: %s is a draft", (number, text, message) => {
    const other = vrTexts(changed(number, text), []);
    expect(other.ok ? [] : other.error.map(({ problems }) => problems[0]?.message)).toEqual([expect.stringContaining(message)]);
  });

  test("the top Necro card is known to who looked", () => {
    const state = position();
    const title = cardOf(state, "TI-ND");
    edit(state, move(title, TITLE));
    settle(act(state, "use", { card: title }));
    const top = cardsIn(state, NECRO_DECK).at(-1) ?? -1;
    expect(
      [0, 1].map((player) => game.observe(state, player).zones.flat().includes(top) && (at(state.seen, top) & (1 << player)) !== 0),
    ).toEqual([true, false]);
  });

  test("there is a Boost card to gain", () => expect(cardsIn(position(), BOOSTS).length).toBe(content.boosts.length));
});
