/** Megacorp's words for players who are counted, for what players may not do too often or with one card, for phases, for places among kinds of cards, and for sums. */
import { type Construct, construct, countedPlayers, isTree, type Tree } from "../../../../language/index.ts";

const THAN = (words: string) => ({ words, example: words });
const counted: readonly Construct[] = countedPlayers([
  { id: "richerThanYou", ...THAN("with more money than you") },
  { id: "poorerThanYou", ...THAN("with less money than you") },
]);

/** What a player does too often: the deed, and what it is called. */
const TOO_OFTEN = [
  ["draw", "draw", "Also in the Accounting phase; what is drawn beyond that is not drawn"],
  ["buy", "buy", "Wherever the cards lie"],
  ["sell", "sell", "In the Divest phase or by a text"],
] as const;
/** A single card whose text it is, or the host. */
const isOne = ({ holes: { s } }: Tree): boolean => !isTree(s) || s.is === "this" || s.is === "scope.this" || s.is === "host";
const WITH_ONE = [
  ["buyIt", "buy {s:Scope}", "buy this", "From wherever it lies while its text is there."],
  ["useIt", "activate abilities of {s:Scope}", "activate abilities of this", "No ability of it."],
  ["bondIt", "bond cards to {s:Scope}", "bond cards to this", "Under it."],
] as const;
const bans: readonly Construct[] = [
  ...TOO_OFTEN.map(([does, word, doc]) =>
    construct(
      "PBan",
      `ban.${does}More`,
      `${word} more than {n:INT} (card|cards)@n each turn`,
      `${doc} (MC-R250).`,
      `each opponent cannot ${word} more than 2 cards each turn`,
      {
        weight: 8,
        also: [`${word} more than {n:INT} (card|cards)@n per turn`],
        loose: [`${word} more than {n:INT} (card|cards)@n a turn`],
      },
    ),
  ),
  ...WITH_ONE.map(([id, words, example, doc]) =>
    construct("PBan", `ban.${id}`, words, doc, `each opponent cannot ${example}`, { weight: 8, check: isOne }),
  ),
];

const PHASES = ["Accounting", "Buy", "Challenge", "Divest", "End"] as const;
const phases: readonly Construct[] = PHASES.flatMap((phase) => [
  construct("Cond", `cond.phase.your.${phase}`, `it is your ${phase} phase`, "Of your turn.", `if it is your ${phase} phase, draw 1 card`, {
    weight: 1.5,
    loose: [`it's your ${phase} phase`, `you are in your ${phase} phase`],
  }),
  construct(
    "Cond",
    `cond.phase.any.${phase}`,
    `it is the ${phase} phase`,
    "Of any player's turn.",
    `if it is the ${phase} phase, draw 1 card`,
    {
      weight: 1.5,
      loose: [`it's the ${phase} phase`, `it is a ${phase} phase`, `it is currently the ${phase} phase`],
    },
  ),
  construct(
    "Cond",
    `cond.phase.not.${phase}`,
    `it is not the ${phase} phase`,
    "Of any player's turn.",
    `if it is not the ${phase} phase, draw 1 card`,
    {
      weight: 1.5,
      loose: [`it isn't the ${phase} phase`, `it's not the ${phase} phase`],
    },
  ),
]);

const places: readonly Construct[] = [
  construct(
    "Place",
    "place.dockedMany",
    "docked to {n:INT} or more {g:GB:1}",
    "So many cards of that kind are docked to it.",
    "each card docked to 2 or more #Human cards",
    { weight: 0.3, check: ({ holes: { g } }) => !isTree(g) || g.is !== "noun.card" },
  ),
  construct("With", "with.noTags", "with no tags", "Neither printed nor gained.", "each card with no tags", {
    weight: 0.3,
    also: ["without tags"],
    loose: ["without any tags"],
  }),
  construct(
    "Place",
    "place.diagonal",
    "diagonally next to {n:Near}",
    "One slot to the side and one up or down, in the same network.",
    "each card diagonally next to this",
    { weight: 0.3, loose: ["diagonal to {n:Near}", "diagonally adjacent to {n:Near}"] },
  ),
];

/** A card that is meant, or chosen for it: other cards' numbers have words of their own. */
const isNamed = ({ holes: { n } }: Tree): boolean =>
  isTree(n) && ["near.target", "near.chosen", "attacked.near", "attacker.near"].includes(n.is);
const numbers: readonly Construct[] = [
  construct(
    "Value",
    "valuation.near",
    "the valuation of {n:Near}",
    "As it is then.",
    "gain money equal to the valuation of target character",
    {
      weight: 1.5,
      check: isNamed,
    },
  ),
  construct(
    "Value",
    "trait.near",
    "the {t:Trait} of {n:Near}",
    "As it is then; 0 if it has none.",
    "gain money equal to the BQ of target character",
    {
      weight: 1.5,
      check: isNamed,
    },
  ),
  construct("Value", "value.plus", "{v:ValueN} plus {n:INT}", "The sum.", "gain money equal to this card's valuation plus 1", {
    weight: 0.8,
  }),
];

const combats: readonly Construct[] = [
  construct(
    "Cond",
    "cond.combat",
    "there is a combat",
    "From the declaration of an attack until its combat ends.",
    "if there is a combat, draw 1 card",
    {
      weight: 1.5,
      also: ["a combat is going on"],
      loose: ["there is combat", "combat is going on", "it is combat"],
    },
  ),
];

export const megacorpWho: readonly Construct[] = [...counted, ...bans, ...phases, ...places, ...numbers, ...combats];

/** What search by meaning finds them by, where their own words will not do. */
export const WHO_FINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(phases.map(({ id }) => [id, "cond:phase"])),
};
