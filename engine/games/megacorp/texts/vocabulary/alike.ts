/** Megacorp's words for what is alike: the same name, the same valuation, as much money; and for moments that are told by where or when they are. */
import { type Construct, construct, isTree } from "../../../../language/index.ts";

const alike: readonly Construct[] = [
  construct(
    "With",
    "with.sameNameIn",
    "with the same name as a card in {z:Zone}",
    "As any card there; both must be seen.",
    "each card with the same name as a card in any open market",
    {
      also: ["that has the same name as a card in {z:Zone}"],
      loose: ["that shares a name with a card in {z:Zone}", "with the name of a card in {z:Zone}"],
    },
  ),
  construct(
    "With",
    "with.sameWorth",
    "with the same valuation as {n:Near}",
    "Exactly the same, as they are then.",
    "target character with the same valuation as this",
    { also: ["with valuation equal to that of {n:Near}", "with a valuation equal to that of {n:Near}"] },
  ),
  construct(
    "With",
    "with.sameScore",
    "with the same {t:Trait} as {n:Near}",
    "Exactly the same, as they are then; a missing score is like none.",
    "each character with the same BQ as this",
  ),
  construct(
    "Player",
    "player.asRich",
    "{p:PlayerF} with as much money as another player",
    "Exactly as much as at least one other player has.",
    "each player with as much money as another player",
    {
      num: 0,
      also: [
        "{p:PlayerF} who has as much money as another player",
        "{p:PlayerF} with the same amount of money as another player",
        "{p:PlayerF} who has the same amount of money as another player",
      ],
    },
  ),
  construct(
    "Player",
    "player.onlyHighest",
    "{p:PlayerF} who controls the only {g:Group:0} with the highest {t:Trait}",
    "Nobody, if several share it.",
    "each player who controls the only character with the highest MQ",
    { num: 0, weight: 0.5 },
  ),
  construct(
    "Player",
    "player.highest",
    "{p:PlayerF} who controls the {g:Group:0} with the highest {t:Trait}",
    "If several share it, any player who controls one of them.",
    "each player who controls the character with the highest MQ",
    { num: 0, weight: 0.5 },
  ),
  construct(
    "Cond",
    "cond.asRich",
    "you have as much money as {p:Player}",
    "Exactly as much, as each of these players.",
    "if you have as much money as each player with 3M or more, draw 1 card",
    { also: ["you have the same amount of money as {p:Player}"], weight: 0.3 },
  ),
];

const places: readonly Construct[] = (
  [
    ["Fewer", "or fewer", "At most that many."],
    ["More", "or more", "At least that many."],
  ] as const
).map(([id, words, doc]) =>
  construct(
    "Place",
    `place.docked${id}`,
    `docked to {n:INT} ${words} cards`,
    `${doc} On slots that share an edge with it (MC-8.3).`,
    `each character docked to 2 ${words} cards`,
    { weight: 0.5, loose: [`with {n:INT} ${words} cards docked to it`] },
  ),
);

const asked: readonly Construct[] = [
  construct(
    "Cond",
    "cond.stack",
    "there are {n:INT} or more {g:Noun:1} on the stack",
    "What waits there, whoever controls it.",
    "if there are 2 or more events on the stack, draw 1 card",
    {
      check: ({ holes: { g } }) => isTree(g) && (g.is === "noun.event" || g.is === "noun.ability"),
      also: ["{n:INT} or more {g:Noun:1} are on the stack"],
      loose: ["there are at least {n:INT} {g:Noun:1} on the stack"],
    },
  ),
  construct(
    "Cond",
    "cond.players",
    "there are {n:INT} or more players",
    "Players who are out of the game do not count.",
    "if there are 3 or more players, draw 1 card",
    { also: ["there are {n:INT} or more players in the game"] },
  ),
  construct(
    "Cond",
    "cond.playersAre",
    "there are {n:INT} players",
    "Players who are out of the game do not count.",
    "if there are 2 players, draw 1 card",
    { also: ["there are exactly {n:INT} players", "there are {n:INT} players in the game"] },
  ),
];

const moments: readonly Construct[] = [
  construct(
    "Event",
    "event.unpaid",
    "{s:EvC} is destroyed because its Upkeep was not paid",
    "In step 4 of the Accounting phase (MC-5.4).",
    "when this is destroyed because its Upkeep was not paid, draw 1 card",
    {
      loose: [
        "{s:EvC} is destroyed because its Upkeep is not paid",
        "{s:EvC} is destroyed for not paying its Upkeep",
        "the Upkeep of {s:EvC} is not paid",
      ],
    },
  ),
  construct(
    "Event",
    "event.sellsInDivest",
    "{p:EvP} (sells|sell)@p {s:EvC} in the Divest phase",
    "In that phase of anybody's turn (MC-11.1).",
    "whenever an opponent sells a card in the Divest phase, gain 1M",
    {
      loose: [
        "{p:EvP} (sells|sell)@p {s:EvC} in (their|your)@p Divest phase",
        "{p:EvP} (sells|sell)@p {s:EvC} during (their|your)@p Divest phase",
      ],
    },
  ),
];

export const megacorpAlike: readonly Construct[] = [...alike, ...places, ...asked, ...moments];

/** What search by meaning finds them by, where their own words will not do. */
export const ALIKE_FINDS: Readonly<Record<string, string>> = {
  "cond.asRich": "cond:money",
  "cond.stack": "cond:stack",
  "cond.players": "cond:players",
  "cond.playersAre": "cond:players",
  "event.sellsInDivest": "when:sold",
  "event.unpaid": "when:destroyed",
  "would.returned": "when:would-be-returned",
};
