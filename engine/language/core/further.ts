/** More of what games with lasting cards can say: cards down to the first of a kind, whose card another one is beside, players that are counted, numbers beside numbers. */
import { type Construct, construct } from "../tables/construct.ts";
import { isTree, type Tree, walk } from "../tree.ts";

const CARD = { is: "noun.card", holes: {} };

const cards: readonly Construct[] = [
  construct(
    "Cards",
    "top.until",
    "cards from the top of {z:Zone} until a {g:GB:0} is revealed",
    "Those down to the first that is one, that one too; all if none is.",
    "reveal cards from the top of your hand until a #Human card is revealed",
    {
      num: 1,
      binds: "many",
      weight: 0.3,
      check: ({ holes: { g } }) => !isTree(g) || g.is !== "noun.card",
      also: ["cards from the top of {z:Zone} until you reveal a {g:GB:0}", "cards from the top of {z:Zone} until they reveal a {g:GB:0}"],
      loose: [
        "cards off the top of {z:Zone} until you reveal a {g:GB:0}",
        "the top card of {z:Zone} until you reveal a {g:GB:0}",
        "cards from {z:Zone} until you reveal a {g:GB:0}",
        "cards from {z:Zone} until a {g:GB:0} is revealed",
      ],
    },
  ),
];

const owners: readonly Construct[] = [
  construct(
    "Ctrl",
    "ctrl.controllerOf",
    "that {n:Noun:0}'s controller controls",
    "Its controller is the same player's as that of the card selected before.",
    "destroy target card, then engage each card that card's controller controls",
    { same: [{ phrase: "its controller controls", fix: { n: CARD } }], refers: "one", ofCard: "ctrl.that", weight: 0.4 },
  ),
  construct(
    "Ctrl",
    "own.lent",
    "you own but do not control",
    "It came from your deck, and another player controls it.",
    "each card you own but do not control",
    {
      also: ["you own that an opponent controls", "you own but don't control"],
      weight: 0.3,
    },
  ),
];

/** What is said of players who are counted: the words, and one for an example. A game says which of them it has besides. */
export type Counted = { readonly id: string; readonly words: string; readonly example: string };
const PLAYERS: readonly Counted[] = [
  { id: "holds", words: "with {n:INT} or more cards in hand", example: "with 3 or more cards in hand" },
  { id: "holdsFew", words: "with {n:INT} or fewer cards in hand", example: "with 3 or fewer cards in hand" },
  { id: "handMore", words: "with more cards in hand than you", example: "with more cards in hand than you" },
  { id: "handFewer", words: "with fewer cards in hand than you", example: "with fewer cards in hand than you" },
  { id: "controls", words: "who controls {c:Count}", example: "who controls 2 or more cards" },
  { id: "controlsMore", words: "who controls more {g:Group:1} than you", example: "who controls more cards than you" },
  { id: "controlsFewer", words: "who controls fewer {g:Group:1} than you", example: "who controls fewer cards than you" },
];
const SAID = "Those of whom it is so, as long as it is.";
/** “for each opponent who controls more characters than you”: players are counted by what is said of them. */
export const countedPlayers = (said: readonly Counted[]): readonly Construct[] =>
  ["opponent", "player"].flatMap((who) =>
    said.flatMap(({ id, words, example }) => [
      construct("PlayerS", `players.who.${who}.${id}`, `each ${who} ${words}`, SAID, `each ${who} ${example} cannot draw cards`, {
        num: 0,
        weight: 0.2,
      }),
      construct("Per", `per.who.${who}.${id}`, `${who} ${words}`, "Only those are counted.", `draw 1 card for each ${who} ${example}`, {
        weight: 0.5,
      }),
    ]),
  );

const isKnown = ({ holes: { i } }: Tree): boolean => !isTree(i) || [...walk(i)].every(({ refers }) => refers === undefined);
const WHILE_SO = "You can use it only while that is so.";
const lines: readonly Construct[] = [
  construct(
    "Line",
    "line.usedIf",
    "if {i:Conds}, {c:Costs}: {b:Body}",
    WHILE_SO,
    "if you control 2 or more cards, discard a card: draw 1 card",
    {
      weight: 0.4,
      check: isKnown,
      loose: [
        "only if {i:Conds}, {c:Costs}: {b:Body}",
        "{c:Costs}: {b:Body}, only if {i:Conds}",
        "{c:Costs}: {b:Body}, but only if {i:Conds}",
      ],
    },
  ),
  construct(
    "Line",
    "line.limitedIf",
    "{l:Limits}, if {i:Conds}, {c:Costs}: {b:Body}",
    `The same, with a limit. ${WHILE_SO}`,
    "once per turn, if you control 2 or more cards, discard a card: draw 1 card",
    { weight: 0.3, check: isKnown },
  ),
];

const isOther = ({ holes: { a, b } }: Tree): boolean => JSON.stringify(a) !== JSON.stringify(b);
const numbers: readonly Construct[] = [
  construct(
    "Value",
    "value.difference",
    "the difference between {a:Value} and {b:Value}",
    "The greater one minus the other.",
    "draw cards equal to the difference between the number of cards in your hand and the number of cards you control",
    { weight: 2, check: isOther },
  ),
];

const sums: readonly Construct[] = [
  construct(
    "Value",
    "value.sum",
    "the sum of {a:Value} and {b:Value}",
    "Both together.",
    "draw cards equal to the sum of the number of cards in your hand and the number of cards you control",
    { weight: 1 },
  ),
  construct(
    "Value",
    "value.excess",
    "the excess of {a:Value} over {b:Value}",
    "How much more the first is; 0 if it is not.",
    "draw cards equal to the excess of the number of cards in your hand over the number of cards you control",
    { weight: 1, check: isOther },
  ),
  construct(
    "Value",
    "value.times",
    "{n:INT} times {v:Value}",
    "So many times the number.",
    "draw cards equal to 3 times the number of cards you control",
    { weight: 1, check: ({ holes: { n } }) => typeof n !== "number" || n > 2 },
  ),
];

export const further: readonly Construct[] = [...cards, ...owners, ...countedPlayers(PLAYERS), ...lines, ...numbers, ...sums];

/** What search by meaning finds them by, where their own words will not do. */
export const FURTHER_CORE_FINDS: Readonly<Record<string, string>> = { "top.until": "does:reveal" };
