/** Megacorp's further words for bounds: how often at most, against whom; same names; cards that are given and lose keywords; more cards to draw. */
import { type Construct, construct, isTree } from "../../../../language/index.ts";

const bans: readonly Construct[] = [
  construct(
    "Ban",
    "ban.deal-combat-damage",
    "deal combat damage",
    "Neither in attack nor in retaliation (MC-R192).",
    "this cannot deal combat damage",
  ),
  construct(
    "Ban",
    "ban.be-cancelled",
    "be cancelled",
    "What it has on the stack is not cancelled by a text (MC-R193).",
    "this cannot be cancelled",
    { also: ["be countered"] },
  ),
  construct(
    "Static",
    "static.targetedNone",
    "{s:Scope} cannot be targeted by {g:Group:1}",
    "Neither by their effects nor by their abilities (MC-R194).",
    "this cannot be targeted by events",
    {
      also: ["{s:Scope} can't be targeted by {g:Group:1}"],
      loose: ["{s:Scope} cannot be the target of {g:GB:1}", "{s:Scope} (is|are)@s immune to {g:GB:1}"],
    },
  ),
  construct(
    "Static",
    "static.targetedOnly",
    "{s:Scope} can be targeted only by {g:Group:1}",
    "By no other cards (MC-R194).",
    "this can be targeted only by cards docked to this",
    { loose: ["{s:Scope} can only be targeted by {g:Group:1}", "{s:Scope} may only be targeted by {g:Group:1}"] },
  ),
  construct(
    "PBan",
    "ban.deployMore",
    "deploy more than {n:INT} {g:Group:@n} each turn",
    "Counts those that were deployed or bought this turn and that the player controls (MC-R195).",
    "each player cannot deploy more than 1 character each turn",
    {
      weight: 5,
      also: ["deploy more than {n:INT} {g:Group:@n} per turn"],
    },
  ),
  construct(
    "PBan",
    "ban.attackMore",
    "declare more than {n:INT} (attack|attacks)@n each turn",
    "Counts all attacks of cards that the player controls (MC-R195).",
    "each player cannot declare more than 1 attack each turn",
    { weight: 4, also: ["attack more than {n:INT} (time|times)@n each turn"] },
  ),
];

const said: readonly Construct[] = [
  construct(
    "Static",
    "players.openHand",
    "{p:PlayerS} (plays|play)@p with (their|your)@p hand revealed",
    "All players see its cards, and those that come to it (MC-R241).",
    "each opponent plays with their hand revealed",
    {
      weight: 0.3,
      loose: [
        "{p:PlayerS} (plays|play)@p with (their|your)@p hands revealed",
        "{p:PlayerS} (plays|play)@p with (their|your)@p hand face up",
        "{p:PlayerS} (plays|play)@p with (their|your)@p hand open",
        "{p:PlayerS} (keeps|keep)@p (their|your)@p hand revealed",
        "{p:PlayerS} (reveals|reveal)@p (their|your)@p hand at all times",
      ],
    },
  ),
  construct(
    "With",
    "with.sameName",
    "with the same name as {n:Near}",
    "Exactly the same; both must be seen.",
    "each card with the same name as this",
    {
      also: ["with the same name as {n:Near} has"],
      // Of what lies in a zone there are words of its own.
      check: ({ holes: { n } }) => !isTree(n) || n.is !== "near.aIn",
    },
  ),
  construct(
    "Static",
    "static.loses",
    "{s:Scope} (loses|lose)@s {k:KwName}",
    "Printed or given, the keyword has no effect (MC-R196).",
    "each character an opponent controls loses Flying",
    { loose: ["{s:Scope} (has|have)@s no {k:KwName}"] },
  ),
  construct("Static", "static.everyTag", "this has every tag", "Every tag that there is.", "this has every tag", {
    also: ["this has all tags"],
  }),
  construct(
    "Static",
    "static.drawsMore",
    "{p:PlayerS} (draws|draw)@p {n:INT} more (card|cards)@n in (their|your)@p Accounting phase",
    "In step 6 of the phase (MC-5.2).",
    "you draw 1 more card in your Accounting phase",
    {
      loose: [
        "{p:PlayerS} (draws|draw)@p {n:INT} additional (card|cards)@n in (their|your)@p Accounting phase",
        "{p:PlayerS} (draws|draw)@p {n:INT} extra (card|cards)@n in (their|your)@p Accounting phase",
      ],
    },
  ),
  construct("Static", "static.free", "this costs nothing", "No money; traits are still paid (MC-R197).", "this costs nothing", {
    also: ["this is free", "this costs 0M"],
  }),
  construct(
    "Static",
    "static.gets.eachMost",
    "{s:Scope} (gets|get)@s {m:Mods} for each {p:Per}, up to {n:INT} (time|times)@n",
    "Counted all the time, and never more often than that.",
    "this gets +1 BQ for each #GMO character you control, up to 3 times",
    {
      also: ["{s:Scope} (gets|get)@s {m:Mods} for each {p:Per}, at most {n:INT} (time|times)@n"],
      weight: 0.5,
    },
  ),
];

const asked: readonly Construct[] = [
  construct(
    "Cond",
    "cond.countersRange",
    "{s:Subj} has {n:INT} to {m:INT} development counters",
    "At least the first number, at most the second.",
    "if this has 3 to 5 development counters, draw 1 card",
    { also: ["{s:Subj} has between {n:INT} and {m:INT} development counters"] },
  ),
  construct(
    "Cond",
    "cond.eachRich",
    "each player has {m:MONEY} or more",
    "Every player who is in the game.",
    "if each player has 5M or more, draw 1 card",
    { also: ["all players have {m:MONEY} or more"] },
  ),
  construct(
    "Cond",
    "cond.eachPoor",
    "each player has {m:MONEY} or less",
    "Every player who is in the game.",
    "if each player has 3M or less, draw 1 card",
    { also: ["all players have {m:MONEY} or less"] },
  ),
  construct(
    "Event",
    "event.takesControl",
    "{p:EvP} (gains|gain)@p control of {s:EvC}",
    "A card that the player did not control.",
    "whenever an opponent gains control of a character, draw 1 card",
    { also: ["{p:EvP} (takes|take)@p control of {s:EvC}"] },
  ),
];

const acts: readonly Construct[] = [
  construct("Act", "draw.game", "the game is a draw", "All players lose together (MC-13.10).", "the game is a draw", {
    also: ["the game ends in a draw"],
  }),
  construct(
    "VP",
    "shuffle.hand",
    "(shuffle|shuffles) {w:Whose} hand into {z:Zone}",
    "All its cards are put there, and its order is lost.",
    "shuffle your hand into your main deck",
  ),
  construct(
    "Per",
    "way.per.shuffled",
    "card shuffled this way",
    "By the instructions before, in this ability.",
    "shuffle your hand into your main deck, then gain 1M for each card shuffled this way",
  ),
  construct(
    "Value",
    "way.number.shuffled",
    "the number of cards shuffled this way",
    "By the instructions before, in this ability.",
    "shuffle your hand into your main deck, then draw cards equal to the number of cards shuffled this way",
  ),
];

export const megacorpFurther: readonly Construct[] = [...bans, ...said, ...asked, ...acts];

/** What search by meaning finds them by, where their own words will not do. */
export const FURTHER_FINDS: Readonly<Record<string, string>> = {
  "players.openHand": "does:reveal zone:hand",
  "static.targetedNone": "does:protect",
  "static.targetedOnly": "does:protect",
  "static.drawsMore": "does:draw",
  "static.free": "does:cheaper",
  "cond.countersRange": "cond:counters",
  "cond.eachRich": "cond:money",
  "cond.eachPoor": "cond:money",
  "event.takesControl": "when:control",
  "draw.game": "does:lose-game",
  "shuffle.hand": "does:shuffle",
  "way.per.shuffled": "",
  "way.number.shuffled": "",
};
