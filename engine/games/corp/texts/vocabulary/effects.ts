/** What CORP's longer texts do: cards that change hands, hiring, buying and building outside one's steps, decks that are looked at (CORP-R84). */
import { type Construct, construct } from "../../../../language/index.ts";
import { aloneOf } from "./alone.ts";

/** “Its” where the loose layer has taken it for a card's. */
const ofThatCard = (phrase: string) => ({ phrase, fix: { w: { is: "whose.its", holes: {} } } });

const verb = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}): Construct =>
  construct("VP", id, phrase, doc, `Your turn: ${example}`, more);

const DECKS = [
  ["runner", "Runners", "Hire 1 runner"],
  ["security", "Security cards", "Hire 1 security card"],
  ["asset", "Assets", "Buy 1 asset"],
  ["action", "Action cards", ""],
] as const;
const decks: readonly Construct[] = DECKS.map(([name, doc]) =>
  construct("ZName", `deck.${name}`, name, `${doc}: deck, pool and discard pile.`, `Your turn: Look at the top card of the ${name} deck`),
);

/** Whom a verb gets cards from the pools, and the three ways to pay. */
const pools: readonly Construct[] = (
  [
    ["runner", "hire", "(runner|runners)", "CORP-8.2"],
    ["security", "hire", "security (card|cards)", "CORP-13.2"],
    ["asset", "buy", "(asset|assets)", "CORP-7.2"],
  ] as const
).flatMap(([pool, word, what, rule]) => {
  const phrase = `(${word}|${word}s) {n:INT} ${what}@n of the pool`;
  const example = `${word === "hire" ? "Hire" : "Buy"} 1 ${pool === "security" ? "security card" : pool} of the pool`;
  const loose = (tail: string) => [
    ...aloneOf(`(${word}|${word}s) {n:INT} ${what}@n${tail}`),
    `(${word}|${word}s) {n:INT} ${what}@n${tail}`,
    `(${word}|${word}s) {n:INT} ${what}@n from the pool${tail}`,
    ...aloneOf(`(${word}|${word}s) {n:INT} ${what}@n from the pool${tail}`),
    ...aloneOf(`(${word}|${word}s) {n:INT} ${what}@n of the pool${tail}`),
  ];
  return [
    verb(`get.${pool}`, phrase, `At its price, beside the Corporate Action (${rule}).`, example, { loose: loose("") }),
    verb(`get.${pool}.free`, `${phrase} for free`, `Beside the Corporate Action (${rule}).`, `${example} for free`, {
      loose: loose(" for free"),
    }),
    ...(pool === "runner"
      ? []
      : [
          verb(
            `get.${pool}.less`,
            `${phrase} for {m:MONEY} less, but at least {l:MONEY}`,
            `Beside the Corporate Action (${rule}).`,
            `${example} for 2M less, but at least 1M`,
          ),
        ]),
  ];
});

const PIECE = "(build|builds) {n:INT} infrastructure (piece|pieces)@n";
const builds: readonly Construct[] = (["", " in {a:Area}"] as const).flatMap((where) => {
  const id = where === "" ? "piece" : "pieceIn";
  const example = `Build 1 infrastructure piece${where === "" ? "" : " in Sales"}`;
  const doc = `On the next tier of ${where === "" ? "a department of your choice" : "that department"}, beside the Corporate Action (CORP-4.1).`;
  return [
    verb(id, `${PIECE}${where}`, doc, example),
    verb(`${id}.free`, `${PIECE}${where} for free`, doc, `${example} for free`),
    verb(`${id}.less`, `${PIECE}${where} for {m:MONEY} less, but at least {l:MONEY}`, doc, `${example} for 4M less, but at least 1M`),
  ];
});

const cards: readonly Construct[] = [
  verb(
    "take.things",
    "(take|takes) {n:INT} {g:Goods:@n} of your choice from {p:Player}",
    "You choose among those that lie there; of runners those in the Garrison.",
    "Take 1 asset of your choice from one other corp of your choice",
    {
      loose: [
        ...aloneOf("(take|takes) {n:INT} {g:Goods:@n} from {p:Player}"),
        "(take|takes) {n:INT} {g:Goods:@n} from {p:Player}",
        "(steal|steals) {n:INT} {g:Goods:@n} from {p:Player}",
        ...aloneOf("(steal|steals) {n:INT} {g:Goods:@n} from {p:Player}"),
        ...aloneOf("(take|takes) {n:INT} {g:Goods:@n} of your choice from {p:Player}"),
      ],
    },
  ),
  verb(
    "take.hand",
    "(take|takes) {n:INT} action (card|cards)@n at random from {p:Player}",
    "Of the hand.",
    "Take 1 action card at random from one other corp of your choice",
  ),
  verb(
    "yield",
    "(give|gives) you {n:INT} {g:Goods:@n}",
    "Of the own ones; of runners those in the Garrison.",
    "Each of your Vassals gives you 1 security card",
    { loose: aloneOf("(give|gives) you {n:INT} {g:Goods:@n}", " of its choice", " of their choice") },
  ),
  verb(
    "give",
    "(give|gives) {n:INT} {g:Goods:@n} to {p:Player}",
    "You choose which; of runners those in the Garrison.",
    "Give 1 security card to one other corp of your choice, then gain 4M",
    { loose: [...aloneOf("(give|gives) {n:INT} {g:Goods:@n} to {p:Player}"), "(give|gives) {p:Player} {n:INT} {g:Goods:@n}"] },
  ),
  verb(
    "recover",
    "(take|takes) {n:INT} {g:Goods:@n} of your choice from the discard",
    "Whatever its price.",
    "Take 1 asset of your choice from the discard",
    {
      loose: [
        ...aloneOf("(take|takes) {n:INT} {g:Goods:@n} from the discard", " pile"),
        ...aloneOf("(return|returns) {n:INT} {g:Goods:@n} from the discard pile", " to your hand", " to your Garrison"),
        "(take|takes) {n:INT} {g:Goods:@n} from the discard",
        "(take|takes) {n:INT} {g:Goods:@n} from the discard pile",
        "(return|returns) {n:INT} {g:Goods:@n} from the discard pile",
        "(take|takes) {n:INT} {g:Goods:@n} of your choice from the discard pile",
      ],
    },
  ),
  verb(
    "top.one",
    "(take|takes) the top card of the {d:ZName} deck",
    "To where such cards of yours lie.",
    "Take the top card of the runner deck",
  ),
  verb(
    "top.many",
    "(take|takes) the top {n:INT} cards of the {d:ZName} deck",
    "To where such cards of yours lie.",
    "Take the top 2 cards of the runner deck",
    {
      check: ({ holes }) => typeof holes["n"] !== "number" || holes["n"] > 1,
    },
  ),
  verb(
    "look.one",
    "(look|looks) at the top card of the {d:ZName} deck",
    "Only whoever does it sees it.",
    "Look at the top card of the runner deck",
  ),
  verb(
    "look.many",
    "(look|looks) at the top {n:INT} cards of the {d:ZName} deck",
    "Only whoever does it sees them.",
    "Look at the top 3 cards of the runner deck",
    {
      check: ({ holes }) => typeof holes["n"] !== "number" || holes["n"] > 1,
    },
  ),
  verb(
    "look.at",
    "(look|looks) at the action cards of {p:Player}",
    "Only you see them, and remember them (CORP-1.5).",
    "Look at the action cards of each other corp",
  ),
  verb(
    "replace.of",
    "(replace|replaces) {n:INT} {d:ZName} pool (card|cards)@n",
    "Each from its deck (CORP-3.2).",
    "Replace 2 runner pool cards",
  ),
  verb(
    "replace.all",
    "(replace|replaces) all cards of the {d:ZName} pool",
    "Each from its deck (CORP-3.2).",
    "Replace all cards of the asset pool",
  ),
  verb(
    "unbuild.in",
    "(remove|removes) {w:Whose} highest piece of {a:Area}",
    "To its owner's reserve (CORP-R32).",
    "One other corp of your choice removes its highest piece of Sales",
    { loose: [ofThatCard("(remove|removes) that card's highest piece of {a:Area}")] },
  ),
  verb(
    "unbuild",
    "(remove|removes) {w:Whose} highest piece of a department",
    "Of a department of its choice, to its owner's reserve (CORP-R32).",
    "One other corp of your choice removes its highest piece of a department",
    { loose: [ofThatCard("(remove|removes) that card's highest piece of a department")] },
  ),
];

const costs: readonly Construct[] = [
  construct(
    "PVP",
    "discard.things",
    "(discard|discards) {n:INT} {g:Goods:@n}",
    "Whoever does it chooses; of runners those in the Garrison.",
    "Your turn: Each other corp discards 1 asset",
    { weight: 2, loose: aloneOf("(discard|discards) {n:INT} {g:Goods:@n}", " of its choice", " of their choice") },
  ),
  construct(
    "PVP",
    "discard.this",
    "(discard|discards) this",
    "An asset, from among one's assets.",
    "Upkeep: You may discard this to gain 6M",
    { weight: 0.5 },
  ),
  construct("VPe", "cost", "{c:PVP:=} to {v:VPe:0}", "All of it or nothing (CORP-R81).", "Upkeep: You may pay 2M to draw 2 action cards", {
    weight: 4,
  }),
];
const whose: readonly Construct[] = [
  construct(
    "Whose",
    "whose.its",
    "its",
    "Of whoever does it.",
    "Your turn: One other corp of your choice removes its highest piece of Sales",
  ),
];
const more: readonly Construct[] = [
  construct(
    "Act",
    "does.two",
    "{p:Player} {a:VPe:1}, then {b:VPe:1}",
    "Both, one after the other.",
    "Your turn: Each other corp discards 1 action card, then draws 1 action card",
    { actor: "p" },
  ),
  construct(
    "Act",
    "lasts.turn",
    "this turn, {s:Static}",
    "Until this turn ends (CORP-R83).",
    "Your turn: This turn, your runner teams roll 1 more Combat die",
    { loose: ["{s:Static} this turn", "until the end of this turn, {s:Static}", "{s:Static} until the end of this turn"] },
  ),
  construct(
    "Act",
    "lasts.round",
    "until your next turn starts, {s:Static}",
    "Until your next step 1 (CORP-R83).",
    "Your turn: Until your next turn starts, each runner other corps hire costs them 2M more",
    { loose: ["{s:Static} until your next turn starts", "{s:Static} until your next turn", "until your next turn, {s:Static}"] },
  ),
];

export const corpEffects: readonly Construct[] = [...decks, ...pools, ...builds, ...cards, ...costs, ...whose, ...more];
