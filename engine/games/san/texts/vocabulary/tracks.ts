/** San's words for both Banners, the Virus track, icons as something to pay with, and the card with the most or the least of a number. */
import { type Construct, construct, isTree, type Tree } from "../../../../language/index.ts";

const DRAW = "draw 1 card";
const CARD = { is: "noun.card", holes: {} };
/** Of the own Banner it is said in other words. */
const notYours = ({ holes: { w } }: Tree): boolean => !isTree(w) || w.is !== "whose.your";

const banners: readonly Construct[] = [
  construct(
    "Cond",
    "cond.stageLow",
    "your Banner is on stage {n:INT} or lower",
    "Stages count from 1 to 7 (SAN-10.1).",
    `if your Banner is on stage 2 or lower, ${DRAW}`,
  ),
  construct(
    "Cond",
    "cond.stageIs",
    "your Banner is on stage {n:INT}",
    "Exactly there (SAN-10.1).",
    `if your Banner is on stage 1, ${DRAW}`,
    {
      same: [{ phrase: "your Banner is on the first stage", fix: { n: 1 } }],
      also: ["your Banner is still on stage {n:INT}"],
    },
  ),
  construct(
    "Cond",
    "cond.level",
    "your Banner is on the same stage as {w:Whose} Banner",
    "Neither is ahead (SAN-10.1).",
    `if your Banner is on the same stage as target opponent's Banner, ${DRAW}`,
    { check: notYours },
  ),
  construct(
    "Cond",
    "cond.theirStage",
    "{w:Whose} Banner is on stage {n:INT} or higher",
    "Stages count from 1 to 7 (SAN-10.1).",
    `if target opponent's Banner is on stage 5 or higher, ${DRAW}`,
    { check: notYours },
  ),
  construct(
    "Cond",
    "cond.theirStageLow",
    "{w:Whose} Banner is on stage {n:INT} or lower",
    "Stages count from 1 to 7 (SAN-10.1).",
    `if target opponent's Banner is on stage 2 or lower, ${DRAW}`,
    { check: notYours },
  ),
  construct(
    "Cond",
    "cond.stagesBehind",
    "your Banner is {n:INT} or more (stage|stages)@n behind {w:Whose} Banner",
    "That many stages lower, or more.",
    `if your Banner is 2 or more stages behind target opponent's Banner, ${DRAW}`,
    { check: notYours },
  ),
  construct(
    "Cond",
    "cond.stagesAhead",
    "your Banner is {n:INT} or more (stage|stages)@n ahead of {w:Whose} Banner",
    "That many stages higher, or more.",
    `if your Banner is 2 or more stages ahead of target opponent's Banner, ${DRAW}`,
    { check: notYours },
  ),
  construct(
    "Per",
    "per.behind",
    "stage your Banner is behind {w:Whose} Banner",
    "0 if it is not behind.",
    "gain 1 Propaganda for each stage your Banner is behind target opponent's Banner",
    { check: notYours },
  ),
  construct(
    "Per",
    "per.ahead",
    "stage your Banner is ahead of {w:Whose} Banner",
    "0 if it is not ahead.",
    "gain 1 Propaganda for each stage your Banner is ahead of target opponent's Banner",
    { check: notYours },
  ),
  construct(
    "Value",
    "stage.of",
    "the stage of {w:Whose} Banner",
    "From 1 to 7 (SAN-10.1).",
    "gain Propaganda equal to the stage of your Banner",
    {
      also: ["the number of the stage {w:Whose} Banner is on"],
    },
  ),
  construct(
    "Place",
    "place.theirFront",
    "in front of {w:Whose} Banner",
    "The River card that this Banner crosses next (SAN-10.1).",
    "each card in front of target opponent's Banner",
    { check: notYours },
  ),
  construct(
    "Event",
    "event.wins",
    "{p:EvP} (wins|win)@p a Hand Bonus token",
    "The Banner reaches it (SAN-10.6).",
    `whenever you win a Hand Bonus token, ${DRAW}`,
    { actor: "p" },
  ),
];

const viruses: readonly Construct[] = [
  construct(
    "Cond",
    "cond.passed",
    "you passed {n:INT} or more Viruses",
    "Of the opponent's Virus track (SAN-11.4).",
    `if you passed 2 or more Viruses, ${DRAW}`,
    {
      also: [
        "you have passed {n:INT} or more Viruses",
        "you passed {n:INT} or more Virus cards",
        { phrase: "you passed a Virus", fix: { n: 1 } },
        { phrase: "you have passed a Virus", fix: { n: 1 } },
      ],
    },
  ),
  construct(
    "Cond",
    "cond.passedFew",
    "you passed {n:INT} or fewer Viruses",
    "Of the opponent's Virus track (SAN-11.4).",
    `if you passed 1 or fewer Viruses, ${DRAW}`,
    {
      also: [
        "you passed {n:INT} or fewer Virus cards",
        { phrase: "you passed no Viruses", fix: { n: 0 } },
        { phrase: "you have not passed a Virus", fix: { n: 0 } },
      ],
    },
  ),
  construct(
    "Cond",
    "cond.theirPassed",
    "an opponent passed {n:INT} or more Viruses",
    "Of your Virus track (SAN-11.4).",
    `if an opponent passed 1 or more Viruses, ${DRAW}`,
    {
      also: ["target opponent passed {n:INT} or more Viruses", { phrase: "an opponent passed a Virus", fix: { n: 1 } }],
    },
  ),
  construct(
    "Cond",
    "cond.passedMore",
    "you passed more Viruses than {p:Player}",
    "Of each other's Virus tracks (SAN-11.4).",
    `if you passed more Viruses than each opponent, ${DRAW}`,
  ),
  construct(
    "Cond",
    "cond.passedFewer",
    "you passed fewer Viruses than {p:Player}",
    "Of each other's Virus tracks (SAN-11.4).",
    `if you passed fewer Viruses than each opponent, ${DRAW}`,
  ),
  construct(
    "Per",
    "per.theirVirus",
    "Virus an opponent passed",
    "Cards of your Virus track that the marker has passed (SAN-11.4).",
    "gain 1 Hacking for each Virus an opponent passed",
    {
      also: ["Virus target opponent passed", "Virus card an opponent passed"],
    },
  ),
  construct(
    "Value",
    "virus.number",
    "the number of Viruses you passed",
    "Of the opponent's Virus track (SAN-11.4).",
    "gain Hacking equal to the number of Viruses you passed",
    {
      also: ["the number of Virus cards you passed"],
    },
  ),
  ...(
    [
      ["marker.yours", "on your Virus card", []],
      [
        "marker.theirs",
        "on target opponent's Virus card",
        ["the marker is on an opponent's Virus card", "the marker is on each opponent's Virus card"],
      ],
      ["marker.port", "on the Central Port", ["the marker is at the Central Port"]],
    ] as const
  ).map(([id, where, also]) =>
    construct("Cond", `cond.${id}`, `the marker is ${where}`, "Where it stands now (SAN-R14).", `if the marker is ${where}, ${DRAW}`, {
      also,
    }),
  ),
  construct("PBan", "ban.marker", "move the marker", "It moves neither for Hacking nor by a text.", "you cannot move the marker"),
];

const icons: readonly Construct[] = [
  construct("PVP", "pay.icon", "(pay|pays) {n:INT} {i:Icon}", "They leave the pool of this turn (SAN-R50).", "pay 2 Hacking", {
    also: ["(spend|spends) {n:INT} {i:Icon}"],
  }),
  construct("PVP", "pay.revenue", "(pay|pays) {n:INT} revenue", "It is no longer there to buy with (SAN-R50).", "pay 2 revenue", {
    also: ["(spend|spends) {n:INT} revenue"],
  }),
  construct("VP", "lose.icon", "(lose|loses) {n:INT} {i:Icon}", "Of this turn's pool, as many as there are (SAN-R50).", "lose 1 Hacking"),
  construct("VP", "lose.revenue", "(lose|loses) {n:INT} revenue", "As much as there is (SAN-R50).", "lose 1 revenue"),
  construct("VP", "lose.allIcon", "(lose|loses) all {w:Whose} {i:Icon}", "All of this turn's pool (SAN-R50).", "lose all your Hacking"),
  construct("VP", "lose.allRevenue", "(lose|loses) all {w:Whose} revenue", "All that is there now (SAN-R50).", "lose all your revenue", {
    also: ["(lose|loses) all {w:Whose} unused revenue"],
    weight: 0.3,
  }),
  construct(
    "Value",
    "icons.unused",
    "your unused {i:Icon}",
    "What is left of this turn's pool now.",
    "gain Propaganda equal to your unused Hacking",
    {
      also: ["the number of unused {i:Icon} you have", "the {i:Icon} you have"],
    },
  ),
  construct(
    "VP",
    "double.icon",
    "(double|doubles) {w:Whose} {i:Icon}",
    "As many again as there are in this turn's pool now.",
    "double your Hacking",
    {
      also: ["(double|doubles) {w:Whose} unused {i:Icon}"],
      check: ({ holes: { w } }) => !isTree(w) || w.is === "whose.your",
    },
  ),
  construct(
    "Static",
    "static.useAs",
    "you may use {i:Icon} as {j:Icon}",
    "What is missing of the second is taken from the first (SAN-R51).",
    "you may use Corruption as Propaganda",
    {
      also: ["you may use your {i:Icon} as {j:Icon}", "you may spend {i:Icon} as {j:Icon}", "you may spend your {i:Icon} as {j:Icon}"],
      check: ({ holes: { i, j } }) => !isTree(i) || !isTree(j) || i.is !== j.is,
    },
  ),
  construct(
    "Cond",
    "cond.icons",
    "you have {n:INT} or more {i:Icon}",
    "Of this turn's pool, not used yet.",
    `if you have 3 or more Hacking, ${DRAW}`,
    {
      also: ["you have {n:INT} or more unused {i:Icon}"],
    },
  ),
  construct(
    "Cond",
    "cond.revenue",
    "you have {n:INT} or more revenue",
    "What is left of it now (SAN-7.1).",
    `if you have 3 or more revenue, ${DRAW}`,
    {
      also: ["you have {n:INT} or more unused revenue"],
    },
  ),
  construct(
    "Static",
    "static.corruptLess",
    "corrupting a River card costs you {n:INT} less",
    "Corruption icons, never below 0 (SAN-9.1).",
    "corrupting a River card costs you 1 less",
    {
      also: [
        "corrupting a card costs you {n:INT} less",
        "corrupting a River card costs {n:INT} less",
        "corrupting River cards costs you {n:INT} less",
      ],
    },
  ),
];

const MEANT = "Of all that the words before it mean; ties count (SAN-R52).";
const numbers: readonly Construct[] = [
  ...(["cost", "Crossing Cost", "revenue"] as const).flatMap((what) =>
    (["highest", "lowest"] as const).map((end) =>
      construct(
        "With",
        `with.${end}.${what === "Crossing Cost" ? "crossing" : what}`,
        `with the ${end} ${what}`,
        MEANT,
        `each River card with the ${end} ${what}`,
      ),
    ),
  ),
  construct("With", "with.revenueIs", "with revenue {n:INT}", "Its printed Revenue (SAN-7.1).", "a card with revenue 1"),
  construct("With", "with.revenueLess", "with revenue {n:INT} or less", "Its printed Revenue (SAN-7.1).", "a card with revenue 1 or less"),
  construct(
    "With",
    "with.crossingIs",
    "with Crossing Cost {n:INT}",
    "As it is in its slot now (SAN-10.2), before texts.",
    "a River card with Crossing Cost 4",
  ),
  construct(
    "With",
    "with.corrupted",
    "with a corrupted card of yours at its slot",
    "On your space there (SAN-9.3).",
    "a River card with a corrupted card of yours at its slot",
    {
      also: ["with your corrupted card at its slot", "with one of your corrupted cards at its slot"],
    },
  ),
  construct(
    "With",
    "with.anyCorrupted",
    "with a corrupted card at its slot",
    "On a space of either player there (SAN-9.3).",
    "a River card with a corrupted card at its slot",
  ),
  construct(
    "ValueN",
    "crossing.of",
    "that {n:Noun:0}'s Crossing Cost",
    "As it is in its slot now; elsewhere the printed one.",
    "choose a River card, then gain Propaganda equal to that card's Crossing Cost",
    {
      same: [{ phrase: "its Crossing Cost", fix: { n: CARD } }],
      refers: "one",
    },
  ),
  construct(
    "VP",
    "gain.iconUpTo",
    "(gain|gains) {i:Icon} equal to {v:Value}, up to {n:INT}",
    "No more than that.",
    "gain Hacking equal to the number of played cards, up to 3",
    {
      also: ["(gain|gains) {i:Icon} equal to {v:Value}, to a maximum of {n:INT}"],
    },
  ),
];

export const TRACK_WORDS: readonly Construct[] = [...banners, ...viruses, ...icons, ...numbers];

/** What search by meaning finds them by, where their own words will not do. */
export const TRACK_FINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...banners, ...viruses, ...icons].filter(({ sort }) => sort === "Cond").map(({ id }) => [id, "cond:compared"])),
  "per.behind": "cond:stage",
  "per.ahead": "cond:stage",
  "stage.of": "cond:stage",
  "event.wins": "when:token",
  "per.theirVirus": "does:marker",
  "pay.icon": "pays:icons",
  "pay.revenue": "pays:revenue",
  "lose.icon": "does:lose",
  "lose.revenue": "does:lose",
  "lose.allIcon": "does:lose",
  "double.icon": "does:gain",
  "gain.iconUpTo": "does:gain",
  "static.useAs": "does:exchange",
  "static.corruptLess": "does:cheaper",
};
