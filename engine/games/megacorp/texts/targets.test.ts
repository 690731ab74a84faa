/** What is chosen for a text: targets that have to be there together (MC-14.3, MC-14.4, MC-R183), and the order of cards for a pile (MC-R28, MC-R184). */
import { describe, expect, test } from "vitest";
import { CARDS, card, HOME, type Table, table, texted } from "../megacorp.test-support.ts";

const POOL = [
  ...CARDS,
  card("Exchange", { kind: "event", text: "Swap target card in an opponent's network with another target card in that network." }),
  card("Shed", { kind: "event", text: "Swap target card in your network with another target card in your network, then draw 1 card." }),
  card("Ring", {
    kind: "event",
    text: "Swap target character in your network with another target card in your network.",
  }),
];
const PLAGUE = card("Plague", { kind: "event", text: "Each player discards 2 cards." });
const TOWER = { card: "Tower", at: [0, 0] } as const;
const CONTENT = texted([...POOL, PLAGUE]);

/** Networks of three players; the first has the events in hand and may play one. */
const position = (...networks: (typeof HOME)[]): Table =>
  table({
    cards: [...POOL, PLAGUE],
    content: CONTENT,
    seats: networks.map((network) => ({ network, hand: ["Exchange", "Shed", "Ring"], money: 20, main: ["Clerk", "Clerk"] })),
    stand: "challenge phase",
    asksPriority: true,
  });

const targets = (t: Table): string[] => t.offered("target").map((action) => t.words(action));
const play = (t: Table, name: string): Table => t.act("play", { card: t.card(name, (id) => t.state.owner[id] === 0) });
const why = (t: Table, name: string): string => t.why("play", { card: t.card(name, (id) => t.state.owner[id] === 0) }).join(" ");

describe("Two different targets", () => {
  test("that are not there together keep an event in the hand, which says so", () => {
    const t = position([TOWER], [TOWER]);
    expect(why(t, "Exchange")).toContain("There are no different cards");
    expect(why(t, "Shed")).toContain("There are no different cards");
    expect(t.offered("play")).toEqual([]);
  });

  test("that are there together let it be played, and each is another card", () => {
    const t = play(position(HOME, [TOWER]), "Shed");
    expect(targets(t)).toEqual(["target Tower", "target Boss"]);
    t.act("target", { card: t.card("Boss", (id) => t.state.controller[id] === 0) });
    // The only one that is left is not asked for.
    expect(t.asked?.kind).not.toBe("target");
    expect(t.state.stack.length + t.offered("deploy").length).toBeGreaterThan(0);
  });

  test("of one network: a card that lies in its network alone is not offered first", () => {
    const t = play(position([TOWER], [TOWER], HOME), "Exchange");
    expect(targets(t)).toHaveLength(2);
    for (const { card: id } of t.offered("target")) expect(t.state.controller[Number(id)]).toBe(2);
  });

  test("of which the second needs what the first would take: the first leaves it", () => {
    const t = position([TOWER, { card: "Boss", at: [0, 1] }], [TOWER]);
    expect(t.offered("play").map(({ card: id }) => t.name(Number(id)))).toContain("Ring");
    expect(why(position([TOWER], [TOWER]), "Ring")).not.toBe("");
  });
});

describe("Cards that are discarded together", () => {
  const discarding = (hand: readonly string[]): Table => {
    const t = table({
      cards: [...POOL, PLAGUE],
      content: CONTENT,
      seats: [
        { network: [...HOME, { card: "Plague", at: [1, 0] }], hand },
        { network: HOME, hand: ["Clerk", "Clerk"] },
      ],
    });
    return t.carryOut(t.card("Plague"));
  };

  test("lie in the open market in the order that was chosen, the last on top", () => {
    const t = discarding(["Sage", "Tool", "Brute"]).answer("discard Sage", "discard Brute");
    expect(t.offered("next").map((action) => t.words(action))).toEqual(["next Sage", "next Brute"]);
    t.answer("next Brute");
    expect(t.market(0)).toEqual(["Brute", "Sage"]);
  });

  test("the other way round too, and nobody is asked for the order of two that are alike", () => {
    const t = discarding(["Sage", "Tool", "Brute"]).answer("discard Sage", "discard Brute", "next Sage", "discard Clerk", "discard Clerk");
    expect(t.market(0)).toEqual(["Sage", "Brute"]);
    expect(t.market(1)).toEqual(["Clerk", "Clerk"]);
  });
});
