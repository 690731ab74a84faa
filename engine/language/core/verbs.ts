/** What is done: verbs, acts, and how they are joined. */

import type { Leaf } from "../reading/token.ts";
import { type Construct, construct } from "../tables/construct.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { behindOne, refusedBehindOne } from "./behind.ts";

const EACH_PLAYER = { is: "player.each", holes: {} };
const EACH_OPPONENT = { is: "player.eachOpponent", holes: {} };
const MODES_APART = "Write “; or” before the last mode";
const MONEY_HAS_M = "Write money with M";

/** The payable part: what may stand before a colon, and in a keyword's price. */
const costs: readonly Construct[] = [
  construct("Costs", "costs", "{a:PVP:0}, {b:Costs}", "Pay all of them, in order.", "pay 1M, destroy this", {
    also: ["{a:PVP:0} and {b:Costs}"],
  }),
  construct("PVP", "pay", "(pay|pays) {m:Money}", "Money goes to the bank. A player with less cannot pay.", "pay 1M", {
    refuse: [{ phrase: "(pay|pays) {m:INT}", why: MONEY_HAS_M }],
  }),
  construct(
    "PVP",
    "discard",
    "(discard|discards) {c:CardsL}",
    "From the hand unless a zone is named; the acting player chooses.",
    "discard 1 card",
  ),
  construct("PVP", "discard.hand", "(discard|discards) {w:Whose} hand", "All its cards.", "discard your hand"),
  construct(
    "PVP",
    "destroy",
    "(destroy|destroys) {c:CardsL}",
    "In play unless a zone is named; the acting player chooses.",
    "destroy this",
    { weight: 2 },
  ),
  construct("PVP", "reveal", "(reveal|reveals) {c:CardsL}", "Shown to all players.", "reveal a card in your hand"),
  construct(
    "PVP",
    "return",
    "(return|returns) {c:CardsL} to {z:Zone}",
    "Moves the cards back to the zone.",
    "return this to its owner's hand",
  ),
  construct("PVP", "put", "(put|puts) {c:CardsL} {d:Dest}", "Moves the cards.", "put this on the bottom of your decks"),
  construct("Dest", "dest.into", "into {z:Zone}", "Anywhere in the zone.", "put this into your hand"),
  construct("Dest", "dest.top", "on top of {z:Zone}", "As its first card.", "put this on top of your decks", {
    also: ["on the top of {z:Zone}"],
  }),
  construct("Dest", "dest.bottom", "on the bottom of {z:Zone}", "As its last card.", "put this on the bottom of your decks"),
];

const verbs: readonly Construct[] = [
  construct("VP", "draw", "(draw|draws) {n:NCards}", "From the top of the deck, each card on its own.", "draw 2 cards", {
    weight: 2,
    gets: "n",
  }),
  construct("VP", "shuffle", "(shuffle|shuffles) {z:Zone}", "Its order is lost.", "shuffle your decks"),
  construct(
    "VP",
    "search",
    "(search|searches) {z:Zone} for {f:Found}",
    "Looks for the cards, then shuffles if it is a deck. Finding none is allowed.",
    "search your decks for a #Relic card",
  ),
  construct("Found", "found", "{n:INT} {g:Stated:@n}", "Exactly that many, if available.", "search your decks for 2 cards", {
    binds: "byNumber",
    same: [{ phrase: "a {g:Stated:0}", fix: { n: 1 } }],
  }),
  construct("Found", "found.upTo", "up to {n:INT} {g:Stated:@n}", "That many or fewer.", "search your decks for up to 2 cards", {
    binds: "many",
  }),
  construct("Found", "found.any", "any number of {g:Stated:1}", "As many as you like.", "search your decks for any number of cards", {
    binds: "many",
  }),
  construct("VP", "gain", "(gain|gains) {m:Money}", "From the bank.", "gain 2M", {
    refuse: [{ phrase: "(gain|gains) {m:INT}", why: MONEY_HAS_M }],
  }),
  construct("VP", "lose", "(lose|loses) {m:Money}", "To the bank, as much as the player has.", "target opponent loses 3M", {
    refuse: [{ phrase: "(lose|loses) {m:INT}", why: MONEY_HAS_M }],
  }),
  construct("VP", "lose.half", "(lose|loses) half {w:Whose} money", "Rounded down.", "each player loses half their money", {
    also: ["(lose|loses) half {w:Whose} money, rounded down", "(lose|loses) half of {w:Whose} money, rounded down"],
  }),
  construct("VP", "look", "(look|looks) at {c:CardsL}", "Only the acting player sees them.", "look at the top 3 cards of your decks"),
  construct("VP", "choose", "(choose|chooses) {c:CardsL}", "“the chosen …” is this card from then on.", "choose a card", { chooses: true }),
  construct("VP", "play", "(play|plays) {c:CardsL}", "From the hand unless a zone is named, by the rules of playing.", "play a card"),
  construct("PVP", "reveal.hand", "(reveal|reveals) {w:Whose} hand", "All cards of it are shown to all players.", "reveal your hand"),
  construct(
    "VP",
    "extraTurn",
    "(take|takes) an extra turn after this one",
    "The player has the next turn too.",
    "take an extra turn after this one",
  ),
  construct(
    "VPe",
    "forEach",
    "{v:VP:=} for each {p:Per}",
    "Counts first, then does it once with the total.",
    "draw 1 card for each #Human card you control",
    {
      also: ["{v:VP:=} per {p:Per}"],
    },
  ),
];

const acts: readonly Construct[] = [
  construct("Act", "act.you", "you {v:VPe:0}", "You do it; the subject may be left out.", "you draw 1 card", { means: "{v}" }),
  construct("Act", "act", "{p:Player} {v:VPe:1}", "The players do it and make their own choices.", "each player discards 2 cards", {
    weight: 2,
    refuse: [
      { phrase: "all players {v:VPe:0}", fix: { p: EACH_PLAYER }, why: "Name players individually: each player draws" },
      { phrase: "all opponents {v:VPe:0}", fix: { p: EACH_OPPONENT }, why: "Name players individually: each opponent draws" },
      { phrase: "opponents {v:VPe:0}", fix: { p: EACH_OPPONENT }, why: "Name players individually: each opponent draws" },
      { phrase: "your opponents {v:VPe:0}", fix: { p: EACH_OPPONENT }, why: "Name players individually: each opponent draws" },
    ],
    actor: "p",
  }),
  construct(
    "Act",
    "act.two",
    "{p:Player} {a:VPe:1}, then {b:VPe:1}",
    "The players do both, one after the other.",
    "each opponent discards a card, then loses 1M",
    {
      refuse: [{ phrase: "{p:Player} {a:VPe:1} and {b:VPe:1}", why: "“, then” joins two instructions; “and” joins nouns" }],
      loose: ["{p:Player} {a:VPe:1}, {b:VPe:1}", "{p:Player} {a:VPe:1}, and {b:VPe:1}"],
      actor: "p",
    },
  ),
  construct("Act", "win", "you win the game", "The game ends.", "you win the game"),
  construct("Act", "lose.game", "you lose the game", "The game ends.", "you lose the game"),
  construct("Act", "loses.game", "{p:Player} loses the game", "The player is out of the game.", "target opponent loses the game"),
  construct(
    "Act",
    "repeat",
    "repeat this {n:INT} (time|times)@n",
    "Repeats the instructions before it that many times.",
    "repeat this 2 times",
  ),
  construct("Act", "nothing", "nothing happens", "Does nothing.", "nothing happens"),
];

/** Amounts that the player chooses, 0 among them. */
const OPEN_AMOUNTS: ReadonlySet<string> = new Set(["money.upTo", "money.any"]);

/** Whether costs are listed at the end of it, “gains Regenerate: Pay 2M”: what follows behind a comma is one more of them. What stands in quotation marks is closed. */
const endsInCosts = (value: Tree | Leaf | undefined): boolean =>
  isTree(value) && value.is !== "quoted" && ("costs" in value.holes || Object.values(value.holes).some(endsInCosts));

const sequences: readonly Construct[] = [
  construct("Seq", "then", "{a:Act}, then {b:Act}", "One after the other.", "draw 1 card, then discard 1 card", {
    refuse: [{ phrase: "{a:Act} and {b:Act}", why: "“, then” joins two instructions; “and” joins nouns" }],
    loose: ["{a:Act}, {b:Act}", "{a:Act}, and {b:Act}", "{a:Act}, and then {b:Act}"],
  }),
  construct("Seq", "then.three", "{a:Act}, {b:Act}, then {c:Act}", "One after the other.", "draw 1 card, discard 1 card, then gain 1M", {
    check: ({ holes: { a } }) => !endsInCosts(a),
    also: ["{a:Act}, then {b:Act}, then {c:Act}"],
    refuse: [{ phrase: "{a:Act}, {b:Act} and {c:Act}", why: "“, then” joins instructions; “and” joins nouns" }],
    loose: [
      "{a:Act}, {b:Act}, and {c:Act}",
      "{a:Act}, {b:Act}, {c:Act}",
      "{a:Act}, then {b:Act} and {c:Act}",
      "{a:Act} and {b:Act}, then {c:Act}",
      "{a:Act}, {b:Act}, and then {c:Act}",
    ],
  }),
  construct("VSeq", "vthen", "{a:VPe:0}, then {b:VPe:0}", "One after the other.", "each player may draw 1 card, then discard 1 card", {
    loose: ["{a:VPe:0} and {b:VPe:0}", "{a:VPe:0}, {b:VPe:0}"],
  }),
  construct(
    "VSeq",
    "vthen.three",
    "{a:VPe:0}, {b:VPe:0}, then {c:VPe:0}",
    "One after the other.",
    "each player may draw 1 card, discard 1 card, then gain 1M",
    { loose: ["{a:VPe:0}, {b:VPe:0} and {c:VPe:0}", "{a:VPe:0}, {b:VPe:0}, and {c:VPe:0}", "{a:VPe:0}, {b:VPe:0}, {c:VPe:0}"] },
  ),
  construct("May", "may", "you may {s:Seq}", "You do the whole sentence or none of it.", "you may draw 1 card", {
    refuse: [{ phrase: "you can {s:Seq}", why: "Use “may” for what is allowed" }],
  }),
  construct(
    "May",
    "may.player",
    "{p:Player} may {v:VSeq}",
    "Each player does the whole sentence or none of it.",
    "each player may draw 1 card",
    {
      refuse: [{ phrase: "{p:Player} can {v:VSeq}", why: "Use “may” for what is allowed" }],
      actor: "p",
    },
  ),
  construct("May", "choose.one", "choose one: {a:Seq}; or {b:Seq}", "You choose on announcement.", "choose one: draw 1 card; or gain 2M", {
    branches: true,
    refuse: [
      { phrase: "choose one: {a:Seq}, or {b:Seq}", why: MODES_APART },
      { phrase: "choose one: {a:Seq} or {b:Seq}", why: MODES_APART },
      { phrase: "choose one: {a:Seq}; {b:Seq}", why: MODES_APART },
    ],
    loose: [
      "{a:Seq} or {b:Seq}",
      "either {a:Seq} or {b:Seq}",
      "{a:Seq}, or {b:Seq}",
      "choose one - {a:Seq}; or {b:Seq}",
      "choose: {a:Seq}; or {b:Seq}",
    ],
  }),
  construct(
    "May",
    "choose.one.three",
    "choose one: {a:Seq}; {b:Seq}; or {c:Seq}",
    "You choose on announcement.",
    "choose one: draw 1 card; gain 2M; or destroy this",
    {
      branches: true,
      loose: [
        "choose one: {a:Seq}, {b:Seq}, or {c:Seq}",
        "choose one: {a:Seq}; or {b:Seq}; or {c:Seq}",
        "choose one: {a:Seq}, or {b:Seq}, or {c:Seq}",
        "choose one: {a:Seq}, {b:Seq} or {c:Seq}",
        "{a:Seq}, {b:Seq}, or {c:Seq}",
        "{a:Seq}, {b:Seq} or {c:Seq}",
      ],
    },
  ),
  construct(
    "Loop",
    "loop",
    "for each {g:Group:0}, {m:May}",
    "Once for each of them, in an order of your choice.",
    "for each card you control, draw 1 card",
    { member: "g" },
  ),
  construct("Loop", "later", "at {t:NextTime}, {m:May}", "Happens once, at that time.", "at the end of this turn, destroy this", {
    // Of several acts it is the last that happens then.
    loose: [{ phrase: "{a:Act} at {t:NextTime}", fix: { m: { is: "{a}", holes: {} } } }, "at {t:NextTime} {m:May}"],
  }),
  construct("Body", "if", "if {c:Conds}, {l:Loop}", "Checked when it resolves.", "if it is your turn, draw 1 card", {
    refuse: [
      ...refusedBehindOne("if {c:Conds}", "Put the condition first"),
      { phrase: "{l:Loop} if {c:Conds}", why: "Put the condition first, before all that it is for", choice: true },
    ],
    loose: ["if {c:Conds} {l:Loop}", "if {c:Conds}, then {l:Loop}", "{l:Loop}, if {c:Conds}", ...behindOne("only if {c:Conds}")],
  }),
  construct(
    "Body",
    "unless",
    "unless {p:Player} pays {m:Money}, {l:Loop}",
    "The player is asked to pay; the rest happens if they do not.",
    "unless target opponent pays 2M, destroy this",
    {
      // Who pays nothing has not paid.
      check: ({ holes: { m } }) => typeof m !== "object" || !OPEN_AMOUNTS.has(m.is),
      refuse: [
        ...refusedBehindOne("unless {p:Player} pays {m:Money}", "Put the condition first"),
        { phrase: "{l:Loop} unless {p:Player} pays {m:Money}", why: "Put the condition first, before all that it is for", choice: true },
      ],
      loose: ["{l:Loop}, unless {p:Player} pays {m:Money}"],
    },
  ),
  construct(
    "Body",
    "where",
    "{l:Loop}, where X is {v:Value}",
    "X is counted when it resolves.",
    "draw X cards, where X is the number of cards you control",
    {
      check: ({ holes }) =>
        [...(typeof holes["l"] === "object" ? walk(holes["l"]) : [])].some((tree) =>
          Object.values(tree.holes).some((leaf) => leaf === "X" || leaf === "+X" || leaf === "-X"),
        ),
    },
  ),
];

export const doing: readonly Construct[] = [...costs, ...verbs, ...acts, ...sequences];
