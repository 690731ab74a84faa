/** Megacorp's words for as much as before, for the player whose network a card is in, for scores that are exchanged, and for the trait of an attack. */
import { type Construct, construct } from "../../../../language/index.ts";

const BEFORE = "As much as the act or event before, in this ability.";
const THAT = { is: "amount.that", holes: {} };

const much: readonly Construct[] = [
  construct("Value", "amount.that", "that amount", BEFORE, "whenever this is dealt damage, gain EQ equal to that amount", { weight: 0.4 }),
  construct("Money", "money.that", "that much money", BEFORE, "whenever this is dealt damage, gain that much money", {
    weight: 0.3,
    loose: ["that much M", "that many M"],
  }),
  construct("NCards", "ncards.that", "that many cards", BEFORE, "whenever this is dealt damage, draw that many cards", { weight: 0.3 }),
  construct(
    "VP",
    "gain.traitEqual",
    "(gain|gains) {t:Trait} equal to {v:Value}",
    "Into the pool, until the end of the turn (MC-7.6).",
    "gain EQ equal to the number of cards you control",
    { weight: 0.6, loose: [{ phrase: "(gain|gains) that much {t:Trait}", fix: { v: THAT } }] },
  ),
  construct(
    "Would",
    "would.dealtTrait",
    "{s:EvC} would be dealt {t:Trait} damage",
    "Damage of that trait is about to be dealt.",
    "if this would be dealt MQ damage, draw 1 card instead",
  ),
];

const AS = "As much as, and of the trait of, the damage before in this ability (MC-R214).";
const that: readonly Construct[] = [
  construct("Dmg", "dmg.that", "that damage", AS, "whenever this is dealt damage, deal that damage to target character", { weight: 0.3 }),
  construct("Dmg", "dmg.twice", "twice that damage", AS, "whenever this is dealt damage, deal twice that damage to target character", {
    weight: 0.3,
    also: ["double that damage"],
  }),
  construct(
    "Dmg",
    "dmg.half",
    "half that damage, rounded down",
    AS,
    "whenever this is dealt damage, deal half that damage, rounded down to target character",
    {
      weight: 0.3,
      also: ["half that damage, rounded down,"],
    },
  ),
  construct(
    "Dmg",
    "dmg.halfUp",
    "half that damage, rounded up",
    AS,
    "whenever this is dealt damage, deal half that damage, rounded up to target character",
    {
      weight: 0.3,
      also: ["half that damage, rounded up,"],
    },
  ),
  construct(
    "Act",
    "dealt",
    "{d:Dmg} is dealt to {c:CardsL}",
    "The same as dealing it.",
    "whenever this is dealt damage, that damage is dealt to target character",
    {
      means: "deal",
    },
  ),
];

const HERE = "The player whose network this card is in, whoever controls it.";
const here: readonly Construct[] = [
  construct("Player", "player.here", "this network's player", HERE, "this network's player loses 1M", {
    num: 0,
    also: ["the player whose network this is in"],
    loose: ["the player in whose network this is", "the player in whose network this card is", "whoever's network this is in"],
  }),
  construct("Whose", "whose.here", "this network's player's", HERE, "this network's player's hand"),
  construct("PlayerS", "players.here", "this network's player", HERE, "this network's player cannot draw cards", {
    num: 0,
    also: ["the player whose network this is in"],
  }),
];

const scores: readonly Construct[] = [
  construct(
    "Static",
    "static.swapped",
    "the {a:Trait} and {b:Trait} of {s:Scope} are exchanged",
    "Before what raises or lowers them (MC-R207); a missing score moves too.",
    "the IQ and BQ of this are exchanged",
    {
      check: ({ holes: { a, b } }) => JSON.stringify(a) !== JSON.stringify(b),
      also: ["the {a:Trait} and {b:Trait} of {s:Scope} are swapped"],
      weight: 0.6,
    },
  ),
  construct(
    "Mod",
    "mod.declared",
    "{n:SIGNED} in the declared trait",
    "The trait of the current attack (MC-9.7).",
    "+1 in the declared trait",
    {
      weight: 0.5,
      also: ["{n:SIGNED} to the declared trait"],
    },
  ),
];

export const megacorpMuch: readonly Construct[] = [...much, ...that, ...here, ...scores];

/** What search by meaning finds them by, where their own words will not do. */
export const MUCH_FINDS: Readonly<Record<string, string>> = {
  "gain.traitEqual": "does:gain",
  "static.swapped": "does:modify",
  "would.dealtTrait": "when:would-damage",
};
