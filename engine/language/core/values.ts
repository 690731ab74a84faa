/** Numbers, money and counts. */
import { type Construct, construct } from "../tables/construct.ts";
import { GAP } from "../tree.ts";

export const values: readonly Construct[] = [
  construct(
    "Value",
    "number.of",
    "the number of {g:Group:1}",
    "Counted when it resolves.",
    "draw cards equal to the number of cards you control",
  ),
  construct("Value", "number.x", "X", "The X named in the sentence or the cost.", "draw cards equal to X", { weight: 1.5 }),
  construct("Money", "money.equal", "money equal to {v:Value}", "That many M.", "gain money equal to the number of cards you control"),
  construct("NCards", "ncards", "{n:INT} (card|cards)@n", "That many.", "draw 2 cards", {
    same: [{ phrase: "a card", fix: { n: 1 } }],
    weight: 3,
    refuse: [
      { phrase: "card", fix: { n: 1 }, as: 1, why: "Say how many" },
      { phrase: "cards", fix: { n: GAP }, why: "Say how many" },
    ],
  }),
  construct("NCards", "ncards.upTo", "up to {n:INT} (card|cards)@n", "The player chooses how many; it can be zero.", "draw up to 2 cards"),
  construct(
    "NCards",
    "ncards.equal",
    "cards equal to {v:Value}",
    "That many cards.",
    "draw cards equal to the number of cards you control",
  ),
  construct(
    "CountN",
    "count.atLeast",
    "{n:INT} or more {g:Group:1}",
    "That many at least.",
    "if you control 3 or more #Building cards, draw 1 card",
  ),
  construct(
    "CountN",
    "count.atMost",
    "{n:INT} or fewer {g:Group:1}",
    "That many at most.",
    "if you control 3 or fewer cards, draw 1 card",
    {
      also: ["{n:INT} or less {g:Group:1}"],
    },
  ),
  construct("CountN", "count.none", "no {g:Group:1}", "None.", "if you control no cards, draw 1 card"),
  construct("Count", "count.one", "a {g:Stated:0}", "At least one.", "if you control a #Human card, draw 1 card", { num: 0 }),
  construct(
    "Count",
    "count.exactly",
    "exactly {n:INT} {g:Group:@n}",
    "Neither more nor less.",
    "if you control exactly 2 cards, draw 1 card",
    { num: "n" },
  ),
  construct(
    "Count",
    "count.another",
    "another {g:Stated:0}",
    "At least one besides this card.",
    "if you control another #Human card, draw 1 card",
    { num: 0 },
  ),
].map((entry) => (entry.sort === "CountN" ? { ...entry, num: 1 } : entry));
