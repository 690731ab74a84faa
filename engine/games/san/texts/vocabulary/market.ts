/** San's words for buying by a text, prices, swapping cards, and what holds for a time: costs to cross and to buy, hand sizes. */
import { type Construct, construct, isTree, type Tree } from "../../../../language/index.ts";
import { forThem, forYou, isNamed, notThisTurn } from "../durations.ts";

const PAID = "It is paid at once with the Revenue of this turn (SAN-R53).";
const ownHand =
  (size: string) =>
  (tree: Tree): boolean => {
    const { w } = tree.holes;
    return isTree(w) && w.is === "whose.your" ? forYou(tree) && (size === "smaller" || notThisTurn(tree)) : forThem(tree);
  };
/** Of whose turn the marker says nothing. */
const OF_A_PLAYER: ReadonlySet<string> = new Set(["dur.nextTheirs", "dur.endTheirs", "dur.inRiver"]);
const pair = ({ holes: { c } }: Tree): boolean => !isTree(c) || (c.is === "some" && c.holes["n"] === 2) || c.is === "those";

const buying: readonly Construct[] = [
  construct("VP", "buy.now", "(buy|buys) {c:CardsL}", PAID, "you may buy a River card", { weight: 0.6 }),
  construct("VP", "buy.less", "(buy|buys) {c:CardsL} for {n:INT} less", PAID, "you may buy a River card for 2 less", {
    also: ["(buy|buys) {c:CardsL} for {n:INT} less revenue", "(buy|buys) {c:CardsL} for {n:INT} revenue less"],
    weight: 0.6,
  }),
  construct(
    "VP",
    "buy.half",
    "(buy|buys) {c:CardsL} for half (its|their)@c cost, rounded up",
    PAID,
    "you may buy a River card for half its cost, rounded up",
    {
      weight: 0.4,
    },
  ),
  construct(
    "Static",
    "static.buyLess",
    "each {g:Group:0} costs {n:INT} less to buy",
    "For you (SAN-7.3).",
    "each Equipment card costs 1 less to buy",
    {
      also: ["each {g:Group:0} costs you {n:INT} less to buy", "each {g:Group:0} costs you {n:INT} less revenue"],
      weight: 0.6,
    },
  ),
  construct(
    "Static",
    "static.buyFirst",
    "the first {t:Noun:0} you buy each turn costs {n:INT} less",
    "For you (SAN-7.3).",
    "the first card you buy each turn costs 1 less",
    {
      also: ["the first {t:Noun:0} you buy this turn costs {n:INT} less", "the first {t:Noun:0} you buy this turn costs you {n:INT} less"],
      weight: 0.6,
    },
  ),
];

const river: readonly Construct[] = [
  construct("VP", "swap.two", "(swap|swaps) {c:Cards}", "The two take each other's place (SAN-R54).", "swap 2 River cards", {
    check: pair,
    weight: 0.4,
  }),
  construct(
    "VP",
    "swap.with",
    "(swap|swaps) {c:CardsL} with {d:CardsL}",
    "The two take each other's place (SAN-R54).",
    "swap a card from your hand with a River card",
    { weight: 0.4 },
  ),
  construct(
    "VP",
    "river.refill",
    "(refill|refills) the River",
    "Slots are filled at once, so this changes nothing (SAN-7.5).",
    "put each River card on the bottom of the Supply, then refill the River",
    { weight: 0.2 },
  ),
];

/** Something that is so many more or less for a player for a time; of yourself it is said with “you”. */
const amount = (id: string, words: (who: string) => string, doc: string, example: string): readonly Construct[] => [
  construct("Act", `you.${id}`, `${words("you")} {d:Dur}`, doc, `${example.replace("WHO", "you")} during your next turn`, {
    check: (tree) => forYou(tree) && (id.endsWith("More") || notThisTurn(tree)),
    weight: 0.4,
  }),
  construct(
    "Act",
    `players.${id}`,
    `${words("{p:Player}")} {d:Dur}`,
    doc,
    `${example.replace("WHO", "target opponent")} during their next turn`,
    {
      check: forThem,
      weight: 0.4,
    },
  ),
];

const lasting: readonly Construct[] = [
  ...amount(
    "crossMore",
    (who) => `each River card costs ${who} {n:INT} more to cross`,
    "Beside what corrupted cards add (SAN-R55).",
    "each River card costs WHO 1 more to cross",
  ),
  ...amount(
    "crossLess",
    (who) => `each River card costs ${who} {n:INT} less to cross`,
    "Never below 0 (SAN-R19, SAN-R55).",
    "each River card costs WHO 1 less to cross",
  ),
  ...amount(
    "buyMore",
    (who) => `each River card costs ${who} {n:INT} more to buy`,
    "More Revenue is spent (SAN-R55).",
    "each River card costs WHO 1 more to buy",
  ),
  ...amount(
    "buyLess",
    (who) => `each River card costs ${who} {n:INT} less to buy`,
    "Never below 0 (SAN-R55).",
    "each River card costs WHO 1 less to buy",
  ),
  ...(["smaller", "larger"] as const).map((size) =>
    construct(
      "Act",
      `hand.${size}`,
      `{w:Whose} hand size is {n:INT} ${size} {d:Dur}`,
      "The number that the hand is refilled to (SAN-8.3, SAN-R55).",
      `target opponent's hand size is 1 ${size} during their next turn`,
      {
        check: ownHand(size),
        weight: 0.4,
      },
    ),
  ),
  construct(
    "Static",
    "static.crossCap",
    "each River card costs at most {n:INT} to cross",
    "For you (SAN-10.2).",
    "each River card costs at most 3 to cross",
    {
      also: [
        "no River card costs more than {n:INT} to cross",
        "each River card costs you at most {n:INT} to cross",
        "no River card costs you more than {n:INT} to cross",
      ],
    },
  ),
  ...(["play", "buy", "corrupt"] as const).flatMap((verb) => {
    const name = `cannot${verb[0]?.toUpperCase()}${verb.slice(1)}`;
    const from = verb === "play" ? "a card in WHO hand" : "a River card";
    return [
      construct(
        "Act",
        `you.${name}`,
        `you cannot ${verb} {c:CardsL} {d:Dur}`,
        "That card alone (SAN-R43).",
        `choose ${from.replace("WHO", "your")}, then you cannot ${verb} that card until end of turn`,
        { check: (tree) => isNamed(tree) && forYou(tree), weight: 0.3 },
      ),
      construct(
        "Act",
        `players.${name}`,
        `{p:Player} cannot ${verb} {c:CardsL} {d:Dur}`,
        "That card alone (SAN-R43).",
        verb === "play"
          ? "choose a card in target opponent's hand, then that opponent cannot play that card during their next turn"
          : `choose a River card, then target opponent cannot ${verb} that card during their next turn`,
        { check: (tree) => isNamed(tree) && forThem(tree), weight: 0.3 },
      ),
    ];
  }),
  construct(
    "Act",
    "marker.still",
    "the marker cannot be moved {d:Dur}",
    "By nobody (SAN-R43).",
    "the marker cannot be moved until the beginning of your next turn",
    {
      check: ({ holes: { d } }) => !isTree(d) || !OF_A_PLAYER.has(d.is),
      weight: 0.3,
    },
  ),
  construct(
    "NextTime",
    "next.theirTurn",
    "the beginning of an opponent's next turn",
    "When it begins.",
    "at the beginning of an opponent's next turn, each opponent discards a card",
    {
      also: [
        "the beginning of target opponent's next turn",
        "the start of an opponent's next turn",
        "the start of target opponent's next turn",
      ],
    },
  ),
  construct(
    "NextTime",
    "next.yourBuy",
    "the beginning of your next Buy phase",
    "This turn's, if it is still to come.",
    "at the beginning of your next Buy phase, gain 1 revenue",
  ),
  construct(
    "NextTime",
    "next.theirBuy",
    "the beginning of an opponent's next Buy phase",
    "In their next turn.",
    "at the beginning of an opponent's next Buy phase, each opponent loses 1 revenue",
    {
      also: ["the beginning of target opponent's next Buy phase"],
    },
  ),
];

export const MARKET_WORDS: readonly Construct[] = [...buying, ...river, ...lasting];

/** What search by meaning finds them by, where their own words will not do. */
export const MARKET_FINDS: Readonly<Record<string, string>> = {
  "buy.now": "does:buy",
  "buy.less": "does:buy",
  "buy.half": "does:buy",
  "static.buyLess": "does:cheaper",
  "static.buyFirst": "does:cheaper",
  "swap.two": "does:swap",
  "swap.with": "does:swap",
  "river.refill": "zone:river",
  ...Object.fromEntries(
    lasting
      .filter(({ sort }) => sort === "Act")
      .map(({ id }) => [id, /cannot|still/u.test(id) ? "does:cannot" : /hand/u.test(id) ? "does:hand-size" : "does:cheaper"]),
  ),
  "static.crossCap": "does:cheaper",
};
