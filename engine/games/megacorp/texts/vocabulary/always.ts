/** Megacorp's further words for what is true all the time: more and less damage, scores that are set, prices, sales, attacks without engaging. */
import { type Construct, construct, isTree } from "../../../../language/index.ts";

const fact = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("Static", id, phrase, doc, example, { weight: 0.4, ...more });

const damage: readonly Construct[] = [
  fact(
    "static.dealsMore",
    "{s:Scope} (deals|deal)@s {n:INT} more damage",
    "Each time it deals any; before prevention (MC-R212).",
    "each character you control deals 1 more damage",
  ),
  fact(
    "static.dealsLess",
    "{s:Scope} (deals|deal)@s {n:INT} less damage",
    "Each time; never below 0 (MC-R212).",
    "each character an opponent controls deals 1 less damage",
  ),
  fact(
    "static.dealsMoreTrait",
    "{s:Scope} (deals|deal)@s {n:INT} more {t:Trait} damage",
    "Each time it deals any of that trait; before prevention (MC-R212).",
    "each character you control deals 1 more BQ damage",
  ),
  fact(
    "static.dealsDouble",
    "{s:Scope} (deals|deal)@s double damage",
    "After what adds to it or takes from it (MC-R212).",
    "this deals double damage",
    {
      also: ["{s:Scope} (deals|deal)@s twice as much damage"],
    },
  ),
  fact(
    "static.takesMore",
    "{s:Scope} (takes|take)@s {n:INT} more damage",
    "Each time it is dealt any; before prevention (MC-R212).",
    "each character an opponent controls takes 1 more damage",
  ),
  fact(
    "static.takesDouble",
    "{s:Scope} (takes|take)@s double damage",
    "After what adds to it or takes from it (MC-R212).",
    "this takes double damage",
    {
      also: ["{s:Scope} (takes|take)@s twice as much damage"],
    },
  ),
  fact(
    "static.unpreventable",
    "damage dealt by {s:Scope} cannot be prevented",
    "By no text (MC-R212).",
    "damage dealt by this cannot be prevented",
    { also: ["damage from {s:Scope} cannot be prevented", "damage dealt by {s:Scope} can't be prevented"] },
  ),
];

const cards: readonly Construct[] = [
  fact(
    "static.scoreIs",
    "{s:Scope} (has|have)@s {t:Trait} {n:INT}",
    "Instead of the printed score; a missing score stays missing.",
    "each character an opponent controls has MQ 0",
  ),
  fact(
    "static.deployedEngagedAll",
    "{s:Scope} (is|are)@s deployed engaged",
    "They enter a network engaged (MC-R168).",
    "each character an opponent controls is deployed engaged",
    {
      check: ({ holes: { s } }) => !isTree(s) || s.is !== "scope.this",
    },
  ),
  fact(
    "static.deployedWith",
    "this is deployed with {n:INT} development (counter|counters)@n",
    "It enters a network with them, wherever it comes from (MC-R215).",
    "this is deployed with 2 development counters",
    {
      also: ["this is deployed with {n:INT} development (counter|counters)@n on it"],
    },
  ),
  fact(
    "static.deployedWithNamed",
    "this is deployed with {n:INT} {w:LABEL} (counter|counters)@n",
    "It enters a network with them, wherever it comes from (MC-R215).",
    "this is deployed with 3 case counters",
    {
      also: ["this is deployed with {n:INT} {w:LABEL} (counter|counters)@n on it"],
    },
  ),
  fact(
    "static.attackFree",
    "{s:Scope} may attack without engaging",
    "It is not engaged when its attack begins (MC-9.8).",
    "this may attack without engaging",
    {
      also: [
        "{s:Scope} can attack without engaging",
        "{s:Scope} (does|do)@s not engage to attack",
        "{s:Scope} (does|do)@s not engage when attacking",
      ],
      loose: [
        "{s:Scope} (attacks|attack)@s without engaging",
        "{s:Scope} (attacks|attack)@s without being engaged",
        "{s:Scope} may attack without being engaged",
        "{s:Scope} (stays|stay)@s disengaged when it attacks",
        "{s:Scope} (is|are)@s not engaged by attacking",
        "attacking does not engage {s:Scope}",
      ],
    },
  ),
  fact(
    "static.times",
    "{s:Scope} may attack {n:INT} times each turn",
    "Each attack follows the same rules.",
    "this may attack 3 times each turn",
    {
      check: ({ holes: { n } }) => typeof n !== "number" || n > 2,
      also: ["{s:Scope} can attack {n:INT} times each turn"],
    },
  ),
];

const prices: readonly Construct[] = [
  fact(
    "costs.half",
    "each {g:Group:0} costs {p:PlayerS} half as much",
    "The valuation counts half, rounded up (MC-R204).",
    "each equipment costs you half as much",
    {
      also: ["each {g:Group:0} costs {p:PlayerS} half as much, rounded up"],
    },
  ),
  fact("costs.set", "each {g:Group:0} costs {p:PlayerS} {m:MONEY}", "Instead of its valuation.", "each equipment costs you 2M"),
  fact(
    "costs.lessTrait",
    "each {g:Group:0} costs {p:PlayerS} {n:INT} {t:Trait} less",
    "Of its trait cost, never below 0.",
    "each event costs you 1 IQ less",
    { weight: 0.1 },
  ),
  fact("static.cheaperTrait", "this costs {n:INT} {t:Trait} less", "Of its own trait cost, never below 0.", "this costs 1 IQ less", {
    weight: 0.05,
  }),
  fact(
    "static.dearer.each",
    "this costs {m:MONEY} more for each {p:Per}",
    "Its own price.",
    "this costs 1M more for each card in your hand",
  ),
  fact(
    "upkeep.less",
    "the Upkeep of {s:Scope} costs {m:MONEY} less",
    "Never below 0M.",
    "the Upkeep of each character you control costs 1M less",
    {
      also: ["the Upkeep of {s:Scope} is {m:MONEY} less"],
    },
  ),
  fact(
    "upkeep.more",
    "the Upkeep of {s:Scope} costs {m:MONEY} more",
    "Of those that have one.",
    "the Upkeep of each character an opponent controls costs 1M more",
    {
      also: ["the Upkeep of {s:Scope} is {m:MONEY} more"],
    },
  ),
  fact(
    "static.sellsMore",
    "{s:Scope} (sells|sell)@s for {m:MONEY} more",
    "Beside its valuation.",
    "each location you control sells for 1M more",
    {
      also: ["{s:Scope} can be sold for {m:MONEY} more"],
    },
  ),
  fact(
    "static.salesMore",
    "you may sell {n:INT} more (card|cards)@n in your Divest phase",
    "One after the other, each as the phase says (MC-11.1).",
    "you may sell 1 more card in your Divest phase",
    {
      also: [
        "you may sell {n:INT} additional (card|cards)@n in your Divest phase",
        "you may sell {n:INT} more (card|cards)@n in each of your Divest phases",
        { phrase: "you may sell an additional card in your Divest phase", fix: { n: 1 } },
        { phrase: "you may sell 2 cards in your Divest phase", fix: { n: 1 } },
        { phrase: "you may sell up to 2 cards in your Divest phase", fix: { n: 1 } },
        { phrase: "you may sell up to 3 cards in your Divest phase", fix: { n: 2 } },
      ],
    },
  ),
  fact(
    "static.drawsFewer",
    "{p:PlayerS} (draws|draw)@p {n:INT} fewer (card|cards)@n in (their|your)@p Accounting phase",
    "In step 6 of the phase (MC-5.2).",
    "each opponent draws 1 fewer card in their Accounting phase",
  ),
  fact(
    "may.abrupt",
    "you may deploy {g:Group:1} as though they had Abrupt",
    "Whenever you have priority (MC-G1).",
    "you may deploy #Mech cards as though they had Abrupt",
    {
      also: ["you may deploy {g:Group:1} as if they had Abrupt"],
    },
  ),
];

const bans: readonly Construct[] = [
  construct("Ban", "ban.deal-damage", "deal damage", "Neither in combat nor by its text.", "this cannot deal damage"),
  ...["be annihilated", "be discarded", "be bonded", "be unbonded", "be swapped"].map((words) =>
    construct("Ban", `ban.${words.replaceAll(" ", "-")}`, words, `It cannot ${words}.`, `this cannot ${words}`),
  ),
  construct("PBan", "ban.deployThose", "deploy {g:Group:1}", "None of these, from anywhere.", "each opponent cannot deploy characters", {
    weight: 2,
  }),
  construct("PBan", "ban.playThose", "play {g:Group:1}", "None of these.", "each opponent cannot play #Crisis events", {
    weight: 2,
    check: ({ holes: { g } }) => !isTree(g) || g.is !== "noun.event",
  }),
  construct(
    "PBan",
    "ban.playMore",
    "play more than {n:INT} (event|events)@n each turn",
    "Counts those that were played this turn and lie in a network (MC-R195).",
    "each player cannot play more than 1 event each turn",
    {
      weight: 2,
      also: ["play more than {n:INT} (event|events)@n per turn"],
    },
  ),
  construct("PBan", "ban.use", "activate abilities", "No ability of any card.", "each opponent cannot activate abilities", { weight: 0.7 }),
];

export const megacorpAlways: readonly Construct[] = [...damage, ...cards, ...prices, ...bans];

/** What search by meaning finds them by, where their own words will not do. */
export const ALWAYS_FINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["dealsMore", "dealsLess", "dealsMoreTrait", "dealsDouble"].map((id) => [`static.${id}`, "does:damage"])),
  "static.takesMore": "does:damage",
  "static.takesDouble": "does:damage",
  "static.unpreventable": "does:damage",
  "static.scoreIs": "does:modify",
  "static.deployedEngagedAll": "does:engage",
  "static.attackFree": "does:attack",
  "static.deployedWith": "does:counters",
  "static.deployedWithNamed": "does:counters",
  "static.times": "does:attack-twice",
  "costs.half": "does:cheaper",
  "costs.set": "does:cheaper",
  "costs.lessTrait": "does:cheaper",
  "static.cheaperTrait": "does:cheaper",
  "static.dearer.each": "does:dearer",
  "upkeep.less": "does:cheaper",
  "upkeep.more": "does:dearer",
  "static.sellsMore": "does:sale-price",
  "static.salesMore": "does:sell",
  "static.drawsFewer": "does:draw",
  "may.abrupt": "does:deploy",
};
