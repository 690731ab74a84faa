/** San's words for what is kept for the next turn, how many types and cards may be played, the end of a turn, and times of the opponent's turn. */
import { type Construct, construct, isTree, type Tree } from "../../../../language/index.ts";

const durations: readonly Construct[] = [
  construct(
    "Dur",
    "dur.beginOther",
    "until the beginning of target opponent's next turn",
    "To the start of the opponent's next turn.",
    "you cannot draw cards until the beginning of target opponent's next turn",
    { also: ["until the start of target opponent's next turn", "until target opponent's next turn"], weight: 0.3 },
  ),
  construct(
    "Dur",
    "dur.nextOther",
    "during target opponent's next turn",
    "From its beginning to its end (SAN-R47).",
    "the marker cannot be moved during target opponent's next turn",
    { also: ["on target opponent's next turn"], weight: 0.3 },
  ),
  construct(
    "Dur",
    "dur.endOther",
    "until the end of target opponent's next turn",
    "From now on (SAN-R47).",
    "the marker cannot be moved until the end of target opponent's next turn",
    { weight: 0.3 },
  ),
  construct(
    "Dur",
    "dur.game",
    "for the rest of the game",
    "From now on (SAN-R47).",
    "your hand size is 1 larger for the rest of the game",
    { also: ["until the end of the game"], weight: 0.2 },
  ),
  construct(
    "Dur",
    "dur.inRiver",
    "as long as it is in the River",
    "Until that card leaves the River (SAN-R58).",
    "choose a River card, then that card costs each player 1 more to buy as long as it is in the River",
    { also: ["as long as it stays in the River", "while it is in the River", "as long as that card is in the River"], weight: 0.3 },
  ),
];

const KEPT = "There again when that turn begins, and lost in it like the rest (SAN-R61).";
const UNTIL = "until the end of your next turn";
const keeping: readonly Construct[] = [
  construct("Act", "keep.icon", `keep your unused {i:Icon} ${UNTIL}`, KEPT, `keep your unused Propaganda ${UNTIL}`, {
    also: ["keep your unused {i:Icon} for your next turn", "keep your unused {i:Icon} until your next turn"],
    weight: 0.2,
  }),
  construct("Act", "keep.iconUpTo", `keep up to {n:INT} unused {i:Icon} ${UNTIL}`, KEPT, `keep up to 2 unused Hacking ${UNTIL}`, {
    also: ["keep up to {n:INT} unused {i:Icon} for your next turn", "keep up to {n:INT} of your unused {i:Icon} for your next turn"],
    weight: 0.2,
  }),
  construct("Act", "keep.revenue", `keep your unused revenue ${UNTIL}`, KEPT, `keep your unused revenue ${UNTIL}`, {
    also: ["keep your unused revenue for your next turn", "keep your unused revenue until your next turn"],
    weight: 0.2,
  }),
  construct("Act", "keep.revenueUpTo", `keep up to {n:INT} unused revenue ${UNTIL}`, KEPT, `keep up to 3 unused revenue ${UNTIL}`, {
    also: ["keep up to {n:INT} unused revenue for your next turn", "keep up to {n:INT} of your unused revenue for your next turn"],
    weight: 0.2,
  }),
];

const playing: readonly Construct[] = [
  construct(
    "VP",
    "moreTypes",
    "(play|plays) {n:INT} more (type|types)@n this turn",
    "Mercenaries of so many types beside the one of the turn (SAN-6.3, SAN-R62).",
    "play 1 more type this turn",
    {
      also: [
        "(play|plays) {n:INT} more Mercenary (type|types)@n this turn",
        "(play|plays) Mercenaries of {n:INT} more (type|types)@n this turn",
      ],
      weight: 0.3,
    },
  ),
  construct(
    "Act",
    "endTurn",
    "end this turn",
    "Nothing more is played, spent or bought; what waits is still done (SAN-R63).",
    "draw 2 cards, then end this turn",
    { also: ["end your turn"], weight: 0.2 },
  ),
  construct(
    "VP",
    "draw.until",
    "(draw|draws) cards until (you|they) have {n:INT} cards in hand",
    "None, if there are so many already.",
    "draw cards until you have 7 cards in hand",
    {
      also: [
        "(draw|draws) cards until they have {n:INT} cards in hand",
        "(draw|draws) until (you|they) have {n:INT} cards in hand",
        "(draw|draws) up to {n:INT} cards in hand",
      ],
      weight: 0.3,
    },
  ),
  ...(["play", "buy", "cross", "corrupt"] as const).map((verb) =>
    construct(
      "PBan",
      `ban.over.${verb}`,
      `${verb} more than {n:INT} (card|cards)@n`,
      "Counted over the whole turn (SAN-R64).",
      `you cannot ${verb} more than 2 cards`,
      { weight: 0.2 },
    ),
  ),
];

const PLAIN: ReadonlySet<string> = new Set(["count.atLeast", "count.atMost", "count.none"]);
const isPlain = ({ holes: { c } }: Tree): boolean => {
  const group = isTree(c) ? c.holes["g"] : undefined;
  return isTree(c) && PLAIN.has(c.is) && isTree(group) && group.is === "noun.card";
};
const moments: readonly Construct[] = [
  construct(
    "Cond",
    "cond.supplyTop",
    "the top card of the Supply is a {g:Group:0}",
    "Both players see it (SAN-R2).",
    "if the top card of the Supply is a Mercenary, draw 1 card",
    { weight: 0.3 },
  ),
  construct("Cond", "cond.handOf", "you have {c:Count} in hand", "Of your hand alone.", "if you have a Virus card in hand, draw 1 card", {
    also: ["you have {c:Count} in your hand"],
    check: (tree) => !isPlain(tree),
    weight: 0.3,
  }),
  construct(
    "Event",
    "event.moves",
    "{p:EvP} (moves|move)@p the marker",
    "Once for each space (SAN-11.1).",
    "whenever you move the marker, gain 1 revenue",
    { actor: "p", weight: 0.4 },
  ),
];

export const TURN_WORDS: readonly Construct[] = [...durations, ...keeping, ...playing, ...moments];

/** What search by meaning finds them by, where their own words will not do. */
export const TURN_FINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(keeping.map(({ id }) => [id, "does:keep"])),
  moreTypes: "does:all-types",
  endTurn: "does:skip",
  "draw.until": "does:draw",
  "event.moves": "when:marker",
};
