/** San's words for what was done “this way”, and for what comes into the River. */
import { type Construct, construct, waysBy, waysOfAny } from "../../../../language/index.ts";

/** What verbs say of any cards already, with an instruction that does it. */
export const COUNTED_DEEDS = [
  { word: "destroyed", does: "destroy each River card" },
  { word: "discarded", does: "discard your hand" },
] as const;
/** What is counted of any card too. */
export const FURTHER_DEEDS = [{ word: "bought", does: "buy any number of River cards for free" }] as const;
/** What is counted of any card alone: which it was is not for everybody. */
export const UNSEEN_DEEDS = [
  { word: "drawn", does: "draw up to 2 cards" },
  { word: "corrupted", does: "corrupt any number of cards from your hand" },
] as const;

const SO_FAR = "By the instructions before, in this ability (SAN-R44).";
const tracks: readonly Construct[] = [
  construct("Cond", "way.any.won", "you won a Hand Bonus token this way", SO_FAR, "if you won a Hand Bonus token this way, draw 1 card", {
    weight: 0.2,
  }),
  construct("Cond", "way.any.passed", "you passed a Virus card this way", SO_FAR, "if you passed a Virus card this way, draw 1 card", {
    also: ["you passed a Virus this way", "a Virus card was passed this way"],
    weight: 0.2,
  }),
  construct(
    "Per",
    "way.per.passed",
    "Virus card passed this way",
    SO_FAR,
    "advance the marker 9 spaces, then draw 1 card for each Virus card passed this way",
    { also: ["Virus passed this way"], weight: 0.2 },
  ),
];

const ENTERS = "Once for each card that comes from the Supply (SAN-7.5).";
const river: readonly Construct[] = [
  construct(
    "Event",
    "event.refilledWith",
    "the River is refilled with {s:EvC}",
    ENTERS,
    "whenever the River is refilled with an Equipment card, gain 1 revenue",
    { weight: 0.3 },
  ),
];

/** How a Cost compares with that of a card that was named before. */
const costs: readonly Construct[] = (
  [
    ["equal", "with cost equal to"],
    ["less", "with cost less than"],
    ["more", "with cost greater than"],
  ] as const
).map(([id, words]) =>
  construct(
    "With",
    `with.costThan.${id}`,
    `${words} {v:ValueN}`,
    "Its printed Cost (SAN-7.3).",
    `choose a played card, then corrupt a River card ${words} that card's cost`,
    {
      weight: 0.2,
    },
  ),
);

const BEFORE = "As much as the instruction before has done, in this ability.";
const amounts: readonly Construct[] = [
  construct("Value", "amount.that", "that amount", BEFORE, "discard any number of cards, then gain Hacking equal to that amount", {
    weight: 0.3,
  }),
  construct("NCards", "ncards.that", "that many cards", BEFORE, "discard your hand, then draw that many cards", { weight: 0.3 }),
];

export const WAY_WORDS: readonly Construct[] = [
  ...waysBy([...COUNTED_DEEDS, ...FURTHER_DEEDS]),
  ...waysOfAny([...FURTHER_DEEDS, ...UNSEEN_DEEDS]),
  ...tracks,
  ...river,
  ...costs,
  ...amounts,
];

/** What search by meaning finds them by: what was done is found by its verb. */
export const WAY_FINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(WAY_WORDS.filter(({ id }) => id.startsWith("way.")).map(({ id }) => [id, ""])),
  "event.refilledWith": "when:refilled zone:river",
};
