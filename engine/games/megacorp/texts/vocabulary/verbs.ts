/** What Megacorp's texts do: damage, networks, counters, and changes that last for a time. */
import { type Construct, construct, GAP } from "../../../../language/index.ts";
import { isSpanOf } from "./spans.ts";
import { isFromNow, isTurnOf } from "./their-turns.ts";

const ONE = "one trait each";
const verbs: readonly Construct[] = [
  construct(
    "VP",
    "deal",
    "(deal|deals) {d:Dmg} to {c:CardsL}",
    `Damage of ${ONE}; a card without the score is not damaged.`,
    "deal 3 IQ damage to target card",
    {
      weight: 2,
      refuse: [{ phrase: "(deal|deals) {d:Dmg} on {c:CardsL}", why: "Damage is dealt to cards" }],
    },
  ),
  construct("Dmg", "dmg", "{n:INT} {t:Trait} damage", `Points of damage, ${ONE}.`, "3 IQ damage", {
    weight: 2,
    refuse: [{ phrase: "{n:INT} damage", fix: { t: GAP }, why: "Damage has a trait: IQ, EQ, MQ or BQ" }],
  }),
  construct("Dmg", "dmg.equal", "{t:Trait} damage equal to {v:Value}", "That many points.", "BQ damage equal to this card's EQ"),
  construct("Act", "takes", "{c:CardsL} (takes|take)@c {d:Dmg}", "The same as dealing it.", "target card takes 3 IQ damage", {
    means: "deal",
  }),
  construct("VP", "disengage", "(disengage|disengages) {c:CardsL}", "Engaged cards become ready.", "disengage target character"),
  construct(
    "VP",
    "move",
    "(move|moves) {c:CardsL}",
    "To an empty slot of the same network where it is not orphaned; the acting player chooses (MC-G28).",
    "move target card you control",
  ),
  construct(
    "VP",
    "move.next",
    "(move|moves) {c:CardsL} next to {n:Near}",
    "To an empty slot docked to that card.",
    "move this next to target Business",
  ),
  construct(
    "VP",
    "unbond",
    "(unbond|unbonds) {c:CardsL}",
    "It is deployed again, in any network; its controller stays the same (MC-R92).",
    "unbond a card bonded to this",
  ),
  construct(
    "VP",
    "sell",
    "(sell|sells) {c:CardsL}",
    "To the open market, for its valuation; engaged, Loyal and bonded cards, Events and Businesses cannot be (MC-R75).",
    "sell a card you control",
  ),
  construct("VP", "buy", "(buy|buys) {c:CardsL}", "For its price.", "buy a card in your open market"),
  construct(
    "VP",
    "buy.less",
    "(buy|buys) {c:CardsL} for {m:MONEY} less",
    "For its price, reduced by that much.",
    "buy a card in your open market for 2M less",
  ),
  construct("VP", "deploy", "(deploy|deploys) {c:CardsL}", "For its price, by the rules of deploying.", "deploy a card in your hand"),
  construct("VP", "deploy.free", "(deploy|deploys) {c:CardsL} for free", "Without paying.", "deploy that card for free"),
  construct(
    "VP",
    "deploy.into",
    "(deploy|deploys) {c:CardsL} into {z:Zone} for free",
    "Without paying, into that network.",
    "deploy this into target opponent's network for free",
  ),
  construct(
    "VP",
    "deploy.under",
    "(deploy|deploys) {c:CardsL} under {n:Near} for free",
    "Without paying, bonded to that card, which is not a target; its own Bond must allow it (MC-R157).",
    "deploy that card under this for free",
  ),
  construct(
    "VP",
    "swap",
    "(swap|swaps) {a:Cards} with {b:Cards}",
    "Two piles of the same network change places (MC-G41).",
    "swap target card in your network with another target card in your network",
  ),
  construct(
    "VP",
    "bond",
    "(bond|bonds) {a:Cards} to {b:Cards}",
    "The first goes under the second.",
    "bond a character you control to this",
  ),
  construct(
    "VP",
    "exchange",
    "(exchange|exchanges) control of {a:Cards} with {b:Cards}",
    "Each goes to the other's controller.",
    "exchange control of this with target character",
  ),
  construct(
    "VP",
    "control",
    "(gain|gains) control of {c:CardsL}",
    "The card stays where it is, and the acting player controls it (MC-R130).",
    "gain control of target orphaned card",
    {
      also: ["(take|takes) control of {c:CardsL}"],
    },
  ),
  construct(
    "VP",
    "control.for",
    "(gain|gains) control of {c:CardsL} {d:Dur}",
    "For that time; then the previous controller gets it back, where it is.",
    "gain control of target character until end of turn",
    {
      check: (tree) => isTurnOf(undefined, tree) && isFromNow(tree),
      also: ["(take|takes) control of {c:CardsL} {d:Dur}"],
    },
  ),
  construct("VP", "cancel", "(cancel|cancels) {c:CardsL}", "It leaves the stack without resolving.", "cancel target ability"),
  construct("VP", "gain.trait", "(gain|gains) {n:INT} {t:Trait}", "Into the pool, until the end of the turn (MC-7.6).", "gain 2 BQ"),
  construct("VP", "heal.all", "(remove|removes) all damage from {c:CardsL}", "Of every trait.", "remove all damage from target character"),
  construct(
    "VP",
    "heal",
    "(remove|removes) {n:INT} {t:Trait} damage from {c:CardsL}",
    "Or as much as there is.",
    "remove 2 BQ damage from target character",
  ),
  construct(
    "VP",
    "counters.put",
    "(put|puts) {n:INT} development (counter|counters)@n on {c:CardsL}",
    "From the bank.",
    "put 2 development counters on this",
    {
      same: [{ phrase: "(put|puts) a development counter on {c:CardsL}", fix: { n: 1 } }],
    },
  ),
  construct("VP", "pay.valuation", "(pay|pays) the valuation of {c:CardsL}", "To the bank.", "pay the valuation of target card"),
  construct(
    "VP",
    "double",
    "(double|doubles) the {t:Trait} of {c:CardsL} {d:Dur}",
    "Doubles the score it has then; it grows by 10,000 at most (MC-R159).",
    "double the BQ of target character until end of turn",
    { check: (tree) => isTurnOf("c", tree) && isFromNow(tree) },
  ),
  construct(
    "VP",
    "prevent",
    "(prevent|prevents) the next {n:INT} {t:Trait} damage to {c:CardsL} this turn",
    "The next points are not dealt.",
    "prevent the next 3 BQ damage to target character this turn",
    {
      also: ["(prevent|prevents) the next {n:INT} {t:Trait} damage that would be dealt to {c:CardsL} this turn"],
    },
  ),
  construct(
    "VP",
    "prevent.combat",
    "(prevent|prevents) all combat damage to {c:CardsL} this turn",
    "No combat damage is dealt to it.",
    "prevent all combat damage to this this turn",
    {
      also: ["(prevent|prevents) all combat damage that would be dealt to {c:CardsL} this turn"],
    },
  ),
  construct("VP", "skip", "(skip|skips) {w:Whose} next {p:Phase}", "The next one does not take place.", "skip your next Challenge phase"),
  ...["Accounting", "Buy", "Challenge", "Divest"].map((phase) =>
    construct("Phase", `phase.${phase}`, `${phase} phase`, `The ${phase} phase.`, `skip your next ${phase} phase`),
  ),
];

const costs: readonly Construct[] = [
  construct("PVP", "annihilate", "(annihilate|annihilates) {c:CardsL}", "Out of the game.", "annihilate target card"),
  construct(
    "PVP",
    "engage",
    "(engage|engages) {c:CardsL}",
    "Ready cards become engaged; only a ready card can pay a cost.",
    "engage this",
    { weight: 2 },
  ),
  construct("PVP", "pay.trait", "(pay|pays) {n:INT} {t:Trait}", "Out of the pool or by engaging cards.", "pay 2 IQ"),
  construct(
    "PVP",
    "counters.remove",
    "(remove|removes) {n:INT} development (counter|counters)@n from {c:CardsL}",
    "Back to the bank.",
    "remove 2 development counters from this",
    {
      same: [{ phrase: "(remove|removes) a development counter from {c:CardsL}", fix: { n: 1 } }],
    },
  ),
];

const acts: readonly Construct[] = [
  construct(
    "Act",
    "gets",
    "{c:CardsL} (gets|get)@c {m:Mods} {d:Dur}",
    "A temporary change; a missing score stays missing.",
    "target #GMO character gets +3 BQ until end of turn",
    { check: isSpanOf("c"), also: ["{d:Dur}, {c:CardsL} (gets|get)@c {m:Mods}"] },
  ),
  construct(
    "Act",
    "gets.each",
    "{c:CardsL} (gets|get)@c {m:Mods} for each {p:Per} {d:Dur}",
    "Counted once, when it resolves.",
    "this gets +1 BQ for each #GMO character until end of turn",
    { check: isSpanOf("c") },
  ),
  construct("Act", "gains", "{c:CardsL} (gains|gain)@c {k:GKws} {d:Dur}", "Temporary keywords.", "this gains Flying until end of turn", {
    check: isSpanOf("c"),
    also: ["{c:CardsL} (has|have)@c {k:GKws} {d:Dur}", "{d:Dur}, {c:CardsL} (gains|gain)@c {k:GKws}"],
  }),
  construct(
    "Act",
    "gets.gains",
    "{c:CardsL} (gets|get)@c {m:Mods} and (gains|gain)@c {k:GKws} {d:Dur}",
    "Both temporarily.",
    "this gets +1 BQ and gains Flying until end of turn",
    { check: isSpanOf("c"), also: ["{d:Dur}, {c:CardsL} (gets|get)@c {m:Mods} and (gains|gain)@c {k:GKws}"] },
  ),
  construct(
    "Act",
    "loses",
    "{c:CardsL} (loses|lose)@c {k:KwName} {d:Dur}",
    "The keyword has no effect for that time.",
    "target character loses Flying until end of turn",
    { check: isSpanOf("c"), also: ["{d:Dur}, {c:CardsL} (loses|lose)@c {k:KwName}"] },
  ),
  construct(
    "Act",
    "loses.all",
    "{c:CardsL} (loses|lose)@c all abilities {d:Dur}",
    "Its text has no effect for that time.",
    "target character loses all abilities until end of turn",
    { check: isSpanOf("c"), also: ["{d:Dur}, {c:CardsL} (loses|lose)@c all abilities"] },
  ),
  construct(
    "Act",
    "isAlso",
    "{c:CardsL} (is|are)@c also {t:TAG} {d:Dur}",
    "It has the tag for that time.",
    "target character is also #Human until end of turn",
    { check: isSpanOf("c"), also: ["{d:Dur}, {c:CardsL} (is|are)@c also {t:TAG}"] },
  ),
  construct(
    "Act",
    "cannot",
    "{c:CardsL} cannot {b:Bans} {d:Dur}",
    "“Cannot” beats “can”.",
    "target character cannot attack until end of turn",
    {
      check: isSpanOf("c"),
      also: ["{d:Dur}, {c:CardsL} cannot {b:Bans}", "{c:CardsL} can't {b:Bans} {d:Dur}"],
    },
  ),
  construct(
    "Act",
    "deals",
    "{c:CardsL} (deals|deal)@c {d:Dmg} to {t:CardsL}",
    "The card is the source of the damage.",
    "this deals 2 BQ damage to target character",
  ),
  construct("Dur", "dur.turn", "until end of turn", "To the end of this turn.", "this gains Flying until end of turn", {
    also: ["this turn", "until the end of the turn", "until the end of turn"],
  }),
  construct("Dur", "dur.combat", "until end of combat", "To the end of this combat.", "this gains Flying until end of combat"),
  construct(
    "Dur",
    "dur.yourTurn",
    "until the beginning of your next turn",
    "To the start of your next turn.",
    "this gains Flying until the beginning of your next turn",
  ),
];

const changes: readonly Construct[] = [
  construct("Mod", "mod.trait", "{n:SIGNED} {t:Trait}", "The score changes by that.", "+1 BQ", {
    weight: 3,
    also: [{ phrase: "{n:SIGNED} in the chosen trait", fix: { t: { is: "trait.chosen", holes: {} } } }],
  }),
  construct("Mod", "mod.all", "{n:SIGNED} to each score", "Every score it has changes by that.", "+1 to each score"),
  construct("Mod", "mod.valuation", "{n:SIGNED} valuation", "The valuation changes by that many M.", "+2 valuation"),
  construct("Mods", "mods.two", "{a:Mod} and {b:Mod}", "Both.", "+1 BQ and +1 EQ", { weight: 0.5, lists: true }),
  construct("Mods", "mods.three", "{a:Mod}, {b:Mod} and {c:Mod}", "All three.", "+1 BQ, +1 EQ and +1 MQ", { weight: 0.3, lists: true }),
  construct("GKws", "gkws.two", "{a:GKw} and {b:GKw}", "Both keywords.", "this gains Flying and Overwatch until end of turn", {
    weight: 0.5,
    lists: true,
    loose: ["{a:GKw}, {b:GKw}", "{a:GKw}, and {b:GKw}"],
  }),
  construct(
    "GKws",
    "gkws.three",
    "{a:GKw}, {b:GKw} and {c:GKw}",
    "All three keywords.",
    "this gains Flying, Elusive and Overwatch until end of turn",
    { weight: 0.3, lists: true, loose: ["{a:GKw}, {b:GKw}, and {c:GKw}", "{a:GKw}, {b:GKw}, {c:GKw}"] },
  ),
  ...[
    "attack",
    "block",
    "retaliate",
    "be attacked",
    "be blocked",
    "be engaged",
    "be targeted",
    "be sold",
    "be bought",
    "be bought from a network",
    "be destroyed",
    "be moved",
  ].map((words) => construct("Ban", `ban.${words.replaceAll(" ", "-")}`, words, `It cannot ${words}.`, `this cannot ${words}`)),
];

export const megacorpVerbs: readonly Construct[] = [...verbs, ...costs, ...acts, ...changes];
