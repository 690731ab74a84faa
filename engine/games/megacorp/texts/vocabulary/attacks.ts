/** Megacorp's words for who attacks and blocks whom, for what was done in this turn, and for damage and piles that change places. */
import { type Construct, construct, isTree } from "../../../../language/index.ts";

const moments: readonly Construct[] = [
  construct(
    "Event",
    "event.attacksCard",
    "{s:EvC} attacks {t:EvC}",
    "An attack goes against it; of an area attack each card (MC-9.8).",
    "whenever this attacks a Business, draw 1 card",
    { also: ["{s:EvC} declares an attack on {t:EvC}"], loose: ["{s:EvC} declares an attack against {t:EvC}", "{s:EvC} goes for {t:EvC}"] },
  ),
  construct(
    "Event",
    "event.blocksCard",
    "{s:EvC} blocks {t:EvC}",
    "It blocks the attack of that card (MC-9.9).",
    "whenever this blocks a character, draw 1 card",
    { weight: 0.2 },
  ),
  construct(
    "Event",
    "event.blockedBy",
    "{s:EvC} is blocked by {t:EvC}",
    "Each blocker by itself (MC-9.9).",
    "whenever this is blocked by a character, draw 1 card",
    { weight: 0.2, also: ["{s:EvC} becomes blocked by {t:EvC}"] },
  ),
  construct(
    "Event",
    "event.unblocked",
    "{s:EvC} attacks and is not blocked",
    "When it deals its damage and nothing blocked it (MC-R217).",
    "whenever this attacks and is not blocked, draw 1 card",
    {
      weight: 0.2,
      also: ["{s:EvC} attacks and is unblocked"],
      loose: [
        "{s:EvC} attacks and was not blocked",
        "{s:EvC} attacks without being blocked",
        "{s:EvC} is not blocked",
        "{s:EvC} gets through unblocked",
        "{s:EvC} attacks unblocked",
      ],
    },
  ),
  construct(
    "Event",
    "event.player.attack",
    "{p:EvP} (attacks|attack)@p {s:EvC}",
    "With a card that the player controls.",
    "whenever an opponent attacks a card docked to this, draw 1 card",
    { weight: 0.2, check: ({ holes }) => isTree(holes["p"]) && holes["p"].is !== "evp.player" },
  ),
  construct(
    "Event",
    "event.player.attackWith",
    "{p:EvP} (attacks|attack)@p with {s:EvC}",
    "With a card that the player controls.",
    "whenever an opponent attacks with a character, draw 1 card",
    {
      weight: 0.2,
      check: ({ holes }) => isTree(holes["p"]) && holes["p"].is !== "evp.player" && isTree(holes["s"]) && holes["s"].is !== "ev.this",
      loose: ["{p:EvP} (declares|declare)@p an attack with {s:EvC}"],
    },
  ),
];

const states: readonly Construct[] = [
  construct("State", "state.fighting", "fighting", "It attacks, blocks or is attacked in the current combat.", "each fighting character", {
    weight: 0.15,
  }),
  construct(
    "Static",
    "static.targetedOpponents",
    "{s:Scope} cannot be targeted by opponents",
    "By no effect or ability of a card that an opponent controls (MC-R194).",
    "this cannot be targeted by opponents",
    {
      also: ["{s:Scope} can't be targeted by opponents"],
      loose: [
        "opponents cannot target {s:Scope}",
        "each opponent cannot target {s:Scope}",
        "{s:Scope} cannot be targeted by your opponents",
        "{s:Scope} cannot be targeted by each opponent",
        "{s:Scope} cannot be targeted by an opponent",
        "{s:Scope} cannot be the target of opponents' events or abilities",
        "{s:Scope} cannot be targeted by opponents' events or abilities",
        "{s:Scope} can be targeted only by you",
      ],
    },
  ),
  construct(
    "Cond",
    "cond.notAttacked",
    "{s:Subj} did not attack this turn",
    "No attack was declared with it.",
    "if this did not attack this turn, draw 1 card",
    {
      weight: 0.6,
      also: ["{s:Subj} didn't attack this turn"],
      loose: ["{s:Subj} has not attacked this turn", "{s:Subj} did not attack"],
    },
  ),
  construct(
    "Cond",
    "cond.youAttacked",
    "you attacked this turn",
    "With any card that you control now.",
    "if you attacked this turn, draw 1 card",
    {
      weight: 0.6,
      loose: ["you have attacked this turn", "you declared an attack this turn", "you made an attack this turn"],
    },
  ),
  construct(
    "Cond",
    "cond.youDidNot",
    "you did not attack this turn",
    "With no card that you control now.",
    "if you did not attack this turn, draw 1 card",
    {
      weight: 0.6,
      also: ["you didn't attack this turn"],
      loose: [
        "you have not attacked this turn",
        "you declared no attack this turn",
        "you declared no attacks this turn",
        "you did not declare an attack this turn",
      ],
    },
  ),
  construct(
    "Cond",
    "cond.youDeployed",
    "you deployed {c:Count} this turn",
    "Of the cards that you control now.",
    "if you deployed 2 or more characters this turn, draw 1 card",
    {
      weight: 0.6,
      loose: ["you have deployed {c:Count} this turn", "you have played {c:Count} this turn", "you played {c:Count} this turn"],
    },
  ),
];

const wounds: readonly Construct[] = [
  construct(
    "VP",
    "swap.two",
    "(swap|swaps) {c:Cards}",
    "The two piles change places; nothing happens where they lie in two networks (MC-G41).",
    "swap 2 characters you control",
    {
      weight: 0.4,
      loose: ["(swap|swaps) the positions of {c:Cards}", "(swap|swaps) the places of {c:Cards}", "(switch|switches) {c:Cards}"],
      check: ({ holes: { c } }) => isTree(c) && ((c.is === "some" && c.holes["n"] === 2) || c.is === "those"),
    },
  ),
  construct("Mods", "mods.four", "{a:Mod}, {b:Mod}, {c:Mod} and {d:Mod}", "All four.", "+1 BQ, +1 EQ, +1 MQ and -1 IQ", {
    weight: 0.2,
    lists: true,
    loose: ["{a:Mod}, {b:Mod}, {c:Mod}, and {d:Mod}", "{a:Mod}, {b:Mod}, {c:Mod}, {d:Mod}"],
  }),
  construct(
    "VP",
    "damage.move",
    "(move|moves) {n:INT} {t:Trait} damage from {a:Cards} to {b:Cards}",
    "Or as much as there is; it is not dealt (MC-R218).",
    "move 2 BQ damage from this to target character",
    {
      weight: 0.4,
      loose: [
        "(move|moves) {n:INT} {t:Trait} damage from {a:Cards} onto {b:Cards}",
        "(move|moves) {n:INT} {t:Trait} damage from {a:Cards} on {b:Cards}",
      ],
    },
  ),
  construct(
    "VP",
    "damage.moveAll",
    "(move|moves) all damage from {a:Cards} to {b:Cards}",
    "Of every trait; it is not dealt (MC-R218).",
    "move all damage from this to target character",
    {
      weight: 0.4,
      loose: [
        "(move|moves) all damage from {a:Cards} onto {b:Cards}",
        "(move|moves) all damage on {a:Cards} to {b:Cards}",
        "(move|moves) all damage from {a:Cards} on {b:Cards}",
      ],
    },
  ),
];

export const megacorpAttacks: readonly Construct[] = [...moments, ...states, ...wounds];

/** What search by meaning finds them by, where their own words will not do. */
export const ATTACKS_FINDS: Readonly<Record<string, string>> = {
  "static.targetedOpponents": "does:protect",
  "damage.move": "does:damage",
  "damage.moveAll": "does:damage",
};
