/** San's words for where a River card lies, where the marker is put, and numbers of several cards. */
import { type Construct, construct, isTree, type Tree } from "../../../../language/index.ts";

const notYours = ({ holes: { w } }: Tree): boolean => !isTree(w) || w.is !== "whose.your";

const places: readonly Construct[] = [
  ...(
    [
      ["crossed", "behind", "It was crossed already"],
      ["ahead", "ahead of", "It is still to be crossed"],
    ] as const
  ).flatMap(([id, where, doc]) => [
    construct("Place", `place.${id}`, `${where} your Banner`, `${doc}, by stages (SAN-R4).`, `each River card ${where} your Banner`, {
      weight: 0.4,
    }),
    construct(
      "Place",
      `place.their.${id}`,
      `${where} {w:Whose} Banner`,
      `${doc}, by stages (SAN-R4).`,
      `each River card ${where} target opponent's Banner`,
      { check: notYours, weight: 0.3 },
    ),
  ]),
  construct(
    "Place",
    "place.next",
    "next to {x:Near}",
    "In a slot beside its slot (SAN-R4).",
    "choose a River card, then destroy each River card next to that card",
    { also: ["adjacent to {x:Near}", "beside {x:Near}"], weight: 0.3 },
  ),
  construct(
    "With",
    "with.theirCorrupted",
    "with an opponent's corrupted card at its slot",
    "On the opponent's space there (SAN-9.3).",
    "a River card with an opponent's corrupted card at its slot",
    { also: ["with a corrupted card of an opponent at its slot", "with a corrupted card of target opponent at its slot"], weight: 0.3 },
  ),
  construct(
    "With",
    "with.noCorrupted",
    "with no corrupted card at its slot",
    "On a space of either player there (SAN-9.3).",
    "a River card with no corrupted card at its slot",
    { also: ["with no corrupted cards at its slot", "without a corrupted card at its slot"], weight: 0.3 },
  ),
  construct(
    "Per",
    "per.corruptedAt",
    "corrupted card at the slot in front of {w:Whose} Banner",
    "On the spaces of both players there (SAN-9.3).",
    "gain 1 Propaganda for each corrupted card at the slot in front of your Banner",
    { weight: 0.2 },
  ),
];

const marker: readonly Construct[] = [
  construct(
    "VP",
    "marker.last",
    "(put|puts) the marker on the last space of the Virus card it is on",
    "At the Central Port it stays there.",
    "put the marker on the last space of the Virus card it is on",
    { weight: 0.3 },
  ),
  construct(
    "VP",
    "marker.toPort",
    "(put|puts) the marker on the Central Port",
    "No Virus card is passed (SAN-R65).",
    "put the marker on the Central Port",
    {
      also: ["(move|moves) the marker to the Central Port", "(return|returns) the marker to the Central Port"],
      weight: 0.3,
    },
  ),
];

const OF_THEM = "Of what is printed on them; 0 if there are none.";
const AS_IN_SLOT = "In the River as in their slots now (SAN-10.2); 0 if there are none.";
const numbers: readonly Construct[] = [
  ...(
    [
      ["revenue.lowest", "lowest revenue among", OF_THEM],
      ["cost.lowest", "lowest cost among", OF_THEM],
      ["cost.total", "total cost of", OF_THEM],
      ["crossing.highest", "highest Crossing Cost among", AS_IN_SLOT],
      ["crossing.lowest", "lowest Crossing Cost among", AS_IN_SLOT],
      ["crossing.total", "total Crossing Cost of", AS_IN_SLOT],
    ] as const
  ).map(([id, words, doc]) =>
    construct("Value", id, `the ${words} {g:Group:1}`, doc, `gain revenue equal to the ${words} River cards`, { weight: 0.3 }),
  ),
  ...(["revenue", "cost", "Crossing Cost"] as const).map((what) =>
    construct(
      "ValueN",
      `total.${what === "Crossing Cost" ? "crossing" : what}`,
      `the total ${what} of those {n:Noun:1}`,
      "Of the selection of several cards made before.",
      `choose 2 River cards, then gain revenue equal to the total ${what} of those cards`,
      { refers: "many", weight: 0.2 },
    ),
  ),
  construct(
    "Value",
    "types.among",
    "the number of Mercenary types among {g:Group:1}",
    "Corruption, Propaganda and Hacking; at most 3.",
    "gain Hacking equal to the number of Mercenary types among played cards",
    { also: ["the number of different Mercenary types among {g:Group:1}"], weight: 0.3 },
  ),
  construct("Per", "per.type", "Mercenary type among {g:Group:1}", "At most 3.", "draw 1 card for each Mercenary type among played cards", {
    also: ["different Mercenary type among {g:Group:1}"],
    weight: 0.2,
  }),
  construct("Per", "per.icon", "unused {i:Icon} you have", "Of this turn's pool now.", "draw 1 card for each unused Hacking you have", {
    weight: 0.2,
  }),
  construct(
    "Per",
    "per.icons",
    "{n:INT} unused {i:Icon} you have",
    "Once for each full group of that many.",
    "draw 1 card for each 2 unused Hacking you have",
    {
      check: severalN,
      weight: 0.2,
    },
  ),
  construct(
    "Per",
    "per.revenue",
    "unused revenue you have",
    "What is left of it now (SAN-7.7).",
    "gain 1 Hacking for each unused revenue you have",
    {
      weight: 0.2,
    },
  ),
  construct(
    "Per",
    "per.revenues",
    "{n:INT} unused revenue you have",
    "Once for each full group of that many.",
    "gain 1 Hacking for each 2 unused revenue you have",
    {
      check: severalN,
      weight: 0.2,
    },
  ),
];
function severalN({ holes: { n } }: Tree): boolean {
  return n !== 0 && n !== 1;
}

export const PLACE_WORDS: readonly Construct[] = [...places, ...marker, ...numbers];

/** What search by meaning finds them by, where their own words will not do. */
export const PLACE_FINDS: Readonly<Record<string, string>> = {
  "marker.last": "does:marker",
  "marker.toPort": "does:marker",
};
