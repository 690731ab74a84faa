/** What texts wait for: events, times, what would happen, limits. A Sign with a text lies there, an Order makes something happen. */
import { describe, expect, test } from "vitest";
import { NETWORK } from "../layout.ts";
import { CARDS, card, type Lying, type Table, table, texted } from "../megacorp.test-support.ts";

const MINE: readonly Lying[] = [
  { card: "Tower", at: [0, 0] },
  { card: "Boss", at: [0, 1] },
  { card: "Sign", at: [1, 0] },
  { card: "Clerk", at: [1, 1] },
  { card: "Patch", under: "Clerk" },
  { card: "Order", at: [0, -1] },
];
const THEIRS: readonly Lying[] = [
  { card: "Tower", at: [0, 0] },
  { card: "Boss", at: [0, 1], engaged: true },
  { card: "Brute", at: [1, 0] },
  { card: "Tool", at: [-1, 0] },
];

const SWAP = "Swap target card in your network with another target card in your network.";

/** A position with a Sign that has a text and an Order with another, which is carried out. */
function after(sign: string, order: string, answers: readonly string[] = []): Table {
  const cards = [
    ...CARDS,
    card("Sign", { kind: "location", valuation: 5, text: sign, scores: { BQ: 3, IQ: 1 } }),
    card("Patch", { kind: "equipment", tags: ["Mutation"] }),
    card("Order", { kind: "event", text: order }),
  ];
  const built = table({
    cards,
    content: texted(cards),
    seats: [
      { network: MINE, hand: ["Clerk", "Tool"], main: ["Brute", "Sage", "Clerk"], money: 10 },
      { network: THEIRS, hand: ["Clerk", "Sage"], main: ["Brute", "Sage"], money: 10 },
    ],
  });
  return built.carryOut(built.card("Order")).answer(...answers);
}

const money = (b: Table): number => (b.state.money[0] ?? 0) - 10;

describe("Whenever something happens, you gain 1M", () => {
  test.each<[event: string, order: string, answers: readonly string[], gained: number]>([
    ["a character is destroyed", "Destroy each character an opponent controls.", [], 2],
    ["this is destroyed", "Destroy target location.", [], 1],
    ["this is destroyed", "Destroy target equipment.", [], 0],
    ["you destroy a character", "Destroy each character an opponent controls.", [], 2],
    ["an opponent destroys a character", "Destroy each character an opponent controls.", [], 0],
    ["a card is annihilated", "Annihilate target equipment.", [], 1],
    ["a card is discarded", "Each player discards a card.", ["discard Tool", "discard Sage"], 2],
    ["an opponent discards a card", "Each player discards a card.", ["discard Tool", "discard Sage"], 1],
    ["a card is returned to its owner's hand", "Return target equipment to its owner's hand.", [], 1],
    ["an opponent draws a card", "Each player draws 2 cards.", [], 2],
    ["you deploy a card", "Deploy a card in your hand for free.", ["deploy.free Tool", "deploy Tool 0 0 2"], 1],
    ["you deploy a character", "Deploy a card in your hand for free.", ["deploy.free Tool", "deploy Tool 0 0 2"], 0],
    ["a card is deployed from your hand", "Deploy a card in your hand for free.", ["deploy.free Tool", "deploy Tool 0 0 2"], 0],
    ["a card is engaged", "Engage each character.", [], 3],
    ["a card is disengaged", "Disengage each character.", [], 1],
    ["a card is bonded to a character", "Bond target equipment to target character an opponent controls.", ["target Brute"], 1],
    ["a card is unbonded", "Unbond a card bonded to a character you control.", ["deploy Patch 0 0 2"], 1],
    ["a card is moved", "Move target equipment.", ["move Tool 0 2"], 1],
    ["this is swapped", SWAP, ["target Sign", "target Boss"], 1],
    ["this is swapped", SWAP, ["target Boss", "target Sign"], 1],
    ["you sell a card", "Sell a card you control.", ["sell Clerk"], 3],
    ["a card leaves the network", "Return each character an opponent controls to its owner's hand.", [], 2],
    ["this gets a development counter", "Put 2 development counters on target location.", [], 2],
    ["a card is dealt BQ damage", "Deal 1 BQ damage to each character.", [], 4],
    ["a card is dealt MQ damage", "Deal 1 BQ damage to each character.", [], 0],
    ["an event deals damage to a character", "Deal 1 BQ damage to each character.", [], 4],
    ["an opponent loses money", "Each opponent loses 2M.", [], 1],
    ["an opponent gains money", "Each player gains 2M.", [], 3],
    ["you search your main deck", "Search your decks for a character.", ["none"], 1],
    ["you produce IQ", "Pay 1 IQ.", ["engage Sign IQ"], 1],
  ])("%s: %s", (event, order, answers, gained) => expect(money(after(`Whenever ${event}, gain 1M.`, order, answers))).toBe(gained));
});

describe("What an event names", () => {
  test.each<[sign: string, order: string, answers: readonly string[], look: (b: Table) => unknown, expected: unknown]>([
    [
      "Whenever an opponent discards a card, that opponent loses 1M.",
      "Each opponent discards 2 cards.",
      ["discard Clerk", "discard Sage", "next Sage"],
      (b) => b.state.money[1],
      8,
    ],
    [
      "Whenever a character is dealt damage, destroy that character.",
      "Deal 1 BQ damage to target character an opponent controls.",
      ["target Brute"],
      (b) => b.market(1),
      ["Brute"],
    ],
    [
      "Whenever a card is dealt damage, gain 1M for each point of damage dealt this way.",
      "Deal 3 BQ damage to each character an opponent controls.",
      [],
      money,
      6,
    ],
    [
      "Whenever a character is destroyed, that character's controller loses 2M.",
      "Destroy target character an opponent controls.",
      ["target Brute"],
      (b) => b.state.money[1],
      8,
    ],
  ])("%s %s", (sign, order, answers, look, expected) => expect(look(after(sign, order, answers))).toEqual(expected));
});

describe("Instead of what would happen", () => {
  test.each<[sign: string, order: string, answers: readonly string[], look: (b: Table) => unknown, expected: unknown]>([
    [
      "If a character would be destroyed, gain 1M instead.",
      "Destroy each character an opponent controls.",
      [],
      (b) => [money(b), b.market(1)],
      [2, []],
    ],
    [
      "If this would be destroyed, you may gain 1M instead.",
      "Destroy target location.",
      ["leave"],
      (b) => [money(b), b.market(0)],
      [0, ["Sign"]],
    ],
    ["If you would draw a card, gain 2M instead.", "Draw 3 cards.", [], (b) => [money(b), b.hand(0)], [6, ["Clerk", "Tool"]]],
    [
      "If an opponent would lose money, draw 1 card instead.",
      "Each player loses 1M.",
      [],
      (b) => [b.state.money[0], b.state.money[1], b.hand(0).length],
      [9, 10, 3],
    ],
    [
      "If a character would be dealt damage, gain 1M instead.",
      "Deal 1 BQ damage to each character.",
      [],
      (b) => [money(b), b.market(0)],
      [4, []],
    ],
    ["If a card would be discarded, annihilate that card instead.", "Discard 1 card.", ["discard Tool"], (b) => b.market(0), []],
  ])("%s %s", (sign, order, answers, look, expected) => expect(look(after(sign, order, answers))).toEqual(expected));
});

describe("What players cannot do", () => {
  test.each<[sign: string, order: string, look: (b: Table) => unknown, expected: unknown]>([
    ["Each opponent cannot draw cards.", "Each player draws 1 card.", (b) => [b.hand(0).length, b.hand(1).length], [3, 2]],
    ["You cannot gain money.", "Each player gains 1M.", (b) => [b.state.money[0], b.state.money[1]], [10, 11]],
    ["You cannot lose the game.", "Draw 9 cards.", (b) => b.state.ended, 0],
    ["You cannot search decks.", "Search your decks for a character.", (b) => b.asked?.kind === "search", false],
  ])("%s %s", (sign, order, look, expected) => expect(look(after(sign, order))).toEqual(expected));
});

test("what is bonded leaves with its host and goes its own way", () => {
  const b = after("", "Destroy target character you control.", ["target Clerk"]);
  expect([b.network(0), b.market(0)]).toEqual([
    ["Tower", "Boss", "Sign", "Order"],
    ["Clerk", "Patch"],
  ]);
  expect(b.state.zone[b.card("Sign")]).toBe(NETWORK);
});
