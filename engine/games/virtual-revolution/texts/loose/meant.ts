/** What may be meant in Virtual Revolution, and is offered; and what is done by everybody, or must be done. */
import type { Row } from "../../../../language/index.ts";
import { STOCK, THINGS } from "./words.ts";

/** What may be meant, and is offered. */
export const GUESSED_ROWS: readonly Row[] = [
  [
    "vr.typeFirst",
    "^(?:(?:Level[ -]?[12]|Combatant|Technician|Diplomat|Final(?: card)?|Science-Fiction|Fantasy|Horror|Adventure)(?:,? (?:level[ -]?[12]|Agent|Verse|Combatant|Technician|Diplomat))?[.:;] +)+",
    "",
    "Level 2. Activation: gain 3 € => Activation: gain 3 €",
    "Activation: gain 3 € | Combatant in service",
  ],
  [
    "vr.whoseOnes",
    `(?<=(?:gain|lose|draw) <n> (?:${STOCK}|Corruption) for each )((?:Online |Loading )?${THINGS}(?: in service)?)(?=[.]|$)`,
    "$1 of yours",
    "lose 1 € for each Server. => lose 1 € for each Server of yours.",
    "gain 1 € for each Server of yours. | for each Server",
  ],
  [
    "vr.whoseInService",
    "(?<=for each )(Agent|Combatant|Technician|Diplomat) in service of yours",
    "$1 of yours in service",
    "lose 1 € for each Agent in service of yours => lose 1 € for each Agent of yours in service",
    "for each Agent of yours in service | in service",
  ],
  [
    "vr.gainInstead",
    `gain (<n>) (${STOCK})[.;] if ([^.,;]+), (?:you )?gain (<n>)(?=[.]|$)`,
    "if $3, gain $4 $2. otherwise, gain $1 $2",
    "gain 1 Immunity. If you have 3 Agents in service, gain 2. => if you have 3 Agents in service, gain 2 Immunity. otherwise, gain 1 Immunity.",
    "gain 1 Immunity. gain 2 €. | if you have 3 €, gain 2 €",
  ],
  [
    "vr.vpGained",
    "(?<=^(?:Bonus|Promotion|Activation): (?:[^:]*[.] )?)gain (2|4|6|8) VP(?=[.]|$)",
    "gain $1 halves tokens of 2 VP",
    "Bonus: gain 4 VP. => Bonus: gain 4 halves tokens of 2 VP.",
    "End: 4 VP. | gain 1 token of 2 VP",
  ],
  ...(["1", "2", "3", "4"] as const).map(
    (n): Row => [
      `vr.vpTokens${n}`,
      `${Number(n) * 2} halves tokens of 2 VP`,
      `${n} ${n === "1" ? "token" : "tokens"} of 2 VP`,
      `gain ${Number(n) * 2} halves tokens of 2 VP => gain ${n} ${n === "1" ? "token" : "tokens"} of 2 VP`,
      "gain 1 token of 2 VP | tokens",
    ],
  ),
];

/** What everybody does is told of one of them, each of whom is “you”. */
export const EVERYBODY_ROWS = (kind: string): readonly Row[] => [
  [
    `vr.everybody.${kind}`,
    "(?<=^|\\n)(Minimum|Global|Maximum): (?:everyone|everybody|each player|every player|all players|these players|those players|they|the players?(?: concerned| with the (?:lowest|highest|least|most) Revenue)?) (?:must |has to |have to )?(lose|gain|draw|discard|eliminate|remove|tilt|straighten|get|take|pay|add|move|put|return|replace|turn)s?(?= )",
    "$1: $2",
    "Global: each player tilts one of their Agents => Global: tilt one of their Agents",
    "Global: lose 2 Revenue | everyone loses 2 Revenue",
  ],
  [
    `vr.theirOwn.${kind}`,
    "(?<=(?:^|\\n)(?:Minimum|Global|Maximum): (?:lose|gain|draw|discard|eliminate|remove|tilt|straighten|get|take|pay|add|move|put|return|replace|turn) [^.\\n]*)(?:their|his or her|his|her)(?: own)?(?= (?:\\p{Lu}|€))",
    "your",
    "Global: tilt one of their Agents => Global: tilt one of your Agents",
    "Global: each opponent discards 1 of their Boosts | their Agents",
  ],
];

/** What must be paid is lost: there is nobody who could refuse. */
export const COMPELLED_ROWS = (kind: string): readonly Row[] => [
  [
    `vr.compelled.${kind}`,
    "(?<=^|: |[.] |then |and |otherwise, )(?:pay|forfeit|spend|give up|hand over|discard)(s?) (<n> (?:€|Immunity))(?=[.]|$| for each | and | then |, then )(?![.] (?:if you can|if not|otherwise|if that))",
    "lose$1 $2",
    "Maximum: pay 10 €. => Maximum: lose 10 €.",
    "Maximum: pay 10 € or lose 1 Revenue. | lose 10 €.",
  ],
];
