/** What games with hands and cards in play can ask beyond counts: numbers beside numbers, what a card is not, and players who are chosen. */
import { type Construct, construct } from "../tables/construct.ts";
import { isTree, type Tree } from "../tree.ts";

const EVERYBODY = { is: "player.each", holes: {} };
const CARD = { is: "noun.card", holes: {} };
const COUNTED = "if the number of cards you control is";
const NOW = "As it is when it is asked.";
const DRAW = "draw 1 card";

const numbers: readonly Construct[] = [
  ...(
    [
      ["", "{n:INT}", "3"],
      ["M", "{n:MONEY}", "3M"],
    ] as const
  ).flatMap(([id, hole, n]) => [
    construct("Cond", `cond.value.more${id}`, `{v:Value} is ${hole} or more`, NOW, `${COUNTED} ${n} or more, ${DRAW}`, {
      also: [`{v:Value} is at least ${hole}`],
      weight: 0.4,
      // Every number is 0 or more.
      check: ({ holes: { n } }) => n !== 0,
    }),
    construct("Cond", `cond.value.less${id}`, `{v:Value} is ${hole} or less`, NOW, `${COUNTED} ${n} or less, ${DRAW}`, {
      also: [`{v:Value} is at most ${hole}`, `{v:Value} is ${hole} or fewer`],
      weight: 0.4,
    }),
    construct("Cond", `cond.value.is${id}`, `{v:Value} is ${hole}`, NOW, `${COUNTED} ${n}, ${DRAW}`, {
      also: [`{v:Value} is exactly ${hole}`],
      weight: 0.3,
    }),
  ]),
  construct(
    "Cond",
    "cond.value.greater",
    "{a:Value} is greater than {b:Value}",
    NOW,
    "if the number of cards you control is greater than the number of cards in your hand, draw 1 card",
    { also: ["{a:Value} is more than {b:Value}", "{a:Value} is higher than {b:Value}"], weight: 0.4 },
  ),
  construct(
    "Cond",
    "cond.value.lower",
    "{a:Value} is less than {b:Value}",
    NOW,
    "if the number of cards you control is less than the number of cards in your hand, draw 1 card",
    { also: ["{a:Value} is lower than {b:Value}", "{a:Value} is fewer than {b:Value}"], weight: 0.4 },
  ),
  construct(
    "Cond",
    "cond.value.equal",
    "{a:Value} is equal to {b:Value}",
    NOW,
    "if the number of cards you control is equal to the number of cards in your hand, draw 1 card",
    { also: ["{a:Value} equals {b:Value}", "{a:Value} is the same as {b:Value}"], weight: 0.4 },
  ),
  construct("Cond", "cond.value.even", "{v:Value} is even", "0 is even.", `if the number of cards you control is even, ${DRAW}`, {
    weight: 0.3,
  }),
  construct("Cond", "cond.value.odd", "{v:Value} is odd", NOW, `if the number of cards you control is odd, ${DRAW}`, { weight: 0.3 }),
];

const isNamed = ({ holes: { s } }: Tree): boolean => !isTree(s) || s.is !== "subj.that";
const cards: readonly Construct[] = [
  construct("Cond", "cond.isA", "{s:Subj} is a {g:Group:0}", "What the card is then.", "if this is a #Human card, draw 1 card", {
    check: isNamed,
    weight: 0.3,
  }),
  construct("Cond", "cond.notA", "{s:Subj} is not a {g:Group:0}", "What the card is then.", "if this is not a #Human card, draw 1 card", {
    same: [{ phrase: "it is not a {g:Group:0}", fix: { s: { is: "subj.that", holes: { n: CARD } } } }],
    weight: 0.3,
  }),
  construct("Cond", "cond.notZone", "{s:Subj} is not in {z:Zone}", "Where it lies then.", "if this is not in your hand, draw 1 card", {
    weight: 0.3,
  }),
  construct("Cond", "cond.thereIs", "there is {c:Count}", "Regardless of its controller.", "if there is a #Human card, draw 1 card", {
    weight: 0.4,
    // “There are no …”, also of what has no plural of its own.
    check: ({ holes: { c } }) => !isTree(c) || c.is !== "count.none",
  }),
];

const nearby: readonly Construct[] = [
  construct("Near", "near.another", "another {g:GB:0}", "Any one but this card.", "another #Human card", { weight: 0.3 }),
  construct("Near", "near.aIn", "a {g:GB:0} in {z:Zone}", "Any one of them that lies there.", "a #Human card in your hand", {
    weight: 0.3,
  }),
  construct("Near", "near.chosen", "the chosen {n:Noun:0}", "The one selected by “choose”.", "the chosen card", {
    refers: "chosen",
    weight: 0.3,
  }),
  construct("Subj", "subj.chosen", "the chosen {n:Noun:0}", "The one selected by “choose”.", "if the chosen card is engaged, draw 1 card", {
    refers: "chosen",
    weight: 0.3,
  }),
  construct("Cards", "eachOfThose", "each of those {n:Noun:1}", "All of the selection made before.", "each of those cards", {
    num: 0,
    refers: "many",
    weight: 0.4,
    also: ["each of the chosen {n:Noun:1}"],
  }),
  construct(
    "Cards",
    "each.among",
    "each {g:Group:0} among those cards",
    "All of them, of the selection of several cards made before.",
    "choose 2 cards, then destroy each #Human card among those cards",
    {
      num: 0,
      refers: "many",
      weight: 0.4,
      also: ["each {g:Group:0} among them", "each {g:Group:0} revealed this way", "all {g:Group:1} among those cards"],
    },
  ),
  construct(
    "Cards",
    "some.among",
    "{n:INT} {g:Stated:@n} among those cards",
    "You choose that many, of the selection of several cards made before.",
    "choose 2 cards, then destroy 1 #Human card among those cards",
    {
      num: "n",
      binds: "byNumber",
      refers: "many",
      weight: 0.4,
      same: [{ phrase: "a {g:Stated:0} among those cards", fix: { n: 1 } }],
      also: [
        "{n:INT} {g:Stated:@n} from among those cards",
        { phrase: "a {g:Stated:0} among them", fix: { n: 1 } },
        { phrase: "a {g:Stated:0} from among those cards", fix: { n: 1 } },
        { phrase: "a {g:Stated:0} from among them", fix: { n: 1 } },
        { phrase: "a {g:Stated:0} revealed this way", fix: { n: 1 } },
      ],
    },
  ),
  construct(
    "Cards",
    "upTo.among",
    "up to {n:INT} {g:Group:@n} among those cards",
    "You choose that many or fewer, of the selection of several cards made before.",
    "choose 2 cards, then destroy up to 1 #Human card among those cards",
    {
      num: "n",
      binds: "many",
      refers: "many",
      weight: 0.4,
      also: ["up to {n:INT} {g:Group:@n} from among those cards", "up to {n:INT} {g:Group:@n} revealed this way"],
      same: [
        { phrase: "up to {n:INT} of those cards", fix: { g: CARD } },
        { phrase: "up to {n:INT} of them", fix: { g: CARD } },
      ],
    },
  ),
  construct(
    "Cards",
    "any.among",
    "any number of {g:Group:1} among those cards",
    "You choose as many as you like, of the selection of several cards made before.",
    "choose 2 cards, then destroy any number of #Human cards among those cards",
    {
      num: 1,
      binds: "many",
      refers: "many",
      weight: 0.3,
      also: ["any number of {g:Group:1} from among those cards", "any number of {g:Group:1} revealed this way"],
      same: [
        { phrase: "any number of those cards", fix: { g: CARD } },
        { phrase: "any number of them", fix: { g: CARD } },
      ],
    },
  ),
  construct(
    "Cards",
    "half",
    "half the {g:Group:1}, rounded down",
    "You choose that many when it resolves.",
    "destroy half the cards, rounded down",
    {
      num: 1,
      binds: "many",
      weight: 0.3,
      also: ["half of the {g:Group:1}, rounded down"],
    },
  ),
  construct(
    "Cards",
    "halfUp",
    "half the {g:Group:1}, rounded up",
    "You choose that many when it resolves.",
    "destroy half the cards, rounded up",
    {
      num: 1,
      binds: "many",
      weight: 0.3,
      also: ["half of the {g:Group:1}, rounded up"],
    },
  ),
];

const CHOOSABLE: ReadonlySet<string> = new Set(["player.opponent", "player.a", "player.target", "player.targetPlayer"]);
const players: readonly Construct[] = [
  construct("Player", "player.a", "a player", "You choose the player when it is carried out; it may be you.", "a player draws 1 card", {
    num: 0,
    binds: "player",
    weight: 0.5,
  }),
  construct(
    "VP",
    "choose.who",
    "(choose|chooses) {p:Player}",
    "“That player” is this one from then on.",
    "choose an opponent, then that player draws 1 card",
    { check: ({ holes: { p } }) => !isTree(p) || CHOOSABLE.has(p.is), weight: 0.3 },
  ),
  construct(
    "Player",
    "player.owner",
    "that {n:Noun:0}'s owner",
    "The player whose deck the card came from.",
    "destroy target card, then that card's owner draws 1 card",
    { num: 0, same: [{ phrase: "its owner", fix: { n: CARD } }], refers: "one", weight: 0.4 },
  ),
  construct(
    "Player",
    "player.handMore",
    "{p:PlayerF} with more cards in hand than you",
    "Only those.",
    "each opponent with more cards in hand than you",
    { num: 0, also: ["{p:PlayerF} who has more cards in hand than you"], weight: 0.4 },
  ),
  construct(
    "Player",
    "player.handFewer",
    "{p:PlayerF} with fewer cards in hand than you",
    "Only those.",
    "each opponent with fewer cards in hand than you",
    { num: 0, also: ["{p:PlayerF} who has fewer cards in hand than you"], weight: 0.4 },
  ),
  construct(
    "Player",
    "player.handMost",
    "{p:PlayerF} with the most cards in hand",
    "Compared with all players; ties count.",
    "each player with the most cards in hand",
    { num: 0, weight: 0.4, also: [{ phrase: "the player with the most cards in hand", fix: { p: EVERYBODY } }] },
  ),
  construct(
    "Player",
    "player.handFewest",
    "{p:PlayerF} with the fewest cards in hand",
    "Compared with all players; ties count.",
    "each player with the fewest cards in hand",
    { num: 0, weight: 0.4, also: [{ phrase: "the player with the fewest cards in hand", fix: { p: EVERYBODY } }] },
  ),
  construct(
    "Player",
    "player.controlsMore",
    "{p:PlayerF} who controls more {g:Group:1} than you",
    "Only those.",
    "each opponent who controls more cards than you",
    { num: 0, weight: 0.4 },
  ),
  construct(
    "Player",
    "player.controlsFewer",
    "{p:PlayerF} who controls fewer {g:Group:1} than you",
    "Only those.",
    "each opponent who controls fewer cards than you",
    { num: 0, weight: 0.4 },
  ),
  construct("Whose", "whose.player", "a player's", "You choose the player when it is carried out.", "discard a player's hand", {
    binds: "player",
    weight: 0.4,
  }),
  construct(
    "Whose",
    "whose.targetPlayer",
    "target player's",
    "You choose the player when the ability is announced; it may be you.",
    "target player's hand",
    { binds: "player", weight: 0.4 },
  ),
  construct("Whose", "whose.eachOpponent", "each opponent's", "Every opponent's.", "each opponent's hand", { weight: 0.4 }),
  construct(
    "Whose",
    "whose.controller",
    "that {n:Noun:0}'s controller's",
    "Of the controller of the card selected before.",
    "destroy target card, then discard that card's controller's hand",
    { same: [{ phrase: "its controller's", fix: { n: CARD } }], refers: "one", ofCard: "whose.that", weight: 0.4 },
  ),
  construct(
    "Ctrl",
    "ctrl.target",
    "target opponent controls",
    "You choose the opponent when the ability is announced.",
    "destroy each card target opponent controls",
    { binds: "player", weight: 0.5 },
  ),
  construct(
    "Ctrl",
    "ctrl.targetPlayer",
    "target player controls",
    "You choose the player when the ability is announced; it may be you.",
    "destroy each card target player controls",
    { binds: "player", weight: 0.3 },
  ),
  construct("Ctrl", "own.opponent", "an opponent owns", "It came from the deck of another player.", "each card an opponent owns", {
    also: ["you do not own", "you don't own"],
    weight: 0.4,
  }),
  construct("Ctrl", "own.that", "that player owns", "It came from that player's deck.", "each card that player owns", {
    same: ["that opponent owns"],
    refers: "player",
    weight: 0.3,
  }),
];

export const ASKED: readonly Construct[] = [...numbers, ...cards, ...nearby, ...players];

/** What search by meaning finds them by, where their own words will not do. */
export const ASKED_FINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(numbers.map(({ id }) => [id, "cond:compared"])),
  "cond.isA": "cond:kind",
  "cond.notA": "cond:kind",
  "cond.notZone": "cond:zone",
  "cond.thereIs": "cond:there-are",
  "player.a": "asks:player",
  "choose.who": "asks:player",
  "whose.player": "asks:player",
  "whose.targetPlayer": "asks:target asks:player",
  "ctrl.target": "asks:target asks:player",
  "ctrl.targetPlayer": "asks:target asks:player",
};
