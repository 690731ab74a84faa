/** Megacorp's words for further deeds: looking at hands, money and control that change hands, deploying engaged, counters that are moved and doubled, scores that are set, damage that is prevented. */
import { type Construct, construct } from "../../../../language/index.ts";
import { isSpanOf } from "./spans.ts";
import { isFromNow, isTurnOf } from "./their-turns.ts";

const deed = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("VP", id, phrase, doc, example, { weight: 0.4, ...more });

const cards: readonly Construct[] = [
  deed(
    "control.give",
    "(give|gives) control of {c:CardsL} to {p:Player}",
    "The card stays where it is, and that player controls it (MC-R130).",
    "give control of target character you control to an opponent",
    { also: ["(give|gives) {p:Player} control of {c:CardsL}"] },
  ),
  deed(
    "deploy.freeEngaged",
    "(deploy|deploys) {c:CardsL} engaged for free",
    "Without paying; it enters the network engaged (MC-R168).",
    "deploy a character in your hand engaged for free",
    { also: ["(deploy|deploys) {c:CardsL} for free engaged"] },
  ),
  deed(
    "buy.free",
    "(buy|buys) {c:CardsL} for free",
    "Nothing is paid, to its controller neither; all else is as when it is bought (MC-R229).",
    "buy the top card of your open market for free",
    {
      loose: [
        "(buy|buys) {c:CardsL} without paying",
        "(buy|buys) {c:CardsL} without paying for it",
        "(buy|buys) {c:CardsL} without paying its cost",
        "(buy|buys) {c:CardsL} without paying its price",
        "(buy|buys) {c:CardsL} for nothing",
      ],
    },
  ),
  deed(
    "deploy.less",
    "(deploy|deploys) {c:CardsL} for {m:MONEY} less",
    "For its price, reduced by that much.",
    "deploy a character in your hand for 2M less",
  ),
  deed(
    "sell.for",
    "(sell|sells) {c:CardsL} for {m:Money}",
    "To the open market, for that much instead of its valuation.",
    "sell a card you control for 3M",
  ),
  deed(
    "sell.more",
    "(sell|sells) {c:CardsL} for {m:MONEY} more",
    "To the open market, for its valuation and that much.",
    "sell a card you control for 2M more",
  ),
  ...(["down", "up"] as const).map((way) =>
    deed(
      way === "down" ? "sell.half" : "sell.halfUp",
      `(sell|sells) {c:CardsL} for half its valuation, rounded ${way}`,
      "To the open market, for half of what it would bring.",
      `sell a card you control for half its valuation, rounded ${way}`,
      way === "down" ? { also: ["(sell|sells) {c:CardsL} for half its valuation"] } : {},
    ),
  ),
  deed(
    "sell.twice",
    "(sell|sells) {c:CardsL} for twice its valuation",
    "To the open market, for twice what it would bring.",
    "sell a card you control for twice its valuation",
    { also: ["(sell|sells) {c:CardsL} for double its valuation"] },
  ),
];

const money: readonly Construct[] = [
  deed("steal.money", "(steal|steals) {m:Money} from {p:Player}", "As much as that player has.", "steal 2M from target opponent", {
    also: ["(take|takes) {m:Money} from {p:Player}"],
  }),
  deed("lose.halfUp", "(lose|loses) half {w:Whose} money, rounded up", "To the bank.", "each player loses half their money, rounded up", {
    also: ["(lose|loses) half of {w:Whose} money, rounded up"],
  }),
  deed("double.money", "(double|doubles) {w:Whose} money", "As much again comes from the bank, 100M at most.", "double your money"),
  deed("lose.trait", "(lose|loses) {n:INT} {t:Trait}", "Out of the pool, as much as is there (MC-7.6).", "target opponent loses 2 IQ"),
];

const counters: readonly Construct[] = [
  deed(
    "counters.move",
    "(move|moves) {n:INT} development (counter|counters)@n from {a:Cards} to {b:Cards}",
    "As many as are there.",
    "move 2 development counters from this to target location",
    { same: [{ phrase: "(move|moves) a development counter from {a:Cards} to {b:Cards}", fix: { n: 1 } }] },
  ),
  deed(
    "counters.double",
    "(double|doubles) the number of development counters on {c:CardsL}",
    "As many again come from the bank.",
    "double the number of development counters on target location",
    { also: ["(double|doubles) the development counters on {c:CardsL}"] },
  ),
  deed(
    "counters.putValue",
    "(put|puts) development counters equal to {v:Value} on {c:CardsL}",
    "That many, from the bank.",
    "put development counters equal to the number of characters you control on this",
    { also: ["(put|puts) a number of development counters equal to {v:Value} on {c:CardsL}"] },
  ),
  deed(
    "named.move",
    "(move|moves) {n:INT} {w:LABEL} (counter|counters)@n from {a:Cards} to {b:Cards}",
    "As many of that kind as are there.",
    "move 2 case counters from this to target location",
    { same: [{ phrase: "(move|moves) a {w:LABEL} counter from {a:Cards} to {b:Cards}", fix: { n: 1 } }], weight: 0.3 },
  ),
  deed(
    "named.double",
    "(double|doubles) the number of {w:LABEL} counters on {c:CardsL}",
    "As many again of that kind.",
    "double the number of case counters on this",
    { weight: 0.3 },
  ),
  deed(
    "named.putValue",
    "(put|puts) {w:LABEL} counters equal to {v:Value} on {c:CardsL}",
    "That many of that kind.",
    "put case counters equal to the number of characters you control on this",
    { also: ["(put|puts) a number of {w:LABEL} counters equal to {v:Value} on {c:CardsL}"], weight: 0.3 },
  ),
  deed("counters.clear", "(remove|removes) all counters from {c:CardsL}", "Of every kind.", "remove all counters from target card"),
  deed(
    "heal.allTrait",
    "(remove|removes) all {t:Trait} damage from {c:CardsL}",
    "All points of that trait.",
    "remove all BQ damage from target character",
  ),
];

const shields: readonly Construct[] = [
  deed(
    "prevent.allTrait",
    "(prevent|prevents) all {t:Trait} damage to {c:CardsL} this turn",
    "No damage of that trait is dealt to it.",
    "prevent all BQ damage to target character this turn",
    { also: ["(prevent|prevents) all {t:Trait} damage that would be dealt to {c:CardsL} this turn"] },
  ),
  deed(
    "prevent.by",
    "(prevent|prevents) all damage that {c:CardsL} would deal this turn",
    "It deals no damage, in combat or by its text.",
    "prevent all damage that target character would deal this turn",
    { also: ["(prevent|prevents) all damage from {c:CardsL} this turn", "(prevent|prevents) all damage dealt by {c:CardsL} this turn"] },
  ),
  deed(
    "prevent.combatBy",
    "(prevent|prevents) all combat damage that {c:CardsL} would deal this turn",
    "It deals no combat damage.",
    "prevent all combat damage that target character would deal this turn",
    { also: ["(prevent|prevents) all combat damage dealt by {c:CardsL} this turn"] },
  ),
];

const scores: readonly Construct[] = [
  construct(
    "Act",
    "has.score",
    "{c:CardsL} (has|have)@c {t:Trait} {n:INT} {d:Dur}",
    "Instead of its own score, before what raises or lowers it; a missing score stays missing (MC-R210).",
    "target character has BQ 0 until end of turn",
    { check: isSpanOf("c"), weight: 0.5, zero: true },
  ),
  construct(
    "Act",
    "has.scoreEqual",
    "{c:CardsL} (has|have)@c {t:Trait} equal to {v:Value} {d:Dur}",
    "Counted once, when it resolves; a missing score stays missing (MC-R210).",
    "target character has BQ equal to this card's BQ until end of turn",
    { check: isSpanOf("c"), weight: 0.5 },
  ),
  deed(
    "halve",
    "(halve|halves) the {t:Trait} of {c:CardsL} {d:Dur}",
    "Half of the score it has then, rounded down, is left.",
    "halve the BQ of target character until end of turn",
    { check: (tree) => isTurnOf("c", tree) && isFromNow(tree) },
  ),
  construct(
    "Act",
    "attack.more",
    "{c:CardsL} may attack an additional time this turn",
    "One attack more than it could make (MC-R211).",
    "target character may attack an additional time this turn",
    {
      weight: 0.4,
      also: [
        "{c:CardsL} may attack again this turn",
        "{c:CardsL} may attack 1 more time this turn",
        "{c:CardsL} can attack an additional time this turn",
      ],
    },
  ),
];

export const megacorpDeeds: readonly Construct[] = [...cards, ...money, ...counters, ...shields, ...scores];

/** What search by meaning finds them by, where their own words will not do. */
export const DEEDS_FINDS: Readonly<Record<string, string>> = {
  "control.give": "does:control",
  "deploy.freeEngaged": "does:deploy",
  "deploy.less": "does:deploy",
  "buy.free": "does:buy",
  "steal.money": "does:gain",
  "lose.halfUp": "does:lose",
  "double.money": "does:gain",
  "lose.trait": "does:lose",
  "counters.move": "does:counters",
  "counters.double": "does:counters",
  "counters.putValue": "does:counters",
  "named.move": "does:counters",
  "named.double": "does:counters",
  "named.putValue": "does:counters",
  "counters.clear": "does:counters",
  "heal.allTrait": "does:heal",
  "has.score": "does:modify",
  "has.scoreEqual": "does:modify",
  halve: "does:modify",
  "attack.more": "does:attack-twice",
};
