/** The noun phrase: determiners, the modifiers of a noun in their one order, players, zones. */
import { type Construct, construct } from "../construct.ts";

const SAY_WHICH = "Say which: a, target or each";
const CARD = { is: "noun.card", holes: {} };

const ORDER = "A noun's modifiers have one order: controller, zone, “with …”, place";
const part = (name: string) => ({ is: `{${name}}`, holes: {} });
const controlled = { is: "controlled", holes: { h: part("h"), c: part("c") } };

/** The head of a noun phrase with its modifiers, innermost first; each level stands at most once. */
const modifiers: readonly Construct[] = [
  construct("Noun", "noun.card", "(card|cards)", "Any card.", "each card"),
  construct("Head", "either", "{a:Noun:=} or {b:Noun:=}", "One noun or the other; what follows speaks of both.", "card or card", {
    check: ({ holes }) => JSON.stringify(holes["a"]) !== JSON.stringify(holes["b"]),
    weight: 0.3,
  }),
  construct("Named", "named", "{h:Head:=} named {n:NAME}", "Only cards of that name.", 'each card named "Tidal Wave"', { weight: 0.3 }),
  construct("Controlled", "controlled", "{h:Named:=} {c:Ctrl}", "Only cards with that controller or owner.", "each card you control"),
  construct(
    "Zoned",
    "zoned",
    "{g:Controlled:=} in {z:Zone}",
    "Only cards in that zone; without one, each verb has its own.",
    "a card in your hand",
    {
      same: ["{g:Controlled:=} from {z:Zone}"],
      refuse: [{ phrase: "{h:Named:=} in {z:Zone} {c:Ctrl}", fix: { g: controlled }, why: ORDER }],
    },
  ),
  construct("Having", "having", "{g:Zoned:=} {w:With}", "Only cards with that property.", "", {
    refuse: [{ phrase: "{h:Named:=} {w:With} {c:Ctrl}", fix: { g: controlled }, why: ORDER }],
  }),
  construct("Placed", "placed", "{g:Having:=} {p:Place}", "Only cards in that place.", "", {
    refuse: [
      { phrase: "{z:Zoned:=} {p:Place} {w:With}", fix: { g: { is: "having", holes: { g: part("z"), w: part("w") } } }, why: ORDER },
      { phrase: "{h:Named:=} {p:Place} {c:Ctrl}", fix: { g: controlled }, why: ORDER },
    ],
  }),
  construct("Past", "past", "{g:Placed:=} {h:History}", "Only cards that this happened to this turn.", "each card destroyed this turn"),
  construct("Kinded", "kinded", "{k:Kind} {g:Kinded:=}", "Only cards of that kind.", "each #Human card", {
    weight: 1.5,
    also: [{ phrase: "{k:Kind}", fix: { g: CARD } }],
  }),
  construct("Stated", "stated", "{s:State} {g:Kinded:=}", "Only cards in that state.", "each engaged card"),
  construct("Group", "other", "other {g:Stated:=}", "Not this card.", "each other card", { weight: 0.5 }),
  construct(
    "GB",
    "kinded.near",
    "{k:Kind} {g:GB:=}",
    "Only cards of that kind; a noun inside a noun has no more than kinds and a controller.",
    "a #Human card is engaged",
    { weight: 0.5 },
  ),
];

const kinds: readonly Construct[] = [
  construct("Kind", "tag", "{t:TAG}", "The tag is printed on it, or was gained.", "each #Human card"),
  construct("Kind", "tag.either", "{a:TAG} or {b:TAG}", "It has one of the tags, or both.", "each #Human or #GMO card"),
  construct("Kind", "tag.not", "non-{t:TAG}", "It does not have the tag.", "each non-#Human card"),
  construct("Ctrl", "ctrl.you", "you control", "You are its controller.", "each card you control"),
  construct("Ctrl", "ctrl.opponent", "an opponent controls", "Its controller is not you.", "each card an opponent controls"),
  construct("Ctrl", "ctrl.that", "that player controls", "Its controller is the one player bound.", "each card that player controls", {
    same: ["that opponent controls"],
    refers: "player",
  }),
  construct("Ctrl", "ctrl.they", "they control", "Its controller is the player who acts.", "a card they control", { refers: "actor" }),
  construct("Ctrl", "own.you", "you own", "It came from your deck.", "each card you own"),
  construct("State", "state.engaged", "engaged", "It is engaged.", "each engaged card"),
  construct("State", "state.disengaged", "disengaged", "It is not engaged.", "each disengaged card"),
  construct("State", "state.damaged", "damaged", "There is damage on it.", "each damaged card"),
  construct("History", "history.destroyed", "destroyed this turn", "It was destroyed this turn.", "each card destroyed this turn"),
  construct("History", "history.deployed", "deployed this turn", "It was deployed this turn.", "each card deployed this turn"),
  construct("History", "history.played", "played this turn", "It was played this turn.", "each card played this turn"),
  construct("History", "history.attacked", "that attacked this turn", "It attacked this turn.", "each card that attacked this turn"),
];

const selections: readonly Construct[] = [
  construct("Cards", "this", "this", "The card that the text is on.", "destroy this", { num: 0, weight: 2 }),
  construct(
    "Cards",
    "that",
    "that {n:Noun:0}",
    "The one selection of that noun made before in the ability; “that card” is any.",
    "that card",
    {
      num: 0,
      same: [{ phrase: "it", fix: { n: CARD } }],
      refers: "one",
    },
  ),
  construct("Cards", "those", "those {n:Noun:1}", "The selection of several cards made before in the ability.", "those cards", {
    num: 1,
    same: [{ phrase: "them", fix: { n: CARD } }],
    refers: "many",
  }),
  construct(
    "Cards",
    "target",
    "target {g:Stated:0}",
    "You choose it when the ability is announced; checked again when it is carried out.",
    "target card",
    {
      num: 0,
      binds: "one",
      weight: 2,
      refuse: [{ phrase: "{g:Stated:0}", why: SAY_WHICH }],
    },
  ),
  construct("Cards", "target.another", "another target {g:Stated:0}", "A target that differs from the one before.", "another target card", {
    num: 0,
    binds: "one",
  }),
  construct(
    "Cards",
    "target.upTo",
    "up to {n:INT} target {g:Group:@n}",
    "You choose that many or fewer when the ability is announced.",
    "up to 2 target cards",
    {
      num: "n",
      binds: "many",
    },
  ),
  construct("Cards", "some", "{n:INT} {g:Stated:@n}", "You choose that many when it is carried out, without targeting.", "2 cards", {
    num: "n",
    binds: "byNumber",
    weight: 2,
    same: [{ phrase: "a {g:Stated:0}", fix: { n: 1 } }],
    refuse: [{ phrase: "{g:Stated:0}", fix: { n: 1 }, as: 1, why: SAY_WHICH }],
  }),
  construct("Cards", "some.other", "{n:INT:1} other {g:Stated:1}", "You choose that many, but not this card.", "2 other cards", {
    num: 1,
    binds: "many",
  }),
  construct("Cards", "another", "another {g:Stated:0}", "You choose one when it is carried out, but not this card.", "another card", {
    num: 0,
    binds: "one",
  }),
  construct(
    "Cards",
    "upTo",
    "up to {n:INT} {g:Group:@n}",
    "You choose that many or fewer when it is carried out; none is allowed.",
    "up to 2 cards",
    {
      num: "n",
      binds: "many",
    },
  ),
  construct(
    "Cards",
    "anyNumber",
    "any number of {g:Group:1}",
    "You choose as many as you like when it is carried out.",
    "any number of cards",
    {
      num: 1,
      binds: "many",
    },
  ),
  construct("Cards", "each", "each {g:Group:0}", "All of them at that moment, at once.", "each card", {
    num: 0,
    binds: "many",
    weight: 2,
    also: ["all {g:Group:1}", "every {g:Group:0}"],
    each: true,
    refuse: [{ phrase: "{g:Group:0}", why: SAY_WHICH }],
  }),
  construct("Cards", "random", "{n:INT} random {g:Group:@n}", "That many, drawn by lot.", "2 random cards", {
    num: "n",
    binds: "byNumber",
    same: [{ phrase: "a random {g:Group:0}", fix: { n: 1 } }],
  }),
  construct("Cards", "top", "the top {n:INT} (card|cards)@n of {z:Zone}", "In order, from the top.", "the top 2 cards of your hand", {
    num: "n",
    binds: "byNumber",
    same: [{ phrase: "the top card of {z:Zone}", fix: { n: 1 } }],
  }),
  construct("Cards", "ofThose", "{n:INT} of those {m:Noun:1}", "You choose that many of the cards selected before.", "2 of those cards", {
    num: "n",
    binds: "byNumber",
    same: [{ phrase: "{n:INT} of them", fix: { m: CARD } }],
    refers: "many",
  }),
  construct("Cards", "rest", "the rest", "Those of the cards selected before that were not chosen since.", "the rest", {
    num: 1,
    refers: "rest",
  }),
  construct("Cards", "chosen", "the chosen {n:Noun:0}", "The one selected by “choose”.", "the chosen card", { num: 0, refers: "chosen" }),
  construct(
    "CardsL",
    "both",
    "{a:Cards} and {b:Cards}",
    "Both selections; each has its own determiner and modifiers.",
    "this and target card",
    {
      num: 1,
      weight: 0.5,
    },
  ),
];

/** The nouns that stand inside other phrases, with fewer determiners. */
const narrow: readonly Construct[] = [
  construct("Near", "near.this", "this", "The card that the text is on.", "this"),
  construct("Near", "near.that", "that {n:Noun:0}", "The card selected before.", "that card", { refers: "one" }),
  construct("Near", "near.a", "a {g:GB:0}", "Any one of them.", "a #Human card"),
  construct("Near", "near.target", "target {g:GB:0}", "You choose it when the ability is announced.", "target #Human card", {
    binds: "one",
  }),
  construct("Subj", "subj.this", "this", "The card that the text is on.", "if this is engaged, draw 1 card"),
  construct("Subj", "subj.that", "that {n:Noun:0}", "The card selected before.", "that card is engaged", { refers: "one" }),
  construct("Subj", "subj.a", "a {g:GB:0}", "At least one.", "a #Human card is engaged"),
  construct("Scope", "scope.this", "this", "The card that the text is on.", "this", { num: 0 }),
  construct("Scope", "scope.each", "each {g:Group:0}", "All of them, as long as they are.", "each #Human card", {
    num: 0,
    also: ["all {g:Group:1}"],
    binds: "many",
    each: true,
  }),
  construct("EvC", "ev.this", "this", "The card that the text is on.", "this"),
  construct("EvC", "ev.a", "a {g:Stated:0}", "Any one; “that …” is this card from then on.", "a #Human card", { binds: "one" }),
  construct("EvC", "ev.another", "another {g:Stated:0}", "Any one but this card.", "another card", { binds: "one" }),
];

const players: readonly Construct[] = [
  construct("PlayerF", "player.target", "target opponent", "You choose the opponent when the ability is announced.", "target opponent", {
    num: 0,
    binds: "player",
    refuse: [{ phrase: "your opponent", why: "Say which opponent: target opponent or each opponent" }],
  }),
  construct("PlayerF", "player.eachOpponent", "each opponent", "All opponents, in turn order.", "each opponent", {
    num: 0,
    also: ["each other player"],
  }),
  construct("PlayerF", "player.each", "each player", "All players, the acting one first.", "each player", { num: 0 }),
  construct(
    "Player",
    "player.targetPlayer",
    "target player",
    "You choose the player when the ability is announced; it may be you.",
    "target player",
    {
      num: 0,
      binds: "player",
    },
  ),
  construct("Player", "player.opponent", "an opponent", "You choose the opponent when it is carried out.", "an opponent loses 1M", {
    num: 0,
    binds: "player",
  }),
  construct("Player", "player.that", "that player", "The one player bound before in the ability.", "that player", {
    num: 0,
    same: ["that opponent"],
    refers: "player",
  }),
  construct(
    "Player",
    "player.controller",
    "that {n:Noun:0}'s controller",
    "Who controls the card selected before.",
    "that card's controller",
    {
      num: 0,
      same: [{ phrase: "its controller", fix: { n: CARD } }],
      refers: "one",
    },
  ),
  construct(
    "Player",
    "player.rich",
    "{p:PlayerF} with {m:MONEY} or more",
    "Only those who have that much money.",
    "each player with 5M or more",
    { num: 0 },
  ),
  construct(
    "Player",
    "player.poor",
    "{p:PlayerF} with {m:MONEY} or less",
    "Only those who have no more money.",
    "each player with 5M or less",
    { num: 0 },
  ),
  construct(
    "Player",
    "player.controls",
    "{p:PlayerF} who controls {c:Count}",
    "Only those who control so many.",
    "each player who controls 2 or more cards",
    {
      num: 0,
    },
  ),
  construct(
    "Player",
    "player.holds",
    "{p:PlayerF} with {n:INT} or more cards in hand",
    "Only those who hold so many cards.",
    "each player with 3 or more cards in hand",
    {
      num: 0,
    },
  ),
  construct("PlayerS", "players.you", "you", "You.", "you cannot draw cards", { num: 1 }),
  construct("PlayerS", "players.eachOpponent", "each opponent", "Every opponent.", "each opponent cannot draw cards", { num: 0 }),
  construct("PlayerS", "players.each", "each player", "Every player.", "each player cannot draw cards", { num: 0 }),
  construct("EvP", "evp.you", "you", "You.", "you", { num: 1 }),
  construct("EvP", "evp.opponent", "an opponent", "Any opponent; “that opponent” is this one from then on.", "an opponent", {
    num: 0,
    binds: "player",
  }),
  construct("EvP", "evp.player", "a player", "Any player; “that player” is this one from then on.", "a player", {
    num: 0,
    binds: "player",
  }),
];

const zones: readonly Construct[] = [
  construct("ZName", "zone.hand", "hand", "The cards a player holds.", "your hand"),
  construct("ZName", "zone.decks", "decks", "All decks of a player.", "your decks"),
  construct("Zone", "zone", "{w:Whose} {z:ZName}", "A zone of a player.", "your hand", { weight: 3, binds: "zone" }),
  construct("Zone", "zone.both", "{w:Whose} {a:ZName} and {b:ZName}", "Two zones of a player.", "your hand and decks"),
  construct("Whose", "whose.your", "your", "The controller's of this card.", "your hand"),
  construct("Whose", "whose.their", "their", "The acting player's.", "their hand", { refers: "actor" }),
  construct("Whose", "whose.owner", "its owner's", "The owner's of the card that the act moves.", "its owner's hand"),
  construct(
    "Whose",
    "whose.target",
    "target opponent's",
    "You choose the opponent when the ability is announced.",
    "target opponent's hand",
    { binds: "player" },
  ),
  construct("Whose", "whose.opponent", "an opponent's", "Any opponent's.", "an opponent's hand", { binds: "player" }),
  construct("Whose", "whose.that", "that player's", "Of the one player bound.", "that player's hand", {
    same: ["that opponent's"],
    refers: "player",
  }),
  construct("Whose", "whose.each", "each player's", "Every player's.", "each player's hand"),
];

export const nouns: readonly Construct[] = [...modifiers, ...kinds, ...selections, ...narrow, ...players, ...zones];
