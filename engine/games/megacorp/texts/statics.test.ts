/** What texts make true as long as they are there, what nouns and numbers mean: asked on positions made by hand. */
import { describe, expect, test } from "vitest";
import { forkState, setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { priceOf } from "../buying/price.ts";
import { LAYOUT, type MegacorpState, NETWORK, TRAIT_NAMES } from "../layout.ts";
import { CARDS, card, type Lying, type Table, table, texted } from "../megacorp.test-support.ts";
import { CHOSEN, LOST_KEYWORD } from "../state/changes.ts";
import { hasKeyword, hasTag, isBanned, keywordsOf, mayBeAttackedBy, scoreOf, valuationOf } from "../state/characteristics.ts";

const MINE: readonly Lying[] = [
  { card: "Tower", at: [0, 0] },
  { card: "Boss", at: [0, 1] },
  { card: "Sign", at: [1, 0], counters: 2 },
  { card: "Clerk", at: [1, 1] },
  { card: "Depot", at: [2, 0] },
  { card: "Human", at: [-1, 0], engaged: true },
  { card: "Patch", under: "Boss" },
];
const THEIRS: readonly Lying[] = [
  { card: "Tower", at: [0, 0] },
  { card: "Boss", at: [0, 1], damage: { EQ: 1 } },
  { card: "Brute", at: [1, 0] },
  { card: "Sage", at: [9, 9] },
];

/** A Sign with a text lies in the first player's network; Patch, a #Mutation, is bonded under the Boss there. */
function standing(text: string, patch = "", mine = MINE): Table {
  const cards = [
    ...CARDS,
    card("Sign", { kind: "location", valuation: 5, text, scores: { BQ: 3 }, tags: ["Water"] }),
    card("Human", { tags: ["Human"], faction: "corp", scores: { IQ: 1, BQ: 2 } }),
    card("Patch", { kind: "equipment", tags: ["Mutation"], text: patch }),
  ];
  return table({
    cards,
    content: texted(cards),
    seats: [
      { network: mine, hand: ["Brute", "Tool"], main: ["Clerk"], money: 6 },
      { network: THEIRS, hand: ["Clerk"], main: ["Brute"] },
    ],
  });
}

const inNetwork = (b: Table, name: string, player = 0): number => b.card(name, (id) => b.state.zone[id] === NETWORK + player);
const score = (b: Table, name: string, trait: (typeof TRAIT_NAMES)[number], player = 0) =>
  scoreOf(b.state, b.engine, inNetwork(b, name, player), TRAIT_NAMES.indexOf(trait));

describe("What is true of cards (MC-R146)", () => {
  test.each<[string, (b: Table) => unknown, unknown]>([
    [
      "Each character you control gets +1 BQ.",
      (b) => [score(b, "Clerk", "BQ"), score(b, "Boss", "BQ"), score(b, "Brute", "BQ", 1)],
      [2, 5, 4],
    ],
    ["Each character you control gets +1 MQ.", (b) => score(b, "Clerk", "MQ"), -1],
    ["This gets +2 BQ for each character you control.", (b) => score(b, "Sign", "BQ"), 9],
    ["Each #Human character gets +1 to each score.", (b) => score(b, "Human", "IQ"), 2],
    ["Each other location you control gets +1 BQ.", (b) => [score(b, "Depot", "BQ"), score(b, "Sign", "BQ")], [4, 3]],
    ["Each character docked to this gets +1 BQ.", (b) => [score(b, "Clerk", "BQ"), score(b, "Boss", "BQ")], [2, 4]],
    [
      "Each character within card radius 1 of this gets +1 BQ.",
      (b) => [score(b, "Clerk", "BQ"), score(b, "Boss", "BQ"), score(b, "Human", "BQ")],
      [2, 5, 2],
    ],
    ["Each character in the same row as this gets +1 BQ.", (b) => [score(b, "Clerk", "BQ"), score(b, "Human", "BQ")], [1, 3]],
    ["Each character in the same column as this gets +1 BQ.", (b) => [score(b, "Clerk", "BQ"), score(b, "Human", "BQ")], [2, 2]],
    ["Each character with BQ 3 or more has Flying.", (b) => [has(b, "Boss", "flying"), has(b, "Clerk", "flying")], [true, false]],
    ["Each engaged character has Reflexes.", (b) => [has(b, "Human", "reflexes"), has(b, "Clerk", "reflexes")], [true, false]],
    [
      "Each character in an opponent's network has Flying and Cashflow 2.",
      (b) => [has(b, "Brute", "flying", 1), has(b, "Boss", "cashflow", 1), has(b, "Boss", "flying")],
      [true, true, false],
    ],
    ["Each damaged character has Flying.", (b) => [has(b, "Boss", "flying", 1), has(b, "Brute", "flying", 1)], [true, false]],
    ["Each orphaned character has Flying.", (b) => [has(b, "Sage", "flying", 1), has(b, "Brute", "flying", 1)], [true, false]],
    ["Each Founder has Flying.", (b) => [has(b, "Boss", "flying", 1), has(b, "Brute", "flying", 1)], [true, false]],
    ["Each Corp character has Flying.", (b) => [has(b, "Human", "flying"), has(b, "Clerk", "flying")], [false, false]],
    ["Each character with no MQ has Loyal.", (b) => [has(b, "Clerk", "loyal"), has(b, "Boss", "loyal")], [true, false]],
    [
      "Each character with BQ less than this card's BQ has Loyal.",
      (b) => [has(b, "Clerk", "loyal"), has(b, "Boss", "loyal")],
      [true, false],
    ],
    [
      "Each location with 2 or more development counters has Loyal.",
      (b) => [has(b, "Sign", "loyal"), has(b, "Depot", "loyal")],
      [true, false],
    ],
    ["This gets +1 BQ and has Flying.", (b) => [score(b, "Sign", "BQ"), has(b, "Sign", "flying")], [4, true]],
    [
      "Each character you control has Regenerate: Pay 2M.",
      (b) => keywordsOf(b.state, b.engine, inNetwork(b, "Clerk")).map(({ id }) => id),
      ["regenerate"],
    ],
    ["This has valuation 15M.", (b) => valuationOf(b.state, b.engine, inNetwork(b, "Sign")), 15],
    ["This gets +2 valuation.", (b) => valuationOf(b.state, b.engine, inNetwork(b, "Sign")), 7],
    ["This has BQ equal to the number of characters.", (b) => score(b, "Sign", "BQ"), 6],
    ["Each character you control is also #Wet.", (b) => [tagged(b, "Clerk", "wet"), tagged(b, "Brute", "wet", 1)], [true, false]],
    ["Each #Mutation card has Flying.", (b) => has(b, "Boss", "flying"), true],
    ["This cannot be sold.", (b) => isBanned(b.state, b.engine, inNetwork(b, "Sign"), "be-sold"), true],
    [
      "Each character an opponent controls cannot attack.",
      (b) => [
        isBanned(b.state, b.engine, inNetwork(b, "Brute", 1), "attack"),
        isBanned(b.state, b.engine, inNetwork(b, "Clerk"), "attack"),
      ],
      [true, false],
    ],
    [
      "This can be attacked only by #Human characters.",
      (b) => mayBeAttackedBy(b.state, b.engine, inNetwork(b, "Sign"), inNetwork(b, "Brute", 1)),
      false,
    ],
    ["If you control 2 or more locations, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 4],
    ["If you control 3 or more locations, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 3],
    ["If this is surrounded, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 3],
    ["If this is in an opponent's network, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 3],
    ["If this has 2 or more development counters, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 4],
    ["If this has 3 or more development counters, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 3],
    ["If a #Mutation card is bonded to a Founder, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 4],
    ["If a #Mutation card is bonded to this, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 3],
    ["If you have 6M or more, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 4],
    ["If you have 5M or less, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 3],
    ["If you have more money than each opponent, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 3],
    ["If you have more cards in hand than each opponent, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 4],
    ["If a character you control is engaged, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 4],
    ["If it is not your turn, this gets +1 BQ.", (b) => score(b, "Sign", "BQ"), 3],
  ])("%s", (text, look, expected) => expect(look(standing(text))).toEqual(expected));

  test("nouns speak of top cards unless they say “bonded” (MC-15.2)", () => {
    const counted = (what: string) => score(standing(`This gets +1 BQ for each ${what}.`), "Sign", "BQ") - 3;
    expect([
      counted("equipment"),
      counted("bonded equipment"),
      counted("card bonded to a character"),
      counted("equipment in your hand"),
    ]).toEqual([0, 1, 1, 1]);
  });
});

describe("From under a host (MC-G5, MC-R87, MC-R88)", () => {
  test.each<[string, (b: Table) => unknown, unknown]>([
    ["Bond. The host gets +2 BQ.", (b) => [score(b, "Boss", "BQ"), score(b, "Clerk", "BQ")], [6, 1]],
    ["Bond. The host has Flying.", (b) => [has(b, "Boss", "flying"), has(b, "Patch", "flying")], [true, false]],
    ["Bond. The host gets +1 BQ and has Reflexes.", (b) => [score(b, "Boss", "BQ"), has(b, "Boss", "reflexes")], [5, true]],
    [
      "Bond. The host cannot attack. The host cannot block.",
      (b) => ["attack", "block", "be-sold"].map((ban) => isBanned(b.state, b.engine, inNetwork(b, "Boss"), ban as "attack")),
      [true, true, false],
    ],
    ["Bond. The host has Indestructible.", (b) => has(b, "Boss", "indestructible"), true],
    ["Bond. Each character docked to the host gets +1 BQ.", (b) => [score(b, "Clerk", "BQ"), score(b, "Boss", "BQ")], [2, 4]],
  ])("%s", (text, look, expected) => expect(look(standing("", text))).toEqual(expected));
});

test("two cards with the same text each raise the trait that was chosen for them (MC-R216)", () => {
  const b = standing("Each character you control gets +2 in the chosen trait.", "", [...MINE, { card: "Sign", at: [3, 0] }]);
  // Before a trait was chosen both raise IQ.
  const before = TRAIT_NAMES.map((trait) => score(b, "Boss", trait));
  const signs = at(b.state.zones, NETWORK).filter((id) => at(b.state.card, id) === at(b.state.card, inNetwork(b, "Sign")));
  signs.forEach((id, trait) => {
    b.state.changes.push(id, at(b.state.object, id), CHOSEN, 0, trait, 0);
  });
  b.state.version++;
  expect(TRAIT_NAMES.map((trait, i) => score(b, "Boss", trait) - at(before, i))).toEqual([-2, 2, 0, 0]);
});

describe("How long it is true (MC-R146)", () => {
  test.each<[string, (state: MegacorpState, boss: number, sign: number, flying: number) => void]>([
    ["If you have 6M or more, each character has Flying.", (state) => void state.money.fill(5)],
    ["Each character with BQ 2 or more has Flying.", (state, boss) => setNumber(state, "damageBQ", boss, 3)],
    ["Each disengaged character has Flying.", (state, boss) => setNumber(state, "engaged", boss, 1)],
    ["Each character you control has Flying.", (state, boss) => setNumber(state, "controller", boss, 1)],
    ["Each character within card radius 1 of this has Flying.", (state, boss) => setNumber(state, "y", boss, 7)],
    ["If this has 2 or more development counters, each character has Flying.", (state, _, sign) => setNumber(state, "counters", sign, 1)],
    [
      "Each character has Flying.",
      (state, boss, _, flying) => void state.changes.push(boss, at(state.object, boss), LOST_KEYWORD, flying, 0, 0),
    ],
  ])("%s", (text, change) => {
    const b = standing(text);
    const boss = inNetwork(b, "Boss");
    const flies = (state: MegacorpState) => hasKeyword(state, b.engine, boss, "flying");
    expect(flies(b.state)).toBe(true);
    const copy = forkState(LAYOUT, b.state);
    expect(flies(copy)).toBe(true);
    change(copy, boss, inNetwork(b, "Sign"), b.engine.content.keywords.indexOf("flying"));
    copy.version++;
    expect([flies(copy), flies(b.state)]).toEqual([false, true]);
  });
});

describe("What cards cost (MC-R33)", () => {
  test.each([
    ["Each character costs you 1M less.", 2],
    ["Each #Human character costs you 1M less.", 3],
    ["Each character costs each opponent 1M less.", 3],
    ["Each character costs each player 2M more.", 5],
    ["Each character costs you 9M less.", 0],
  ])("%s", (text, expected) => {
    const b = standing(text);
    const brute = b.card("Brute", (id) => b.hand(0).includes("Brute") && b.state.owner[id] === 0);
    expect(priceOf(b.state, b.engine, 0, brute, "hand").money).toBe(expected);
  });
});

const has = (b: Table, name: string, id: string, player = 0): boolean => hasKeyword(b.state, b.engine, inNetwork(b, name, player), id);
const tagged = (b: Table, name: string, tag: string, player = 0): boolean => hasTag(b.state, b.engine, inNetwork(b, name, player), tag);
