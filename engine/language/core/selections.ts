/** Determiners: how cards are selected, in acts and in the places where fewer ways are allowed. */
import { type Construct, construct } from "../tables/construct.ts";

const SAY_WHICH = "Say which: a, target or each";
const CARD = { is: "noun.card", holes: {} };

const inActs: readonly Construct[] = [
  construct("Cards", "this", "this", "The card that the text is on.", "destroy this", { num: 0, weight: 2 }),
  construct(
    "Cards",
    "that",
    "that {n:Noun:0}",
    "The only selection of that noun made before in the ability; “that card” matches any.",
    "that card",
    {
      num: 0,
      same: [{ phrase: "it", fix: { n: CARD } }],
      refers: "one",
    },
  ),
  construct("Cards", "those", "those {n:Noun:1}", "The selection of several cards made before in the ability.", "those cards", {
    num: 1,
    same: [{ phrase: "them", fix: { n: CARD } }],
    refers: "many",
  }),
  construct(
    "Cards",
    "target",
    "target {g:Stated:0}",
    "You choose it when the ability is announced; it is checked again when the ability resolves.",
    "target card",
    {
      num: 0,
      binds: "one",
      weight: 2,
      refuse: [{ phrase: "{g:Stated:0}", why: SAY_WHICH, choice: true }],
    },
  ),
  construct("Cards", "target.another", "another target {g:Stated:0}", "A target that differs from the one before.", "another target card", {
    num: 0,
    binds: "one",
  }),
  construct(
    "Cards",
    "target.upTo",
    "up to {n:INT} target {g:Group:@n}",
    "You choose that many or fewer when the ability is announced.",
    "up to 2 target cards",
    {
      num: "n",
      binds: "many",
    },
  ),
  construct("Cards", "some", "{n:INT} {g:Stated:@n}", "You choose that many when it resolves, without targeting.", "2 cards", {
    num: "n",
    binds: "byNumber",
    weight: 2,
    same: [{ phrase: "a {g:Stated:0}", fix: { n: 1 } }],
    refuse: [{ phrase: "{g:Stated:0}", fix: { n: 1 }, as: 1, why: SAY_WHICH, choice: true }],
  }),
  construct("Cards", "some.other", "{n:INT:1} other {g:Stated:1}", "You choose that many other than this card.", "2 other cards", {
    num: 1,
    binds: "many",
  }),
  construct("Cards", "another", "another {g:Stated:0}", "You choose one other than this card when it resolves.", "another card", {
    num: 0,
    binds: "one",
  }),
  construct(
    "Cards",
    "upTo",
    "up to {n:INT} {g:Group:@n}",
    "You choose that many or fewer when it resolves; it can be zero.",
    "up to 2 cards",
    {
      num: "n",
      binds: "many",
    },
  ),
  construct("Cards", "anyNumber", "any number of {g:Group:1}", "You choose as many as you like when it resolves.", "any number of cards", {
    num: 1,
    binds: "many",
  }),
  construct("Cards", "each", "each {g:Group:0}", "All of them at that moment, at once.", "each card", {
    num: 0,
    binds: "many",
    weight: 2,
    also: ["all {g:Group:1}", "every {g:Group:0}"],
    loose: ["all {g:Group:1}", "each of the {g:Group:1}", "all the {g:Group:1}"],
    each: true,
    refuse: [{ phrase: "{g:Group:0}", why: SAY_WHICH, choice: true }],
  }),
  construct("Cards", "random", "{n:INT} random {g:Group:@n}", "That many, chosen at random.", "2 random cards", {
    num: "n",
    binds: "byNumber",
    same: [{ phrase: "a random {g:Group:0}", fix: { n: 1 } }],
  }),
  construct("Cards", "top", "the top {n:INT} (card|cards)@n of {z:Zone}", "In order, from the top.", "the top 2 cards of your hand", {
    num: "n",
    binds: "byNumber",
    same: [{ phrase: "the top card of {z:Zone}", fix: { n: 1 } }],
  }),
  construct("Cards", "ofThose", "{n:INT} of those {m:Noun:1}", "You choose that many of the cards selected before.", "2 of those cards", {
    num: "n",
    binds: "byNumber",
    same: [{ phrase: "{n:INT} of them", fix: { m: CARD } }],
    refers: "many",
  }),
  construct("Cards", "rest", "the rest", "The cards selected before that have not been chosen since.", "the rest", {
    num: 1,
    refers: "rest",
  }),
  construct("Cards", "chosen", "the chosen {n:Noun:0}", "The one selected by “choose”.", "the chosen card", { num: 0, refers: "chosen" }),
  construct(
    "CardsL",
    "both",
    "{a:Cards} and {b:Cards}",
    "Both selections; each has its own determiner and modifiers.",
    "this and target card",
    {
      num: 1,
      weight: 0.5,
    },
  ),
];

/** The nouns that stand inside other phrases, with fewer determiners. */
const inside: readonly Construct[] = [
  construct("Near", "near.this", "this", "The card that the text is on.", "this"),
  construct("Near", "near.that", "that {n:Noun:0}", "The card selected before.", "that card", { refers: "one" }),
  construct("Near", "near.a", "a {g:GB:0}", "Any one of them.", "a #Human card"),
  construct("Near", "near.target", "target {g:GB:0}", "You choose it when the ability is announced.", "target #Human card", {
    binds: "one",
  }),
  construct("Subj", "subj.this", "this", "The card that the text is on.", "if this is engaged, draw 1 card"),
  construct("Subj", "subj.that", "that {n:Noun:0}", "The card selected before.", "that card is engaged", { refers: "one" }),
  construct("Subj", "subj.a", "a {g:GB:0}", "At least one.", "a #Human card is engaged"),
  construct("Scope", "scope.this", "this", "The card that the text is on.", "this", { num: 0 }),
  construct("Scope", "scope.each", "each {g:Group:0}", "All of them, as long as they are.", "each #Human card", {
    num: 0,
    loose: ["{g:Group:1}", "all {g:Group:1}", "all of {g:Group:1}", "the {g:Group:1}", "each of {g:Group:1}"],
    also: ["all {g:Group:1}"],
    binds: "many",
    each: true,
  }),
  construct("EvC", "ev.this", "this", "The card that the text is on.", "this"),
  construct("EvC", "ev.a", "a {g:Stated:0}", "Any one; “that …” is this card from then on.", "a #Human card", {
    binds: "one",
    loose: ["any {g:Stated:0}", "1 {g:Stated:0}", "1 or more {g:Stated:1}", "{g:Stated:0}"],
  }),
  construct("EvC", "ev.another", "another {g:Stated:0}", "Any one but this card.", "another card", { binds: "one" }),
];

export const selections: readonly Construct[] = [...inActs, ...inside];
