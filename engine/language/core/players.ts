/** Players, and the zones that belong to them. */
import { type Construct, construct } from "../tables/construct.ts";

const CARD = { is: "noun.card", holes: {} };

const players: readonly Construct[] = [
  construct("PlayerF", "player.target", "target opponent", "You choose the opponent when the ability is announced.", "target opponent", {
    num: 0,
    binds: "player",
    refuse: [{ phrase: "your opponent", why: "Say which opponent: target opponent or each opponent", choice: true }],
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
  construct("Player", "player.opponent", "an opponent", "You choose the opponent when it resolves.", "an opponent loses 1M", {
    num: 0,
    binds: "player",
  }),
  construct("Player", "player.that", "that player", "The player named before in the ability.", "that player", {
    num: 0,
    same: ["that opponent"],
    also: ["the chosen player", "the chosen opponent"],
    refers: "player",
  }),
  construct(
    "Player",
    "player.controller",
    "that {n:Noun:0}'s controller",
    "The controller of the card selected before.",
    "that card's controller",
    {
      num: 0,
      same: [{ phrase: "its controller", fix: { n: CARD } }],
      refers: "one",
      ofCard: "player.that",
    },
  ),
  construct(
    "Player",
    "player.rich",
    "{p:PlayerF} with {m:MONEY} or more",
    "Only players who have that much money.",
    "each player with 5M or more",
    { num: 0 },
  ),
  construct(
    "Player",
    "player.poor",
    "{p:PlayerF} with {m:MONEY} or less",
    "Only players who have that much money or less.",
    "each player with 5M or less",
    { num: 0 },
  ),
  construct(
    "Player",
    "player.controls",
    "{p:PlayerF} who controls {c:Count}",
    "Only players who control that many.",
    "each player who controls 2 or more cards",
    {
      num: 0,
    },
  ),
  construct(
    "Player",
    "player.holds",
    "{p:PlayerF} with {n:INT} or more cards in hand",
    "Only players who have that many cards.",
    "each player with 3 or more cards in hand",
    {
      num: 0,
    },
  ),
  construct("PlayerS", "players.you", "you", "You.", "you cannot draw cards", { num: 1 }),
  construct("PlayerS", "players.eachOpponent", "each opponent", "Every opponent.", "each opponent cannot draw cards", {
    num: 0,
    loose: ["opponents", "your opponents", "other players", "all opponents", "your opponent"],
  }),
  construct("PlayerS", "players.each", "each player", "Every player.", "each player cannot draw cards", {
    num: 0,
    loose: ["players", "all players"],
  }),
  construct("EvP", "evp.you", "you", "You.", "you", { num: 1, you: true }),
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
  construct("Whose", "whose.your", "your", "This card's controller's.", "your hand"),
  construct("Whose", "whose.their", "their", "The acting player's.", "their hand", { refers: "actor" }),
  construct("Whose", "whose.owner", "its owner's", "The owner's, of the card that moves.", "its owner's hand"),
  construct(
    "Whose",
    "whose.target",
    "target opponent's",
    "You choose the opponent when the ability is announced.",
    "target opponent's hand",
    { binds: "player" },
  ),
  construct("Whose", "whose.opponent", "an opponent's", "Any opponent's.", "an opponent's hand", { binds: "player" }),
  construct("Whose", "whose.that", "that player's", "Of the player named before.", "that player's hand", {
    same: ["that opponent's"],
    also: ["the chosen player's", "the chosen opponent's"],
    refers: "player",
  }),
  construct("Whose", "whose.each", "each player's", "Every player's.", "each player's hand"),
];

export const owners: readonly Construct[] = [...players, ...zones];
