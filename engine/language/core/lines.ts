/** Whole sentences: what opens an ability and what continues one; events, times, conditions, statics. */
import { type Construct, construct } from "../tables/construct.ts";
import { GAP, type Tree } from "../tree.ts";

const ANNOUNCED = "Use “when” for an event; “if” checks a state";
const LIMIT_FIRST = "Put the limit first";
const ONCE: Tree = { is: "limit.turn", holes: {} };

const lines: readonly Construct[] = [
  construct("Line", "line.keyword", "{k:Kw}", "A keyword, short for its definition.", "", { weight: 0.7 }),
  construct("Line", "line.static", "{s:Static}", "True as long as the card is in play.", "each card costs you 1M less"),
  construct(
    "Line",
    "line.while",
    "if {c:Conds}, {s:Static}",
    "True as long as the condition is.",
    "if it is your turn, each card costs you 1M less",
    {
      same: ["while {c:Conds}, {s:Static}"],
      also: ["as long as {c:Conds}, {s:Static}"],
      loose: [
        "{s:Static} if {c:Conds}",
        "{s:Static} while {c:Conds}",
        "{s:Static} as long as {c:Conds}",
        "{s:Static} when {c:Conds}",
        "when {c:Conds}, {s:Static}",
        "if {c:Conds}, then {s:Static}",
        "if {c:Conds} {s:Static}",
        "for as long as {c:Conds}, {s:Static}",
        "{s:Static} for as long as {c:Conds}",
      ],
    },
  ),
  construct("Line", "line.when", "when {e:Event}, {b:Body}", "Each time it happens.", "when this is destroyed, draw 1 card", {
    same: ["whenever {e:Event}, {b:Body}"],
    refuse: [{ phrase: "if {e:Event}, {b:Body}", why: ANNOUNCED }],
    loose: [
      "{b:Body} when {e:Event}",
      "{b:Body} whenever {e:Event}",
      "when {e:Event} {b:Body}",
      "whenever {e:Event} {b:Body}",
      "when {e:Event}, then {b:Body}",
    ],
  }),
  construct("Line", "line.at", "at {t:Time}, {b:Body}", "Each time this moment comes.", "at the beginning of your turn, gain 1M", {
    loose: ["{b:Body} at {t:Time}", "at {t:Time} {b:Body}", "on {t:Time}, {b:Body}"],
  }),
  construct("Line", "line.activated", "{c:Costs}: {b:Body}", "You can pay and use it whenever you can act.", "pay 1M: draw 1 card", {
    refuse: [{ phrase: "{c:Costs}, {b:Body}", why: "A cost ends with “:”" }],
  }),
  construct("Line", "line.limited", "{l:Limits}, {c:Costs}: {b:Body}", "The same, with a limit.", "once per turn, pay 1M: draw 1 card", {
    refuse: [{ phrase: "{c:Costs}: {b:Body}, {l:Limits}", why: LIMIT_FIRST }],
  }),
  construct(
    "Line",
    "line.whenLimited",
    "{l:Limits}, when {e:Event}, {b:Body}",
    "Each time it happens within the limit.",
    "once per turn, when you draw a card, gain 1M",
    {
      weight: 0.4,
      same: ["{l:Limits}, whenever {e:Event}, {b:Body}"],
      also: ["when {e:Event} {l:Limits}, {b:Body}", "whenever {e:Event} {l:Limits}, {b:Body}"],
      refuse: [
        { phrase: "when {e:Event}, {b:Body}, {l:Limits}", why: LIMIT_FIRST },
        { phrase: "whenever {e:Event}, {b:Body}, {l:Limits}", why: LIMIT_FIRST },
        { phrase: "when {e:Event}, {l:Limits}, {b:Body}", why: LIMIT_FIRST },
        { phrase: "whenever {e:Event}, {l:Limits}, {b:Body}", why: LIMIT_FIRST },
        { phrase: "the first time {e:Event} each turn, {b:Body}", fix: { l: ONCE }, why: "Write how often as a limit" },
      ],
    },
  ),
  construct(
    "Line",
    "line.atLimited",
    "{l:Limits}, at {t:Time}, {b:Body}",
    "Each time this moment comes, within the limit.",
    "once per game, at the beginning of your turn, draw 3 cards",
    { weight: 0.2, refuse: [{ phrase: "at {t:Time}, {b:Body}, {l:Limits}", why: LIMIT_FIRST }] },
  ),
  construct(
    "Line",
    "line.instead",
    "if {w:Would}, {m:May} instead",
    "Replaces what would happen, once per event.",
    "if this would be destroyed, draw 1 card instead",
    {
      refuse: [
        { phrase: "if {w:Would}, instead {m:May}", why: "Put “instead” last" },
        { phrase: "instead, if {w:Would}, {m:May}", why: "Put “instead” last" },
        { phrase: "when {w:Would}, {m:May} instead", why: "Use “if” for what would happen" },
        { phrase: "whenever {w:Would}, {m:May} instead", why: "Use “if” for what would happen" },
      ],
    },
  ),
  construct(
    "Line",
    "line.do",
    "{b:Body}",
    "Resolves when the card is played, or as the next part of the ability before it.",
    "draw 1 card",
    {
      weight: 2,
    },
  ),
  construct("Line", "line.ifYouDo", "if you do, {b:Body}", "Only if the part before it was done.", "if you do, draw 1 card", {
    also: ["if they do, {b:Body}", "if that player does, {b:Body}", "if that opponent does, {b:Body}"],
    loose: ["if you do {b:Body}", "if you do, then {b:Body}", "if they do {b:Body}", "if they do, then {b:Body}"],
  }),
  construct("Line", "line.otherwise", "otherwise, {b:Body}", "Only if the part before it was not done.", "otherwise, draw 1 card", {
    also: [
      "if you do not, {b:Body}",
      "if you don't, {b:Body}",
      "if they do not, {b:Body}",
      "if they don't, {b:Body}",
      "if that player does not, {b:Body}",
      "if that opponent does not, {b:Body}",
    ],
    loose: ["otherwise {b:Body}"],
  }),
];

const times: readonly Construct[] = [
  construct("Limit", "limit.turn", "once per turn", "Once each turn for each card.", "once per turn, pay 1M: draw 1 card", {
    also: ["once each turn"],
  }),
  construct("Limit", "limit.game", "once per game", "Once each game for each card.", "once per game, pay 1M: draw 1 card"),
  construct("Limit", "limit.yourTurn", "during your turn", "Only while it is your turn.", "during your turn, pay 1M: draw 1 card"),
  construct("Time", "time.yourTurn", "the beginning of your turn", "", "at the beginning of your turn, gain 1M", {
    also: ["the start of your turn"],
  }),
  construct("Time", "time.eachTurn", "the beginning of each turn", "", "at the beginning of each turn, gain 1M"),
  construct(
    "Time",
    "time.eachPlayersTurn",
    "the beginning of each player's turn",
    "When a player's turn begins; “that player” is this one from then on.",
    "at the beginning of each player's turn, gain 1M",
    { binds: "player" },
  ),
  construct("Time", "time.game", "the beginning of the game", "", "at the beginning of the game, gain 1M"),
  construct("Time", "time.yourEnd", "the end of your turn", "", "at the end of your turn, gain 1M"),
  construct("Time", "time.eachEnd", "the end of each turn", "", "at the end of each turn, gain 1M"),
  construct("NextTime", "next.yourTurn", "the beginning of your next turn", "", "at the beginning of your next turn, gain 1M"),
  construct("NextTime", "next.turn", "the beginning of the next turn", "", "at the beginning of the next turn, gain 1M"),
  construct("NextTime", "next.end", "the end of this turn", "", "at the end of this turn, gain 1M"),
].map((entry) => (entry.doc === "" ? { ...entry, doc: `When it is ${entry.phrase}.` } : entry));

const events: readonly Construct[] = [
  construct("Event", "event.destroyed", "{s:EvC} is destroyed", "A card is destroyed.", "when this is destroyed, draw 1 card", {
    weight: 2,
  }),
  construct("Event", "event.discarded", "{s:EvC} is discarded", "A card is discarded.", "when this is discarded, draw 1 card"),
  construct(
    "Event",
    "event.returned",
    "{s:EvC} is returned to its owner's hand",
    "A card goes back to its owner's hand.",
    "when this is returned to its owner's hand, draw 1 card",
  ),
  construct(
    "Event",
    "event.plays",
    "{p:EvP} (plays|play)@p {s:EvC}",
    "A player plays a card.",
    "whenever an opponent plays a card, gain 1M",
    { actor: "p" },
  ),
  construct(
    "Event",
    "event.discards",
    "{p:EvP} (discards|discard)@p {s:EvC}",
    "A player discards a card.",
    "whenever an opponent discards a card, gain 1M",
    { actor: "p" },
  ),
  construct(
    "Event",
    "event.draws",
    "{p:EvP} (draws|draw)@p {s:EvC}",
    "A player draws a card.",
    "whenever an opponent draws a card, gain 1M",
    { actor: "p" },
  ),
  construct(
    "Event",
    "event.destroys",
    "{p:EvP} (destroys|destroy)@p {s:EvC}",
    "A player destroys a card.",
    "whenever an opponent destroys a card, gain 1M",
    { actor: "p" },
  ),
  construct(
    "Event",
    "event.searches",
    "{p:EvP} (searches|search)@p {z:Zone}",
    "A player searches a zone.",
    "whenever an opponent searches their decks, gain 1M",
    { actor: "p" },
  ),
  construct(
    "Event",
    "event.gains",
    "{p:EvP} (gains|gain)@p money",
    "A player gains money.",
    "whenever an opponent gains money, draw 1 card",
  ),
  construct(
    "Event",
    "event.loses",
    "{p:EvP} (loses|lose)@p money",
    "A player loses money.",
    "whenever an opponent loses money, draw 1 card",
  ),
  construct(
    "Would",
    "would.destroyed",
    "{s:EvC} would be destroyed",
    "A card is about to be destroyed.",
    "if this would be destroyed, draw 1 card instead",
  ),
  construct(
    "Would",
    "would.discarded",
    "{s:EvC} would be discarded",
    "A card is about to be discarded.",
    "if this would be discarded, draw 1 card instead",
  ),
  construct("Would", "would.draw", "{p:EvP} would draw a card", "A player is about to draw.", "if you would draw a card, gain 1M instead"),
  construct(
    "Would",
    "would.lose",
    "{p:EvP} would lose money",
    "A player is about to lose money.",
    "if you would lose money, draw 1 card instead",
  ),
];

const conditions: readonly Construct[] = [
  construct(
    "Conds",
    "and",
    "{a:Cond} and {b:Cond}",
    "Both are true. Write a third condition as its own sentence.",
    "it is your turn and you control no cards",
    { weight: 0.4 },
  ),
  construct("Conds", "or", "either {a:Cond} or {b:Cond}", "One is true, or both.", "either it is your turn or you control no cards", {
    weight: 0.4,
    also: ["{a:Cond} or {b:Cond}"],
  }),
  construct("Cond", "cond.control", "you control {c:Count}", "In your networks.", "if you control no cards, draw 1 card", { weight: 2 }),
  construct(
    "Cond",
    "cond.opponentControls",
    "an opponent controls {c:Count}",
    "A single opponent.",
    "if an opponent controls no cards, draw 1 card",
  ),
  construct("Cond", "cond.there", "there are {c:CountN}", "Regardless of their controller.", "if there are 2 or more cards, draw 1 card"),
  construct("Cond", "cond.rich", "you have {m:MONEY} or more", "Your money.", "if you have 5M or more, draw 1 card"),
  construct("Cond", "cond.poor", "you have {m:MONEY} or less", "Your money.", "if you have 5M or less, gain 1M"),
  construct("Cond", "cond.hold", "you have {n:INT} or more cards in hand", "Your hand.", "if you have 3 or more cards in hand, gain 1M"),
  construct(
    "Cond",
    "cond.holdFew",
    "you have {n:INT} or fewer cards in hand",
    "Your hand.",
    "if you have 3 or fewer cards in hand, draw 1 card",
    {
      also: ["you have {n:INT} or less cards in hand"],
    },
  ),
  construct("Cond", "cond.holdNone", "you have no cards in hand", "Your hand.", "if you have no cards in hand, draw 1 card"),
  construct(
    "Cond",
    "cond.holdMore",
    "you have more cards in hand than {p:Player}",
    "Your hand and theirs.",
    "if you have more cards in hand than each opponent, gain 1M",
  ),
  construct(
    "Cond",
    "cond.holdFewer",
    "you have fewer cards in hand than {p:Player}",
    "Your hand and theirs.",
    "if you have fewer cards in hand than each opponent, draw 1 card",
  ),
  construct("Cond", "cond.state", "{s:Subj} is {t:State}", "The card is in that state.", "if this is engaged, draw 1 card"),
  construct("Cond", "cond.notState", "{s:Subj} is not {t:State}", "The card is not in that state.", "if this is not engaged, draw 1 card"),
  construct("Cond", "cond.zone", "{s:Subj} is in {z:Zone}", "The card is in that zone.", "if this is in your hand, draw 1 card"),
  construct("Cond", "cond.place", "{s:Subj} is {p:Place}", "The card is in that place.", ""),
  construct(
    "Cond",
    "cond.kind",
    "that {n:Noun:0} is a {g:Group:0}",
    "The card selected before is of that kind.",
    "if that card is a #Human card, draw 1 card",
    {
      same: [{ phrase: "it is a {g:Group:0}", fix: { n: { is: "noun.card", holes: {} } } }],
      refers: "one",
    },
  ),
  construct("Cond", "cond.yourTurn", "it is your turn", "It is your turn.", "if it is your turn, draw 1 card"),
  construct("Cond", "cond.notYourTurn", "it is not your turn", "It is another player's turn.", "if it is not your turn, draw 1 card"),
  construct(
    "Cond",
    "cond.destroyed",
    "{c:Count} (was|were)@c destroyed this turn",
    "Regardless of who destroyed them.",
    "if 2 or more cards were destroyed this turn, draw 1 card",
  ),
];

const statics: readonly Construct[] = [
  construct(
    "Static",
    "costs.less",
    "each {g:Group:0} costs {p:PlayerS} {m:MONEY} less",
    "The price that the player pays.",
    "each #Human card costs you 1M less",
    {
      loose: ["{g:Group:1} cost {p:PlayerS} {m:MONEY} less", "all {g:Group:1} cost {p:PlayerS} {m:MONEY} less"],
      refuse: [
        { phrase: "each {g:Group:0} costs {m:MONEY} less", fix: { p: GAP }, why: "Say for whom: you, each opponent or each player" },
      ],
    },
  ),
  construct(
    "Static",
    "costs.more",
    "each {g:Group:0} costs {p:PlayerS} {m:MONEY} more",
    "The price that the player pays.",
    "each #Human card costs each opponent 2M more",
    {
      loose: ["{g:Group:1} cost {p:PlayerS} {m:MONEY} more", "all {g:Group:1} cost {p:PlayerS} {m:MONEY} more"],
      refuse: [
        { phrase: "each {g:Group:0} costs {m:MONEY} more", fix: { p: GAP }, why: "Say for whom: you, each opponent or each player" },
      ],
    },
  ),
  construct(
    "Static",
    "costs.first",
    "the first {n:Noun:0} you play each turn costs you {m:MONEY} less",
    "Only the first one each turn.",
    "the first card you play each turn costs you 1M less",
  ),
  construct("Static", "players.cannot", "{p:PlayerS} cannot {b:PBan}", "“Cannot” beats “can”.", "each opponent cannot draw cards", {
    also: ["{p:PlayerS} can't {b:PBan}"],
  }),
  construct(
    "Static",
    "may.play",
    "you may play {g:Group:1}",
    "An extra permission; the rules of playing still apply.",
    "you may play #Human cards from your hand",
  ),
  construct("PBan", "ban.draw", "draw cards", "No card is drawn.", "you cannot draw cards"),
  construct("PBan", "ban.play", "play events", "No event is played.", "you cannot play events"),
  construct("PBan", "ban.gain", "gain money", "No money is gained.", "you cannot gain money"),
  construct("PBan", "ban.search", "search decks", "No deck is searched.", "you cannot search decks"),
  construct("PBan", "ban.lose", "lose the game", "The player does not lose.", "you cannot lose the game"),
];

export const sentences: readonly Construct[] = [...lines, ...times, ...events, ...conditions, ...statics];
