/** Megacorp's words for what a card says of the deck that it is in (MC-R273): how many copies and cards there can be, and of what kind. */
import { type Construct, construct, isTree, type Tree } from "../../../../language/index.ts";
import { printedTest } from "../deck-sayings.ts";

const deck = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("Deck", `deck.${id}`, phrase, doc, example, more);

/** Decks are checked before a card is in play: what is asked of one stands printed on it. */
const isPrinted = ({ holes: { g } }: Tree): boolean => !isTree(g) || printedTest(g) !== undefined;
const ofCards = { check: isPrinted, weight: 6 } as const;

const CAN = ["can have", "may have", "can contain", "may contain", "can include", "may include"];
const inDeck = ["a deck", "your deck", "your main deck", "a main deck", "decks", "any deck", "each deck", "you"];
const can = (what: string, also: readonly string[] = []): readonly string[] => [
  ...inDeck.flatMap((who) => CAN.map((verb) => `${who} ${verb} ${what}${who === "you" ? " in your deck" : ""}`)),
  ...inDeck
    .slice(-1)
    .flatMap((who) => CAN.flatMap((verb) => [`${who} ${verb} ${what} in your main deck`, `${who} ${verb} ${what} in a deck`])),
  ...also,
];
const but = (phrase: string, phrases: readonly string[]): readonly string[] => phrases.filter((one) => one !== phrase);
const MUST = ["must have", "must contain", "must include", "has to have", "needs", "has"];
const CANNOT = [
  "cannot have",
  "can't have",
  "cannot contain",
  "can't contain",
  "cannot include",
  "can't include",
  "must have no",
  "may not contain",
];

/** Both decks by the name that the texts have for them. */
const sized = (id: string, name: string): readonly Construct[] => [
  deck(
    `${id}Least`,
    `your ${name} must have {n:INT} or more cards`,
    `A deck with fewer cards in the ${name} is not legal (MC-R273).`,
    `your ${name} must have 60 or more cards`,
    {
      loose: but(
        `your ${name} must have {n:INT} or more cards`,
        MUST.flatMap((must) => [`your ${name} ${must} at least {n:INT} cards`, `your ${name} ${must} {n:INT} or more cards`]),
      ),
    },
  ),
  deck(
    `${id}Few`,
    `your ${name} can have as few as {n:INT} cards`,
    `Instead of the number in the rules (MC-R273).`,
    `your ${name} can have as few as 30 cards`,
    {
      loose: [
        `your ${name} may have as few as {n:INT} cards`,
        `your ${name} needs only {n:INT} cards`,
        `your ${name} only needs {n:INT} cards`,
        `your ${name} need only have {n:INT} cards`,
        `your ${name} only has to have {n:INT} cards`,
      ],
    },
  ),
];

export const megacorpDecks: readonly Construct[] = [
  construct(
    "Line",
    "line.deck",
    "{d:Deck}",
    "True of every deck with the card; it does nothing at the table.",
    "a deck can have up to 7 copies of this",
    { weight: 0.3 },
  ),
  deck(
    "copies",
    "a deck can have up to {n:INT} (copy|copies)@n of this",
    "Instead of the 4 in the rules; more in the main deck, fewer in either (MC-R273).",
    "a deck can have up to 7 copies of this",
    {
      loose: but(
        "a deck can have up to {n:INT} (copy|copies)@n of this",
        can("up to {n:INT} (copy|copies)@n of this", [
          ...can("up to {n:INT} cards named this"),
          ...can("at most {n:INT} cards named this"),
          ...can("only {n:INT} (copy|copies)@n of this"),
          ...can("at most {n:INT} (copy|copies)@n of this"),
          "this is limited to {n:INT} (copy|copies)@n per deck",
          "limit {n:INT} per deck",
        ]),
      ),
    },
  ),
  deck(
    "anyCopies",
    "a deck can have any number of copies of this",
    "The 4 in the rules do not apply to it (MC-R273).",
    "a deck can have any number of copies of this",
    {
      loose: but(
        "a deck can have any number of copies of this",
        can("any number of copies of this", [
          ...can("any number of this"),
          ...can("any number of cards named this"),
          ...can("any number of cards called this"),
          ...can("as many copies of this as you like"),
        ]),
      ),
    },
  ),
  ...sized("main", "main deck"),
  ...sized("resources", "resource deck"),
  deck(
    "none",
    "your decks cannot have {g:Group:1}",
    "Neither the main deck nor the resource deck (MC-R273).",
    "your decks cannot have events",
    {
      ...ofCards,
      loose: ["your deck", "your decks", "a deck with this", "decks with this"]
        .flatMap((who) => CANNOT.map((verb) => `${who} ${verb} {g:Group:1}`))
        .slice(0),
    },
  ),
  deck(
    "mainOnly",
    "your main deck can have only {g:Group:1}",
    "No other cards (MC-R273).",
    "your main deck can have only #Human characters",
    {
      ...ofCards,
      loose: [
        "your main deck may have only {g:Group:1}",
        "your main deck can only have {g:Group:1}",
        "your main deck can contain only {g:Group:1}",
        "your main deck can only contain {g:Group:1}",
      ],
    },
  ),
  deck(
    "asks",
    "your decks must have {n:INT} or more {g:Group:n}",
    "In all its places together, each copy counted (MC-R273).",
    "your decks must have 10 or more #Human characters",
    {
      ...ofCards,
      loose: ["your deck", "your decks", "a deck with this"].flatMap((who) =>
        MUST.slice(0, 4).flatMap((must) => [`${who} ${must} at least {n:INT} {g:Group:n}`, `${who} ${must} {n:INT} or more {g:Group:n}`]),
      ),
    },
  ),
];

/** What search by meaning finds them by. */
export const DECKS_FINDS: Readonly<Record<string, string>> = Object.fromEntries(
  megacorpDecks.flatMap(({ id, sort }) => (sort === "Deck" ? [[id, "does:decks"] as const] : [])),
);
