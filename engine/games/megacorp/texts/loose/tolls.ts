/** How people write what has to attack, what an attack costs, and how much is dealt at most. */
import { type LooseRule, rows } from "../../../../language/index.ts";

export const TOLLS_LOOSE: readonly LooseRule[] = rows([
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
