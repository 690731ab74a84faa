/**
 * What games with hands, decks and cards in play can say beyond the core: comparisons, multiples, what was done “this way”, one of two events. Games that need it import it; what
 * these words do is the machine's own.
 */

import type { Vocabulary } from "../language.ts";
import { type Construct, construct } from "../tables/construct.ts";
import { isTree, type Tree } from "../tree.ts";
import { ASKED, ASKED_FINDS } from "./asked.ts";
import { composed, composedLines } from "./composed.ts";
import { FURTHER_CORE_FINDS, further } from "./further.ts";

const twice = (tree: Tree, hole: string, unless: readonly string[]): boolean => {
  const value = tree.holes[hole];
  return !isTree(value) || !unless.includes(value.is);
};

const numbers: readonly Construct[] = [
  construct(
    "Value",
    "value.twice",
    "twice {v:Value}",
    "Two times the number.",
    "draw cards equal to twice the number of cards you control",
    {
      weight: 1,
    },
  ),
  construct(
    "Value",
    "value.half",
    "half {v:Value}, rounded down",
    "Half of the number, and less if it is odd.",
    "draw cards equal to half the number of cards you control, rounded down",
    { weight: 1 },
  ),
  construct(
    "Value",
    "value.halfUp",
    "half {v:Value}, rounded up",
    "Half of the number, and more if it is odd.",
    "draw cards equal to half the number of cards you control, rounded up",
    { weight: 1 },
  ),
  construct(
    "Money",
    "money.upTo",
    "up to {m:MONEY}",
    "The player chooses how much when it is carried out; it can be zero. As a cost it can always be paid.",
    "you may pay up to 3M",
    { weight: 0.4 },
  ),
  construct(
    "Money",
    "money.any",
    "any amount of money",
    "The player chooses how much when it is carried out; it can be zero.",
    "you may pay any amount of money",
    { weight: 0.2, also: ["any amount of M", "any number of M"] },
  ),
  construct(
    "Per",
    "per.lots",
    "{n:INT} {g:Group:1}",
    "Once for each full group of that many.",
    "draw 1 card for each 2 cards you control",
    {
      check: ({ holes }) => holes["n"] !== 1 && holes["n"] !== 0,
      weight: 0.4,
    },
  ),
];

/** Whom a comparison speaks of: the words, whether they have the form with -s, what they refer to. */
const SUBJECTS = [
  ["opponent", "an opponent", "A single opponent.", undefined],
  ["that", "that player", "The player named before.", "player"],
  ["no", "no opponent", "Not a single opponent.", undefined],
  ["each", "each opponent", "Every single opponent.", undefined],
] as const;

const THAN = "Compared with each of these players.";
/** A comparison is with players who are there, not with one who would have to be chosen for it. */
const notChosen = (tree: Tree): boolean => twice(tree, "p", ["player.opponent", "player.target", "player.targetPlayer"]);

const comparisons: readonly Construct[] = [
  construct(
    "Cond",
    "compare.you.more",
    "you control more {g:Group:1} than {p:Player}",
    THAN,
    "if you control more cards than each opponent, draw 1 card",
    {
      check: notChosen,
    },
  ),
  construct(
    "Cond",
    "compare.you.fewer",
    "you control fewer {g:Group:1} than {p:Player}",
    THAN,
    "if you control fewer cards than each opponent, draw 1 card",
    { check: notChosen },
  ),
  ...SUBJECTS.flatMap(([id, who, doc, refers]) => {
    const more = refers ? { refers } : {};
    const also = (rest: string) => (refers ? { same: [`that opponent ${rest}`] } : {});
    const cond = (what: string, rest: string, example: string) =>
      construct(
        "Cond",
        `compare.${id}.${what}`,
        `${who} ${rest}`,
        doc,
        `${refers ? "whenever an opponent draws a card, " : ""}if ${who} ${example}, draw 1 card`,
        { ...also(rest), ...more, weight: 0.8 },
      );
    const than = [
      cond("more", "controls more {g:Group:1} than you", "controls more cards than you"),
      cond("fewer", "controls fewer {g:Group:1} than you", "controls fewer cards than you"),
      cond("handMore", "has more cards in hand than you", "has more cards in hand than you"),
      cond("handFewer", "has fewer cards in hand than you", "has fewer cards in hand than you"),
    ];
    return [
      // Of each opponent it is said of you: “you control more cards than each opponent”.
      ...(id === "each" ? [] : than),
      cond("holds", "has {n:INT} or more cards in hand", "has 3 or more cards in hand"),
      cond("holdsFew", "has {n:INT} or fewer cards in hand", "has 3 or fewer cards in hand"),
      cond("holdsNone", "has no cards in hand", "has no cards in hand"),
      ...(id === "opponent" ? [] : [cond("controls", "controls {c:Count}", "controls a #Human card")]),
    ];
  }),
  construct(
    "PlayerF",
    "player.holdsFew",
    "{p:PlayerF} with {n:INT} or fewer cards in hand",
    "Only those.",
    "each player with 3 or fewer cards in hand",
    {
      num: 0,
    },
  ),
].map((entry) => (entry.id === "player.holdsFew" ? { ...entry, sort: "Player" as const } : entry));

/** What a verb has done to cards or with money; a game says of its verbs which. */
const DONE_TO_CARDS = ["annihilated", "sold", "revealed"];
/** The same of every game with hands; of these it is asked too whether it was done at all. */
const DONE_EVERYWHERE = ["destroyed", "discarded"];
const DONE_WITH_MONEY = ["paid", "lost"];
const SO_FAR = "By the instructions before, in this ability.";

const way = (
  sort: "Per" | "Value" | "Cond",
  id: string,
  words: string,
  example: string,
  more: Parameters<typeof construct>[5] = {},
): Construct => construct(sort, `way.${id}`, words, SO_FAR, example, { weight: 0.6, ...more });
const doneTo = (words: readonly string[]): readonly Construct[] =>
  words.flatMap((word) => [
    way("Per", `per.${word}`, `card ${word} this way`, `draw 1 card for each card ${word} this way`, {
      loose: [`of those cards ${word} this way`],
    }),
    way("Value", `number.${word}`, `the number of cards ${word} this way`, `draw cards equal to the number of cards ${word} this way`),
  ]);
const counted: readonly Construct[] = [
  ...doneTo(DONE_EVERYWHERE),
  ...DONE_EVERYWHERE.flatMap((word) => [
    way("Cond", `any.${word}`, `a card was ${word} this way`, `if a card was ${word} this way, draw 1 card`),
    way("Cond", `none.${word}`, `no card was ${word} this way`, `if no card was ${word} this way, draw 1 card`),
  ]),
];
const ways: readonly Construct[] = [
  ...doneTo(DONE_TO_CARDS),
  ...DONE_WITH_MONEY.flatMap((word) => [
    way("Per", `perMoney.${word}`, `1M ${word} this way`, `draw 1 card for each 1M ${word} this way`),
    way("Value", `money.${word}`, `the money ${word} this way`, `gain money equal to the money ${word} this way`),
  ]),
];

const events: readonly Construct[] = [
  construct(
    "Event",
    "event.or",
    "{s:EvC} {a:EvV} or {b:EvV}",
    "Each time one or the other happens.",
    "when this is destroyed or is discarded, draw 1 card",
    {
      weight: 14,
      check: ({ holes: { a, b } }) => !isTree(a) || !isTree(b) || a.is !== b.is,
    },
  ),
  ...["destroyed", "discarded"].map((word) => happening(word, `is ${word}`, word)),
];

/** What can happen to a card, as one of two: `event.<id>` says it alone. `short`: how it is said without its “is”. */
export function happening(id: string, words: string, short?: string): Construct {
  return construct(
    "EvV",
    `evv.${id}`,
    words,
    "As one of two events.",
    `when this ${words} or ${id === "destroyed" ? "is discarded" : "is destroyed"}, draw 1 card`,
    {
      ...(short === undefined ? {} : { also: [short] }),
      weight: 1,
    },
  );
}

const bans: readonly Construct[] = [
  construct("Bans", "bans.two", "{a:Ban} or {b:Ban}", "Neither.", "", {
    lists: true,
    weight: 0.4,
    also: ["{a:Ban} and {b:Ban}"],
    loose: ["{a:Ban} nor {b:Ban}"],
  }),
  construct("Bans", "bans.three", "{a:Ban}, {b:Ban} or {c:Ban}", "None of them.", "", {
    lists: true,
    weight: 0.2,
    loose: ["{a:Ban}, {b:Ban}, or {c:Ban}", "{a:Ban}, {b:Ban} and {c:Ban}", "{a:Ban}, {b:Ban}, and {c:Ban}"],
  }),
];

const limits: readonly Construct[] = [
  construct(
    "Limit",
    "limit.times",
    "{n:INT} times per turn",
    "That many times each turn for each card.",
    "3 times per turn, pay 1M: draw 1 card",
    {
      also: ["{n:INT} times each turn", "up to {n:INT} times per turn", "up to {n:INT} times each turn"],
      check: ({ holes }) => typeof holes["n"] === "number" && holes["n"] > 2,
    },
  ),
  construct(
    "Limit",
    "limit.notYourTurn",
    "during an opponent's turn",
    "Only while it is not your turn.",
    "during an opponent's turn, pay 1M: draw 1 card",
    {
      also: ["not during your turn"],
      loose: ["during opponents' turns", "during another player's turn", "during other players' turns", "during each opponent's turn"],
    },
  ),
  construct("Limits", "limits.two", "{a:Limit}, {b:Limit}", "Both.", "once per turn, during your turn, pay 1M: draw 1 card", {
    weight: 0.3,
  }),
];

const PLAIN_PAY = ({ holes: { v } }: Tree): boolean => !isTree(v) || v.is !== "pay";
const acts: readonly Construct[] = [
  construct(
    "Body",
    "unless.does",
    "unless {p:Player} {v:PVP:1}, {l:Loop}",
    "The player may do it; the rest happens if they do not, or cannot do all of it.",
    "unless target opponent discards a card, that opponent loses 2M",
    {
      actor: "p",
      check: PLAIN_PAY,
      loose: ["{l:Loop}, unless {p:Player} {v:PVP:1}"],
    },
  ),
  construct(
    "VP",
    "discard.downTo",
    "(discard|discards) cards until (you|they) have {n:INT} cards in hand",
    "Players who have more do it; the acting player chooses.",
    "discard cards until you have 4 cards in hand",
    {
      also: ["(discard|discards) cards until they have {n:INT} cards in hand"],
      loose: ["(discard|discards) down to {n:INT} cards", "(discard|discards) down to {n:INT}"],
      weight: 0.3,
      zero: true,
    },
  ),
  construct(
    "Cards",
    "allBut",
    "all but {n:INT} {g:Stated:1}",
    "You choose the ones to leave out; this means all the others.",
    "destroy all but 2 cards",
    {
      num: 1,
      binds: "many",
      weight: 0.3,
    },
  ),
  construct(
    "Cards",
    "bottom",
    "the bottom {n:INT} (card|cards)@n of {z:Zone}",
    "In order, from the bottom.",
    "the bottom 2 cards of your hand",
    {
      num: "n",
      binds: "byNumber",
      same: [{ phrase: "the bottom card of {z:Zone}", fix: { n: 1 } }],
      weight: 0.4,
    },
  ),
];

const orders: readonly Construct[] = [
  construct(
    "Dest",
    "dest.topOrder",
    "on top of {z:Zone} in any order",
    "One after the other, so the last is the first card; you choose the order.",
    "put those cards on top of your decks in any order",
    {
      weight: 0.4,
      loose: ["on top of {z:Zone} in an order of your choice"],
    },
  ),
  construct(
    "Dest",
    "dest.bottomOrder",
    "on the bottom of {z:Zone} in any order",
    "One after the other; you choose the order.",
    "put those cards on the bottom of your decks in any order",
    {
      weight: 0.4,
      loose: ["on the bottom of {z:Zone} in an order of your choice"],
    },
  ),
];

const those: readonly Construct[] = [
  construct(
    "Per",
    "per.those",
    "of those {n:Noun:1}",
    "Each card of the selection of several cards made before in the ability.",
    "choose 2 cards, then draw 1 card for each of those cards",
    { refers: "many", weight: 0.6 },
  ),
];

const among: readonly Construct[] = [
  construct(
    "Cond",
    "cond.among",
    "{c:Count} (is|are)@c among those cards",
    "Of the selection of several cards made before in the ability.",
    "if a card is among those cards, draw 1 card",
    {
      refers: "many",
      weight: 0.5,
      also: ["{c:Count} (is|are)@c among them"],
      loose: [
        "{c:Count} (was|were)@c annihilated this way",
        "{c:Count} (was|were)@c revealed this way",
        "{c:Count} (was|were)@c among them",
        "{c:Count} (was|were)@c among those cards",
      ],
    },
  ),
];

const quoted: readonly Construct[] = [
  construct(
    "GKw",
    "quoted",
    "{n:NAME}",
    "An ability as you would write it on the card: when something happens, for a price, or always. “This” in it is the card that has it.",
    "",
    { weight: 0.2 },
  ),
];

const EVERY = "“That player” is this one in what follows.";
const ONE_BY_ONE = "The player is asked for each of them; what follows happens where they do not do it.";
const unlessLoops: readonly Construct[] = [
  construct(
    "Loop",
    "loop.playersUnless",
    "for each {e:Every}, unless {q:Player} {v:PVP:1}, {m:May}",
    ONE_BY_ONE,
    "for each opponent, unless that opponent discards a card, that opponent reveals 1 card",
    { actor: "q", weight: 0.4 },
  ),
  construct(
    "Loop",
    "loop.unless",
    "for each {g:Group:0}, unless {q:Player} {v:PVP:1}, {m:May}",
    ONE_BY_ONE,
    "for each card, unless target opponent discards a card, destroy that card",
    { member: "g", actor: "q", weight: 0.4 },
  ),
];

const loops: readonly Construct[] = [
  construct("Every", "every.opponent", "opponent", EVERY, "for each opponent, that opponent draws 1 card", {
    binds: "player",
    also: ["other player"],
  }),
  construct("Every", "every.player", "player", EVERY, "for each player, that player draws 1 card", { binds: "player" }),
  construct(
    "Loop",
    "loop.players",
    "for each {e:Every}, {m:May}",
    "Once for each of these players, in turn order, you first.",
    "for each opponent, that opponent may draw 1 card",
    { weight: 0.4 },
  ),
];

const THEY_CHOOSE = "That player chooses when it is carried out; the player meant by “you” does it.";
const chosen: readonly Construct[] = [
  construct(
    "Player",
    "player.others",
    "each player other than that player",
    "Everybody but the player named before, including you.",
    "whenever an opponent plays a card, each player other than that player draws 1 card",
    {
      num: 0,
      also: ["each player other than that opponent"],
      refers: "player",
      weight: 0.5,
    },
  ),
  construct(
    "Line",
    "line.insteadIf",
    "if {w:Would} and {c:Conds}, {m:May} instead",
    "Replaces what would happen, once per event, while the condition is true.",
    "if this would be destroyed and it is your turn, draw 1 card instead",
    { weight: 0.4 },
  ),
  construct(
    "Line",
    "line.insteadLimited",
    "{l:Limits}, if {w:Would}, {m:May} instead",
    "Replaces what would happen, within the limit.",
    "once per turn, if this would be destroyed, draw 1 card instead",
    { weight: 0.3 },
  ),
  construct(
    "May",
    "choose.player",
    "{p:Player} chooses one: {a:VSeq}; or {b:VSeq}",
    "The player chooses when it is carried out, and does it.",
    "target opponent chooses one: discard 1 card; or reveal 2 cards",
    {
      actor: "p",
      branches: true,
      weight: 0.5,
      loose: ["{p:Player} chooses one: {a:VSeq}, or {b:VSeq}", "{p:Player} chooses to {a:VSeq} or {b:VSeq}"],
    },
  ),
  construct(
    "May",
    "choose.player.three",
    "{p:Player} chooses one: {a:VSeq}; {b:VSeq}; or {c:VSeq}",
    "The player chooses when it is carried out, and does it.",
    "target opponent chooses one: discard 1 card; reveal 2 cards; or draw 1 card",
    {
      actor: "p",
      branches: true,
      weight: 0.2,
      loose: ["{p:Player} chooses one: {a:VSeq}, {b:VSeq}, or {c:VSeq}", "{p:Player} chooses one: {a:VSeq}, {b:VSeq} or {c:VSeq}"],
    },
  ),
  construct(
    "May",
    "choose.theyOrYou.three",
    "{p:Player} chooses one: {a:VSeq}; {b:VSeq}; or you {c:Seq}",
    THEY_CHOOSE,
    "target opponent chooses one: discard 1 card; reveal 2 cards; or you draw 1 card",
    { actor: "p", branches: true, weight: 0.2 },
  ),
  construct(
    "May",
    "choose.theyOrYou",
    "{p:Player} chooses one: {a:VSeq}; or you {b:Seq}",
    THEY_CHOOSE,
    "target opponent chooses one: discard 1 card; or you draw 1 card",
    { actor: "p", branches: true, weight: 0.3 },
  ),
  construct(
    "May",
    "choose.forYou",
    "{p:Player} chooses one: you {a:Seq}; or you {b:Seq}",
    THEY_CHOOSE,
    "target opponent chooses one: you draw 1 card; or you reveal 1 card",
    { actor: "p", branches: true, weight: 0.3 },
  ),
];

/** What every game with hands and decks can say beyond the core: multiples, what was done “this way”, an order of one's choice. */
export const COUNTED: Vocabulary = {
  id: "counted",
  imports: ["core"],
  constructs: [...counted, ...those, ...among, ...loops, ...orders, ...chosen],
  finds: { ...Object.fromEntries(counted.map(({ id }) => [id, ""])), "cond.among": "cond:kind" },
};

/** What games with hands, decks and cards in play can say of numbers, players and selections. */
export const BROADER: Vocabulary = {
  id: "broader",
  imports: ["core", "counted"],
  constructs: [...numbers, ...comparisons, ...acts, ...composed, ...ASKED],
  finds: {
    ...Object.fromEntries(comparisons.filter(({ sort }) => sort === "Cond").map(({ id }) => [id, "cond:compared"])),
    ...ASKED_FINDS,
    allBut: "asks:card",
    "discard.downTo": "does:discard",
  },
};

/** The rest of what games with lasting cards can say: abilities in quotation marks, one of two events, lists of bans, limits. */
const targets: readonly Construct[] = [
  construct(
    "Cards",
    "target.any",
    "any number of target {g:Group:1}",
    "You choose as many as you like when the ability is announced.",
    "any number of target cards",
    { num: 1, binds: "many", weight: 0.3, loose: ["any number of targeted {g:Group:1}", "1 or more target {g:Group:1}"] },
  ),
];

export const WIDER: Vocabulary = {
  id: "wider",
  imports: ["core", "counted", "broader"],
  constructs: [...quoted, ...unlessLoops, ...ways, ...events, ...bans, ...limits, ...targets, ...further, ...composedLines],
  finds: {
    ...Object.fromEntries(ways.map(({ id }) => [id, ""])),
    "event.or": "",
    "target.any": "asks:target asks:any-number",
    ...FURTHER_CORE_FINDS,
  },
};
