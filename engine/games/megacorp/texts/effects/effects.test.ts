/** Texts are carried out as they are printed: every verb on a position made by hand. */
import { describe, expect, test } from "vitest";
import { at } from "../../../../kernel/state.ts";
import { CHALLENGE, NETWORK, TRAIT_NAMES } from "../../layout.ts";
import { CARDS, card, type Lying, type Table, table, texted } from "../../megacorp.test-support.ts";
import { bondedUnder } from "../../network/network.ts";
import { hasExtraTurn, skips } from "../../state/changes.ts";
import { hasKeyword, hasLostAbilities, hasTag, isBanned, scoreOf, valuationOf } from "../../state/characteristics.ts";

const MINE: readonly Lying[] = [
  { card: "Tower", at: [0, 0] },
  { card: "Boss", at: [0, 1] },
  { card: "Clerk", at: [1, 0] },
  { card: "Depot", at: [-1, 0], counters: 3 },
  { card: "Order", at: [0, -1] },
];
const THEIRS: readonly Lying[] = [
  { card: "Tower", at: [0, 0] },
  { card: "Boss", at: [0, 1], damage: { IQ: 2, EQ: 1 } },
  { card: "Brute", at: [1, 0] },
  { card: "Tool", at: [-1, 0], engaged: true },
  { card: "Sage", at: [1, 1] },
];

/** An Order with a text lies in the first player's network and is carried out; the answers are words of actions, first and last of them enough. */
function carriedOut(text: string, answers: readonly string[] = [], mine = MINE, theirs = THEIRS): Table {
  const cards = [
    ...CARDS,
    card("Splice", { kind: "equipment", text: "Bond.", tags: ["Mutation"], valuation: 2 }),
    card("Order", { kind: "event", text }),
  ];
  const built = table({
    cards,
    content: texted(cards),
    seats: [
      {
        network: mine,
        hand: ["Sage", "Tool"],
        main: ["Clerk", "Splice", "Brute", "Clerk"],
        resources: ["Consumer"],
        market: ["Tool", "Brute"],
        pool: { IQ: 1 },
      },
      { network: theirs, hand: ["Clerk"], main: ["Brute", "Sage", "Clerk"], resources: ["Consumer"], market: ["Clerk"], money: 7 },
    ],
  });
  return built.carryOut(built.card("Order")).answer(...answers);
}

const me = (built: Table) => ({
  money: at(built.state.money, 0),
  hand: built.hand(0),
  pool: [built.state.poolIQ, built.state.poolEQ, built.state.poolMQ, built.state.poolBQ].map((pool) => at(pool, 0)),
});
const their = (built: Table) => ({ money: at(built.state.money, 1), hand: built.hand(1) });
/** The newest card of a name in a player's network. */
const inNetwork = (built: Table, name: string, player: number): number =>
  built.card(name, (id) => built.network(player).includes(name) && built.state.controller[id] === player);
const score =
  (name: string, trait: (typeof TRAIT_NAMES)[number], player = 0) =>
  (built: Table) =>
    scoreOf(built.state, built.engine, inNetwork(built, name, player), TRAIT_NAMES.indexOf(trait));

type Case = readonly [text: string, answers: readonly string[], look: (built: Table) => unknown, expected: unknown];

const check = (title: string, cases: readonly Case[]) =>
  describe(title, () => {
    test.each(cases)("%s %j", (text, answers, look, expected) => expect(look(carriedOut(text, answers))).toEqual(expected));
  });

check("Money, traits and who wins (MC-7, MC-13.6)", [
  ["If it is your turn, gain 2M.", [], (b) => me(b).money, 12],
  ["Gain 1M for each card you control.", [], (b) => me(b).money, 15],
  ["Each opponent loses 20M.", [], (b) => their(b).money, 0],
  ["Each player loses half their money.", [], (b) => [me(b).money, their(b).money], [5, 4]],
  ["Each opponent with 8M or more loses 3M.", [], (b) => their(b).money, 7],
  ["Each player with 9M or less loses 3M.", [], (b) => [me(b).money, their(b).money], [10, 4]],
  ["Pay 3M, then gain 1 IQ.", [], (b) => [me(b).money, me(b).pool[0]], [7, 2]],
  ["You may pay 11M. If you do, gain 5 IQ.", [], (b) => me(b).pool[0], 1],
  ["You may pay 10M. If you do, gain 5 IQ.", ["do"], (b) => [me(b).money, me(b).pool[0]], [0, 6]],
  ["Gain 3 MQ.", [], (b) => me(b).pool, [1, 0, 3, 0]],
  ["Pay 3 IQ.", ["engage Clerk IQ"], (b) => me(b).pool[0], 0],
  ["Pay the valuation of target location.", [], (b) => me(b).money, 8],
  ["You win the game.", [], (b) => b.endings, ["MC-13.6"]],
  ["Target opponent loses the game.", [], (b) => [b.endings, b.state.returns], [["MC-13.6"], [1, -1]]],
  ["If it is your turn, you lose the game.", [], (b) => b.state.returns, [-1, 1]],
]);

check("Hands, decks and open markets (MC-2, MC-G17, MC-G38)", [
  [
    "Draw 2 cards.",
    [],
    (b) => [me(b).hand, b.names(0)],
    [
      ["Sage", "Tool", "Clerk", "Brute"],
      ["Clerk", "Splice"],
    ],
  ],
  ["Draw 5 cards.", [], (b) => [b.endings, b.state.returns], [["MC-13.5"], [-1, 1]]],
  ["Each player draws 4 cards.", [], (b) => b.state.returns, [1, -1]],
  ["Discard 1 card.", ["discard Tool"], (b) => [me(b).hand, b.market(0)], [["Sage"], ["Tool", "Brute", "Tool"]]],
  ["Each opponent discards their hand.", [], (b) => [their(b).hand, b.market(1)], [[], ["Clerk", "Clerk"]]],
  ["Target opponent discards the top 2 cards of their main deck.", [], (b) => b.market(1), ["Clerk", "Clerk", "Sage"]],
  ["Target opponent discards the top 9 cards of their main deck.", [], (b) => [b.market(1).length, b.state.ended], [4, 0]],
  [
    "Search your main deck for a #Mutation card, then put that card into your hand.",
    ["find Splice"],
    (b) => me(b).hand,
    ["Sage", "Tool", "Splice"],
  ],
  ["Search your decks for a character, then put that card into your hand.", ["none"], (b) => me(b).hand, ["Sage", "Tool"]],
  [
    "Search your open market for up to 2 cards, then put those cards into your hand.",
    ["find Brute", "find Tool"],
    (b) => [me(b).hand, b.market(0)],
    [["Sage", "Tool", "Brute", "Tool"], []],
  ],
  [
    "Return target card an opponent controls with valuation 3M or less to its owner's hand.",
    ["target Brute"],
    (b) => [their(b).hand, b.network(1)],
    [
      ["Clerk", "Brute"],
      ["Tower", "Boss", "Tool", "Sage"],
    ],
  ],
  ["Put this on the bottom of its owner's open market.", [], (b) => b.market(0), ["Order", "Tool", "Brute"]],
  ["Put a card from your hand on top of your main deck. Draw 1 card.", ["put Tool"], (b) => me(b).hand, ["Sage", "Tool"]],
  ["Reveal your hand.", [], (b) => b.state.seen[b.card("Sage", (id) => b.hand(0).includes("Sage") && b.state.owner[id] === 0)], 3],
  ["Annihilate the top card of any open market.", ["annihilate Clerk"], (b) => [b.market(0), b.market(1)], [["Tool", "Brute"], []]],
  ["Annihilate the top 2 cards of any open market.", ["annihilate Brute"], (b) => [b.market(0), b.market(1)], [[], ["Clerk"]]],
]);

check("Damage (MC-10.1, MC-R131, MC-R132)", [
  ["Deal 1 BQ damage to target character.", ["target Brute"], score("Brute", "BQ", 1), 3],
  [
    "Deal 3 IQ damage to each character.",
    [],
    (b) => [b.market(0).slice(2), b.network(0), b.network(1)],
    [
      ["Boss", "Clerk"],
      ["Tower", "Depot", "Order"],
      ["Tower", "Tool"],
    ],
  ],
  ["Deal 1 MQ damage to target card.", ["target Boss"], score("Boss", "MQ", 1), 1],
  [
    "Deal 1 BQ damage to each card within card radius 1 of target Business.",
    ["target Tower"],
    (b) => [score("Boss", "BQ")(b), score("Tower", "BQ")(b), b.network(0)],
    [3, 8, ["Tower", "Boss", "Depot", "Order"]],
  ],
  ["Deal BQ damage equal to this card's BQ to target location.", [], score("Depot", "BQ"), 3],
  ["Deal 2 BQ damage to target location, then gain 1M for each point of damage dealt this way.", [], (b) => me(b).money, 12],
  ["Each character you control deals 1 BQ damage to target location.", [], score("Depot", "BQ"), 1],
  ["Remove all damage from each card.", [], score("Boss", "IQ", 1), 3],
  ["Remove 1 IQ damage from each card.", [], score("Boss", "IQ", 1), 2],
]);

check("Engaging, moving, swapping (MC-G21, MC-G28, MC-G41)", [
  ["Engage each card an opponent controls.", [], (b) => engaged(b, 1), ["Boss", "Brute", "Sage", "Tool", "Tower"]],
  ["Disengage target equipment.", [], (b) => engaged(b, 1), []],
  ["Move target character you control.", ["target Clerk", "move Clerk 0 2"], (b) => slotOf(b, "Clerk", 0), [0, 2]],
  // Not where it lies, and not where only what it leaves orphaned would be (MC-R98).
  [
    "Move target character you control.",
    ["target Clerk"],
    (b) => b.offered("move").map(({ x, y }) => `${x} ${y}`),
    ["0 -2", "-1 -1", "1 -1", "-2 0", "-1 1", "1 1", "0 2"],
  ],
  ["Move this next to target Business.", ["target Tower"], (b) => b.offered("move"), []],
  [
    "Swap target card in your network with another target card in your network.",
    ["target Boss", "target Depot"],
    (b) => [slotOf(b, "Boss", 0), slotOf(b, "Depot", 0)],
    [
      [-1, 0],
      [0, 1],
    ],
  ],
]);

check("Destroying, selling, control (MC-10.4, MC-10.6, MC-R75, MC-R130)", [
  ["Destroy target character with BQ 2 or less.", [], (b) => b.market(0).at(-1), "Clerk"],
  ["Destroy each equipment in target opponent's network.", [], (b) => b.market(1), ["Clerk", "Tool"]],
  [
    "Annihilate target character an opponent controls with MQ 1 or less.",
    [],
    (b) => b.names(b.state.zone[b.card("Boss", (id) => b.state.owner[id] === 1)] ?? 0),
    ["Boss"],
  ],
  ["Sell a card you control.", ["sell Depot"], (b) => [me(b).money, b.market(0).at(-1)], [12, "Depot"]],
  [
    "Gain control of target non-Business card an opponent controls.",
    ["target Brute"],
    (b) => [
      b.state.controller[b.card("Brute", (id) => b.state.owner[id] === 1 && b.network(1).includes("Brute"))],
      b.network(1).includes("Brute"),
    ],
    [0, true],
  ],
  [
    "Exchange control of target location with target equipment.",
    [],
    (b) => [b.state.controller[inNet(b, "Depot", 0)], b.state.controller[inNet(b, "Tool", 1)]],
    [1, 0],
  ],
  ["Put 2 development counters on target location.", [], (b) => b.state.counters[inNet(b, "Depot", 0)], 5],
  ["Remove 2 development counters from target location.", [], (b) => b.state.counters[inNet(b, "Depot", 0)], 1],
  ["Gain 1M for each development counter on target location.", [], (b) => me(b).money, 13],
]);

check("Bonding and deploying (MC-15, MC-G14, MC-G29, MC-R92, MC-R157)", [
  [
    "Bond a character you control to target location.",
    ["bond Clerk"],
    (b) => bondedUnder(b.state, inNet(b, "Depot", 0)).map((id) => b.name(id)),
    ["Clerk"],
  ],
  [
    "Deploy a card in your hand for free.",
    ["deploy.free Tool", "deploy Tool 0 0 2"],
    (b) => [me(b).hand, me(b).money, slotOf(b, "Tool", 0)],
    [["Sage"], 10, [0, 2]],
  ],
  ["Deploy a card in your hand.", ["deploy Tool", "deploy Tool 0 0 2"], (b) => [me(b).hand, me(b).money], [["Sage"], 9]],
  [
    "Deploy a card in your hand into target opponent's network for free.",
    ["deploy.into Tool"],
    (b) =>
      b
        .offered()
        .map(({ network }) => network)
        .every((network) => network === 1),
    true,
  ],
  [
    "Search your decks for a #Mutation card, then deploy that card for free.",
    ["find Splice", "bond Splice Boss"],
    (b) => bondedUnder(b.state, inNet(b, "Boss", 0)).map((id) => b.name(id)),
    ["Splice"],
  ],
  [
    "Search your decks for a #Mutation card. Bond target character you control to target location.",
    ["target Clerk", "find Splice"],
    (b) => b.network(0).includes("Splice"),
    false,
  ],
  ["Buy a card in your open market.", ["deploy Brute 0 0 2", "engage Boss BQ"], (b) => [me(b).money, b.market(0)], [7, ["Tool"]]],
  [
    "Buy the top card of any open market for 2M less.",
    ["buy.less Brute", "deploy Brute 0 0 2", "engage Boss BQ"],
    (b) => [me(b).money, b.market(0)],
    [9, ["Tool"]],
  ],
]);

check("Changes for a time (MC-V6)", [
  ["Target character gets +3 BQ until end of turn.", ["target Clerk"], score("Clerk", "BQ"), 4],
  [
    "Target character gets +1 BQ and +2 MQ until end of turn.",
    ["target Clerk"],
    (b) => [score("Clerk", "BQ")(b), score("Clerk", "MQ")(b)],
    [2, -1],
  ],
  [
    "Target character gets +1 to each score until end of turn.",
    ["target Clerk"],
    (b) => TRAIT_NAMES.map((trait) => score("Clerk", trait)(b)),
    [3, 2, -1, 2],
  ],
  ["Target character gets +1 BQ for each location until end of turn.", ["target Clerk"], score("Clerk", "BQ"), 2],
  ["Target character gets -2 BQ until end of turn.", ["target Brute"], score("Brute", "BQ", 1), 2],
  [
    "Target character gets +4 valuation until end of turn.",
    ["target Clerk"],
    (b) => valuationOf(b.state, b.engine, inNet(b, "Clerk", 0)),
    6,
  ],
  ["Double the BQ of target character until end of turn.", ["target Brute"], score("Brute", "BQ", 1), 8],
  ["Target character gains Flying until end of turn.", ["target Clerk"], keyword("Clerk", "flying"), true],
  ["Target character gains Flying and Reflexes until end of turn.", ["target Clerk"], keyword("Clerk", "reflexes"), true],
  ["Target character gets +1 BQ and gains Flying until end of turn.", ["target Clerk"], keyword("Clerk", "flying"), true],
  ["Target character gains Loyal until end of turn.", ["target Clerk"], keyword("Clerk", "loyal"), true],
  [
    "Target character gains Flying until end of turn. Each character loses Flying until end of turn.",
    ["target Clerk"],
    keyword("Clerk", "flying"),
    false,
  ],
  [
    "Target character gains Flying until end of turn. Each character loses all abilities until end of turn.",
    ["target Clerk"],
    (b) => hasLostAbilities(b.state, inNet(b, "Clerk", 0)),
    true,
  ],
  [
    "Target character is also #Wet until end of turn.",
    ["target Clerk"],
    (b) => hasTag(b.state, b.engine, inNet(b, "Clerk", 0), "wet"),
    true,
  ],
  [
    "Target character cannot attack until end of turn.",
    ["target Clerk"],
    (b) => isBanned(b.state, b.engine, inNet(b, "Clerk", 0), "attack"),
    true,
  ],
  [
    "Prevent the next 3 BQ damage to target character this turn. Deal 4 BQ damage to each character.",
    ["target Brute"],
    score("Brute", "BQ", 1),
    3,
  ],
  [
    "Prevent all combat damage to target character this turn. Deal 1 BQ damage to each character.",
    ["target Brute"],
    score("Brute", "BQ", 1),
    3,
  ],
  ["Skip your next Challenge phase.", [], (b) => skips(b.state, 0, CHALLENGE), true],
  ["If it is your turn, take an extra turn after this one.", [], (b) => hasExtraTurn(b.state, 0), true],
  [
    "Gain control of target character an opponent controls until end of turn.",
    ["target Brute"],
    (b) => b.state.controller[b.card("Brute", (id) => b.state.owner[id] === 1 && b.state.zone[id] === NETWORK + 1)],
    0,
  ],
]);

/** The newest card of a name that lies in a player's network, whoever controls it. */
function inNet(b: Table, name: string, player: number): number {
  return b.card(name, (id) => b.state.zone[id] === NETWORK + player);
}
function engaged(b: Table, player: number): string[] {
  return b.state.card.flatMap((_, id) => (b.state.zone[id] === NETWORK + player && b.state.engaged[id] === 1 ? [b.name(id)] : [])).sort();
}
function slotOf(b: Table, name: string, player: number): readonly [number | undefined, number | undefined] {
  const id = inNet(b, name, player);
  return [b.state.x[id], b.state.y[id]];
}
function keyword(name: string, id: string): (b: Table) => boolean {
  return (b) => hasKeyword(b.state, b.engine, inNet(b, name, 0), id);
}
