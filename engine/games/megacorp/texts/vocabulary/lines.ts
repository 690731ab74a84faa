/** What Megacorp's texts say is true, and what they wait for. */
import { type Construct, construct } from "../../../../language/index.ts";

const statics: readonly Construct[] = [
  construct(
    "Static",
    "static.gets",
    "{s:Scope} (gets|get)@s {m:Mods}",
    "As long as the card is in play; a missing score stays missing.",
    "each other #Human character you control gets +1 MQ",
    {
      weight: 2,
    },
  ),
  construct(
    "Static",
    "static.gets.each",
    "{s:Scope} (gets|get)@s {m:Mods} for each {p:Per}",
    "Counted all the time.",
    "this gets +1 BQ for each #GMO character you control",
  ),
  construct("Static", "static.has", "{s:Scope} (has|have)@s {k:GKws}", "Keywords while the card is in play.", "the host has Flying"),
  construct(
    "Static",
    "static.gets.has",
    "{s:Scope} (gets|get)@s {m:Mods} and (has|have)@s {k:GKws}",
    "Both.",
    "the host gets +1 BQ and has Reflexes",
  ),
  construct("Static", "static.cannot", "{s:Scope} cannot {b:Bans}", "“Cannot” beats “can”.", "this cannot be sold", {
    also: ["{s:Scope} can't {b:Bans}"],
  }),
  construct(
    "Static",
    "static.valuation",
    "{s:Scope} (has|have)@s valuation {m:MONEY}",
    "Instead of the printed one.",
    "this has valuation 15M",
    { zero: true },
  ),
  construct(
    "Static",
    "static.score",
    "{s:Scope} (has|have)@s {t:Trait} equal to {v:Value}",
    "Instead of the printed score.",
    "this has BQ equal to the number of cards you control",
  ),
  construct("Static", "static.isAlso", "{s:Scope} (is|are)@s also {t:TAG}", "It has the tag.", "each character you control is also #Human"),
  construct(
    "Static",
    "static.attackedBy",
    "{s:Scope} can be attacked only by {g:Group:1}",
    "By no other cards.",
    "this can be attacked only by #Human characters",
    {
      loose: [
        "{s:Scope} may be attacked only by {g:Group:1}",
        "{s:Scope} can only be attacked by {g:Group:1}",
        "{s:Scope} may only be attacked by {g:Group:1}",
      ],
    },
  ),
  construct(
    "Static",
    "static.twice",
    "{s:Scope} may attack twice each turn",
    "The second attack follows the same rules.",
    "this may attack twice each turn",
  ),
  construct(
    "Static",
    "static.sell",
    "you may sell this for {m:MONEY} instead of its valuation",
    "The price you are paid for it.",
    "you may sell this for 15M instead of its valuation",
  ),
  construct("Static", "static.cheaper", "this costs {m:MONEY} less", "Its own price.", "this costs 2M less"),
  construct(
    "Static",
    "costs.lessEach",
    "each {g:Group:0} costs {p:PlayerS} {m:MONEY} less for each {q:Per}",
    "The price that the player pays; counted all the time.",
    "each equipment costs you 1M less for each character you control",
  ),
  construct(
    "Static",
    "costs.moreEach",
    "each {g:Group:0} costs {p:PlayerS} {m:MONEY} more for each {q:Per}",
    "The price that the player pays; counted all the time.",
    "each event costs each opponent 1M more for each event in your open market",
  ),
  construct(
    "Static",
    "static.cheaper.each",
    "this costs {m:MONEY} less for each {p:Per}",
    "Its own price.",
    "this costs 1M less for each #Building card you control",
  ),
];

/** What happens to a card, in one passive word. */
const PASSIVES = ["deployed", "engaged", "disengaged", "annihilated", "moved", "swapped", "unbonded", "sold", "bought", "attacked"];

const events: readonly Construct[] = [
  ...PASSIVES.map((word) =>
    construct("Event", `event.${word}`, `{s:EvC} is ${word}`, `A card is ${word}.`, `when this is ${word}, draw 1 card`),
  ),
  construct(
    "Event",
    "event.deployedFromHand",
    "{s:EvC} is deployed from your hand",
    "Deployed out of your hand.",
    "when this is deployed from your hand, draw 1 card",
  ),
  construct(
    "Event",
    "event.dealt",
    "{s:EvC} is dealt damage",
    "After prevention; any trait.",
    "whenever this is dealt damage, draw 1 card",
  ),
  construct(
    "Event",
    "event.dealtTrait",
    "{s:EvC} is dealt {t:Trait} damage",
    "After prevention.",
    "whenever this is dealt BQ damage, draw 1 card",
  ),
  construct(
    "Event",
    "event.bonded",
    "{s:EvC} is bonded to {t:EvC}",
    "It goes under the other.",
    "when a card is bonded to this, draw 1 card",
  ),
  ...[
    ["attacks", "It attacks."],
    ["blocks", "It blocks."],
    ["becomes blocked", "Another card blocks its attack."],
    ["becomes orphaned", "It is no longer connected to its Business."],
    ["retaliates", "It retaliates."],
    ["leaves the network", "Wherever it goes."],
    ["gets a development counter", "For each counter."],
    ["deals combat damage", "To any card."],
  ].map(([words = "", doc = ""]) =>
    construct("Event", `event.${words.replaceAll(" ", "-")}`, `{s:EvC} ${words}`, doc, `when this ${words}, draw 1 card`),
  ),
  construct(
    "Event",
    "event.deals",
    "{s:EvC} deals damage to {t:EvC}",
    "After prevention.",
    "whenever this deals damage to a location, draw 1 card",
    { also: ["{t:EvC} is dealt damage by {s:EvC}"] },
  ),
  construct(
    "Event",
    "event.dealsCombat",
    "{s:EvC} deals combat damage to {t:EvC}",
    "After prevention, in combat.",
    "whenever this deals combat damage to a Business, draw 1 card",
  ),
  construct(
    "Event",
    "event.destroysInCombat",
    "{s:EvC} destroys {t:EvC} in combat",
    "By combat damage.",
    "whenever this destroys a card in combat, draw 1 card",
  ),
  ...["deploy", "buy", "sell", "engage"].map((verb) =>
    construct(
      "Event",
      `event.player.${verb}`,
      `{p:EvP} (${verb}s|${verb})@p {s:EvC}`,
      `A player ${verb}s a card.`,
      `whenever you ${verb} a card, draw 1 card`,
    ),
  ),
  construct(
    "Event",
    "event.produces",
    "{p:EvP} (produces|produce)@p {t:Trait}",
    "By engaging a card.",
    "whenever you produce BQ, draw 1 card",
  ),
  construct(
    "Event",
    "event.activates",
    "{p:EvP} (activates|activate)@p an ability",
    "Its price is paid.",
    "whenever an opponent activates an ability, draw 1 card",
  ),
];

const conditions: readonly Construct[] = [
  construct(
    "Cond",
    "cond.counters",
    "{s:Subj} has {n:INT} or more development counters",
    "The counters on it.",
    "if this has 3 or more development counters, draw 1 card",
  ),
  construct(
    "Cond",
    "cond.score",
    "{s:Subj} has {t:Trait} {n:INT} or more",
    "The score it has then.",
    "if this has BQ 3 or more, draw 1 card",
  ),
  construct(
    "Cond",
    "cond.attacked",
    "{s:Subj} attacked this turn",
    "In any combat of this turn.",
    "if this attacked this turn, draw 1 card",
  ),
  construct(
    "Cond",
    "cond.richest",
    "you have more money than each opponent",
    "Strictly more.",
    "if you have more money than each opponent, draw 1 card",
  ),
  construct(
    "Cond",
    "cond.poorest",
    "you have less money than each opponent",
    "Strictly less.",
    "if you have less money than each opponent, gain 3M",
    { loose: ["you have the least money", "you have less money than every opponent", "each opponent has more money than you"] },
  ),
  construct(
    "Cond",
    "cond.playedCards",
    "{c:CountN} were played this turn",
    "By any player; a card that was played twice counts once.",
    "if 2 or more events were played this turn, draw 1 card",
    { loose: ["{c:CountN} have been played this turn", "players played {c:CountN} this turn"] },
  ),
  construct(
    "Would",
    "would.dealt",
    "{s:EvC} would be dealt damage",
    "Damage is about to be dealt.",
    "if this would be dealt damage, draw 1 card instead",
  ),
  construct(
    "Would",
    "would.annihilated",
    "{s:EvC} would be annihilated",
    "It is about to leave the game.",
    "if this would be annihilated, draw 1 card instead",
  ),
  construct(
    "Would",
    "would.destroy",
    "{s:EvC} would destroy {t:EvC} in combat",
    "By combat damage.",
    "if this would destroy a card in combat, annihilate that card instead",
  ),
  construct("Limit", "limit.buy", "during your Buy phase", "Only in that phase.", "during your Buy phase, pay 1M: draw 1 card"),
  construct("Limit", "limit.combat", "during combat", "Only during a combat.", "during combat, pay 1M: draw 1 card"),
  ...["Buy", "Challenge", "Divest"].map((phase) =>
    construct(
      "Time",
      `time.${phase}`,
      `the beginning of your ${phase} phase`,
      `When your ${phase} phase begins.`,
      `at the beginning of your ${phase} phase, gain 1M`,
    ),
  ),
];

export const megacorpLines: readonly Construct[] = [...statics, ...events, ...conditions];
