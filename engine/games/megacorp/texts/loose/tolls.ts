/** How people write what has to attack, and what was not done in a turn. */
import { type LooseRule, rows } from "../../../../language/index.ts";

/** What was done, as it is told and as it is denied. */
const DEEDS = [
  ["bought", "buy"],
  ["sold", "sell"],
  ["discarded", "discard"],
] as const;

export const TOLLS_LOOSE: readonly LooseRule[] = rows([
  ...DEEDS.map(
    ([did, does]) =>
      [
        `deed.${does}None`,
        `you (?:(?:have not|haven't|haven’t) ${did}|(?:did not|didn't|didn’t) ${does}) (?:anything|any cards?|a card)(?= this turn)`,
        `you ${did} no cards`,
        `if you have not ${did} anything this turn, draw 1 card => if you ${did} no cards this turn, draw 1 card`,
        `if you ${did} no cards this turn, draw 1 card | if an opponent has not ${did} anything this turn`,
      ] as const,
  ),
  [
    "toll.mustBare",
    "(?<=^|[.\\n] ?)must attack(?= (?:each|every) turn| if able| if possible|[.])",
    "this must attack",
    "Must attack each turn if able. => this must attack each turn if able.",
    "this must attack each turn if able | you must attack with target character",
  ],
  [
    "toll.mustTarget",
    "(?<=^|[.:,] |, then )((?:target|each|another target) [^.,:]+?) (?:must attack|attacks|has to attack) this turn(?: if (?:able|possible))?(?=[.]|$)",
    "$1 attacks each turn if able until end of turn",
    "target character must attack this turn if able => target character attacks each turn if able until end of turn",
    "target character attacks each turn if able | target character may attack again this turn",
  ],
  [
    "toll.asThough",
    "(?<=may attack(?: and block)?) as (?:if|though) (?:they|those cards|it|that card) (?:was|were|is|are) (?:a character|characters)",
    " as though it were a character",
    "each equipment may attack as if they were characters => each equipment may attack as though it were a character",
    "each equipment may attack as though it were a character | as though they were engaged",
  ],
]);
