/** Megacorp's words for what is allowed and what not: where and when a card is played, who blocks and attacks whom, what is prevented, and what is true for a time. */
import { type Construct, construct, isTree, type Tree, walk } from "../../../../language/index.ts";
import { isTurnOf } from "./their-turns.ts";

/** When an event may be played. */
const PLAYED_IN = [
  ["combat", "during combat", "From when an attack is declared to the end of its combat"],
  ...["Accounting", "Buy", "Challenge", "Divest"].flatMap((phase) => [
    [`your.${phase}`, `during your ${phase} phase`, "In no other phase, and on nobody else's turn"] as const,
    [`any.${phase}`, `during the ${phase} phase`, "In no other phase"] as const,
  ]),
] as const;

const statics: readonly Construct[] = [
  construct(
    "Static",
    "static.deployAway",
    "this can be deployed only into an opponent's network",
    "Nowhere else, whatever else it would dock to (MC-8.4).",
    "this can be deployed only into an opponent's network",
    {
      also: [
        "deploy this only into an opponent's network",
        "this is deployed only into an opponent's network",
        "this must be deployed into an opponent's network",
      ],
      loose: [
        "deploy this into an opponent's network",
        "deploy this only in an opponent's network",
        "deploy only in an opponent's network",
        "deploy only into an opponent's network",
      ],
    },
  ),
  construct(
    "Static",
    "static.deployIf",
    "this can be deployed only if {c:Conds}",
    "Otherwise it can be neither bought nor deployed.",
    "this can be deployed only if you control a location",
    {
      also: ["deploy this only if {c:Conds}", "this can be bought only if {c:Conds}", "buy this only if {c:Conds}"],
    },
  ),
  construct(
    "Static",
    "static.playIf",
    "this can be played only if {c:Conds}",
    "Asked when the event is announced (MC-14.4).",
    "this can be played only if you control a location",
    {
      also: [
        ...["play this only if {c:Conds}", "you can play this only if {c:Conds}", "you may play this only if {c:Conds}"],
        ...["this can be played only", "play this only", "you can play this only", "you may play this only"].flatMap((words) => [
          { phrase: `${words} during your turn`, fix: { c: { is: "cond.yourTurn", holes: {} } } },
          { phrase: `${words} during an opponent's turn`, fix: { c: { is: "cond.notYourTurn", holes: {} } } },
        ]),
      ],
      loose: [
        "play only if {c:Conds}",
        "only play this if {c:Conds}",
        "this may only be played if {c:Conds}",
        "this may be played only if {c:Conds}",
      ],
    },
  ),
  ...PLAYED_IN.map(([id, words, doc]) =>
    construct(
      "Static",
      `static.playIn.${id}`,
      `this can be played only ${words}`,
      `${doc} (MC-R232).`,
      `this can be played only ${words}`,
      {
        weight: 0.15,
        also: [`play this only ${words}`, `you can play this only ${words}`, `you may play this only ${words}`],
        loose: [
          `play only ${words}`,
          `only play this ${words}`,
          `only play ${words}`,
          `this may be played only ${words}`,
          `this may only be played ${words}`,
          `this can only be played ${words}`,
          `you may only play this ${words}`,
          `you can only play this ${words}`,
          `this is played only ${words}`,
        ],
      },
    ),
  ),
  construct(
    "Static",
    "static.blockedOnly",
    "{s:Scope} can be blocked only by {g:Group:1}",
    "No other cards block it.",
    "this can be blocked only by #Human characters",
    {
      loose: [
        "{s:Scope} can only be blocked by {g:Group:1}",
        "{s:Scope} may be blocked only by {g:Group:1}",
        "{s:Scope} may only be blocked by {g:Group:1}",
      ],
    },
  ),
  construct(
    "Static",
    "static.blockedNone",
    "{s:Scope} cannot be blocked by {g:Group:1}",
    "Others can block it.",
    "this cannot be blocked by locations",
    {
      also: ["{s:Scope} can't be blocked by {g:Group:1}"],
    },
  ),
  construct(
    "Static",
    "static.attackedNone",
    "{s:Scope} cannot be attacked by {g:Group:1}",
    "Others can attack it.",
    "this cannot be attacked by #Human characters",
    {
      also: ["{s:Scope} can't be attacked by {g:Group:1}"],
    },
  ),
  construct(
    "Static",
    "static.blockOnly",
    "{s:Scope} can block only {g:Group:1}",
    "It blocks the attacks of no other cards.",
    "this can block only characters with Flying",
    {
      loose: ["{s:Scope} can only block {g:Group:1}", "{s:Scope} may block only {g:Group:1}", "{s:Scope} may only block {g:Group:1}"],
    },
  ),
  construct(
    "Static",
    "static.blockNone",
    "{s:Scope} cannot block {g:Group:1}",
    "It can block the attacks of others.",
    "this cannot block #Human characters",
    {
      also: ["{s:Scope} can't block {g:Group:1}"],
    },
  ),
  construct(
    "Static",
    "static.prevents",
    "prevent all damage to {s:Scope}",
    "No damage is dealt to it, of any trait.",
    "prevent all damage to each #Building card you control",
    {
      also: ["prevent all damage that would be dealt to {s:Scope}"],
      loose: ["{s:Scope} (takes|take)@s no damage", "{s:Scope} cannot be dealt damage", "{s:Scope} cannot be damaged"],
    },
  ),
  construct(
    "Static",
    "static.preventsCombat",
    "prevent all combat damage to {s:Scope}",
    "No combat damage is dealt to it.",
    "prevent all combat damage to each Founder you control",
    {
      also: ["prevent all combat damage that would be dealt to {s:Scope}"],
      loose: ["{s:Scope} (takes|take)@s no combat damage", "{s:Scope} cannot be dealt combat damage"],
    },
  ),
  construct(
    "Static",
    "static.preventsTrait",
    "prevent all {t:Trait} damage to {s:Scope}",
    "No damage of that trait is dealt to it.",
    "prevent all MQ damage to this",
    {
      also: ["prevent all {t:Trait} damage that would be dealt to {s:Scope}"],
      loose: ["{s:Scope} (takes|take)@s no {t:Trait} damage", "{s:Scope} cannot be dealt {t:Trait} damage"],
    },
  ),
  construct(
    "Static",
    "static.preventsSome",
    "prevent {n:INT} damage to {s:Scope} each time",
    "That many points of each damage dealt to it.",
    "prevent 1 damage to each location you control each time",
    {
      loose: [
        "damage to {s:Scope} is reduced by {n:INT}",
        "reduce damage to {s:Scope} by {n:INT}",
        "{s:Scope} (takes|take)@s {n:INT} less damage",
      ],
    },
  ),
];

/** What has words of its own for a time, about the cards that are there at that moment. */
const OWN_ACT: ReadonlySet<string> = new Set([
  ...["gets", "gets.each", "has", "gets.has", "cannot", "isAlso"].map((id) => `static.${id}`),
  ...[
    "prevents",
    "preventsCombat",
    "preventsTrait",
    "cheaper",
    "cheaper.each",
    "dearer",
    "sell",
    "deployAway",
    "deployIf",
    "playIf",
    ...PLAYED_IN.map(([id]) => `playIn.${id}`),
    "deployedEngaged",
    "loses",
    "everyTag",
    "free",
    "score",
    "scoreIs",
    "dearer.each",
    "cheaperTrait",
    "deployedEngagedAll",
    "deployedWith",
    "deployedWithNamed",
  ].map((id) => `static.${id}`),
]);
/** What a sentence says as long as the card is there needs no such duration. */
const LEFT_OUT: ReadonlySet<string> = new Set(["dur.permanent", "dur.whileEngaged", "dur.whileHere", "dur.whileYours"]);
/** What was chosen has sentences of its own for a time. */
const CHOSEN: ReadonlySet<string> = new Set(["scope.chosen", "players.chosen"]);
const isForATime = (tree: Tree): boolean => {
  const { s, d } = tree.holes;
  if (!isTree(s) || OWN_ACT.has(s.is) || (isTree(d) && LEFT_OUT.has(d.is)) || !isTurnOf(undefined, tree)) return false;
  if ([...walk(s)].some(({ is }) => CHOSEN.has(is))) return false;
  const ban = s.holes["b"];
  const whose = s.holes["p"];
  return s.is !== "players.cannot" || (isTree(whose) && whose.is === "players.you") || (isTree(ban) && Object.keys(ban.holes).length > 0);
};

const acts: readonly Construct[] = [
  construct(
    "Act",
    "static.for",
    "{s:Static} {d:Dur}",
    "True for that time, of all cards that are so meanwhile (MC-R173).",
    "each equipment costs you 2M less until end of turn",
    {
      check: isForATime,
      weight: 0.5,
      also: ["{d:Dur}, {s:Static}"],
    },
  ),
  construct(
    "VP",
    "shuffle.into",
    "(shuffle|shuffles) {c:CardsL} into {z:Zone}",
    "The cards are put there, and its order is lost.",
    "shuffle a card in your hand into your main deck",
  ),
  construct(
    "VP",
    "draw.upTo",
    "(draw|draws) cards until (you|they) have {n:INT} cards in hand",
    "Nothing for a player who has that many.",
    "draw cards until you have 4 cards in hand",
    {
      also: ["(draw|draws) cards until they have {n:INT} cards in hand"],
      loose: [
        "(draw|draws) up to {n:INT} cards in hand",
        "(refill|refills) (your|their) hand to {n:INT} cards",
        "(draw|draws) back up to {n:INT} cards",
      ],
      weight: 0.4,
    },
  ),
];

const bans: readonly Construct[] = [
  construct("Ban", "ban.be-disengaged", "be disengaged", "It cannot be disengaged.", "this cannot be disengaged"),
  construct("PBan", "ban.playerAttack", "attack", "No attack is declared.", "each opponent cannot attack", {
    also: ["declare attacks", "attack with characters"],
  }),
  construct("PBan", "ban.playerSell", "sell cards", "No card is sold.", "each opponent cannot sell cards"),
];

export const megacorpPermits: readonly Construct[] = [...statics, ...acts, ...bans];

/** What search by meaning finds them by, where their own words will not do. */
export const PERMITS_FINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...["deployAway", "deployIf", "playIf", "blockedOnly", "blockedNone", "attackedNone", "blockOnly", "blockNone"],
      ...PLAYED_IN.map(([id]) => `playIn.${id}`),
    ].map((id) => [`static.${id}`, "does:cannot"]),
  ),
  ...Object.fromEntries(["prevents", "preventsCombat", "preventsTrait", "preventsSome"].map((id) => [`static.${id}`, "does:prevent"])),
  "static.for": "",
  "shuffle.into": "does:shuffle",
  "draw.upTo": "does:draw",
};
