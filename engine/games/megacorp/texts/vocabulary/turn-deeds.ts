/** Megacorp's words for what players did in this turn: bought, sold, discarded, drew. */
import { type Construct, construct } from "../../../../language/index.ts";

const DEEDS = [
  ["bought", "buy", "Paid for and deployed, from wherever it came"],
  ["sold", "sell", "In the Divest phase or by a text"],
  ["discarded", "discard", "From anywhere, by a text or a rule"],
] as const;

const verbs: readonly Construct[] = DEEDS.flatMap(([did, does, doc]) => [
  construct(
    "Cond",
    `cond.you.${did}`,
    `you ${did} {c:Count} this turn`,
    `${doc} (MC-R225).`,
    `if you ${did} a card this turn, draw 1 card`,
    {
      weight: 0.4,
      loose: [`you have ${did} {c:Count} this turn`, `you have ${did} {c:Count} so far this turn`, `you did ${does} {c:Count} this turn`],
    },
  ),
  construct(
    "Cond",
    `cond.opponent.${did}`,
    `an opponent ${did} {c:Count} this turn`,
    `${doc}; one opponent alone (MC-R225).`,
    `if an opponent ${did} 2 or more cards this turn, draw 1 card`,
    { weight: 0.2, loose: [`an opponent has ${did} {c:Count} this turn`, `any opponent ${did} {c:Count} this turn`] },
  ),
  construct(
    "Cond",
    `cond.was.${did}`,
    `{c:Count} (was|were)@c ${did} this turn`,
    `${doc}, by any player (MC-R225).`,
    `if 2 or more cards were ${did} this turn, draw 1 card`,
    {
      weight: 0.2,
      loose: [
        `{c:Count} (has|have)@c been ${did} this turn`,
        `a player ${did} {c:Count} this turn`,
        `any player ${did} {c:Count} this turn`,
      ],
    },
  ),
  construct(
    "Per",
    `per.you.${did}`,
    `{g:Group:0} you ${did} this turn`,
    `${doc} (MC-R225).`,
    `draw 1 card for each character you ${did} this turn`,
    { weight: 0.2, loose: [`{g:Group:0} you have ${did} this turn`, `{g:Group:0} that you ${did} this turn`] },
  ),
]);

const draws: readonly Construct[] = [
  construct(
    "Cond",
    "cond.you.drew",
    "you drew {n:INT} or more cards this turn",
    "Also in the Accounting phase (MC-R225).",
    "if you drew 2 or more cards this turn, draw 1 card",
    {
      weight: 0.4,
      same: [{ phrase: "you drew a card this turn", fix: { n: 1 } }],
      loose: ["you have drawn {n:INT} or more cards this turn", "you drew at least {n:INT} cards this turn"],
    },
  ),
  construct(
    "Per",
    "per.you.drew",
    "card you drew this turn",
    "Also in the Accounting phase (MC-R225).",
    "gain 1M for each card you drew this turn",
    { weight: 0.2, loose: ["card you have drawn this turn", "card drawn by you this turn"] },
  ),
];

export const megacorpTurnDeeds: readonly Construct[] = [...verbs, ...draws];
