/** When a turn, a phase or the game begins and ends, as different people say it. */
import { type LooseRule, rows } from "./rule.ts";

const WHOSE = "(?:your|each|every|the|an opponent's|each opponent's|any opponent's|each player's|every player's|a player's)";
const SPAN = `(${WHOSE} (?:own )?(?:turn|\\p{L}+ phase))`;
const WHEN = "(?:when|whenever|as|just as|each time|every time|once|the moment)";

export const times: readonly LooseRule[] = rows([
  [
    "times.begins",
    `${WHEN} ${SPAN} (?:starts|begins|is starting|commences)(?=,|[.]|$|\\n)`,
    "at the beginning of $1",
    "As your turn begins, draw 1 card => at the beginning of your turn, draw 1 card",
    "at the beginning of your turn, draw 1 card | your turn",
  ],
  [
    "times.ends",
    `${WHEN} ${SPAN} (?:ends|is over|finishes|comes to an end|is ending|is done)(?=,|[.]|$|\\n)`,
    "at the end of $1",
    "As your turn ends, draw 1 card => at the end of your turn, draw 1 card",
    "at the end of your turn, draw 1 card | your turn",
  ],
  [
    "times.youBegin",
    `${WHEN} you (?:start|begin|enter|reach) ${SPAN}(?=,|[.]|$|\\n)`,
    "at the beginning of $1",
    "As you start your turn, draw 1 card => at the beginning of your turn, draw 1 card",
    "at the beginning of your turn, draw 1 card | you start",
  ],
  [
    "times.youEnd",
    `${WHEN} you (?:end|finish) ${SPAN}(?=,|[.]|$|\\n)`,
    "at the end of $1",
    "When you end your turn, draw 1 card => at the end of your turn, draw 1 card",
    "at the end of your turn, draw 1 card | you end",
  ],
  [
    "times.opponentBegins",
    "(?:when|whenever|as|each time|every time) an opponent (?:starts|begins) (?:their|his or her|a) turn(?=,|[.]|$|\\n)",
    "at the beginning of each opponent's turn",
    "Whenever an opponent begins their turn, draw 1 card => at the beginning of each opponent's turn, draw 1 card",
    "at the beginning of each opponent's turn, draw 1 card | an opponent",
  ],
  [
    "times.opponentEnds",
    "(?:when|whenever|as|each time|every time) an opponent (?:ends|finishes) (?:their|his or her|a) turn(?=,|[.]|$|\\n)",
    "at the end of each opponent's turn",
    "Whenever an opponent ends their turn, draw 1 card => at the end of each opponent's turn, draw 1 card",
    "at the end of each opponent's turn, draw 1 card | an opponent",
  ],
  [
    "times.anyTurnEnds",
    "(?:whenever|each time|every time) (?:a|any) turn (?:ends|is over)(?=,|[.]|$|\\n)",
    "at the end of each turn",
    "Whenever a turn ends, draw 1 card => at the end of each turn, draw 1 card",
    "at the end of each turn, draw 1 card | a turn",
  ],
  [
    "times.anyTurnBegins",
    "(?:whenever|each time|every time) (?:a|any) turn (?:begins|starts)(?=,|[.]|$|\\n)",
    "at the beginning of each turn",
    "Whenever a turn begins, draw 1 card => at the beginning of each turn, draw 1 card",
    "at the beginning of each turn, draw 1 card | a turn",
  ],
  [
    "times.game",
    "(?:when|as|once) the game (?:begins|starts)(?=,|[.]|$|\\n)|at (?:the )?game(?:'s)? (?:start|beginning)(?=,|[.]|$|\\n)|at the very (?:start|beginning) of the game(?=,|[.]|$|\\n)",
    "at the beginning of the game",
    "When the game begins, draw 1 card => at the beginning of the game, draw 1 card",
    "at the beginning of the game, draw 1 card | the game",
  ],
  [
    "times.thisTurnEnds",
    "(?:when|once|as) this turn (?:ends|is over)(?=,|[.]|$|\\n)",
    "at the end of this turn",
    "When this turn ends, discard this => at the end of this turn, discard this",
    "at the end of this turn, discard this | this turn",
  ],
  [
    "times.start",
    "(?:at|on) your turn's (?:start|beginning)(?=,|[.]|$|\\n)",
    "at the beginning of your turn",
    "On your turn's start, draw 1 card => at the beginning of your turn, draw 1 card",
    "at the beginning of your turn, draw 1 card | your turn",
  ],
  [
    "times.labelEnd",
    "(?<=^|\\n)(?:at )?(?:the )?end of (?:your )?turn: (?=[^.:\\n]+(?:[.]|$|\\n))",
    "at the end of your turn, ",
    "End of your turn: gain 1M => at the end of your turn, gain 1M",
    "at the end of your turn, gain 1M | until end of turn",
  ],
  // Whose moment it is, is “that player”.
  [
    "times.theyThere",
    "(?<=(?:^|[.] |\\n)at the (?:beginning|end) of each (?:player|opponent)'s (?:turn|\\p{L}+ phase), )(?:they|he or she|the opponent|the player|this player) (may |cannot )?(<verb>)(?= )",
    ["that player $1[s:$2]", "that player $1[base:$2]"],
    "at the end of each player's turn, they lose 1M => at the end of each player's turn, that player loses 1M",
    "at the end of your turn, they lose 1M | at the end of each player's turn, that player loses 1M",
  ],
  [
    "times.theirTurns",
    "(?<=^|[.] |\\n)(?:each opponent|opponents|all opponents|your opponents) (<verb>)s? ([^.:,]+?) at the (?:beginning|start) of (?:their|each of their|his or her)(?: own)? turns?(?=[.]|$|\\n)",
    "at the beginning of each opponent's turn, that player [s:$1] $2",
    "Opponents lose 1M at the start of their turns. => at the beginning of each opponent's turn, that player loses 1M.",
    "opponents lose 1M | at the beginning of your turn, opponents lose 1M",
  ],
  [
    "times.theirTurnsEnd",
    "(?<=^|[.] |\\n)(?:each opponent|opponents|all opponents|your opponents) (<verb>)s? ([^.:,]+?) at the end of (?:their|each of their|his or her)(?: own)? turns?(?=[.]|$|\\n)",
    "at the end of each opponent's turn, that player [s:$1] $2",
    "Opponents lose 1M at the end of their turns. => at the end of each opponent's turn, that player loses 1M.",
    "opponents lose 1M | at the end of your turn, opponents lose 1M",
  ],
]);
