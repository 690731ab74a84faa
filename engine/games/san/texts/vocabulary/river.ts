/** San's words for the River and the Supply, what cards cost, and what the turn still brings. */
import { type Construct, construct } from "../../../../language/index.ts";
import { forThem, forYou } from "../durations.ts";

const zones: readonly Construct[] = [
  construct(
    "Zone",
    "zone.supply",
    "the Supply",
    "The pile that refills the River; its top card is open (SAN-7.5).",
    "the top card of the Supply",
  ),
  construct(
    "Kind",
    "kind.starting",
    "starting",
    "It belongs to a Corporation's starting deck (SAN-3.2).",
    "destroy a starting card from your hand",
  ),
];

const costs: readonly Construct[] = [
  construct("With", "with.costMore", "with cost {n:INT} or more", "Its printed cost.", "a River card with cost 5 or more"),
  construct("With", "with.costExactly", "with cost {n:INT}", "Its printed cost.", "a River card with cost 3"),
  construct("With", "with.revenue", "with revenue {n:INT} or more", "Its printed Revenue (SAN-7.1).", "a card with revenue 2 or more"),
  construct(
    "With",
    "with.crossingMore",
    "with Crossing Cost {n:INT} or more",
    "As it is in its slot now (SAN-10.2), before texts.",
    "a River card with Crossing Cost 4 or more",
  ),
  construct(
    "ValueN",
    "cost.of",
    "that {n:Noun:0}'s cost",
    "Its printed cost; 0 if it has none.",
    "choose a played card, then gain Corruption equal to that card's cost",
    {
      same: [{ phrase: "its cost", fix: { n: { is: "noun.card", holes: {} } } }],
      refers: "one",
    },
  ),
  construct(
    "ValueN",
    "revenue.of",
    "that {n:Noun:0}'s revenue",
    "Its printed Revenue.",
    "choose a played card, then gain revenue equal to that card's revenue",
    {
      same: [{ phrase: "its revenue", fix: { n: { is: "noun.card", holes: {} } } }],
      refers: "one",
    },
  ),
  construct(
    "Value",
    "revenue.unused",
    "your unused revenue",
    "What is left of it now (SAN-7.7).",
    "gain Propaganda equal to your unused revenue",
  ),
  construct(
    "Value",
    "revenue.highest",
    "the highest revenue among {g:Group:1}",
    "Of what is printed on them; 0 if there are none.",
    "gain revenue equal to the highest revenue among played cards",
  ),
  construct(
    "Value",
    "revenue.total",
    "the total revenue of {g:Group:1}",
    "Of what is printed on them.",
    "gain revenue equal to the total revenue of played cards",
    {
      loose: [{ phrase: "the total revenues of {g:Group:1}" }],
    },
  ),
  construct(
    "Value",
    "cost.highest",
    "the highest cost among {g:Group:1}",
    "Of what is printed on them; 0 if there are none.",
    "gain revenue equal to the highest cost among played cards",
  ),
];

const verbs: readonly Construct[] = [
  construct(
    "VP",
    "gain.iconEqual",
    "(gain|gains) {i:Icon} equal to {v:Value}",
    "Counted when it is carried out; into this turn's pool.",
    "gain Hacking equal to the number of played cards",
  ),
  construct(
    "VP",
    "gain.revenueEqual",
    "(gain|gains) revenue equal to {v:Value}",
    "Counted when it is carried out.",
    "gain revenue equal to the number of played cards",
  ),
  construct(
    "VP",
    "play.anyType",
    "(play|plays) {c:CardsL} regardless of (its|their)@c type",
    "The one type of the turn does not limit it (SAN-R40). From the hand unless the words name another place.",
    "play a card from your discard regardless of its type",
  ),
  construct(
    "VP",
    "buy.free",
    "(buy|buys) {c:CardsL} for free",
    "At once, whatever its Cost (SAN-R48). From the River.",
    "you may buy a River card with cost 3 or less for free",
  ),
  construct(
    "VP",
    "copy.effects",
    "(copy|copies) the effects of {c:CardsL}",
    "What the text of that card does, as if it were printed here; this card keeps its type (SAN-R41).",
    "copy the effects of a played card",
  ),
  construct(
    "VP",
    "apply.again",
    "(apply|applies) the effects of {c:CardsL} again",
    "What its text does, once more (SAN-R41).",
    "apply the effects of a played card again",
  ),
  construct(
    "VP",
    "marker.any",
    "(move|moves) the marker {n:INT} (space|spaces)@n",
    "Back along your own Virus card and forward along the opposing ones, as Hacking moves it (SAN-11.2, SAN-11.3).",
    "move the marker 2 spaces",
  ),
  construct(
    "VP",
    "marker.first",
    "(put|puts) the marker on the first space of the Virus card it is on",
    "At the Central Port it stays there.",
    "put the marker on the first space of the Virus card it is on",
  ),
];

const asked: readonly Construct[] = [
  construct(
    "Cond",
    "cond.tokens",
    "you have {n:INT} or more Hand Bonus tokens",
    "Those won so far (SAN-10.6).",
    "if you have 1 or more Hand Bonus tokens, draw 1 card",
    {
      same: [{ phrase: "you have a Hand Bonus token", fix: { n: 1 } }],
    },
  ),
  construct(
    "Cond",
    "cond.noTokens",
    "you have no Hand Bonus tokens",
    "None won so far (SAN-10.6).",
    "if you have no Hand Bonus tokens, draw 1 card",
  ),
  construct(
    "Cond",
    "cond.firstTurn",
    "it is your first turn of the game",
    "Counts your own turns.",
    "if it is your first turn of the game, draw 1 card",
  ),
  construct(
    "Cond",
    "cond.early",
    "it is your first or second turn of the game",
    "Counts your own turns.",
    "if it is your first or second turn of the game, draw 1 card",
  ),
  construct(
    "Event",
    "event.buys",
    "{p:EvP} (buys|buy)@p {s:EvC}",
    "It is paid and goes to the discard (SAN-7.4).",
    "whenever you buy a card, gain 1 revenue",
    { actor: "p" },
  ),
  construct(
    "Event",
    "event.refilled",
    "the River is refilled",
    "Once for each card that comes from the Supply (SAN-7.5).",
    "whenever the River is refilled, gain 1 Propaganda",
  ),
  construct(
    "Event",
    "event.passes",
    "{p:EvP} (passes|pass)@p a Virus card",
    "The marker leaves it at its end (SAN-11.4).",
    "whenever you pass a Virus card, draw 1 card",
  ),
  construct(
    "Would",
    "would.corrupt",
    "{p:EvP} would corrupt {s:EvC}",
    "It is about to go to the Corruption Zone.",
    "if you would corrupt a card, draw 1 card instead",
    { actor: "p" },
  ),
];

const statics: readonly Construct[] = [
  construct("Static", "static.uncopied", "this cannot be copied", "No text copies it (SAN-R42).", "this cannot be copied"),
  construct(
    "Static",
    "static.refill",
    "when you refill your hand this turn, draw {n:INT} more (card|cards)@n",
    "Beyond the hand size (SAN-8.3), even with a full hand.",
    "when you refill your hand this turn, draw 2 more cards",
    {
      loose: [
        "when you refill your hand this turn, draw {n:INT} additional (card|cards)@n",
        "when you refill your hand this turn, draw {n:INT} extra (card|cards)@n",
      ],
    },
  ),
  construct(
    "Static",
    "static.evenCrossing",
    "corrupted cards do not increase your Crossing Costs",
    "Those of the opponent add nothing for you (SAN-10.2).",
    "corrupted cards do not increase your Crossing Costs",
  ),
];

const bans: readonly Construct[] = [
  ...(["buy", "corrupt", "cross"] as const).map((verb) =>
    construct(
      "PBan",
      `ban.${verb}`,
      `${verb} {t:Noun:1}`,
      `No card of that kind is ${{ buy: "bought", corrupt: "corrupted", cross: "crossed" }[verb]}.`,
      `you cannot ${verb} cards`,
    ),
  ),
  construct(
    "Static",
    "static.playIf",
    "this can be played only if {c:Conds}",
    "Asked each time before it is played, wherever from (SAN-R68).",
    "this can be played only if you played a Propaganda card this turn",
    {
      also: [
        ...["play this only if {c:Conds}", "you can play this only if {c:Conds}", "you may play this only if {c:Conds}"],
        "you cannot play this unless {c:Conds}",
      ],
      loose: [
        ...["play only if {c:Conds}", "only play this if {c:Conds}", "this may be played only if {c:Conds}"],
        ...["this may only be played if {c:Conds}", "this can only be played if {c:Conds}", "playable only if {c:Conds}"],
        ...["you can only play this if {c:Conds}", "you may only play this if {c:Conds}", "only playable if {c:Conds}"],
        ...["this cannot be played unless {c:Conds}", "you may not play this unless {c:Conds}", "do not play this unless {c:Conds}"],
      ],
    },
  ),
  construct("PBan", "ban.playThose", "play {t:Noun:1}", "No card of that kind is played.", "you cannot play Equipment cards"),
  construct(
    "Act",
    "you.cannotFor",
    "you cannot {b:PBan} {d:Dur}",
    "“Cannot” beats “can”; for that time (SAN-R43).",
    "you cannot draw cards until end of turn",
    { check: forYou },
  ),
  construct(
    "Act",
    "players.cannotFor",
    "{p:Player} cannot {b:PBan} {d:Dur}",
    "“Cannot” beats “can”; for that time (SAN-R43).",
    "target opponent cannot buy cards until the beginning of your next turn",
    { check: forThem },
  ),
  construct("Dur", "dur.turn", "until end of turn", "To the end of this turn.", "you cannot draw cards until end of turn", {
    also: ["this turn", "until the end of the turn", "until the end of turn"],
  }),
  construct(
    "Dur",
    "dur.yourTurn",
    "until the beginning of your next turn",
    "To the start of your next turn.",
    "each player cannot play Equipment cards until the beginning of your next turn",
    {
      also: ["until your next turn", "until the start of your next turn"],
    },
  ),
  construct(
    "Dur",
    "dur.nextTheirs",
    "during their next turn",
    "From its beginning to its end (SAN-R47).",
    "target opponent cannot buy cards during their next turn",
    { also: ["on their next turn"] },
  ),
  construct(
    "Dur",
    "dur.endTheirs",
    "until the end of their next turn",
    "From now on (SAN-R47).",
    "target opponent cannot buy cards until the end of their next turn",
  ),
  construct(
    "Dur",
    "dur.nextYours",
    "during your next turn",
    "From its beginning to its end (SAN-R47).",
    "you cannot buy cards during your next turn",
    { also: ["on your next turn"] },
  ),
  construct(
    "Dur",
    "dur.endYours",
    "until the end of your next turn",
    "From now on (SAN-R47).",
    "you cannot buy cards until the end of your next turn",
  ),
  construct(
    "VP",
    "skip",
    "(skip|skips) {w:Whose} next {p:Phase}",
    "The next one does not take place (SAN-R43).",
    "skip your next Refill phase",
  ),
  construct("Phase", "phase.buy", "Buy phase", "Phase 2 (SAN-5.1).", "skip your next Buy phase"),
  construct("Phase", "phase.refill", "Refill phase", "Phase 4 (SAN-5.1).", "skip your next Refill phase"),
];

export const RIVER_WORDS: readonly Construct[] = [...bans, ...zones, ...costs, ...verbs, ...asked, ...statics];

/** What search by meaning finds them by, where their own words will not do. */
export const RIVER_FINDS: Readonly<Record<string, string>> = {
  "zone.supply": "zone:supply",
  "gain.iconEqual": "does:gain",
  "gain.revenueEqual": "does:gain",
  "play.anyType": "does:play",
  "buy.free": "does:buy",
  "copy.effects": "does:copy",
  "apply.again": "does:copy",
  "marker.any": "does:marker",
  "marker.first": "does:marker",
  "cond.tokens": "cond:tokens",
  "cond.noTokens": "cond:tokens",
  "event.buys": "when:bought",
  "event.refilled": "when:refilled zone:river",
  "event.passes": "when:passed",
  "would.corrupt": "when:would-corrupt",
  "you.cannotFor": "does:cannot",
  "players.cannotFor": "does:cannot",
  "static.playIf": "does:cannot",
  skip: "does:skip",
  "static.refill": "does:hand-size zone:hand",
  "static.evenCrossing": "does:cheaper",
};
